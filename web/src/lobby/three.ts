// Which sets are offered at once: the one that was played last, one that is as strong, one that is lighter.

import type { Deck } from "../lib/protocol";

/** What a set counts as whose strength nobody has measured, as one's own are. */
const MIDDLE = 3;
/** Sets of so many years are of one time: what they can do is alike. */
const SPAN = 5;

const strengthOf = (deck: Deck): number => deck.strength ?? MIDDLE;

/** Whether two sets are of one time; one without a year is of every time. */
const together = (a: Deck, b: Deck): boolean =>
  a.year == null || b.year == null || Math.abs(a.year - b.year) < SPAN;

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
  const late = (deck: Deck): number => (together(deck, base) ? 0 : 10);
  const lighter = nearest(
    others.filter((deck) => strengthOf(deck) < strengthOf(base)),
    (deck) => late(deck) + strengthOf(base) - strengthOf(deck),
  );
  const equal = nearest(
    others.filter((deck) => deck !== lighter),
    (deck) => late(deck) + Math.abs(strengthOf(base) - strengthOf(deck)),
  );
  const found = [base, equal, lighter].filter((deck) => deck !== undefined);
  const rest = fitting.filter((deck) => !found.includes(deck));
  return [...found, ...rest].slice(0, 3);
}
