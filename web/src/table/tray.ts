// What lies in a tray, whatever the game.

import type { Decision } from "../lib/protocol";
import { argOf, find, grouped } from "./options";

export interface TrayItem {
  key: string;
  kind: number;
  count: number;
  /** The position of the option, or null for what is only seen. */
  at: number | null;
  back: boolean;
  /** Where a back lies. */
  place: number;
}

/** The cards that are looked at, else those that may be taken. */
export function cardsIn(decision: Decision, looking: readonly number[]): TrayItem[] {
  const seen =
    looking.length > 0
      ? grouped(looking)
      : decision.options.map((option, n) => ({ kind: argOf(option, 0), count: decision.counts?.[n] ?? 1 }));
  return seen.map(({ kind, count }) => ({
    key: `card ${kind}`,
    kind,
    count,
    at: find(decision, "card", kind),
    back: false,
    place: 0,
  }));
}
