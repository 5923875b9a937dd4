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
export function nextOf(rest: Rest, decision: Decision, built: (id: number) => SwUnit | undefined): number | null {
  if (decision.kind === "build")
    return rest.unit > 0 ? (find(decision, "deploy", rest.unit) ?? find(decision, "complete", rest.unit)) : null;
  const unit = decision.kind === "counters" ? built(decision.about[1] ?? 0) : undefined;
  if (!unit || topOf(unit) !== rest.kind) return null;
  const lacks = Math.max(1, unit.cost - unit.counters);
  return lacks > rest.points ? null : find(decision, "number", lacks);
}

/** How many counters go onto a card if nothing else is said: what it still needs, else all that there are. */
export function sensible(decision: Decision, built: (id: number) => SwUnit | undefined): number | null {
  const unit = decision.kind === "counters" ? built(decision.about[1] ?? 0) : undefined;
  if (!unit) return null;
  return find(decision, "number", unit.cost - unit.counters) ?? decision.options.length - 1;
}
