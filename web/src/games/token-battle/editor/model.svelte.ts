import { api } from "../../../lib/api";
import { t, words } from "../../../lib/l10n.svelte";
import type { Problem, Stacks } from "../../../lib/protocol";
import { told } from "../../../lib/told";

const GAME = "token-battle";
const CHECK_MS = 200;
/** The line of a written set that names it, in any of the languages. */
const NAME_LINE = /^[ \t]*(?:Name|Nazwa|名前)[ \t]*[:：][ \t]*(\S.*)$/im;

export const LANES = 4;
const EMPTY: Stacks = [[], [], [], []];

export interface Place {
  lane: number;
  at: number;
}

/** A set being built. Whether it may be played is the server's judgement, asked after every change. */
export class Editor {
  readonly game = GAME;
  id = $state<string | null>(null);
  own = $state(true);
  name = $state("");
  stacks = $state.raw<Stacks>(EMPTY);
  problems = $state.raw<Problem[]>([]);
  checked = $state(false);
  dirty = $state(false);
  /** One line about what just happened. */
  note = $state("");
  failed = $state("");
  before = $state.raw<Stacks | null>(null);

  count = $derived(this.stacks.reduce((sum, stack) => sum + stack.length, 0));
  playable = $derived(this.checked && this.problems.length === 0);
  /** card → lane it lies in. */
  used = $derived(new Map(this.stacks.flatMap((stack, lane) => stack.map((key): [string, number] => [key, lane]))));

  private timer: ReturnType<typeof setTimeout> | undefined;

  async open(id: string, random: boolean): Promise<void> {
    this.failed = "";
    try {
      if (id === "new") {
        if (random) await this.draw();
        else this.set(EMPTY, false);
        return;
      }
      const found = (await api.decks(GAME, words.lang)).find((deck) => deck.id === id);
      if (!found) {
        this.failed = "lost";
        return;
      }
      this.id = found.own ? found.id : null;
      this.own = found.own;
      this.name = found.name;
      this.set(found.stacks, false);
    } catch (error) {
      this.failed = told(error);
    }
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

  check(): void {
    this.checked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), CHECK_MS);
  }

  private async judge(): Promise<void> {
    const asked = this.stacks;
    try {
      const { problems } = await api.checkDeck(GAME, { stacks: asked });
      if (asked !== this.stacks) return;
      this.problems = problems;
      this.checked = true;
    } catch (error) {
      this.note = told(error);
    }
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

  /** Takes a set over from text; returns what is wrong with the text, or nothing. A text that can't be read changes nothing. */
  async read(text: string): Promise<string> {
    try {
      const found = await api.checkDeck(GAME, { text });
      if (found.stacks.length !== LANES) return found.problems[0]?.text ?? t("error-plain");
      this.before = this.count > 0 ? this.stacks : null;
      if (!this.name.trim()) this.name = NAME_LINE.exec(text)?.[1]?.trim().slice(0, 40) ?? "";
      this.set(found.stacks);
      return "";
    } catch (error) {
      return told(error);
    }
  }

  back(): void {
    if (this.before) this.set(this.before);
    this.before = null;
  }

  /** Keeps the set, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    const deck = { name: this.name.trim() || untitled, stacks: this.stacks };
    try {
      const kept = this.id ? await api.saveDeck(GAME, this.id, deck) : await api.addDeck(GAME, deck);
      this.id = kept.id;
      this.own = true;
      this.name = kept.name;
      this.problems = kept.problems;
      this.checked = true;
      this.dirty = false;
      return true;
    } catch (error) {
      this.note = told(error);
      return false;
    }
  }
}
