import type { Speed } from "../lib/session.svelte";
import type { Sound } from "./knocks";
import { hurried, paced } from "./pace";

/** One step of what is shown. */
export interface Shown {
  /** How long it stays at the least, in calm. */
  ms: number;
  /** How far the log may tell meanwhile, where that is less far than the answer that it is part of. */
  log?: number | undefined;
  /** Nothing is said of it: what was said last stays. */
  hush?: boolean | undefined;
  /** What is heard of it; of dice, how many fall. */
  sound?: readonly [what: Sound, n?: number] | undefined;
}

/** Whose answer is shown, and how many rows the log has with it. */
export interface Mark {
  log: number;
  own: boolean;
}

/** How beats are played just now. */
export interface Pace {
  speed(): Speed;
  /** Somebody waits, or a clock runs: never far behind. */
  hurries(): boolean;
  sound(what: Sound, n?: number): void;
}

/** Plays stages behind the truth: it never holds anyone up, and a tap or a new answer jumps to the end. */
export class Beats<S extends Shown> {
  now = $state.raw<S | null>(null);
  busy = $state(false);
  /** Something that others did is still to be shown. */
  behind = $state(false);
  /** What is shown is part of this answer, or was the last; null: of none. */
  mark = $state.raw<Mark | null>(null);
  private queue: (Mark & { stage: S; ms: number })[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private goal: S | null = null;
  private held = false;
  private late = false;
  private resting: (() => void)[] = [];

  constructor(private readonly pace: Pace) {}

  /** The stage that is drawn in the end. */
  get last(): S | null {
    return this.goal;
  }

  /** Draws a stage at once. */
  settle(stage: S): void {
    this.goal = stage;
    this.end();
    this.mark = null;
  }

  /** Plays the stages of one answer, the last of which is the truth, after what is still being played. */
  play(stages: readonly S[], mark: Mark): void {
    this.goal = stages.at(-1) ?? this.goal;
    const idle = this.queue.length === 0;
    const all = [...this.queue, ...stages.map((stage) => ({ ...mark, stage, ms: stage.ms }))];
    this.queue = this.pace.hurries() ? hurried(all) : all;
    if (document.hidden) this.end();
    else if (idle) this.step();
    else this.behind = this.queue.some((one) => !one.own);
  }

  /** When all is shown that there is to show. */
  rest(): Promise<void> {
    return this.busy ? new Promise((done) => this.resting.push(done)) : Promise.resolve();
  }

  /** What is shown stays as long as this is on. */
  hold(on: boolean): void {
    this.held = on;
    if (on || !this.late) return;
    this.next();
  }

  skip(): void {
    if (this.queue.length > 0) this.end();
  }

  private end(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    const last = this.queue.at(-1);
    if (last) this.mark = { log: last.log, own: last.own };
    this.queue = [];
    this.busy = false;
    this.behind = false;
    this.held = false;
    this.late = false;
    if (this.goal && this.now !== this.goal) this.now = this.goal;
    this.rested();
  }

  private rested(): void {
    for (const done of this.resting.splice(0)) done();
  }

  private next(): void {
    this.late = this.held;
    if (this.held) return;
    // Nothing is drawn of a page that nobody sees, and what has come there must not wait for it.
    if (document.hidden) {
      this.end();
      return;
    }
    this.queue.shift();
    this.step();
  }

  private step(): void {
    for (;;) {
      const [head] = this.queue;
      this.busy = head !== undefined;
      this.behind = this.queue.some((one) => !one.own);
      if (!head) {
        this.rested();
        return;
      }
      this.now = head.stage;
      if (!head.stage.hush) this.mark = { log: head.stage.log ?? head.log, own: head.own };
      if (head.stage.sound) this.pace.sound(...head.stage.sound);
      const ms = paced(head.ms, this.pace.speed());
      if (ms > 0) {
        // Its time begins when it is drawn: a page that was busy would else go on before anybody saw it.
        this.frame = requestAnimationFrame(() => (this.timer = setTimeout(() => this.next(), ms)));
        return;
      }
      this.queue.shift();
    }
  }
}
