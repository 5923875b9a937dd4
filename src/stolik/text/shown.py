"""A table without a face of its own: what lies where and what stands how, read off the fields of a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.text.phrase_table import PhraseTable
from stolik.text.results import party
from stolik.text.table import BETWEEN

_BESIDE: Final = ("game", "seat", "decision", "options", "to_move")
"""Fields of a view that are shown in other ways."""


@dataclass(frozen=True)
class CardSeen:
    """A card as a table shows it: its name, what it does, figures or marks worth standing on it, and what choosing it
    would say, as a verb and its whole numbers (None: it is no choice)."""

    name: str
    text: str = ""
    facts: tuple[str, ...] = ()
    intent: tuple[str, tuple[int, ...]] | None = None


@dataclass(frozen=True)
class Zone:
    """Cards or things that lie together. `seat` is whose they are, None for all; `count` is how many there are, also
    where they are `hidden` and `cards` shows none of them. `note` is said behind the name."""

    key: str
    name: str
    seat: int | None
    count: int
    cards: tuple[CardSeen, ...] = ()
    hidden: bool = False
    note: str = ""


@dataclass(frozen=True)
class Fact:
    """A figure of the table, or of a seat."""

    name: str
    value: str
    seat: int | None = None


class Shown:
    """The fields of a game's views as zones and facts. `card` gives the card that a number stands for, if the game says
    so."""

    def __init__(self, table: PhraseTable, sides: Sequence[int], card: Callable[[int, str], CardSeen | None]) -> None:
        self._table = table
        self._sides = sides
        self._card = card

    def zones(self, view: Any, people: Sequence[str], lang: str) -> list[Zone]:
        """Where things lie, seat by seat and in common, as `view` shows them. By itself: every list of the view, `hand`
        as that of the view's seat; a list of lists seat by seat. Negative numbers are hidden cards, and a number with a
        phrase "zone F" is so many of them."""
        found: list[Zone] = []
        for key, value in self._fields(view):
            if self._sort(key, value) != "zone":
                continue
            if isinstance(value, int):
                found.append(Zone(key, self._field_name("zone", key, lang), None, value, hidden=True))
            elif self._by_seat(value) and any(isinstance(one, list | tuple) for one in value):
                found += [self._zone(key, seat, one, lang) for seat, one in enumerate(value)]
            elif key != "hand" or view.seat is not None:
                found.append(self._zone(key, view.seat if key == "hand" else None, value, lang))
        return found

    def facts(self, view: Any, people: Sequence[str], lang: str) -> list[Fact]:
        """The figures of a view. By itself: every number and word of it; a list of them seat by seat where it has as
        many as there are seats, and `score` side by side."""
        found: list[Fact] = []
        for key, value in self._fields(view):
            if self._sort(key, value) != "fact":
                continue
            name = self._field_name("fact", key, lang)
            if isinstance(value, bool | int | float | str):
                found.append(Fact(name, str(value)))
            elif isinstance(value, dict):
                found += [Fact(f"{name}: {inner}", str(one)) for inner, one in value.items()]
            elif self._by_seat(value):
                found += [Fact(name, str(one), seat) for seat, one in enumerate(value)]
            elif len(value) == len(set(self._sides)):
                parties = [party(self._sides, side, people, None, lang).name for side in sorted(set(self._sides))]
                found += [Fact(f"{name}: {whose}", str(one)) for whose, one in zip(parties, value)]
            else:
                found.append(Fact(name, BETWEEN[lang].join(map(str, value))))
        return found

    def _fields(self, view: Any) -> Iterable[tuple[str, Any]]:
        named = getattr(view, "__dataclass_fields__", ())
        fields = ((name, getattr(view, name)) for name in named if name not in _BESIDE)
        return ((name, value) for name, value in fields if isinstance(value, int | float | str | list | tuple | dict))

    def _sort(self, key: str, value: Any) -> str:
        """Whether a field of the view is a "zone" or a "fact": as the phrases have it, else by what is in it."""
        named = [sort for sort in ("zone", "fact") if f"{sort} {key}" in self._table]
        if isinstance(value, int) and not isinstance(value, bool):
            return "fact" if named != ["zone"] else "zone"
        if not isinstance(value, list | tuple):
            return "fact"
        if len(named) == 1:
            return named[0]
        if key == "hand" or any(isinstance(one, list | tuple) for one in value):
            return "zone"
        return "fact" if key in ("score", "scores") or self._by_seat(value) else "zone"

    def _by_seat(self, value: Sequence[Any]) -> bool:
        """Whether a list has one entry for each seat."""
        return len(value) == len(self._sides)

    def _zone(self, key: str, seat: int | None, things: Any, lang: str) -> Zone:
        listed = things if isinstance(things, list | tuple) else (things,)
        name = self._field_name("zone", key, lang)
        if listed and all(isinstance(one, int) and one < 0 for one in listed):
            return Zone(key, name, seat, len(listed), hidden=True)
        return Zone(key, name, seat, len(listed), tuple([self._thing(one, lang) for one in listed]))

    def _thing(self, one: Any, lang: str) -> CardSeen:
        card = self._card(one, lang) if isinstance(one, int) and not isinstance(one, bool) else None
        return CardSeen(str(one)) if card is None else card

    def _field_name(self, sort: str, key: str, lang: str) -> str:
        spoken = next((f"{one} {key}" for one in (sort, "zone", "fact") if f"{one} {key}" in self._table), "")
        return self._table.word(spoken, lang) if spoken else key.replace("_", " ")


def as_text(zones: Sequence[Zone], facts: Sequence[Fact], people: Sequence[str], lang: str) -> str:
    """All figures and lists in words, a line each: those of the seats in their order, then what is nobody's."""
    lines = []
    for seat in (*range(len(people)), None):
        figures = [f"{fact.name} {fact.value}" for fact in facts if fact.seat == seat]
        lists = [_list_of(zone, lang) for zone in zones if zone.seat == seat]
        head = [] if seat is None else [people[seat]]
        lines += head + [("  " if head else "") + line for line in [*figures, *lists]]
    return "\n".join(lines)


def _list_of(zone: Zone, lang: str) -> str:
    cards = BETWEEN[lang].join(card.name for card in zone.cards)
    return f"{zone.name} ({zone.count}){': ' if cards else ''}{cards}"
