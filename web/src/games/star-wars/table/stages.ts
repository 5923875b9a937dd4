// How one view becomes the next in front of the player: dice and hits stay in sight for a beat before what they do.

import { BEAT_MS, MOVE_MS } from "../../../table/pace";
import type { Arena, StarWarsEvent, StarWarsView, SwUnit } from "../types";

/** Dice of a roll: natural faces, and which of them are hits once that is known. */
export interface Rolled {
  seat: number;
  why: string;
  dice: number[];
}

export interface Stage {
  view: StarWarsView;
  /** The last roll that was no attack's: for building, or of an effect. */
  rolled: Rolled | null;
  /** Things that something happened to. */
  fresh: ReadonlySet<number>;
  ms: number;
}

export function still(view: StarWarsView): Stage {
  return { view, rolled: null, fresh: new Set(), ms: 0 };
}

const ROLLS = new Set(["build", "effect", "damage"]);

/** The beats of one answer; the last one is the view itself. */
export function stagesOf(
  before: StarWarsView,
  events: readonly StarWarsEvent[],
  next: StarWarsView,
  own: boolean,
  shown: Stage | null = null,
): Stage[] {
  const roll = events.findLast((event) => event.e === "DiceRolled" && ROLLS.has(event.why ?? ""));
  const kept = shown && before.turn === next.turn && before.phase === next.phase ? shown.rolled : null;
  const rolled = roll ? { seat: roll.seat ?? 0, why: roll.why ?? "", dice: roll.dice ?? [] } : kept;
  const fresh = new Set(events.flatMap((event) => (event.unit && event.e !== "DiceRolled" ? [event.unit] : [])));
  const last: Stage = { view: next, rolled, fresh, ms: own ? MOVE_MS : BEAT_MS };
  // A unit that goes is seen hit first, with the dice that hit it.
  const goes = events.some((event) => event.e === "UnitDiscarded");
  const dealt = new Map(
    events.flatMap((event) =>
      event.e === "DamageDealt" && event.unit ? [[event.unit, event.damage ?? 0] as const] : [],
    ),
  );
  if (!goes || dealt.size === 0) return [last];
  const there: Record<Arena, SwUnit[]> = before.arenas;
  const arenas = Object.fromEntries(
    Object.entries(there).map(([arena, units]) => [
      arena,
      units.map((unit) => ({ ...unit, damage: dealt.get(unit.id) ?? unit.damage })),
    ]),
  ) as typeof there;
  return [{ ...last, view: { ...before, arenas, strike: before.strike, decision: null }, ms: BEAT_MS }, last];
}
