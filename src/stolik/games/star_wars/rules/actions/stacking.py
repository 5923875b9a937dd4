"""Stacks of versions of one unique: a completed one joins another, and another card comes on top (SW-STACK)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.rules import atoms
from stolik.games.star_wars.rules.asked import in_battle, twin_of
from stolik.games.star_wars.rules.notation import kind_of
from stolik.games.star_wars.rules.state import BUILT, RETREATED, UNITS, StarWarsState, Unit
from stolik.games.star_wars.rules.triggers import wake
from stolik.kernel.decision import Option, RuleId

from .base import name_of, placed, unit_called
from .building import OfBuild, why_deploy
from .piloting import leave_if_unfit, must_stay

MOST_CARDS: Final = 4
"""Cards in a stack (SW-STACK-8)."""


class ToStack(OfBuild):
    """A completed unique joins another version of it (SW-STACK-6); the numbers are both, and whether the new card is
    on top."""

    __slots__ = ()

    name = "stack"
    words = ("stack", "stacks")
    aims = True

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        twin = twin_of(s, seat, about.stack[-1]) if s.top(about).kind in UNITS else None
        if twin is None:
            return ()
        return (Option("stack", (about.id, twin.id, 0)), Option("stack", (about.id, twin.id, 1)))

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        twin = s.units.get(args[1]) if len(args) > 1 else None
        if twin is None:
            return "SW-STACK-6"
        card, top = s.top(unit), bool(args[2:] and args[2])
        if unit.seat != seat or unit.place != BUILT or card.kind not in UNITS:
            return "SW-BUILD-7"
        if twin.seat != seat or twin_of(s, seat, unit.stack[-1]) is not twin:
            return "SW-STACK-6"
        wrong = why_joined(s, card, twin, top)
        if wrong is None and top and must_stay(s, twin, card):
            wrong = "SW-PILOT-19"
        return wrong or why_deploy(s, seat, unit, twin.place if in_battle(twin) else RETREATED)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        twin = s.units[args[1]]
        atoms.stack(s, s.units[args[0]], twin, bool(args[2]))
        leave_if_unfit(s, twin)
        wake(s, "deployed", twin)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"stacks {unit_called(s, args[0])} {'on top' if args[2] else 'under'}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        where = placed(text)
        if where is None:
            raise DrawingError(f"{text!r}: expected 'Luke Skywalker (B) on top' or '… under'")
        unit = _built(s, seat, where[0])
        twin = twin_of(s, seat, unit.stack[-1])
        return Option.foreign("stack", (unit.id, twin.id if twin is not None else 0, int(where[1])))


class ToBring(OfBuild):
    """Another card of a stack comes on top (SW-STACK-14); the second number is its place."""

    __slots__ = ()

    name = "top"
    words = ("bring", "brings")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return tuple([Option("top", (about.id, n)) for n in range(len(about.stack) - 1)])

    def options(self, s: StarWarsState, seat: int, about: Unit) -> Iterable[Option]:
        """Most are one card."""
        return super().options(s, seat, about) if len(about.stack) > 1 else ()

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        n = args[1] if len(args) > 1 else -1
        if unit.seat != seat or not 0 <= n < len(unit.stack) - 1:
            return "SW-STACK-14"
        return "SW-PILOT-19" if must_stay(s, unit, s.card(unit.stack[n])) else None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        atoms.reorganise(s, unit, args[1])
        leave_if_unfit(s, unit)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"brings {name_of(s, s.units[args[0]].stack[args[1]])} on top"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        kind = kind_of(s, seat, text.removesuffix(" on top"), [k for unit in s.units.values() for k in unit.stack])
        for unit in s.units.values():
            if unit.seat == seat and kind in unit.stack[:-1]:
                return Option.foreign("top", (unit.id, unit.stack.index(kind)))
        raise DrawingError(f"{text!r}: there is no such card under another")


def why_joined(s: StarWarsState, card: StarWarsCard, twin: Unit, top: bool) -> RuleId | None:
    """What keeps a version of a unique from joining a unit of another (SW-STACK-7, 8)."""
    if len(twin.stack) >= MOST_CARDS or card.version in [s.card(kind).version for kind in twin.stack]:
        return "SW-STACK-8"
    return "SW-STACK-7" if top and card.cost < s.top(twin).cost else None


def _built(s: StarWarsState, seat: int, name: str) -> Unit:
    """A partially built card by its name; the unit that it may join has another name or lies elsewhere."""
    kind = kind_of(s, seat, name, [s.units[n].stack[-1] for n in s.seats[seat].zone])
    for n in s.seats[seat].zone:
        if s.units[n].place == BUILT and s.units[n].stack[-1] == kind:
            return s.units[n]
    raise DrawingError(f"{name!r} is not partially built")
