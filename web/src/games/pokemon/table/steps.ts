// The steps of a turn, as a player counts them: draw, play, attack.

import { t } from "../../../lib/l10n.svelte";
import type { LogEntry } from "../../../lib/protocol";
import type { PokemonView } from "../types";

export const STEPS = ["draw", "play", "attack"] as const;

const NAMES = { draw: () => t("pk-step-draw"), play: () => t("pk-step-play"), attack: () => t("pk-step-attack") };
export const stepName = (step: (typeof STEPS)[number]): string => NAMES[step]();

/**
 * Which step is going on, -1 outside of turns. The card of the turn is drawn before anybody is asked; from the attack on,
 * which the log tells, nothing else is played.
 */
export function stepOf(view: Pick<PokemonView, "phase" | "turn">, log: readonly LogEntry[]): number {
  if (view.phase !== "turn" || view.turn === 0) return -1;
  const told = log.flatMap((entry) => entry.lines ?? []).map((line) => line.e);
  return STEPS.indexOf(told.lastIndexOf("AttackUsed") > told.lastIndexOf("TurnBegan") ? "attack" : "play");
}
