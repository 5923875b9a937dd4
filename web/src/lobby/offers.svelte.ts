// For which games nobody here is to be offered lessons any more: kept by the browser.

const SLOT = "stolik.offers";

class Offers {
  private declined = $state.raw<readonly string[]>((localStorage.getItem(SLOT) ?? "").split(" ").filter(Boolean));

  /** Whether lessons of a game are still offered. */
  stands(game: string): boolean {
    return !this.declined.includes(game);
  }

  decline(game: string): void {
    if (!this.stands(game)) return;
    this.declined = [...this.declined, game];
    localStorage.setItem(SLOT, this.declined.join(" "));
  }
}

export const offers = new Offers();
