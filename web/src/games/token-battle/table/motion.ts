import type { TransitionConfig } from "svelte/transition";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const MOVE_MS = 260;

function settle(t: number): number {
  // cubic-bezier(.3, 1.25, .5, 1) is near enough to this: a hair of overshoot, then still.
  const back = 1.1;
  const u = t - 1;
  return u * u * ((back + 1) * u + back) + 1;
}

/** A token comes onto the board: from the card it was laid with, or out of the cloth. */
export function arrive(node: Element, { from }: { from: string | null }): TransitionConfig {
  if (calm.matches) return { duration: 0 };
  const card = from ? document.querySelector(`[data-stack="${from}"]`) : null;
  if (!card) return { duration: MOVE_MS, css: (t) => `opacity: ${t}; scale: ${0.7 + 0.3 * t}` };
  const a = card.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const dx = a.left + a.width / 2 - (b.left + b.width / 2);
  const dy = a.top + a.height / 2 - (b.top + b.height / 2);
  return {
    duration: MOVE_MS,
    easing: settle,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, 0.3 + t)}`,
  };
}

/** A token leaves the game: it fades where it stood. */
export function leave(_node: Element): TransitionConfig {
  return { duration: calm.matches ? 0 : MOVE_MS, css: (t) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}` };
}

/** How long a score takes to count up. */
export function countMs(): number {
  return calm.matches ? 0 : 300;
}
