import { api } from "../../lib/api";
import { words } from "../../lib/l10n.svelte";
import type { Problem, Stacks } from "../../lib/protocol";
import { told } from "../../lib/told";

const CHECK_MS = 400;
/** The line of a written deck that names it, in any of the languages. */
const NAME_LINE = /^[ \t]*(?:Name|Nazwa|名前)[ \t]*[:：][ \t]*(\S.*)$/im;

/** A deck being written. Whether it may be played is the server's judgement, asked after every change. */
export class TextEditor {
  id = $state<string | null>(null);
  name = $state("");
  text = $state("");
  /** A deck that comes with the game, so that one sees how they are written. */
  example = $state("");
  /** What the server reads in the text. */
  stacks = $state.raw<Stacks>([]);
  problems = $state.raw<Problem[]>([]);
  checked = $state(false);
  dirty = $state(false);
  /** One line about what just happened. */
  note = $state("");
  failed = $state("");

  count = $derived(this.stacks.flat().length);
  playable = $derived(this.checked && this.problems.length === 0);
  /** What stands there can be read, if only as a draft; an empty text is an empty deck. */
  readable = $derived(this.checked && (this.count > 0 || this.text.trim() === "" || this.problems.length === 0));

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  async open(id: string, random: boolean): Promise<void> {
    this.failed = "";
    try {
      if (id === "new" && random) await this.draw();
      if (id === "new") {
        this.check();
        const [one] = (await api.decks(this.game, words.lang)).filter((deck) => !deck.own && deck.stacks.length > 0);
        if (one) this.example = await api.deckText(this.game, one.id);
        return;
      }
      const found = (await api.decks(this.game, words.lang)).find((deck) => deck.id === id);
      if (!found) {
        this.failed = "lost";
        return;
      }
      this.id = found.own ? found.id : null;
      this.name = found.name;
      this.text = await api.deckText(this.game, id);
      this.check();
    } catch (error) {
      this.failed = told(error);
    }
  }

  /** A set drawn by chance is kept as a draft first: the server alone knows how one is written. */
  private async draw(): Promise<void> {
    const { name, stacks } = await api.randomDeck(this.game);
    this.name = name;
    const kept = await api.addDeck(this.game, { name: name || "?", stacks });
    this.id = kept.id;
    this.text = await api.deckText(this.game, kept.id);
  }

  write(text: string): void {
    this.text = text;
    this.dirty = true;
    this.note = "";
    this.check();
  }

  check(): void {
    this.checked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), CHECK_MS);
  }

  private async judge(): Promise<void> {
    clearTimeout(this.timer);
    const { text } = this;
    try {
      const found = await api.checkDeck(this.game, text.trim() ? { text } : { stacks: [] });
      if (text !== this.text) return;
      this.stacks = found.stacks;
      this.problems = found.problems;
      this.checked = true;
    } catch (error) {
      this.note = told(error);
    }
  }

  /** Keeps the deck, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    if (!this.checked) await this.judge();
    if (!this.readable) return false;
    const name = this.name.trim() || (NAME_LINE.exec(this.text)?.[1]?.trim().slice(0, 40) ?? "");
    const deck = { name: name || untitled, stacks: this.stacks };
    try {
      const kept = this.id ? await api.saveDeck(this.game, this.id, deck) : await api.addDeck(this.game, deck);
      this.id = kept.id;
      this.name = kept.name;
      this.dirty = false;
      return true;
    } catch (error) {
      this.note = told(error);
      return false;
    }
  }
}
