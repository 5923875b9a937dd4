// What the page has to do with what is kept for when there is no connection: begin it, and drop what is one's own.

import { isOurs } from "./shelves";

const GUEST = "stolik.offline.guest";
const AHEAD = "stolik.offline.ahead";

/** Nobody who comes after is told anything of whoever leaves: what was kept of their own is dropped. */
export async function forget(): Promise<void> {
  localStorage.removeItem(GUEST);
  localStorage.removeItem(AHEAD);
  // Where the address is no safe one, browsers keep nothing.
  if (!("caches" in globalThis)) return;
  const own = (await caches.keys()).filter((name) => isOurs(name, "own"));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** This guest sits here now; what was kept of another one is dropped. */
export async function keepFor(guest: string): Promise<void> {
  if (localStorage.getItem(GUEST) === guest) return;
  await forget();
  localStorage.setItem(GUEST, guest);
}

/** Answers are kept here: what stands between page and server does its work. */
export function isKept(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Whether this was read ahead already, of the edition that is kept now. */
export async function isRead(what: string): Promise<boolean> {
  return localStorage.getItem(AHEAD) === (await markOf(what));
}

/** It has been read ahead. */
export async function noteRead(what: string): Promise<void> {
  localStorage.setItem(AHEAD, await markOf(what));
}

async function markOf(what: string): Promise<string> {
  const name = (await caches.keys()).find((one) => isOurs(one, "pages"));
  return `${name ?? ""} ${what}`;
}
