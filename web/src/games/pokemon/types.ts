// What the wire says about a Pokémon table and its cards.

import type { TableEvent, View } from "../../lib/protocol";

/** The letters of types: grass, fire, water, lightning, psychic, fighting, darkness, metal, colorless. */
export type Letter = "G" | "R" | "W" | "L" | "P" | "F" | "D" | "M" | "C";

export interface AttackSeen {
  n: number;
  /** The kind of the card it stands on, and its place there. */
  card: number;
  place: number;
  /** Letters, as it costs now. */
  cost: string;
  /** The letters that the Energy attached can't pay. */
  missing: string;
}

export interface AbilitySeen {
  n: number;
  card: number;
  place: number;
  power: boolean;
  used: boolean;
}

/** A lasting effect: the kind it comes from, what it is, first and last turn, what was named. */
export type EffectSeen = [kind: number, what: string, begins: number, ends: number, word: string];

export interface Mon {
  id: number;
  seat: number;
  /** Kinds, the lowest first; empty while it lies face down for the viewer. */
  cards: number[];
  energy: number[];
  attached: number[];
  damage: number;
  hp: number;
  types: string;
  conditions: string[];
  poison: number;
  weakness: [string, number | null] | null;
  resistance: [string, number | null] | null;
  retreat: number;
  fresh: boolean;
  attacks: AttackSeen[];
  abilities: AbilitySeen[];
  effects: EffectSeen[];
}

export interface SideSeen {
  active: Mon[];
  bench: Mon[];
  /** The newest card is the last. */
  discard: number[];
  lost: number[];
}

export interface SeatSeen {
  hand: number[];
  known: number[];
  deck: number;
  prizes: number[];
  taken: number;
  beside: number;
  lasting: EffectSeen[];
  /** Its GX attack of the game was used. */
  gx: boolean;
}

export interface PokemonView extends View {
  game: "pokemon" | "pokemon-2v2";
  format: string;
  first: number;
  /** The seats in the order of their turns, once it is known. */
  order: number[];
  phase: "setup" | "turn" | "over";
  /** How many cards the pool holds: a kind is owner · cards + number. */
  cards: number;
  sides: [SideSeen, SideSeen];
  seats: SeatSeen[];
  stadium: number;
  /** The effects that last, in words, by the Pokémon they are on. */
  notes?: Record<string, string[]>;
  used: { energy: boolean; supporter: boolean; stadium: boolean; retreat: boolean };
  /** What the asked seat looks at now, sorted. */
  looking: number[];
  sudden: number;
  ended: string;
  winner: number;
}

/** One step of a reckoning: what, the change, the result, the rule, and the kind of the card that gives it or -1. */
export type RawStep = [what: string, change: number, result: number, rule: string, kind: number];

/** Damage that was dealt. */
export interface Hit {
  mon: number;
  kind: number;
  amount: number;
  damage: number;
  hp: number;
  steps: RawStep[];
}

export interface AbilityText {
  label: string;
  name: string;
  text: string;
}

export interface AttackText {
  name: string;
  cost: string;
  damage: number;
  sign: string;
  text: string;
}

export interface PokemonCard {
  n: number;
  id: string;
  name: string;
  set: string;
  number: string;
  kind: "pokemon" | "trainer" | "energy";
  stage: string;
  hp: number;
  types: string;
  evolves_from: string;
  weakness: [string, number | null] | null;
  resistance: [string, number | null] | null;
  retreat: number;
  level: string;
  tags: string[];
  abilities: AbilityText[];
  attacks: AttackText[];
  rules: string[];
  /** Everything that is printed on it, in one string. */
  text: string;
  /** Names in other languages and other words to find it by. */
  words?: string;
  /** Letters that an Energy card gives. */
  provides?: string;
}

export interface PokemonCollection {
  cards: PokemonCard[];
  /** The names of the sets by id. */
  sets: Record<string, string>;
}

export interface PokemonEvent extends TableEvent {
  mon?: number;
  kind?: number;
  value?: number;
  heads?: boolean;
  amount?: number;
  damage?: number;
  hp?: number;
  steps?: RawStep[];
}

/** The games that are Pokémon: of two players, and of two teams. */
export type PokemonGame = PokemonView["game"];

export const isPokemon = (game: string | undefined): game is PokemonGame => game === "pokemon" || game === "pokemon-2v2";

/** The view, if it is one of these tables. */
export const asPokemon = (view: { game: string } | null | undefined): PokemonView | null =>
  view && isPokemon(view.game) ? (view as PokemonView) : null;

export const HIDDEN = -1;

/** The seat that owns a card. */
export const ownerOf = (kind: number, cards: number): number => (kind < 0 ? HIDDEN : Math.floor(kind / cards));
