// What the worker shows of a notice that came by Web Push, and where it leads.

/** A notice as the server sends it. */
export interface Told {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly lang: string;
}

/** What was sent, or null for what is none: it is decrypted, yet only what the server's own form has is shown. */
export function toldOf(sent: unknown): Told | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { title, body, link, tag, lang } = sent as Record<string, unknown>;
  if (typeof title !== "string" || typeof body !== "string" || typeof tag !== "string" || typeof lang !== "string")
    return null;
  return { title, body, tag, lang, link: pathOf(link) };
}

/** A path of this server; anything else leads to the first page. */
export function pathOf(link: unknown): string {
  return typeof link === "string" && /^\/(?![/\\])[\w/?=&.-]*$/.test(link) ? link : "/";
}
