// Seconds that go by, for what counts them on a page. It ticks only while somebody looks.

import { createSubscriber } from "svelte/reactivity";

const EVERY_MS = 250;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

/** This page's clock, in milliseconds. */
export function now(): number {
  ticking();
  return performance.now();
}

/** Seconds since a moment of this page's clock. */
export const passed = (at: number): number => (now() - at) / 1000;
