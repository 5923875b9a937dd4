import { describe, expect, it } from "vitest";

import type { LogEntry } from "../src/lib/protocol";
import { beside, besidePasses, runsOf } from "../src/replay/runs";
import { placed } from "../src/table/placed";

describe("what is said at the table", () => {
  const said = (n: number, text: string) => ({ seat: 0, name: "Ala", text, n });

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
const frames = [step("TurnBegan"), step("Passed"), step("Passed"), step("Passed"), step("Passed", "DiceRolled"), step("Passed"), { log: null }];

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
      for (let at = from; at + by >= 0 && at + by < frames.length; ) seen.push((at = beside(runs, open, at, by)));
      return seen;
    };
    expect(walk(new Set(), 1, 0)).toEqual([0, 4, 5, 6]);
    expect(walk(new Set(), -1, 6)).toEqual([6, 5, 4, 0]);
    expect(walk(new Set([1]), 1, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(beside(runs, new Set(), 2, -1)).toBe(0);
  });
});
