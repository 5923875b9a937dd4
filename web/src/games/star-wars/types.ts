// What the wire says about a Star Wars table and its cards.

import type { Pooled } from "../../lib/pool.svelte";
import type { Forecast, TableEvent, View } from "../../lib/protocol";

export const ARENAS = ["space", "ground", "character"] as const;
export type Arena = (typeof ARENAS)[number];

/** An activated ability: its place in the unit's list, the kind whose text it is, its place there, and whether it was played. */
export interface SwAbilitySeen {
  n: number;
  card: number;
  place: string;
  used: boolean;
}

/** A lasting effect: its card, the class of what it is, its numbers, and how long it lasts. */
export type EffectSeen = [kind: number, what: string, gives: [name: string, n: number][], until: string];

/** A unit, partially built card, pilot or Location. */
export interface SwUnit {
  id: number;
  seat: number;
  /** An arena, "build" (retreated), "built" (partially built), "location". */
  place: string;
  /** Kinds, the top one last; empty for another's partially built card. */
  cards: number[];
  tapped: boolean;
  damage: number;
  counters: number;
  speed: number;
  power: number;
  health: number;
  cost: number;
  pilots: SwUnit[];
  keywords: [name: string, n: number][];
  abilities: SwAbilitySeen[];
  effects: EffectSeen[];
}

export interface SwPlayer {
  hand: number[];
  known: number[];
  deck: number;
  /** The newest card is the last. */
  discard: number[];
  force: number;
  points: number;
  spent: number;
  done: boolean;
  zone: SwUnit[];
  effects: EffectSeen[];
}

export interface Strike {
  attacker: number;
  defender: number;
  mode: "" | "bombard" | "ion cannon";
  rolled: boolean;
  /** Each die, and whether it is a hit, once hits are counted; what Critical Hits add to them. */
  counted: [face: number, hit: boolean][];
  critical: number;
  declared: [unit: number, dice: number][];
}

export interface Pending {
  what: "roll" | "damage" | "card";
  seat: number;
  unit: number;
  kind: number;
  dice: number[];
  parts: [target: number, amount: number][];
  disrupted: boolean;
}

export interface StarWarsView extends View {
  game: "star-wars";
  /** The kind of chance in which somebody is asked, or "". */
  chance: "" | "open" | "reroll" | "prevent" | "disrupt";
  phase: string;
  mover: number;
  arena: "" | Arena;
  /** How many cards the pool holds: a kind is owner · cards + number. */
  cards: number;
  arenas: Record<Arena, SwUnit[]>;
  locations: Record<Arena, SwUnit | null>;
  control: Record<Arena, number>;
  queue: number[];
  seats: [SwPlayer, SwPlayer];
  strike: Strike | null;
  pending: Pending[];
  looking: number[];
  /** The effects that last, in words, by the unit they are on; "seat 0" and "seat 1" for the players. */
  notes?: Record<string, string[]>;
  /** What the attack under way would roll, until its dice are down. */
  forecast?: Forecast | null;
  ended: string;
  winner: number;
}

/** The view, if it is one of these tables. */
export const asStarWars = (view: View | null | undefined): StarWarsView | null => (view?.game === "star-wars" ? (view as StarWarsView) : null);

export interface StarWarsEvent extends TableEvent {
  unit?: number;
  target?: number;
  parts?: [number, number, number][];
  dice?: number[];
  tapped?: boolean;
  place?: string;
  why?: string;
  damage?: number;
}

export interface StarWarsCard {
  n: number;
  id: string;
  /** As printed, with the version letter. */
  name: string;
  title: string;
  version: string;
  set: string;
  number: string;
  side: "dark" | "light" | "neutral";
  kind: "space" | "ground" | "character" | "battle" | "mission" | "location";
  subtypes: string;
  arena: string;
  cost: number;
  /** What a Battle card costs to play, in its first way. */
  force: number;
  speed: number;
  power: number;
  health: number;
  pilots: string[];
  keywords: Record<string, number>;
  lines: string[];
  /** Activated abilities by their places, in words. */
  plays: Record<string, string>;
  reminders: [name: string, text: string][];
  text: string;
}

export interface StarWarsCollection extends Pooled<StarWarsCard> {
  /** The names of the keywords. */
  keywords: Record<string, string>;
}

export const isUnit = (card: StarWarsCard | undefined): boolean => card !== undefined && (ARENAS as readonly string[]).includes(card.kind);
export const topOf = (unit: SwUnit | undefined | null): number => unit?.cards.at(-1) ?? -1;
export const leftOf = (unit: SwUnit): number => Math.max(0, unit.health - unit.damage);

/** All units and pilots, partially built cards and Locations that are seen. */
export function allUnits(view: StarWarsView): SwUnit[] {
  const there = [...ARENAS.flatMap((arena) => view.arenas[arena]), ...view.seats.flatMap((seat) => seat.zone)];
  const found = there.flatMap((unit) => [unit, ...unit.pilots]);
  return [...found, ...ARENAS.flatMap((arena) => view.locations[arena] ?? [])];
}
