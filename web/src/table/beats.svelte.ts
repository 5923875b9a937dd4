import { calm, hurried } from "./pace";

/** Plays stages behind the truth: it never holds anyone up, and a tap or a new answer jumps to the end. */
export class Beats<S extends { ms: number }> {
  now = $state.raw<S | null>(null);
  busy = $state(false);
  private queue: S[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private goal: S | null = null;

  /** The stage that is drawn in the end. */
  get last(): S | null {
    return this.goal;
  }

  /** Draws a stage at once. */
  settle(stage: S): void {
    this.goal = stage;
    this.end();
  }

  /** Plays the stages of one move, the last of which is the truth, after what is still being played. */
  play(stages: readonly S[]): void {
    this.goal = stages.at(-1) ?? this.goal;
    if (calm() || document.hidden) {
      this.end();
      return;
    }
    const idle = this.queue.length === 0;
    this.queue = hurried([...this.queue, ...stages]);
    if (idle) this.step();
  }

  skip(): void {
    if (this.queue.length > 0) this.end();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.busy = false;
    if (this.goal && this.now !== this.goal) this.now = this.goal;
  }

  private step(): void {
    const stage = this.queue[0];
    this.busy = stage !== undefined;
    if (!stage) return;
    this.now = stage;
    this.timer = setTimeout(() => {
      this.queue.shift();
      this.step();
    }, stage.ms);
  }
}
