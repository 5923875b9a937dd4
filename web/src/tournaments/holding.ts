// The form of a tournament that somebody holds, and what is sent of it.

import type { Options } from "../lib/protocol";
import type { TournamentBody } from "../lib/wire";
import { clockOf } from "../people/telling";
import { type Format, isSwiss } from "./telling";

export interface Plan {
  name: string;
  game: string;
  /** "2026-11-30T19:00" by this browser's clock; "": when the host says so. */
  starts: string;
  format: Format;
  /** "": as many as its players ask for. */
  rounds: string;
  cut: string;
  legs: 1 | 2;
  third: boolean;
  bestOf: 1 | 3 | 5;
  clock: string;
  rated: boolean;
  options: Options;
  auto: boolean;
  /** Seconds between two rounds. */
  pause: number;
  /** Bots enter until there are so many; "": none do. */
  fill: string;
  bot: string;
  /** How many it takes; "": as many as come. */
  most: string;
  note: string;
}

export const usual = (game: string, bot: string): Plan => ({
  name: "",
  game,
  starts: "",
  format: "swiss",
  rounds: "",
  cut: "",
  legs: 1,
  third: false,
  bestOf: 1,
  clock: "15+10",
  rated: true,
  options: {},
  auto: true,
  pause: 60,
  fill: "",
  bot,
  most: "",
  note: "",
});

const whole = (text: string): number | null => (/^\s*\d+\s*$/.test(text) ? Number(text) : null);

/** What is sent: of what the format has no use for, nothing. */
export function orderOf(plan: Plan): TournamentBody {
  const swiss = isSwiss(plan.format);
  const starts = plan.starts === "" ? NaN : new Date(plan.starts).getTime() / 1000;
  return {
    name: plan.name.trim(),
    game: plan.game,
    format: plan.format,
    options: plan.options,
    clock: clockOf(plan.clock),
    rated: plan.rated && plan.clock !== "",
    best_of: plan.bestOf,
    cut_best_of: plan.bestOf,
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
  };
}
