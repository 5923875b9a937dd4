// What the attacks of a deck cost, and what it has to pay them.

import type { Line } from "../../../editor/lines";
import type { PokemonCard } from "../types";

/** Copies of attacks by the number of Energy they cost, 0 to `most` and more. */
export function costs(lines: readonly Line<PokemonCard>[], most = 4): number[] {
  const found = Array<number>(most + 1).fill(0);
  for (const { card, count } of lines)
    for (const attack of card.kind === "pokemon" ? card.attacks : []) {
      const at = Math.min(most, attack.cost.length);
      found[at] = (found[at] ?? 0) + count;
    }
  return found;
}

/** Copies of basic Energy by letter, the most first. */
export function energies(lines: readonly Line<PokemonCard>[]): { letter: string; count: number }[] {
  const found = new Map<string, number>();
  for (const { card, count } of lines) {
    if (card.kind !== "energy") continue;
    const units = card.provides || card.types;
    const letter = units.length === 1 ? units : "*";
    found.set(letter, (found.get(letter) ?? 0) + count);
  }
  return [...found].map(([letter, count]) => ({ letter, count })).sort((a, b) => b.count - a.count);
}
