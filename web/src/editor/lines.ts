// What a deck of one pile holds, and what can be expected of it. Counting, not rules.

import type { Stacks } from "../lib/protocol";

export interface Line<C> {
  card: C;
  count: number;
}

/** The cards of one kind. */
export interface Part<C, K extends string = string> {
  kind: K;
  title: string;
  count: number;
  lines: Line<C>[];
}

/** How many there are of each card, in the deck's order. */
export function counted(stacks: Stacks): Map<string, number> {
  const found = new Map<string, number>();
  for (const id of stacks.flat()) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** The cards with their counts, in the order of the pool; cards that it does not hold are left out. */
export function linesOf<C extends { id: string }>(pool: readonly C[], counts: ReadonlyMap<string, number>): Line<C>[] {
  return pool.flatMap((card) => {
    const count = counts.get(card.id) ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** Copies of all cards, or of those that are asked for. */
export function copiesOf<C>(lines: readonly Line<C>[], of: (card: C) => boolean = () => true): number {
  return lines.reduce((sum, { card, count }) => sum + (of(card) ? count : 0), 0);
}

/** The lines by kinds, in the order of the titles; a part that the deck has none of is empty. */
export function parted<C, K extends string>(
  lines: readonly Line<C>[],
  kindOf: (card: C) => string,
  titles: readonly (readonly [K, string])[],
): Part<C, K>[] {
  return titles.map(([kind, title]) => {
    const own = lines.filter(({ card }) => kindOf(card) === kind);
    return { kind, title, count: copiesOf(own), lines: own };
  });
}

/** The chance that `draw` cards of `all` hold at least one of `good`. */
export function atLeastOne(all: number, good: number, draw: number): number {
  if (good <= 0 || all <= 0) return 0;
  let none = 1;
  for (let n = 0; n < Math.min(draw, all); n++) none *= Math.max(0, all - good - n) / (all - n);
  return 1 - none;
}

/** `draw` cards drawn by chance; `chance` gives numbers from 0 up to 1. */
export function sample<C>(lines: readonly Line<C>[], draw: number, chance: () => number): C[] {
  const pile = lines.flatMap(({ card, count }) => Array<C>(count).fill(card));
  for (let n = 0; n < Math.min(draw, pile.length); n++) {
    const other = n + Math.floor(chance() * (pile.length - n));
    const [a, b] = [pile[n], pile[other]];
    if (a !== undefined && b !== undefined) {
      pile[n] = b;
      pile[other] = a;
    }
  }
  return pile.slice(0, draw);
}
