"""What a seat sees at a Star Wars table, by name: units, what tells equal ones apart, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.games.star_wars.text.grammar.asks import COUNTED, LABELS
from stolik.games.star_wars.text.table import ARENA_LABELS, KindNames
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.table import listed, word


def label(key: str, lang: str, **values: Any) -> str:
    """A label in a language. Raises KeyError."""
    return word(LABELS[key], lang).format(**values)


class SeatNames:
    """The view of a seat. `units` are all things at the table by id: units, their pilots, what is in build zones,
    Locations."""

    def __init__(self, view: Any, seat: int, names: KindNames, lang: str) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.lang = lang
        self.units: dict[int, Any] = {}
        there = [unit for units in view.arenas.values() for unit in units]
        there += [unit for own in view.seats for unit in own.zone]
        there += [unit for unit in view.locations.values() if unit is not None]
        self.ships: dict[int, int] = {}
        for unit in there:
            self.units[unit.id] = unit
            for pilot in unit.pilots:
                self.units[pilot.id] = pilot
                self.ships[pilot.id] = unit.id
        #: What tells apart things of one name, the most telling first; "" where there is nothing to say.
        self.marks: tuple[Callable[[int], str], ...] = (
            self._owner,
            self._place,
            self._damage,
            self._counters,
            self._tapped,
            self._pilots,
        )

    def unit(self, n: int) -> str:
        """What a thing at the table is called; one that lies face down by what is on it, one that is gone in
        general."""
        found = self.units.get(n)
        if found is None:
            return label("gone", self.lang)
        if not found.cards:
            return label("face down", self.lang, n=self.counted("counters", found.counters))
        return self.names.name(found.cards[-1])

    def left(self, n: int) -> int:
        """The health that a unit has left."""
        found = self.units.get(n)
        return 0 if found is None else found.health - found.damage

    def keyword(self, n: int, name: str) -> int:
        """The number of a keyword that a unit has; 0 without it."""
        found = self.units.get(n)
        return 0 if found is None else dict(found.keywords).get(name, 0)

    def counted(self, key: str, n: int) -> str:
        """A number with its noun, in Polish in the accusative."""
        english, polish, japanese = COUNTED[key]
        if self.lang == "ja":
            return japanese.format(n=n)
        forms = english if self.lang == "en" else polish
        return f"{n}\u00a0{forms[CATEGORIES[self.lang].index(plural(n, self.lang))]}"

    def force(self, n: int) -> str:
        """So much Force."""
        return self.counted("force", n)

    # ---- what tells apart

    def _owner(self, n: int) -> str:
        found = self.units.get(n)
        return label("theirs" if found is not None and found.seat != self.seat else "", self.lang)

    def _place(self, n: int) -> str:
        found = self.units.get(n)
        if found is None:
            return ""
        if n in self.ships:
            return label("on ship", self.lang, unit=self.unit(self.ships[n]))
        if found.place in ARENA_LABELS:
            return word(ARENA_LABELS[found.place], self.lang)
        return label({"build": "retreated", "built": "built"}.get(found.place, ""), self.lang)

    def _damage(self, n: int) -> str:
        found = self.units.get(n)
        return self.counted("damage", found.damage) if found is not None and found.damage else ""

    def _counters(self, n: int) -> str:
        found = self.units.get(n)
        return self.counted("counters", found.counters) if found is not None and found.counters else ""

    def _tapped(self, n: int) -> str:
        found = self.units.get(n)
        return label("tapped" if found is not None and found.tapped else "", self.lang)

    def _pilots(self, n: int) -> str:
        found = self.units.get(n)
        return listed([self.unit(pilot.id) for pilot in found.pilots], self.lang) if found is not None else ""
