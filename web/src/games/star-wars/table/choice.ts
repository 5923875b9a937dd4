// How a question of the server becomes something to point at. No rule is decided here: everything that may be chosen is
// one of the options, and what each is about stands in the question.

import type { Decision, OptionRow, Seat } from "../../../lib/protocol";
import { argOf, countOf, find, OF_HAND, verbOf } from "../../../table/options";
import { cardsIn, type TrayItem } from "../../../table/tray";
import type { StarWarsView } from "../types";

/** What is chosen first: a card of the hand, or a thing on the table. */
export type Source = { t: "hand"; kind: number } | { t: "unit"; id: number };

/** Where what is asked for lies: verbs of a step, or things of which some are chosen: on the table, in the hand, dice, or in a tray. */
export type Where = "verbs" | "table" | "hand" | "dice" | "tray";

export const NOTHING: readonly [number, number, number] = [0, 0, -1];

/** The thing that acts, the thing it acts on, and the card of an option. */
export function subjectOf(decision: Decision, at: number): readonly [actor: number, target: number, kind: number] {
  return decision.subjects?.[at] ?? NOTHING;
}

/** Where an option is drawn, by what it is about, as selectors. `hand` is where cards lie that are chosen from. */
export function drawnAs([actor, target, kind]: readonly [number, number, number], hand = OF_HAND): string[] {
  const units = [actor, target].filter((id) => id > 0).map((id) => `[data-unit="${id}"]`);
  return kind < 0 ? units : [`${hand} [data-kind="${kind}"]`, ...units];
}

/** Verbs that change nothing that could be regretted, or that are seen through at once. */
const AT_ONCE = new Set([
  "pass",
  "add",
  "start",
  "put",
  "deploy",
  "keep",
  "stack",
  "complete",
  "return",
  "board",
  "leave",
  "top",
  "none",
  "unit",
  "trigger",
  "number",
  "yes",
  "no",
  "arena",
  "retreat",
]);

/** What build points are spent on, before the first turn too. */
const SPENDS = new Set(["start", "add", "put", "partial"]);
/** What is given up by the end of a step in which it could still be done. */
const LEFT = new Set([...SPENDS, "deploy", "complete"]);
/** Questions for what to do with one's cards and units: the thing is chosen first, however few there are. */
const THINGS_FIRST = new Set(["setup", "build", "retreat"]);
/** Questions for an amount: it is said, and nothing on the table is chosen for it. */
const SAID = new Set(["counters", "bid"]);

/** Verbs of which the argument is what is chosen. */
const AMOUNTS = new Set(["number", "bid"]);

/** What an option amounts to, where amounts are asked for; else null. */
export const amountOf = (option: OptionRow | undefined): number | null =>
  AMOUNTS.has(verbOf(option)) ? argOf(option, 0) : null;

export const atOnce = (option: OptionRow | undefined): boolean => AT_ONCE.has(verbOf(option));

export const isWindow = (decision: Decision | null): boolean => decision?.kind.startsWith("window:") ?? false;

/** Where the options of a question lie. One thing of several is a verb too, unless it is a card or a die. */
export function whereOf(decision: Decision, view: StarWarsView): Where {
  const verbs = new Set(decision.options.map(verbOf));
  if (verbs.has("die")) return "dice";
  if (verbs.has("card")) {
    const hand = view.seats[decision.seat]?.hand ?? [];
    const all = decision.options.every((option, n) => countOf(hand, argOf(option, 0)) >= (decision.counts?.[n] ?? 1));
    return all && view.looking.length === 0 ? "hand" : "tray";
  }
  if (decision.kind === "look") return "tray";
  const several = decision.most > 1 || decision.least === 0;
  return several || (verbs.size === 1 && verbs.has("unit")) ? "table" : "verbs";
}

/** Positions of the options about a source; all of them without one. */
export function about(decision: Decision, source: Source | null): number[] {
  return decision.options.flatMap((_, at) => {
    const [actor, target, kind] = subjectOf(decision, at);
    if (source === null) return [at];
    if (source.t === "hand") return kind === source.kind && actor === 0 ? [at] : [];
    return actor === source.id || (actor === 0 && target === source.id) ? [at] : [];
  });
}

/** A chance, or a list of so many verbs, is shown whole; from a longer one the things themselves are chosen first. */
const SHOWN = 6;

/** Whether to end this step now leaves something behind: points that could be spent, a finished card. */
export function leaves(decision: Decision): boolean {
  return decision.options.some((option) => LEFT.has(verbOf(option)));
}

/** Whether points could still be spent. */
export function spends(decision: Decision): boolean {
  return decision.options.some((option) => SPENDS.has(verbOf(option)));
}

/** What is left of the points to set up with, or what there is to build with. */
export function pointsLeft(view: StarWarsView, seat: Seat): number {
  const { points = 0, spent = 0 } = view.seats[seat] ?? {};
  return view.phase === "setup" ? Number(view.options["setup_points"] ?? 0) - spent : points;
}

/**
 * Positions of the verbs that are listed: those of a source; without one all of a short list, else those about no thing.
 * Where cards are chosen to do something with them, a long list and a short one look the same.
 */
export function listed(decision: Decision, source: Source | null): number[] {
  const all = about(decision, source);
  const short = (all.length <= SHOWN && !THINGS_FIRST.has(decision.kind)) || SAID.has(decision.kind);
  if (source !== null || isWindow(decision) || short) return all;
  const free = all.filter((at) => subjectOf(decision, at).every((id, n) => (n < 2 ? id <= 0 : id < 0)));
  return free.length < all.length ? free : all;
}

/** Whether an option starts to build, with all points that are left, what could stand in its arena at once. */
export function isApart(decision: Decision, at: number): boolean {
  const option = decision.options[at];
  return verbOf(option) === "partial" && find(decision, "put", argOf(option, 0)) !== null;
}

/** The one thing that all options with an actor have in common: it needs not be chosen. */
export function soleActor(decision: Decision): number {
  const actors = new Set(decision.options.map((_, at) => subjectOf(decision, at)[0]).filter((id) => id > 0));
  const [only] = actors;
  return actors.size === 1 && only !== undefined ? only : 0;
}

/** Things on the table that may be chosen now → positions of the options that they are about. */
export function litUnits(decision: Decision, source: Source | null): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const actor = source?.t === "unit" ? source.id : soleActor(decision);
  const put = (id: number, at: number): void => void found.set(id, [...(found.get(id) ?? []), at]);
  decision.options.forEach((option, at) => {
    // How much is no thing, whatever it is about.
    if (AMOUNTS.has(verbOf(option))) return;
    const [by, on, kind] = subjectOf(decision, at);
    if (source?.t === "hand") {
      if (kind === source.kind && on > 0) put(on, at);
    } else if (by > 0 && by !== actor) put(by, at);
    else if (by === actor && on > 0) put(on, at);
    else if (by === actor && by > 0) put(by, at);
    else if (by === 0 && on > 0) put(on, at);
  });
  return found;
}

/** The kinds of the hand with which something can be done. */
export function litHand(decision: Decision): Set<number> {
  const kinds = decision.options
    .map((_, at) => subjectOf(decision, at))
    .filter(([by, , kind]) => by === 0 && kind >= 0);
  return new Set(kinds.map(([, , kind]) => kind));
}

/** What lies in the tray: what is looked at, else what may be taken; what may be taken first. */
export function trayOf(decision: Decision, view: StarWarsView): TrayItem[] {
  return cardsIn(decision, view.looking).sort((a, b) => Number(a.at === null) - Number(b.at === null));
}
