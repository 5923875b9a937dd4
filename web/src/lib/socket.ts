import LastingSocket from "partysocket/ws";

import type { Answer, CouldData, HintData, Incoming, Outgoing, PreviewData, RefuseData, WhyData } from "./protocol";

/** What the line tells the table. Frames that were seen already, or came after a gap, are not passed on. */
export interface LineEvents {
  frame(frame: Incoming): void;
  /** An answer of ours is kept on disk (null), as what made version `v` of the table, or was refused. */
  answered(refusal: RefuseData | null, v: number): void;
}

/** Where an answer on its way survives a reload. */
export interface Keep {
  get(): string | null;
  set(value: string | null): void;
}

type Spoken = "undo" | "undo-reply" | "concede" | "rematch" | "point" | "part";
type More<K extends Spoken | "talk" | "chat"> = Omit<Extract<Outgoing, { t: K }>["d"], "a">;
type Reply = WhyData | PreviewData | HintData | CouldData | null;

/**
 * The conversation of one table, without the wire: versions, gaps, acknowledgements.
 *
 * An answer is sent again with the same number until it is acknowledged or refused; the server applies it once.
 */
export class Line {
  v = -1;
  pending: Answer | null;
  private last: number;
  private resuming = false;
  private readonly asked = new Map<number, (reply: Reply) => void>();
  /** What was said and not answered yet. */
  private readonly spoken = new Map<number, (why: string | null) => void>();

  constructor(
    /** Whether it went out. */
    private readonly send: (text: string) => boolean,
    private readonly on: LineEvents,
    private readonly keep: Keep,
    start: number,
  ) {
    this.pending = readPending(keep.get());
    this.last = Math.max(start, this.pending?.a ?? 0);
  }

  /** The wire is up (again): what was not acknowledged goes out once more. */
  opened(): void {
    this.resuming = false;
    for (const give of this.asked.values()) give(null);
    this.asked.clear();
    this.lost();
    if (this.pending) this.put("answer", this.pending);
  }

  /** The wire is down: nobody knows what became of what was said last. */
  lost(): void {
    for (const a of [...this.spoken.keys()]) this.heard(a, "");
  }

  receive(text: string): void {
    const frame = JSON.parse(text) as Incoming;
    switch (frame.t) {
      case "state":
        this.v = frame.v;
        this.resuming = false;
        break;
      case "move":
        if (frame.v <= this.v) return;
        if (frame.v > this.v + 1) {
          this.resume();
          return;
        }
        this.v = frame.v;
        break;
      case "back":
      case "end":
        if (typeof frame.v === "number") this.v = Math.max(this.v, frame.v);
        break;
      case "ack":
        if (this.pending?.a === frame.d.a) {
          this.clear();
          this.on.answered(null, frame.d.v);
        } else this.heard(frame.d.a, null);
        return;
      case "refuse":
        if (this.pending?.a === frame.d.a) {
          this.clear();
          this.on.answered(frame.d, this.v);
          return;
        }
        if (this.settle(frame.d.a, null) || this.heard(frame.d.a, frame.d.message)) return;
        break;
      case "why":
      case "preview":
      case "hint":
      case "could":
        this.settle(frame.d.a, frame.d);
        return;
      default:
        break;
    }
    this.on.frame(frame);
  }

  /** Sends an answer to the decision of version `v`, `auto` if the page gives it by itself; false while one is on its way. */
  answer(v: number, picks: number[], auto = false): boolean {
    if (this.pending) return false;
    this.pending = { a: this.number(), v, picks, ...(auto ? { auto: true } : {}) };
    this.keep.set(JSON.stringify(this.pending));
    this.put("answer", this.pending);
    return true;
  }

  why(verb: string, args: readonly number[]): Promise<WhyData | null> {
    return this.ask("why", { verb, args }) as Promise<WhyData | null>;
  }

  preview(v: number, picks: readonly number[]): Promise<PreviewData | null> {
    return this.ask("preview", { v, picks }) as Promise<PreviewData | null>;
  }

  /** What a bot would answer to the decision of version `v`; null where it is not told. */
  hint(v: number): Promise<HintData | null> {
    return this.ask("hint", { v }) as Promise<HintData | null>;
  }

  /** All that may be answered to it, and what is refused. */
  could(v: number): Promise<CouldData | null> {
    return this.ask("could", { v }) as Promise<CouldData | null>;
  }

  /** Says something to people: null once it is said, else the server's sentence why it was not, "" where the line was
   * down. */
  speak<K extends "talk" | "chat">(kind: K, more: More<K>): Promise<string | null> {
    const a = this.number();
    return new Promise((give) => {
      this.spoken.set(a, give);
      if (!this.put(kind, { a, ...more })) this.heard(a, "");
    });
  }

  /** Undo, undo-reply, concede, rematch, point, part: numbered, but answered by what happens at the table. */
  say<K extends Spoken>(
    kind: K,
    ...[more]: Partial<More<K>> extends More<K> ? [more?: More<K>] : [more: More<K>]
  ): void {
    this.put(kind, { a: this.number(), ...more });
  }

  ping(): void {
    this.put("ping", {});
  }

  private ask(kind: string, more: Record<string, unknown>): Promise<Reply> {
    const a = this.number();
    return new Promise((give) => {
      this.asked.set(a, give);
      this.put(kind, { a, ...more });
    });
  }

  private settle(a: number, reply: Reply): boolean {
    const give = this.asked.get(a);
    this.asked.delete(a);
    give?.(reply);
    return give !== undefined;
  }

  private heard(a: number, why: string | null): boolean {
    const give = this.spoken.get(a);
    this.spoken.delete(a);
    give?.(why);
    return give !== undefined;
  }

  private resume(): void {
    if (this.resuming) return;
    this.resuming = true;
    this.put("resume", { v: this.v });
  }

  private clear(): void {
    this.pending = null;
    this.keep.set(null);
  }

  private number(): number {
    this.last += 1;
    return this.last;
  }

  private put(t: string, d: object): boolean {
    return this.send(JSON.stringify({ t, d }));
  }
}

function readPending(text: string | null): Answer | null {
  if (!text) return null;
  const found = JSON.parse(text) as Partial<Answer>;
  if (typeof found.a !== "number" || typeof found.v !== "number" || !Array.isArray(found.picks)) return null;
  return { a: found.a, v: found.v, picks: found.picks, ...(found.auto ? { auto: true } : {}) };
}

/** What a table hears of its wire. */
export interface WireEvents extends LineEvents {
  link(up: boolean): void;
  gone(): void;
  ended(): void;
}

/** What a table speaks on: the server's socket, or what stands for it where no table is kept. */
export interface TableWire {
  readonly line: Pick<Line, "answer" | "why" | "preview" | "hint" | "could" | "say" | "speak" | "pending">;
  /** Asks for everything anew. */
  again(): void;
  close(): void;
}

const PING_MS = 20_000;
const PONG_MS = 10_000;
/** The server closes the line with these when one may not watch a table, there is none, or it can't be opened here: no use in trying again. */
const NOT_HERE = new Set([4403, 4404, 4409]);

/** The session has ended, and with this code all its lines. */
const ENDED = 4401;

/** The line on a real wire: reconnects by itself, notices a wire that is silently dead. */
export class TableSocket implements TableWire {
  readonly line: Line;
  private readonly wire: LastingSocket;
  private readonly beat: ReturnType<typeof setInterval>;
  private deaf: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, lang: () => string, on: WireEvents) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = (): string =>
      `${scheme}//${location.host}/ws/table/${encodeURIComponent(id)}?v=${this.line.v}&lang=${lang()}`;
    const slot = `stolik.answer.${id}`;
    const keep: Keep = {
      get: () => sessionStorage.getItem(slot),
      set: (value) => (value === null ? sessionStorage.removeItem(slot) : sessionStorage.setItem(slot, value)),
    };
    // The clock makes the numbers grow across reloads and tabs; only their order matters.
    this.line = new Line((text) => this.put(text), on, keep, Date.now());
    this.wire = new LastingSocket(address, [], {
      minReconnectionDelay: 400,
      maxReconnectionDelay: 8_000,
      connectionTimeout: 6_000,
      maxEnqueuedMessages: 0,
    });
    this.wire.addEventListener("open", () => {
      on.link(true);
      this.line.opened();
    });
    this.wire.addEventListener("close", ({ code }) => {
      this.line.lost();
      if (NOT_HERE.has(code)) {
        this.close();
        on.gone();
      } else if (code === ENDED) {
        this.close();
        on.link(false);
        on.ended();
      } else on.link(false);
    });
    this.wire.addEventListener("message", (event) => {
      clearTimeout(this.deaf);
      if (typeof event.data === "string") this.line.receive(event.data);
    });
    this.beat = setInterval(() => this.check(), PING_MS);
  }

  /** Connects anew and asks for everything, as after a change of language. */
  again(): void {
    this.line.v = -1;
    this.wire.reconnect();
  }

  close(): void {
    clearInterval(this.beat);
    clearTimeout(this.deaf);
    this.wire.close();
  }

  private check(): void {
    if (this.wire.readyState !== 1) return;
    this.line.ping();
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.wire.reconnect(), PONG_MS);
  }

  private put(text: string): boolean {
    const up = this.wire.readyState === 1;
    if (up) this.wire.send(text);
    return up;
  }
}
