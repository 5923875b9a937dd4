import { api } from "../lib/api";
import { t, words } from "../lib/l10n.svelte";
import { told } from "../lib/told";
import type * as wire from "../lib/wire";

/** What a deck is tried as: whatever is written otherwise is another deck. */
export const nameOf = (body: wire.GauntletBody): string => JSON.stringify(body);

/** A deck that plays against the bundled ones at the server, and what is told of it. */
export class Gauntlet {
  state = $state<"idle" | "asked" | "waits" | "plays" | "done" | "ended">("idle");
  /** What was told last that has games in it. */
  line = $state.raw<wire.GauntletLine | null>(null);
  place = $state(0);
  /** The deck that the line is of. */
  of = $state("");
  /** Why it ended before its time, in a sentence. */
  message = $state("");

  readonly runs = $derived(this.state === "asked" || this.state === "waits" || this.state === "plays");

  private ending = new AbortController();

  constructor(readonly game: string) {}

  async begin(body: wire.GauntletBody): Promise<void> {
    this.ending.abort();
    const ending = (this.ending = new AbortController());
    if (this.of !== nameOf(body)) this.line = null;
    this.of = nameOf(body);
    this.state = "asked";
    this.message = "";
    try {
      for await (const line of api.tryDeck(this.game, body, words.lang, ending.signal)) {
        if (ending.signal.aborted) return;
        this.hear(line);
      }
      if (this.runs && !ending.signal.aborted) this.end(t("gauntlet-cut"));
    } catch (error) {
      if (!ending.signal.aborted) this.end(told(error));
    }
  }

  /** Play no further; what is known stays. */
  stop(message: string): void {
    this.ending.abort();
    if (this.runs) this.end(message);
  }

  /** Say why nothing begins. */
  refuse(message: string): void {
    this.stop("");
    this.end(message);
  }

  private hear(line: wire.GauntletLine): void {
    if (line.state === "ended") {
      this.end(line.error?.message || t("error-plain"));
      return;
    }
    this.state = line.state;
    this.place = line.place;
    if (line.state !== "waits") this.line = line;
  }

  private end(message: string): void {
    this.state = "ended";
    this.message = message;
  }
}
