import { Draft, faultsOf, NAME_LINE } from "../../../editor/draft.svelte";
import { api } from "../../../lib/api";
import type { Stacks } from "../../../lib/protocol";
import { told } from "../../../lib/told";
import type { DeckCheck } from "../../../lib/wire";

const GAME = "token-battle";
const CHECK_MS = 200;

export const LANES = 4;
const EMPTY: Stacks = [[], [], [], []];

export interface Place {
  lane: number;
  at: number;
}

/** A set being built. */
export class Editor extends Draft {
  own = $state(true);
  stacks = $state.raw<Stacks>(EMPTY);
  before = $state.raw<Stacks | null>(null);

  count = $derived(this.stacks.reduce((sum, stack) => sum + stack.length, 0));
  /** card → lane it lies in. */
  used = $derived(new Map(this.stacks.flatMap((stack, lane) => stack.map((key): [string, number] => [key, lane]))));

  constructor() {
    super(GAME, CHECK_MS);
  }

  open(id: string, random: boolean): Promise<void> {
    return this.begin(
      id,
      () => (random ? this.draw() : this.set(EMPTY, false)),
      ({ own, stacks }) => {
        this.own = own;
        this.set(stacks, false);
      },
    );
  }

  set(stacks: Stacks, dirty = true): void {
    this.stacks = Array.from({ length: LANES }, (_, lane) => [...(stacks[lane] ?? [])]);
    if (dirty) {
      this.dirty = true;
      this.note = "";
    }
    this.check();
  }

  add(key: string, lane: number, at = this.stacks[lane]?.length ?? 0): void {
    const next = this.stacks.map((stack) => stack.filter((one) => one !== key));
    next[lane]?.splice(at, 0, key);
    this.set(next);
  }

  remove(place: Place): void {
    this.set(
      this.stacks.map((stack, lane) => (lane === place.lane ? stack.filter((_, at) => at !== place.at) : stack)),
    );
  }

  /** Moves a card of the set; returns where it lies now. */
  move(from: Place, to: Place): Place {
    const key = this.stacks[from.lane]?.[from.at];
    if (key === undefined || to.lane < 0 || to.lane >= LANES) return from;
    const next = this.stacks.map((stack) => [...stack]);
    next[from.lane]?.splice(from.at, 1);
    const lane = next[to.lane] ?? [];
    const at = Math.max(0, Math.min(to.at, lane.length));
    lane.splice(at, 0, key);
    this.set(next);
    return { lane: to.lane, at };
  }

  protected get makeup(): unknown {
    return this.stacks;
  }

  protected get question(): DeckCheck {
    return { stacks: this.stacks };
  }

  async draw(): Promise<void> {
    try {
      const drawn = await api.randomDeck(GAME);
      this.before = this.count > 0 ? this.stacks : null;
      if (!this.name) this.name = drawn.name;
      this.set(drawn.stacks);
    } catch (error) {
      this.note = told(error);
    }
  }

  /** Takes a set over from text; returns all that is wrong with the text. A text that can't be read changes nothing. */
  async read(text: string): Promise<string[]> {
    try {
      const found = await api.checkDeck(GAME, { text });
      if (found.stacks.length !== LANES) return faultsOf(found);
      this.before = this.count > 0 ? this.stacks : null;
      if (!this.name.trim()) this.name = NAME_LINE.exec(text)?.[1]?.trim().slice(0, 40) ?? "";
      this.set(found.stacks);
      return [];
    } catch (error) {
      return [told(error)];
    }
  }

  back(): void {
    if (this.before) this.set(this.before);
    this.before = null;
  }

  /** Keeps the set, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    const kept = await this.keep(this.name.trim() || untitled);
    if (!kept) return false;
    this.own = true;
    this.problems = kept.problems;
    this.checked = true;
    return true;
  }
}
