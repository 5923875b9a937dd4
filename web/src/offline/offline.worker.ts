// Stands between the pages and the server, so that they can be read without a connection: the document and its files, and
// what shelves.ts names of the answers. While the server answers, its answers are what is shown, but for files with a hash
// in their name. All else goes by as if this were not there (docs/host-it.md: Without a connection).

import { AWAY, cacheName, FROM_KEPT, isOurs, isPage, MOST, type Shelf, shelfOf } from "./shelves";
import { pathOf, toldOf } from "./told";

/** What of a service worker is used here: TypeScript's own names of it can't stand beside those of pages. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Sent extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  postMessage(told: unknown): void;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Standing {
  /** The server puts its edition before this script: another one is another script, and begins with empty shelves. */
  readonly EDITION: string;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled?: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", act: (event: Lasting) => void): void;
  addEventListener(type: "fetch", act: (event: Asking) => void): void;
  addEventListener(type: "push", act: (event: Sent) => void): void;
  addEventListener(type: "notificationclick", act: (event: Clicked) => void): void;
}
declare const self: Standing;
/** The files of the built pages without which none can be read; the build puts them here. */
declare const __PAGES__: readonly string[];

const PAGES: readonly string[] = __PAGES__;
const DOCUMENT = "/";
const pages = cacheName("pages", self.EDITION);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(pages);
      await cache.addAll([new Request(DOCUMENT, { cache: "reload" }), ...PAGES]);
      // Nothing is lost by going over at once: a page that is open has all its files, and its answers are the server's.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => isOurs(name) && !name.endsWith(` ${self.EDITION}`));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
      for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ pages: PAGES });
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("Authorization")) return;
  if (request.mode === "navigate") {
    if (isPage(pathname)) event.respondWith(opened(request));
    return;
  }
  if (PAGES.includes(pathname)) {
    event.respondWith(filed(request));
    return;
  }
  const shelf = shelfOf(pathname);
  if (shelf) event.respondWith(answered(event, shelf));
});

// A notice by Web Push: browsers ask that something is shown of each that comes.
self.addEventListener("push", (event) => {
  let told = null;
  try {
    told = toldOf(event.data?.json());
  } catch {
    // It is none of the server's.
  }
  const { title, body, tag, lang, link } = told ?? { title: "Stolik", body: "", tag: "", lang: "", link: "/" };
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: link }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opens(pathOf(event.notification.data)));
});

/** Shows a page: one that is open goes there, else another is opened. */
async function opens(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === path) ?? open[0];
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path).catch(() => self.clients.openWindow(path));
}

/** The document: the server's, and the kept one only where it does not answer. */
async function opened(request: Request): Promise<Response> {
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    return (AWAY.includes(answer.status) ? await cache.match(DOCUMENT) : undefined) ?? answer;
  } catch (error) {
    const kept = await cache.match(DOCUMENT);
    if (kept) return kept;
    throw error;
  }
}

/** A built file: it has a hash in its name, so the kept one is as good as any. */
async function filed(request: Request): Promise<Response> {
  return (await (await caches.open(pages)).match(request.url)) ?? fetch(request);
}

/** What may be kept: the server's answer, which is kept, and the kept one only where it does not answer. */
async function answered(event: Asking, shelf: Shelf): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(cacheName(shelf, self.EDITION));
  try {
    const answer = await fetch(request);
    if (AWAY.includes(answer.status)) return (await told(cache, request)) ?? answer;
    if (answer.status === 200) event.waitUntil(keep(cache, request, answer.clone(), MOST[shelf]));
    return answer;
  } catch (error) {
    const kept = await told(cache, request);
    if (kept) return kept;
    throw error;
  }
}

/** The kept answer, which says that it is one. */
async function told(cache: Cache, request: Request): Promise<Response | null> {
  const kept = await cache.match(request.url);
  if (!kept) return null;
  const kind = kept.headers.get("Content-Type") ?? "application/json";
  return new Response(kept.body, { headers: { "Content-Type": kind, [FROM_KEPT]: "1" } });
}

/** Keeps an answer; of too many those go that were put there longest ago, which are the first. */
async function keep(cache: Cache, request: Request, answer: Response, most: number): Promise<void> {
  await cache.put(request.url, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
}
