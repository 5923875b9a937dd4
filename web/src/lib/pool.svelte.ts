import { words } from "./l10n.svelte";
import type { Lang } from "./protocol";

/** What every card of a pool has. */
export interface Printed {
  id: string;
  set: string;
  number: string;
}

/** A game's cards in the order of their numbers, and the names of their sets by id. */
export interface Pooled<C extends Printed> {
  cards: C[];
  sets: Record<string, string>;
}

/** A pool with names and texts of the player's language; kept for each language once read. */
export class Pool<C extends Printed, P extends Pooled<C> = Pooled<C>> {
  private known = $state.raw<Partial<Record<Lang, P>>>({});
  private asked = new Set<Lang>();

  now = $derived<P | null>(this.known[words.lang] ?? Object.values(this.known)[0] ?? null);
  all = $derived<readonly C[]>(this.now?.cards ?? []);
  /** The names of the sets by id. */
  sets = $derived<Readonly<Record<string, string>>>(this.now?.sets ?? {});
  /** The sets of its cards, in the order of the pool. */
  homes = $derived(
    [...new Set(this.all.map((card) => card.set))].map((value) => ({ value, label: this.sets[value] ?? value })),
  );
  byId = $derived(new Map(this.all.map((card) => [card.id, card])));

  constructor(private readonly read: (lang: Lang) => Promise<P>) {}

  /** Asks once for each language; call it from an effect so that a new language is read at once. */
  want(): void {
    const lang = words.lang;
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    this.read(lang)
      .then((found) => (this.known = { ...this.known, [lang]: found }))
      .catch(() => this.asked.delete(lang));
  }

  /** Where a card is from: the set's name and the number in it. */
  place(card: C): string {
    return `${this.sets[card.set] ?? card.set} ${card.number}`;
  }

  /** The card of a kind: a kind counts the pool once for each seat. */
  at(kind: number): C | undefined {
    return kind < 0 || this.all.length === 0 ? undefined : this.all[kind % this.all.length];
  }
}
