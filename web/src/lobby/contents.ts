// What a deck holds, by kinds.

import type { PokemonCard } from "../lib/pokemon";

export interface Group {
  kind: string;
  count: number;
  lines: { id: string; name: string; note: string; count: number }[];
}

const KINDS = ["pokemon", "trainer", "energy"];

/** The cards of a deck by kind, equal ones counted, in the deck's order; unknown ones are left out. */
export function contents(ids: readonly string[], cardOf: (id: string) => PokemonCard | undefined): Group[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const groups = KINDS.map((kind): Group => ({ kind, count: 0, lines: [] }));
  for (const [id, count] of counts) {
    const card = cardOf(id);
    const group = groups.find((one) => one.kind === card?.kind);
    if (!card || !group) continue;
    group.count += count;
    group.lines.push({ id, name: card.name, note: card.hp > 0 ? `${card.hp} HP` : "", count });
  }
  return groups.filter((group) => group.count > 0);
}
