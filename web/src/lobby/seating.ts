// Who is to sit at the seats of a table of more than two, and what keeps that from being one.

import type { SeatOrder } from "../lib/api";
import { across, type Sides } from "../lib/sides";

export type Who = SeatOrder["who"];

export interface Chair {
  who: Who;
  /** The set by its id; "": one is drawn. */
  deck: string;
}

/** Seats as they stand at first: oneself, and at all others the same bot. */
export function setOut(seats: number, bot: string): Chair[] {
  return Array.from({ length: seats }, (_, n) => ({ who: n === 0 ? "me" : `bot:${bot}`, deck: "" }));
}

/** The seats one has oneself. */
export const mine = (chairs: readonly Chair[]): number[] => chairs.flatMap(({ who }, n) => (who === "me" ? [n] : []));

/** What is wrong with the seats: one has none, or some of different sides but not all. */
export function wrong(chairs: readonly Chair[], sides?: Sides): "" | "none" | "both" {
  const own = mine(chairs);
  const [first] = own;
  if (first === undefined) return "none";
  return own.length < chairs.length && own.some((seat) => across(seat, first, sides)) ? "both" : "";
}

/** The order for the server. Who comes by a link brings a set. */
export function ordered(chairs: readonly Chair[]): SeatOrder[] {
  return chairs.map(({ who, deck }) => ({ who, deck: who === "friend" || deck === "" ? null : deck }));
}

/** What was kept of an earlier choice, if it is one. */
export function readChairs(text: string | null, seats: number): Chair[] | null {
  const found: unknown = JSON.parse(text ?? "null");
  if (!Array.isArray(found) || found.length !== seats) return null;
  const chairs = found.map((one: Partial<Chair>) => ({ who: one.who, deck: one.deck }));
  const good = chairs.every(
    ({ who, deck }) => typeof deck === "string" && typeof who === "string" && /^(me|friend|bot:[a-z0-9-]+)$/.test(who),
  );
  return good ? (chairs as Chair[]) : null;
}
