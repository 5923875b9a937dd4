// Where in the log something was said.

import type { LogEntry, TalkLine } from "../lib/protocol";

/** Lines of talk by the row of the log before which they stand; its length: after all rows. */
export function placed(log: readonly Pick<LogEntry, "n">[], talk: readonly TalkLine[]): Map<number, TalkLine[]> {
  const found = new Map<number, TalkLine[]>();
  for (const line of talk) {
    const next = log.findIndex(({ n }) => n > line.n);
    const at = next < 0 ? log.length : next;
    found.set(at, [...(found.get(at) ?? []), line]);
  }
  return found;
}
