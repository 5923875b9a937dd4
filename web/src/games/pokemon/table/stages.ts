// How one view becomes the next in front of the player: first what was flipped and hit, then how the table stands.

import type { Shown } from "../../../table/beats.svelte";
import { BEAT_MS, LAID_MS, LANDED_MS, MOVE_MS, STRUCK_MS } from "../../../table/pace";
import type { Hit, Mon, PokemonEvent, PokemonView } from "../types";

export interface Coin {
  seat: number;
  heads: boolean;
  /** What it was flipped for. */
  why: string;
}

/** A Trainer that somebody else played, or a Pokémon of theirs with the attack that it uses. */
export interface Laid {
  seat: number;
  kind: number;
  attack?: string | undefined;
}

export interface Stage extends Shown {
  view: PokemonView;
  /** What lies large beside the two that fight. */
  laid: Laid | null;
  /** Coins and dice of the last answer. */
  coins: Coin[];
  dice: { seat: number; value: number }[];
  /** What was hit by it, with the reckoning. */
  hits: Hit[];
  /** Pokémon that something happened to. */
  fresh: ReadonlySet<number>;
}

export function still(view: PokemonView): Stage {
  return { view, laid: null, coins: [], dice: [], hits: [], fresh: new Set(), ms: 0 };
}

/** Events in which a card is laid. */
const LAYS = new Set(["PokemonPut", "CardAttached", "PokemonEvolved", "TrainerPlayed"]);

/** The damage that was dealt, as the events tell it. */
export function hitsOf(events: readonly PokemonEvent[]): Hit[] {
  return events
    .filter((event) => event.e === "DamageDealt")
    .map((event) => ({
      mon: event.mon ?? 0,
      kind: event.kind ?? -1,
      amount: event.amount ?? 0,
      damage: event.damage ?? 0,
      hp: event.hp ?? 0,
      steps: event.steps ?? [],
    }));
}

/** The view with the damage that the events tell, while what it does to the table is still to come. */
export function hurt(view: PokemonView, events: readonly PokemonEvent[]): PokemonView {
  const damage = new Map<number, number>();
  for (const event of events)
    if (event.mon !== undefined && event.damage !== undefined) damage.set(event.mon, event.damage);
  if (damage.size === 0) return view;
  const mend = (mon: Mon): Mon => ({ ...mon, damage: damage.get(mon.id) ?? mon.damage });
  const [a, b] = view.sides;
  return {
    ...view,
    sides: [
      { ...a, active: a.active.map(mend), bench: a.bench.map(mend) },
      { ...b, active: b.active.map(mend), bench: b.bench.map(mend) },
    ],
  };
}

/**
 * The beats of one answer, oldest first; the last one is the view itself. What fell and what was hit stays in sight
 * (`shown`) until the player's own next answer, or the next turn.
 */
export function stagesOf(
  before: PokemonView,
  events: readonly PokemonEvent[],
  next: PokemonView,
  own: boolean,
  shown: Stage | null = null,
): Stage[] {
  const coins = events
    .filter((event) => event.e === "CoinFlipped")
    .map((event) => ({ seat: event.seat ?? 0, heads: event.heads === true, why: event.why ?? "" }));
  const dice = events
    .filter((event) => event.e === "DieRolled")
    .map((event) => ({ seat: event.seat ?? 0, value: event.value ?? 0 }));
  const kept = shown && !own && before.turn === next.turn ? shown : null;
  const hits = hitsOf(events);
  const fresh = new Set(events.flatMap((event) => (event.mon ? [event.mon] : [])));
  const last: Stage = {
    view: next,
    laid: null,
    coins: coins.length > 0 ? coins : (kept?.coins ?? []),
    dice,
    hits: hits.length > 0 ? hits : (kept?.hits ?? []),
    fresh,
    ms: lastMs(own && coins.length === 0, hits.length > 0),
    sound: soundOf(events, coins.length, dice.length),
  };
  const laid = own ? [] : laidBy(before, events, last);
  const out = events.some((event) => event.e === "PokemonKnockedOut" || event.e === "PokemonLeft");
  if (!out && coins.length === 0) return [...laid, last];
  const hit = { ...last, view: hurt(before, events), ms: hitMs(own, coins.length > 0, hits.length > 0) };
  return [...laid, hit, { ...last, sound: undefined }];
}

/** How long the view itself stays before what comes next. */
function lastMs(own: boolean, hits: boolean): number {
  if (own) return MOVE_MS;
  return hits ? STRUCK_MS : BEAT_MS;
}

/** How long the damage is seen before what it does: what others do has to be noticed. */
function hitMs(own: boolean, coins: boolean, hits: boolean): number {
  if (!own && hits) return STRUCK_MS;
  return coins ? 1.5 * BEAT_MS : own ? BEAT_MS : LANDED_MS;
}

/** A Trainer that was played, or who attacks, lies large first, before it does anything. */
function laidBy(before: PokemonView, events: readonly PokemonEvent[], last: Stage): Stage[] {
  const played = events.find((event) => event.e === "TrainerPlayed" || event.e === "AttackUsed");
  if (!played) return [];
  const attack = played.e === "AttackUsed" ? played.name : undefined;
  const laid = { seat: played.seat ?? 0, kind: (attack === undefined ? played.card : played.kind) ?? -1, attack };
  return [{ ...last, view: before, coins: [], dice: [], hits: [], laid, ms: LAID_MS, sound: ["card"] }];
}

/** What is heard of an answer: what falls, or a card that is laid. */
function soundOf(events: readonly PokemonEvent[], coins: number, dice: number): Shown["sound"] {
  if (coins > 0) return ["coin"];
  if (dice > 0) return ["dice", dice];
  return events.some((event) => LAYS.has(event.e)) ? ["card"] : undefined;
}
