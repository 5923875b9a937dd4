import { api, ApiError, whenBanned, whenEnded } from "./api";
import { firstLang, isLang, words } from "./l10n.svelte";
import type { Lang, Session, Theme } from "./protocol";
import type { Caution } from "./wire";
import { forget, keepFor } from "../offline/kept";

/** Why the server makes no guest of a newcomer, by the code of its refusal. */
const DOORS: Partial<Record<string, "invited" | "closed">> = { "by-invitation": "invited", "nobody-new": "closed" };

function isTheme(value: unknown): value is Theme {
  return value === "system" || value === "light" || value === "dark";
}

/** Whether a host has something to say is asked at most once in so many milliseconds. */
const SELDOM = 60_000;

/** Who sits here: the guest session of the server, with what the browser remembers by itself. */
class Person {
  id = $state("");
  name = $state("");
  theme = $state<Theme>("system");
  /** The session of this browser has ended: nothing here is answered any more. */
  ended = $state(false);
  /** They are deleting all that is kept of them, or have. */
  gone = false;

  /** Nobody yet: new here, where one comes in by invitation or not at all. */
  outside = $state<"" | "invited" | "closed">("");
  /** Why the invitation to a table did not let them in. */
  refused = $state("");

  /** Why they may not come in, and until when, in a sentence; "" for everybody else. */
  banned = $state("");
  /** Warnings of a host that are still to be read. */
  cautions = $state.raw<readonly Caution[]>([]);
  /** They see to the house. */
  host = $state(false);
  /** They have no account, and could sign in to one. */
  signIn = $state(false);
  private looked = -Infinity;

  /** It has ended, here or elsewhere. */
  readonly end = (): void => {
    // Who has none yet is told so by the page, and who has deleted theirs knows.
    this.ended = this.outside === "" && !this.gone;
    void forget();
  };

  /** A line of theirs was cut: their session has ended, and the server says whether a host has ended it. */
  readonly cut = (): void => {
    this.end();
    void api.standing().catch(() => undefined);
  };

  /** Asks, now and then or at once, whether a host has something to say to them, and whether they are one. */
  async look(now = false): Promise<void> {
    if (!this.id || this.ended || this.banned) return;
    if (!now && performance.now() - this.looked < SELDOM) return;
    this.looked = performance.now();
    try {
      const found = await api.standing();
      this.cautions = found.cautions;
      this.host = found.host;
      this.signIn = found.sign_in;
    } catch {
      // It is asked again on another page.
    }
  }

  /** They have read a warning. Raises what the server says. */
  async acknowledge(id: string): Promise<void> {
    await api.acknowledge(id);
    this.cautions = this.cautions.filter((one) => one.id !== id);
  }

  /** Begin the session, or go on with it; `table` is the code of the invitation that the page was opened with. */
  async begin(table: string | null): Promise<void> {
    words.set(firstLang());
    whenEnded(this.end);
    whenBanned((why) => (this.banned = why));
    const kept = localStorage.getItem("stolik.theme");
    this.applyTheme(isTheme(kept) ? kept : "system");
    const chosen = localStorage.getItem("stolik.lang.chosen") === "1";
    try {
      const session = await this.come(table);
      this.id = session.id;
      await keepFor(session.id);
      this.name = session.name;
      if (isTheme(session.theme) && kept === null) this.applyTheme(session.theme);
      if (isLang(session.lang) && session.lang !== words.lang) {
        if (chosen) this.name = (await api.setSession({ lang: words.lang })).name;
        else words.set(session.lang);
      }
    } catch {
      // The pages say by themselves that the server is not there.
      if (this.outside) await forget();
    }
  }

  private async come(table: string | null): Promise<Session> {
    try {
      return await api.session();
    } catch (error) {
      this.outside = (error instanceof ApiError && DOORS[error.code]) || "";
      if (table === null || this.outside !== "invited") throw error;
    }
    try {
      const session = await api.enter({ table });
      this.outside = "";
      return session;
    } catch (error) {
      if (error instanceof ApiError) this.refused = error.message;
      throw error;
    }
  }

  setLang(lang: Lang): void {
    words.set(lang);
    localStorage.setItem("stolik.lang.chosen", "1");
    // A name that was given and not chosen is one of the language.
    api.setSession({ lang }).then(
      (session) => (this.name = session.name),
      () => undefined,
    );
  }

  async setName(name: string): Promise<void> {
    const session = await api.setSession({ name });
    this.name = session.name;
  }

  setTheme(theme: Theme): void {
    this.applyTheme(theme);
    localStorage.setItem("stolik.theme", theme);
    void api.setSession({ theme }).catch(() => undefined);
  }

  private applyTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const person = new Person();

/** How fast what others do is shown. */
export type Speed = "calm" | "brisk" | "instant";
export const SPEEDS = ["calm", "brisk", "instant"] as const satisfies readonly Speed[];

/** Habits of this browser; none of them is the server's business. */
class Habits {
  confirm = $state(localStorage.getItem("stolik.confirm") !== "no");
  /** The same where a move is what was pointed at, and asking is the exception: off until somebody wants it. */
  careful = $state(localStorage.getItem("stolik.careful") === "yes");
  keys = $state(localStorage.getItem("stolik.keys") !== "no");
  /** To be asked in each chance, even where there is nothing but to pass. */
  askAlways = $state(localStorage.getItem("stolik.ask") === "yes");

  speed = $state<Speed>(SPEEDS.find((one) => one === localStorage.getItem("stolik.speed")) ?? "calm");
  /** Whether what happens is heard. */
  sound = $state(localStorage.getItem("stolik.sound") === "yes");

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("stolik.speed", speed);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("stolik.sound", on ? "yes" : "no");
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    localStorage.setItem("stolik.confirm", on ? "yes" : "no");
  }

  setCareful(on: boolean): void {
    this.careful = on;
    localStorage.setItem("stolik.careful", on ? "yes" : "no");
  }

  setAskAlways(on: boolean): void {
    this.askAlways = on;
    localStorage.setItem("stolik.ask", on ? "yes" : "no");
  }

  setKeys(on: boolean): void {
    this.keys = on;
    localStorage.setItem("stolik.keys", on ? "yes" : "no");
  }
}

export const habits = new Habits();
