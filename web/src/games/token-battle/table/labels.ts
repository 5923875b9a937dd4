import { t } from "../../../lib/l10n.svelte";
import { cards } from "../cards.svelte";
import { cellName, DIRECTIONS } from "../cells";
import type { CardInfo, TokenBattleView } from "../types";

/** A card as one sentence for those who hear the table. */
export function cardLabel(card: CardInfo): string {
  const parts = [t("card-label", { name: card.name, value: card.value })];
  const ability = cards.now.abilities[card.ability];
  if (ability && card.ability > 0) {
    const area = DIRECTIONS.filter((_, bit) => card.area & (1 << bit)).map((one) => one.name);
    parts.push([ability.name, ...area].join(" "));
  }
  const type = cards.now.types[card.type];
  if (type && card.type > 0) parts.push(type.name);
  return parts.join(t("list-comma"));
}

/** Whose token lies on a field, as a title. */
export function tokenTitle(view: TokenBattleView, cell: number, called: (seat: number) => string): string {
  const owner = view.owner[cell] ?? 0;
  return t("token-title", {
    cell: cellName(cell),
    owner: called(owner),
    mine: owner === view.seat ? "yes" : "no",
  });
}
