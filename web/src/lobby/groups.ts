// What is in a set, as a look into it lists it: stack by stack, or by kinds with numbers.

import { counted, linesOf, type Part } from "../editor/lines";
import { partsOf as pokemonParts } from "../games/pokemon/editor/parts";
import { costOf, partsOf as starWarsParts } from "../games/star-wars/editor/parts";
import { cards } from "../games/token-battle/cards.svelte";
import { t } from "../lib/l10n.svelte";
import { isPokemon } from "../games/pokemon/types";
import { pokemonCards } from "../games/pokemon/cards.svelte";
import type { Deck } from "../lib/protocol";
import type { StarWarsCard } from "../games/star-wars/types";
import { starWarsCards } from "../games/star-wars/cards.svelte";

export interface Group {
  title: string;
  count: number;
  lines: { id: string; name: string; note: string; count: number }[];
}

function listed<C extends { id: string; name: string }>(parts: readonly Part<C>[], note: (card: C) => string): Group[] {
  return parts
    .filter((part) => part.count > 0)
    .map(({ title, count, lines }) => ({ title, count, lines: lines.map((line) => ({ id: line.card.id, name: line.card.name, note: note(line.card), count: line.count })) }));
}

function price(card: StarWarsCard): string {
  return card.kind === "battle" ? t("force-n", { n: costOf(card) }) : t("cost-n", { n: costOf(card) });
}

export function groupsOf(game: string, deck: Deck): Group[] {
  if (isPokemon(game)) return listed(pokemonParts(linesOf(pokemonCards.all, counted(deck.stacks))), (card) => (card.hp > 0 ? t("hp-n", { n: card.hp }) : ""));
  if (game === "star-wars") return listed(starWarsParts(linesOf(starWarsCards.all, counted(deck.stacks))), price);
  return deck.stacks.map((stack, n) => ({
    title: t("stack-n", { n: n + 1 }),
    count: stack.length,
    lines: stack.map((key) => ({ id: key, name: cards.byKey.get(key)?.name ?? key, note: cards.byKey.get(key)?.words ?? "", count: cards.byKey.get(key)?.value ?? 0 })),
  }));
}
