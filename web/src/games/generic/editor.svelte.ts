import { Draft, NAME_LINE } from "../../editor/draft.svelte";
import { api } from "../../lib/api";
import { words } from "../../lib/l10n.svelte";
import type { Stacks } from "../../lib/protocol";
import type { DeckCheck, DeckJudged } from "../../lib/wire";

const CHECK_MS = 400;

/** A deck being written. */
export class TextEditor extends Draft {
  text = $state("");
  /** A deck that comes with the game, so that one sees how they are written. */
  example = $state("");
  /** What the server reads in the text. */
  stacks = $state.raw<Stacks>([]);

  count = $derived(this.stacks.flat().length);
  /** What stands there can be read, if only as a draft; an empty text is an empty deck. */
  readable = $derived(this.checked && (this.count > 0 || this.text.trim() === "" || this.problems.length === 0));

  constructor(game: string) {
    super(game, CHECK_MS);
  }

  open(id: string, random: boolean): Promise<void> {
    return this.begin(
      id,
      () => this.fresh(random),
      async () => {
        this.text = await api.deckText(this.game, id);
        this.check();
      },
    );
  }

  private async fresh(random: boolean): Promise<void> {
    if (random) await this.draw();
    this.check();
    const [one] = (await api.decks(this.game, words.lang)).filter((deck) => !deck.own && deck.stacks.length > 0);
    if (one) this.example = await api.deckText(this.game, one.id);
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

  protected get makeup(): unknown {
    return this.text;
  }

  protected get question(): DeckCheck {
    return this.text.trim() ? { text: this.text } : { stacks: [] };
  }

  protected override judged(found: DeckJudged): void {
    this.stacks = found.stacks;
    super.judged(found);
  }

  /** Keeps the deck, as a draft where it can't be played yet; true if it lies on the server now. */
  async save(untitled: string): Promise<boolean> {
    if (!this.checked) await this.judge();
    if (!this.readable) return false;
    const name = this.name.trim() || (NAME_LINE.exec(this.text)?.[1]?.trim().slice(0, 40) ?? "");
    return (await this.keep(name || untitled)) !== null;
  }
}
