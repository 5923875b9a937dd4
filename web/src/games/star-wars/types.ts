// What the wire says about a Star Wars table and its cards.

import type { Told, View, ViewOf } from "../../lib/protocol";
import type { StarWarsCardInfo, StarWarsEvent as Happened, UnitSeen } from "../../lib/wire";

export type { KeywordInfo, StarWarsCollection } from "../../lib/wire";

export type StarWarsCard = StarWarsCardInfo;
export type StarWarsView = ViewOf<"star-wars">;
export type StarWarsEvent = Told<Happened>;
/** A unit, partially built card, pilot or Location. */
export type SwUnit = UnitSeen;
export type Arena = keyof StarWarsView["arenas"];
export const ARENAS = ["space", "ground", "character"] as const satisfies readonly Arena[];

/** The view, if it is one of these tables. */
export const asStarWars = (view: View | null | undefined): StarWarsView | null =>
  view?.game === "star-wars" ? view : null;

export const isUnit = (card: StarWarsCard | undefined): boolean =>
  card !== undefined && (ARENAS as readonly string[]).includes(card.kind);
export const topOf = (unit: SwUnit | undefined | null): number => unit?.cards.at(-1) ?? -1;
export const leftOf = (unit: SwUnit): number => Math.max(0, unit.health - unit.damage);

/** The arena in which something happens, or to a unit that stands there; null for none. */
export function arenaOf(events: readonly StarWarsEvent[], view: StarWarsView): Arena | null {
  const ids = events.flatMap((event) => ("unit" in event && typeof event.unit === "number" ? event.unit : []));
  const came = events.flatMap((event) => ("place" in event ? event.place : []));
  const isThere = (arena: Arena): boolean => view.arenas[arena].some((unit) => ids.includes(unit.id));
  return ARENAS.find((arena) => came.includes(arena)) ?? ARENAS.find(isThere) ?? null;
}

/** All units and pilots, partially built cards and Locations that are seen. */
export function allUnits(view: StarWarsView): SwUnit[] {
  const there = [...ARENAS.flatMap((arena) => view.arenas[arena]), ...view.seats.flatMap((seat) => seat.zone)];
  const found = there.flatMap((unit) => [unit, ...unit.pilots]);
  const lying = ARENAS.flatMap((arena) => view.locations[arena] ?? []);
  return [...found, ...lying.filter((one, n) => lying.findIndex((first) => first.id === one.id) === n)];
}
