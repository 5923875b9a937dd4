// How people, ratings, clocks and times are said where people meet.
import { t } from "../lib/l10n.svelte";
import type { ClockBody, RatingData, Somebody } from "../lib/protocol";

/** A rating with its uncertainty; the spaces in it do not break. */
export function rating({ points, spread }: RatingData): string {
  return `${points}\u00a0±\u00a0${spread}`;
}

const EVEN = 75;
const MUCH = 200;

/** How strong somebody is beside oneself, in a word; "" where nobody can say. */
export function beside(mine: RatingData | null, theirs: RatingData | null): string {
  if (theirs === null) return "";
  if (theirs.provisional) return t("strength-new");
  if (mine === null || mine.provisional) return "";
  const gap = theirs.points - mine.points;
  if (Math.abs(gap) <= EVEN) return t("strength-even");
  if (gap > 0) return t(gap > MUCH ? "strength-much" : "strength-more");
  return t(gap < -MUCH ? "strength-much-less" : "strength-less");
}

/** Who it is, with a rating where there is one. */
export function strength(who: Somebody, mine: RatingData | null): string {
  if (who.rating === null) return "";
  return [rating(who.rating), beside(mine, who.rating)].filter(Boolean).join(" · ");
}

/** A clock in words. */
export function clockSaid(clock: ClockBody | null): string {
  if (clock === null) return t("clock-none");
  if (clock.days) return t("clock-days", { n: clock.days });
  return t("clock-each", { m: clock.minutes ?? 0, s: clock.increment ?? 0 });
}

/** Seconds as a clock shows them. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Clocks to choose from: of minutes with seconds for each turn, and of days for each answer. */
export const CLOCKS: readonly string[] = ["5+5", "10+5", "15+10", "30+0", "1d", "3d", "7d"];
/** One of minutes: who plays by it stays at the table. */
export const isLive = (clock: string): boolean => /^\d+\+\d+$/.test(clock);

/** The clock of a choice; null for none. */
export function clockOf(chosen: string): ClockBody | null {
  if (chosen === "") return null;
  const days = /^(\d+)d$/.exec(chosen);
  if (days) return { days: Number(days[1]) };
  const [first, plus] = chosen.split("+").map(Number);
  return { minutes: first ?? 10, increment: plus ?? 0 };
}
