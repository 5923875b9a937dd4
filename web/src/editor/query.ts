// Searching a pool: chips, words, and fields ("cost<=4 set:esb text:draw").

import type { Printed } from "../lib/pool.svelte";
import { flipped } from "./flipped";

export interface Query {
  words: string;
  /** What was picked in each group of chips. */
  picked: Readonly<Record<string, ReadonlySet<string>>>;
}

export const NO_QUERY: Query = { words: "", picked: {} };

/** Whether anything is sought at all. */
export function asks(query: Query): boolean {
  return query.words.trim() !== "" || Object.values(query.picked).some((set) => set.size > 0);
}

/** The query with a chip put in, or taken out if it was there. */
export function toggled(query: Query, group: string, value: string): Query {
  return { ...query, picked: { ...query.picked, [group]: flipped(query.picked[group] ?? new Set<string>(), value) } };
}

/** The query with this chip alone in a group; with none for "". */
export function only(query: Query, group: string, value: string): Query {
  return { ...query, picked: { ...query.picked, [group]: new Set(value ? [value] : []) } };
}

/** A card as it is sought. */
export interface Sought extends Printed {
  name: string;
  /** All names that it is found by, in any language, where it has others. */
  sought?: readonly string[];
  /** Everything that is printed on it, in one string. */
  text: string;
}

/** What stands behind the name of a field: as a word, and as a measure. */
export interface Asked {
  value: string;
  /** Whether a number is as wanted: ">=4" and the like, or exactly it. */
  fits: (n: number) => boolean;
}

/** What cards of a game are sought by. */
export interface Index<C extends Sought> {
  /** What a card has of each group of chips. */
  groups: Readonly<Record<string, (card: C) => Iterable<string>>>;
  /** Fields by their names, besides set, name and text. */
  fields: Readonly<Record<string, (card: C, asked: Asked) => boolean>>;
  /** What plain words are sought in, besides name, text and where it is from. */
  words: (card: C) => string;
}

const VOICED = "\u3099\u309a";
/** From hiragana to katakana, in which names are. */
const KANA = 0x60;

/** Without case, accents, marks and width; kana keep their voicing, が is not か. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, (mark) => (VOICED.includes(mark) ? mark : ""))
    .normalize("NFC")
    .toLocaleLowerCase()
    .replaceAll("ł", "l");
}

/** As if all kana were katakana: a name may be typed in either; in a text が is a word, and ガ begins another. */
const katakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + KANA));

/** The same without blanks: a value of a field has none. */
export function solid(text: string): string {
  return plain(text).replaceAll(" ", "");
}

function measure(how: string, wanted: number): (n: number) => boolean {
  if (how === ">=") return (n) => n >= wanted;
  if (how === "<=") return (n) => n <= wanted;
  if (how === ">") return (n) => n > wanted;
  if (how === "<") return (n) => n < wanted;
  return (n) => n === wanted;
}

/** A word that asks for a field: its name, the sign, the value. */
const FIELD = /^([a-z]+)(:|>=|<=|=|>|<)(.+)$/;
/** The fields that cards of every game have. */
const COMMON = ["name", "set", "text"];

const wordsOf = (query: Query): string[] => plain(query.words).split(/\s+/).filter(Boolean);

/** The names of all fields, in the order of the alphabet. */
export function fieldsOf<C extends Sought>(index: Index<C>): string[] {
  return [...COMMON, ...Object.keys(index.fields)].sort();
}

/** The fields that are asked for and that no card has, each once. */
export function unknownFields<C extends Sought>(index: Index<C>, query: Query): string[] {
  const known = fieldsOf(index);
  const asked = wordsOf(query).flatMap((word) => FIELD.exec(word)?.[1] ?? []);
  return [...new Set(asked.filter((key) => !known.includes(key)))];
}

/** Whether a card has a word in one of its names. */
const isCalled = (card: Sought, word: string): boolean =>
  katakana(plain([card.name, ...(card.sought ?? [])].join(" "))).includes(katakana(word));

function fits<C extends Sought>(index: Index<C>, card: C, word: string, set: string): boolean {
  const [, key = "", how = "", value = ""] = FIELD.exec(word) ?? [];
  switch (key) {
    case "":
      return false;
    case "set":
      return plain(card.set) === value || solid(set).includes(value);
    case "text":
      return plain(card.text).includes(value);
    case "name":
      return isCalled(card, value);
    default:
      return index.fields[key]?.(card, { value, fits: measure(how, Number(value)) }) ?? false;
  }
}

/** Whether a card is sought; `set` is the name of its set. */
export function matches<C extends Sought>(index: Index<C>, card: C, query: Query, set = card.set): boolean {
  for (const [group, picked] of Object.entries(query.picked)) {
    if (picked.size > 0 && ![...(index.groups[group]?.(card) ?? [])].some((value) => picked.has(value))) return false;
  }
  const words = wordsOf(query);
  if (words.length === 0) return true;
  const text = plain(`${card.name} ${card.text} ${index.words(card)} ${card.id} ${set} ${card.number}`);
  return words.every((word) => fits(index, card, word, set) || text.includes(word) || isCalled(card, word));
}
