// What is in a set, as a look into it lists it: stack by stack, or by kinds with numbers.

import type { Part } from "../editor/lines";

export interface Group {
  title: string;
  count: number;
  lines: { id: string; name: string; note: string; count: number }[];
}

/** The kinds of cards of a deck that are in it. */
export function listed<C extends { id: string; name: string }>(
  parts: readonly Part<C>[],
  note: (card: C) => string,
): Group[] {
  return parts
    .filter((part) => part.count > 0)
    .map(({ title, count, lines }) => ({
      title,
      count,
      lines: lines.map((line) => ({
        id: line.card.id,
        name: line.card.name,
        note: note(line.card),
        count: line.count,
      })),
    }));
}
