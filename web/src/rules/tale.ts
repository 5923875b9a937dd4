// What an example tells: passes one after the other are one line, with all that the last of them brings.

import type { LogEntry, LogLine } from "../lib/protocol";
import { besidePasses, runsOf } from "../replay/runs";

export interface Told {
  n: number;
  /** How many passes it begins with, where they are folded together; else 0. */
  passes: number;
  lines: LogLine[];
  sum: LogEntry["sum"];
}

export function taleOf(story: readonly LogEntry[]): Told[] {
  const entries = story.map((log) => ({ log }));
  return runsOf(entries).flatMap(({ from, to }) => {
    const last = story[to];
    if (!last) return [];
    const { n, text, sum } = last;
    if (to > from) return [{ n, passes: to - from + 1, lines: besidePasses(entries[to]), sum }];
    return [{ n, passes: 0, lines: last.lines ?? [{ e: "", text }], sum }];
  });
}

/** A reckoning in one line; "" where there is nothing to reckon. */
export function sumOf({ steps = [] }: LogLine): string {
  return steps.length > 1 ? steps.map(({ label, change }) => `${label} ${change}`).join(" · ") : "";
}
