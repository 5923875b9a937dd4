// What is read before anybody asks for it, so that it is there without a connection.

import { ON, written } from "../learn/doings";
import { api } from "../lib/api";
import { games } from "../lib/games.svelte";
import type { Lang } from "../lib/protocol";
import { isKept, isRead, noteRead } from "./kept";

/** More requests than any lesson takes. */
const LONGEST = 200;

/** Somebody counts what goes over the line. */
function spares(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Cards, rules, pages on how to play, sets and the lists of lessons of all games, in one language: one after the other, for
 * what somebody waits for goes first. What fails is read by the next page that is opened.
 */
export async function ahead(lang: Lang): Promise<void> {
  if (spares() || games.told.length === 0 || (await isRead(lang))) return;
  await api.games(lang);
  for (const { id, decked, guide, lessons } of games.told) {
    await api.cards(id, lang);
    await api.rules(id, lang);
    if (decked) await api.decks(id, lang);
    if (guide) await api.guide(id, lang);
    if (lessons > 0) await api.lessons(id, lang);
  }
  await noteRead(lang);
}

const walked = new Set<string>();

/** The right way through a lesson that was opened, with the places where one may leave it. */
export async function walk(game: string, lesson: string, lang: Lang): Promise<void> {
  const mark = `${game}/${lesson} ${lang}`;
  if (spares() || !isKept() || walked.has(mark)) return;
  walked.add(mark);
  let { coach } = await api.lesson(game, lesson, lang, [], null);
  for (let n = 0; n < LONGEST && coach.phase !== "done"; n++) {
    if (coach.phase === "ask" && coach.done.length > 0) await api.lesson(game, lesson, lang, coach.done, null);
    ({ coach } = await api.lesson(game, lesson, lang, coach.done, coach.phase === "ask" ? written(coach.picks) : ON));
  }
}
