// Searching the pool: words, and a few fields ("type:fire hp>=100 stage:2 set:dp text:burned").

import type { PokemonCard } from "../../lib/pokemon";

export interface Query {
  words: string;
  types: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  sets: ReadonlySet<string>;
}

export const NO_QUERY: Query = { words: "", types: new Set(), kinds: new Set(), sets: new Set() };

/** The chips of kinds: Pokémon by stage, Trainers by kind, Energy. */
export const KINDS = ["basic", "stage 1", "stage 2", "level-up", "trainer", "supporter", "stadium", "tool", "energy"] as const;

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

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLocaleLowerCase();
}

/** The chip that a card belongs to. */
export function kindOf(card: PokemonCard): string {
  if (card.kind === "energy") return "energy";
  if (card.kind === "pokemon") return card.stage;
  return card.stage === "supporter" || card.stage === "stadium" || card.stage === "tool" ? card.stage : "trainer";
}

function fits(card: PokemonCard, word: string, set: string): boolean {
  const field = /^(type|hp|stage|kind|set|text|name|retreat)(:|>=|<=|=|>|<)(.+)$/.exec(word);
  if (!field) return false;
  const [, key = "", how = ":", value = ""] = field;
  const compare = (n: number): boolean => {
    const wanted = Number(value);
    if (how === ">=") return n >= wanted;
    if (how === "<=") return n <= wanted;
    if (how === ">") return n > wanted;
    if (how === "<") return n < wanted;
    return n === wanted;
  };
  switch (key) {
    case "hp":
      return card.hp > 0 && compare(card.hp);
    case "retreat":
      return card.kind === "pokemon" && compare(card.retreat);
    case "type":
      return (card.types || card.provides || "").includes(LETTER[value] ?? value.toUpperCase());
    case "stage":
    case "kind":
      return plain(card.stage).replaceAll(" ", "").endsWith(value.replaceAll(" ", "")) || plain(card.kind) === value;
    case "set":
      return card.set === value || plain(set).replaceAll(" ", "").includes(value);
    case "text":
      return plain(card.text).includes(value);
    default:
      return plain(card.name).includes(value);
  }
}

/** Whether a card is sought; `set` is the name of its set. */
export function matches(card: PokemonCard, query: Query, set = card.set): boolean {
  if (query.kinds.size > 0 && !query.kinds.has(kindOf(card))) return false;
  if (query.sets.size > 0 && !query.sets.has(card.set)) return false;
  if (query.types.size > 0 && ![...(card.types || card.provides || "")].some((letter) => query.types.has(letter))) return false;
  const words = plain(query.words).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = plain(`${card.name} ${card.words ?? ""} ${card.text} ${card.evolves_from} ${card.id} ${set} ${card.number}`);
  return words.every((word) => fits(card, word, set) || text.includes(word));
}
