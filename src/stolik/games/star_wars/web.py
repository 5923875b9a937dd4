"""The Star Wars TCG as the server shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct

from stolik.game import Game
from stolik.games.star_wars.ast.nodes import Activated, Pilot, Reserves
from stolik.games.star_wars.ast.printed import Kind, Side, StarWarsCard
from stolik.games.star_wars.cards import SETS, home_set, title_of
from stolik.games.star_wars.rules import events
from stolik.games.star_wars.rules.asked import STACK_SPEED
from stolik.games.star_wars.rules.forecast import defences, forecast
from stolik.games.star_wars.rules.state import BUILT
from stolik.games.star_wars.rules.view import EffectSeen, StarWarsView, UnitSeen
from stolik.games.star_wars.text import asks
from stolik.games.star_wars.text import cards as card_texts
from stolik.games.star_wars.text import forecast as forecast_star_wars
from stolik.games.star_wars.text import log as log_star_wars
from stolik.games.star_wars.text.seen import SeatNames
from stolik.games.star_wars.text.table import KEYWORDS, SIDES, KindNames, uncovered
from stolik.kernel.decision import Option
from stolik.kernel.rules import Outcome
from stolik.server import protocol as p
from stolik.server.bodies import Cards
from stolik.server.faces import decision_data, events_of, goal_data, outcome_data, step_data
from stolik.server.faces.cards import CardFace
from stolik.server.sights import Sight, carried, sight_of
from stolik.text.table import word

HIDDEN: Final = -1
SIGHT: Final = sight_of(StarWarsView, "star-wars", notes=dict[str, list[str]], forecast=p.ForecastData | None)
UNCERTAIN: Final = ("DeckShuffled", "CardsDrawn", "HandSeen", "DeckSearched", "DiceRolled", "DiceRerolled")
"""Events behind which nothing is certain: what comes next depends on dice, or on cards that nobody has seen."""
ATTACKS: Final = ("attack", "bombard", "ion cannon")
SHOWN: Final = ("CardsDrawn", "CardsShown", "DeckSearched")
"""Events after which somebody knows more cards than before."""


class KeywordInfo(Struct):
    """A keyword on a card: its name, a sentence that reminds of it, in which "X" stands for its number, the rule that
    it is, and that number; 0 where it has none, or another each time."""

    name: str
    text: str
    rule: str
    n: int


class StarWarsCardInfo(Struct):
    """A card of the Star Wars TCG; games.star_wars.ast.printed says what the facts mean. `n` is its number in views,
    `name` as printed, with the version letter. `force` is what it costs to play a Battle card, in its first way.
    `lines` are its text, `reminders` the keywords in it, `plays` its activated abilities by their places in views,
    `text` everything in one string; `terms`: counters alone don't complete it, its text asks for more."""

    n: int
    id: str
    name: str
    title: str
    version: str
    set: str
    number: str
    side: Side
    kind: Kind
    subtypes: str
    arena: str
    cost: int
    force: int
    speed: int
    power: int
    health: int
    pilots: list[str]
    keywords: dict[str, int]
    lines: list[str]
    plays: dict[str, str]
    reminders: list[KeywordInfo]
    text: str
    terms: bool


class StarWarsCollection(Cards):
    """The cards of the Star Wars TCG, in the order of their numbers, the names of their sets by id, and those of the
    keywords in the language."""

    cards: list[StarWarsCardInfo]
    sets: dict[str, str]
    keywords: dict[str, str]


class StarWarsFace(CardFace):
    """See Face."""

    drawn = "star-wars"
    sighted = SIGHT
    collected = StarWarsCollection
    happens = events_of(events)
    scenery = ("StepBegan",)
    chances = ("window:",)
    log = log_star_wars
    uncertain = UNCERTAIN
    luck = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game, KindNames(tuple(game.pool.values())))

    def sight(self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True) -> Sight:
        """The view as it is; its decision with a question, labels, and what each option is about."""
        decision = view.decision if asked and outcome is None else None
        data = None
        if decision is not None:
            data = decision_data(decision)
            asking = asks.Asking(decision, view, self.names, lang)
            data.prompt, data.labels, data.subjects = asking.prompt(), asking.labels(), asking.subjects()
            data.deed = asking.deed()
            chance = asking.chance()
            if chance is not None:
                data.chance = p.ChanceData(chance.title, chance.pending, chance.if_pass, chance.rule)
        return carried(
            self.sighted,
            view,
            outcome_data(outcome),
            data,
            goal_data(self.game.words.goal(view, lang)),
            notes=self._notes(view, lang),
            forecast=self._forecast(view, lang) if outcome is None else None,
        )

    def reckon(self, found: p.PreviewResult, option: Option, views: Sequence[Any], lang: str) -> None:
        """What an attack would roll."""
        for view in views:
            if option.verb in ATTACKS:
                found.forecast = self._forecast(view, lang) or UNSET

    def actor(self, events: Sequence[p.Json]) -> int | None:
        """Whose the first event is."""
        return next((event["seat"] for event in events if event.get("seat", -1) >= 0), None)

    def uncovered(self, events: Sequence[p.Json], lang: str) -> list[str]:
        """The cards that were drawn or shown, how many of them are hidden, and the dice."""
        found: dict[str, None] = {}
        hidden = 0
        for event in events:
            if event["e"] in ("DiceRolled", "DiceRerolled"):
                dice = " ".join(map(str, event["dice"]))
                found[uncovered("dice", lang, dice=dice)] = None
            elif event["e"] in SHOWN:
                hidden += event["cards"].count(HIDDEN)
                found |= dict.fromkeys(self.names.name(kind) for kind in event["cards"] if kind != HIDDEN)
        return [*found, *([uncovered("hidden", lang, n=hidden)] if hidden else [])]

    def scores(self, view: Any) -> list[int] | None:
        """How many arenas each controls."""
        return [sum(held == seat for held in view.control.values()) for seat in (0, 1)]

    def collection(self, lang: str, first: int = 0) -> StarWarsCollection:
        """All cards with their texts."""
        printed = self.game.rules.printed()
        cards = [card_info(n, card, printed[n], lang) for n, card in enumerate(self.names.cards) if n >= first]
        sets = {**SETS, **{card.set: title_of(card.set) for card in cards}}
        return StarWarsCollection(cards, sets, {name: word(row, lang) for name, row in KEYWORDS.items()})

    def seats(self, names: Sequence[str], lang: str) -> tuple[str, ...]:
        """By their sides."""
        return tuple(word(row, lang) for row in SIDES.values())

    def deck_note(self, name: str, lang: str) -> str:
        """Its side, and the sets that most of its cards are from."""
        deck = self.game.deck(name)
        if deck is None:
            return ""
        sides = [side for card in deck.cards if (side := self.game.pool[card].side) != "neutral"]
        return f"{word(SIDES[sides[0]], lang)} · {title_of(home_set(deck.cards))}"

    def _forecast(self, view: Any, lang: str) -> p.ForecastData | None:
        """What the attack under way would roll, in words; None where there is none, or its dice are down."""
        found = forecast(view)
        if found is None:
            return None
        answers = [(one.card, one.place) for one in defences(view, self.game.rules.printed())]
        told = forecast_star_wars.tell(found, answers, SeatNames(view, view.seat, self.names, lang))
        return p.ForecastData(
            found.dice, told.short, told.said, [step_data(step) for step in told.steps], list(told.notes)
        )

    def _notes(self, view: Any, lang: str) -> dict[str, list[str]]:
        """What changes units and players, in words: a stack, static abilities, effects that last."""
        places = [unit for units in view.arenas.values() for unit in units]
        places += [unit for seat in view.seats for unit in seat.zone]
        places += [pilot for unit in places for pilot in unit.pilots]
        found = {str(unit.id): self._changed(unit, lang) for unit in places}
        found |= {f"seat {n}": self._lasting(seat.effects, lang) for n, seat in enumerate(view.seats)}
        return {key: notes for key, notes in found.items() if notes}

    def _changed(self, unit: UnitSeen, lang: str) -> list[str]:
        """Why a unit is not as its card is printed."""
        found = []
        more = len(unit.cards) - 1
        if more > 0 and unit.place != BUILT:
            gives = [("speed", STACK_SPEED * more), ("power", more), ("health", more)]
            found.append(log_star_wars.stacked(more + 1, gives, lang))
        found += [log_star_wars.standing(kind, gives, self.names, lang) for kind, gives in unit.changes]
        return found + self._lasting(unit.effects, lang)

    def _lasting(self, effects: Sequence[EffectSeen], lang: str) -> list[str]:
        return [
            log_star_wars.lasting(kind, what, gives, until, self.names, lang) for kind, what, gives, until in effects
        ]


def card_info(n: int, card: StarWarsCard, facts: Any, lang: str) -> StarWarsCardInfo:
    """A card with its texts in a language. A tree without words has none."""
    try:
        text = card_texts.render(card, lang)
        plays = played(card, lang)
    except card_texts.Unsayable:
        text, plays = card_texts.CardText(), {}
    home, _, number = card.id.partition("-")
    return StarWarsCardInfo(
        n,
        card.id,
        card.printed_name,
        card.name,
        card.version,
        home,
        number,
        card.side,
        card.kind,
        card.subtypes,
        "/".join(card.arenas),
        card.cost,
        facts.plays[0].force if facts.plays else 0,
        card.speed,
        card.power,
        card.health,
        list(facts.pilots),
        dict(facts.keywords),
        list(text.lines),
        plays,
        [KeywordInfo(*one) for one in text.reminders],
        "\n".join(text.lines),
        card.needs is not None or bool(card.costs),
    )


def played(card: StarWarsCard, lang: str) -> dict[str, str]:
    """Each activated ability by its place, as views name it, in words. Raises Unsayable."""
    found: dict[str, str] = {}
    printed = card_texts.context(card)
    for n, ability in enumerate(card.abilities):
        parts: list[tuple[str, Any]] = [(str(n), ability)]
        if isinstance(ability, Pilot):
            parts = [(f"{n}.{m}", part) for m, part in enumerate(ability.gives)]
        for place, part in parts:
            inner = part.ability if isinstance(part, Reserves) else part
            if isinstance(inner, Activated):
                found[place] = card_texts.write_line((inner,), lang, printed)
    return found
