"""What the verbs of Star Wars share: those of a card of the hand and those of a thing at the table."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, TypeVar

from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.verb import Verb
from stolik.games.star_wars.rules import memory
from stolik.games.star_wars.rules.asked import needed
from stolik.games.star_wars.rules.notation import called, kind_of, meant, names_of
from stolik.games.star_wars.rules.procedure import Procedure
from stolik.games.star_wars.rules.state import BUILT, StarWarsState, Unit
from stolik.kernel.agenda import Ask
from stolik.kernel.decision import Option, RuleId

About = TypeVar("About", contravariant=True)

DONE: Final = Option("done")


class Action(Verb[StarWarsState, About]):
    """A verb of one moment: setup, a build step, a retreat step, a chance, or when a unit acts."""

    __slots__ = ()

    ends: ClassVar[bool] = False
    """Whether the step is over after it."""


class OfHand(Action[int]):
    """With a card of the hand; the first number is its kind."""

    __slots__ = ()

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"{self.words[1]} {name_of(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return Option.foreign(self.name, (in_hand(s, seat, text),))

    def facts(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> dict[str, Any]:
        """card: that of one's own hand, as it is printed."""
        return {"card": s.card(args[0])} if args and args[0] in s.seats[seat].hand else {}


class OfUnit(Action[Unit]):
    """With a thing at the table: a unit, a pilot, a Location, or what is partially built. The first number is its
    id."""

    __slots__ = ()

    aims: ClassVar[bool] = False
    """Whether the second number is another thing, with which it is done."""

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"{self.words[1]} {unit_called(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return Option.foreign(self.name, (meant(s, text, seat).id,))

    def facts(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> dict[str, Any]:
        """See `of_things`."""
        return of_things(s, seat, args[: 1 + self.aims])


class ToBeDone(Action[None]):
    """Being done with a step."""

    __slots__ = ()

    name = "done"
    words = ("be", "is")
    ends = True

    def intents(self, s: StarWarsState, seat: int, about: None) -> tuple[Option, ...]:
        return (DONE,)

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        return None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        """What comes after the step lies on the agenda already."""

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return "is done"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return Option.foreign("done")


def asking(s: StarWarsState) -> object:
    """The frame that asks, if any is asked."""
    return s.agenda[-2] if len(s.agenda) > 1 and isinstance(s.agenda[-1], Ask) else None


def acting(s: StarWarsState) -> Unit | None:
    """The unit whose time has come, while its player is asked what it does."""
    frame = asking(s)
    return s.units.get(frame.data[memory.UNIT]) if isinstance(frame, Procedure) and frame.name == "act" else None


# ---- what a refusal's sentence needs


def of_things(s: StarWarsState, seat: int, ids: tuple[int, ...]) -> dict[str, Any]:
    """unit and target: the top cards of one thing at the table and of a second one, as far as the seat sees what they
    are (SW-ZONE-8); own, tapped, place, moved: of the first; have and need: its build counters."""
    found: dict[str, Any] = {}
    for word, n in zip(("unit", "target"), ids):
        unit = s.units.get(n)
        if unit is None or (unit.place == BUILT and unit.seat != seat):
            continue
        found[word] = s.top(unit)
        if word == "unit":
            found.update(own=unit.seat == seat, tapped=unit.tapped, place=unit.place, moved=unit.moved)
            if unit.place == BUILT:
                found.update(have=unit.counters, need=needed(s, unit))
    return found


# ---- sentences


def name_of(s: StarWarsState, kind: int) -> str:
    """A card by the name that drawings know it by."""
    return names_of(s.fixed.pool).written(kind % s.fixed.size)


def unit_called(s: StarWarsState, n: int) -> str:
    """A thing at the table by what drawings call it."""
    return called(s, s.units[n]) if n in s.units else "nothing"


def in_hand(s: StarWarsState, seat: int, text: str) -> int:
    """The card that is named, likeliest one of the hand. Raises DrawingError."""
    return kind_of(s, seat, text, s.seats[seat].hand)


def whole(text: str) -> int:
    """A whole number. Raises DrawingError."""
    if not text.isdigit():
        raise DrawingError(f"{text!r} is no whole number")
    return int(text)


def placed(text: str) -> tuple[str, bool] | None:
    """ "Luke Skywalker (B) on top", "… under": who, and whether on top."""
    match = re.match(r"^(.+) (on top|under)$", text)
    return (match[1], match[2] == "on top") if match is not None else None
