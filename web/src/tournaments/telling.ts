// What is read off a tournament, and how it is said.

import { t } from "../lib/l10n.svelte";
import type { EntrantShown, MatchShown, RoundShown, TournamentShown } from "../lib/wire";

export type Format = TournamentShown["format"];

const FORMATS: Readonly<Record<Format, () => string>> = {
  swiss: () => t("tn-format-swiss"),
  "swiss-cut": () => t("tn-format-cut"),
  "round-robin": () => t("tn-format-robin"),
  single: () => t("tn-format-single"),
  double: () => t("tn-format-double"),
  arena: () => t("ar-format"),
};
export const FORMAT_IDS = Object.keys(FORMATS) as Format[];
export const formatName = (format: Format): string => FORMATS[format]();
/** Formats that are Swiss at first: one may come late, and say how many rounds there are. */
export const isSwiss = (format: Format): boolean => format === "swiss" || format === "swiss-cut";

/** What whoever holds a tournament is asked about before it is done. */
export type Amends = "result" | "erase" | "absent" | "double-loss" | "remove" | "back" | "end";

/** A name where there is no markup, as in an option: it is isolated by what stands around it. */
export const apart = (name: string): string => `\u2068${name}\u2069`;

/** The round that is paired or played, or was last; null before the first. */
export const lastRound = (told: TournamentShown): RoundShown | null => told.rounds.at(-1) ?? null;

/** How many rounds are closed: the standings are those after them. */
export const closedRounds = (told: TournamentShown): number => told.rounds.filter(({ closed }) => closed).length;

export function entrantOf(told: TournamentShown, id: string | null): EntrantShown | null {
  return told.entrants.find((one) => one.id === id) ?? null;
}

/** Where an entrant plays in a round; null where they don't. */
export function matchOf(round: RoundShown | null, entrant: string | null): MatchShown | null {
  return (
    round?.matches.find(({ first, second }) => entrant !== null && (first === entrant || second === entrant)) ?? null
  );
}

/** Who sits across. */
export function across(match: MatchShown, entrant: string): string | null {
  return match.first === entrant ? match.second : match.first;
}

/** How a match ended for an entrant; "" where it has not, or nobody won it. */
export function resultOf(match: MatchShown, entrant: string): "won" | "lost" | "" {
  if (!match.over || match.winner === null) return "";
  return match.winner === entrant ? "won" : "lost";
}

/** The games of a match, those of `near` first: "2–1", with the drawn ones behind. */
export function scoreOf(match: MatchShown, near = match.first): string {
  const [first = 0, second = 0, drawn = 0] = match.score;
  const both = near === match.first ? [first, second] : [second, first];
  return [...both, ...(drawn > 0 ? [drawn] : [])].join("–");
}

/** Whether somebody who is not in it may enter. */
export function mayEnter(told: TournamentShown): boolean {
  if (told.phase === "open") return true;
  if (told.arena !== null) return told.phase === "playing" && told.now < (told.arena.ends ?? 0);
  return told.phase !== "over" && isSwiss(told.format) && told.round < told.rounds_due;
}

/** How many there are: players, or teams. */
export const many = (n: number, team: number): string => (team > 1 ? t("tn-teams", { n }) : t("tn-players", { n }));

/** How many seats are left. */
export function seatsLeft(told: TournamentShown): number {
  return Math.max(0, told.most - told.entrants.filter(({ here }) => here).length);
}

/** Seconds until the house acts by itself; null where it does not. `gone`: seconds since this was told. */
export function leftUntil(told: TournamentShown, gone: number): number | null {
  return told.due === null ? null : Math.max(0, told.due - told.now - gone);
}

/** What has happened between two readings that is worth saying aloud. */
export type News = "paired" | "begun" | "closed" | "over" | "";

export function newsOf(before: TournamentShown, after: TournamentShown): News {
  if (after.phase === "over") return before.phase === "over" ? "" : "over";
  if (after.phase === "playing" && before.phase !== "playing") return "begun";
  if (after.phase === "paired" && (before.phase !== "paired" || before.round !== after.round)) return "paired";
  // A round that follows at once is told of when it is paired.
  return closedRounds(after) > closedRounds(before) ? "closed" : "";
}

const REMINDERS = [60, 30, 10] as const;

/** The reminder that has come due since `before` seconds were left; 0 for none. */
export function reminder(before: number, left: number): number {
  return REMINDERS.findLast((at) => left <= at && at < before) ?? 0;
}

/** A line of the projector: who, at which table (null: a bye), against whom. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly table: number | null;
  readonly against: string;
}

/** Everybody who plays in a round, or now in an arena, in the order in which people look for themselves. */
export function byName(told: TournamentShown, round: Pick<RoundShown, "matches">, lang: string): Place[] {
  const named = (id: string | null): string => entrantOf(told, id)?.name ?? "";
  const places = round.matches.flatMap(({ first, second, table }): Place[] => {
    if (second === null) return [{ id: first, name: named(first), table: null, against: "" }];
    return [
      { id: first, name: named(first), table, against: named(second) },
      { id: second, name: named(second), table, against: named(first) },
    ];
  });
  const order = new Intl.Collator(lang, { sensitivity: "base", numeric: true });
  return places.sort((a, b) => order.compare(a.name, b.name));
}

/** A list in pages of at most so many, all about as long. */
export function inPages<T>(list: readonly T[], most: number): T[][] {
  const pages = Math.max(1, Math.ceil(list.length / most));
  const each = Math.ceil(list.length / pages);
  return Array.from({ length: pages }, (_, n) => list.slice(n * each, (n + 1) * each));
}
