// What a deck holds, by kinds of cards.

import { type Line, type Part, parted } from "../../../editor/lines";
import { t } from "../../../lib/l10n.svelte";
import type { PokemonCard } from "../types";

/** Pokémon, Trainers, Energy. */
export function partsOf(lines: readonly Line<PokemonCard>[]): Part<PokemonCard, PokemonCard["kind"]>[] {
  return parted(lines, (card) => card.kind, [
    ["pokemon", t("part-pokemon")],
    ["trainer", t("part-trainers")],
    ["energy", t("part-energy")],
  ]);
}
