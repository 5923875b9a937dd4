"""The cards of a pool by what they are called, for the written tables of all card games."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from .drawn import DrawingError, FindDeck, Lines, counted, fold, runs

C = TypeVar("C")
N = TypeVar("N", bound="CardNames[Any]")

_PRINT = re.compile(r"^(.*\S)\s*\(([A-Za-z]+\d*-\w+)\)$")


def spelt(name: str) -> str:
    """A name to look up. Commas part lists, so there are none in names ("3720 to 1")."""
    return fold(name.replace(",", ""))


class CardNames(Generic[C]):
    """Cards by their printed names, their plain names, and either with the id in brackets. A card's number is its place
    in the pool."""

    def __init__(self, pool: Mapping[str, C]) -> None:
        self.cards: tuple[Any, ...] = tuple(pool.values())
        self._by_id = {card.id: n for n, card in enumerate(self.cards)}
        self._by_name: dict[str, list[int]] = {}
        for n, card in enumerate(self.cards):
            for name in dict.fromkeys(spelt(one) for one in (card.printed_name, card.name)):
                self._by_name.setdefault(name, []).append(n)

    def candidates(self, text: str) -> list[int]:
        """All that a name may mean: those printed so, else those of that plain name."""
        if (found := _PRINT.match(text)) is not None:
            n = self._by_id.get(found[2])
            return [] if n is None or n not in self._by_name.get(spelt(found[1]), ()) else [n]
        numbers = self._by_name.get(spelt(text), [])
        exact = [n for n in numbers if spelt(self.cards[n].printed_name) == spelt(text)]
        return exact or numbers

    def number(self, text: str, among: Collection[int] = ()) -> int:
        """The card that a name means, one of `among` where that helps. Raises DrawingError that lists candidates."""
        found = self.candidates(text)
        if not found:
            raise DrawingError(f"there is no card {text!r} among the cards of this game")
        found = self._meant([n for n in found if n in among] or found)
        if any(not self._alike(n, found[0]) for n in found):
            several = ", ".join(f"{self.cards[n].printed_name} ({self.cards[n].id})" for n in found)
            raise DrawingError(f"{text!r} may be one of several cards: {several}")
        return found[0]

    def _meant(self, found: list[int]) -> list[int]:
        """Of the cards of a name those that it means where it stands alone."""
        return found

    def _alike(self, n: int, m: int) -> bool:
        """Whether two cards differ in nothing but their ids."""
        return bool(replace(self.cards[n], id="") == replace(self.cards[m], id=""))

    def written(self, n: int) -> str:
        """A name that `number` reads back: with the id where the name alone says too little."""
        name = self.cards[n].printed_name.replace(",", "")
        try:
            alike = self._alike(self.number(name), n)
        except DrawingError:
            alike = False
        return name if alike else f"{name} ({self.cards[n].id})"

    def numbers(self, text: str, among: Collection[int] = ()) -> list[int]:
        """A list of cards: "Potion, Grass Energy x3", "none"."""
        found: list[int] = []
        for part in text.split(","):
            name, times = counted(part)
            found += [self.number(name, among)] * times if times else []
        return found

    def stock(self, lines: Lines, find: FindDeck) -> list[int] | None:
        """The cards of the deck that a player's line names behind `from`, in the order of its list; None where it names
        none. Raises DrawingError."""
        if "from" not in lines:
            return None
        deck = find(lines["from"])
        if deck is None:
            raise DrawingError(f"from: there is no bundled deck {lines['from']!r}", lines.at["from"])
        if strange := [card for card in deck.cards if card not in self._by_id]:
            wrong = f"from: {strange[0]} of {deck.name} is not among the cards of this game"
            raise DrawingError(wrong, lines.at["from"])
        return [self._by_id[card] for card in deck.cards]

    def without(self, stock: Iterable[int], drawn: Iterable[int]) -> list[int]:
        """What is left of a deck's cards when those are taken out that a drawing shows elsewhere; cards that differ in
        nothing but their ids stand for one another. Raises DrawingError for one that isn't there so often."""
        left = list(stock)
        for n in drawn:
            taken = next((m for m in (n, *left) if m in left and self._alike(m, n)), None)
            if taken is None:
                raise DrawingError(f"from: {self.written(n)} is not in that deck, or not so often")
            left.remove(taken)
        return left

    def listed(self, numbers: Iterable[int]) -> str:
        """The same, printed: neighbours that are alike are counted."""
        return runs([self.written(n) for n in numbers])


def once(make: Callable[[Mapping[str, C]], N]) -> Callable[[Mapping[str, C]], N]:
    """`make`, which remembers what it made of each pool it was given."""
    known: dict[int, tuple[Mapping[str, C], N]] = {}

    def names_of(pool: Mapping[str, C]) -> N:
        found = known.get(id(pool))
        if found is None or found[0] is not pool:
            found = known[id(pool)] = (pool, make(pool))
        return found[1]

    return names_of
