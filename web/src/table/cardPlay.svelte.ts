import type { Decision } from "../lib/protocol";
import { habits } from "../lib/session.svelte";
import { Beats, type Shown } from "./beats.svelte";
import type { Table } from "./model.svelte";
import { enough, roomFor, tapped } from "./options";
import { pointed } from "./resting";

/** What players of all card games are about to do: a verb that waits for its second word, things that are put in. */
export abstract class CardPlay<S extends Shown> {
  /** What waits for the second word. */
  pick = $state<number | null>(null);
  /** What is put in where things are asked for, in the order of tapping. */
  picks = $state.raw<number[]>([]);

  readonly beats: Beats<S>;
  readonly long = true;

  decision: Decision | null = $derived.by(() => (this.table.mine ? this.table.decision : null));
  /** Whether what is chosen may be the answer. */
  enough = $derived(this.decision !== null && enough(this.decision, this.picks));

  constructor(readonly table: Table) {
    this.beats = new Beats(table.pace);
  }

  /** The verbs of the slip, as positions of options, each with its key. */
  abstract readonly keys: ReadonlyMap<number, string>;
  /** A verb was chosen, `read` where the slip lists it. */
  abstract choose(at: number, read?: boolean): void;
  /** The second word: true if there was something to say it to. */
  abstract confirm(): boolean;

  refused(): void {
    this.pick = null;
    this.picks = [];
  }

  kept(): unknown {
    return null;
  }

  /** Whether what was tapped is the answer, where one thing is asked for. */
  protected get atOnce(): boolean {
    return !habits.confirm;
  }

  /** A card of the hand that is clicked may be the answer: a mouse has shown it before, and no lesson leads step by step. */
  protected get seenBefore(): boolean {
    return this.table.course === null && pointed();
  }

  /** The label of an option, as the server says it. */
  label(at: number): string {
    return this.decision?.labels?.[at] ?? "";
  }

  /** The verb of the slip that has this key. */
  chooseKey(key: string): boolean {
    const found = [...this.keys].find(([, own]) => own === key);
    if (!found) return false;
    this.choose(found[0]);
    return true;
  }

  /** One of the things asked for was tapped. */
  tap(at: number): void {
    const { decision } = this;
    if (!decision) return;
    this.beats.skip();
    const again = decision.most === 1 && this.picks[0] === at;
    if (again && decision.least === 1) {
      this.confirm();
      return;
    }
    this.picks = tapped(decision, this.picks, at);
    if (decision.most === 1 && decision.least === 1 && this.atOnce) this.confirm();
  }

  /** How often an option may still be picked. */
  room(at: number): number {
    return this.decision ? roomFor(this.decision, this.picks, at) : 0;
  }

  /** Whether what is put in is said by Enter: nothing never is, but where there is nothing to put in. */
  get said(): boolean {
    const { decision, picks } = this;
    return this.enough && (picks.length > 0 || decision?.most === 0 || decision?.options.length === 0);
  }

  /** Nothing is chosen: the way past a question that one may leave. */
  leave(): void {
    if (this.decision?.least === 0) this.send([]);
  }

  protected send(picks: number[]): boolean {
    this.beats.skip();
    return this.table.answer(picks);
  }
}
