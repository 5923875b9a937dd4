// At which hours people come, by the reader's own clock.

import type { Hours } from "../lib/wire";

export interface Hour {
  /** 0 to 23, by the reader's clock. */
  readonly at: number;
  /** People in the mean. */
  readonly people: number;
  readonly now: boolean;
}

/** The hours of a day from midnight on; `offset` are the minutes that the reader's clock is behind Greenwich. */
export function hoursOf({ hours }: Hours, now: Date, offset = now.getTimezoneOffset()): readonly Hour[] {
  const ahead = Math.round(-offset / 60);
  const local = (now.getUTCHours() + ahead + 24) % 24;
  return Array.from({ length: 24 }, (_, at) => ({
    at,
    people: hours[(at - ahead + 48) % 24] ?? 0,
    now: at === local,
  }));
}

/** The hour at which most come; null where nobody ever did. */
export function busiest(hours: readonly Hour[]): Hour | null {
  const most = hours.reduce<Hour | null>((best, one) => (best === null || one.people > best.people ? one : best), null);
  return most !== null && most.people > 0 ? most : null;
}

/** How an hour is written: "20:00". */
export function clock(at: number): string {
  return `${String(at).padStart(2, "0")}:00`;
}
