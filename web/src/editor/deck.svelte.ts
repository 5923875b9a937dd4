import { api } from "../lib/api";
import { t, words } from "../lib/l10n.svelte";
import type { Printed } from "../lib/pool.svelte";
import type { Options, Problem, Stacks } from "../lib/protocol";
import { told } from "../lib/told";
import { counted, type Line, linesOf } from "./lines";

const CHECK_MS = 250;

/** What an editor builds with: the game, its cards, and the line of a written deck that names it. */
export interface Makings<C extends Printed> {
  game: string;
  pool: { readonly all: readonly C[] };
  title: RegExp;
}

/** A deck being built, as counts of cards. Whether it may be played is the server's judgement, asked after every change. */
export class DeckEditor<C extends Printed> {
  readonly game: string;
  /** The settings under which the deck is judged. */
  options: Options = {};
  id = $state<string | null>(null);
  name = $state("");
  counts = $state.raw<ReadonlyMap<string, number>>(new Map());
  problems = $state.raw<Problem[]>([]);
  checked = $state(false);
  dirty = $state(false);
  /** One line about what just happened. */
  note = $state("");
  failed = $state("");
  before = $state.raw<ReadonlyMap<string, number> | null>(null);

  count = $derived([...this.counts.values()].reduce((sum, n) => sum + n, 0));
  playable = $derived(this.checked && this.problems.length === 0);
  /** The cards with their counts, in the order of the pool. */
  lines: Line<C>[] = $derived.by(() => linesOf(this.makings.pool.all, this.counts));

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly makings: Makings<C>) {
    this.game = makings.game;
  }

  async open(id: string): Promise<void> {
    this.failed = "";
    if (id === "new") {
      this.set(new Map(), false);
      return;
    }
    try {
      const found = (await api.decks(this.game, words.lang)).find((deck) => deck.id === id);
      if (!found) {
        this.failed = "lost";
        return;
      }
      this.id = found.own ? found.id : null;
      this.name = found.name;
      this.set(counted(found.stacks), false);
    } catch (error) {
      this.failed = told(error);
    }
  }

  set(counts: ReadonlyMap<string, number>, dirty = true): void {
    this.counts = counts;
    if (dirty) {
      this.dirty = true;
      this.note = "";
    }
    this.check();
  }

  /** One more or one fewer of a card. */
  add(id: string, by: number): void {
    const next = new Map(this.counts);
    const count = Math.max(0, (next.get(id) ?? 0) + by);
    if (count > 0) next.set(id, count);
    else next.delete(id);
    this.set(next);
  }

  get stacks(): Stacks {
    return [[...this.counts].flatMap(([id, count]) => Array<string>(count).fill(id))];
  }

  check(): void {
    this.checked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), CHECK_MS);
  }

  private async judge(): Promise<void> {
    const asked = this.counts;
    try {
      const { problems } = await api.checkDeck(this.game, { stacks: this.stacks, options: this.options });
      if (asked !== this.counts) return;
      this.problems = problems;
      this.checked = true;
    } catch (error) {
      this.note = told(error);
    }
  }

  /** Takes a deck over from text; returns what is wrong with it, or nothing. A text that can't be read changes nothing. */
  async read(text: string): Promise<string> {
    try {
      const found = await api.checkDeck(this.game, { text });
      if (found.stacks.flat().length === 0) return found.problems[0]?.text ?? t("error-plain");
      this.before = this.count > 0 ? this.counts : null;
      if (!this.name.trim()) this.name = this.makings.title.exec(text)?.[1]?.slice(0, 40) ?? "";
      this.set(counted(found.stacks));
      return "";
    } catch (error) {
      return told(error);
    }
  }

  back(): void {
    if (this.before) this.set(this.before);
    this.before = null;
  }

  /** Keeps the deck, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    const deck = { name: this.name.trim() || untitled, stacks: this.stacks };
    try {
      const kept = this.id ? await api.saveDeck(this.game, this.id, deck) : await api.addDeck(this.game, deck);
      this.id = kept.id;
      this.name = kept.name;
      this.dirty = false;
      await this.judge();
      return true;
    } catch (error) {
      this.note = told(error);
      return false;
    }
  }
}
