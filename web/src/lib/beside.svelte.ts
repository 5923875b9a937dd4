// Cards that are in no set: those of one's own packs, or those that lie in a game. A page says which are meant, and
// every pool has them behind its own.

import { api } from "./api";
import type { Lang } from "./protocol";
import type { GenericCollection } from "./wire";

interface Source {
  key: string;
  /** Without them the numbers of cards mean nothing: nothing is shown until they are there. */
  needed: boolean;
  read: (game: string, lang: Lang) => Promise<unknown>;
}

class Beside {
  private source = $state.raw<Source | null>(null);
  /** Grows whenever one's own packs have changed. */
  edition = $state(0);

  get now(): Source | null {
    return this.source;
  }

  private set(source: Source | null): void {
    if (source?.key !== this.source?.key) this.source = source;
  }

  none(): void {
    this.set(null);
  }

  /** Those of one's own packs; with `more` others as well, which somebody else brings. */
  mine(more: { key: string; cards: object } | null = null): void {
    const own = (game: string, lang: Lang): Promise<object> => api.ownCards<object>(game, lang);
    if (more === null) this.set({ key: "mine", needed: false, read: own });
    else
      this.set({
        key: `mine ${more.key}`,
        needed: false,
        read: async (game, lang) => together(more.cards as Listed, (await own(game, lang)) as Listed),
      });
  }

  /** Those of a table's game, so many; who sits down may bring more. */
  table(id: string, brought: number): void {
    this.set({ key: `table ${id} ${brought}`, needed: true, read: (_, lang) => api.tableCards<object>(id, lang) });
  }

  /** Those that a replay brought along; with `more` others behind them. */
  given(key: string, cards: object, more: object | null = null): void {
    const all = more === null ? cards : together(cards as Listed, more as Listed);
    this.set({ key, needed: true, read: () => Promise.resolve(all) });
  }

  renew(): void {
    this.edition += 1;
  }
}

type Listed = Pick<GenericCollection, "stopped" | "said"> & { cards: { id: string }[]; sets: object };

/** Both, of two cards with one id the first. */
function together(first: Listed, second: Listed): Listed {
  const known = new Set(first.cards.map(({ id }) => id));
  return {
    ...second,
    cards: [...first.cards, ...second.cards.filter(({ id }) => !known.has(id))],
    sets: { ...second.sets, ...first.sets },
    stopped: [...first.stopped, ...second.stopped.filter((id) => !known.has(id))],
    said: [...first.said, ...second.said],
  };
}

export const guestCards = new Beside();
