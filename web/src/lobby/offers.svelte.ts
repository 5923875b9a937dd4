// What nobody here is to be offered any more, by game: kept by the browser.

import type { Step } from "./steps";

const SLOT = "stolik.offers";

class Offers {
  private declined = $state.raw<readonly string[]>((localStorage.getItem(SLOT) ?? "").split(" ").filter(Boolean));

  /** Whether this is still offered. A game by its name alone stands for its lessons. */
  stands(game: string, step: Step): boolean {
    return !this.declined.includes(keyOf(game, step));
  }

  decline(game: string, step: Step): void {
    if (!this.stands(game, step)) return;
    this.declined = [...this.declined, keyOf(game, step)];
    localStorage.setItem(SLOT, this.declined.join(" "));
  }
}

const keyOf = (game: string, step: Step): string => (step === "new" || step === "lesson" ? game : `${game}/${step}`);

export const offers = new Offers();
