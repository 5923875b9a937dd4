// Who plays for whom.

/** The side of each seat. */
export type Sides = readonly number[];

/** Where a game does not say: the seats take turns, and every other one is of the same side. */
export const alternating = (seats: number): Sides => Array.from({ length: seats }, (_, n) => n % 2);
const PAIRS = alternating(4);

/** The side a seat plays for. */
export const sideOf = (seat: number, sides: Sides = PAIRS): number => sides[seat] ?? seat % 2;

/** Whether a seat is on another side than the one at the near edge. */
export const across = (seat: number, near: number, sides: Sides = PAIRS): boolean =>
  sideOf(seat, sides) !== sideOf(near, sides);

/** What a seat of several is called on its mark. */
export const letterOf = (seat: number): string => "ABCDEFGH"[seat] ?? "";

const listed = (seats: number | Sides): Sides => (typeof seats === "number" ? alternating(seats) : seats);
const all = (sides: Sides): number[] => sides.map((_, n) => n);

/** All seats of the same side, of those at the table; the given one first. */
export function teamOf(seat: number, seats: number | Sides): number[] {
  const sides = listed(seats);
  return [seat, ...all(sides).filter((n) => n !== seat && !across(n, seat, sides))];
}

/** The first seat of another side. */
export const foeOf = (seat: number, sides: Sides = PAIRS): number =>
  Math.max(
    0,
    sides.findIndex((side) => side !== sideOf(seat, sides)),
  );

/** All seats of other sides, of those at the table. */
export function othersOf(seat: number, seats: number | Sides): number[] {
  const sides = listed(seats);
  return all(sides).filter((n) => across(n, seat, sides));
}

/** The seats of each side, the sides in the order of their first seats. */
export function parties(sides: Sides): number[][] {
  return [...new Set(sides)].map((side) => all(sides).filter((n) => sides[n] === side));
}

/** Somebody has a partner. */
export const inTeams = (sides: Sides): boolean => new Set(sides).size < sides.length;
