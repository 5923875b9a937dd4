import { describe, expect, it } from "vitest";

import { mine, ordered, readChairs, setOut, wrong } from "../src/lobby/seating";
import { across, foeOf, inTeams, letterOf, othersOf, parties, sideOf, teamOf } from "../src/lib/sides";
import { nameOf, placeOf } from "../src/games/pokemon/table/pointing";

const chairs = (...who: ("me" | "friend" | "bot:greedy")[]) => who.map((one) => ({ who: one, deck: "great-tide" }));

describe("sides", () => {
  it("gives every other seat to the same side", () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => across(seat, 2))).toEqual([false, true, false, true]);
  });

  it("names a team with the seat itself first, and the others in order", () => {
    expect(teamOf(2, 4)).toEqual([2, 0]);
    expect(othersOf(2, 4)).toEqual([1, 3]);
    expect([teamOf(1, 2), othersOf(1, 2)]).toEqual([[1], [0]]);
    expect([0, 1, 2, 3].map(letterOf).join("")).toBe("ABCD");
  });
});

describe("sides that a game says itself", () => {
  const ALONE = [0, 1, 2];
  const NEIGHBOURS = [0, 0, 1, 1];

  it("may be each one's own, or those of neighbours", () => {
    expect([0, 1, 2].map((seat) => across(seat, 1, ALONE))).toEqual([true, false, true]);
    expect([teamOf(1, ALONE), othersOf(1, ALONE), foeOf(1, ALONE), foeOf(0, ALONE)]).toEqual([[1], [0, 2], 0, 1]);
    expect([teamOf(3, NEIGHBOURS), othersOf(3, NEIGHBOURS), foeOf(3, NEIGHBOURS)]).toEqual([[3, 2], [0, 1], 0]);
  });

  it("make parties, and teams where somebody has a partner", () => {
    expect([parties(ALONE), parties(NEIGHBOURS), parties([0, 1, 0, 1])]).toEqual([
      [[0], [1], [2]],
      [
        [0, 1],
        [2, 3],
      ],
      [
        [0, 2],
        [1, 3],
      ],
    ]);
    expect([ALONE, NEIGHBOURS, [0, 1]].map(inTeams)).toEqual([false, true, false]);
  });
});

describe("the seats of a new table", () => {
  it("begins with oneself and three times the same bot", () => {
    expect(setOut(4, "greedy").map(({ who }) => who)).toEqual(["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  });

  it("says what keeps them from being a table", () => {
    expect(wrong(chairs("bot:greedy", "friend", "friend", "friend"))).toBe("none");
    expect(wrong(chairs("me", "me", "bot:greedy", "friend"))).toBe("both");
    expect(wrong(chairs("me", "friend", "me", "friend"))).toBe("");
    expect(wrong(chairs("me", "me", "me", "me"))).toBe("");
    expect(mine(chairs("friend", "me", "friend", "me"))).toEqual([1, 3]);
  });

  it("asks for one seat or all where everybody plays alone", () => {
    const alone = [0, 1, 2];
    expect(wrong(chairs("me", "friend", "bot:greedy"), alone)).toBe("");
    expect(wrong(chairs("me", "me", "bot:greedy"), alone)).toBe("both");
    expect(wrong(chairs("me", "me", "me"), alone)).toBe("");
  });

  it("sends no set for a friend, and none where one is drawn", () => {
    const [friend, me] = ordered([
      { who: "friend", deck: "great-tide" },
      { who: "me", deck: "" },
    ]);
    expect([friend, me]).toEqual([
      { who: "friend", deck: null },
      { who: "me", deck: null },
    ]);
  });

  it("reads back what was kept, and nothing else", () => {
    const kept = chairs("me", "friend", "bot:greedy", "friend");
    expect(readChairs(JSON.stringify(kept), 4)).toEqual(kept);
    for (const text of [
      null,
      "7",
      "[]",
      JSON.stringify(kept.slice(1)),
      JSON.stringify([...kept.slice(1), { who: "you", deck: "" }]),
    ])
      expect(readChairs(text, 4)).toBeNull();
  });
});

describe("pointing", () => {
  it("gives what lies open a name, and finds it by that", () => {
    expect(nameOf({ mon: "12" })).toBe("mon 12");
    expect(nameOf({ attack: "12 1" })).toBe("mon 12");
    expect(nameOf({ kind: "31" })).toBe("card 31");
    expect(placeOf("mon 12")).toBe('[data-mon="12"]');
    expect(placeOf("card 31")).toBe('[data-kind="31"]');
  });

  it("has no name for backs, and no place for what means nothing", () => {
    expect([nameOf({ kind: "-1" }), nameOf({ place: "0 1" }), nameOf({})]).toEqual(["", "", ""]);
    expect([placeOf("mon"), placeOf("deck 1"), placeOf('mon "]'), placeOf("mon 1 2")]).toEqual(["", "", "", ""]);
  });
});
