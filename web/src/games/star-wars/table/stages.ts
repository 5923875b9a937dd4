// How one view becomes the next in front of the player: an attack is one beat, from who on whom to what landed.

import { BEAT_MS, HITS_MS, LAID_MS, LANDED_MS, MOVE_MS, ROLL_MS, WHO_MS } from "../../../table/pace";
import type { Shown } from "../../../table/beats.svelte";
import type { Arena, StarWarsEvent, StarWarsView, SwUnit } from "../types";
import { type Battle, PEACE, toldBy } from "./attack";

/** Dice of a roll: natural faces, and which of them are hits once that is known. */
export interface Rolled {
  seat: number;
  why: string;
  dice: number[];
}

/** A card that somebody else played. */
export interface Laid {
  seat: number;
  kind: number;
}

export interface Stage extends Shown {
  view: StarWarsView;
  /** The last roll that was no attack's: for building, or of an effect. */
  rolled: Rolled | null;
  /** The attack that goes on, or was the last of this step. */
  battle: Battle;
  /** The attack of this stage has just landed. */
  landing: boolean;
  /** What is told of it: the attack, or what its row of the log says. */
  tells: "attack" | "row";
  /** What lies large on the table. */
  laid: Laid | null;
  /** Things that something happened to. */
  fresh: ReadonlySet<number>;
}

export function still(view: StarWarsView): Stage {
  return { view, rolled: null, battle: PEACE, landing: false, tells: "row", laid: null, fresh: new Set(), ms: 0 };
}

const ROLLS = new Set(["build", "effect", "damage"]);
const CARDS = new Set(["BattleCardPlayed", "MissionCompleted"]);
/** Counters and cards that go face down into a build zone: nobody has to look at each. */
const SMALL = new Set(["CountersAdded", "CardStarted", "PointsChanged"]);

/** Events of which nothing is said while others act. */
const HUSHED = new Set(["Passed", "StepBegan"]);

/** What an answer brought, and who gave it. */
interface Answer {
  before: StarWarsView;
  events: readonly StarWarsEvent[];
  next: StarWarsView;
  own: boolean;
  /** What was shown last. */
  shown: Stage | null;
  /** How many rows the log had before the attack that goes on. */
  since?: number | undefined;
}

/** The beats of one answer; the last one is the view itself. */
export function stagesOf({ before, events, next, own, shown, since }: Answer): Stage[] {
  const roll = events.findLast((event) => event.e === "DiceRolled" && ROLLS.has(event.why ?? ""));
  const same = before.turn === next.turn && before.phase === next.phase;
  const attacks = events.some((event) => event.e === "AttackDeclared");
  const kept = shown && same && !attacks ? shown.rolled : null;
  const rolled = roll ? { seat: roll.seat ?? 0, why: roll.why ?? "", dice: roll.dice ?? [] } : kept;
  const fresh = new Set(events.flatMap((event) => (event.unit && event.e !== "DiceRolled" ? [event.unit] : [])));
  const { each, last: battle, over } = toldBy(shown?.battle ?? PEACE, events, before, next);
  const base: Stage = { view: before, rolled, battle, landing: false, tells: "attack", laid: null, fresh, ms: 0 };
  const stages: Stage[] = [];
  events.forEach((event, n) => {
    const now = each[n] ?? PEACE;
    const beat = { ...base, battle: now, log: since };
    if (CARDS.has(event.e) && event.seat !== before.seat && event.kind !== undefined && event.kind >= 0)
      stages.push({
        ...base,
        battle: now,
        tells: "row",
        laid: { seat: event.seat ?? 0, kind: event.kind },
        ms: LAID_MS,
        sound: ["card"],
      });
    else if (event.e === "AttackDeclared") stages.push({ ...beat, ms: WHO_MS });
    else if (event.e === "DiceRolled" && event.why === "attack")
      stages.push({ ...beat, view: struck(next, before), ms: ROLL_MS, sound: ["dice", event.dice?.length ?? 0] });
    else if (event.e === "HitsCounted") stages.push({ ...beat, view: struck(next, before), ms: HITS_MS });
  });
  if (over) stages.push({ ...base, battle: over, landing: true, view: hurt(before, events), ms: LANDED_MS });
  const laying = events.some((event) => ["UnitDeployed", "CardStarted", "CardStacked"].includes(event.e));
  const hush = events.every((event) => HUSHED.has(event.e));
  const fights = over !== null || (battle.attack !== null && !battle.attack.done);
  stages.push({
    ...base,
    view: next,
    hush,
    tells: fights ? "attack" : hush ? (shown?.tells ?? "row") : "row",
    ms: lastMs(events, own, stages.length > 0),
    sound: laying ? ["card"] : undefined,
  });
  return stages;
}

/** A card that a seat lost, and the one that attacked it; -1: none did. */
export interface Lost {
  kind: number;
  by: number;
}

/** The units that a seat lost by an answer. */
export function lostIn(events: readonly StarWarsEvent[], seat: number | null, stages: readonly Stage[]): Lost[] {
  const attack = stages.findLast((stage) => stage.battle.attack)?.battle.attack;
  return events.flatMap((event) => {
    if (event.e !== "UnitDiscarded" || event.seat !== seat || event.place === "built") return [];
    const struck = attack?.target === event.unit && attack?.seat !== seat;
    return [{ kind: event.kinds?.at(-1) ?? -1, by: struck ? (attack?.attackerKind ?? -1) : -1 }];
  });
}

/** How long the view itself stays before what comes next. */
function lastMs(events: readonly StarWarsEvent[], own: boolean, played: boolean): number {
  const told = events.filter((event) => event.e !== "Passed");
  if (played || told.length === 0) return 0;
  if (own) return MOVE_MS;
  return told.every((event) => SMALL.has(event.e)) ? BEAT_MS / 2 : BEAT_MS;
}

/** What is pending is that of the next view, where nothing has gone from the table yet. */
function struck(next: StarWarsView, before: StarWarsView): StarWarsView {
  return next.strike === null ? before : { ...next, decision: null };
}

/** The view with the damage that the events tell, while what it does to the table is still to come. */
function hurt(before: StarWarsView, events: readonly StarWarsEvent[]): StarWarsView {
  const dealt = new Map(
    events.flatMap((event) =>
      event.e === "DamageDealt" && event.unit ? [[event.unit, event.damage ?? 0] as const] : [],
    ),
  );
  const there: Record<Arena, SwUnit[]> = before.arenas;
  const arenas = Object.fromEntries(
    Object.entries(there).map(([arena, units]) => [
      arena,
      units.map((unit) => ({ ...unit, damage: dealt.get(unit.id) ?? unit.damage })),
    ]),
  ) as typeof there;
  return { ...before, arenas, decision: null };
}
