// The chart of an analysis: where its lines run, what is marked, and what the keys go to.

import { describe, expect, test } from "vitest";

import { costlyFrom, courseOf, H, signed, W, worstOf } from "../src/analysis/course";
import type { AnalysisChoice } from "../src/lib/wire";

const choice = (
  n: number,
  turn: number,
  seat: number,
  before: number,
  after: number,
  cost: number,
): AnalysisChoice => ({
  n,
  turn,
  seat,
  before: [before, 100 - before],
  after: [after, 100 - after],
  cost,
  luck: 0,
  many: 2,
  more: false,
  worlds: 10,
  options: [],
  why: "",
});
/** You lose 20 in turn 1 and 5 in turn 3, they lose 10 in turn 2. */
const GAME = [
  choice(1, 1, 0, 50, 30, 20),
  choice(2, 2, 1, 40, 50, 10),
  choice(3, 3, 0, 50, 50, 0),
  choice(4, 3, 0, 60, 55, 5),
];

describe("the chart", () => {
  const course = courseOf(GAME, 0, [0, 1], 4, 100);

  test("has a column for each turn, as wide as the others, also for one without a choice", () => {
    expect(course.columns.map(({ turn, x, wide }) => [turn, x, wide])).toEqual([
      [1, 12.5, 25],
      [2, 37.5, 25],
      [3, 62.5, 25],
      [4, 87.5, 25],
    ]);
    expect(course.columns.map(({ choices }) => choices)).toEqual([[0], [1], [2, 3], []]);
  });

  test("goes thick from before a choice to after it, dotted to the next one, and ends at the result", () => {
    expect(course.thick.startsWith(`M0.0 ${H / 2}.0L125.0 84.0`)).toBe(true);
    expect(course.dotted.startsWith("M125.0 84.0L250.0 72.0")).toBe(true);
    expect(course.dotted.endsWith(`L${W}.0 0.0`)).toBe(true);
  });

  test("is the other way round for the other side", () => {
    expect(courseOf(GAME, 1, [0, 1], 4, 0).thick.startsWith("M0.0 60.0L125.0 36.0")).toBe(true);
  });

  test("says what each side lost, and marks what cost eight per cent or more", () => {
    expect(course.columns.map(({ lost, lostBy }) => [lost, lostBy])).toEqual([
      [20, 0],
      [0, 10],
      [5, 0],
      [0, 0],
    ]);
    expect(course.marks.map(({ turn, own }) => [turn, own])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test("grows from the left while it is reckoned", () => {
    const half = courseOf(GAME.slice(0, 1), 0, [0, 1], 4, null);
    expect(half.columns.map(({ choices }) => choices.length)).toEqual([1, 0, 0, 0]);
    expect(half.dotted).toBe("");
  });
});

test("Shift goes to the next choice that cost something, and stays where there is none", () => {
  expect([costlyFrom(GAME, 1, 1), costlyFrom(GAME, 3, 1), costlyFrom(GAME, 3, -1), costlyFrom(GAME, 0, -1)]).toEqual([
    3, 3, 1, 0,
  ]);
});

test("a turn leads to its costliest choice", () => {
  expect([worstOf(GAME, [2, 3]), worstOf(GAME, [0])]).toEqual([3, 0]);
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+ 3", "− 3", "0"]);
});
