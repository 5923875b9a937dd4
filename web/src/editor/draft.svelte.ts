import { api } from "../lib/api";
import { t, words } from "../lib/l10n.svelte";
import type { Deck, Problem, Stacks } from "../lib/protocol";
import { told } from "../lib/told";
import type { DeckCheck, DeckJudged, GauntletBody } from "../lib/wire";

/** The line of a written deck that names it, in any of the languages. */
export const NAME_LINE = /^[ \t]*(?:Name|Nazwa|名前)[ \t]*[:：][ \t]*(\S.*)$/im;

/** All that keeps a text from being read as a deck, each with its line. */
export function faultsOf({ problems }: DeckJudged): string[] {
  return problems.length > 0 ? problems.map(({ text }) => text) : [t("error-plain")];
}

/**
 * A deck being made, however that is done: its name, what is wrong with it, and whether it is kept. Whether it may be
 * played is the server's judgement, asked when nothing has changed for a moment.
 */
export abstract class Draft {
  /** Its id on the server; null as long as none lies there that is the player's own. */
  id = $state<string | null>(null);
  name = $state("");
  problems = $state.raw<Problem[]>([]);
  checked = $state(false);
  dirty = $state(false);
  /** One line about what just happened. */
  note = $state("");
  failed = $state("");

  playable = $derived(this.checked && this.problems.length === 0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    private readonly waits: number,
  ) {}

  /** What is kept of it. */
  abstract readonly stacks: Stacks;
  /** What it is made of: another thing after each change. */
  protected abstract readonly makeup: unknown;
  /** What the server is asked to judge. */
  protected abstract readonly question: DeckCheck;

  /** As what it plays against others. */
  get trial(): GauntletBody {
    return { stacks: this.stacks };
  }

  check(): void {
    this.checked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), this.waits);
  }

  protected async judge(): Promise<void> {
    clearTimeout(this.timer);
    const asked = this.makeup;
    try {
      const found = await api.checkDeck(this.game, this.question);
      if (asked === this.makeup) this.judged(found);
    } catch (error) {
      this.note = told(error);
    }
  }

  protected judged({ problems }: DeckJudged): void {
    this.problems = problems;
    this.checked = true;
  }

  /** Begins with a new deck, or takes over one of the game; `failed` says why it could not. */
  protected async begin(id: string, fresh: () => unknown, take: (deck: Deck) => unknown): Promise<void> {
    this.failed = "";
    try {
      if (id === "new") {
        await fresh();
        return;
      }
      const found = (await api.decks(this.game, words.lang)).find((deck) => deck.id === id);
      if (!found) {
        this.failed = "lost";
        return;
      }
      this.id = found.own ? found.id : null;
      this.name = found.name;
      await take(found);
    } catch (error) {
      this.failed = told(error);
    }
  }

  /** Keeps it under a name, as a draft where it can't be played yet; what lies on the server now, or null. */
  protected async keep(name: string): Promise<Deck | null> {
    const deck = { name, stacks: this.stacks };
    try {
      const kept = this.id ? await api.saveDeck(this.game, this.id, deck) : await api.addDeck(this.game, deck);
      this.id = kept.id;
      this.name = kept.name;
      this.dirty = false;
      return kept;
    } catch (error) {
      this.note = told(error);
      return null;
    }
  }
}
