import type { OptionRow, PreviewResult, Sentence, View } from "../../../lib/protocol";
import { CardPlay } from "../../../table/cardPlay.svelte";
import type { Play } from "../../../table/model.svelte";
import { allowed, countOf, tapped } from "../../../table/options";
import { asGeneric, type CardSeen, type GenericView } from "../types";
import { foregone, keysOf, wordsOf } from "./answer";
import { type Place, placeOf, spotsOf } from "./layout";

/** A view is drawn as it is. */
interface Stage {
  ms: number;
}

export type Mark = "" | "lit" | "picked" | "refused";

/** What a player at a table without a face is about to do: options that are chosen in the slip, or as cards. */
export class GenericPlay extends CardPlay<Stage> implements Play {
  private previews = $state.raw<ReadonlyMap<number, PreviewResult>>(new Map());

  view: GenericView | null = $derived.by(() => asGeneric(this.table.view));
  /** The words of the options. */
  names: readonly string[] = $derived.by(() => {
    const { decision, view } = this;
    return decision && view ? decision.options.map((_, at) => wordsOf(decision, view, at)) : [];
  });
  keys: ReadonlyMap<number, string> = $derived.by(() =>
    this.decision ? keysOf(this.decision) : new Map<number, string>(),
  );
  /** What the option that was chosen brings, as far as it is sure. */
  brings: readonly Sentence[] = $derived.by(() => {
    const [at] = this.picks;
    return this.picks.length === 1 && at !== undefined ? (this.previews.get(at)?.lines ?? []) : [];
  });

  // ---- what the table tells

  settle(view: View): void {
    void view;
    this.previews = new Map();
  }

  move(): void {
    this.previews = new Map();
  }

  ready(): void {
    // Nothing is asked before something is chosen.
  }

  drop(): void {
    this.pick = null;
    this.picks = [];
    this.previews = new Map();
  }

  // ---- choosing

  mark({ at, option, nth }: Place): Mark {
    if (this.table.why?.at === at) return "refused";
    if (!this.decision || option < 0) return "";
    if (nth < countOf(this.picks, option)) return "picked";
    return this.addable(option) ? "lit" : "";
  }

  /** An option may be put in, or takes the place of the one that is. */
  addable(at: number): boolean {
    return this.decision?.most === 1 ? allowed(this.decision, [at]) : this.room(at) > 0;
  }

  choose(at: number): void {
    this.table.why = null;
    this.table.note = "";
    if (this.decision && foregone(this.decision)) this.send([at]);
    else this.tap(at);
    void this.foresee();
  }

  begin(picks: readonly number[]): void {
    const [at] = picks;
    if (!this.decision || at === undefined) return;
    this.table.why = null;
    this.pick = null;
    this.picks = tapped(this.decision, [], at);
    void this.foresee();
  }

  things(picks: readonly number[]): string[] {
    const { view } = this;
    const spots = view ? spotsOf(view) : null;
    const places = spots
      ? [...spots.seats, spots.common].flatMap(({ zones }) => zones.flatMap((one) => one.places))
      : [];
    const drawn = places.filter(({ option }) => picks.includes(option)).map(({ at }) => `[data-place="${at}"]`);
    return [...picks.map((at) => `[data-option="${at}"]`), ...drawn];
  }

  /** What a key chose waits for Enter, wherever the focus is. */
  override chooseKey(key: string): boolean {
    const found = super.chooseKey(key);
    if (found) this.pick = this.picks.at(-1) ?? null;
    return found;
  }

  /** A thing on the table was pressed. False: nothing came of it, so that it may as well be read. */
  async press({ card, at, option }: Place): Promise<boolean> {
    if (this.decision && option >= 0) {
      this.pick = null;
      this.choose(option);
      return true;
    }
    // While an answer is on its way, what is pressed was meant for the question that comes.
    if (this.table.sending) return true;
    return this.ask(card, at);
  }

  /** Somebody may want to know why a thing can't be chosen: it carries what choosing it says. */
  private asks(card: CardSeen): card is CardSeen & { intent: OptionRow } {
    return !this.table.watching && !this.table.over && card.intent !== null;
  }

  /** False: there is nothing to say against it, or nothing to ask about. */
  private async ask(card: CardSeen, at: string): Promise<boolean> {
    if (!this.asks(card)) return false;
    const [verb, ...args] = card.intent;
    await this.table.ask(at, verb, args);
    return this.table.why?.at === at;
  }

  /** Why the thing of that name can't be chosen. False: there is nobody to ask. */
  askAt(at: string): boolean {
    const card = this.view ? placeOf(this.view, at) : undefined;
    if (!card || !this.asks(card)) return false;
    void this.ask(card, at);
    return true;
  }

  confirm(): boolean {
    const { decision } = this;
    if (!decision) return false;
    if (this.picks.length === 0 && foregone(decision)) return this.send([0]);
    if (!this.said) return false;
    return this.send([...this.picks]);
  }

  /** One step back. False: there was none. */
  letGo(): boolean {
    if (this.table.why) this.table.why = null;
    else if (this.picks.length > 0) {
      this.pick = null;
      this.picks = this.picks.slice(0, -1);
    } else return false;
    return true;
  }

  private async foresee(): Promise<void> {
    const { decision } = this;
    const [at] = this.picks;
    if (!decision || at === undefined || this.picks.length > 1 || decision.least > 1 || this.previews.has(at)) return;
    const found = await this.table.foresee([at]);
    if (decision === this.decision)
      this.previews = new Map([...this.previews, ...found.map((one) => [one.pick, one] as const)]);
  }
}
