"""What nobody at a table knows: where it lies in a state, and dealing it anew.

A game that says nothing of it is asked by its own `determinise`: a place whose content differs in worlds of every seat
is known to none. That takes dozens of worlds, so a game with large states brings a `Rules.reshuffle` of its own
(architecture: Records, undo and branches).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .codec import read, take_over, write
from .decision import Seat
from .luck import derive, shuffle

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

WORLDS: Final = 12
"""How many worlds of each seat are looked at: where half the cards are alike one place in 4,000 is overlooked."""

Path = tuple[str | int, ...]


class Unknown(NamedTuple):
    """Places of one list in a state as data, of which no seat knows what lies there: the way to the list, and where in
    it."""

    path: Path
    at: tuple[int, ...]

    def look(self, data: Any) -> list[int]:
        """What lies there."""
        found = _follow(data, self.path)
        return [found[n] for n in self.at]

    def lay(self, data: Any, cards: Sequence[int]) -> None:
        """Let something else lie there."""
        found = _follow(data, self.path)
        for n, card in zip(self.at, cards, strict=True):
            found[n] = card


def _follow(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def unknown(rules: Rules[Any], s: State) -> list[Unknown]:
    """All places of numbers in lists of which no seat knows what lies there."""
    seats = range(s.fixed.seats)
    worlds = [[write(rules.determinise(s, seat, derive(seat, n))) for n in range(WORLDS)] for seat in seats]
    return list(_compared(write(s), worlds, ()))


def _compared(data: Any, worlds: Sequence[Sequence[Any]], path: Path) -> Iterator[Unknown]:
    """The same below one value, given what is there in the worlds of each seat."""
    if isinstance(data, list):
        if len(data) > 1 and all(type(one) is int for one in data):
            known = [[one for one in own if isinstance(one, list) and len(one) == len(data)] for own in worlds]
            at = [n for n, one in enumerate(data) if all(any(other[n] != one for other in own) for own in known)]
            if len(at) > 1:
                yield Unknown(path, tuple(at))
            return
        for n, one in enumerate(data):
            below = [[own[n] for own in some if isinstance(own, list) and len(own) == len(data)] for some in worlds]
            yield from _compared(one, below, (*path, n))
    elif isinstance(data, dict) and "o" not in data:
        for name, one in data.items():
            below = [[own[name] for own in some if isinstance(own, dict) and name in own] for some in worlds]
            if name == "{}":  # pairs: what is behind a key may be unknown, a key is none of a row of cards
                for n, (_, value) in enumerate(one):
                    behind = [[own[n][1] for own in some if len(own) == len(one)] for some in below]
                    yield from _compared(value, behind, (*path, name, n, 1))
            else:
                yield from _compared(one, below, (*path, name))


def told(rules: Rules[Any], s: State, seat: Seat | None) -> Any:
    """What `seat` is shown in `s`, as comparable data."""
    view = rules.view(s, seat)
    fields = {name: getattr(view, name) for name in view.__dataclass_fields__ if name != "decision"}
    return fields, None if view.decision is None else write(view.decision)


def reshuffle_by_worlds(rules: Rules[Any], s: State) -> None:
    """What nobody knows in `s` lies in another order, by the luck of `s`: each row for itself, in place.

    Held to what it promises: where any seat would be told or could imagine anything else, all stays where it was."""
    data = write(s)
    for one in unknown(rules, s):
        cards = sorted(one.look(data))
        shuffle(s, cards)
        one.lay(data, cards)
    made = read(data)
    made.fixed, made.luck = s.fixed, s.luck
    if _is_the_same_to_all(rules, s, made):
        take_over(s, made)


def _is_the_same_to_all(rules: Rules[Any], s: State, made: State) -> bool:
    for seat in (*range(s.fixed.seats), None):
        if told(rules, made, seat) != told(rules, s, seat):
            return False
        if rules.determinise(made, seat, 1).key() != rules.determinise(s, seat, 1).key():
            return False
    try:
        rules.check(made.clone())
    except ValueError:
        return False
    return True
