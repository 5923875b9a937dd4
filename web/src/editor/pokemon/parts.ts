// What a deck holds, by kinds of cards.

import { t } from "../../lib/l10n.svelte";
import type { PokemonCard } from "../../lib/pokemon";
import type { Stacks } from "../../lib/protocol";
import type { Line } from "./odds";

export interface Part {
  kind: PokemonCard["kind"];
  title: string;
  count: number;
  lines: Line[];
}

/** How many there are of each card, in the deck's order. */
export function counted(stacks: Stacks): Map<string, number> {
  const found = new Map<string, number>();
  for (const id of stacks.flat()) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** Pokémon, Trainers, Energy; a part that the deck has none of is empty. */
export function partsOf(lines: readonly Line[]): Part[] {
  const part = (kind: Part["kind"], title: string): Part => {
    const own = lines.filter(({ card }) => card.kind === kind);
    return { kind, title, count: own.reduce((sum, { count }) => sum + count, 0), lines: own };
  };
  return [part("pokemon", t("part-pokemon")), part("trainer", t("part-trainers")), part("energy", t("part-energy"))];
}
