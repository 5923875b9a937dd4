// What comes of a move, as one running text: some lines are whole sentences, others only say what happens on a field.

import { t } from "../../../lib/l10n.svelte";
import type { Sentence } from "../../../lib/protocol";

/** A line has come to its end by itself. */
function ended(line: Sentence): boolean {
  const last = line.at(-1);
  return typeof last === "string" && /[.。]\s*$/.test(last);
}

/** What stands before each of these lines: nothing, a space after a sentence, else the sign between parts of one. */
export function before(lines: readonly Sentence[], n: number): string {
  const last = lines[n - 1];
  if (!last) return "";
  return ended(last) ? " " : t("list-semi");
}
