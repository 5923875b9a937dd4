import "./generic.css";

import { counted } from "../../editor/lines";
import { drawn, type Fallback, OF_DECKS } from "../../lib/faces";
import { t } from "../../lib/l10n.svelte";
import type { GameInfo } from "../../lib/protocol";
import type { Group } from "../../lobby/groups";
import { cards } from "./cards.svelte";
import DeckCard from "./DeckCard.svelte";
import DeckPage from "./DeckPage.svelte";
import DeckSign from "./DeckSign.svelte";
import { initials } from "./initials";
import Mat from "./Mat.svelte";
import Position from "./Position.svelte";
import Replay from "./Replay.svelte";
import Generic from "./table/Generic.svelte";
import { meant } from "./table/layout";
import { GenericPlay } from "./table/play.svelte";
import type { GenericView } from "./types";
import { WORDS } from "./words";

/** A stack of a deck by its cards, each once. */
function group(title: string, stack: readonly string[]): Group {
  const lines = [...counted([[...stack]])].map(([key, count]) => {
    const card = cards.byKey.get(key);
    return { id: key, name: card?.name ?? key, note: card?.facts.join(t("list-comma")) ?? "", count };
  });
  return { title, count: stack.length, lines };
}

const faceOf = (info: GameInfo) =>
  drawn<GenericView, GenericPlay>({
    id: "generic",
    words: WORDS,
    games: {
      [info.id]: {
        title: info.name,
        want: () => cards.want(info.id),
        seats: info.seats,
        prefix: info.prefix,
        lesson: "",
        said: {
          ...OF_DECKS,
          line: () => info.line || t("gen-line", { n: info.seats }),
          more: () => "",
          text: () => t("gen-decks"),
        },
        Mat: (at) => Mat(at, { letters: initials(info.name) }),
      },
    },
    draws: info.draws,
    side: () => "",
    noted: true,
    Sign: DeckSign,
    groups: ({ stacks }) =>
      stacks.map((stack, n) => group(stacks.length > 1 ? t("stack-n", { n: n + 1 }) : t("gen-cards"), stack)),
    named: (id) => cards.byKey.get(id)?.name,
    Card: DeckCard,
    DeckPage,
    play: (table) => new GenericPlay(table),
    Table: Generic,
    Replay,
    Position,
    shows: (picks, view, seat) => meant(view, picks, seat),
    wide: true,
  });

/** Draws games that no folder is for from the labelled lists of their views. */
export const generic: Fallback = { words: WORDS, of: faceOf };
