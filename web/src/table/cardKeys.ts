// Keys that pages of card games share: walking is in rove.ts, this is Enter and the space bar.

import type { Decision } from "../lib/protocol";
import { resting, walked } from "./resting";

/** The thing under the focus, if it is one of those that are walked among. */
export function item(): HTMLElement | null {
  const node = document.activeElement;
  return node instanceof HTMLElement && node.dataset["item"] !== undefined ? node : null;
}

/** What is about to be said. */
interface Saying {
  pick: number | null;
  decision: Decision | null;
  enough: boolean;
}

/**
 * Whether Enter is the second word: with the focus nowhere, or again on what was chosen. A card that was clicked is not
 * walked to: the slip's own Enter comes first. `things`: things are put in, so that the one under the focus may be one.
 */
export function secondWord(play: Saying, things: boolean): boolean {
  const at = walked() ? item() : null;
  if (at === null) return resting(document.activeElement);
  if (play.pick !== null) return true;
  const full = at.dataset["more"] === undefined || play.decision?.most === 1;
  return things && at.getAttribute("aria-pressed") === "true" && full && play.enough;
}

/** Space reads a card; it must not press the button under the focus as well. */
export function keepSpace(event: KeyboardEvent): void {
  if (event.key === " " && item()) event.preventDefault();
}
