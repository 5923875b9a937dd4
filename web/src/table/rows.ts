// What the log shows of its entries: each event in a line, and what a game says of several events in one.

import type { LogEntry, LogLine, Sentence } from "../lib/protocol";

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

/** A row for every event. A pass says nothing once something came after it. */
export const plainly: Gather = (log) =>
  log.map((entry, at) => {
    const all: (LogEntry | LogLine)[] = entry.lines ?? [entry];
    const told = at === log.length - 1 ? all : all.filter((line) => !isLine(line) || line.e !== "Passed");
    return told.map((line) => ({ line }));
  });
