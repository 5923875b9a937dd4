import { describe, expect, it } from "vitest";

import type { Deck } from "../src/lib/protocol";
import { found, kindsOf, NOTHING, yearsOf } from "../src/lobby/shelf";
import { stepOf } from "../src/lobby/steps";
import { three } from "../src/lobby/three";

const FIRE = { key: "R", name: "Fire" };
const WATER = { key: "W", name: "Water" };

/** A set of the table's. */
function deck(id: string, strength: number | null, more: Partial<Deck> = {}): Deck {
  const plain = { stacks: [], own: false, bundled: true, playable: true, problems: [], note: "", seat: null };
  return { ...plain, id, name: id, year: 2007, era: "dp", types: [], plan: "", strength, ...more };
}

const late = { year: 2018, era: "sm" };
const shelf = [
  deck("strong", 5),
  deck("middle", 3),
  deck("like", 3),
  deck("light", 2),
  deck("lightest", 1),
  deck("later", 3, late),
  deck("later-light", 2, late),
];
const ids = (decks: Deck[]): string => decks.map(({ id }) => id).join(" ");

describe("the three sets that are offered", () => {
  it("are the last one, one of its strength, one that is lighter", () => {
    expect(ids(three(shelf, "middle"))).toBe("middle like light");
  });

  it("are of the same years, even where others are as strong", () => {
    expect(ids(three(shelf, "later"))).toBe("later later-light strong");
    expect(ids(three(shelf, "light"))).toBe("light middle lightest");
  });

  it("begin with one of the middle where none was played yet, and leave out what may not be played", () => {
    const some = [deck("no", 3, { playable: false }), ...shelf];
    expect(ids(three(some, "no"))).toBe("middle like light");
    expect(three(some.slice(0, 1), "")).toEqual([]);
  });

  it("take a set of one's own for one of the middle", () => {
    expect(ids(three([deck("mine", null, { own: true }), ...shelf], "mine"))).toBe("mine middle light");
  });

  it("have the set of one's own that was changed last, where another was played", () => {
    const own = [deck("newer", null, { own: true }), deck("older", null, { own: true })];
    expect(ids(three([...shelf, ...own], "middle"))).toBe("middle newer light");
  });

  it("are filled up where nothing is lighter, or nothing was measured", () => {
    expect(ids(three(shelf, "strong"))).toBe("strong like middle");
    expect(ids(three(shelf, "lightest"))).toBe("lightest light strong");
    expect(ids(three([deck("a", null), deck("b", null), deck("c", null)], "b"))).toBe("b a c");
  });
});

describe("the shelf", () => {
  const some = [
    deck("Powerhouse", 3, { types: [FIRE], plan: "Hits early" }),
    deck("Czysta Woda", 3, { types: [WATER], year: 2018 }),
    deck("half", 3, { playable: false }),
    deck("mine", null, { own: true, types: [FIRE, WATER], year: null }),
  ];

  it("finds by words of name, plan and type, by year and by type", () => {
    expect(ids(found(some, { ...NOTHING, words: "early fire" }))).toBe("Powerhouse");
    expect(ids(found(some, { ...NOTHING, year: "2018" }))).toBe("Czysta Woda");
    expect(ids(found(some, { ...NOTHING, kind: "W" }))).toBe("mine Czysta Woda");
    expect(found(some, { words: "early", year: "2018", kind: "" })).toEqual([]);
  });

  it("has one's own first, and last what may not be played", () => {
    expect(ids(found(some, NOTHING))).toBe("mine Powerhouse Czysta Woda half");
  });

  it("offers the years and types that there are", () => {
    expect(yearsOf(some)).toEqual([2007, 2018]);
    expect(kindsOf(some)).toEqual([FIRE, WATER]);
  });
});

describe("what somebody who learns is offered", () => {
  const NEW = { begun: false, learned: false, guided: true, led: false, played: false, puzzles: true };
  it.each([
    ["the first lesson to who is new", {}, "new"],
    ["no lesson to who plays already", { played: true }, ""],
    ["the next lesson to who has begun", { begun: true, played: true }, "lesson"],
    ["the guided game after the last lesson", { begun: true, learned: true }, "guided"],
    ["a puzzle after that", { begun: true, learned: true, led: true }, "puzzles"],
    ["a puzzle to who plays and has learned all", { begun: true, learned: true, played: true }, "puzzles"],
    ["nothing after all of it", { begun: true, learned: true, led: true, puzzles: false }, ""],
  ])("is %s", (_, more, step) => {
    expect(stepOf({ ...NEW, ...more })).toBe(step);
  });
});
