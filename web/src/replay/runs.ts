// Passes one after the other lie in one row of the list of steps, with what the last of them brings, until somebody
// opens it.

import type { LogEntry, LogLine } from "../lib/protocol";

/** Steps from one to another, both included; more than one only where each begins with a pass. */
export interface Run {
  from: number;
  to: number;
}

type Told = { log: LogEntry | null };

const isPass = (line: LogLine): boolean => line.e === "Passed";

/** What a step tells beside passes. */
export function besidePasses(frame: Told | undefined): LogLine[] {
  return (frame?.log?.lines ?? []).filter((line) => !isPass(line));
}

/** All steps in their order. A run of passes ends with the one that brings something else. */
export function runsOf(frames: readonly Told[]): Run[] {
  const found: Run[] = [];
  let open = false;
  frames.forEach((frame, n) => {
    const [first] = frame.log?.lines ?? [];
    const passed = first !== undefined && isPass(first);
    const last = found.at(-1);
    if (open && passed && last) last.to = n;
    else found.push({ from: n, to: n });
    open = passed && besidePasses(frame).length === 0;
  });
  return found;
}

/** The step after this one, or before it: over a run that is folded in one go. */
export function beside(runs: readonly Run[], open: ReadonlySet<number>, at: number, by: 1 | -1): number {
  const run = runs.find(({ from, to }) => from <= at + by && at + by <= to);
  if (!run || open.has(run.from)) return at + by;
  // Whoever stands in the middle of a run, by the slider, leaves it like anybody who stands at its end.
  return by > 0 || at > run.to ? run.to : run.from - 1;
}
