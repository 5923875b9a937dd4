"""A game that brings no face of its own, as the server shows it: its view as labelled lists and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stolik.game import Game
from stolik.kernel.decision import Decision
from stolik.kernel.rules import Outcome
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server.bodies import Cards
from stolik.server.sights import Options, Row, Sight
from stolik.simulation.foresight import foresee
from stolik.text.goals import Goal, scores_of
from stolik.text.phrase import plain
from stolik.text.shown import CardSeen, Fact, Zone, as_text

from . import LogRow, NamesOfGame, decision_data, goal_data, outcome_data, row_of


class GenericCard(Struct):
    """A card: `option` is its position among the options of the question (-1: it is none of them), `intent` what
    choosing it would say, as a verb and its numbers, so that one may ask why not."""

    name: str
    text: str
    facts: list[str]
    option: int
    intent: Row | None


class ZoneData(Struct):
    """Cards or things that lie together; `seat` null: they are nobody's. `hidden`: `count` is all that is known."""

    key: str
    name: str
    seat: int | None
    count: int
    hidden: bool
    note: str
    cards: list[GenericCard]


class FactData(Struct):
    """A figure of the table, or of a seat."""

    name: str
    value: str
    seat: int | None


class GenericSight(Sight, tag_field="game", tag="generic", kw_only=True):
    """A game drawn from its view: `sides` are those of the seats, `turn` and `to_move` -1 where the game counts none,
    `text` is all of the view."""

    turn: int
    to_move: int
    sides: list[int]
    options: Options
    zones: list[ZoneData]
    facts: list[FactData]
    text: str


class GenericCardInfo(Struct):
    """A card of the collection; `n` is its number there."""

    n: int
    key: str
    name: str
    text: str
    facts: list[str]


class GenericCollection(Cards):
    """The cards of a game, in the order of its pool."""

    cards: list[GenericCardInfo]


class GenericFace(NamesOfGame):
    """See Face. All it says is what the game's `Words` say, or their fallbacks."""

    drawn = "generic"
    sighted = GenericSight
    collected = GenericCollection
    happens = ()

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.words = game.words

    def sight(
        self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True
    ) -> GenericSight:
        """The view as labelled lists; its decision with a question and labels."""
        decision = view.decision if asked and outcome is None else None
        data = None
        if decision is not None:
            data = decision_data(decision)
            data.prompt = self.words.prompt(decision, view, people, lang)
            data.labels = [self.words.label(one.verb, one.args, view, people, lang) for one in decision.options]
        zones, facts = self.words.zones(view, people, lang), self.words.facts(view, people, lang)
        goal = self.words.goal(view, lang)
        return GenericSight(
            seat=view.seat,
            turn=_number(view, "turn"),
            to_move=_number(view, "to_move"),
            sides=list(self.game.sides),
            options={key: one for key, one in _options(view).items() if isinstance(one, int | str)},
            zones=[self._zone(zone, decision) for zone in zones],
            facts=[FactData(one.name, one.value, one.seat) for one in facts if not _is_told(one, goal)],
            text=as_text(zones, facts, people, lang),
            outcome=outcome_data(outcome),
            decision=data,
            goal=goal_data(goal),
        )

    def _zone(self, zone: Zone, decision: Decision | None) -> ZoneData:
        cards = [self._card(card, decision) for card in zone.cards]
        return ZoneData(zone.key, zone.name, zone.seat, zone.count, zone.hidden, zone.note, cards)

    def _card(self, card: CardSeen, decision: Decision | None) -> GenericCard:
        option = -1
        intent: Row | None = None
        if card.intent is not None:
            verb, args = card.intent
            intent = [verb, *args]
            found = None if decision is None else decision.find(verb, args)
            option = -1 if decision is None or found is None else decision.options.index(found)
        return GenericCard(card.name, card.text, list(card.facts), option, intent)

    def entry(self, events: Sequence[p.Json], people: Sequence[str], viewer: int | None, lang: str) -> LogRow | None:
        """Every event that has words, in a line of its own."""
        return row_of(self.words.tell(events, people, viewer, lang))

    def foresee(self, match: Match, decision: Decision, pick: int, viewer: int | None, lang: str) -> p.PreviewResult:
        """What comes of it whatever lies hidden and however luck falls."""
        certain, whole = foresee(match, decision.seat, decision.at((pick,)))
        lines = [line.text for line in self.words.tell(certain, match.names, viewer, lang)]
        found = p.PreviewResult(pick, certain, lines, [], [], [], None)
        found.luck = not whole
        return found

    def ending(
        self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None, lang: str
    ) -> p.Sentence:
        """How it ended, and who won."""
        return self.words.outcome(kind, outcome.returns, people, viewer, lang, outcome.rule, loser)

    def actor(self, events: Sequence[p.Json]) -> int | None:
        """Whose the first event is."""
        seats = (event.get("seat") for event in events)
        return next((seat for seat in seats if isinstance(seat, int) and 0 <= seat < self.game.seats), None)

    def uncovered(self, events: Sequence[p.Json], lang: str) -> list[str]:
        """What happened, since nobody has said what of it shows something."""
        people = [f"{seat + 1}" for seat in range(self.game.seats)]
        told = self.words.tell(events, people, None, lang)
        return list(dict.fromkeys(plain(line.text).rstrip(".。") for line in told))

    def scores(self, view: Any) -> list[int] | None:
        """The view's `scores` or `score`, where it has a number for each side or seat."""
        return scores_of(view)

    def collection(self, lang: str, first: int = 0) -> GenericCollection:
        """The pool."""
        cards = []
        for n, key in list(enumerate(self.game.pool))[first:]:
            seen = self.words.card(n, lang)
            name, text = self.game.spoken.card_name(key, lang), self.words.card_text(key, lang)
            cards.append(GenericCardInfo(n, key, name, text, list(seen.facts) if seen is not None else []))
        return GenericCollection(cards)

    def name(self, card: str, lang: str) -> str:
        """Its name in the language."""
        return self.game.spoken.card_name(card, lang)


def _is_told(fact: Fact, goal: Goal | None) -> bool:
    """Whether the goal says this figure already: it counts the same, of everybody."""
    return goal is not None and bool(goal.standings) and fact.name.partition(": ")[0] == goal.counted


def _number(view: Any, name: str) -> int:
    found = getattr(view, name, -1)
    return found if type(found) is int else -1


def _options(view: Any) -> dict[str, Any]:
    found = getattr(view, "options", {})
    return found if isinstance(found, dict) else {}
