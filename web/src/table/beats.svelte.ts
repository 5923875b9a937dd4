import { hurried, type Stage, stagesOf, still } from "./pieces";
import type { TableEvent, View } from "../lib/protocol";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Plays moves behind the truth: it never holds anyone up, and a tap or a new answer jumps to the end. */
export class Beats {
  now = $state.raw<Stage | null>(null);
  private queue: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private goal: Stage | null = null;

  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Draws a view at once. */
  settle(view: View): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.goal = still(view);
    this.now = this.goal;
  }

  /** Plays one move after what is still being played. */
  play(before: View, events: readonly TableEvent[], next: View, own: boolean): void {
    const stages = stagesOf(before, events, next, own);
    this.goal = stages.at(-1) ?? still(next);
    if (calm.matches || document.hidden) {
      clearTimeout(this.timer);
      this.queue = [];
      this.now = this.goal;
      return;
    }
    const idle = this.queue.length === 0;
    this.queue = hurried([...this.queue, ...stages]);
    if (idle) this.step();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    if (this.goal && this.now !== this.goal) this.now = this.goal;
  }

  private step(): void {
    const stage = this.queue[0];
    if (!stage) return;
    this.now = stage;
    this.timer = setTimeout(() => {
      this.queue.shift();
      this.step();
    }, stage.ms);
  }
}
