import { t } from "../lib/l10n.svelte";
import { told } from "../lib/told";
import { NoPasskey } from "./passkey";

/** What to tell of something that failed; of a passkey that was not given too. */
export function toldOfWay(error: unknown): string {
  return error instanceof NoPasskey ? t("account-no-passkey") : told(error);
}
