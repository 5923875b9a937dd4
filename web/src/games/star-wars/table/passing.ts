// When a chance is passed for a player: where nothing that is played could change anything, and as they wish.

import type { Decision } from "../../../lib/protocol";
import { verbOf } from "../../../table/options";
import { allUnits, type StarWarsView } from "../types";
import { isWindow } from "./choice";

/** Nothing but to pass, and to play what could change nothing. */
export function idle(decision: Decision, vain: readonly number[]): boolean {
  return isWindow(decision) && decision.options.every((option, at) => verbOf(option) === "pass" || vain.includes(at));
}

/** When a player wants to be asked: where there is anything to play, only about attacks by or on the own units, no more. */
export const STOPS = ["always", "mine", "never"] as const;
export type Stop = (typeof STOPS)[number];

/** Whether a chance is passed since its player wants so. */
export function passedOver(stop: Stop, view: StarWarsView, seat: number): boolean {
  return stop === "never" || (stop === "mine" && !concerns(view, seat));
}

/** Whether what goes on is about a seat's own units: one attacks, or something is about to be done to one. */
function concerns(view: StarWarsView, seat: number): boolean {
  const attacker = view.strike?.attacker;
  return threatened(view, seat) || allUnits(view).some((unit) => unit.seat === seat && unit.id === attacker);
}

/**
 * Nothing is decided by it, and the first answer is given: a unit that can do nothing but rest, one counter that goes onto
 * a card, and how much damage is prevented by whoever has just paid for it: the first is all of it.
 */
export function foregone(decision: Decision): boolean {
  const { kind, options } = decision;
  if (kind === "choose:prevent") return verbOf(options[0]) === "number";
  return options.length === 1 && ((kind === "act" && verbOf(options[0]) === "rest") || kind === "counters");
}

/** Whether something is about to be done to a seat's own units. */
export function threatened(view: StarWarsView, seat: number): boolean {
  const mine = new Set(allUnits(view).flatMap((unit) => (unit.seat === seat ? [unit.id] : [])));
  const parts = view.pending.flatMap((one) => one.parts.map(([id]) => id));
  return [view.strike?.defender ?? 0, ...parts].some((id) => mine.has(id));
}
