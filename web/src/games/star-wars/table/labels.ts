import { t } from "../../../lib/l10n.svelte";
import { starWarsCards } from "../cards.svelte";
import {
  type Arena,
  ARENAS,
  isUnit,
  type KeywordInfo,
  leftOf,
  type StarWarsCard,
  type StarWarsView,
  type SwUnit,
  topOf,
} from "../types";
import type { Attack } from "./attack";
import type { Stop } from "./passing";
import type { Lost } from "./stages";

/** A card's name for the eye; a back is called one. */
export function cardName(kind: number): string {
  return kind < 0 ? t("card-back") : (starWarsCards.at(kind)?.name ?? t("card-unknown"));
}

export function arenaName(arena: Arena): string {
  switch (arena) {
    case "space":
      return t("arena-space");
    case "ground":
      return t("arena-ground");
    case "character":
      return t("arena-character");
  }
}

export function kindName(kind: StarWarsCard["kind"]): string {
  switch (kind) {
    case "space":
      return t("sw-kind-space");
    case "ground":
      return t("sw-kind-ground");
    case "character":
      return t("sw-kind-character");
    case "battle":
      return t("sw-kind-battle");
    case "mission":
      return t("sw-kind-mission");
    case "location":
      return t("sw-kind-location");
  }
}

/** A side by its name, or by the seat at which it sits. */
export function sideName(side: number | StarWarsCard["side"]): string {
  if (side === 0 || side === "dark") return t("side-dark");
  return side === 1 || side === "light" ? t("side-light") : t("side-neutral");
}

/** A step of a turn as the bar says it; "" for one that it doesn't tell. */
export function stepName(step: string): string {
  switch (step) {
    case "build":
      return t("step-build");
    case "retreat":
      return t("step-retreat");
    case "space":
      return t("step-space");
    case "ground":
      return t("step-ground");
    case "character":
      return t("step-character");
    default:
      return "";
  }
}

/** A chance to play or pass, by what fits into it. */
export function chanceName(chance: string): string {
  switch (chance) {
    case "reroll":
      return t("chance-reroll");
    case "prevent":
      return t("chance-prevent");
    case "disrupt":
      return t("chance-disrupt");
    default:
      return t("chance-open");
  }
}

/** What somebody else is asked, in a sentence; "" where nobody waits for it. */
export function waitsFor(chance: StarWarsView["chance"], name: string): string {
  switch (chance) {
    case "open":
      return t("waits-open", { name });
    case "reroll":
      return t("waits-reroll", { name });
    case "prevent":
      return t("waits-prevent", { name });
    case "disrupt":
      return t("waits-disrupt", { name });
    case "":
      return "";
  }
}

/** "Critical Hit 3". */
export function keyword(name: string, n: number): string {
  const word = starWarsCards.now?.keywords[name] ?? name;
  return ONCE.has(name) ? word : `${word} ${n}`;
}
/** Keywords that a unit has or has not: a number says nothing of them. */
const ONCE = new Set(["armor", "overkill"]);

/** What a keyword means: its name and a sentence, both with its number where it has one, and its rule. */
export interface Reminder {
  name: string;
  text: string;
  rule: string;
}

const filled = ({ name, text, rule }: KeywordInfo, n: number): Reminder =>
  n > 0 && text.includes("X")
    ? { name: `${name} ${n}`, text: text.replaceAll("X", String(n)), rule }
    : { name, text, rule };

/** What is printed on a card in keywords, and what a unit has gained, as the unit has it now. */
export function remindersOf(card: StarWarsCard | undefined, has: readonly (readonly [string, number])[]): Reminder[] {
  const { keywords = {}, cards = [] } = starWarsCards.now ?? {};
  const now = new Map(has.map(([key, n]) => [keywords[key] ?? key, n]));
  const printed = card?.reminders ?? [];
  const gained = [...now.keys()]
    .filter((name) => printed.every((one) => one.name !== name))
    .flatMap((name) => cards.flatMap((one) => one.reminders.find((told) => told.name === name) ?? []).slice(0, 1));
  return [...printed, ...gained].map((one) => filled(one, now.get(one.name) ?? one.n));
}

/** What these keywords mean, whatever their numbers. */
export function meaningsOf(keys: readonly string[]): Reminder[] {
  return remindersOf(
    undefined,
    [...new Set(keys)].map((key) => [key, 0]),
  );
}

/** The keywords of a unit as they are now. */
export function keywordsOf(unit: SwUnit): string[] {
  return unit.keywords.map(([name, n]) => keyword(name, n));
}

/** What its activated abilities are, each in one line. */
export function playsOf(unit: SwUnit): { n: number; text: string; used: boolean }[] {
  return unit.abilities.map(({ n, card, place, used }) => ({
    n,
    text: signs(starWarsCards.at(card)?.plays[place] ?? ""),
    used,
  }));
}

/** The signs of a card's text as we print them; what a pilot gives stands in lines of its own where lines are kept. */
export const signs = (text: string): string =>
  text.replaceAll("[tap]", "↷").replaceAll("->", "→").replace(/ ?\* /g, "\n• ");

/** All that a card says, a line for each ability. */
export const textOf = (kind: number): string => (starWarsCards.at(kind)?.lines ?? []).map(signs).join("\n");

/** A card as one sentence for those who hear the table. */
export function cardLabel(card: StarWarsCard | undefined): string {
  if (!card) return t("card-unknown");
  const parts = [card.name, kindName(card.kind)];
  if (card.cost > 0 || isUnit(card)) parts.push(t("cost-n", { n: card.cost }));
  if (isUnit(card)) parts.push(t("stats", { speed: card.speed, power: card.power, health: card.health }));
  return [...parts, ...card.lines].join(t("list-comma"));
}

/** By how much speed, power and health of a unit differ from what is printed on its card. */
export function changedBy(unit: SwUnit): [speed: number, power: number, health: number] {
  const card = starWarsCards.at(topOf(unit));
  if (!card || !isUnit(card) || unit.place === "built") return [0, 0, 0];
  return [unit.speed - card.speed, unit.power - card.power, unit.health - card.health];
}

/** What is printed on its card, where the table has other figures; "" where it has the same. */
export function printedOf(unit: SwUnit): string {
  const card = starWarsCards.at(topOf(unit));
  if (!card || !isUnit(card) || changedBy(unit).every((by) => by === 0)) return "";
  return t("stats-printed", { speed: card.speed, power: card.power, health: card.health });
}

/** A unit in play as a sentence: what it is, how fast, strong and whole it is, what lies on it. */
export function unitLabel(unit: SwUnit): string {
  const parts = [
    cardName(topOf(unit)),
    t("stats-now", { speed: unit.speed, power: unit.power, left: leftOf(unit), health: unit.health }),
  ];
  parts.push(printedOf(unit));
  if (unit.tapped) parts.push(t("tapped"));
  if (unit.cards.length > 1) parts.push(t("stacked-n", { n: unit.cards.length }));
  for (const pilot of unit.pilots) parts.push(t("pilot-on", { name: cardName(topOf(pilot)) }));
  return [...parts, ...keywordsOf(unit), ...playsOf(unit).map((one) => one.text)].filter(Boolean).join(t("list-comma"));
}

/** How an arena stands: whose it is, and whether its battle step is over. */
export function standing(
  view: Pick<StarWarsView, "control" | "arenas" | "arena" | "phase">,
  arena: Arena,
  called: (seat: number) => string,
): string {
  const mine = (seat: number): boolean => called(seat) === t("you");
  const held = view.control[arena];
  const contested = [0, 1].every((seat) => view.arenas[arena].some((unit) => unit.seat === seat));
  const whose =
    held >= 0
      ? mine(held)
        ? t("arena-yours")
        : t("arena-held", { name: called(held) })
      : contested
        ? t("arena-contested")
        : t("arena-empty");
  if (view.phase !== "battle" || !view.arena) return whose;
  const [at, now] = [ARENAS.indexOf(arena), ARENAS.indexOf(view.arena)];
  return `${whose} · ${at < now ? t("arena-done") : at === now ? t("arena-now") : t("arena-next")}`;
}

/** What dice came to. */
interface Outcome {
  hits: number | null;
  /** How many of the hits are Critical Hits, and none of a die. */
  critical: number;
  prevented: number;
  landed: number | null;
  left: number | null;
  health: number;
  out: boolean;
}

/** "3 hits", and "3 hits + 1 critical" where not every hit is one of a die. */
const hitsOf = (hits: number, critical: number): string =>
  critical > 0
    ? t("beat-critical", { sum: t("beat-hits", { n: hits - critical }), n: critical })
    : t("beat-hits", { n: hits });

/** "3 hits, 2 prevented, 1 landed. It has 2 of 3 health left." What is 0 is left out, but for what landed. */
export function outcomeOf({ hits, critical, prevented, landed, left, health, out }: Outcome): string {
  if (!hits) return t("beat-no-hit");
  const parts = [hitsOf(hits, critical)];
  if (prevented > 0) parts.push(t("beat-prevented", { n: prevented }));
  if (landed !== null && landed !== hits) parts.push(t("beat-landed", { n: landed }));
  const sum = parts.join(t("list-comma"));
  if (out) return t("beat-and-out", { sum });
  return landed === null || left === null ? t("beat-and-no-more", { sum }) : t("beat-and-left", { sum, left, health });
}

/** An attack in two sentences: who on whom, and what came of it; "" as long as nothing has. */
export function toldOf(attack: Attack): { title: string; text: string } {
  const mode = attack.mode === "ion cannon" ? "ion" : attack.mode || "plain";
  const said = attack.done && attack.hits !== null ? outcomeOf(attack) : "";
  return {
    title: t("beat-attacks", { a: cardName(attack.attackerKind), b: cardName(attack.targetKind), mode }),
    text: said.charAt(0).toUpperCase() + said.slice(1),
  };
}

/** What a player has lost, in a sentence for each. */
export function lossOf(lost: readonly Lost[]): string {
  return lost
    .map(({ kind, by }) =>
      by < 0 ? t("unit-lost", { name: cardName(kind) }) : t("unit-lost-to", { name: cardName(kind), by: cardName(by) }),
    )
    .join(" ");
}

/** When somebody wants to be asked, in words. */
export function stopName(stop: Stop): string {
  switch (stop) {
    case "always":
      return t("stop-always");
    case "mine":
      return t("stop-mine");
    case "never":
      return t("stop-never");
  }
}
