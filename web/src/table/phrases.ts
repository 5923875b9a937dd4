// What can be said without typing: the key of a phrase goes over the wire, and each page says it in its own language.

import { t } from "../lib/l10n.svelte";
import type { TalkLine } from "../lib/protocol";

export type Phrase = NonNullable<TalkLine["phrase"]>;

const WORDS: Record<Phrase, () => string> = {
  hello: () => t("phrase-hello"),
  "good-luck": () => t("phrase-good-luck"),
  "nice-move": () => t("phrase-nice-move"),
  "well-played": () => t("phrase-well-played"),
  "thank-you": () => t("phrase-thank-you"),
  "one-moment": () => t("phrase-one-moment"),
  thinking: () => t("phrase-thinking"),
  "my-mistake": () => t("phrase-my-mistake"),
  "no-problem": () => t("phrase-no-problem"),
  "that-was-close": () => t("phrase-that-was-close"),
  oops: () => t("phrase-oops"),
  again: () => t("phrase-again"),
  "soon-gone": () => t("phrase-soon-gone"),
};

export const PHRASES = Object.keys(WORDS) as Phrase[];

export const inWords = (phrase: Phrase): string => WORDS[phrase]();

/** What was said, whichever way. */
export const spoken = (line: Pick<TalkLine, "phrase" | "text">): string =>
  line.phrase === null ? line.text : inWords(line.phrase);
