// What a deck holds, by kinds of cards, by arenas and by side. The numbers are those of the rules; whether a deck may
// be played is asked of the server.

import { copiesOf, type Line, type Part, parted } from "../../../editor/lines";
import { t } from "../../../lib/l10n.svelte";
import { type Arena, ARENAS, isUnit, type StarWarsCard } from "../types";

/** Units that each arena needs at least (SW-DECK-4), and how many times the units of another it may have (SW-DECK-5). */
export const LEAST = 12;
export const TIMES = 2;

/** What a card costs before it does anything: build points, or Force for a Battle card. */
export function costOf(card: StarWarsCard): number {
  return card.kind === "battle" ? card.force : card.cost;
}

/** Units by arenas, then what is played; each in the order of costs. */
export function partsOf(lines: readonly Line<StarWarsCard>[]): Part<StarWarsCard, StarWarsCard["kind"]>[] {
  const sorted = [...lines].sort((a, b) => costOf(a.card) - costOf(b.card));
  return parted(sorted, (card) => card.kind, [
    ["space", t("part-space")],
    ["ground", t("part-ground")],
    ["character", t("part-character")],
    ["battle", t("part-battle")],
    ["mission", t("part-mission")],
    ["location", t("part-location")],
  ]);
}

/** Copies by build cost, 1 to `most` and more; Battle cards have none (SW-DECK-1). */
export function costs(lines: readonly Line<StarWarsCard>[], most = 8): number[] {
  const found = Array<number>(most).fill(0);
  for (const { card, count } of lines) {
    if (card.kind === "battle") continue;
    const at = Math.min(most, Math.max(1, card.cost)) - 1;
    found[at] = (found[at] ?? 0) + count;
  }
  return found;
}

export interface Manned {
  arena: Arena;
  count: number;
  /** So many more are needed. */
  missing: number;
  /** So many are too many beside the fewest of another arena. */
  over: number;
}

/** The units of each arena. */
export function manned(lines: readonly Line<StarWarsCard>[]): Manned[] {
  const counts = ARENAS.map((arena) => copiesOf(lines, (card) => card.kind === arena));
  return ARENAS.map((arena, n) => {
    const count = counts[n] ?? 0;
    const fewest = Math.min(...counts.filter((_, other) => other !== n));
    return { arena, count, missing: Math.max(0, LEAST - count), over: Math.max(0, count - TIMES * fewest) };
  });
}

/** The side of a deck: "neutral" where no card says, "both" where two do (SW-DECK-2). */
export function sideOf(lines: readonly Line<StarWarsCard>[]): StarWarsCard["side"] | "both" {
  const dark = lines.some(({ card }) => card.side === "dark");
  const light = lines.some(({ card }) => card.side === "light");
  return dark ? (light ? "both" : "dark") : light ? "light" : "neutral";
}

/** How many units `draw` cards can be expected to hold. */
export function unitsDrawn(lines: readonly Line<StarWarsCard>[], draw: number): number {
  const all = copiesOf(lines);
  return all === 0 ? 0 : (Math.min(draw, all) * copiesOf(lines, isUnit)) / all;
}
