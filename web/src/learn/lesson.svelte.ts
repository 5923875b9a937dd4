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
  /** After the last lesson comes a whole game with the coach. */
  guided = $state(false);
  /** What the lesson after this one is called; "" for the last. */
  after = $derived(this.path.find((one) => one.id === this.coach?.next)?.title ?? "");

  asks = $derived(this.coach?.phase === "ask");
  /** Nothing comes after this step. */
  last = $derived(this.coach !== null && this.coach.step >= this.coach.steps && !this.coach.answered);
  /** What is asked for is lit: it is not what one has to find, or one has looked for long enough. */
  lit = $derived(this.shows > 0 || (this.coach !== null && !this.coach.find) || this.misses >= PATIENCE);
  /** To be shown is what one is offered first. */
  urged = $derived(this.misses >= PATIENCE);

  readonly line: TableWire["line"];
  /** What a wrong move has led to is on the table, and this is how it stood before. */
  private back: StateFrame | null = null;
  /** What the coach will say once the table shows what has happened. */
  private coming: CoachData | null = null;
  private readonly scene: Scene;

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly on: WireEvents,
  ) {
    this.scene = new Scene(on, () => this.at?.phase === "ask");
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
      // There is nobody to hear it.
      speak: () => Promise.resolve(""),
      say: () => undefined,
    };
    void this.open(progress.left(game, id)).then(() => walk(game, id, words.lang).catch(() => undefined));
  }

  // ---- where one stands

  /** Where the table's question is asked, which the coach may still have to come to. */
  private get at(): CoachData | null {
    return this.coming ?? this.coach;
  }

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

  /** Goes on: what there was to look at was, what there was to read too; from the last step to the next lesson. */
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

  /** To the next lesson, after the last one to the guided game, or where there is none to the path. */
  onward(): void {
    if (this.coach?.next) router.go(`/learn/${this.game}/${this.coach.next}`);
    else if (this.guided) void this.play();
    else this.leave();
  }

  private async play(): Promise<void> {
    this.problem = "";
    try {
      router.go((await api.open({ guided: this.game })).path);
    } catch (error) {
      this.problem = this.scene.failed(error);
    }
  }

  private async try(doing: string): Promise<void> {
    if (this.busy) return;
    if (this.back) this.retry();
    await this.ask(this.coach?.done ?? [], doing, (stand) => this.went(stand));
  }

  private async ask(
    done: readonly string[],
    tried: string | null,
    then: (stand: LessonStand) => unknown,
  ): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await then(await api.lesson(this.game, this.id, words.lang, done, tried));
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

  /** What a doing has led to. The coach speaks of it when the table has shown it. */
  private async went(stand: LessonStand): Promise<void> {
    const since = this.table?.log.length ?? 0;
    this.coming = stand.coach;
    if (stand.tried?.kind === "on" || stand.tried?.kind === "right") {
      this.keep(stand.coach);
      if (stand.coach.phase === "done" && stand.coach.next && stand.frames.length === 0) {
        this.onward();
        return;
      }
      this.scene.follow(stand.frames, this.coach?.phase !== stand.coach.phase);
    } else if (stand.frames.length > 0) {
      this.scene.follow(stand.frames, true, stand.tried?.kind === "wrong");
    } else {
      const stood = stand.back ?? this.scene.last;
      if (stood) this.scene.restore(stood);
    }
    await this.table?.play?.beats?.rest();
    this.coming = null;
    this.coach = stand.coach;
    this.since = since;
    this.answer(stand);
  }

  /** Where one is now is where one goes on another time. */
  private keep(coach: CoachData): void {
    const last = coach.phase === "right" && coach.step >= coach.steps;
    if (coach.phase === "done" || last) progress.finish(this.game, this.id);
    else progress.leave(this.game, this.id, coach.done);
  }

  /** How the coach takes what was done. */
  private answer({ tried, coach, frames, back }: LessonStand): void {
    if (tried?.kind === "on" || tried?.kind === "right") {
      if (tried.kind === "on" || coach.phase === "right") this.calm();
      this.mood = coach.phase === "right" ? "right" : "calm";
      return;
    }
    this.mood = tried?.kind ?? "other";
    this.said = tried?.say ?? "";
    this.back = frames.length > 0 ? back : null;
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
    const { at } = this;
    if (!at || !this.asks) return null;
    try {
      const found = await api.lessonWhy(this.game, this.id, words.lang, at.done, verb, args);
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
    const { at } = this;
    if (!at || picks.length === 0) return null;
    try {
      return await api.lessonPreview(this.game, this.id, words.lang, at.done, picks.slice(0, 64));
    } catch {
      return null;
    }
  }
}
