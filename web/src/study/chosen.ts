// What may be answered at a place, as a list to choose from.

import type { PlaceShown } from "../lib/wire";

export type Picks = PlaceShown["options"];
type Asked = Pick<PlaceShown, "options" | "least" | "most" | "counts">;

/** One option at a time is an answer. */
export const isSingle = ({ least, most }: Asked): boolean => least <= 1 && most === 1;

/** The answer of these positions. */
export const picksOf = ({ options }: Asked, positions: readonly number[]): Picks =>
  positions.flatMap((n) => (options[n] ? [options[n]] : []));

/** So many of each option are chosen: as positions. */
export const positionsOf = (many: readonly number[]): number[] =>
  many.flatMap((count, n) => Array.from({ length: count }, () => n));

/** How often an option may be chosen. */
export const mostOf = ({ counts, most }: Asked, n: number): number => Math.min(most, counts?.[n] ?? 1);

/** Whether so many make an answer, as far as their number tells. */
export const isEnough = ({ least, most }: Asked, many: readonly number[]): boolean => {
  const sum = many.reduce((all, one) => all + one, 0);
  return sum >= least && sum <= most;
};
