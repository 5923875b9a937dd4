// What hosts did, in sentences.

import { moment } from "../lib/dates";
import { t, words } from "../lib/l10n.svelte";
import type { Deed } from "../lib/wire";
import { reasonTold } from "./reasons";
import { isolated } from "./whom";

const date = (seconds: number): string => moment(seconds, words.lang);

export function deedTold(deed: Deed): string {
  const said = {
    host: isolated(deed.host),
    name: isolated(deed.name),
    reason: reasonTold(deed.reason),
    until: deed.until === null ? "" : date(deed.until),
  };
  if (deed.kind === "warn") return t("deed-warn", said);
  if (deed.kind === "silence") return t("deed-silence", said);
  return deed.kind === "ban" ? t("deed-ban", said) : t("deed-dismiss", said);
}

/** What became of it since; "" where nothing did. */
export function afterwards(deed: Deed): string {
  if (deed.back !== null) return t("deed-back", { host: isolated(deed.back_by), date: date(deed.back) });
  return deed.kind === "warn" && deed.seen ? t("deed-seen") : "";
}
