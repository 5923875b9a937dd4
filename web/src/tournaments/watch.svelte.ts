// One tournament as a page shows it: read anew whenever it changes, at most once a second.

import { api, ApiError } from "../lib/api";
import { hall, type Since } from "../lib/hall.svelte";
import { words } from "../lib/l10n.svelte";
import { told } from "../lib/told";
import type { TournamentShown } from "../lib/wire";
import { spaced } from "./spaced";

const EVERY_MS = 1_000;
/** Without a line to the lobby one looks by oneself. */
const POLL_MS = 10_000;

export class Watch {
  readonly id: string;
  told = $state.raw<Since<TournamentShown> | null>(null);
  /** Why it could not be read. */
  problem = $state("");
  /** There is no such tournament. */
  none = $state(false);

  private asked = 0;
  private taken = 0;
  private readonly soon = spaced(() => void this.read(), EVERY_MS);

  constructor(id: string) {
    this.id = id;
  }

  /** Reads it now, and whenever it changes, until what this gives is called. */
  follow(): () => void {
    this.soon();
    const deaf = hall.onTournament((id) => (id === this.id || id === "") && this.soon());
    const poll = setInterval(() => !hall.up && !document.hidden && this.soon(), POLL_MS);
    return () => {
      deaf();
      clearInterval(poll);
    };
  }

  async read(): Promise<void> {
    const mine = ++this.asked;
    try {
      const is = await api.tournament(this.id, words.lang);
      // An answer that comes late tells of an earlier time.
      if (mine < this.taken) return;
      this.taken = mine;
      this.told = { is, at: performance.now() };
      this.problem = "";
    } catch (error) {
      this.none = error instanceof ApiError && error.status === 404;
      if (mine >= this.taken) this.problem = told(error);
    }
  }
}
