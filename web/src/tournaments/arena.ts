// What is read off an arena.

import type { ArenaShown, MatchShown, TournamentShown } from "../lib/wire";
import { lastRound } from "./telling";

/** From so many seconds on one is told aloud. */
const LATE_S = 20;
const LONGEST_GRACE_S = 600;

/** For how many seconds after its end games are waited for. */
export function graceOf(arena: ArenaShown): number {
  if (arena.ends === null || arena.closes === null) return Math.min(arena.lasts, LONGEST_GRACE_S);
  return arena.closes - arena.ends;
}

/** Seconds until nobody is paired any more; null where it does not run. `gone`: seconds since it was told. */
export function timeLeft(told: TournamentShown, gone: number): number | null {
  if (told.phase !== "playing" || told.arena?.ends == null) return null;
  return Math.max(0, told.arena.ends - told.now - gone);
}

/** Seconds until games that still run are given up; null where its time is not over. */
export function graceLeft(told: TournamentShown, gone: number): number | null {
  if (timeLeft(told, gone) !== 0 || told.arena?.closes == null) return null;
  return Math.max(0, told.arena.closes - told.now - gone);
}

/** Seconds in which I have to answer at my table; null where nothing is awaited of me. */
export function comeLeft(told: TournamentShown, gone: number): number | null {
  if (told.arena?.come_by == null) return null;
  return Math.max(0, told.arena.come_by - told.now - gone);
}

/** Whether it is said aloud now, and was not before. */
export const isLate = (before: number | null, left: number | null): boolean =>
  left !== null && left <= LATE_S && (before === null || before > LATE_S);

/** The matches of which its host may put something right: of the last round, or of an arena those that are told. */
export function amendable(told: TournamentShown): readonly MatchShown[] {
  if (told.arena === null) return lastRound(told)?.matches ?? [];
  return [...told.arena.playing, ...told.arena.lately];
}

/** The match that I play. */
export function myMatch(told: TournamentShown): MatchShown | null {
  return told.arena?.mine.find(({ over }) => !over) ?? null;
}
