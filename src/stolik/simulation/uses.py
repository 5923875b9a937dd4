"""Which cards of its deck a seat drew and played in a game, told by the game's own events.

Numbers in events and views mean what a game says they mean, so the game reads them: the module that it names as its
`uses` has two functions.

    read(event)     what an event says of cards, as (what, seat, numbers), or None
    begin(view)     the same of the table as it is dealt, from a spectator's view, as a list

What: "drawn": the cards came into the hand of their player, who may play them from now on (where a game has no hand:
they lie open to be played). "played": they were put onto the table or had the effect that they are played for, from
wherever they came. "undone": all that the seat has drawn and played so far is void, "laid back" all that it has
played: a deal that is repeated. Cards that are not in the seat's own deck don't count: neither what it
takes from others nor what only comes into being in play.

A game that names none has no such counts. A card counts once a game, however many copies of it are drawn. The share
of games won by those who drew a card goes together with winning and need not cause it: in long games more is drawn, and
who is ahead plays more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from stolik.game import Game, at_place
from stolik.kernel.compiling import parts
from stolik.kernel.event import Event

Told = tuple[str, int, Sequence[int]]


@dataclass(frozen=True)
class Use:
    """What a seat did with its deck: the cards that it drew, those that it played, each once and sorted, and the first
    that it played ("": none)."""

    drawn: tuple[str, ...]
    played: tuple[str, ...]
    opening: str

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass(frozen=True)
class Reader:
    """What a game's own module says of its events and of its views."""

    read: Callable[[Event], Told | None]
    begin: Callable[[Any], Sequence[Told]]


def reader_of(game: Game) -> Reader | None:
    """How a game's events are read; None where the game does not say."""
    return _reader(game.uses) if game.uses else None


@cache
def _reader(place: str) -> Reader:
    module: Any = at_place(place)
    return Reader(module.read, module.begin)


class Watch:
    """Hears the events of one game."""

    def __init__(
        self, reader: Reader, kinds: Sequence[tuple[int, str]], decks: Sequence[Sequence[Sequence[str]]]
    ) -> None:
        self._reader = reader
        self._cards = [card for _, card in kinds]
        self._own = [frozenset([card for stack in deck for card in stack]) for deck in decks]
        self._drawn: list[set[str]] = [set() for _ in decks]
        self._played: list[dict[str, None]] = [{} for _ in decks]

    def begin(self, view: Any) -> None:
        """Take note of the table as it is dealt."""
        for told in self._reader.begin(view):
            self._note(told)

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        told = self._reader.read(event)
        if told is not None:
            self._note(told)

    def _note(self, told: Told) -> None:
        what, seat, numbers = told
        if what == "undone":
            self._drawn[seat].clear()
        if what in ("undone", "laid back"):
            self._played[seat].clear()
            return
        cards = [self._cards[n] for n in numbers if 0 <= n < len(self._cards)]
        own = [card for card in cards if card in self._own[seat]]
        if what == "drawn":
            self._drawn[seat].update(own)
        else:
            self._played[seat].update(dict.fromkeys(own))

    def told(self) -> tuple[Use, ...]:
        """What was noted, by seat."""
        return tuple(
            [
                Use(tuple(sorted(drawn)), tuple(sorted(played)), next(iter(played), ""))
                for drawn, played in zip(self._drawn, self._played)
            ]
        )
