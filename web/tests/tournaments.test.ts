import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ArenaShown } from "../src/lib/wire";
import { amendable, comeLeft, graceLeft, graceOf, isLate, myMatch, timeLeft } from "../src/tournaments/arena";
import { orderOf, usual } from "../src/tournaments/holding";
import { spaced } from "../src/tournaments/spaced";
import { byName, inPages, leftUntil, mayEnter, newsOf, reminder, resultOf, scoreOf } from "../src/tournaments/telling";
import type { MatchShown, RoundShown, TournamentShown } from "../src/lib/wire";

const match = (table: number, first: string, second: string | null, more: Partial<MatchShown> = {}): MatchShown => ({
  ...{ table, first, second, score: [0, 0, 0], winner: null, over: false, why: "", tables: [], again: false },
  ...more,
});
const round = (number: number, matches: MatchShown[], closed = false): RoundShown => ({
  ...{ number, stage: "swiss", best_of: 1, closed, matches },
});
const entrant = (id: string, name: string): TournamentShown["entrants"][number] => ({
  ...{ id, name, people: [], bot: false, here: true, titles: [], decks: null },
});
const NAMES = { a: "Zuzu", b: "łoś", c: "anna", d: "Świt" };
function told(more: Partial<TournamentShown> = {}): TournamentShown {
  const some = {
    ...{ phase: "open", format: "swiss", round: 0, rounds_due: 3, rounds: [], now: 1000, due: null },
    arena: null,
  };
  return {
    ...some,
    entrants: Object.entries(NAMES).map(([id, name]) => entrant(id, name)),
    ...more,
  } as TournamentShown;
}

describe("a match", () => {
  const over = match(1, "a", "b", { score: [1, 2, 1], winner: "b", over: true });
  it("is told from the side of whoever asks", () => {
    expect([resultOf(over, "a"), scoreOf(over, "a")]).toEqual(["lost", "1–2–1"]);
    expect([resultOf(over, "b"), scoreOf(over, "b")]).toEqual(["won", "2–1–1"]);
  });
  it("that nobody has won is neither won nor lost", () => {
    expect(resultOf(match(1, "a", "b", { over: true }), "a")).toBe("");
    expect(resultOf(match(1, "a", "b", { winner: "a" }), "a")).toBe("");
  });
});

describe("the projector", () => {
  const one = round(1, [match(1, "a", "b"), match(2, "c", null), match(3, "d", "e")]);
  it("has the names in the order of the reader's alphabet, each with its table", () => {
    const places = byName(told(), one, "pl").map(({ name, table, against }) => [name, table, against]);
    expect(places.slice(1)).toEqual([
      ["anna", null, ""],
      ["łoś", 1, "Zuzu"],
      ["Świt", 3, ""],
      ["Zuzu", 1, "łoś"],
    ]);
  });
  it.each([
    [0, [0]],
    [32, [32]],
    [33, [17, 16]],
    [100, [25, 25, 25, 25]],
  ])("shows %i names on pages of %j", (many, pages) => {
    expect(inPages(Array.from({ length: many }), 32).map((page) => page.length)).toEqual(pages);
  });
});

describe("time", () => {
  it("is counted by the server's clock, from when it was told", () => {
    expect(leftUntil(told({ due: 1090 }), 30)).toBe(60);
    expect(leftUntil(told({ due: 1090 }), 200)).toBe(0);
    expect(leftUntil(told(), 30)).toBeNull();
  });
  it.each([
    [61, 60, 60],
    [60, 59.75, 0],
    [90, 9, 10],
    [30.1, 29.9, 30],
    [Infinity, 45, 60],
    [10, 9, 0],
  ])("from %d to %d seconds one is reminded at %d", (before, left, at) => {
    expect(reminder(before, left)).toBe(at);
  });
});

describe("what is said aloud", () => {
  const first = round(1, [match(1, "a", "b")]);
  const paired = told({ phase: "paired", round: 1, rounds: [first] });
  const playing = told({ phase: "playing", round: 1, rounds: [first] });
  const between = told({ phase: "between", round: 1, rounds: [{ ...first, closed: true }] });
  const again = told({ phase: "paired", round: 2, rounds: [{ ...first, closed: true }, round(2, [])] });
  it.each([
    ["nothing where nothing is new", playing, playing, ""],
    ["that a round is paired", told(), paired, "paired"],
    ["that it begins", paired, playing, "begun"],
    ["that it is over", playing, between, "closed"],
    ["that the next is paired at once", playing, again, "paired"],
    ["not that a pairing was taken back", paired, told(), ""],
    ["that all is over, once", between, told({ phase: "over" }), "over"],
    ["not again that all is over", told({ phase: "over" }), told({ phase: "over" }), ""],
  ])("%s", (_, before, after, news) => {
    expect(newsOf(before, after)).toBe(news);
  });
});

describe("entering", () => {
  it.each([
    ["open", "single", 0, true],
    ["playing", "swiss", 2, true],
    ["playing", "swiss", 3, false],
    ["playing", "single", 1, false],
    ["over", "swiss", 1, false],
  ] as const)("%s, %s in round %i: %j", (phase, format, number, may) => {
    expect(mayEnter(told({ phase, format, round: number }))).toBe(may);
  });
});

describe("the order of a tournament", () => {
  const plan = { ...usual("magpies", "greedy"), name: " Friday " };
  it("needs a name alone", () => {
    expect(orderOf(plan)).toMatchObject({
      ...{ name: "Friday", game: "magpies", format: "swiss", clock: { minutes: 15, increment: 10 }, rated: true },
      ...{ rounds: null, cut: null, starts: null, fill: 0, most: null },
    });
  });
  it("has nothing that its format has no use for", () => {
    const order = orderOf({ ...plan, format: "single", rounds: "5", cut: "8", legs: 2, third: true });
    expect(order).toMatchObject({ rounds: null, cut: null, legs: 1, third: true });
    expect(orderOf({ ...plan, format: "swiss-cut", rounds: "5", cut: "8", third: true })).toMatchObject({
      ...{ rounds: 5, cut: 8, third: false },
    });
  });
  it("counts for nothing without a clock, and says one line to all", () => {
    expect(orderOf({ ...plan, clock: "", note: "One.\n Two." })).toMatchObject({ rated: false, note: "One. Two." });
  });
  it("begins at the reader's time", () => {
    expect(orderOf({ ...plan, starts: "2030-01-02T19:30" }).starts).toBe(new Date(2030, 0, 2, 19, 30).getTime() / 1000);
  });
});

describe("what is spaced", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it("is done at once, then once for all that came meanwhile", () => {
    const act = vi.fn();
    const soon = spaced(act, 1000);
    for (let n = 0; n < 5; n++) soon();
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(2);
    soon();
    expect(act).toHaveBeenCalledTimes(3);
  });
});

describe("an arena", () => {
  const some = { lasts: 3600, ends: 1600, closes: 2200, playing: [], lately: [], mine: [], come_by: null };
  const arena = (more: Partial<ArenaShown> = {}): TournamentShown =>
    told({ phase: "playing", format: "arena", arena: { ...some, ...more } as unknown as ArenaShown });

  it("counts its time by the server's clock, and then the time of the last games", () => {
    expect([timeLeft(arena(), 100), graceLeft(arena(), 100)]).toEqual([500, null]);
    expect([timeLeft(arena(), 700), graceLeft(arena(), 700)]).toEqual([0, 500]);
    expect(timeLeft(told(), 0)).toBeNull();
  });
  it.each([
    [{ ends: null, closes: null, lasts: 300 }, 300],
    [{ ends: null, closes: null, lasts: 7200 }, 600],
    [{ ends: 1600, closes: 1630 }, 30],
  ])("waits for games that run as %j says", (more, seconds) => {
    expect(graceOf({ ...some, ...more } as unknown as ArenaShown)).toBe(seconds);
  });
  it("says once that one is awaited", () => {
    expect(comeLeft(arena({ come_by: 1050 }), 35)).toBe(15);
    expect([isLate(21, 20), isLate(20, 19), isLate(null, 5), isLate(30, null)]).toEqual([true, false, true, false]);
  });
  it("may be entered as long as its time runs", () => {
    expect([mayEnter(arena()), mayEnter(arena({ ends: 900 })), mayEnter(told({ ...arena(), phase: "over" }))]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it("tells which match is mine, and which may be put right", () => {
    const [one, two] = [match(4, "a", "b"), match(3, "a", "c", { over: true })];
    const now = arena({ playing: [one], lately: [two], mine: [one, two] });
    expect([myMatch(now), amendable(now)]).toEqual([one, [one, two]]);
    expect(myMatch(arena({ mine: [two] }))).toBeNull();
  });
  it("is ordered with a time and one game a match", () => {
    const order = orderOf({ ...usual("token-battle", "greedy"), format: "arena", best_of: 3, lasts: 45, rounds: "4" });
    expect([order.lasts, order.best_of, order.rounds]).toEqual([2700, 1, null]);
    expect(orderOf({ ...usual("token-battle", "greedy"), lasts: 45 }).lasts).toBeNull();
  });
});
