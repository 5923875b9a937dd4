import { t } from "../lib/l10n.svelte";

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** What a passkey is called that is made on this device, until its owner calls it otherwise. */
export function thisDevice(): string {
  return SYSTEMS.find(([mark]) => mark.test(navigator.userAgent))?.[1] ?? t("account-passkey");
}
