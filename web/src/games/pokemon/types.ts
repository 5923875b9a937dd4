// What the wire says about a Pokémon table and its cards.

import type { TableEvent, Told, View, ViewOf } from "../../lib/protocol";
import type { PokemonDamageDealt, PokemonEvent as Happened } from "../../lib/wire";

export type { AttackInfo as AttackText, PokemonCard, PokemonCollection, PokemonSeen as Mon } from "../../lib/wire";

/** The games that are Pokémon: of two players, and of two teams. */
export type PokemonGame = "pokemon" | "pokemon-2v2";
export type PokemonView = ViewOf<PokemonGame>;
export type PokemonEvent = Told<Happened>;
/** Damage that was dealt. */
export type Hit = Omit<PokemonDamageDealt, "e">;

export const isPokemon = (game: string | undefined): game is PokemonGame =>
  game === "pokemon" || game === "pokemon-2v2";

/** The view, if it is one of these tables. */
export const asPokemon = (view: View | null | undefined): PokemonView | null =>
  view?.game === "pokemon" || view?.game === "pokemon-2v2" ? view : null;

/** Events of one of these tables. */
export const pokemonEvents = (events: readonly TableEvent[]): readonly PokemonEvent[] =>
  events as readonly PokemonEvent[];

export const HIDDEN = -1;

/** The seat that owns a card. */
export const ownerOf = (kind: number, cards: number): number => (kind < 0 ? HIDDEN : Math.floor(kind / cards));
