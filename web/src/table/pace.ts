// How fast things are shown.

import { t } from "../lib/l10n.svelte";
import type { Speed } from "../lib/session.svelte";

export const BEAT_MS = 420;
export const MOVE_MS = 260;
/** An attack in calm: who on whom, the dice as they fall, what of them hits, what landed. */
export const WHO_MS = 400;
export const ROLL_MS = 200;
export const HITS_MS = 300;
export const LANDED_MS = 700;
/** What an attack of the other side did to a card is seen for as long, in calm. */
export const STRUCK_MS = 1400;
/** A card of the other side lies large for as long, in calm. */
export const LAID_MS = 1600;
const BEHIND_MS = 1500;

/** How long something is shown that takes so long in calm. Brisk is seven sixteenths of it, in tenths of a second. */
export function paced(ms: number, speed: Speed): number {
  if (speed === "instant") return 0;
  return speed === "brisk" ? Math.round((ms * 7) / 16 / 100) * 100 : ms;
}

/** What a speed is called. */
export function speedName(speed: Speed): string {
  switch (speed) {
    case "calm":
      return t("speed-calm");
    case "brisk":
      return t("speed-brisk");
    case "instant":
      return t("speed-instant");
  }
}

/** Whether the player wants no motion. */
export function unmoved(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shortens beats that would leave the drawing more than a second and a half behind. */
export function hurried<S extends { ms: number }>(stages: readonly S[]): S[] {
  const sum = stages.reduce((all, stage) => all + stage.ms, 0);
  if (sum <= BEHIND_MS) return [...stages];
  return stages.map((stage) => ({ ...stage, ms: (stage.ms * BEHIND_MS) / sum }));
}
