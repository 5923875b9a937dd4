// The line to a study: who is here, that something has changed, and where the one who leads is.

import LastingSocket from "partysocket/ws";

import { words } from "../lib/l10n.svelte";
import { person } from "../lib/session.svelte";
import type { ChangedData, HereNow, LedData, Wire } from "../lib/wire";

type StudyHeard = Wire["study_outgoing"];
type StudySaid = Wire["study_incoming"];

const PING_MS = 20_000;
/** The session has ended; one may not read the study any more. */
const ENDED = 4401;
const SHUT = 4403;
const CLOSED = new Set([ENDED, SHUT, 4404, 4409, 4429]);

type Said<T extends StudySaid["t"]> = Omit<Extract<StudySaid, { t: T }>["d"], "a">;

export class StudyLine {
  up = $state(false);
  /** Since when there is no line, if there was one. */
  since = $state<number | null>(null);
  people = $state.raw<readonly HereNow[]>([]);
  led = $state.raw<LedData | null>(null);
  problem = $state("");

  private last = Date.now();
  private at: Said<"at"> | null = null;
  private readonly wire: LastingSocket;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    id: string,
    /** Something was written; null: whatever may have been, since there was no line for a while. */
    heed: (changed: ChangedData | null) => void,
    /** One may not read it any more. */
    shut: (why: string) => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = (): string => `${scheme}//${location.host}/ws/study/${encodeURIComponent(id)}?lang=${words.lang}`;
    const wire = new LastingSocket(address, [], {
      minReconnectionDelay: 600,
      maxReconnectionDelay: 15_000,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
    });
    this.wire = wire;
    wire.addEventListener("open", () => {
      this.up = true;
      if (this.since !== null) heed(null);
      this.since = null;
      if (this.at) this.say("at", this.at);
    });
    wire.addEventListener("close", ({ code }) => {
      if (this.up) this.since = Date.now();
      this.up = false;
      this.people = [];
      this.led = null;
      if (CLOSED.has(code)) this.close();
      if (code === ENDED) person.end();
      if (code === SHUT) shut(this.problem);
    });
    wire.addEventListener("message", (event) => {
      if (typeof event.data !== "string") return;
      const frame = JSON.parse(event.data) as StudyHeard;
      if (frame.t === "here") this.people = frame.d.people;
      else if (frame.t === "led") this.led = frame.d;
      else if (frame.t === "changed") heed(frame.d);
      else if (frame.t === "refuse") this.problem = frame.d.message;
    });
    this.beat = setInterval(() => {
      if (wire.readyState === 1) wire.send('{"t":"ping","d":{}}');
    }, PING_MS);
  }

  /** Where one is now. */
  stand(chapter: string, at: string, seat: number | null): void {
    this.at = { chapter, at, seat };
    this.say("at", this.at);
  }

  lead(on: boolean): void {
    this.say("lead", { on });
  }

  close(): void {
    clearInterval(this.beat);
    this.wire.close();
  }

  private say<T extends StudySaid["t"]>(t: T, d: Said<T>): void {
    this.last += 1;
    if (this.wire.readyState === 1) this.wire.send(JSON.stringify({ t, d: { a: this.last, ...d } }));
  }
}
