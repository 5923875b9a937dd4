const DAY_MS = 86_400_000;

/** The number of a day, counted from 1970-01-01, by the calendar on the wall: it changes at midnight where one is. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
}
