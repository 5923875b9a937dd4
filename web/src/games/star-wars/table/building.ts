// A card that is built and put into play in one go: the table asks how many counters and what then, and both are answered for
// whoever said it whole.

import type { Decision } from "../../../lib/protocol";
import { argOf, find, verbOf } from "../../../table/options";
import { ARENAS, type StarWarsCard, type StarWarsView, type SwUnit, topOf } from "../types";

/** What is still to be said of it: which card, how many points at the most, and the thing once it lies there. */
export interface Rest {
  kind: number;
  points: number;
  unit: number;
}

/** Cards by their numbers. */
type Cards = (kind: number) => StarWarsCard | undefined;
/** Units by theirs, those in a build zone too. */
type Built = (id: number) => SwUnit | undefined;

/** What an option begins, where it can be brought to its end with the points that are left; null where it can't. */
export function wholeOf(decision: Decision, at: number, view: StarWarsView, cards: Cards): Rest | null {
  const option = decision.options[at];
  const { points = 0, zone = [] } = view.seats[decision.seat] ?? {};
  const [verb, arg] = [verbOf(option), argOf(option, 0)];
  const lies = verb === "add" ? zone.find((unit) => unit.id === arg) : undefined;
  const kind = verb === "start" ? arg : topOf(lies);
  const card = cards(kind);
  if (decision.kind !== "build" || !card || card.terms || isSecond(card, decision.seat, view, cards)) return null;
  const lacks = lies ? lies.cost - lies.counters : card.cost;
  return lacks > 0 && lacks <= points ? { kind, points: lacks, unit: lies?.id ?? 0 } : null;
}

/** Its player has another of a unique (SW-STACK-3): what becomes of it is better looked at first. */
function isSecond(card: StarWarsCard, seat: number, view: StarWarsView, cards: Cards): boolean {
  const there = [...ARENAS.flatMap((arena) => view.arenas[arena]), ...(view.seats[seat]?.zone ?? [])];
  const others = there.flatMap((unit) => [unit, ...unit.pilots]).filter((unit) => unit.seat === seat);
  const same = (unit: SwUnit): boolean => unit.place !== "built" && cards(topOf(unit))?.title === card.title;
  return card.version !== "" && others.some(same);
}

/** The position of the answer that follows; null where it is asked otherwise, or would cost more than was said. */
export function nextOf(rest: Rest, decision: Decision, built: Built): number | null {
  if (decision.kind === "build")
    return rest.unit > 0 ? (find(decision, "deploy", rest.unit) ?? find(decision, "complete", rest.unit)) : null;
  const unit = filled(decision, built);
  if (!unit || topOf(unit) !== rest.kind) return null;
  const lacks = Math.max(1, unit.cost - unit.counters);
  return lacks > rest.points ? null : find(decision, "number", lacks);
}

/** The card of which it is asked how many counters go onto it. */
function filled(decision: Decision, built: Built): SwUnit | undefined {
  return decision.kind === "counters" ? built(decision.about[1] ?? 0) : undefined;
}

/** How many counters a card still takes; null where they alone don't complete it. */
function lacksOf(unit: SwUnit | undefined, cards: Cards): number | null {
  return unit && cards(topOf(unit))?.terms === false ? Math.max(0, unit.cost - unit.counters) : null;
}

/** Whether an option puts more counters on a card than it takes, which hardly anybody means. */
export function isBeyond(decision: Decision, at: number, built: Built, cards: Cards): boolean {
  const option = decision.options[at];
  const n = argOf(option, 0);
  if (decision.kind === "counters") {
    const lacks = lacksOf(filled(decision, built), cards);
    return lacks !== null && n > Math.max(1, lacks);
  }
  const ready = find(decision, "deploy", n) ?? find(decision, "complete", n);
  return verbOf(option) === "add" && ready !== null && lacksOf(built(n), cards) === 0;
}

/** Whether one counter is all that the card still takes that is asked about: how many go onto it is no question. */
export function lacksOne(decision: Decision, built: Built, cards: Cards): boolean {
  return lacksOf(filled(decision, built), cards) === 1;
}

/** How many counters go onto a card if nothing else is said: what it still needs, else all that there are. */
export function sensible(decision: Decision, built: Built): number | null {
  const unit = filled(decision, built);
  if (!unit) return null;
  return find(decision, "number", unit.cost - unit.counters) ?? decision.options.length - 1;
}
