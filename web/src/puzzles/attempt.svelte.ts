import { Scene } from "../learn/scene";
import { solved } from "../learn/progress.svelte";
import { api } from "../lib/api";
import { words } from "../lib/l10n.svelte";
import { router } from "../lib/router.svelte";
import type { TableWire, WireEvents } from "../lib/socket";
import type { PuzzleData, PuzzleInfo, PuzzleStand } from "../lib/wire";
import type { Course } from "../table/model.svelte";
import { nextOf } from "./order";
import { addressOf, isSolved } from "./shelf";

/** How an answer without any choice is written among what was done. */
const NONE = "_";

/** Under which name the frame of a table finds the puzzle that is solved at it. */
export const PUZZLE = Symbol("puzzle");

/** One puzzle as it is tried here, and the wire that its table speaks on. The server keeps nothing. */
export class Attempt implements Course, TableWire {
  data = $state.raw<PuzzleData | null>(null);
  /** What is on the table is the answer, which was asked for. */
  shown = $state(false);
  /** One try has failed, so that the answer may be asked for. */
  failed = $state(false);
  problem = $state("");
  busy = $state(false);

  /** All puzzles there are. */
  all = $state.raw<readonly PuzzleInfo[]>([]);
  next = $derived(nextOf(this.all, this, isSolved));

  asks = $derived(this.data?.verdict === "on" && !this.shown);

  readonly line: TableWire["line"];
  private readonly scene: Scene;

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly on: WireEvents,
  ) {
    this.scene = new Scene(on, () => this.asks);
    this.line = {
      pending: null,
      answer: (_v, picks) => {
        if (this.busy || !this.asks) return false;
        void this.try(picks.length > 0 ? picks.join("-") : NONE);
        return true;
      },
      why: (verb, args) =>
        this.asks
          ? api.puzzleWhy(game, id, words.lang, this.done, verb, args).catch(() => null)
          : Promise.resolve(null),
      preview: (_v, picks) =>
        picks.length > 0
          ? api.puzzlePreview(game, id, words.lang, this.done, picks.slice(0, 64)).catch(() => null)
          : Promise.resolve(null),
      // To be told what to do would be the answer.
      hint: () => Promise.resolve(null),
      could: () => Promise.resolve(null),
      // There is nobody to hear it.
      speak: () => Promise.resolve(""),
      say: (...[kind]) => {
        if (kind === "undo") void this.takeBack();
      },
    };
    void this.begin();
  }

  get done(): readonly string[] {
    return this.data?.done ?? [];
  }

  // ---- where one stands

  /** Everything anew, in the language that is now the player's. */
  again(): void {
    void (this.shown ? this.reveal() : this.open(this.done));
  }

  /** Nothing is open that would have to be closed. */
  close(): void {
    return;
  }

  /** What was done last is undone. */
  async takeBack(): Promise<void> {
    if (this.shown) await this.open([]);
    else if (this.done.length > 0) await this.open(this.done.slice(0, -1));
  }

  async restart(): Promise<void> {
    await this.open([]);
  }

  /** To the next puzzle, or where all are solved to the page of them. */
  onward(): void {
    router.go(this.next ? addressOf(this.next) : "/puzzles");
  }

  /** Plays the answer from the beginning. */
  async reveal(): Promise<void> {
    await this.ask(
      () => api.puzzleAnswer(this.game, this.id, words.lang),
      (stand) => {
        this.shown = true;
        this.data = stand.puzzle;
        this.tell(stand);
      },
    );
  }

  /** While nothing is asked for there is nothing to say. */
  refused(): boolean {
    return !this.asks;
  }

  /** Begins where one was, or anew. */
  private async begin(): Promise<void> {
    const left = solved.left(this.game, this.id);
    await this.open(left);
    if (this.data === null && left.length > 0) await this.open([]);
  }

  private async open(done: readonly string[]): Promise<void> {
    await this.ask(
      () => api.puzzle(this.game, this.id, words.lang, done, null),
      (stand) => {
        this.shown = false;
        this.data = stand.puzzle;
        this.tell(stand);
        this.keep();
      },
    );
  }

  private async try(picks: string): Promise<void> {
    await this.ask(
      () => api.puzzle(this.game, this.id, words.lang, this.done, picks),
      (stand) => {
        this.data = stand.puzzle;
        this.failed ||= stand.puzzle.verdict === "missed";
        this.tell(stand);
        if (stand.puzzle.verdict === "solved") solved.finish(this.game, this.id);
        else this.keep();
      },
    );
  }

  /** What was done so far is found again; what has failed begins anew. */
  private keep(): void {
    solved.leave(this.game, this.id, this.asks ? this.done : []);
  }

  private tell({ frames }: PuzzleStand): void {
    for (const frame of frames) if (frame.t === "state") this.scene.restore(frame);
    if (frames.some((frame) => frame.t === "move")) this.scene.follow(frames, !this.asks);
  }

  private async ask(asked: () => Promise<PuzzleStand>, then: (stand: PuzzleStand) => void): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      then(await asked());
      this.on.link(true);
    } catch (error) {
      this.problem = this.scene.failed(error);
    } finally {
      this.busy = false;
    }
  }
}
