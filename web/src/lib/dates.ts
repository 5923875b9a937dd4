import { t } from "./l10n.svelte";

const DAY_MS = 86_400_000;
/** Seconds of a day. */
export const DAY = 86_400;
const HOUR = 3_600;

/** Days before months, and hours up to 24, in English too. */
const localeOf = (lang: string): string => (lang === "en" ? "en-GB" : lang);

/** A day, written as "2026-05-03", as people say it. */
export function day(date: string, lang: string, now = Date.now()): string {
  const at = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  const near = Math.abs(now - at.getTime()) < 300 * DAY_MS;
  return new Intl.DateTimeFormat(localeOf(lang), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    ...(near ? {} : { year: "numeric" }),
  }).format(at);
}

/** A moment of the past or the future as people say it: the time today, the day within a year, else the date. */
export function moment(seconds: number, lang: string, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const today = new Date(now).toDateString() === at.toDateString();
  if (today) return new Intl.DateTimeFormat(localeOf(lang), { hour: "2-digit", minute: "2-digit" }).format(at);
  const near = Math.abs(now - at.getTime()) < 300 * DAY_MS;
  return new Intl.DateTimeFormat(localeOf(lang), {
    day: "numeric",
    month: "long",
    ...(near ? {} : { year: "numeric" }),
  }).format(at);
}

/** So many seconds as days and hours, or hours and minutes. */
export function span(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (days > 0) return t("span-days", { d: days, h: hours });
  return t("span-hours", { h: hours, m: Math.floor((seconds % HOUR) / 60) });
}
