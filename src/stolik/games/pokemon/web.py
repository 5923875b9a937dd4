"""The Pokémon TCG as the server shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from stolik.game import Game
from stolik.games.pokemon.ast.printed import Card, CardKind
from stolik.games.pokemon.cards import place
from stolik.games.pokemon.cards.decks import SOLD_WITH
from stolik.games.pokemon.cards.facts import home_set
from stolik.games.pokemon.cards.sets import SETS, title_of
from stolik.games.pokemon.rules import events
from stolik.games.pokemon.rules.view import PokemonView
from stolik.games.pokemon.text import asks
from stolik.games.pokemon.text import cards as card_texts
from stolik.games.pokemon.text import log as log_pokemon
from stolik.games.pokemon.text.names import all_names, called, card_name
from stolik.games.pokemon.text.table import KindNames
from stolik.kernel.rules import Outcome
from stolik.server import protocol as p
from stolik.server.bodies import Cards
from stolik.server.faces import decision_data, events_of, goal_data, outcome_data
from stolik.server.faces.cards import CardFace
from stolik.server.sights import Sight, carried, sight_of

HIDDEN: Final = -1
TEAMS: Final = sight_of(PokemonView, "pokemon-2v2", notes=dict[str, list[str]])
SIGHT: Final = sight_of(PokemonView, "pokemon", notes=dict[str, list[str]])
UNCERTAIN: Final = ("DeckShuffled", "CardsDrawn", "CardsLookedAt", "DeckSearched", "PrizeTaken", "DealRepeated")
"""Events behind which nothing is certain: what comes next depends on cards that nobody has seen, or shows them."""
SHOWN: Final = ("CardsDrawn", "CardsLookedAt", "HandShown", "PrizeTaken")
"""Events after which somebody knows more cards than before."""
COINS_FORESEEN: Final = 2
"""With more coins than that nothing is told: there are too many ways in which they may fall."""


class AbilityInfo(Struct):
    """A Poké-Power or Poké-Body; `label` says which."""

    label: str
    name: str
    text: str


class AttackInfo(Struct):
    """An attack as printed: `cost` in letters, `sign` "", "+", "-" or "×"."""

    name: str
    cost: str
    damage: int
    sign: str
    text: str


class PokemonCard(Struct):
    """A card of the Pokémon TCG; games.pokemon.ast.printed says what the facts mean. `n` is its number in views, `name`
    and `evolves_from` are names in the language that is asked for, `sought` all that it is found by, `text` all of its
    texts."""

    n: int
    id: str
    name: str
    sought: list[str]
    set: str
    number: str
    kind: CardKind
    stage: str
    hp: int
    types: str
    evolves_from: str
    weakness: tuple[str, int | None] | None
    resistance: tuple[str, int | None] | None
    retreat: int
    level: str
    tags: list[str]
    provides: str
    abilities: list[AbilityInfo]
    attacks: list[AttackInfo]
    rules: list[str]
    text: str


class PokemonCollection(Cards):
    """The cards of the Pokémon TCG, in the order of their numbers, and the names of their sets by id, in order of
    release."""

    cards: list[PokemonCard]
    sets: dict[str, str]


class PokemonFace(CardFace):
    """See Face."""

    names: KindNames
    drawn = "pokemon"
    sighted = SIGHT
    collected = PokemonCollection
    happens = events_of(events)
    log = log_pokemon
    uncertain = UNCERTAIN
    luck = COINS_FORESEEN

    def __init__(self, game: Game) -> None:
        super().__init__(game, KindNames(tuple(game.pool.values())))

    def sight(self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True) -> Sight:
        """The view as it is; its decision with a question and labels."""
        decision = view.decision if asked and outcome is None else None
        data = None
        if decision is not None:
            data = decision_data(decision)
            asking = asks.Asking(decision, view, self.names, lang, people)
            data.prompt, data.labels, data.deed = asking.prompt(), asking.labels(), asking.deed()
        goal = goal_data(self.game.words.goal(view, lang))
        return carried(self.sighted, view, outcome_data(outcome), data, goal, notes=self._notes(view, lang))

    def actor(self, events: Sequence[p.Json]) -> int | None:
        """Whose the first event is."""
        return next((event["seat"] for event in events if "seat" in event), None)

    def uncovered(self, events: Sequence[p.Json], lang: str) -> list[str]:
        """The cards that were drawn, shown or taken, how many of them are hidden, and the coins."""
        found: dict[str, None] = {}
        hidden = 0
        names = self.names.spoken(lang)
        for event in events:
            if event["e"] == "CoinFlipped":
                side = asks.label("heads" if event["heads"] else "tails", lang)
                found[asks.label("coin", lang, side=side)] = None
            elif event["e"] in SHOWN:
                hidden += event["kinds"].count(HIDDEN)
                found |= dict.fromkeys(names.name(kind) for kind in event["kinds"] if kind != HIDDEN)
        return [*found, *([asks.label("hidden", lang, n=hidden)] if hidden else [])]

    def scores(self, view: Any) -> list[int] | None:
        """Prize cards taken."""
        return [seat.taken for seat in view.seats]

    def tally(self, view: Any) -> list[int] | None:
        """Prize cards that are left to each side."""
        return [sum(len(seat.prizes) for seat in view.seats[side::2]) for side in range(2)]

    def collection(self, lang: str, first: int = 0) -> PokemonCollection:
        """All cards with their texts."""
        cards = [card_info(n, card, lang) for n, card in enumerate(self.names.cards) if n >= first]
        return PokemonCollection(cards, {one: title_of(one) for one in sets_of(cards)})

    def deck_note(self, name: str, lang: str) -> str:
        """The set it was sold with, and the year."""
        deck = self.game.deck(name)
        if deck is None:
            return ""
        sold_with = SOLD_WITH.get(deck.name)
        home = home_set(deck.cards, self.game.pool) if sold_with is None else SETS[sold_with]
        return "" if home is None else f"{home.name}, {home.year}"

    def _notes(self, view: Any, lang: str) -> dict[str, list[str]]:
        """The effects that last, in words."""
        found = {str(mon.id): mon.effects for side in view.sides for mon in (*side.active, *side.bench) if mon.effects}
        found |= {f"seat {n}": seat.lasting for n, seat in enumerate(view.seats) if seat.lasting}
        return {
            key: [log_pokemon.lasting(kind, what, end, name, self.names, lang) for kind, what, _, end, name in effects]
            for key, effects in found.items()
        }


class TeamsFace(PokemonFace):
    """The same for two teams of two (P2-SETUP-1)."""

    drawn = "pokemon-2v2"
    sighted = TEAMS

    def scores(self, view: Any) -> list[int] | None:
        """Prize cards taken by each side."""
        return [sum(seat.taken for seat in view.seats[side::2]) for side in range(2)]

    def deck_note(self, name: str, lang: str) -> str:
        """None: these decks were never sold."""
        return ""


def sets_of(cards: Iterable[PokemonCard]) -> list[str]:
    """The sets of these cards, in order of release."""
    return sorted({card.set for card in cards}, key=lambda name: place(f"{name}-"))


def card_info(n: int, card: Card, lang: str) -> PokemonCard:
    """A card with its texts in a language. A tree without words has none."""
    try:
        text = card_texts.render(card, lang)
    except card_texts.Unsayable:
        text = card_texts.CardText(
            tuple((card_texts.label(one, card, lang), one.name, "") for one in card.abilities),
            tuple((one.name, "") for one in card.attacks),
        )
    home, _, number = card.id.rpartition("-")
    assert card.kind != "closed", "the pool has no closed cards"
    abilities = [AbilityInfo(*ability) for ability in text.abilities]
    attacks = [
        AttackInfo(one.name, one.cost, one.damage, one.sign, said) for one, (_, said) in zip(card.attacks, text.attacks)
    ]
    words = [f"{ability.name} {ability.text}" for ability in abilities]
    words += [f"{attack.name} {attack.text}" for attack in attacks]
    return PokemonCard(
        n,
        card.id,
        card_name(card, lang),
        list(all_names(card)),
        home,
        number,
        card.kind,
        card.stage,
        card.hp,
        card.types,
        called(card.evolves_from, lang),
        card.weakness,
        card.resistance,
        card.retreat,
        card.level,
        list(card.tags),
        card.provides,
        abilities,
        attacks,
        list(text.rules),
        "\n".join(word.strip() for word in (*words, *text.rules)),
    )
