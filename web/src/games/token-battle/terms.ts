import type { Options } from "../../lib/protocol";
import { t } from "../../lib/l10n.svelte";

/** How long a game is, in words. */
export function termsOf(options: Options): string {
  const limit = Number(options["score_limit"] ?? 0);
  return limit > 0 ? t("to-limit", { n: limit }) : "";
}
