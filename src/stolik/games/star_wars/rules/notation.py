"""How a Star Wars table is written: names of cards, lists of cards, and one unit with all that lies on it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.names import CardNames, once, spelt
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.kernel.decision import Option

from .asked import everything, locations
from .state import StarWarsState, Unit

SEATS: Final = ("dark", "light")


FIRST: Final = 589
"""How many cards the first edition of the pool has: drawings were written when there were no others."""


class DrawnNames(CardNames[StarWarsCard]):
    """The cards of a pool by what they are called: with the version letter as printed, or without."""

    def __init__(self, pool: Mapping[str, StarWarsCard]) -> None:
        super().__init__(pool)

    def candidates(self, text: str) -> list[int]:
        """Also a card of the first edition that is called so without its version."""
        found = super().candidates(text)
        if found and min(found) >= FIRST:
            found = found + [n for n in self._by_name.get(spelt(text), ()) if n < FIRST]
        return found

    def _meant(self, found: list[int]) -> list[int]:
        """What drawings have always meant by the name: of several cards those that were bundled first."""
        return [n for n in found if n < FIRST] or found


names_of: Final = once(DrawnNames)
"""The names of a pool, made once."""


# ---- one unit


@dataclass
class Drawn:
    """One unit of a drawing: numbers of its cards (the top one last), its marks, the pilots on it."""

    stack: list[int]
    marks: list[str] = field(default_factory=list)
    pilots: list[Drawn] = field(default_factory=list)


_GROUP = re.compile(r"^(.*\S)\s*(\{[^{}]*\}|\[[^\[\]]*\])$")


def read_unit(text: str, names: DrawnNames) -> Drawn:
    """`Darth Vader (A) < Darth Vader (B) {tapped, damage 2} [Jango Fett (F) {tapped}]`: the top card first, then marks,
    then pilots. Raises DrawingError."""
    drawn = Drawn([])
    rest = text.strip()
    if rest.endswith("]"):
        rest, _, inside = rest[:-1].partition("[")
        drawn.pilots = [read_unit(part, names) for part in inside.split(";")]
    if (group := _GROUP.match(rest.strip())) is not None and group[2][0] == "{":
        rest = group[1]
        drawn.marks = [mark.strip() for mark in group[2][1:-1].split(",") if mark.strip()]
    drawn.stack = [names.number(part.strip()) for part in reversed(rest.split("<"))]
    return drawn


_MARK = re.compile(r"^(?:(?P<tapped>tapped)|(?P<moved>moved)|damage (?P<damage>\d+)|(?P<counters>\d+))$")


def mark(unit: Unit, marks: Sequence[str]) -> None:
    """Put the marks of a drawing on a unit: tapped, moved, damage 2, or a number of build counters."""
    for text in marks:
        found = _MARK.match(text)
        if found is None:
            raise DrawingError(f"{text!r}: expected tapped, moved, damage 2, or a number of build counters")
        if found["tapped"]:
            unit.tapped = True
        elif found["moved"]:
            unit.moved = True
        elif found["damage"]:
            unit.damage = int(found["damage"])
        else:
            unit.counters = int(found["counters"])


def show_unit(s: StarWarsState, unit: Unit, names: DrawnNames) -> str:
    """One unit, printed."""
    size = s.fixed.size
    text = " < ".join(names.written(kind % size) for kind in reversed(unit.stack))
    marks = ["tapped"] * unit.tapped + ["moved"] * unit.moved
    marks += [f"damage {unit.damage}"] if unit.damage else []
    marks += [str(unit.counters)] if unit.counters else []
    if marks:
        text += f" {{{', '.join(marks)}}}"
    if unit.pilots:
        text += f" [{'; '.join(show_unit(s, s.units[n], names) for n in unit.pilots)}]"
    return text


# ---- what is meant at a table


def kind_of(s: StarWarsState, seat: int, text: str, among: Collection[int] = ()) -> int:
    """The kind of a card that belongs to a seat; `among` are kinds that are likelier."""
    size = s.fixed.size
    return seat * size + names_of(s.fixed.pool).number(text, {kind % size for kind in among})


def all_things(s: StarWarsState) -> list[Unit]:
    """Everything on the table, as it is drawn: Dark's first, arena by arena; pilots after their units."""
    found: list[Unit] = []
    for unit in sorted(everything(s), key=lambda unit: unit.seat):
        found += [unit, *[s.units[n] for n in unit.pilots]]
    return found + locations(s)


def meant(s: StarWarsState, text: str, seat: int = -1) -> Unit:
    """The thing on the table that a name means: "Slave I", "Droid Starfighter#2" (a player's second, as drawn), "dark's
    Jango Fett". `seat` is whose are meant where both have one. Raises DrawingError that lists the candidates."""
    match = re.match(r"^(?:(dark|light)'s )?(.*?)(?:#(\d+))?$", text.strip())
    assert match is not None
    names, size = names_of(s.fixed.pool), s.fixed.size
    wanted = names.candidates(match[2])
    if not wanted:
        raise DrawingError(f"there is no card {match[2]!r} among the cards of this game")
    found = [unit for unit in all_things(s) if unit.stack[-1] % size in wanted]
    if match[1]:
        found = [unit for unit in found if unit.seat == SEATS.index(match[1])]
    elif any(unit.seat == seat for unit in found):
        found = [unit for unit in found if unit.seat == seat]
    if match[3]:
        found = [unit for unit in found if rank(s, unit) == int(match[3])]
    if len(found) != 1:
        there = ", ".join(called(s, unit) for unit in found or all_things(s))
        raise DrawingError(
            f"{text!r} may be {there}" if found else f"there is no {text!r} on the table; there are {there}"
        )
    return found[0]


def rank(s: StarWarsState, unit: Unit) -> int:
    """Which one of its player's things of this card it is, from 1, as they are drawn."""
    alike = [one for one in all_things(s) if one.seat == unit.seat and same_card(s, one, unit)]
    return alike.index(unit) + 1


def same_card(s: StarWarsState, one: Unit, other: Unit) -> bool:
    """Whether their top cards are the same."""
    return one.stack[-1] % s.fixed.size == other.stack[-1] % s.fixed.size


def called(s: StarWarsState, unit: Unit) -> str:
    """What `meant` understands, as short as it can be."""
    name = names_of(s.fixed.pool).written(unit.stack[-1] % s.fixed.size)
    alike = [one for one in all_things(s) if same_card(s, one, unit)]
    whose = f"{SEATS[unit.seat]}'s " if any(one.seat != unit.seat for one in alike) else ""
    twin = sum(one.seat == unit.seat for one in alike) > 1
    return f"{whose}{name}" + (f"#{rank(s, unit)}" if twin else "")


# ---- what waits: triggered abilities and uniques that contest


def _waits(s: StarWarsState, option: Option) -> str:
    """What waits as it is called; a unit that is on the table no more, or a card that never was there, by its name."""
    _, a, b = option.args
    if option.verb == "pair":
        return f"{called(s, s.units[a])} against {called(s, s.units[b])}"
    return called(s, s.units[a]) if a in s.units else names_of(s.fixed.pool).written(b % s.fixed.size)


def waiting_said(s: StarWarsState, option: Option, options: Sequence[Option]) -> str:
    """One of `options` (triggers or pairs) in words that `waiting_meant` reads: "Jango Fett"; "2 of Jango Fett" where
    several are called alike."""
    word = _waits(s, option)
    alike = [one for one in options if _waits(s, one) == word]
    return word if len(alike) < 2 else f"{alike.index(option) + 1} of {word}"


def waiting_meant(s: StarWarsState, seat: int, options: Sequence[Option], text: str) -> Option:
    """The trigger or pair that is meant: the first that fits, or with "2 of" before it the second. Raises DrawingError
    for a name that is neither on the table nor among what waits."""
    match = re.match(r"^(?:(\d+) of )?(.+)$", text)
    assert match is not None
    found = [one for one in options if _waits(s, one) == match[2]] or _fitting(s, seat, options, match[2])
    n = int(match[1] or 1) - 1
    return found[n] if n < len(found) else Option.foreign(options[0].verb, (-1, 0, 0))


def _fitting(s: StarWarsState, seat: int, options: Sequence[Option], name: str) -> list[Option]:
    kinds = names_of(s.fixed.pool).candidates(name)
    gone = [one for one in options if one.verb == "trigger" and one.args[1] not in s.units]
    found = [one for one in gone if one.args[2] % s.fixed.size in kinds]
    if not found:
        unit = meant(s, name, seat).id
        found = [one for one in options if unit in one.args[1 : 2 if one.verb == "trigger" else 3]]
    return found
