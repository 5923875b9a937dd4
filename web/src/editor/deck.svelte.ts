import { api } from "../lib/api";
import type { Printed } from "../lib/pool.svelte";
import type { Options, Stacks } from "../lib/protocol";
import { told } from "../lib/told";
import type { DeckCheck, GauntletBody } from "../lib/wire";
import { Draft, faultsOf } from "./draft.svelte";
import { counted, type Line, linesOf } from "./lines";

const CHECK_MS = 250;

/** What an editor builds with: the game, its cards, and the line of a written deck that names it. */
export interface Makings<C extends Printed> {
  game: string;
  pool: { readonly all: readonly C[] };
  title: RegExp;
}

/** A deck being built, as counts of cards. */
export class DeckEditor<C extends Printed> extends Draft {
  /** The settings under which the deck is judged. */
  options: Options = {};
  counts = $state.raw<ReadonlyMap<string, number>>(new Map());
  before = $state.raw<ReadonlyMap<string, number> | null>(null);

  count = $derived([...this.counts.values()].reduce((sum, n) => sum + n, 0));
  /** The cards with their counts, in the order of the pool. */
  lines: Line<C>[] = $derived.by(() => linesOf(this.makings.pool.all, this.counts));

  constructor(private readonly makings: Makings<C>) {
    super(makings.game, CHECK_MS);
  }

  open(id: string): Promise<void> {
    return this.begin(
      id,
      () => this.set(new Map(), false),
      ({ stacks }) => this.set(counted(stacks), false),
    );
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

  /** Its cards are shuffled: in which order they were chosen makes no other deck. */
  override get trial(): GauntletBody {
    return { stacks: this.stacks.map((stack) => [...stack].sort()), options: this.options };
  }

  protected get makeup(): unknown {
    return this.counts;
  }

  protected get question(): DeckCheck {
    return { stacks: this.stacks, options: this.options };
  }

  /** Takes a deck over from text; returns all that is wrong with it. A text that can't be read changes nothing. */
  async read(text: string): Promise<string[]> {
    try {
      const found = await api.checkDeck(this.game, { text });
      if (found.stacks.flat().length === 0) return faultsOf(found);
      this.before = this.count > 0 ? this.counts : null;
      if (!this.name.trim()) this.name = this.makings.title.exec(text)?.[1]?.slice(0, 40) ?? "";
      this.set(counted(found.stacks));
      return [];
    } catch (error) {
      return [told(error)];
    }
  }

  back(): void {
    if (this.before) this.set(this.before);
    this.before = null;
  }

  /** Keeps the deck, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    if (!(await this.keep(this.name.trim() || untitled))) return false;
    await this.judge();
    return true;
  }
}
