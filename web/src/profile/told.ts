// How people's games, ratings and shares are told on their pages.

import { games } from "../lib/games.svelte";
import { t } from "../lib/l10n.svelte";
import type { FoundGame, FoundSeat } from "../lib/wire";

/** A change with its sign: a true minus, and a plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** A ladder in words: its game, and the format where there are several. */
export function ladderSaid(game: string, format: string): string {
  const title = games.info(game)?.name ?? game;
  return format === "" ? title : `${title} · ${format}`;
}

/** The seats of a game by side, that of `near` first. */
export function sidesOf({ seats, near }: Pick<FoundGame, "seats" | "near">): FoundSeat[][] {
  const sides = new Map<number, FoundSeat[]>();
  for (const seat of seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  const own = seats.find(({ seat }) => seat === near)?.side;
  return [...sides].sort(([a], [b]) => Number(b === own) - Number(a === own)).map(([, found]) => found);
}

/** A deck in words; "" where nobody may know. */
export const deckSaid = ({ deck, own }: FoundSeat): string => deck || (own ? t("found-own-deck") : "");

/** What a game ended with, the near side's first; "" without figures. */
export function figures({ scores, seats, near }: FoundGame): string {
  if (!scores || scores.every((one) => one === 0)) return "";
  const own = seats.find(({ seat }) => seat === near);
  const at = own === undefined ? 0 : scores.length === seats.length ? own.seat : own.side;
  return [scores[at] ?? 0, ...scores.filter((_, n) => n !== at)].join(" – ");
}

const PIECES = /[A-Za-z]+(?::|[<>]=?|=)?"[^"]*"|"[^"]*"|\S+/g;

/** The words and fields of a search, as they are written. */
export const pieces = (q: string): string[] => q.match(PIECES) ?? [];

/** The search with a field that has this value, in place of any other; without it, where it stands there already. */
export function toggled(q: string, piece: string): string {
  const name = piece.split(":")[0] ?? piece;
  const all = pieces(q);
  const others = all.filter((one) => one !== piece && one !== name && !one.startsWith(`${name}:`));
  return (all.includes(piece) ? others : [...others, piece]).join(" ");
}

/** The search without this field. */
export const without = (q: string, name: string): string =>
  pieces(q)
    .filter((one) => one !== name && !one.startsWith(`${name}:`))
    .join(" ");
