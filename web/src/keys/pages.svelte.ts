// The keys of all pages that have none of their own: one letter, or two one after the other.

import { games } from "../lib/games.svelte";
import { router, type Route } from "../lib/router.svelte";

/** Pages on which single letters lead elsewhere; tables, lessons, replays and the editor have keys of their own. */
const PAGES = new Set<Route["page"]>([
  "lobby",
  "account",
  "entrances",
  "past",
  "packs",
  "tournaments",
  "tournament",
  "studies",
  "profile",
  "ladders",
  "ladder",
  "learn",
  "puzzles",
  "rules",
  "guide",
  "decks",
  "host",
]);
/** So long after G the second letter counts. */
const WITHIN_MS = 1500;

class PageKeys {
  /** The list of keys lies open. */
  listed = $state(false);
  /** One wants to look for a game as soon as the page for that is ready. */
  wish = $state(false);
  /** When G was pressed: the clock of a page begins at 0, and then none was. */
  private gone = -Infinity;

  /** Whether they lead elsewhere on this page. */
  get here(): boolean {
    return PAGES.has(router.route.page);
  }

  /** Does what a key says; false where it says nothing. */
  press(key: string, now = performance.now()): boolean {
    const second = now - this.gone < WITHIN_MS;
    this.gone = -Infinity;
    if (second) return this.go(key);
    if (key === "g") this.gone = now;
    else if (key === "n") this.play();
    else if (key === "?") this.listed = true;
    else return key === "/" && this.search();
    return true;
  }

  private play(): void {
    this.wish = true;
    router.go("/");
  }

  private go(key: string): boolean {
    const decks = games.decked(router.game) ? `/decks/${router.game}` : "/";
    const to = { p: "/", t: "/tournaments", d: decks, g: "/games", r: `/rules/${router.game}` }[key];
    if (to) router.go(to);
    return to !== undefined;
  }

  private search(): boolean {
    const fields = [...document.querySelectorAll<HTMLInputElement>(".page input[type=search]")];
    const field = fields.find((one) => one.getClientRects().length > 0);
    field?.focus();
    return field !== undefined;
  }
}

export const pageKeys = new PageKeys();
