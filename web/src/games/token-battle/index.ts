import "./cards.css";
import "./table.css";
import "./board.css";
import "./editor.css";
import "./pages.css";
import "./phone.css";

import { drawn } from "../../lib/faces";
import { t } from "../../lib/l10n.svelte";
import { cards } from "./cards.svelte";
import DeckSign from "./DeckSign.svelte";
import DeckPage from "./editor/DeckPage.svelte";
import { spot, spots } from "./learn";
import Mat from "./Mat.svelte";
import Position from "./Position.svelte";
import Replay from "./Replay.svelte";
import SetCard from "./SetCard.svelte";
import { drawnAs } from "./table/pieces";
import { TokenPlay } from "./table/play.svelte";
import TokenBattle from "./table/TokenBattle.svelte";
import { termsOf } from "./terms";
import type { TokenBattleView } from "./types";
import { WORDS } from "./words";

/** The players, as its rules call them. */
const LETTERS = /\b[XO]\b/;

export const tokenBattle = drawn<TokenBattleView, TokenPlay>({
  id: "token-battle",
  words: WORDS,
  games: {
    "token-battle": {
      title: "Token Battle",
      lang: "en",
      want: () => cards.want(),
      seats: 2,
      prefix: "TB",
      // A push is seen at a glance.
      lesson: "TB-ABIL-PUSH-1",
      Mat,
      note: (rule) => (rule === undefined || LETTERS.test(rule) ? t("tb-letters") : ""),
      said: {
        line: () => t("tb-line"),
        more: () => t("tb-more"),
        which: () => t("which-set"),
        other: () => t("other-set"),
        another: () => t("other-set-next"),
        all: () => t("sets-all"),
        build: () => t("set-build"),
        sets: () => t("nav-sets"),
        title: () => t("sets-title"),
        text: () => t("sets-text"),
        new: () => t("set-new"),
        none: () => t("sets-none"),
        play: () => t("set-play"),
        hint: () => t("set-text-hint"),
        write: () => t("set-text-write"),
      },
    },
  },
  draws: true,
  first: "first-steps",
  drawn: () => t("set-drawn"),
  side: () => "",
  noted: true,
  counters: true,
  terms: termsOf,
  Sign: DeckSign,
  groups: (deck) =>
    deck.stacks.map((stack, n) => ({
      title: t("stack-n", { n: n + 1 }),
      count: stack.length,
      lines: stack.map((key) => ({
        id: key,
        name: cards.byKey.get(key)?.name ?? key,
        note: cards.byKey.get(key)?.words ?? "",
        count: cards.byKey.get(key)?.value ?? 0,
      })),
    })),
  legend: () => t("set-legend"),
  named: (id) => cards.byKey.get(id)?.name,
  Card: SetCard,
  DeckPage,
  play: (table) => new TokenPlay(table),
  Table: TokenBattle,
  spots,
  spot,
  Replay,
  Position,
  shows: (picks, _, seat) => picks.flatMap(({ option }) => drawnAs(option, (n) => `[data-stack="${seat} ${n}"]`)),
  scores: (view) => view.scores,
});
