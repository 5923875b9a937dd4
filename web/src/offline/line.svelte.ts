// Whether the server is there, and whether it has newer pages than these.

import { whenHeard } from "../lib/api";
import { games } from "../lib/games.svelte";
import { words } from "../lib/l10n.svelte";
import { person } from "../lib/session.svelte";
import { ahead } from "./ahead";
import { isKept } from "./kept";

/** How often it is asked for again while it is not there. */
const AGAIN_MS = 10_000;
const SCRIPT = "/offline.js";

class Line {
  /** It answered when it was asked last. */
  there = $state(true);
  /** There are newer pages than the ones that are open. */
  newer = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Listens from now on; before the first request. */
  begin(): void {
    whenHeard((there) => this.hear(there));
    addEventListener("offline", () => this.hear(false));
    addEventListener("online", () => void this.ask());
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ pages: readonly string[] }>) => {
      this.newer = !data.pages.includes(new URL(import.meta.url).pathname);
    });
    serviceWorker.addEventListener("controllerchange", () => void this.ahead());
    void serviceWorker.register(SCRIPT).catch(() => undefined);
    // Who comes back to a page that was open for long hears of a new edition too.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden)
        void serviceWorker.getRegistration().then((found) => found?.update().catch(() => undefined));
    });
  }

  /** Reads what one may want without a connection, once for each edition and language. */
  async ahead(): Promise<void> {
    if (this.there && isKept() && person.id !== "") await ahead(words.lang).catch(() => undefined);
  }

  private hear(there: boolean): void {
    if (this.there === there) return;
    this.there = there;
    clearInterval(this.timer);
    if (!there) this.timer = setInterval(() => !document.hidden && void this.ask(), AGAIN_MS);
  }

  /** Asks who sits here: that is what a page that was opened without a connection does not know. */
  private async ask(): Promise<void> {
    await person.begin(null);
    if (this.there) await games.read().catch(() => undefined);
  }
}

export const line = new Line();
