// How ladders and decks are called on people's pages.

import { games } from "../lib/games.svelte";
import { t } from "../lib/l10n.svelte";
import type { FoundSeat } from "../lib/wire";

/** A ladder in words: its game, and the format where there are several. */
export function ladderSaid(game: string, format: string): string {
  const title = games.info(game)?.name ?? game;
  return format === "" ? title : `${title} · ${format}`;
}

/** A deck in words; "" where nobody may know. */
export const deckSaid = ({ deck, own }: FoundSeat): string => deck || (own ? t("found-own-deck") : "");
