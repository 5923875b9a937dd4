// How much later than the players spectators see a game.

import { t } from "./l10n.svelte";

/** Seconds from which a table's host chooses. */
export const LATE = [0, 60, 300, 900] as const;
const MINUTE = 60;

/** So many seconds, as a person says it. */
export function lateWords(seconds: number): string {
  if (seconds === 0) return t("late-none");
  const whole = seconds % MINUTE === 0;
  return whole ? t("late-minutes", { n: seconds / MINUTE }) : t("late-seconds", { n: seconds });
}
