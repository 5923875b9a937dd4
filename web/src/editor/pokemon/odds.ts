// What a deck can be expected to draw. Counting, not rules.

import type { PokemonCard } from "../../lib/pokemon";

export interface Line {
  card: PokemonCard;
  count: number;
}

/** The chance that `draw` cards of `all` hold at least one of `good`. */
export function atLeastOne(all: number, good: number, draw: number): number {
  if (good <= 0 || all <= 0) return 0;
  let none = 1;
  for (let n = 0; n < Math.min(draw, all); n++) none *= Math.max(0, all - good - n) / (all - n);
  return 1 - none;
}

/** Copies of attacks by the number of Energy they cost, 0 to `most` and more. */
export function costs(lines: readonly Line[], most = 4): number[] {
  const found = Array<number>(most + 1).fill(0);
  for (const { card, count } of lines)
    for (const attack of card.kind === "pokemon" ? card.attacks : []) {
      const at = Math.min(most, attack.cost.length);
      found[at] = (found[at] ?? 0) + count;
    }
  return found;
}

/** Copies of basic Energy by letter, the most first. */
export function energies(lines: readonly Line[]): { letter: string; count: number }[] {
  const found = new Map<string, number>();
  for (const { card, count } of lines) {
    if (card.kind !== "energy") continue;
    const units = card.provides || card.types;
    const letter = units.length === 1 ? units : "*";
    found.set(letter, (found.get(letter) ?? 0) + count);
  }
  return [...found].map(([letter, count]) => ({ letter, count })).sort((a, b) => b.count - a.count);
}

/** `draw` cards drawn by chance; `chance` gives numbers from 0 up to 1. */
export function sample(lines: readonly Line[], draw: number, chance: () => number): PokemonCard[] {
  const pile = lines.flatMap(({ card, count }) => Array<PokemonCard>(count).fill(card));
  for (let n = 0; n < Math.min(draw, pile.length); n++) {
    const other = n + Math.floor(chance() * (pile.length - n));
    const [a, b] = [pile[n], pile[other]];
    if (a && b) {
      pile[n] = b;
      pile[other] = a;
    }
  }
  return pile.slice(0, draw);
}
