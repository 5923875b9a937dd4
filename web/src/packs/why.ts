import { t } from "../lib/l10n.svelte";
import type * as wire from "../lib/wire";

/** What stopped a card, in one sentence. */
export function whyWords(stop: wire.PackStop): string {
  const text = { text: stop.sentence || stop.place };
  if (stop.why === "unknown") return t("packs-why-unknown", text);
  if (stop.why === "ambiguous") return t("packs-why-ambiguous", text);
  if (stop.why === "strange") return t("packs-why-strange", text);
  if (stop.why === "another era") return t("packs-why-era", text);
  if (stop.why === "outdated") return t("packs-why-outdated", text);
  if (stop.why === "takes too long") return t("packs-why-long");
  return t("packs-why-misfit", text);
}

/** Whether it may be said in other words. */
export function sayable(stop: wire.PackStop): boolean {
  return stop.why === "unknown" || stop.why === "ambiguous";
}
