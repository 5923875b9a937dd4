"""The retreat step (SW-RETREAT)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import OptionRow
from stolik.games.star_wars.ast.nodes import ARENAS, Barred
from stolik.games.star_wars.rules import atoms
from stolik.games.star_wars.rules.asked import barred
from stolik.games.star_wars.rules.meaning import admits
from stolik.games.star_wars.rules.state import ABOARD, RETREATED, StarWarsState, Unit
from stolik.kernel.decision import Option, RuleId

from .base import OfUnit

RETREATS: Final = OptionRow("retreat")


class ToRetreat(OfUnit):
    """A unit, or a pilot without its unit (SW-RETREAT-4); it is tapped by it."""

    __slots__ = ()

    name = "retreat"
    words = ("retreat", "retreats")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """A unit, then its pilots."""
        return [RETREATS.at(n) for n in (about.id, *about.pilots)]

    def options(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """Whose they are is known here."""
        there = [about, *[s.units[n] for n in about.pilots]] if about.pilots else [about]
        return [RETREATS.at(unit.id) for unit in there if why_retreat(s, seat, unit) is None]

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        unit = s.units.get(args[0]) if args else None
        return "SW-RETREAT-1" if unit is None else why_retreat(s, seat, unit)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        for one in (unit, *[s.units[n] for n in unit.pilots]):
            atoms.set_tapped(s, one, True)
        if unit.place == ABOARD:
            atoms.disembark(s, unit, RETREATED)
        else:
            atoms.move(s, unit, RETREATED)


def why_retreat(s: StarWarsState, seat: int, unit: Unit) -> RuleId | None:
    """What keeps a unit or pilot from retreating in this step."""
    ship = s.units[unit.on] if unit.place == ABOARD else unit
    if unit.seat != seat or ship.place not in ARENAS:
        return "SW-RETREAT-1"
    if unit.tapped:
        return "SW-RETREAT-2" if unit.place != ABOARD else "SW-RETREAT-4"
    if any(s.units[n].tapped for n in unit.pilots):
        return "SW-RETREAT-3"
    if barred(s, unit, "retreat") or barred(s, unit, "leave") or _kept(s, seat, unit):
        return "SW-GOAL-10"
    return None


def _kept(s: StarWarsState, seat: int, unit: Unit) -> bool:
    """Whether an effect on its player keeps it in its arena in this step."""
    if (Barred, "leave") not in s.fixed.tables.sources:
        return False
    found = [one.what for one in s.seats[seat].effects if isinstance(one.what, Barred) and one.what.do == "leave"]
    return any(one.what is None or admits(s, one.what, unit) for one in found)
