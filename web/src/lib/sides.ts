// Who plays for whom: the seats take turns, and every other one is of the same side.

const SIDES = 2;

/** The side a seat plays for. */
export const sideOf = (seat: number): number => seat % SIDES;

/** Whether a seat is on the other side than the one at the near edge. */
export const across = (seat: number, near: number): boolean => sideOf(seat) !== sideOf(near);

/** What a seat of four is called on its mark. */
export const letterOf = (seat: number): string => "ABCD"[seat] ?? "";

/** All seats of the same side, of so many at the table; the given one first. */
export function teamOf(seat: number, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, n) => n).filter((n) => n !== seat && !across(n, seat));
  return [seat, ...all];
}

/** The first seat of the other side. */
export const foeOf = (seat: number): number => SIDES - 1 - sideOf(seat);

/** All seats of the other side, of so many at the table. */
export function othersOf(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => n).filter((n) => across(n, seat));
}
