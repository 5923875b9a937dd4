// The form of a tournament that somebody holds, and what is sent of it.

import type { TournamentBody } from "../lib/wire";
import { clockOf } from "../people/telling";
import { isSwiss } from "./telling";

/** What is written in fields, as it stands there; "" where nothing does. */
type Field = "rounds" | "cut" | "fill" | "most" | "starts" | "clock";

/** `starts` is like "2026-11-30T19:00", by this browser's clock; `lasts` is in minutes. */
export type Plan = Omit<Required<TournamentBody>, Field | "cut_best_of" | "lasts"> & { lasts: number } & Record<
    Field,
    string
  >;

export const usual = (game: string, bot: string): Plan => ({
  name: "",
  game,
  starts: "",
  format: "swiss",
  rounds: "",
  cut: "",
  legs: 1,
  third: false,
  best_of: 1,
  clock: "15+10",
  rated: true,
  options: {},
  auto: true,
  pause: 60,
  fill: "",
  bot,
  most: "",
  note: "",
  lasts: 60,
  streaks: true,
});

const whole = (text: string): number | null => (/^\s*\d+\s*$/.test(text) ? Number(text) : null);

/** What is sent: of what the format has no use for, nothing. */
export function orderOf(plan: Plan): TournamentBody {
  const swiss = isSwiss(plan.format);
  const arena = plan.format === "arena";
  const starts = plan.starts === "" ? NaN : new Date(plan.starts).getTime() / 1000;
  return {
    name: plan.name.trim(),
    game: plan.game,
    format: plan.format,
    options: plan.options,
    clock: clockOf(plan.clock),
    rated: plan.rated && plan.clock !== "",
    best_of: arena ? 1 : plan.best_of,
    cut_best_of: plan.best_of,
    rounds: swiss ? whole(plan.rounds) : null,
    cut: plan.format === "swiss-cut" ? whole(plan.cut) : null,
    legs: plan.format === "round-robin" ? plan.legs : 1,
    third: plan.format === "single" && plan.third,
    starts: Number.isFinite(starts) ? starts : null,
    auto: plan.auto,
    pause: plan.pause,
    fill: whole(plan.fill) ?? 0,
    bot: plan.bot,
    most: whole(plan.most),
    // It is kept as one line.
    note: plan.note.trim().replace(/\s+/g, " "),
    lasts: arena ? plan.lasts * 60 : null,
    streaks: plan.streaks,
  };
}
