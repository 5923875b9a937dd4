// An attack from its declaration to what landed, as the events of its answers tell it. Nothing is reckoned that they
// don't say.

import { type Arena, ARENAS, type StarWarsEvent, type StarWarsView } from "../types";

/** A die, and whether it hits once that is known. */
export type Face = readonly [face: number, hit: boolean | null];

export interface Pass {
  seat: number;
  chance: string;
}

export interface Attack {
  /** Which attack of its battle step it is. */
  n: number;
  seat: number;
  attacker: number;
  attackerKind: number;
  target: number;
  targetKind: number;
  mode: string;
  /** Where the target is. */
  arena: Arena;
  dice: readonly Face[];
  /** From what a die hits, once that is known; 0 before. */
  reach: number;
  /** What its dice came to, with Critical Hits; null: not yet counted. */
  hits: number | null;
  /** How many of them are Critical Hits. */
  critical: number;
  prevented: number;
  /** What was dealt to the target; null: nothing yet. */
  landed: number | null;
  /** What the target has left, once something landed. */
  left: number | null;
  health: number;
  out: boolean;
  passes: readonly Pass[];
  /** Somebody has played something into it. */
  answered: boolean;
  done: boolean;
}

/** The attack that is shown: the one under way, or the last of the turn. */
export interface Battle {
  attack: Attack | null;
  /** Passes that belong to no attack yet. */
  loose: readonly Pass[];
  /** How many attacks this battle step has had. */
  count: number;
}

export const PEACE: Battle = { attack: null, loose: [], count: 0 };

const faces = (dice: readonly number[] = []): Face[] => dice.map((face) => [face, null]);

/** What an event changes of the attack that goes on. */
type Change = (attack: Attack, event: StarWarsEvent) => Partial<Attack>;

/** The same for an event about one unit: it counts only where that is the target. */
const onTarget =
  (change: Change): Change =>
  (attack, event) =>
    event.unit === attack.target ? change(attack, event) : {};

const CHANGES: Partial<Record<StarWarsEvent["e"], Change>> = {
  AbilityPlayed: () => ({ answered: true }),
  BattleCardPlayed: () => ({ answered: true }),
  Passed: ({ passes }, event) => ({ passes: [...passes, passOf(event)] }),
  AttackRedirected: (_, { unit = 0, kind = -1 }) => ({ target: unit, targetKind: kind }),
  DiceRolled: (_, { why, dice }) => (why === "attack" ? { dice: faces(dice) } : {}),
  DiceRerolled: ({ dice, hits }, event) => (dice.length > 0 && hits === null ? { dice: faces(event.dice) } : {}),
  HitsCounted: (_, { hits = [], critical = 0, needed = 0, accuracy = 0 }) => ({
    dice: hits,
    reach: needed - accuracy,
    hits: hits.filter(([, hit]) => hit).length + critical,
    critical,
  }),
  HitsDivided: ({ hits }, { count = 0 }) => ({ hits: Math.max(0, (hits ?? 0) - count) }),
  DamagePrevented: onTarget(({ prevented }, { amount = 0 }) => ({ prevented: prevented + amount })),
  DamageDealt: onTarget(({ landed }, { amount = 0, damage = 0, health = 0 }) => ({
    landed: (landed ?? 0) + amount,
    left: Math.max(0, health - damage),
    health,
  })),
  UnitDiscarded: onTarget(() => ({ out: true })),
};

const passOf = ({ seat = 0, chance = "" }: StarWarsEvent): Pass => ({ seat, chance });

/** An attack as it is declared. */
function declared({ loose, count }: Battle, event: StarWarsEvent, table: StarWarsView): Attack {
  const { seat = 0, unit = 0, kind = -1, target = 0, target_kind = -1, mode = "" } = event;
  return {
    n: count + 1,
    seat,
    attacker: unit,
    attackerKind: kind,
    target,
    targetKind: target_kind,
    mode: String(mode),
    arena: ARENAS.find((one) => table.arenas[one].some(({ id }) => id === target)) ?? "ground",
    dice: [],
    reach: 0,
    hits: null,
    critical: 0,
    prevented: 0,
    landed: null,
    left: null,
    health: 0,
    out: false,
    passes: loose,
    answered: false,
    done: false,
  };
}

/** The battle after one event, before which the table stood like this. */
export function after(battle: Battle, event: StarWarsEvent, table: StarWarsView): Battle {
  const { attack, loose, count } = battle;
  if (event.e === "TurnBegan") return PEACE;
  if (event.e === "StepBegan") return { attack: ended(battle).attack, loose: [], count: 0 };
  if (event.e === "AttackDeclared") return { attack: declared(battle, event, table), loose: [], count: count + 1 };
  if (attack !== null && !attack.done)
    return { ...battle, attack: { ...attack, ...CHANGES[event.e]?.(attack, event) } };
  return event.e === "Passed" ? { ...battle, loose: [...loose, passOf(event)] } : battle;
}

/** The attack is over: what did not land was 0, where dice were counted. */
export function ended(battle: Battle): Battle {
  const { attack } = battle;
  if (!attack || attack.done) return battle;
  return { ...battle, attack: { ...attack, done: true, landed: attack.landed ?? (attack.hits === null ? null : 0) } };
}

/** How the battle stood behind each event of an answer and in the end, and how the attack came off that ended in it. */
export interface Told {
  each: readonly Battle[];
  last: Battle;
  over: Battle | null;
}

export function toldBy(
  before: Battle,
  events: readonly StarWarsEvent[],
  table: StarWarsView,
  next: StarWarsView,
): Told {
  const each: Battle[] = [];
  let over: Battle | null = null;
  let now = before;
  /** Another attack, another step, nobody who attacks any more: the one before is over. */
  const end = (): void => {
    if (now.attack === null || now.attack.done) return;
    now = ended(now);
    over ??= now;
  };
  for (const event of events) {
    if (event.e === "AttackDeclared" || event.e === "StepBegan" || event.e === "TurnBegan") end();
    now = after(now, event, table);
    each.push(now);
  }
  if (next.strike === null) end();
  return { each, last: now, over };
}
