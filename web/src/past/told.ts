// How a game one has played is told: against whom, and how it came off.

import { t } from "../lib/l10n.svelte";
import type { Played } from "../lib/wire";

/** Who else sat there. */
export function opponentsOf({ opponent, partner, foes }: Pick<Played, "opponent" | "partner" | "foes">): string {
  const name = opponent || t("foe-friend");
  return partner ? t("with-against", { partner, name }) : t("against", { name, foes });
}

const WORDS = {
  won: () => t("past-won"),
  lost: () => t("past-lost"),
  draw: () => t("past-draw"),
  "": () => t("past-over"),
};

/** The own result in a word; where it can't be said, that the game is over. */
export const resultWord = (result: Played["result"]): string => WORDS[result]();

/** The own result in a word, with the figures where there are any: the own one first. */
export function resultTold({ result, scores }: Pick<Played, "result" | "scores">): string {
  const word = resultWord(result);
  if (!scores || scores.every((one) => one === 0)) return word;
  const [a = 0, b = 0] = scores;
  return scores.length === 2 ? t("past-two", { word, a, b }) : t("past-many", { word, all: scores.join(" – ") });
}

/** Games with what stands above the first of each month; "" above the others. */
export function byMonth(games: readonly Played[], lang: string): { month: string; game: Played }[] {
  const format = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { month: "long", year: "numeric" });
  const months = games.map(({ ended }) => format.format(new Date(ended * 1000)));
  return games.map((game, n) => ({ month: months[n] === months[n - 1] ? "" : (months[n] ?? ""), game }));
}
