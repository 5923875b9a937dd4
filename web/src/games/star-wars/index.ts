import "./dyes.css";
import "./arenas.css";
import "./units.css";
import "./battle.css";
import "./asking.css";
import "./hand.css";
import "./screens.css";
import "./pages.css";
import "./phone.css";

import { counted, linesOf } from "../../editor/lines";
import { drawn, OF_DECKS } from "../../lib/faces";
import { t } from "../../lib/l10n.svelte";
import { listed } from "../../lobby/groups";
import { starWarsCards } from "./cards.svelte";
import DeckCard from "./DeckCard.svelte";
import DeckSign from "./DeckSign.svelte";
import DeckTag from "./DeckTag.svelte";
import DeckPage from "./editor/DeckPage.svelte";
import { costOf, partsOf } from "./editor/parts";
import { shows, spot, spots } from "./learn";
import Mat from "./Mat.svelte";
import Position from "./Position.svelte";
import Replay from "./Replay.svelte";
import { sideName } from "./table/labels";
import { StarWarsPlay } from "./table/play.svelte";
import StarWars from "./table/StarWars.svelte";
import type { StarWarsCard, StarWarsView } from "./types";
import { WORDS } from "./words";

const price = (card: StarWarsCard): string => t(card.kind === "battle" ? "force-n" : "cost-n", { n: costOf(card) });

export const starWars = drawn<StarWarsView, StarWarsPlay>({
  id: "star-wars",
  words: WORDS,
  games: {
    "star-wars": {
      title: "Star Wars TCG",
      lang: "en",
      want: () => starWarsCards.want(),
      seats: 2,
      prefix: "SW",
      lesson: "SW-ATTACK-6",
      Mat,
      said: { line: () => t("sw-line"), more: () => t("sw-more"), ...OF_DECKS, text: () => t("decks-text-sw") },
    },
  },
  draws: false,
  side: (seat) => (seat === 0 || seat === 1 ? sideName(seat) : ""),
  Sign: DeckSign,
  groups: (deck) => listed(partsOf(linesOf(starWarsCards.all, counted(deck.stacks))), price),
  named: (id) => starWarsCards.byId.get(id)?.name,
  Card: DeckCard,
  Tag: DeckTag,
  DeckPage,
  play: (table) => new StarWarsPlay(table),
  Table: StarWars,
  spots,
  spot,
  Replay,
  Position,
  shows,
  wide: true,
});
