import { describe, expect, it } from "vitest";

import type { PlaceShown } from "../src/lib/wire";
import { isEnough, isSingle, mostOf, picksOf, positionsOf } from "../src/study/chosen";
import { Tree } from "../src/study/tree";

const node = (id: string, parent: string | null, n: number) => ({ id, parent, n, label: id, name: "", by: "Ala" });
/** 0-1-2-3; from 1 the branches ba (then bc, bd) and bb. */
const tree = new Tree([node("ba", null, 1), node("bc", "ba", 1), node("bd", "ba", 1), node("bb", null, 1)], 3);

describe("the tree of a chapter", () => {
  it.each([
    ["0", "1"],
    ["1", "2"],
    ["3", null],
    ["ba", "bc"],
    ["bb", null],
  ])("goes on from %s to %s", (at, next) => expect(tree.after(at)).toBe(next));

  it.each([
    ["0", null],
    ["2", "1"],
    ["bb", "1"],
    ["bd", "ba"],
  ])("comes to %s from %s", (at, before) => expect(tree.before(at)).toBe(before));

  it("leads from the main line to its branches and back", () => {
    expect([tree.beside("2", 1), tree.beside("ba", 1), tree.beside("bb", 1)]).toEqual(["ba", "bb", null]);
    expect([tree.beside("bb", -1), tree.beside("ba", -1), tree.beside("2", -1)]).toEqual(["ba", "2", null]);
    expect(tree.beside("0", 1)).toBe(null);
  });

  it("knows its ends, its depths, and what hangs on a branch", () => {
    expect([tree.end("0"), tree.end("ba"), tree.depth("bd"), tree.depth("3")]).toEqual(["3", "bc", 3, 3]);
    expect([tree.below("ba"), tree.below("bb"), tree.has("bx"), tree.has("4")]).toEqual([2, 0, false, false]);
  });
});

describe("an answer", () => {
  const asked: Pick<PlaceShown, "options" | "least" | "most" | "counts"> = {
    options: [
      ["lay", 1],
      ["lay", 2],
    ],
    least: 2,
    most: 3,
    counts: [2, 1],
  };

  it("is one option, or as many as are asked for", () => {
    expect([isSingle(asked), isSingle({ ...asked, least: 0, most: 1 })]).toEqual([false, true]);
    expect([isEnough(asked, [1, 0]), isEnough(asked, [2, 1]), mostOf(asked, 0), mostOf(asked, 1)]).toEqual([
      false,
      true,
      2,
      1,
    ]);
  });

  it("is written as the options that are chosen, as often as they are", () => {
    expect(picksOf(asked, positionsOf([2, 1]))).toEqual([
      ["lay", 1],
      ["lay", 1],
      ["lay", 2],
    ]);
  });
});
