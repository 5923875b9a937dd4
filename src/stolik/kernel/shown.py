"""Whether something came to light: what may not simply be taken back (architecture: Records, undo and branches)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from .event import Event
from .luck import derive, seed_luck
from .replay import Entry, Reseed, take
from .rules import Rules
from .state import State
from .unknown import replace, told

S = TypeVar("S", bound=State)

DEALS: Final = 8
"""How often something else is put where nobody knew what lay, to see whether it makes a difference."""


def was_shown(rules: Rules[S], before: S, entries: Sequence[Entry]) -> bool:
    """Whether luck was used in `entries`, played from `before`, or anybody was told something that nobody knew there.

    It plays them again with other cards where nobody knew what lay: where all seats are told the same each time, none
    was shown. So the answer tells nothing of what truly lies there. `before` is untouched. Without a generator there is
    nothing to deal by, and the answer is no. Raises RecordError for entries that can't be played from there.
    """
    if before.luck is None or not entries:
        return False
    if any(isinstance(entry, Reseed) for entry in entries):
        return True
    s = before.clone()
    so = list(_tellings(rules, s, entries))
    return s.luck != before.luck or any(not _tells(rules, _other(rules, before, n), entries, so) for n in range(DEALS))


def _other(rules: Rules[S], before: S, n: int) -> S:
    """The n-th state in which something else lies where nobody knows what does."""
    s = before.clone()
    s.luck = seed_luck(derive(0, n))
    replace(rules, s)
    s.luck = before.luck
    return s


def _tells(rules: Rules[S], s: S, entries: Sequence[Entry], so: Sequence[Any]) -> bool:
    """Whether the entries can be played from `s`, and tell what they told."""
    try:
        return all(other == one for other, one in zip(_tellings(rules, s, entries), so, strict=True))
    except Exception:  # cards that can't be there: whatever fails of them has come upon them
        return False


def _tellings(rules: Rules[S], s: S, entries: Sequence[Entry]) -> Iterator[Any]:
    """What each seat and a spectator are told by each entry, played on `s`: the events, and what they see after it."""
    seats = (*range(s.fixed.seats), None)
    heard: list[Event] = []
    for n, entry in enumerate(entries):
        heard.clear()
        s.sink = heard.append
        take(rules, s, entry, n)
        s.sink = None
        yield [[event.seen_by(seat) for event in heard] for seat in seats], [told(rules, s, seat) for seat in seats]
