// How fast things are shown.

export const BEAT_MS = 420;
export const MOVE_MS = 260;
const BEHIND_MS = 1500;

/** Whether the player wants no motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shortens beats that would leave the drawing more than a second and a half behind. */
export function hurried<S extends { ms: number }>(stages: readonly S[]): S[] {
  const sum = stages.reduce((all, stage) => all + stage.ms, 0);
  if (sum <= BEHIND_MS) return [...stages];
  return stages.map((stage) => ({ ...stage, ms: (stage.ms * BEHIND_MS) / sum }));
}
