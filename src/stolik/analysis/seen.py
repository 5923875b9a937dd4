"""Which cards somebody has seen of a game: an option with another one is not named to them, though it was judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.closing import numbers_in
from stolik.kernel.decision import Option, Seat
from stolik.kernel.replay import states
from stolik.kernel.unknown import told
from stolik.match import Match


def seen_by(match: Match, eyes: Sequence[Seat | None]) -> Callable[[Option], bool]:
    """Whether an option may be named to somebody who looked from these seats (None: a spectator): it holds no card of
    other seats that was never seen from there, not even when the game was over. Numbers that could be such a card count
    as one."""
    if all(seat in eyes for seat in range(match.game.seats)):
        return lambda option: True
    state: Any = None
    known: set[int] = set()
    for state in states(match.rules, match.record, verify=False):
        for eye in eyes:
            known.update(numbers_in(told(match.rules, state, eye)))
    for events in match.events:
        for eye in eyes:
            known.update(numbers_in([one.to_data() for event in events if (one := event.seen_by(eye)) is not None]))
    kinds: Sequence[tuple[Seat, str]] = getattr(state.fixed, "kinds", ())
    hidden = {n for n, (seat, _) in enumerate(kinds) if seat not in eyes and n not in known}
    return lambda option: hidden.isdisjoint(option.args)
