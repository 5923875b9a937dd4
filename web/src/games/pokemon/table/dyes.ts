// Which cloth stands for what: a dye, a weave and a glyph for every type and kind of card.

import { t } from "../../../lib/l10n.svelte";
import type { PokemonCard } from "../types";

const TYPES: Record<string, string> = {
  G: "grass",
  R: "fire",
  W: "water",
  L: "lightning",
  P: "psychic",
  F: "fighting",
  D: "darkness",
  M: "metal",
  C: "colorless",
};

export const LETTERS = Object.keys(TYPES);

/** The dye of a letter. Energy of every type is of none. */
export function dyeOf(letter: string): string {
  return TYPES[letter] ?? "energy";
}

/** The dye of a card's swatch. */
export function dyeOfCard(card: PokemonCard): string {
  if (card.kind === "trainer" && card.stage !== "fossil") {
    return card.stage === "supporter" || card.stage === "stadium" ? card.stage : "trainer";
  }
  if (card.kind === "energy") return unitsOf(card).length === 1 ? dyeOf(unitsOf(card)) : "energy";
  return dyeOf(card.types.charAt(0));
}

/** The glyph on it. */
export function glyphOfCard(card: PokemonCard): string {
  return card.kind === "trainer" && (card.stage === "tool" || card.stage === "technical machine")
    ? "tool"
    : dyeOfCard(card);
}

/** The letters that an Energy card gives; "*" is every type. */
export function unitsOf(card: PokemonCard | undefined): string {
  return card?.provides || card?.types || "C";
}

/** The name of a type, as a word. */
export function typeName(letter: string): string {
  switch (letter) {
    case "G":
      return t("type-grass");
    case "R":
      return t("type-fire");
    case "W":
      return t("type-water");
    case "L":
      return t("type-lightning");
    case "P":
      return t("type-psychic");
    case "F":
      return t("type-fighting");
    case "D":
      return t("type-darkness");
    case "M":
      return t("type-metal");
    case "C":
      return t("type-colorless");
    default:
      return t("type-any");
  }
}

/** What a stage or kind of card is called. */
export function stageName(card: PokemonCard): string {
  if (card.kind === "energy") return card.stage === "basic" ? t("stage-basic-energy") : t("stage-special-energy");
  return stageWord(card.stage);
}

/** What a stage of a Pokémon or a kind of Trainer is called. */
export function stageWord(stage: string): string {
  switch (stage) {
    case "basic":
      return t("stage-basic");
    case "stage 1":
      return t("stage-1");
    case "stage 2":
      return t("stage-2");
    case "vmax":
      return t("stage-vmax");
    case "mega":
      return t("stage-mega");
    case "break":
      return t("stage-break");
    case "legend":
      return t("stage-legend");
    case "restored":
      return t("stage-restored");
    case "baby":
      return t("stage-baby");
    case "vstar":
      return t("stage-vstar");
    case "v-union":
      return t("stage-v-union");
    case "level-up":
      return t("stage-level-up");
    case "supporter":
      return t("stage-supporter");
    case "stadium":
      return t("stage-stadium");
    case "tool":
      return t("stage-tool");
    case "technical machine":
      return t("stage-machine");
    case "fossil":
      return t("stage-fossil");
    default:
      return t("stage-trainer");
  }
}

export function conditionName(condition: string): string {
  switch (condition) {
    case "asleep":
      return t("asleep");
    case "confused":
      return t("confused");
    case "paralyzed":
      return t("paralyzed");
    case "poisoned":
      return t("poisoned");
    default:
      return t("burned");
  }
}

/** What a Special Condition does; poison may put more than one damage counter. */
export function conditionDoes(condition: string, poison: number): string {
  switch (condition) {
    case "asleep":
      return t("does-asleep");
    case "confused":
      return t("does-confused");
    case "paralyzed":
      return t("does-paralyzed");
    case "poisoned":
      return t("does-poisoned", { n: 10 * Math.max(1, poison) });
    default:
      return t("does-burned");
  }
}

/** The rule that says so. */
export const CONDITION_RULES: Readonly<Record<string, string>> = {
  asleep: "PK-COND-4",
  confused: "PK-COND-5",
  paralyzed: "PK-COND-6",
  poisoned: "PK-COND-7",
  burned: "PK-COND-8",
};

/** Letters counted: "GGC" is two grass and one colorless. */
export function counted(letters: string): { letter: string; n: number }[] {
  const found = new Map<string, number>();
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1);
  return [...found].map(([letter, n]) => ({ letter, n }));
}

/** Letters as words: "2 grass, colorless". */
export function lettersLabel(letters: string): string {
  return counted(letters)
    .map(({ letter, n }) => (n === 1 ? typeName(letter) : t("n-of-type", { n, type: typeName(letter) })))
    .join(t("list-comma"));
}

/** ×2 or +20; −30 or −20 where it takes away. */
export function changeText(of: [string, number | null] | null, less: boolean): string {
  if (!of) return "";
  const [, n] = of;
  if (less) return `−${n ?? 30}`;
  return n === null ? "×2" : `+${n}`;
}
