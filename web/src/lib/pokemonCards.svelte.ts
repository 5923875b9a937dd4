import { api } from "./api";
import { words } from "./l10n.svelte";
import type { PokemonCard } from "./pokemon";
import type { Lang } from "./protocol";

const NOTHING: readonly PokemonCard[] = [];

/** The pool with names and texts of the player's language; kept for each language once read. */
class PokemonCards {
  private known = $state.raw<Partial<Record<Lang, readonly PokemonCard[]>>>({});
  private asked = new Set<Lang>();

  all = $derived(this.known[words.lang] ?? Object.values(this.known)[0] ?? NOTHING);
  /** The names of the sets by id. */
  sets = $state.raw<Readonly<Record<string, string>>>({});
  byId = $derived(new Map(this.all.map((card) => [card.id, card])));

  /** Asks once for each language; call it from an effect so that a new language is read at once. */
  want(): void {
    const lang = words.lang;
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    api
      .pokemonCards(lang)
      .then((found) => {
        this.known = { ...this.known, [lang]: found.cards };
        this.sets = found.sets;
      })
      .catch(() => this.asked.delete(lang));
  }

  /** Where a card is from: the set's name and the number in it. */
  place(card: PokemonCard): string {
    return `${this.sets[card.set] ?? card.set} ${card.number}`;
  }

  /** The card of a kind: a kind counts the pool once for each seat. */
  at(kind: number): PokemonCard | undefined {
    return kind < 0 || this.all.length === 0 ? undefined : this.all[kind % this.all.length];
  }
}

export const pokemonCards = new PokemonCards();
