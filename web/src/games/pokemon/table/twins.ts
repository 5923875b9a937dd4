// Whose a Pokémon is, where both sides have one of its name.

import type { LogEntry, Sentence } from "../../../lib/protocol";
import { sideOf } from "../../../lib/sides";
import { pokemonCards } from "../cards.svelte";
import { ownerOf, type PokemonCard, type PokemonView } from "../types";
import { allMons } from "./choice";

/** Events whose sentence itself says whose cards they are about. */
export const PLAIN: ReadonlySet<string> = new Set([
  "CardsDrawn",
  "CardsMoved",
  "CardsLookedAt",
  "HandShown",
  "PokemonPut",
  "PokemonRevealed",
  "PrizeTaken",
]);

/** The names of Pokémon of which both sides have one in play, or had one that the log tells of. */
export function twins(
  view: PokemonView,
  log: readonly LogEntry[],
  cardOf: (kind: number) => PokemonCard | undefined,
): Set<string> {
  const sides: [Set<string>, Set<string>] = [new Set(), new Set()];
  const seen = (kind: number): void => {
    const card = cardOf(kind);
    if (card?.kind === "pokemon") sides[sideOf(ownerOf(kind, view.cards)) === 0 ? 0 : 1].add(card.name);
  };
  for (const mon of allMons(view)) seen(mon.cards.at(-1) ?? -1);
  const read = (words: Sentence): void => {
    for (const part of words) if (typeof part !== "string" && "c" in part && part.k !== undefined) seen(part.k);
  };
  for (const entry of log) for (const line of entry.lines ?? [entry]) read(line.text);
  return new Set([...sides[0]].filter((name) => sides[1].has(name)));
}

/** The seat that owns a card, where both sides have one of its name. */
export function ownersOf(view: PokemonView, log: readonly LogEntry[]): (kind: number) => number | null {
  const shared = twins(view, log, (kind) => pokemonCards.at(kind));
  return (kind) => (shared.has(pokemonCards.at(kind)?.name ?? "") ? ownerOf(kind, view.cards) : null);
}
