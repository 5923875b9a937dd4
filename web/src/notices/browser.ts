// This browser and its push service.

import type { BrowserBody } from "../lib/wire";

/** Why this browser can't be told: it has no push, the page is not by https, or it was forbidden here. */
export type Unable = "none" | "insecure" | "denied";

/** Why this browser can't be told; null where it can. */
export function whyUnable(): Unable | null {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Bytes of base64url. */
export function bytesOf(said: string): Uint8Array<ArrayBuffer> {
  const text = atob(said.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks for leave, and for an address of the push service; null where leave was not given. Throws where the browser has
 * no push service that answers. */
export async function subscribed(key: string): Promise<BrowserBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of the server is worth nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { address: endpoint, key: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** The address that this browser has; "" for none. */
export async function addressHere(): Promise<string> {
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription())?.endpoint ?? "";
}

/** Gives the address back. */
export async function unsubscribed(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
