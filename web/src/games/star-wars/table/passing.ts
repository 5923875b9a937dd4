// When a chance is passed for a player: where nothing can be played in it, and as long as nothing happens to the player.

import type { Decision } from "../../../lib/protocol";
import { verbOf } from "../../../table/options";
import { allUnits, type StarWarsEvent, type StarWarsView } from "../types";
import { isWindow } from "./choice";

/** Nothing but to pass. */
export function idle(decision: Decision): boolean {
  return isWindow(decision) && decision.options.length === 1 && verbOf(decision.options[0]) === "pass";
}

/** One answer, in which nothing is decided: a unit that can do nothing but rest, one counter that goes onto a card. */
export function foregone(decision: Decision): boolean {
  const { kind, options } = decision;
  return options.length === 1 && ((kind === "act" && verbOf(options[0]) === "rest") || kind === "counters");
}

/** Whether something is about to be done to a seat's own units. */
export function threatened(view: StarWarsView, seat: number): boolean {
  const mine = new Set(allUnits(view).flatMap((unit) => (unit.seat === seat ? [unit.id] : [])));
  const parts = view.pending.flatMap((one) => one.parts.map(([id]) => id));
  return [view.strike?.defender ?? 0, ...parts].some((id) => mine.has(id));
}

/** Whether events do something to a seat's own units, or to the seat: then its player wants to be asked again. */
export function touches(view: StarWarsView, events: readonly StarWarsEvent[], seat: number): boolean {
  const mine = new Set(allUnits(view).flatMap((unit) => (unit.seat === seat ? [unit.id] : [])));
  const hit = (id: number | undefined): boolean => id !== undefined && mine.has(id);
  return events.some((event) => {
    switch (event.e) {
      case "AttackDeclared":
        return hit(event.target);
      case "DamagePending":
        return (event.parts ?? []).some(([id]) => hit(id));
      case "UnitTapped":
        return hit(event.unit) && event.seat !== seat;
      case "AttackRedirected":
      case "DamageDealt":
      case "DamageCountersPut":
      case "UnitDiscarded":
      case "EffectBegan":
        return hit(event.unit);
      case "BattleCardPlayed":
        return event.seat !== seat;
      case "StepBegan":
        return true;
      default:
        return false;
    }
  });
}
