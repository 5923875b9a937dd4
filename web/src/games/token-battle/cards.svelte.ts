import { api } from "../../lib/api";
import { words } from "../../lib/l10n.svelte";
import { missed } from "../../lib/missed.svelte";
import type { Lang } from "../../lib/protocol";
import type { CardInfo, Collection } from "./types";

const NOTHING: Collection = { abilities: [], types: [], cards: [], stopped: [], said: [] };

/** The 72 cards with names and texts of the player's language; kept for each language once read. */
class Cards {
  private known = $state.raw<Partial<Record<Lang, Collection>>>({});
  private asked = new Set<Lang>();

  now = $derived(this.known[words.lang] ?? Object.values(this.known)[0] ?? NOTHING);
  byKey = $derived(new Map(this.now.cards.map((card) => [card.key, card])));

  /** Asks once for each language; call it from an effect so that a new language is read at once. */
  want(): void {
    const lang = words.lang;
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    api
      .cards<Collection>("token-battle", lang)
      .then((found) => {
        missed.done("token-battle");
        this.known = { ...this.known, [lang]: found };
      })
      .catch((error: unknown) => {
        this.asked.delete(lang);
        missed.add("token-battle", () => this.want(), error);
      });
  }

  at(n: number): CardInfo | undefined {
    return this.now.cards[n];
  }
}

export const cards = new Cards();
