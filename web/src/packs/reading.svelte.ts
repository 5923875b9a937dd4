import { ApiError, api } from "../lib/api";
import { guestCards } from "../lib/beside.svelte";
import { words } from "../lib/l10n.svelte";
import { told } from "../lib/told";
import type * as wire from "../lib/wire";

/** So many of the cards that were read last are named. */
const NAMED = 5;
/** Milliseconds between two tries to keep what was read, while the server still ends the reading that was stopped, … */
const AGAIN = 500;
/** … and how often it is tried. */
const TRIES = 20;

/** A card file being read by the server, and what becomes of it. */
export class CardReading {
  state = $state<"reading" | "stopped" | "refused" | "kept">("reading");
  /** How many entries the file has (0: not known yet), and how many were read. */
  of = $state(0);
  n = $state(0);
  latest = $state.raw<readonly wire.PackGlimpse[]>([]);
  pack = $state.raw<wire.PackInfo | null>(null);
  /** What was refused, in the server's words. */
  message = $state("");
  /** The pack that is there already and may be replaced. */
  before = $state<string | null>(null);

  private ending = new AbortController();
  private until = 0;

  constructor(readonly file: File) {
    void this.read();
  }

  /** Read no further; nothing is kept. */
  stop(): void {
    this.ending.abort();
    this.state = "stopped";
  }

  /** Keep what was read until it was stopped. */
  keep(): void {
    this.until = this.n;
    void this.read();
  }

  /** Put this in the place of the pack that is there. */
  replace(): void {
    void this.read(this.before ?? "");
  }

  close(): void {
    this.ending.abort();
  }

  private async read(replace = "", tries = this.until > 0 ? TRIES : 0): Promise<void> {
    const ending = (this.ending = new AbortController());
    const over = (): boolean => ending.signal.aborted;
    this.state = "reading";
    this.message = "";
    this.before = null;
    this.latest = [];
    const more = { source: this.file.name, lang: words.lang, replace, until: String(this.until) };
    try {
      let last: wire.PackLine | null = null;
      for await (const line of api.readCards(this.file, more, ending.signal)) this.hear((last = line));
      // It was cut short: nothing is said of what became of it.
      if (!last?.pack && !last?.error) this.refuse("", null, "");
    } catch (error) {
      if (over()) return;
      const busy = error instanceof ApiError && error.code === "pack-reading";
      if (busy && tries > 0) {
        await new Promise((done) => setTimeout(done, AGAIN));
        if (!over()) await this.read(replace, tries - 1);
        return;
      }
      this.refuse(told(error), null, error instanceof ApiError ? error.code : "");
    }
  }

  private hear(line: wire.PackLine): void {
    if (line.error) {
      this.refuse(line.error.message, line.error.where ?? null, line.error.code);
      return;
    }
    this.of = line.of;
    this.n = line.n;
    this.latest = [...this.latest, ...line.cards].slice(-NAMED);
    if (line.pack) {
      this.pack = line.pack;
      this.state = "kept";
      guestCards.renew();
    }
  }

  private refuse(message: string, where: string | null, code: string): void {
    this.message = message;
    this.before = code.startsWith("have-pack") ? where : null;
    this.state = code === "pack-long" && this.n > 0 ? "stopped" : "refused";
  }
}
