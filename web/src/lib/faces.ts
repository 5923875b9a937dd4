// What the pages that all games share have to know of each: its name, its words for sets, and what may be left open.

import type { Options } from "./api";
import { cards } from "../games/token-battle/cards.svelte";
import { t } from "./l10n.svelte";
import { pokemonCards } from "../games/pokemon/cards.svelte";
import type { Deck, Seat } from "./protocol";
import { starWarsCards } from "../games/star-wars/cards.svelte";
import { type GameId, isGame } from "./router.svelte";

export interface Face {
  /** The same in every language. */
  title: string;
  /** Reads its cards; call it from an effect so that a new language is read at once. */
  want: () => void;
  /** How many play it. */
  seats: number;
  /** The table draws a set by chance, so that none has to be chosen. */
  draws: boolean;
  /** Of so many sets the lobby shows all, or the first. */
  shown: number;
  /** What a set that sits at this seat is called; "" where sets may sit anywhere. */
  side: (seat: Seat | null) => string;
  /** Its own words for what all games have. */
  said: Readonly<Record<"line" | "more" | "which" | "other" | "all" | "build" | "sets" | "title" | "text" | "new" | "none" | "play" | "hint" | "write", () => string>>;
}

/** What all games that are played with decks call them. */
const OF_DECKS = {
  which: () => t("which-deck"),
  other: () => t("other-deck"),
  all: () => t("deck-all-pk"),
  build: () => t("deck-build-pk"),
  sets: () => t("nav-decks-pk"),
  title: () => t("decks-title-pk"),
  new: () => t("deck-new-pk"),
  none: () => t("decks-none-pk"),
  play: () => t("deck-play-pk"),
  hint: () => t("deck-text-hint-pk"),
  write: () => t("deck-text-write-pk"),
};

const FACES: Record<GameId, Face> = {
  "token-battle": {
    title: "Token Battle",
    want: () => cards.want(),
    seats: 2,
    draws: true,
    shown: 5,
    side: () => "",
    said: {
      line: () => t("tb-line"),
      more: () => t("tb-more"),
      which: () => t("which-set"),
      other: () => t("other-set"),
      all: () => t("deck-all"),
      build: () => t("deck-build"),
      sets: () => t("nav-decks"),
      title: () => t("decks-title"),
      text: () => t("decks-text"),
      new: () => t("deck-new"),
      none: () => t("decks-none"),
      play: () => t("deck-play"),
      hint: () => t("deck-text-hint"),
      write: () => t("deck-text-write"),
    },
  },
  pokemon: {
    title: "Pokémon TCG",
    want: () => pokemonCards.want("pokemon"),
    seats: 2,
    draws: false,
    shown: 15,
    side: () => "",
    said: {
      line: () => t("pk-line"),
      more: () => t("pk-more"),
      ...OF_DECKS,
      text: () => t("decks-text-pk"),
    },
  },
  "pokemon-2v2": {
    title: "Pokémon 2v2",
    want: () => pokemonCards.want("pokemon-2v2"),
    seats: 4,
    draws: false,
    shown: 8,
    side: () => "",
    said: {
      line: () => t("p2-line"),
      more: () => t("p2-more"),
      ...OF_DECKS,
      text: () => t("decks-text-p2"),
    },
  },
  "star-wars": {
    title: "Star Wars TCG",
    want: () => starWarsCards.want(),
    seats: 2,
    draws: false,
    shown: 8,
    side: (seat) => (seat === 0 ? t("side-dark") : seat === 1 ? t("side-light") : ""),
    said: {
      line: () => t("sw-line"),
      more: () => t("sw-more"),
      ...OF_DECKS,
      text: () => t("decks-text-sw"),
    },
  },
};

export function faceOf(game: string): Face {
  return isGame(game) ? FACES[game] : FACES["token-battle"];
}

/** Where a set is built, for these settings. */
export function builder(game: string, options: Options): string {
  const format = options["format"];
  return format === undefined ? `/decks/${game}` : `/decks/${game}/new?format=${format}`;
}

const LEDGERS: Readonly<Record<string, GameId>> = { TB: "token-battle", PK: "pokemon", P2: "pokemon-2v2", SW: "star-wars" };

/** The page of a rule, which its first letters lead to: a game may cite the ledger of another. */
export function rulePage(rule: string): string {
  return `/rules/${LEDGERS[rule.slice(0, 2)] ?? "token-battle"}/${rule}`;
}

/** Whether a set may be played at a seat; null: at any. */
export function fits(deck: Deck, seat: Seat | null): boolean {
  return seat === null || deck.seat === null || deck.seat === seat;
}
