// Whose a Pokémon is, where both sides have one of its name.

import { getContext, setContext } from "svelte";

import { ownerOf, type PokemonCard, type PokemonView } from "../types";
import type { LogEntry, LogLine, Sentence } from "../../../lib/protocol";
import { across, sideOf } from "../../../lib/sides";
import { pokemonCards } from "../cards.svelte";
import { allMons } from "./choice";

const KEY = "whose";

export interface Owner {
  far: boolean;
  name: string;
}

export type Whose = (kind: number) => Owner | null;

/** Events whose sentence itself says whose cards they are about. */
const NAMED = new Set(["CardsDrawn", "CardsMoved", "CardsLookedAt", "HandShown", "PokemonPut", "PokemonRevealed", "PrizeTaken"]);

/** Whether a line of the log is about cards in play, so that it matters on which side they are. */
export function inPlay(line: LogLine | LogEntry): boolean {
  return !("e" in line && NAMED.has(line.e));
}

/** The names of Pokémon of which both sides have one in play, or had one that the log tells of. */
export function twins(view: PokemonView, log: readonly LogEntry[], cardOf: (kind: number) => PokemonCard | undefined): Set<string> {
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

/** What `tellWhose` looks at, each time anew. */
export interface Seen {
  view: PokemonView | null;
  log: readonly LogEntry[];
  near: number;
  called: (seat: number) => string;
}

/** Everything below the component that calls this marks the names that two Pokémon share. */
export function tellWhose(seen: () => Seen): void {
  const shared = $derived.by(() => {
    const { view, log } = seen();
    return view ? twins(view, log, (kind) => pokemonCards.at(kind)) : new Set<string>();
  });
  setContext<Whose>(KEY, (kind) => {
    const { view, near, called } = seen();
    if (!view || !shared.has(pokemonCards.at(kind)?.name ?? "")) return null;
    const seat = ownerOf(kind, view.cards);
    return { far: across(seat, near), name: called(seat) };
  });
}

export function askWhose(): Whose {
  return getContext<Whose | undefined>(KEY) ?? (() => null);
}
