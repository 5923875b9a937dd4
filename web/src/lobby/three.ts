// Which sets are offered at once: the one that was played last, one of one's own or one that is as strong, and one that
// is lighter.

import type { Deck } from "../lib/protocol";

/** What a set counts as whose strength nobody has measured, as one's own are. */
const MIDDLE = 3;
const strengthOf = (deck: Deck): number => deck.strength ?? MIDDLE;

/** The first of those for which `far` is least. */
function nearest(some: readonly Deck[], far: (deck: Deck) => number): Deck | undefined {
  return some.reduce<Deck | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}

/**
 * Three sets that may be played, or as many as there are: the one with the id `last`, else one of the middle; then one's
 * own that was changed last, else one of about its strength; and one that is lighter, of the same years. Where nothing is
 * lighter, or nothing was measured, the next ones follow, again those of the same years first.
 */
export function three(decks: readonly Deck[], last: string): Deck[] {
  const fitting = decks.filter((deck) => deck.playable);
  const base =
    fitting.find((deck) => deck.id === last) ?? nearest(fitting, (deck) => Math.abs(strengthOf(deck) - MIDDLE));
  if (!base) return [];
  const apart = (deck: Deck): number => Math.abs(strengthOf(deck) - strengthOf(base));
  const alike = fitting.filter((deck) => deck !== base && deck.era === base.era && !deck.own);
  const lighter = nearest(
    alike.filter((deck) => strengthOf(deck) < strengthOf(base)),
    apart,
  );
  const equal = nearest(
    alike.filter((deck) => deck !== lighter),
    // Of two that are as far away the stronger one: a lighter one is there already.
    (deck) => 2 * apart(deck) + Number(strengthOf(deck) < strengthOf(base)),
  );
  // Whoever has made one looks for it here; the one that was changed last comes first among them.
  const own = base.own ? undefined : fitting.find((deck) => deck.own);
  const found = [base, own ?? equal, lighter].filter((deck) => deck !== undefined);
  return [...new Set([...found, ...alike, ...fitting])].slice(0, 3);
}
