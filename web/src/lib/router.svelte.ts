// Real addresses, one page: the server answers every unknown path with the same document.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "decks" }
  | { page: "editor"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; rule: string | null }
  | { page: "lost" };

export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [head, second, third] = parts;
  if (!head) return { page: "lobby" };
  if (head === "table" && second) return { page: "table", id: second };
  if (head === "join" && second) return { page: "join", code: second };
  if (head === "replay" && second) return { page: "replay", id: second };
  if (head === "decks" && second === "token-battle") return third ? { page: "editor", id: third } : { page: "decks" };
  if (head === "rules" && second === "token-battle") return { page: "rules", rule: third ?? null };
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  route = $derived(read(this.path));
  /** The table one was at last; pages that are read in between lead back to it. */
  table = $state<string | null>(null);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(to: string, replace = false): void {
    const url = new URL(to, location.origin);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    if (url.pathname !== this.path) {
      this.path = url.pathname;
      scrollTo(0, 0);
    }
  }

  /** Follows links of our own without loading the page again. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
