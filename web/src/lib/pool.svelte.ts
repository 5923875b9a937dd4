import { api } from "./api";
import { guestCards } from "./beside.svelte";
import { words } from "./l10n.svelte";
import { missed } from "./missed.svelte";
import type { Lang } from "./protocol";
import type { GenericCollection } from "./wire";

/** What every card of a pool has. */
export interface Printed {
  n: number;
  id: string;
  set: string;
  number: string;
}

/** A game's cards in the order of their numbers, and the names of their sets by id, in order of release. Of cards that
 *  somebody brought: which can't be played yet, and which do what their owner says. */
export type Pooled<C extends Printed> = Partial<Pick<GenericCollection, "stopped" | "said">> & {
  cards: C[];
  sets: Record<string, string>;
};

/** A pool with names and texts of the player's language; kept for each language once read. */
export class Pool<C extends Printed, P extends Pooled<C> = Pooled<C>> {
  private known = $state.raw<Partial<Record<Lang, P>>>({});
  /** Cards that somebody brought, by where they are from, and by language. */
  private guests = $state.raw<Readonly<Record<string, Partial<Record<Lang, P>>>>>({});
  private asked = new Set<string>();

  /** How many of the cards the game that is looked at counts; a game of older cards leaves out those added since. */
  private over = $state(0);

  private own = $derived<P | null>(this.known[words.lang] ?? Object.values(this.known)[0] ?? null);
  private more = $derived.by<P | null>(() => {
    const found = this.guests[guestCards.now?.key ?? ""];
    return found?.[words.lang] ?? Object.values(found ?? {})[0] ?? null;
  });
  /** Those that follow its own: of a game all that were brought into it, also what this version has by itself since; of
   * one's own packs what it has not. */
  private brought = $derived.by<readonly C[]>(() => {
    const known = new Set(guestCards.now?.needed ? [] : this.own?.cards.map(({ id }) => id));
    const first = this.own?.cards.length ?? 0;
    const found = (this.more?.cards ?? []).filter(({ id }) => !known.has(id));
    return found.map((card, n) => ({ ...card, n: first + n }));
  });
  now = $derived.by<P | null>(() => {
    if (this.own === null || (this.more === null && guestCards.now?.needed)) return null;
    if (this.more === null || this.brought.length === 0) return this.own;
    return {
      ...this.own,
      cards: [...this.own.cards, ...this.brought],
      sets: { ...this.own.sets, ...this.more.sets },
    };
  });
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
  /** The ids of cards that can't be played yet. */
  stopped = $derived<ReadonlySet<string>>(new Set(this.more?.stopped));
  /** The ids of cards that do what their owner says they do. */
  said = $derived<ReadonlySet<string>>(new Set(this.more?.said));

  constructor(private readonly game: string) {}

  /** Asks once for each language, and for each place from which cards are brought; call it from an effect so that a new
   * one is read at once. `over` is how many cards the game counts whose kinds are asked for from now on, 0 for all. */
  want(over = 0): void {
    this.over = over;
    const lang = words.lang;
    this.ask(
      lang,
      () => api.cards<P>(this.game, lang),
      (found) => (this.known = { ...this.known, [lang]: found }),
    );
    const source = guestCards.now;
    if (source === null) return;
    const { key } = source;
    this.ask(
      `${key} ${key.startsWith("mine") ? guestCards.edition : 0} ${lang}`,
      () => source.read(this.game, lang) as Promise<P>,
      (found) => (this.guests = { ...this.guests, [key]: { ...this.guests[key], [lang]: found } }),
    );
  }

  private ask(what: string, read: () => Promise<P>, keep: (found: P) => unknown): void {
    if (this.asked.has(what)) return;
    this.asked.add(what);
    const named = `${this.game} ${what}`;
    read()
      .then((found) => {
        keep(found);
        missed.done(named);
      })
      .catch((error: unknown) => {
        this.asked.delete(what);
        missed.add(named, () => this.ask(what, read, keep), error);
      });
  }

  /** Where a card is from: the set's name and the number in it. */
  place(card: C): string {
    return `${this.sets[card.set] ?? card.set} ${card.number}`;
  }

  /** The card of a kind: a kind counts the pool once for each seat; those that were brought are its last ones. */
  at(kind: number): C | undefined {
    const all = this.numbered.length;
    if (kind < 0 || all === 0) return undefined;
    const n = kind % (this.over || all);
    const bundled = (this.over || all) - this.brought.length;
    return n < bundled ? this.numbered[n] : this.brought[n - bundled];
  }
}

/** Cards by set, in this order of the sets, and number: "SH6" behind "121". */
function inOrder<C extends Printed>(cards: readonly C[], sets: readonly string[]): C[] {
  const place = new Map(sets.map((set, n) => [set, n]));
  const of = (card: C): number => place.get(card.set) ?? sets.length;
  const numbers = new Intl.Collator("en", { numeric: true });
  return [...cards].sort((a, b) => of(a) - of(b) || numbers.compare(a.number, b.number));
}
