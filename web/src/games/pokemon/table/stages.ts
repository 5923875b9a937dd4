// How one view becomes the next in front of the player: first what was flipped and hit, then how the table stands.

import { BEAT_MS, MOVE_MS } from "../../../table/pace";
import type { Hit, Mon, PokemonEvent, PokemonView } from "../types";

export interface Coin {
  seat: number;
  heads: boolean;
}

export interface Stage {
  view: PokemonView;
  /** Coins and dice of the last answer. */
  coins: Coin[];
  dice: { seat: number; value: number }[];
  /** What was hit by it, with the reckoning. */
  hits: Hit[];
  /** Pokémon that something happened to. */
  fresh: ReadonlySet<number>;
  ms: number;
}

export function still(view: PokemonView): Stage {
  return { view, coins: [], dice: [], hits: [], fresh: new Set(), ms: 0 };
}

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
    .map((event) => ({ seat: event.seat ?? 0, heads: event.heads === true }));
  const dice = events
    .filter((event) => event.e === "DieRolled")
    .map((event) => ({ seat: event.seat ?? 0, value: event.value ?? 0 }));
  const kept = shown && !own && before.turn === next.turn ? shown : null;
  const hits = hitsOf(events);
  const fresh = new Set(events.flatMap((event) => (event.mon ? [event.mon] : [])));
  const last: Stage = {
    view: next,
    coins: coins.length > 0 ? coins : (kept?.coins ?? []),
    dice,
    hits: hits.length > 0 ? hits : (kept?.hits ?? []),
    fresh,
    ms: own && coins.length === 0 ? MOVE_MS : BEAT_MS,
  };
  const out = events.some((event) => event.e === "PokemonKnockedOut" || event.e === "PokemonLeft");
  if (!out && coins.length === 0) return [last];
  return [{ ...last, view: hurt(before, events), ms: coins.length > 0 ? BEAT_MS * 1.5 : BEAT_MS }, last];
}
