"""What the server shows of each game: views, sentences and cards. One face a game: its own, or the generic one."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, Final, Protocol

from msgspec import UNSET

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.decks.deck import fold
from stolik.game import Game, at_place
from stolik.kernel.decision import Decision
from stolik.kernel.event import Event
from stolik.kernel.rules import Outcome
from stolik.match import Match
from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.sights import GoalData, PickRuleData, Sight, StandingData
from stolik.text.goals import Goal
from stolik.text.table import EventLine, ReckonedStep

GENERIC: Final = "stolik.server.faces.generic:GenericFace"
"""The face of a game that brings none."""


class LogTold(Protocol):
    """What a log row says: its sentence, what it came to, and each event by itself, where the game tells them so."""

    @property
    def text(self) -> p.Sentence:
        """The sentence."""

    @property
    def sum(self) -> p.Sentence | None:
        """What it came to."""

    @property
    def lines(self) -> list[p.LogLine] | None:
        """One by one."""


@dataclass(frozen=True)
class LogRow:
    """A row of the log in which each event has its line: the first of them, and all."""

    text: p.Sentence
    lines: list[p.LogLine]
    sum: None = None


class Face(Protocol):
    """One game as the server shows it. `people` are the players' names by seat; `viewer` is whom sentences call "you"
    (None: nobody); events are those that the viewer sees, as JSON data. It sees views and events, never a state.

    `drawn` is the id under which the pages draw it, `sighted` the struct that carries its views, `collected` the one of
    its cards, `happens` the kinds of its events, `scenery` the names of those that say no more than where a game
    stands, `chances` how the kinds of those questions begin that pages let pass by themselves, since a player may wish
    to stop at each of them. It is made with its game."""

    drawn: str
    sighted: type[Sight]
    collected: type[b.Cards]
    happens: tuple[type[Event], ...]
    scenery: tuple[str, ...]
    chances: tuple[str, ...]

    def sight(self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True) -> Sight:
        """A view for the wire; without its decision when not `asked`."""
        ...

    def open(self, view: Any, decision: Decision) -> bool:
        """Whether what a question offers lies where the table shows it, and not in a pile that is looked through."""
        ...

    def entry(self, events: Sequence[p.Json], people: Sequence[str], viewer: int | None, lang: str) -> LogTold | None:
        """The log row of one answer; None where there is nothing to tell."""
        ...

    def foresee(self, match: Match, decision: Decision, pick: int, viewer: int | None, lang: str) -> p.PreviewResult:
        """What the answer at position `pick` would do. Raises IllegalAnswer."""
        ...

    def ending(
        self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None, lang: str
    ) -> p.Sentence:
        """How a game ended: by "rules", or because `loser` gave up ("resign", "time", "left")."""
        ...

    def actor(self, events: Sequence[p.Json]) -> int | None:
        """Whose doing an entry is, where the events tell it."""
        ...

    def uncovered(self, events: Sequence[p.Json], lang: str) -> list[str]:
        """What these events showed or decided by chance, in words, so that taking back can be judged."""
        ...

    def scores(self, view: Any) -> list[int] | None:
        """The score by seat, of teams by side, for the list of tables; None where there is none."""
        ...

    def tally(self, view: Any) -> list[int] | None:
        """The figure by side that a chart of the game is drawn of, turn by turn; None where there is none."""
        ...

    def collection(self, lang: str, first: int = 0) -> b.Cards:
        """All cards, those from a number on, with their texts."""
        ...

    def key(self, card: str) -> str:
        """The key of a card that was named in any language, or what was said."""
        ...

    def name(self, card: str, lang: str) -> str:
        """The name of a card by its key; the key itself for an unknown one."""
        ...

    def deck_title(self, name: str, lang: str) -> str:
        """The title of a bundled deck."""
        ...

    def seats(self, names: Sequence[str], lang: str) -> tuple[str, ...]:
        """What the players at a drawn table are called, whose seats the drawing calls `names`."""
        ...

    def deck_note(self, name: str, lang: str) -> str:
        """How to play a bundled deck, "" if nobody has said."""
        ...


def events_of(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events of a module, but for those that others only share fields of."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__ and not kind.__name__.startswith("_"))


class NamesOfGame:
    """What a face says as the game does: decks by their titles, cards by names in any language, seats as they are."""

    scenery: tuple[str, ...] = ()
    chances: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game = game

    def key(self, card: str) -> str:
        """Names in any language."""
        return self.game.names.get(fold(card), card)

    def open(self, view: Any, decision: Decision) -> bool:
        """It does."""
        return True

    def seats(self, names: Sequence[str], lang: str) -> tuple[str, ...]:
        """As the drawing has it."""
        return tuple(names)

    def scores(self, view: Any) -> list[int] | None:
        """None."""
        return None

    def tally(self, view: Any) -> list[int] | None:
        """The scores."""
        return self.scores(view)

    def deck_title(self, name: str, lang: str) -> str:
        """The deck's name in the language."""
        return self.game.spoken.deck_title(name, lang)

    def deck_note(self, name: str, lang: str) -> str:
        """Its plan."""
        return self.game.spoken.deck_plan(name, lang)


@cache
def face_of(game: str) -> Face:
    """The face of a game. Raises Denied for a game that there is not."""
    try:
        found = find_game(game)
    except (UnknownGame, BrokenGame):
        raise Denied(404, "no-game") from None
    face: Face = at_place(found.web or GENERIC)(found)
    return face


def face_for(game: Game) -> Face:
    """The face of a game, also of one over fewer cards or those that somebody brought."""
    return face_of(game.id) if game.home is None else _face_over(game)


@lru_cache(maxsize=64)
def _face_over(game: Game) -> Face:
    face: Face = at_place(game.web or GENERIC)(game)
    return face


def brought(game: Game, lang: str) -> b.Cards:
    """The cards of a game that are in no set, in the form of its collection: what they are and do, by the numbers that
    they have behind those of the bundled ones."""
    return face_for(game).collection(lang, game.bundled)


def seen(events: Sequence[Any], seat: int | None) -> list[p.Json]:
    """Events as `seat` sees them, as JSON data."""
    shown = (event.seen_by(seat) for event in events)
    return [event.to_data() for event in shown if event is not None]


def certain(events: list[p.Json], uncertain: Container[str]) -> list[p.Json]:
    """The events before the first of these kinds."""
    end = next((n for n, event in enumerate(events) if event["e"] in uncertain), len(events))
    return events[:end]


def alike(ways: Sequence[list[p.Json]]) -> list[p.Json]:
    """The events with which all of several ways begin; none of no ways."""
    first = min(ways, key=len, default=[])
    end = next((n for n, event in enumerate(first) if any(way[n] != event for way in ways)), len(first))
    return first[:end]


def row_of(lines: Sequence[EventLine]) -> LogRow | None:
    """The row of the log with these lines; None without any."""
    found = [_line(line) for line in lines]
    return LogRow(found[0].text, found) if found else None


def step_data(step: ReckonedStep) -> p.StepData:
    """A line of a reckoning for the wire."""
    return p.StepData(step.label, step.change, step.result, step.rule, step.card)


def _line(line: EventLine) -> p.LogLine:
    steps = [step_data(step) for step in line.steps]
    return p.LogLine(line.event, line.text, steps or UNSET, dict(line.facts) or UNSET, line.seat)


def decision_data(decision: Decision) -> p.DecisionData:
    """A decision for the wire."""
    rule = decision.rule
    return p.DecisionData(
        decision.seat,
        decision.kind,
        [[option.verb, *option.args] for option in decision.options],
        decision.least,
        decision.most,
        None if decision.counts is None else list(decision.counts),
        list(decision.about),
        UNSET if rule is None else PickRuleData(list(rule.groups), rule.each, list(rule.weights), rule.total),
    )


def goal_data(goal: Goal | None) -> GoalData | None:
    """How one wins, for the wire."""
    if goal is None:
        return None
    standings = [StandingData(list(one.seats), one.count, one.figure, one.of) for one in goal.standings]
    return GoalData(goal.head, goal.rest, goal.counted, standings)


def outcome_data(outcome: Outcome | None) -> p.OutcomeData | None:
    """An outcome for the wire."""
    return None if outcome is None else p.OutcomeData(outcome.winner, list(outcome.returns), outcome.rule)
