import { t } from "../lib/l10n.svelte";
import { across } from "../lib/sides";
import type { Table } from "./model.svelte";

/** How a card game ended for who looks at it, as a question for another one. */
export function verdictOf(table: Table): string {
  const winner = table.end?.outcome.winner ?? table.view?.outcome?.winner ?? -1;
  if (winner < 0) return t("over-draw");
  if (table.seat !== null && !table.hotseat) return t(across(winner, table.seat, table.sides) ? "over-lost" : "over-won");
  return t("name-won", { name: table.party(winner) });
}
