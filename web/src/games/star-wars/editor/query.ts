// What Star Wars cards are sought by: "side:dark kind:space cost<=4 power>=5 speed>40 version:a keyword:stun".

import { type Asked, type Index, plain, solid } from "../../../editor/query";
import { isUnit, type StarWarsCard } from "../types";

export const SIDES = ["light", "dark", "neutral"] as const;
export const KINDS = ["space", "ground", "character", "battle", "mission", "location"] as const;

/** The keywords on a card, and those that its text gives: the ones that it explains. */
export function keywordsOn(card: StarWarsCard, names: Readonly<Record<string, string>>): string[] {
  const told = new Set(card.reminders.map(({ name }) => name));
  return Object.keys(names).filter((key) => key in card.keywords || told.has(names[key] ?? ""));
}

const ofUnit =
  (figure: (card: StarWarsCard) => number) =>
  (card: StarWarsCard, { fits }: Asked): boolean =>
    isUnit(card) && fits(figure(card));

/** `names` are those of the keywords, in the player's language. */
export function indexOf(names: Readonly<Record<string, string>>): Index<StarWarsCard> {
  const keyword = (card: StarWarsCard, { value }: Asked): boolean =>
    keywordsOn(card, names).some(
      (key) => solid(key).startsWith(solid(value)) || solid(names[key] ?? "").startsWith(solid(value)),
    );
  const subtype = (card: StarWarsCard, { value }: Asked): boolean => solid(card.subtypes).includes(solid(value));
  return {
    groups: {
      sides: (card) => [card.side],
      kinds: (card) => [card.kind],
      sets: (card) => [card.set],
      keywords: (card) => keywordsOn(card, names),
    },
    fields: {
      side: (card, { value }) => card.side.startsWith(value),
      kind: (card, { value }) => card.kind.startsWith(value) || (value === "unit" && isUnit(card)),
      arena: (card, { value }) =>
        (isUnit(card) ? card.kind : card.arena).split("/").some((one) => one.startsWith(value)),
      cost: (card, { fits }) => card.kind !== "battle" && fits(card.cost),
      force: (card, { fits }) => card.kind === "battle" && fits(card.force),
      speed: ofUnit((card) => card.speed),
      power: ofUnit((card) => card.power),
      health: ofUnit((card) => card.health),
      version: (card, { value }) => plain(card.version) === value,
      keyword,
      type: subtype,
      subtype,
      pilot: (card, { value }) => card.pilots.some((of) => solid(of).includes(solid(value))),
    },
    words: (card) =>
      `${card.subtypes} ${keywordsOn(card, names)
        .map((key) => `${key} ${names[key] ?? ""}`)
        .join(" ")}`,
  };
}
