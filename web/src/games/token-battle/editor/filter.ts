import { plain } from "../../../editor/query";
import type { CardInfo } from "../types";

export interface Filter {
  values: ReadonlySet<number>;
  abilities: ReadonlySet<number>;
  types: ReadonlySet<number>;
  /** The area must contain all of these directions. */
  area: number;
  words: string;
}

/** The value chips: one group for the smallest, one for each of the middle, one for the large. */
export const VALUE_GROUPS: readonly { label: string; least: number; most: number }[] = [
  { label: "1–2", least: 1, most: 2 },
  { label: "3", least: 3, most: 3 },
  { label: "4", least: 4, most: 4 },
  { label: "5", least: 5, most: 5 },
  { label: "6+", least: 6, most: 99 },
];

export const PAGE = 12;

export function matches(card: CardInfo, filter: Filter): boolean {
  if (filter.values.size > 0) {
    const fits = [...filter.values].some((n) => {
      const group = VALUE_GROUPS[n];
      return group !== undefined && card.value >= group.least && card.value <= group.most;
    });
    if (!fits) return false;
  }
  if (filter.abilities.size > 0 && !filter.abilities.has(card.ability)) return false;
  if (filter.types.size > 0 && !filter.types.has(card.type)) return false;
  if ((card.area & filter.area) !== filter.area) return false;
  const wanted = plain(filter.words.trim());
  return !wanted || plain(`${card.name} ${card.words} ${card.text} ${card.id}`).includes(wanted);
}
