// How the lists of a view are laid out: seat by seat, then what is everybody's.

import type { Picked } from "../../../lib/faces";
import type { Seat } from "../../../lib/protocol";
import type { CardSeen, FactSeen, GenericView, ZoneSeen } from "../types";

/** A thing on the table by where it lies, as long as the view is this one. */
export interface Place {
  card: CardSeen;
  /** Its name on the page. */
  at: string;
  /** The position of the option that it is; -1: it is none. */
  option: number;
  /** Which of the things of this option it is, counted from 0 over the whole table. */
  nth: number;
}

export interface Laid {
  zone: ZoneSeen;
  places: Place[];
}

/** What lies at a seat, or in the middle. */
export interface Spot {
  seat: number | null;
  zones: Laid[];
  facts: FactSeen[];
}

/**
 * All lists, those of each seat together. Equal things of one option are told apart by their number; what is an option
 * at one's own seat is none at another's, where an equal thing lies.
 */
export function spotsOf(view: GenericView): { seats: Spot[]; common: Spot } {
  const met = new Map<number, number>();
  const own = new Set(
    view.zones.flatMap(({ seat, cards }) =>
      seat !== null && seat === view.seat ? cards.map(({ option }) => option) : [],
    ),
  );
  const laid = view.zones.map((zone, n) => ({
    zone,
    places: zone.cards.map((card, k) => {
      const theirs = zone.seat !== null && zone.seat !== view.seat && own.has(card.option);
      const option = theirs ? -1 : card.option;
      const nth = met.get(option) ?? 0;
      met.set(option, nth + 1);
      return { card, at: `${n} ${k}`, option, nth };
    }),
  }));
  const spot = (seat: number | null): Spot => ({
    seat,
    zones: laid.filter(({ zone }) => zone.seat === seat),
    facts: view.facts.filter((fact) => fact.seat === seat),
  });
  return { seats: view.sides.map((_, seat) => spot(seat)), common: spot(null) };
}

/** The thing of that name. */
export function placeOf(view: GenericView, at: string): CardSeen | undefined {
  const [n, k] = at.split(" ").map(Number);
  return view.zones[n ?? -1]?.cards[k ?? -1];
}

/** Where things are drawn that these options are, as selectors; at other seats an equal thing is none. */
export function meant(view: GenericView, picks: readonly Picked[], seat: Seat): string[] {
  const wanted = new Set(picks.map(({ option }) => String(option)));
  const places = (spot: Spot): Place[] => spot.zones.flatMap((one) => one.places);
  const fits = ({ card }: Place): boolean => card.intent !== null && wanted.has(String(card.intent));
  const { seats, common } = spotsOf(view);
  const own = places(seats[seat] ?? common).filter(fits);
  const found = own.length > 0 ? own : [...seats.flatMap(places), ...places(common)].filter(fits);
  return found.map(({ at }) => `[data-place="${at}"]`);
}

/** Of so many things all are shown, of more the first and those that may be chosen. */
export const FEW = 8;

export function shownOf(places: readonly Place[], all: boolean): readonly Place[] {
  return all || places.length <= FEW + 1 ? places : places.filter(({ option }, n) => n < FEW || option >= 0);
}

/** The seats in the order in which they are met, from the near one on. */
export function round(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, n) => (near + n) % seats);
}
