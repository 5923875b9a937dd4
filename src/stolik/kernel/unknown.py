"""What nobody at a table knows: where it lies in a state, and dealing it anew.

A game says it by `Rules.unknown`. One that doesn't is asked by its own `determinise`: a place whose content differs in
worlds of every seat is known to none. That takes dozens of worlds, and what lies among its equals is overlooked
(architecture: Records, undo and branches).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .codec import read, take_over, write
from .decision import Seat
from .luck import derive, draw, shuffle

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

WORLDS: Final = 12
"""How many worlds of each seat are looked at: where half the cards are alike one place in 4,000 is overlooked."""

Row = tuple[list[int], Sequence[int]]
"""A list of a state, and places in it."""
Path = tuple[str | int, ...]


class Found(NamedTuple):
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


def reshuffle(rules: Rules[Any], s: State) -> None:
    """What nobody knows in `s` lies in another order, by the luck of `s`: each row for itself, in place."""
    rows = rules.unknown(s)
    if rows is None:
        _reshuffle_by_worlds(rules, s)
        return
    for row, places in rows:
        cards = [row[n] for n in places]
        if not s.fixed.setup.closes:  # there a closed card has to come to lie where the true one does
            cards.sort()  # what lay where before must not matter
        shuffle(s, cards)
        for n, card in zip(places, cards, strict=True):
            row[n] = card


def replace(rules: Rules[Any], s: State) -> None:
    """Where nobody knows in `s` what lies, other cards of the same owners lie, by the luck of `s`: such as need not be
    there at all, so that what comes of it shows who looks there, even among cards that are all alike."""
    rows = rules.unknown(s)
    if rows is None:
        _reshuffle_by_worlds(rules, s)
        return
    kinds, owned = s.fixed.kinds, dict[int, list[int]]()
    for kind, (owner, _) in enumerate(kinds):
        owned.setdefault(owner, []).append(kind)
    for row, places in rows:
        for n in places:
            others = owned[kinds[row[n]][0]]
            if len(others) > 1:
                other = others[draw(s, len(others) - 1)]
                row[n] = others[-1] if other == row[n] else other


def found_by_worlds(rules: Rules[Any], s: State) -> list[Found]:
    """All places of numbers in lists of which no seat knows what lies there."""
    seats = range(s.fixed.seats)
    worlds = [[write(rules.determinise(s, seat, derive(seat, n))) for n in range(WORLDS)] for seat in seats]
    return list(_compared(write(s), worlds, ()))


def _compared(data: Any, worlds: Sequence[Sequence[Any]], path: Path) -> Iterator[Found]:
    """The same below one value, given what is there in the worlds of each seat."""
    if isinstance(data, list):
        if len(data) > 1 and all(type(one) is int for one in data):
            known = [[one for one in own if isinstance(one, list) and len(one) == len(data)] for own in worlds]
            at = [n for n, one in enumerate(data) if all(any(other[n] != one for other in own) for own in known)]
            if len(at) > 1:
                yield Found(path, tuple(at))
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


def _reshuffle_by_worlds(rules: Rules[Any], s: State) -> None:
    """The same for a game that doesn't say where that is. Where any seat would be told or could imagine anything else
    then, all stays where it was."""
    data = write(s)
    for one in found_by_worlds(rules, s):
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
