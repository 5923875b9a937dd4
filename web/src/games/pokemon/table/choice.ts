// How a question of the server becomes something to point at. No rule is decided here: everything that may be chosen is
// one of the options, and everything shown about it is in the view.

import type { Picked } from "../../../lib/faces";
import type { Decision, OptionRow, Seat } from "../../../lib/protocol";
import { sideOf } from "../../../lib/sides";
import { argOf, countOf, handOf, OF_HAND, verbOf } from "../../../table/options";
import type { Mon, PokemonView } from "../types";

/** What is chosen first in a turn: a card of the hand, a Pokémon, or the Stadium. */
export type Source = { t: "hand"; kind: number } | { t: "mon"; id: number };

/** Where the options of a question lie: as verbs in the slip, in the hand, on the table, or in a tray over the hand. */
export type Where = "turn" | "verbs" | "hand" | "table" | "tray" | "places" | "cut";

const FROM_HAND = new Set(["bench", "evolve", "attach", "play"]);
const SLOT = "[data-slot]";
const AT_ONCE = new Set(["bench", "evolve", "attach", "play"]);

/** Where the player finds what a question offers. */
export function whereOf(decision: Decision, view: PokemonView): Where {
  if (decision.kind === "turn") return "turn";
  if (decision.kind === "cut") return "cut";
  // A search that finds nothing is still a look, and ends with an answer.
  if (decision.options.length === 0) return "tray";
  const verbs = new Set(decision.options.map(verbOf));
  if (verbs.has("pokemon")) return "table";
  if (verbs.has("place")) return "places";
  if (verbs.has("attached")) return "tray";
  if (!verbs.has("card")) return "verbs";
  if (decision.kind === "lay-active" || decision.kind === "lay-bench") return "hand";
  if (view.looking.length > 0) return "tray";
  const hand = view.seats[decision.seat]?.hand ?? [];
  const all = decision.options.every((option, n) => countOf(hand, argOf(option, 0)) === (decision.counts?.[n] ?? 1));
  return all ? "hand" : "tray";
}

/** Positions of what may be done in a turn with no card of the hand: attacks, powers, retreat, and to end it. */
export function freeVerbs(decision: Decision): number[] {
  return positions(decision, (option) => !FROM_HAND.has(verbOf(option)));
}

/** Positions of what may be done with the source. */
export function verbsFor(decision: Decision, source: Source | null): number[] {
  if (source === null) return freeVerbs(decision);
  return positions(decision, (option) => {
    const verb = verbOf(option);
    if (source.t === "hand") return FROM_HAND.has(verb) && argOf(option, 0) === source.kind;
    return !FROM_HAND.has(verb) && verb !== "end" && argOf(option, 0) === source.id;
  });
}

/** In which order the verbs of a turn stand: attacks first, the end of the turn last. */
const ORDER = ["attack", "power", "stadium", "retreat", "end"];
const rankOf = (option: OptionRow | undefined): number => {
  const at = ORDER.indexOf(verbOf(option));
  return at < 0 ? ORDER.indexOf("retreat") - 0.5 : at;
};

/**
 * The keys of verbs of a turn, in the order in which they stand. An attack has the number of its row among the attacks
 * of all fighting Pokémon, whether the others can be paid or not; R and E are for the retreat and the end.
 */
export function keysOf(decision: Decision, verbs: readonly number[], active: readonly Mon[]): Map<number, string> {
  const rows = active.flatMap((mon) => mon.attacks.map((attack) => `${mon.id} ${attack.n}`));
  const keys = new Map<number, string>();
  let next = rows.length;
  let retreats = 0;
  for (const at of [...verbs].sort((a, b) => rankOf(decision.options[a]) - rankOf(decision.options[b]) || a - b)) {
    const option = decision.options[at];
    const verb = verbOf(option);
    const row = verb === "attack" ? rows.indexOf(`${argOf(option, 0)} ${argOf(option, 1)}`) : -1;
    if (verb === "end") keys.set(at, "E");
    else if (verb === "retreat" && retreats++ === 0) keys.set(at, "R");
    else keys.set(at, String(row >= 0 ? row + 1 : ++next));
  }
  return keys;
}

/** Where a card of the hand may go: Pokémon → position of the option, and the Bench's free places. */
export function targetsOf(decision: Decision, kind: number): { mons: Map<number, number>; bench: number | null } {
  const mons = new Map<number, number>();
  let bench: number | null = null;
  decision.options.forEach((option, at) => {
    if (argOf(option, 0) !== kind) return;
    if (verbOf(option) === "bench") bench = at;
    else if (verbOf(option) === "evolve" || verbOf(option) === "attach") mons.set(argOf(option, 1), at);
  });
  return { mons, bench };
}

/**
 * Where an option is drawn at the table, as selectors: the card or the row, and the Pokémon that it is done to. `hand`
 * is where cards lie that are chosen from.
 */
export function drawnAs(option: OptionRow | undefined, hand = OF_HAND): string[] {
  const [one, two] = [argOf(option, 0), argOf(option, 1)];
  const held = `${hand} [data-kind="${one}"]`;
  switch (verbOf(option)) {
    case "bench":
      return [held, SLOT];
    case "play":
    case "card":
      return [held];
    case "attach":
    case "evolve":
      return [held, `[data-mon="${two}"]`];
    case "attack":
      return [`[data-attack="${one} ${two}"]`];
    case "power":
      return [`[data-ability="${one} ${two}"]`];
    case "retreat":
      return [`[data-retreat="${one}"]`];
    case "place":
      return [`[data-place="${one} ${two}"]`];
    case "attached":
      return [`[data-zone="tray"] [data-kind="${two}"]`];
    case "pokemon":
      return [`[data-mon="${one}"]`];
    default:
      return [];
  }
}

/**
 * Where in a replay: cards lie in the hand of the seat, of free places of its Bench one is meant, and who retreats is
 * meant whole, since what it costs is not drawn everywhere.
 */
export function shows(picks: readonly Picked[], view: PokemonView, seat: Seat): string[] {
  const bench = sideOf(seat) === sideOf(view.seat ?? 0) ? "bench" : "farbench";
  const found = picks.flatMap(({ option }) =>
    verbOf(option) === "retreat" ? [`[data-mon="${argOf(option, 0)}"]`] : drawnAs(option, handOf(seat)),
  );
  return found.map((one) => (one === SLOT ? `[data-zone="${bench}"] :nth-child(1 of .slot)` : one));
}

/** What may still be done for nothing in a turn that is about to be ended: by the verbs, in the order of a turn. */
const FREE = ["bench", "evolve", "attach", "attack"] as const;
export type Free = (typeof FREE)[number];

/** The same as far as it is of use. `does` says of an attack whether it would do anything. */
export function stillFree(decision: Decision, view: PokemonView | null, does: (at: number) => boolean): Free[] {
  const of: Record<Free, (option: OptionRow, at: number) => boolean> = {
    // Whoever has a Bench may want no more on it; whoever has none loses with the Active Pokémon.
    bench: () => benchOf(view, decision.seat).length === 0,
    evolve: () => true,
    attach: (option) => lacks(view, argOf(option, 1)),
    attack: (_, at) => does(at),
  };
  return FREE.filter((verb) => decision.options.some((option, at) => verbOf(option) === verb && of[verb](option, at)));
}

/** Whether a Pokémon has an attack that it can't pay, so that Energy is of use on it. */
function lacks(view: PokemonView | null, id: number): boolean {
  const mon = monOf(view, id);
  return mon === undefined || mon.attacks.some((attack) => attack.missing !== "");
}

/** Whoever may come in for an Active Pokémon of this seat that retreats. */
export function benchOf(view: PokemonView | null, seat: number): Mon[] {
  return view?.sides[sideOf(seat)]?.bench ?? [];
}

/** What is gone for good by it, so that it is asked once more even where a tap is the answer. */
export function losing(option: OptionRow | undefined): boolean {
  return verbOf(option) === "throw";
}

/** Whether an option is seen through when it is chosen, so that it needs no second word. */
export function atOnce(option: OptionRow | undefined): boolean {
  return AT_ONCE.has(verbOf(option));
}

/** The kinds of the hand with which something can be done in a turn. */
export function litHand(decision: Decision): Set<number> {
  return new Set(decision.options.filter((option) => FROM_HAND.has(verbOf(option))).map((option) => argOf(option, 0)));
}

/** All Pokémon in play, near side first. */
export function allMons(view: PokemonView): Mon[] {
  return view.sides.flatMap((side) => [...side.active, ...side.bench]);
}

export function monOf(view: PokemonView | null, id: number): Mon | undefined {
  return view ? allMons(view).find((mon) => mon.id === id) : undefined;
}

export const topOf = (mon: Mon | undefined): number => mon?.cards.at(-1) ?? -1;

function positions(decision: Decision, fits: (option: OptionRow) => boolean): number[] {
  return decision.options.flatMap((option, at) => (fits(option) ? [at] : []));
}
