import { api } from "../../lib/api";
import { words } from "../../lib/l10n.svelte";
import { missed } from "../../lib/missed.svelte";
import type { Lang } from "../../lib/protocol";
import type { GenericCard } from "./types";

/** The cards of the games that have no folder; kept for each game and language once read. Meant are those of the game one looks at. */
class GenericCards {
  private known = $state.raw<Readonly<Record<string, readonly GenericCard[]>>>({});
  private readonly asked = new Set<string>();
  private game = $state("");

  all: readonly GenericCard[] = $derived.by(() => this.known[slot(this.game, words.lang)] ?? []);
  byKey = $derived(new Map(this.all.map((card) => [card.key, card])));

  /** From now on the cards of this game are meant; call it from an effect so that a new language is read at once. */
  want(game: string): void {
    const { lang } = words;
    const at = slot(game, lang);
    this.game = game;
    if (this.asked.has(at)) return;
    this.asked.add(at);
    api.cards<{ cards: GenericCard[] }>(game, lang).then(
      ({ cards }) => {
        missed.done(at);
        this.known = { ...this.known, [at]: cards };
      },
      (error: unknown) => {
        this.asked.delete(at);
        missed.add(at, () => this.want(game), error);
      },
    );
  }
}

const slot = (game: string, lang: Lang): string => `${game} ${lang}`;

export const cards = new GenericCards();
