import { describe, expect, it } from "vitest";

import { drawn, trend } from "../src/profile/course";
import { figures, sidesOf } from "../src/profile/found";
import { pieces, toggled, without } from "../src/profile/query";
import type { FoundGame, FoundSeat, RatingPoint } from "../src/lib/wire";

const seat = (n: number, side: number, more: Partial<FoundSeat> = {}): FoundSeat => ({
  seat: n,
  side,
  id: `g${n}`,
  name: `Name ${n}`,
  bot: "",
  deck: "",
  own: false,
  result: "won",
  change: null,
  ...more,
});
const game = (more: Partial<FoundGame>): FoundGame => ({
  id: "t",
  game: "g",
  format: "",
  turns: 3,
  rated: false,
  ended: 0,
  scores: null,
  seats: [seat(0, 0), seat(1, 1)],
  near: null,
  ...more,
});
const point = (at: number, points: number, spread = 50): RatingPoint => ({ at, points, spread, table: null });
const now = { points: 1600, spread: 40, games: 3, provisional: false };

describe("a search as it is written", () => {
  it.each([
    ["", []],
    ["  owl   tin ", ["owl", "tin"]],
    ['deck:"two words" "and more" x', ['deck:"two words"', '"and more"', "x"]],
    ["turns>30 rated", ["turns>30", "rated"]],
    ['"not closed', ['"not', "closed"]],
  ])("%j is in pieces", (q, found) => expect(pieces(q)).toEqual(found));

  it.each([
    ["owl", "game:a", "owl game:a"],
    ["game:b owl", "game:a", "owl game:a"],
    ["owl game:a", "game:a", "owl"],
    ["rated:no", "rated", "rated"],
    ['deck:"game:a"', "game:a", 'deck:"game:a" game:a'],
  ])("%j with %j toggled is %j", (q, piece, found) => expect(toggled(q, piece)).toBe(found));

  it("loses a field and nothing else", () => expect(without('game:a "game:b" deck:x', "game")).toBe('"game:b" deck:x'));
});

describe("a game that was found", () => {
  it("begins with the side of whom it is about", () => {
    const teams = [seat(0, 0), seat(1, 1), seat(2, 0), seat(3, 1)];
    const told = sidesOf(game({ seats: teams, near: 3 }));
    expect(told.map((side) => side.map((one) => one.seat))).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it.each([
    [null, [10, 20], "10 – 20"],
    [1, [10, 20], "20 – 10"],
    [1, [0, 0], ""],
    [1, null, ""],
  ])("of seat %j with %j has the figures %j", (near, scores, told) => {
    expect(figures(game({ near, scores }))).toBe(told);
  });
});

describe("the course of a rating", () => {
  const bots = [
    { id: "", name: "Near", bot: "a", rating: { ...now, points: 1500 } },
    { id: "", name: "Beside", bot: "b", rating: { ...now, points: 1510 } },
    { id: "", name: "Far", bot: "c", rating: { ...now, points: 3000 } },
  ];

  it("is nothing without a game", () => expect(drawn({ points: [], bots })).toBeNull());

  it("holds its band, and its labels lie apart", () => {
    const chart = drawn({ points: [point(0, 1500), point(1, 1600, 120)], bots });
    expect([chart?.low, chart?.high]).toEqual([1400, 1800]);
    expect(chart?.band.split(" ")).toHaveLength(4);
    expect(chart?.bots.map(({ name }) => name)).toEqual(["Near", "Beside"]);
    const [low = 0, high = 0] = chart?.bots.map(({ at }) => at) ?? [];
    expect(low - high).toBeGreaterThanOrEqual(12);
  });

  it("of one game is a point within the chart", () => {
    const chart = drawn({ points: [point(0, 1500, 0)], bots: [] });
    expect(chart?.last.y).toBeLessThanOrEqual(100);
    expect(`${chart?.line} ${chart?.band}`).not.toContain("NaN");
  });

  it.each([
    [[point(0, 1500), point(1, 1550), point(2, 1600)], "up"],
    [[point(0, 1700), point(1, 1650), point(2, 1600)], "down"],
    [[point(0, 1590), point(1, 1610), point(2, 1600)], ""],
    [[point(0, 1000), point(1, 1600)], ""],
  ])("rises, falls or does neither: %#", (points, told) => expect(trend({ points, now })).toBe(told));
});
