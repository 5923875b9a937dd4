// What lies in the tray: everything that is seen, sorted, what may be taken first.

import type { Decision } from "../../../lib/protocol";
import { argOf, verbOf } from "../../../table/options";
import { cardsIn, type TrayItem } from "../../../table/tray";
import type { PokemonCard, PokemonView } from "../types";
import type { Where } from "./choice";

const KINDS = ["pokemon", "trainer", "energy"];

export function trayOf(
  decision: Decision,
  view: PokemonView,
  where: Where,
  cardOf: (kind: number) => PokemonCard | undefined,
): TrayItem[] {
  if (where === "places")
    return decision.options.map((option, at) => ({
      key: `place ${at}`,
      kind: -1,
      count: 1,
      at,
      back: true,
      place: argOf(option, 1),
    }));
  if (decision.options.some((option) => verbOf(option) === "attached"))
    return decision.options.map((option, at) => ({
      key: `attached ${at}`,
      kind: argOf(option, 1),
      count: decision.counts?.[at] ?? 1,
      at,
      back: false,
      place: 0,
    }));
  const items = cardsIn(decision, view.looking);
  const rank = (item: TrayItem): [number, number, string] => {
    const card = cardOf(item.kind);
    return [item.at === null ? 1 : 0, KINDS.indexOf(card?.kind ?? "energy"), card?.name ?? ""];
  };
  // Where the order is asked for, what is looked at keeps its own.
  if (decision.kind === "choose:look" || decision.kind === "choose:next") return items;
  return items.sort((a, b) => {
    const [a1, a2, a3] = rank(a);
    const [b1, b2, b3] = rank(b);
    return a1 - b1 || a2 - b2 || a3.localeCompare(b3);
  });
}
