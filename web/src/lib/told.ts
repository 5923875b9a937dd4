import { ApiError } from "./api";
import { t } from "./l10n.svelte";

/** What to tell the player about something that failed: the server's own sentence where it has one. */
export function told(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === "offline") return t("error-offline");
    if (error.message) return error.message;
  }
  return t("error-plain");
}
