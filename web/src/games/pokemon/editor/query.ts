// What Pokémon cards are sought by: "type:fire hp>=100 stage:2 set:dp text:burned".

import { type Index, plain, solid } from "../../../editor/query";
import type { PokemonCard } from "../types";

/** The chips of kinds: Pokémon by stage, Trainers by kind, Energy, and what is printed behind or above a name. */
export const KINDS = [
  "basic",
  "stage 1",
  "stage 2",
  "level-up",
  "trainer",
  "supporter",
  "stadium",
  "tool",
  "energy",
  "GX",
  "TAG TEAM",
] as const;

const LETTER: Record<string, string> = {
  grass: "G",
  fire: "R",
  water: "W",
  lightning: "L",
  psychic: "P",
  fighting: "F",
  darkness: "D",
  metal: "M",
  colorless: "C",
};

/** The chip that a card belongs to. */
export function kindOf(card: PokemonCard): string {
  if (card.kind === "energy") return "energy";
  if (card.kind === "pokemon") return card.stage;
  return card.stage === "supporter" || card.stage === "stadium" || card.stage === "tool" ? card.stage : "trainer";
}

/** All chips that a card belongs to. */
export function kindsOf(card: PokemonCard): string[] {
  const has = (tag: string): boolean => card.tags.includes(tag);
  return [kindOf(card), ...(has("gx") ? ["GX"] : []), ...(has("tag team") ? ["TAG TEAM"] : [])];
}

/** The chips of kinds that some card of a pool belongs to. */
export function kindsIn(pool: readonly PokemonCard[]): string[] {
  const found = new Set(pool.flatMap(kindsOf));
  return KINDS.filter((kind) => found.has(kind));
}

const typesOf = (card: PokemonCard): string => card.types || card.provides || "";
const isKind = (card: PokemonCard, { value }: { value: string }): boolean =>
  solid(card.stage).endsWith(solid(value)) || plain(card.kind) === value;

export const INDEX: Index<PokemonCard> = {
  groups: { types: typesOf, kinds: kindsOf, sets: (card) => [card.set] },
  fields: {
    hp: (card, { fits }) => card.hp > 0 && fits(card.hp),
    retreat: (card, { fits }) => card.kind === "pokemon" && fits(card.retreat),
    type: (card, { value }) => typesOf(card).includes(LETTER[value] ?? value.toUpperCase()),
    stage: isKind,
    kind: isKind,
  },
  words: (card) => card.evolves_from,
};
