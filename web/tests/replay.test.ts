import { describe, expect, it } from "vitest";

import type { LogEntry } from "../src/lib/protocol";
import { beside, besidePasses, runsOf } from "../src/replay/runs";

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
