// A study as a page has it: what was read of it, where one is, and what is new since.

import { untrack } from "svelte";

import { api, ApiError } from "../lib/api";
import { guestCards } from "../lib/beside.svelte";
import { faceOf } from "../lib/games.svelte";
import { words } from "../lib/l10n.svelte";
import { router } from "../lib/router.svelte";
import { person } from "../lib/session.svelte";
import { told } from "../lib/told";
import type { ChangedData, ChapterShown, MainLine, PlaceShown, StudyShown } from "../lib/wire";
import { spaced } from "../tournaments/spaced";
import { StudyLine } from "./line.svelte";
import { type At, Tree } from "./tree";

const EVERY_MS = 1_000;
/** After so long at a place it is asked what may be done there: who runs through a game does not ask for each. */
const REST_MS = 120;

export class Reading {
  study = $state.raw<StudyShown | null>(null);
  chapter = $state("");
  tree = $state.raw<ChapterShown | null>(null);
  main = $state.raw<MainLine | null>(null);
  place = $state.raw<PlaceShown | null>(null);
  at = $state<At>("0");
  seat = $state<number | null>(null);
  /** Ids of branches and comments that others have written since one came. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  following = $state(false);
  problem = $state("");
  gone = $state(false);

  readonly line: StudyLine | null;
  way = $derived(new Tree(this.tree?.nodes ?? [], this.main ? this.main.frames.length - 1 : 0));
  writes = $derived(this.study?.me === "owner" || this.study?.me === "writer");
  owns = $derived(this.study?.me === "owner");
  info = $derived(this.study?.chapters.find(({ id }) => id === this.chapter) ?? null);
  comments = $derived(this.tree?.comments.filter(({ at }) => at === this.at) ?? []);
  puzzles = $derived(this.tree?.puzzles.filter(({ at }) => at === this.at) ?? []);
  /** What is seen here, as soon as it was read. */
  view = $derived.by(() => {
    const n = /^\d+$/.test(this.at) ? Number(this.at) : null;
    if (n !== null && this.main?.seat === this.seat) return this.main.frames[n]?.view ?? null;
    return this.place?.view ?? null;
  });

  private read = new Set<string>();
  private readonly soon = spaced(() => void this.again(), EVERY_MS);
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.line = person.outside
      ? null
      : new StudyLine(
          id,
          (changed) => this.hear(changed),
          (why) => {
            this.problem = why;
            this.gone = true;
          },
        );
  }

  private get api() {
    return api.study(this.id);
  }

  get its() {
    return this.api.chapter(this.chapter);
  }

  get them() {
    return this.api;
  }

  /** Opens a chapter, the first where none is named, at a place that the address names. */
  async open(chapter: string | null, at: At, seat: number | null): Promise<void> {
    const lang = words.lang;
    try {
      this.study = await this.api.read(lang);
      const found = this.study.chapters.find(({ id }) => id === chapter) ?? this.study.chapters[0];
      if (!found) return;
      if (this.chapter !== found.id) this.fresh = new Set();
      const its = this.api.chapter(found.id);
      const [tree, main] = await Promise.all([its.read(lang), its.line(lang, seat)]);
      if (main.cards) guestCards.given(`study ${found.id} ${lang}`, main.cards);
      else guestCards.none();
      faceOf(main.game).want();
      router.setGame(main.game);
      this.chapter = found.id;
      this.main = main;
      this.take(tree, true);
      this.seat = seat;
      this.problem = "";
      this.stand(this.way.has(at) ? at : "0");
    } catch (error) {
      this.gone = error instanceof ApiError && (error.status === 404 || error.status === 401);
      this.problem = told(error);
    }
  }

  /** Goes somewhere by oneself: whoever led is not followed any more. */
  go(at: At | null): void {
    if (at === null || at === this.at) return;
    this.following = false;
    this.stand(at);
  }

  look(seat: number | null): void {
    this.following = false;
    void this.see(seat, this.at);
  }

  /** Where the one who leads is. */
  async follow(): Promise<void> {
    const led = this.line?.led;
    if (!led || led.mine || !this.following) return;
    if (led.chapter !== this.chapter) {
      await this.open(led.chapter, led.at, led.seat);
      this.following = true;
      return;
    }
    if (!this.way.has(led.at)) await this.again();
    if (led.seat !== this.seat) await this.see(led.seat, led.at);
    else this.stand(led.at);
  }

  /** What is new at a place is not new any more to who has been there. */
  private stand(at: At): void {
    this.at = at;
    this.place = null;
    const query = new URLSearchParams({ at, ...(this.seat === null ? {} : { seat: String(this.seat) }) });
    router.rename(`/studies/${this.id}/${this.chapter}?${query.toString()}`);
    this.line?.stand(this.chapter, at, this.seat);
    this.seen(at);
    clearTimeout(this.resting);
    const now = /^\d+$/.test(at) ? REST_MS : 0;
    this.resting = setTimeout(() => void this.ask(), now);
  }

  private seen(at: At): void {
    const there = (this.tree?.comments ?? []).filter((one) => one.at === at).map(({ id }) => id);
    if ([at, ...there].some((id) => this.fresh.has(id)))
      this.fresh = new Set([...this.fresh].filter((id) => id !== at && !there.includes(id)));
  }

  private async see(seat: number | null, at: At): Promise<void> {
    try {
      const main = await this.its.line(words.lang, seat);
      this.main = main;
      this.seat = seat;
      this.stand(at);
    } catch (error) {
      this.problem = told(error);
    }
  }

  /** What may be done here. */
  async ask(): Promise<void> {
    const [at, seat, chapter] = [this.at, this.seat, this.chapter];
    try {
      const place = await this.its.place(at, words.lang, seat);
      if (at === this.at && seat === this.seat && chapter === this.chapter) this.place = place;
    } catch (error) {
      if (at === this.at) this.problem = told(error);
    }
  }

  /** Does something, then reads what has come of it. */
  async act(deed: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await deed();
      await this.again();
      return true;
    } catch (error) {
      this.problem = told(error);
      return false;
    }
  }

  /** Goes on from here by an answer: to a new branch, or along what is there. */
  async grow(picks: PlaceShown["options"]): Promise<void> {
    await this.act(async () => {
      const made = await this.its.branch(this.at, picks, words.lang);
      this.made.add(made.at);
      if (made.new) await this.again();
      this.following = false;
      this.stand(made.at);
    });
  }

  /** Reads the study and this chapter's tree anew; the place stays, if it is still there. */
  async again(): Promise<void> {
    const chapter = this.chapter;
    try {
      const study = await this.api.read(words.lang);
      this.study = study;
      if (!study.chapters.some(({ id }) => id === chapter)) {
        await this.open(null, "0", null);
        return;
      }
      const tree = await this.api.chapter(chapter).read(words.lang);
      if (chapter !== this.chapter) return;
      const left = this.way.byId.get(this.at)?.n ?? 0;
      this.take(tree, false);
      if (!this.way.has(this.at)) this.stand(String(left));
    } catch (error) {
      this.gone = error instanceof ApiError && error.status === 404;
      this.problem = told(error);
    }
  }

  private take(tree: ChapterShown, first: boolean): void {
    const ids = [...tree.nodes, ...tree.comments].map(({ id }) => id);
    const known = this.read;
    const mine = new Set(tree.comments.filter((one) => one.mine).map(({ id }) => id));
    const added = ids.filter((id) => !known.has(id) && !mine.has(id) && !this.made.has(id));
    const held = [...this.fresh].filter((id) => ids.includes(id));
    this.fresh = first ? new Set() : new Set([...held, ...added]);
    this.read = new Set(ids);
    this.tree = tree;
    untrack(() => this.seen(this.at));
  }

  /** Nodes that I have made: they are no news to me. */
  private readonly made = new Set<string>();

  private hear(changed: ChangedData | null): void {
    if (changed?.mine) return;
    this.soon();
  }

  close(): void {
    clearTimeout(this.resting);
    this.line?.close();
  }
}
