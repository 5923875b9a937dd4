import { ApiError } from "./api";

/** What of the cards could not be read, and how it is asked for again. */
class Missed {
  private waiting = $state.raw<ReadonlyMap<string, () => void>>(new Map());
  any = $derived(this.waiting.size > 0);

  /** It was not there when it was asked for; what the server refuses is not asked for again. */
  add(what: string, again: () => void, error: unknown): void {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return;
    this.waiting = new Map([...this.waiting, [what, again]]);
  }

  /** It was read after all. */
  done(what: string): void {
    if (this.waiting.has(what)) this.waiting = new Map([...this.waiting].filter(([key]) => key !== what));
  }

  /** Ask for all of it again. */
  retry(): void {
    const asked = [...this.waiting.values()];
    this.forget();
    for (const again of asked) again();
  }

  /** Nothing of it is wanted any more. */
  forget(): void {
    if (this.waiting.size > 0) this.waiting = new Map();
  }
}

export const missed = new Missed();
