// Seeking on the shelf: by words, by a year, by a type.

import { plain } from "../editor/query";
import type { Deck } from "../lib/protocol";

export interface Sought {
  words: string;
  /** "": any. */
  year: string;
  /** The key of a type; "": any. */
  kind: string;
}

export const NOTHING: Sought = { words: "", year: "", kind: "" };

/** Playable ones first, and of these one's own. */
const rank = (deck: Deck): number => (deck.playable ? 0 : 2) + (deck.own ? 0 : 1);

/** The years of these sets, the earliest first. */
export function yearsOf(decks: readonly Deck[]): number[] {
  const years = decks.map(({ year }) => year).filter((year) => year != null);
  return [...new Set(years)].sort((a, b) => a - b);
}

/** What types these sets are of, in the order of their words. */
export function kindsOf(decks: readonly Deck[]): Deck["types"] {
  const found = new Map(decks.flatMap(({ types }) => types).map((type) => [type.key, type]));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The sets that are sought, those that may be played first. */
export function found(decks: readonly Deck[], { words, year, kind }: Sought): Deck[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return decks
    .filter((deck) => {
      const { types } = deck;
      const text = plain(
        [deck.name, deck.year ?? "", deck.plan, deck.note, ...types.map(({ name }) => name)].join(" "),
      );
      return (
        wanted.every((word) => text.includes(word)) &&
        (!year || String(deck.year) === year) &&
        (!kind || types.some(({ key }) => key === kind))
      );
    })
    .sort((a, b) => rank(a) - rank(b));
}
