// Tournaments that run, are announced, or were over lately; and which of one's own games waits in one.

import { api } from "../lib/api";
import { hall } from "../lib/hall.svelte";
import { words } from "../lib/l10n.svelte";
import type { TournamentSummary } from "../lib/wire";
import { spaced } from "./spaced";

/** Milliseconds between two readings: of one's own, and of those of others. */
const OWN_MS = 1_000;
const OTHER_MS = 5_000;

class Near {
  list = $state.raw<readonly TournamentSummary[]>([]);
  /** It was read. */
  read = $state(false);

  /** Those that run, and those to come; one's own first. */
  soon: readonly TournamentSummary[] = $derived(
    this.list.filter(({ phase }) => phase !== "over").sort((a, b) => Number(b.mine) - Number(a.mine)),
  );
  /** The one in which a game of one's own waits. */
  ready: TournamentSummary | null = $derived(this.list.find(({ table }) => table !== "") ?? null);

  /** How many pages show the list. */
  private shown = 0;
  private readonly known = new Set<string>();
  private readonly own = spaced(() => void this.look(), OWN_MS);
  private readonly others = spaced(() => void this.look(), OTHER_MS);
  private begun = false;

  /** Begins to hear of them; once a visit. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    hall.onTournament((id) => this.changed(id));
    this.own();
  }

  /** A page shows the list, until what this gives is called. */
  show(): () => void {
    this.shown += 1;
    this.own();
    return () => void (this.shown -= 1);
  }

  /** One is in it now, or no longer. */
  mine(): void {
    this.own();
  }

  async look(): Promise<void> {
    try {
      this.list = await api.tournaments(words.lang);
      this.read = true;
      for (const { id } of this.list) this.known.add(id);
    } catch {
      // The pages say by themselves that the server is not there.
    }
  }

  private changed(id: string): void {
    const found = this.list.find((one) => one.id === id);
    if (id === "" || found?.mine) this.own();
    else if (this.shown > 0 || !this.known.has(id)) this.others();
    this.known.add(id);
  }
}

export const near = new Near();
