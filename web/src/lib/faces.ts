// What the pages that all games share have to know of each: its name, its words for sets, and what may be left open.

import type { Options } from "./api";
import { cards } from "./collection.svelte";
import { t } from "./l10n.svelte";
import { pokemonCards } from "./pokemonCards.svelte";
import { starWarsCards } from "./starWarsCards.svelte";
import { type GameId, isGame } from "./router.svelte";

export interface Face {
  /** The same in every language. */
  title: string;
  /** Reads its cards; call it from an effect so that a new language is read at once. */
  want: () => void;
  /** The table draws a set by chance, so that none has to be chosen. */
  draws: boolean;
  /** Of so many sets the lobby shows all, or the first. */
  shown: number;
  /** Its own words for what all games have. */
  said: Readonly<Record<"line" | "more" | "which" | "other" | "all" | "build" | "sets" | "title" | "text" | "new", () => string>>;
}

const FACES: Record<GameId, Face> = {
  "token-battle": {
    title: "Token Battle",
    want: () => cards.want(),
    draws: true,
    shown: 5,
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
    },
  },
  pokemon: {
    title: "Pokémon TCG",
    want: () => pokemonCards.want(),
    draws: false,
    shown: 13,
    said: {
      line: () => t("pk-line"),
      more: () => t("pk-more"),
      which: () => t("which-deck"),
      other: () => t("other-deck"),
      all: () => t("deck-all-pk"),
      build: () => t("deck-build-pk"),
      sets: () => t("nav-decks-pk"),
      title: () => t("decks-title-pk"),
      text: () => t("decks-text-pk"),
      new: () => t("deck-new-pk"),
    },
  },
  "star-wars": {
    title: "Star Wars TCG",
    want: () => starWarsCards.want(),
    draws: false,
    shown: 8,
    said: {
      line: () => t("sw-line"),
      more: () => t("sw-more"),
      which: () => t("which-deck"),
      other: () => t("other-deck"),
      all: () => t("deck-all-pk"),
      build: () => t("deck-build-pk"),
      sets: () => t("nav-decks-pk"),
      title: () => t("decks-title-pk"),
      text: () => t("decks-text-sw"),
      new: () => t("deck-new-pk"),
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
