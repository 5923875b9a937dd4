// Real addresses, one page: the server answers every unknown path with the same document.

/** What the id of a game may be; whether there is such a game is asked elsewhere. */
const GAME = /^[a-z0-9-]+$/;

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "decks"; game: string }
  | { page: "editor"; game: string; id: string }
  | { page: "replay" | "deal" | "analysis"; id: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "guide"; game: string }
  | { page: "return" | "enter" }
  | { page: "entrances" | "account" | "signIn" | "back" }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; id: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "past" }
  | { page: "host" }
  | { page: "profile"; id: string }
  | { page: "ladders" }
  | { page: "ladder"; name: string }
  | { page: "embed"; id: string }
  | { page: "packs" }
  | { page: "pack"; id: string }
  | { page: "tournaments" }
  | { page: "studies" }
  | { page: "study"; id: string; chapter: string | null }
  | { page: "studyPuzzle"; id: string; puzzle: string }
  | { page: "studyJoin"; code: string }
  | { page: "tournament" | "projector"; id: string }
  | { page: "lost" };

/** A game that is over: its replay, the check of its deal, or what its choices cost. */
function replayed(id: string, part: string | undefined): Route {
  return { page: part === "deal" || part === "analysis" ? part : "replay", id };
}

/** A study, a puzzle of one, or the link by which one comes to write one. */
function studied(id: string, part: string | undefined, more: string | undefined): Route {
  if (id === "join" && part) return { page: "studyJoin", code: part };
  if (part === "puzzle" && more) return { page: "studyPuzzle", id, puzzle: more };
  return { page: "study", id, chapter: part ?? null };
}

/** Pages whose address is one word, or none. */
const WORDS = new Map<string, Route>([
  ["", { page: "lobby" }],
  ["sessions", { page: "entrances" }],
  ["account", { page: "account" }],
  ["sign-in", { page: "signIn" }],
  ["games", { page: "past" }],
  ["host", { page: "host" }],
  ["ladders", { page: "ladders" }],
  ["packs", { page: "packs" }],
  ["tournaments", { page: "tournaments" }],
  ["studies", { page: "studies" }],
  ["return", { page: "return" }],
  ["enter", { page: "enter" }],
  ["learn", { page: "learn", game: null }],
  ["puzzles", { page: "puzzles" }],
  ["rules", { page: "rules", game: "", rule: null }],
]);

export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [head, second, third, fourth] = parts;
  if (!second) return WORDS.get(head ?? "") ?? { page: "lost" };
  if (head === "table") return { page: "table", id: second };
  if (head === "packs") return { page: "pack", id: second };
  if (head === "sign-in") return { page: second === "back" ? "back" : "lost" };
  if (head === "join") return { page: "join", code: second };
  if (head === "tournaments") return { page: third === "projector" ? "projector" : "tournament", id: second };
  if (head === "replay") return replayed(second, third);
  if (head === "embed") return { page: "embed", id: second };
  if (head === "people") return { page: "profile", id: second };
  if (head === "ladders") return { page: "ladder", name: third ? `${second}/${third}` : second };
  if (head === "studies") return studied(second, third, fourth);
  return GAME.test(second) ? ofGame(head, second, third) : { page: "lost" };
}

/** A page of one game. */
function ofGame(head: string | undefined, game: string, id: string | undefined): Route {
  if (head === "learn") return id ? { page: "lesson", game, id } : { page: "learn", game };
  if (head === "puzzles" && id) return { page: "puzzle", game, id };
  if (head === "decks") return id ? { page: "editor", game, id } : { page: "decks", game };
  if (head === "rules") return { page: "rules", game, rule: id ?? null };
  if (head === "how-to-play") return { page: "guide", game };
  return { page: "lost" };
}

/** Which page of this visit an entry of the browser's history is: who is kept at a page is led back to its entry. */
function placeOf(state: unknown): number {
  return state !== null && typeof state === "object" && "place" in state ? Number(state.place) : 0;
}

class Router {
  path = $state(location.pathname);
  route = $derived(read(this.path));
  /** The games of everybody are looked through: what is sought stands in the address. */
  seeking = $state(new URLSearchParams(location.search).has("q"));
  /** The game one looked at last: the links of the bar lead to its pages. */
  game = $state(localStorage.getItem("stolik.game") ?? "");
  /** The game one was at last; pages and drawn positions that are read in between lead back to it. */
  table = $state<string | null>(sessionStorage.getItem("stolik.table"));

  /** Asked before one goes to another page: true keeps one here, and the page asks what shall become of its changes. */
  hold: ((to: string) => boolean) | null = null;

  private place = placeOf(history.state);
  /** What the address shows: a page that got another one since it was opened still has its `path`. */
  private shown = location.pathname;

  constructor() {
    addEventListener("popstate", () => {
      const there = placeOf(history.state);
      if (location.pathname !== this.shown) {
        if (this.hold?.(location.pathname + location.search)) {
          history.go(this.place - there);
          return;
        }
        this.shown = this.path = location.pathname;
      }
      this.seeking = new URLSearchParams(location.search).has("q");
      this.place = there;
    });
  }

  setGame(game: string): void {
    this.game = game;
    localStorage.setItem("stolik.game", game);
  }

  /** From now on this is the table to come back to. */
  sit(table: string): void {
    this.table = table;
    sessionStorage.setItem("stolik.table", table);
  }

  /** There is no table to come back to. */
  leave(): void {
    this.table = null;
    sessionStorage.removeItem("stolik.table");
  }

  go(to: string, replace = false): void {
    const url = new URL(to, location.origin);
    if (url.pathname !== this.shown && this.hold?.(to)) return;
    if (replace) history.replaceState(history.state, "", url);
    else history.pushState({ place: ++this.place }, "", url);
    this.shown = url.pathname;
    this.seeking = url.searchParams.has("q");
    if (url.pathname !== this.path) {
      this.path = url.pathname;
      scrollTo(0, 0);
    }
  }

  /** The page that is open gets another address, as a deck does that is kept for the first time. */
  rename(to: string): void {
    history.replaceState(history.state, "", to);
    this.shown = location.pathname;
  }

  /** Follows links of our own without loading the page again. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
