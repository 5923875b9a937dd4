// What the log shows of its entries: each event in a line, and what a game says of several events in one.

import type { LogEntry, LogLine, Seat, Sentence } from "../lib/protocol";

/** A line of the log. */
export interface Row {
  line: LogEntry | LogLine;
  /** What came of it, said behind it. */
  sum?: string;
  /** Passes that are folded away. */
  passes?: readonly Sentence[];
  /** Nothing but passes: nobody has answered what was done. */
  quiet?: boolean;
}

/** The rows of each entry. */
export type Gather = (log: readonly LogEntry[]) => Row[][];

export const isLine = (line: LogEntry | LogLine): line is LogLine => "e" in line;

/** Events that begin something: they stand above what follows. */
const HEADINGS = new Set(["TurnBegan", "StepBegan"]);
export const isHeading = (line: LogEntry | LogLine): boolean => isLine(line) && HEADINGS.has(line.e);

/** A row for every event. A pass says nothing once something came after it. */
export const plainly: Gather = (log) =>
  log.map((entry, at) => {
    const all: (LogEntry | LogLine)[] = entry.lines ?? [entry];
    const told = at === log.length - 1 ? all : all.filter((line) => !isLine(line) || line.e !== "Passed");
    return told.map((line) => ({ line }));
  });

/** The turns that the seat of the newest entry, if not one's own, took right before it: one entry each, or none. */
export function turnsBefore(entries: readonly LogEntry[], near: Seat): readonly LogEntry[] {
  const latest = entries.at(-1);
  if (!latest || latest.seat === null || latest.seat === near) return [];
  const other = entries.findLastIndex(({ seat }) => seat !== latest.seat);
  const run = entries.slice(other + 1, -1);
  return new Set([...run, latest].map(({ turn }) => turn)).size > run.length ? run : [];
}
