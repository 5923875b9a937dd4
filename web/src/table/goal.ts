// The line that says how one wins: whose standing comes first, what changed, and how it is said.

import type { GoalSeen } from "../lib/protocol";

export type Standing = GoalSeen["standings"][number];

/** The own side first. */
export function ordered(standings: readonly Standing[], near: number): Standing[] {
  const own = (one: Standing): boolean => one.seats.includes(near);
  return [...standings.filter(own), ...standings.filter((one) => !own(one))];
}

/** The sides whose count is another one than before, each by its seats. */
export function changed(before: GoalSeen, now: GoalSeen): string[] {
  const counts = new Map(before.standings.map((one) => [one.seats.join(), one.count]));
  return now.standings
    .map((one) => [one.seats.join(), one.count] as const)
    .filter(([side, count]) => counts.has(side) && counts.get(side) !== count)
    .map(([side]) => side);
}

/** What the seats of a side are called together. */
export const partyOf = (seats: readonly number[], called: (seat: number) => string, and: string): string =>
  seats.map(called).join(and);

/** All standings in a row, "You 4, Steady 6". */
export const told = (
  goal: GoalSeen,
  near: number,
  called: (seats: readonly number[]) => string,
  comma: string,
): string =>
  ordered(goal.standings, near)
    .map((one) => `${called(one.seats)} ${one.figure}`)
    .join(comma);
