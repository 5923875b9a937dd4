import { describe, expect, it } from "vitest";

import type { LogEntry } from "../src/lib/protocol";
import { beside, besidePasses, runsOf } from "../src/replay/runs";
import { sumOf, taleOf } from "../src/rules/tale";
import { placed } from "../src/table/placed";

describe("what is said at the table", () => {
  const said = (n: number, text: string) => ({ seat: 0, name: "Ala", text, n, id: "", phrase: null, apart: false });

  it("stands before the first step that came later", () => {
    const log = [{ n: 0 }, { n: 1 }, { n: 1 }, { n: 4 }];
    const at = placed(log, [said(-1, "hello"), said(1, "go first?"), said(2, "yes"), said(4, "well played")]);
    expect([...at].map(([row, lines]) => [row, ...lines.map(({ text }) => text)])).toEqual([
      [0, "hello"],
      [3, "go first?", "yes"],
      [4, "well played"],
    ]);
  });
});

const step = (...lines: string[]): { log: LogEntry | null } => ({
  log: { n: 0, turn: 1, seat: 0, text: [], sum: null, lines: lines.map((e) => ({ e, text: [] })) },
});
const frames = [
  step("TurnBegan"),
  step("Passed"),
  step("Passed"),
  step("Passed"),
  step("Passed", "DiceRolled"),
  step("Passed"),
  { log: null },
];

describe("passes in a replay", () => {
  it("lie in one row with what the last of them brings", () => {
    expect(besidePasses(frames[4]).map((line) => line.e)).toEqual(["DiceRolled"]);
    expect(runsOf(frames)).toEqual([
      { from: 0, to: 0 },
      { from: 1, to: 4 },
      { from: 5, to: 5 },
      { from: 6, to: 6 },
    ]);
  });

  it("are one step as long as nobody opens them", () => {
    const runs = runsOf(frames);
    const walk = (open: ReadonlySet<number>, by: 1 | -1, from: number): number[] => {
      const seen = [from];
      for (let at = from; at + by >= 0 && at + by < frames.length;) seen.push((at = beside(runs, open, at, by)));
      return seen;
    };
    expect(walk(new Set(), 1, 0)).toEqual([0, 4, 5, 6]);
    expect(walk(new Set(), -1, 6)).toEqual([6, 5, 4, 0]);
    expect(walk(new Set([1]), 1, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(beside(runs, new Set(), 2, -1)).toBe(0);
  });
});

describe("what an example tells", () => {
  const entry = (n: number, ...lines: string[]): LogEntry => ({
    n,
    turn: 1,
    seat: 0,
    text: [],
    sum: null,
    lines: lines.map((e) => ({ e, text: [] })),
  });

  it("folds passes that follow each other, and nothing else", () => {
    const story = [
      entry(0, "DiceRolled"),
      entry(1, "Passed"),
      entry(2, "Passed", "PointsChanged"),
      entry(3, "Passed"),
      entry(4, "AttackDeclared"),
    ];
    const told = taleOf(story).map(({ passes, lines }) => [passes, ...lines.map((line) => line.e)]);
    expect(told).toEqual([
      [0, "DiceRolled"],
      [2, "PointsChanged"],
      [0, "Passed"],
      [0, "AttackDeclared"],
    ]);
  });

  it("has an entry without lines in its own words", () => {
    expect(taleOf([{ n: 1, turn: 1, seat: 0, text: ["laid"], sum: ["+2"] }])).toEqual([
      { n: 1, passes: 0, lines: [{ e: "", text: ["laid"] }], sum: ["+2"] },
    ]);
  });

  it("reckons hits in one line", () => {
    const step = (label: string, change: string) => ({ label, change, result: 0, rule: "", card: -1 });
    expect(sumOf({ e: "HitsCounted", text: [], steps: [step("A hit from", "4+"), step("Hits", "2")] })).toBe(
      "A hit from 4+ · Hits 2",
    );
    expect(sumOf({ e: "DamageDealt", text: [], steps: [step("Base damage", "20")] })).toBe("");
  });
});
