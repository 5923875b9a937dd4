"""What an answer would do, as far as it is certain: the same in all worlds that its seat can imagine."""

from __future__ import annotations

from typing import Any, Final

from stolik.kernel.decision import Answer
from stolik.match import Match

WORLDS: Final = 3
"""In how many worlds an answer is tried; what differs between two of them depends on what nobody can know."""


def foresee(match: Match, seat: int, picks: Answer) -> tuple[list[dict[str, Any]], bool]:
    """The events that come of it however luck falls and whatever lies hidden, as JSON data as `seat` would see them;
    and whether that is all of them. The match is untouched. Raises IllegalAnswer."""
    told: list[list[dict[str, Any]]] = []
    whole = True
    for world in range(WORLDS):
        branches = match.preview(seat, picks, luck=world)
        whole &= sum(branch.chance for branch in branches) > 0.999
        for branch in branches:
            seen = (event.seen_by(seat) for event in branch.events)
            told.append([event.to_data() for event in seen if event is not None])
    if not told or not whole:
        return [], False
    certain = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events[1:]):
            break
        certain.append(events[0])
    return certain, all(len(events) == len(certain) for events in told)
