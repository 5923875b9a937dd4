// Which sets are offered at once: the one that was played last, one that is as strong, one that is lighter.

import type { Deck } from "../lib/protocol";

/** What a set counts as whose strength nobody has measured, as one's own are. */
const MIDDLE = 3;
/** Sets of other years come after all of the same: strengths are not so far apart. */
const FAR = 10;
const strengthOf = (deck: Deck): number => deck.strength ?? MIDDLE;

/** The first of those for which `far` is least. */
function nearest(some: readonly Deck[], far: (deck: Deck) => number): Deck | undefined {
  return some.reduce<Deck | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}

/**
 * Three sets that may be played, or as many as there are: the one with the id `last`, else the first; then one of about
 * its strength and one that is lighter, of the same years where there are such. Where nothing is lighter, or nothing was
 * measured, the next ones follow.
 */
export function three(decks: readonly Deck[], last: string): Deck[] {
  const fitting = decks.filter((deck) => deck.playable);
  const base = fitting.find((deck) => deck.id === last) ?? fitting[0];
  if (!base) return [];
  const others = fitting.filter((deck) => deck !== base && !deck.own);
  const apart = (deck: Deck): number => (deck.era === base.era ? 0 : FAR);
  const lighter = nearest(
    others.filter((deck) => strengthOf(deck) < strengthOf(base)),
    (deck) => apart(deck) + strengthOf(base) - strengthOf(deck),
  );
  const equal = nearest(
    others.filter((deck) => deck !== lighter),
    (deck) => apart(deck) + Math.abs(strengthOf(base) - strengthOf(deck)),
  );
  const found = [base, equal, lighter].filter((deck) => deck !== undefined);
  const rest = fitting.filter((deck) => !found.includes(deck));
  return [...found, ...rest].slice(0, 3);
}
