// What is read off a game that was found.

import type { FoundGame, FoundSeat } from "../lib/wire";

/** A change with its sign: a true minus, and a plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** The seats of a game by side, that of `near` first. */
export function sidesOf({ seats, near }: Pick<FoundGame, "seats" | "near">): FoundSeat[][] {
  const sides = new Map<number, FoundSeat[]>();
  for (const seat of seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  const own = seats.find(({ seat }) => seat === near)?.side;
  return [...sides].sort(([a], [b]) => Number(b === own) - Number(a === own)).map(([, found]) => found);
}

/** What a game ended with, the near side's first; "" without figures. */
export function figures({ scores, seats, near }: FoundGame): string {
  if (!scores || scores.every((one) => one === 0)) return "";
  const own = seats.find(({ seat }) => seat === near);
  const at = own === undefined ? 0 : scores.length === seats.length ? own.seat : own.side;
  return [scores[at] ?? 0, ...scores.filter((_, n) => n !== at)].join(" – ");
}
