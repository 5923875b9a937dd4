import { api } from "../lib/api";
import { words } from "../lib/l10n.svelte";
import type { WhyData } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import type { TableWire, WireEvents } from "../lib/socket";
import type { CoachData, LessonInfo, LessonStand, StateFrame } from "../lib/wire";
import type { Course, Table } from "../table/model.svelte";
import { walk } from "../offline/ahead";
import { ON, written } from "./doings";
import { progress } from "./progress.svelte";
import { Scene } from "./scene";

/** So many moves that are none of the lesson's, and what one looks for is lit; with one more it is shown. */
const PATIENCE = 2;

export type Mood = "calm" | "right" | "wrong" | "other" | "refused";

/** Under which name the frame of a table finds the lesson that is learned at it. */
export const LESSON = Symbol("lesson");

/** One lesson as it is gone through here: the coach, and the wire that its table speaks on. The server keeps nothing. */
export class Lesson implements Course, TableWire {
  coach = $state.raw<CoachData | null>(null);
  /** What came of the last move, and the coach's word for it. */
  mood = $state<Mood>("calm");
  said = $state("");
  /** Moves of this step that were not right. */
  misses = $state(0);
  /** The learner was shown what is right, so often in this step. */
  shows = $state(0);
  /** So many entries had the log before the last move. */
  since = $state(0);
  /** The table that this wire belongs to. */
  table: Table | null = null;
  problem = $state("");
  busy = $state(false);
  /** All lessons of the game. */
  path = $state.raw<readonly LessonInfo[]>([]);
  /** What the lesson after this one is called; "" for the last. */
  after = $derived(this.path.find((one) => one.id === this.coach?.next)?.title ?? "");

  asks = $derived(this.coach?.phase === "ask");
  /** What is asked for is lit: it is not what one has to find, or one has looked for long enough. */
  lit = $derived(this.shows > 0 || (this.coach !== null && !this.coach.find) || this.misses >= PATIENCE);
  /** To be shown is what one is offered first. */
  urged = $derived(this.misses >= PATIENCE);

  readonly line: TableWire["line"];
  /** What a wrong move has led to is on the table, and this is how it stood before. */
  private back: StateFrame | null = null;
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
        void this.try(written(picks));
        return true;
      },
      why: (verb, args) => this.whyNot(verb, args),
      preview: (_v, picks) => this.preview(picks),
      // The coach says what there is to say.
      hint: () => Promise.resolve(null),
      could: () => Promise.resolve(null),
      say: () => undefined,
    };
    void this.open(progress.left(game, id)).then(() => walk(game, id, words.lang).catch(() => undefined));
  }

  // ---- where one stands

  again(): void {
    void this.open(this.coach?.done ?? []);
  }

  close(): void {
    this.table = null;
  }

  /** Begins where one was, or anew. */
  async open(done: readonly string[]): Promise<void> {
    await this.ask(done, null, (stand) => this.begin(stand));
    if (this.coach === null && done.length > 0) await this.open([]);
  }

  /** Goes on: what there was to look at was, what there was to read too. */
  async next(): Promise<void> {
    if (this.coach?.phase === "look" || this.coach?.phase === "right") await this.try(ON);
  }

  /** The last move of this step once more. */
  async anew(): Promise<void> {
    await this.open(this.coach?.done.slice(0, this.coach.begun) ?? []);
  }

  /** From the beginning. */
  async restart(): Promise<void> {
    await this.open([]);
  }

  /** What a wrong move has led to is taken back. */
  retry(): void {
    const { back } = this;
    if (back) this.scene.restore(back);
    this.back = null;
    this.mood = "calm";
    this.said = "";
    if (back && this.misses > PATIENCE) this.shows += 1;
  }

  /** The right move is played once in dashes; what stands is as it was. */
  show(): void {
    this.retry();
    this.shows += 1;
  }

  /** One move more was none of the lesson's. What it led to is looked at first, if it is on the table. */
  private miss(): void {
    this.misses += 1;
    if (this.misses > PATIENCE && !this.back) this.shows += 1;
  }

  leave(): void {
    router.go(`/learn/${this.game}`);
  }

  /** To the next lesson, or after the last one to the path. */
  onward(): void {
    if (this.coach?.next) router.go(`/learn/${this.game}/${this.coach.next}`);
    else this.leave();
  }

  private async try(doing: string): Promise<void> {
    if (this.back) this.retry();
    await this.ask(this.coach?.done ?? [], doing, (stand) => this.went(stand));
  }

  private async ask(done: readonly string[], tried: string | null, then: (stand: LessonStand) => void): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      then(await api.lesson(this.game, this.id, words.lang, done, tried));
      this.on.link(true);
    } catch (error) {
      this.problem = this.scene.failed(error);
    } finally {
      this.busy = false;
    }
  }

  // ---- what the server says

  private begin(stand: LessonStand): void {
    this.coach = stand.coach;
    this.calm();
    for (const frame of stand.frames) if (frame.t === "state") this.scene.restore(frame);
  }

  private went(stand: LessonStand): void {
    const before = this.coach;
    const { tried } = stand;
    this.coach = stand.coach;
    this.since = this.table?.log.length ?? 0;
    if (tried?.kind === "on" || tried?.kind === "right") {
      if (tried.kind === "on" || stand.coach.phase === "right") this.calm();
      this.mood = stand.coach.phase === "right" ? "right" : "calm";
      this.scene.follow(stand.frames, before?.phase !== stand.coach.phase);
      if (stand.coach.phase === "done") progress.finish(this.game, this.id);
      else progress.leave(this.game, this.id, stand.coach.done);
      return;
    }
    this.mood = tried?.kind ?? "other";
    this.said = tried?.say ?? "";
    if (stand.frames.length > 0) {
      this.scene.follow(stand.frames, true, this.mood === "wrong");
      this.back = stand.back;
    } else {
      const back = stand.back ?? this.scene.last;
      if (back) this.scene.restore(back);
    }
    this.miss();
  }

  private calm(): void {
    this.back = null;
    this.mood = "calm";
    this.said = "";
    this.misses = 0;
    this.shows = 0;
  }

  // ---- asking

  /** The coach has said why: the table need not say it as well. While nothing is asked for there is nothing to say. */
  refused(): boolean {
    return !this.asks || this.mood === "refused";
  }

  private async whyNot(verb: string, args: readonly number[]): Promise<WhyData | null> {
    if (!this.coach || !this.asks) return null;
    try {
      const found = await api.lessonWhy(this.game, this.id, words.lang, this.coach.done, verb, args);
      if (found.why.rule) {
        this.mood = "refused";
        this.said = found.say || found.why.text;
        this.miss();
      }
      return found.why;
    } catch {
      return null;
    }
  }

  private async preview(picks: readonly number[]): ReturnType<TableWire["line"]["preview"]> {
    if (!this.coach || picks.length === 0) return null;
    try {
      return await api.lessonPreview(this.game, this.id, words.lang, this.coach.done, picks.slice(0, 64));
    } catch {
      return null;
    }
  }
}
