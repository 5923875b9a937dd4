import { words } from "./l10n.svelte";
import type { Lang } from "./protocol";

/** What every card of a pool has. */
export interface Printed {
  id: string;
  set: string;
  number: string;
}

/** A game's cards in the order of their numbers, and the names of their sets by id, in order of release. */
export interface Pooled<C extends Printed> {
  cards: C[];
  sets: Record<string, string>;
}

/** A pool with names and texts of the player's language; kept for each language once read. */
export class Pool<C extends Printed, P extends Pooled<C> = Pooled<C>> {
  private known = $state.raw<Partial<Record<Lang, P>>>({});
  private asked = new Set<Lang>();

  /** How many of the cards the game that is looked at counts; a game of older cards leaves out those added since. */
  private over = $state(0);

  now = $derived<P | null>(this.known[words.lang] ?? Object.values(this.known)[0] ?? null);
  private numbered = $derived<readonly C[]>(this.now?.cards ?? []);
  /** All cards, by set and number. */
  all = $derived<readonly C[]>(inOrder(this.numbered, Object.keys(this.now?.sets ?? {})));
  /** The names of the sets by id. */
  sets = $derived<Readonly<Record<string, string>>>(this.now?.sets ?? {});
  /** The sets of its cards, in order of release. */
  homes = $derived(
    [...new Set(this.all.map((card) => card.set))].map((value) => ({ value, label: this.sets[value] ?? value })),
  );
  byId = $derived(new Map(this.all.map((card) => [card.id, card])));

  constructor(private readonly read: (lang: Lang) => Promise<P>) {}

  /** Asks once for each language; call it from an effect so that a new language is read at once. `over` is how many
   * cards the game counts whose kinds are asked for from now on. */
  want(over?: number): void {
    if (over !== undefined) this.over = over;
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
    return kind < 0 ? undefined : this.numbered[kind % (this.over || this.numbered.length)];
  }
}

/** Cards by set, in this order of the sets, and number: "SH6" behind "121". */
function inOrder<C extends Printed>(cards: readonly C[], sets: readonly string[]): C[] {
  const place = new Map(sets.map((set, n) => [set, n]));
  const of = (card: C): number => place.get(card.set) ?? sets.length;
  const numbers = new Intl.Collator("en", { numeric: true });
  return [...cards].sort((a, b) => of(a) - of(b) || numbers.compare(a.number, b.number));
}
