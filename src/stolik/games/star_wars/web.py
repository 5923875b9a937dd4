"""The Star Wars TCG as the server shows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import UNSET

from stolik.catalog import game
from stolik.games.star_wars.ast.nodes import Activated, Pilot, Reserves
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.cards import SETS
from stolik.games.star_wars.rules.forecast import defences, forecast
from stolik.games.star_wars.text import asks
from stolik.games.star_wars.text import cards as card_texts
from stolik.games.star_wars.text import forecast as forecast_star_wars
from stolik.games.star_wars.text import log as log_star_wars
from stolik.games.star_wars.text.seen import Seen
from stolik.games.star_wars.text.table import KEYWORDS, SIDES, Names, uncovered
from stolik.kernel.decision import Option
from stolik.kernel.rules import Outcome
from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.faces import decision_data, outcome_data, step_data
from stolik.server.faces.cards import CardFace
from stolik.text.table import word

HIDDEN: Final = -1
_BESIDE: Final = ("notes", "forecast", "outcome", "decision")
FIELDS: Final = tuple(name for name in p.StarWarsSight.__struct_fields__ if name not in _BESIDE)
UNCERTAIN: Final = ("DeckShuffled", "CardsDrawn", "HandSeen", "DeckSearched", "DiceRolled", "DiceRerolled")
"""Events behind which nothing is certain: what comes next depends on dice, or on cards that nobody has seen."""
ATTACKS: Final = ("attack", "bombard", "ion cannon")
SHOWN: Final = ("CardsDrawn", "CardsShown", "DeckSearched")
"""Events after which somebody knows more cards than before."""


@cache
def names() -> Names:
    """The cards of the pool, in the order of their numbers."""
    rules: Any = game("star-wars").rules
    return Names(tuple(rules.pool.values()))


class StarWarsFace(CardFace):
    """See Face."""

    game = "star-wars"
    log = log_star_wars
    uncertain = UNCERTAIN
    luck = 0

    def __init__(self) -> None:
        super().__init__(names())

    def sight(
        self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True
    ) -> p.Sight:
        """The view as it is; its decision with a question, labels, and what each option is about."""
        fields = {name: getattr(view, name) for name in FIELDS}
        decision = view.decision if asked and outcome is None else None
        data = None
        if decision is not None:
            data = decision_data(decision)
            asking = asks.Asking(decision, view, names(), lang)
            data.prompt, data.labels, data.subjects = asking.prompt(), asking.labels(), asking.subjects()
            chance = asking.chance()
            if chance is not None:
                data.chance = p.ChanceData(chance.title, chance.pending, chance.if_pass, chance.rule)
        return p.StarWarsSight(
            **fields,
            notes=_notes(view, lang),
            forecast=_forecast(view, lang) if outcome is None else None,
            outcome=outcome_data(outcome),
            decision=data,
        )

    def reckon(self, found: p.PreviewResult, option: Option, views: Sequence[Any], lang: str) -> None:
        """What an attack would roll."""
        for view in views:
            if option.verb in ATTACKS:
                found.forecast = _forecast(view, lang) or UNSET

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
                found |= dict.fromkeys(names().name(kind) for kind in event["cards"] if kind != HIDDEN)
        return [*found, *([uncovered("hidden", lang, n=hidden)] if hidden else [])]

    def scores(self, view: Any) -> list[int] | None:
        """How many arenas each controls."""
        return [sum(held == seat for held in view.control.values()) for seat in (0, 1)]

    def collection(self, lang: str) -> b.StarWarsCollection:
        """All cards with their texts."""
        rules: Any = game("star-wars").rules
        printed = rules.printed()
        cards = [card_info(n, card, printed[n], lang) for n, card in enumerate(names().cards)]
        return b.StarWarsCollection(cards, dict(SETS), {name: word(row, lang) for name, row in KEYWORDS.items()})

    def seats(self, names: Sequence[str], lang: str) -> tuple[str, ...]:
        """By their sides."""
        return tuple(word(row, lang) for row in SIDES.values())

    def deck_note(self, name: str, lang: str) -> str:
        """Its side, and the sets that most of its cards are from."""
        deck = game("star-wars").deck(name)
        if deck is None:
            return ""
        rules: Any = game("star-wars").rules
        sides = [side for card in deck.cards if (side := rules.pool[card].side) != "neutral"]
        sets = [card.partition("-")[0] for card in deck.cards]
        home = SETS[max(dict.fromkeys(sets), key=sets.count)]
        return f"{word(SIDES[sides[0]], lang)} · {home}"


def _forecast(view: Any, lang: str) -> p.ForecastData | None:
    """What the attack under way would roll, in words; None where there is none, or its dice are down."""
    found = forecast(view)
    if found is None:
        return None
    rules: Any = game("star-wars").rules
    answers = [(one.card, one.place) for one in defences(view, rules.printed())]
    told = forecast_star_wars.tell(found, answers, Seen(view, view.seat, names(), lang))
    return p.ForecastData(told.short, told.said, [step_data(step) for step in told.steps], list(told.notes))


def _notes(view: Any, lang: str) -> dict[str, list[str]]:
    """The effects that last, in words."""
    places = [unit for units in view.arenas.values() for unit in units]
    places += [unit for seat in view.seats for unit in seat.zone]
    places += [pilot for unit in places for pilot in unit.pilots]
    found = {str(unit.id): unit.effects for unit in places if unit.effects}
    found |= {f"seat {n}": seat.effects for n, seat in enumerate(view.seats) if seat.effects}
    return {
        key: [log_star_wars.lasting(kind, what, gives, until, names(), lang) for kind, what, gives, until in effects]
        for key, effects in found.items()
    }


def card_info(n: int, card: StarWarsCard, facts: Any, lang: str) -> b.StarWarsCardInfo:
    """A card with its texts in a language. A tree without words has none."""
    try:
        text = card_texts.render(card, lang)
        plays = played(card, lang)
    except card_texts.Unsayable:
        text, plays = card_texts.CardText(), {}
    home, _, number = card.id.partition("-")
    return b.StarWarsCardInfo(
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
        card.arena,
        card.cost,
        facts.plays[0].force if facts.plays else 0,
        card.speed,
        card.power,
        card.health,
        list(facts.pilots),
        dict(facts.keywords),
        list(text.lines),
        plays,
        list(text.reminders),
        "\n".join(text.lines),
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
