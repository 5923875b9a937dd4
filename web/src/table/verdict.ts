// How a game came off, in words: for who plays by their own result, for who only looks by who came first.

import { t, words } from "../lib/l10n.svelte";
import type { Seat } from "../lib/protocol";
import { across, type Sides, sideOf } from "../lib/sides";
import type { Table } from "./model.svelte";

/** How a game came off as a whole, and who came first. */
export interface Ranking {
  how: "won" | "shared" | "drawn" | "nobody";
  seats: readonly Seat[];
}

/** Who came first by the result of each seat: 1, 0 or -1. */
export function rankingOf(returns: readonly number[], sides: Sides): Ranking {
  const best = Math.max(...returns);
  const seats = returns.flatMap((one, seat) => (one === best ? [seat] : []));
  if (best <= 0 && seats.length === returns.length) return { how: best < 0 ? "nobody" : "drawn", seats: [] };
  // Who has nothing won, but is alone in not having lost, came first.
  const several = new Set(seats.map((seat) => sideOf(seat, sides))).size > 1;
  return { how: best > 0 || !several ? "won" : "shared", seats };
}

/** Names one after the other, as the language lists them: "A, B and C". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang === "en" ? "en-GB" : words.lang).format(names);
}

/** A ranking in a sentence; `drawn` is what a draw is called there. */
export function rankingTold({ how, seats }: Ranking, name: (seat: Seat) => string, drawn: string): string {
  if (how === "drawn") return drawn;
  if (how === "nobody") return t("nobody-won");
  const names = listed(seats.map(name));
  if (how === "shared") return t("names-shared", { names });
  return seats.length > 1 ? t("names-won", { names }) : t("name-won", { name: names });
}

/** How a game ended for who looks at it, and whose the first place is: that of the side of the seat `near`, another's, or
 * no one side's. */
export function resultOf(table: Table, near: Seat): { text: string; of: "near" | "far" | "both" } {
  const returns = table.end?.outcome.returns ?? table.view?.outcome?.returns;
  if (!returns) return { text: t("ended-over"), of: "both" };
  const ranking = rankingOf(returns, table.sides);
  const [first] = ranking.seats;
  const of = ranking.how !== "won" || first === undefined ? "both" : across(first, near, table.sides) ? "far" : "near";
  const seat = table.hotseat ? null : table.seat;
  if (seat !== null) {
    if (ranking.seats.includes(seat)) return { text: t(ranking.how === "shared" ? "ended-shared" : "ended-won"), of };
    if ((returns[seat] ?? 0) < 0) return { text: t("ended-lost"), of };
  }
  return { text: rankingTold(ranking, (one) => table.name(one), t("ended-draw")), of };
}

/** How a card game ended for who looks at it, as a question for another one. */
export function verdictOf(table: Table): string {
  const returns = table.end?.outcome.returns ?? table.view?.outcome?.returns;
  if (!returns) return t("kind-end");
  const ranking = rankingOf(returns, table.sides);
  const seat = table.hotseat ? null : table.seat;
  if (seat !== null) {
    if (ranking.how === "shared" && ranking.seats.includes(seat)) return t("over-shared");
    if (ranking.how === "won" && ranking.seats.includes(seat)) return t("over-won");
    if ((returns[seat] ?? 0) < 0) return t("over-lost");
  }
  return rankingTold(ranking, (one) => table.name(one), t("over-draw"));
}
