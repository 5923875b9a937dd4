import "./dyes.css";
import "./cards.css";
import "./field.css";
import "./hand.css";
import "./screens.css";
import "./pages.css";
import "./teams.css";
import "./team-screens.css";
import "./phone.css";
import "./thumb.css";

import { counted, linesOf } from "../../editor/lines";
import { drawn, OF_DECKS, type Variant } from "../../lib/faces";
import { t } from "../../lib/l10n.svelte";
import { listed } from "../../lobby/groups";
import { pokemonCards } from "./cards.svelte";
import DeckCard from "./DeckCard.svelte";
import DeckSign from "./DeckSign.svelte";
import DeckTag from "./DeckTag.svelte";
import DeckPage from "./editor/DeckPage.svelte";
import { partsOf } from "./editor/parts";
import { spot, spots } from "./learn";
import Mat from "./Mat.svelte";
import Position from "./Position.svelte";
import Replay from "./Replay.svelte";
import { shows } from "./table/choice";
import { PokemonPlay } from "./table/play.svelte";
import Pokemon from "./table/Pokemon.svelte";
import { ownersOf, PLAIN } from "./table/twins";
import TeamMat from "./TeamMat.svelte";
import type { PokemonGame, PokemonView } from "./types";
import { WORDS } from "./words";

/** Players and turns of a game of teams, as its rules call them. */
const LETTERS = /\b[ABCD]\b|\bT\d|\bteam (?:First|Second)\b/;

const duel: Variant = {
  title: "Pokémon TCG",
  lang: "en",
  want: () => pokemonCards.want("pokemon"),
  seats: 2,
  prefix: "PK",
  lesson: "PK-ATTACK-4",
  Mat,
  said: { line: () => t("pk-line"), more: () => t("pk-more"), ...OF_DECKS, text: () => t("decks-text-pk") },
};

const teams: Variant = {
  title: "Pokémon 2v2",
  lang: "en",
  want: () => pokemonCards.want("pokemon-2v2"),
  seats: 4,
  prefix: "P2",
  lesson: "P2-TURN-32",
  Mat: TeamMat,
  said: { line: () => t("p2-line"), more: () => t("p2-more"), ...OF_DECKS, text: () => t("decks-text-p2") },
  note: (rule) => (rule === undefined || LETTERS.test(rule) ? t("rules-letters") : ""),
};

export const pokemon = drawn<PokemonView, PokemonPlay>({
  id: "pokemon",
  words: WORDS,
  games: { pokemon: duel, "pokemon-2v2": teams } satisfies Record<PokemonGame, Variant>,
  draws: false,
  side: () => "",
  values: ["double", "half", "sun-moon", "dp-on"],
  Sign: DeckSign,
  groups: (deck) =>
    listed(partsOf(linesOf(pokemonCards.all, counted(deck.stacks))), (card) =>
      card.hp > 0 ? t("hp-n", { n: card.hp }) : "",
    ),
  named: (id) => pokemonCards.byId.get(id)?.name,
  Card: DeckCard,
  Tag: DeckTag,
  DeckPage,
  play: (table) => new PokemonPlay(table),
  Table: Pokemon,
  spots,
  spot,
  Replay,
  Position,
  shows,
  wide: true,
  whose: ownersOf,
  plain: PLAIN,
});
