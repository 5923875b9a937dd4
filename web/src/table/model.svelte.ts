import { ApiError, api } from "../lib/api";
import { words, t } from "../lib/l10n.svelte";
import type {
  Clocks,
  EndNote,
  Incoming,
  LogEntry,
  PreviewResult,
  RefuseFrame,
  Seat,
  SeatInfo,
  TableInfo,
  TalkLine,
  UndoAsk,
  View,
} from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { habits } from "../lib/session.svelte";
import { TableSocket } from "../lib/socket";
import { Beats } from "./beats.svelte";
import { nearOf } from "./pieces";

/** The thing a player asked about: a field, or a card of a stack. */
export type Asked = { kind: "cell"; cell: number } | { kind: "stack"; seat: Seat; stack: number };

export interface Why {
  at: Asked;
  rule: string;
  text: string;
  scenario: string | null;
}

export type LinkState = "connecting" | "open" | "lost";

/** One table as this browser sees it: what the server told, and what the player is about to do. */
export class Table {
  link = $state<LinkState>("connecting");
  /** There is no such table. */
  gone = $state(false);
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  seat = $state.raw<Seat | null>(null);
  view = $state.raw<View | null>(null);
  v = $state(-1);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  clocks = $state.raw<{ at: number; told: Clocks } | null>(null);
  undo = $state.raw<UndoAsk | null>(null);
  end = $state.raw<EndNote | null>(null);
  spectators = $state(0);
  /** One line about the table itself: the wire, a refusal that belongs to no field. */
  note = $state("");
  sending = $state(false);

  stack = $state<number | null>(null);
  cell = $state<number | null>(null);
  hover = $state<number | null>(null);
  why = $state.raw<Why | null>(null);
  previews = $state.raw<ReadonlyMap<number, PreviewResult>>(new Map());

  readonly beats = new Beats();

  decision = $derived(this.view?.decision ?? null);
  hotseat = $derived(this.info?.hotseat ?? false);
  near: Seat = $derived(this.view ? nearOf(this.view) : 0);
  far: Seat = $derived(this.near === 0 ? 1 : 0);
  over = $derived(this.info?.status === "over" || this.end !== null || Boolean(this.view?.outcome));
  /** The answer is ours to give. */
  mine = $derived(
    !this.over && this.decision !== null && this.view?.seat != null && this.decision.seat === this.view.seat,
  );
  watching = $derived(this.seat === null && !this.hotseat);
  /** stack → field → position in the list of options. */
  options = $derived.by(() => {
    const found = new Map<number, Map<number, number>>();
    this.decision?.options.forEach(([verb, stack, cell], at) => {
      if (verb !== "lay" || stack === undefined || cell === undefined) return;
      const cells = found.get(stack) ?? new Map<number, number>();
      cells.set(cell, at);
      found.set(stack, cells);
    });
    return found;
  });
  lit = $derived.by(() => {
    if (!this.mine || this.stack === null) return new Set<number>();
    return new Set(this.options.get(this.stack)?.keys() ?? []);
  });
  /** The field whose future is drawn: the one chosen, else the one pointed at. */
  target = $derived.by(() => {
    const cell = this.cell ?? this.hover;
    return cell !== null && this.lit.has(cell) ? cell : null;
  });
  preview = $derived.by(() => {
    if (this.stack === null || this.target === null) return null;
    const pick = this.options.get(this.stack)?.get(this.target);
    return pick === undefined ? null : (this.previews.get(pick) ?? null);
  });

  private readonly socket: TableSocket;
  private readonly dead = { now: false };
  private readonly slot: string;

  constructor(readonly id: string) {
    this.slot = `stolik.choice.${id}`;
    this.socket = new TableSocket(id, () => words.lang, {
      link: (up) => this.linked(up),
      frame: (frame) => this.take(frame),
      answered: (refusal) => this.answered(refusal),
      gone: () => (this.gone = true),
    });
  }

  /** Keeps the half-made choice, so that it is still there after a reload or a look at the rules. */
  keep(): void {
    if (this.view) sessionStorage.setItem(this.slot, JSON.stringify([this.v, this.stack, this.cell]));
  }

  private restore(): void {
    const [v, stack, cell] = JSON.parse(sessionStorage.getItem(this.slot) ?? "[]") as (number | null | undefined)[];
    if (v !== this.v || !this.mine || typeof stack !== "number" || !this.options.has(stack)) return;
    this.stack = stack;
    if (typeof cell === "number" && this.lit.has(cell)) this.cell = cell;
  }

  close(): void {
    this.dead.now = true;
    this.beats.skip();
    this.socket.close();
  }

  /** Asks for everything anew, in the language that is now the player's. */
  reread(): void {
    this.previews = new Map();
    this.why = null;
    this.socket.again();
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? (seat === 0 ? t("seat-one") : t("seat-two"));
  }

  /** The name for labels: "You" where the seat is the player's own. */
  called(seat: number): string {
    return seat === this.seat && !this.hotseat ? t("you") : this.name(seat);
  }

  top(seat: Seat, stack: number): number {
    return this.view?.stacks[seat][stack]?.[0] ?? -1;
  }

  // ---- choosing

  chooseStack(stack: number): void {
    this.beats.skip();
    this.why = null;
    if (!this.mine) {
      void this.ask({ kind: "stack", seat: this.near, stack });
      return;
    }
    if (this.stack === stack) {
      this.letGo();
      return;
    }
    this.stack = stack;
    this.note = "";
    if (this.cell !== null && !this.options.get(stack)?.has(this.cell)) this.cell = null;
    void this.wantPreviews();
  }

  /** A field was chosen, by hand or by key; the same one again is the answer. */
  chooseCell(cell: number): void {
    this.beats.skip();
    if (!this.mine || this.stack === null || !this.lit.has(cell)) {
      void this.ask({ kind: "cell", cell });
      return;
    }
    this.why = null;
    if (this.cell === cell || !habits.confirm) {
      this.cell = cell;
      this.lay();
    } else {
      this.cell = cell;
    }
  }

  lay(): void {
    if (this.stack === null || this.cell === null || this.sending) return;
    const pick = this.options.get(this.stack)?.get(this.cell);
    if (pick === undefined) return;
    this.beats.skip();
    this.why = null;
    this.note = "";
    if (this.socket.line.answer(this.v, [pick])) this.sending = true;
  }

  /** One step back: the question why, then the field, then the card. */
  letGo(): void {
    if (this.why) this.why = null;
    else if (this.cell !== null) {
      this.cell = null;
      this.hover = null;
    } else {
      this.stack = null;
      this.hover = null;
    }
  }

  drop(): void {
    this.stack = null;
    this.cell = null;
    this.hover = null;
  }

  // ---- asking

  async ask(at: Asked): Promise<void> {
    if (!this.view || this.watching) return;
    if (at.kind === "cell" && this.mine && this.stack === null && (this.view.owner[at.cell] ?? -1) < 0) {
      this.why = null;
      this.note = t("card-first");
      return;
    }
    const args = at.kind === "cell" ? [this.stack ?? 0, at.cell] : [at.stack, this.cell ?? this.firstEmpty()];
    const found = await this.socket.line.why("lay", args);
    if (found?.rule || found?.text) this.why = { at, rule: found.rule, text: found.text, scenario: found.scenario };
  }

  /** A card that is seen but may not be laid: under a top, or the other seat's. */
  async askDeep(at: Asked, stack: number, depth: number): Promise<void> {
    const found = await this.socket.line.why("lay", [stack, this.cell ?? this.firstEmpty(), depth]);
    if (found?.rule || found?.text) this.why = { at, rule: found.rule, text: found.text, scenario: found.scenario };
  }

  /** A card across the table is asked about as one that is not ours: it lies beyond the own four stacks. */
  async askFar(stack: number): Promise<void> {
    const found = await this.socket.line.why("lay-theirs", [stack]);
    const at: Asked = { kind: "stack", seat: this.far, stack };
    if (found?.rule || found?.text) this.why = { at, rule: found.rule, text: found.text, scenario: found.scenario };
  }

  private firstEmpty(): number {
    return Math.max(0, this.view?.owner.indexOf(-1) ?? 0);
  }

  async wantPreviews(): Promise<void> {
    if (this.stack === null || !this.mine) return;
    const v = this.v;
    const picks = [...(this.options.get(this.stack)?.values() ?? [])].filter((pick) => !this.previews.has(pick));
    if (picks.length === 0) return;
    const found = await this.socket.line.preview(v, picks);
    if (!found || this.v !== v) return;
    const all = new Map(this.previews);
    for (const result of found.results) all.set(result.pick, result);
    this.previews = all;
  }

  // ---- talking to the table

  askUndo(): void {
    this.socket.line.say("undo");
  }

  replyUndo(allow: boolean): void {
    this.socket.line.say("undo-reply", { allow });
    this.undo = null;
  }

  concede(): void {
    this.socket.line.say("concede");
  }

  rematch(): void {
    this.socket.line.say("rematch");
  }

  speak(text: string): void {
    this.socket.line.say("talk", { text: text.slice(0, 300) });
  }

  /** Opens the position that shows a rule, on a table of its own with a way back. */
  async show(scenario: string, rule: string): Promise<void> {
    try {
      const opened = await api.open({ scenario });
      router.go(`${opened.path}?rule=${rule}&from=${this.id}`);
    } catch (error) {
      this.note = error instanceof ApiError && error.message ? error.message : t("error-plain");
    }
  }

  // ---- hearing

  private linked(up: boolean): void {
    if (this.dead.now) return;
    this.link = up ? "open" : "lost";
    if (up) void this.wantPreviews();
  }

  private answered(refusal: RefuseFrame | null): void {
    this.sending = false;
    if (!refusal) return;
    this.cell = null;
    if (refusal.code !== "stale") this.note = refusal.message;
  }

  private take(frame: Incoming): void {
    switch (frame.t) {
      case "state": {
        const { d } = frame;
        const first = this.view === null;
        const turned = !first && this.v !== frame.v;
        this.info = d.table;
        this.seats = d.seats;
        this.seat = d.seat;
        this.talk = d.talk;
        this.undo = d.undo;
        this.spectators = d.table.spectators;
        this.log = d.log;
        this.tell(d.clocks);
        this.sending = this.socket.line.pending !== null;
        if (turned) this.drop();
        this.previews = new Map();
        this.v = frame.v;
        this.view = d.view;
        if (d.view) this.beats.settle(d.view);
        if (first) this.restore();
        void this.wantPreviews();
        break;
      }
      case "move": {
        const before = this.view;
        const own = before?.decision != null && before.decision.seat === before.seat;
        this.v = frame.v;
        this.view = frame.d.view;
        this.log = [...this.log, ...frame.d.log];
        this.tell(frame.d.clocks);
        this.turn();
        if (before) this.beats.play(before, frame.d.events, frame.d.view, own);
        else this.beats.settle(frame.d.view);
        break;
      }
      case "back":
        this.v = frame.v;
        this.view = frame.d.view;
        this.log = frame.d.log;
        this.undo = null;
        this.tell(frame.d.clocks);
        this.turn();
        this.beats.settle(frame.d.view);
        break;
      case "people":
        this.seats = frame.d.seats;
        this.spectators = frame.d.spectators;
        break;
      case "talk":
        this.talk = [...this.talk, frame.d];
        break;
      case "undo":
        this.undo = frame.d;
        break;
      case "end": {
        this.end = frame.d;
        if (typeof frame.v === "number") this.v = frame.v;
        if (this.info) this.info = { ...this.info, status: "over" };
        this.clocks = null;
        this.why = null;
        this.note = "";
        this.drop();
        const id = frame.d.rematch?.id;
        if (id) router.go(`/table/${id}`);
        break;
      }
      case "refuse":
        this.note = frame.d.message;
        break;
      default:
        break;
    }
  }

  private tell(clocks: Clocks | null): void {
    this.clocks = clocks ? { at: performance.now(), told: clocks } : null;
  }

  private turn(): void {
    this.previews = new Map();
    this.why = null;
    this.note = "";
    this.drop();
  }
}
