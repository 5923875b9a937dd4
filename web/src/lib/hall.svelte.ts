// The lobby as this page hears it: one line to it for the whole visit, wherever one is.

import LastingSocket from "partysocket/ws";

import { words } from "./l10n.svelte";
import { parts } from "./parts";
import type {
  ChallengeSeen,
  FoundData,
  Friend,
  LobbyHeard,
  LobbySaid,
  MissedData,
  OpenTable,
  RatingData,
  SaidToAll,
  SeekData,
  Watched,
} from "./protocol";
import { router } from "./router.svelte";
import { person } from "./session.svelte";
import type { Awaited, LookedData, LookoutData } from "./wire";

const PING_MS = 20_000;
/** That it is this tab in which one looks for a game, also after it was loaded anew: others stay where they are. */
const HERE = "stolik.looks";
/** The session has ended, and with this code all its lines. */
const ENDED = 4401;

/** What one may say, without its number. */
type Said<T extends LobbySaid["t"]> = Omit<Extract<LobbySaid, { t: T }>["d"], "a">;

/** A thing of the server's, and when it was heard: seconds in it count from then. */
export interface Since<T> {
  readonly is: T;
  /** By this page's clock, in milliseconds. */
  readonly at: number;
}

class Hall {
  people = $state(0);
  /** What a host says to everybody. */
  said = $state.raw<SaidToAll | null>(null);
  games = $state(0);
  tables = $state.raw<readonly OpenTable[]>([]);
  watch = $state.raw<readonly Watched[]>([]);
  challenges = $state.raw<readonly ChallengeSeen[]>([]);
  friends = $state.raw<readonly Friend[]>([]);
  /** One's own ratings, by ladder. */
  mine = $state.raw<Readonly<Record<string, RatingData>>>({});
  seek = $state.raw<Since<SeekData> | null>(null);
  found = $state.raw<Since<FoundData> | null>(null);
  /** Why what was found came to nothing, until one looks anew. */
  missed = $state.raw<MissedData | null>(null);
  /** Why what one said last was refused. */
  problem = $state("");
  /** Whether one is told when somebody looks for a game. */
  /** Games in which one's own clock runs. */
  awaited = $state.raw<readonly Awaited[]>([]);
  lookout = $state.raw<LookoutData>({ until: null, here: false });
  /** Who was told of last, until one has read it. */
  looked = $state.raw<LookedData | null>(null);
  /** The table of a game of one's own that was counted last. */
  counted = $state("");
  private heeding = new Set<(id: string) => void>();
  /** The line is there, and what it says is as things are. */
  up = $state(false);
  /** Since when it is not, in milliseconds; 0: it never was. */
  since = $state(0);

  private wire: LastingSocket | null = null;
  private last = Date.now();
  private beat: ReturnType<typeof setInterval> | undefined;

  /** Whether anybody else is here, or anything goes on. */
  get lively(): boolean {
    return this.people > 1 || this.tables.length > 0 || this.watch.length > 0;
  }

  /** Begins to hear; once a visit. */
  open(): void {
    if (this.wire !== null) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = (): string => `${scheme}//${location.host}/ws/lobby?lang=${words.lang}`;
    const wire = new LastingSocket(address, [], {
      minReconnectionDelay: 600,
      maxReconnectionDelay: 15_000,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
    });
    this.wire = wire;
    wire.addEventListener("open", () => {
      this.up = true;
      // What changed while there was none was not heard.
      for (const heed of this.heeding) heed("");
    });
    wire.addEventListener("close", ({ code }) => {
      if (this.up) this.since = Date.now();
      this.up = false;
      // What is looked for is not kept: the server that comes back knows nothing of it.
      this.seek = this.found = null;
      if (code === ENDED) {
        this.close();
        person.end();
      }
    });
    wire.addEventListener("message", (event) => {
      if (typeof event.data === "string") this.hear(JSON.parse(event.data) as LobbyHeard);
    });
    this.beat = setInterval(() => {
      if (wire.readyState === 1) wire.send('{"t":"ping","d":{}}');
    }, PING_MS);
  }

  /** Calls back with each tournament that changes, and with "" where any may have; gives what ends that. */
  onTournament(heed: (id: string) => void): () => void {
    this.heeding.add(heed);
    return () => void this.heeding.delete(heed);
  }

  /** Hears everything anew, as after a change of language. */
  again(): void {
    this.wire?.reconnect();
  }

  close(): void {
    clearInterval(this.beat);
    this.wire?.close();
  }

  look(wish: Said<"look">): void {
    this.missed = null;
    sessionStorage.setItem(HERE, "1");
    this.say("look", wish);
  }

  stop(): void {
    this.say("stop", {});
  }

  /** The bot is to sit down at once. */
  now(): void {
    this.say("now", {});
  }

  /** Whether one is told when somebody looks. */
  wait(how: Said<"lookout">["how"]): void {
    this.say("lookout", { how });
  }

  allowBot(bot: boolean): void {
    this.say("bot", { bot });
  }

  /** Sits down with who was found, in this tab. */
  sit(): void {
    const found = this.found;
    this.found = null;
    sessionStorage.setItem(HERE, "1");
    if (found) this.say("sit", { found: found.is.id, seal: parts.seal() });
  }

  pass(): void {
    const found = this.found;
    this.found = null;
    if (found) this.say("pass", { found: found.is.id });
  }

  private say<T extends LobbySaid["t"]>(t: T, d: Said<T>): void {
    this.problem = "";
    this.last += 1;
    if (this.wire?.readyState === 1) this.wire.send(JSON.stringify({ t, d: { a: this.last, ...d } }));
  }

  private hear(frame: LobbyHeard): void {
    const at = performance.now();
    switch (frame.t) {
      case "here":
        this.people = frame.d.people;
        this.games = frame.d.games;
        break;
      case "tables":
        this.tables = frame.d;
        break;
      case "watch":
        this.watch = frame.d;
        break;
      case "asks":
        this.challenges = frame.d;
        break;
      case "friends":
        this.friends = frame.d;
        break;
      case "mine":
        this.mine = frame.d;
        break;
      case "seek":
        this.seek = frame.d === null ? null : { is: frame.d, at };
        break;
      case "found":
        this.found = { is: frame.d, at };
        // A bot needs no asking: one sits down by saying what one adds to the luck.
        if (frame.d.bot && sessionStorage.getItem(HERE)) this.sit();
        break;
      case "missed":
        this.found = null;
        this.missed = frame.d;
        break;
      case "seated":
        this.found = this.seek = this.missed = null;
        if (frame.d.seal !== null) parts.brought(frame.d.id, frame.d.seal);
        if (sessionStorage.getItem(HERE)) router.go(frame.d.path);
        sessionStorage.removeItem(HERE);
        break;
      case "counted":
        this.counted = frame.d.table;
        break;
      case "tournament":
        for (const heed of this.heeding) heed(frame.d.id);
        break;
      case "refuse":
        this.problem = frame.d.message;
        break;
      default:
        this.hearAlone(frame);
    }
  }

  /** What one hears where nobody is, or all do: that somebody looks, and what a host says. */
  private hearAlone(frame: LobbyHeard): void {
    if (frame.t === "said") this.said = frame.d;
    else if (frame.t === "lookout") this.lookout = frame.d;
    else if (frame.t === "looked") this.looked = frame.d;
    else if (frame.t === "awaited") this.awaited = frame.d;
  }
}

export const hall = new Hall();
