"""One pick at a time: what can be reached by picking is what may be answered."""

from __future__ import annotations

import pytest

from stolik.kernel.decision import Decision, Option, PickRule
from stolik.learning.picks import Picks

CARDS = tuple(Option("card", (n,)) for n in range(5))


def reached(decision: Decision, *positions: int) -> set[tuple[Option, ...]]:
    """All answers at which picking may stop."""
    picks = Picks(decision)
    for position in positions:
        assert position in picks.open()
        picks.pick(position)
    found = {picks.answer()} if picks.enough else set()
    for position in picks.open():
        found |= reached(decision, *positions, position)
    assert found, "picking led into a dead end"
    return found


@pytest.mark.parametrize(
    "decision",
    [
        Decision(0, "any", CARDS, 0, 5),
        Decision(0, "three", CARDS, 3, 3),
        Decision(0, "copies", CARDS[:3], 2, 4, counts=(2, 1, 3)),
        Decision(0, "different types", CARDS, 2, 3, rule=PickRule(groups=(0, 0, 1, 1, 1))),
        Decision(0, "total at most 6", CARDS, 2, 5, rule=PickRule(weights=(5, 4, 3, 2, 1), total=6)),
        Decision(0, "both", CARDS, 2, 3, (2,) * 5, rule=PickRule((0, 0, 1, 1, 2), 1, (1, 5, 4, 1, 3), 6)),
        Decision(0, "one that fits", CARDS, 1, 1, rule=PickRule(weights=(5, 4, 3, 2, 1), total=3)),
    ],
    ids=lambda decision: decision.kind,
)
def test_what_can_be_picked_is_what_may_be_answered(decision):
    assert reached(decision) == set(decision.answers())


def test_the_order_of_picks_does_not_matter():
    decision = Decision(0, "two", CARDS, 2, 2)
    one, other = Picks(decision), Picks(decision)
    for first, second in ((1, 4), (4, 1)):
        picks = one if first == 1 else other
        picks.pick(first)
        picks.pick(second)
    assert one.answer() == other.answer() == (CARDS[1], CARDS[4])


def test_picking_is_over_when_nothing_more_may_be_picked():
    picks = Picks(Decision(0, "two of three", CARDS[:3], 0, 2))
    assert picks.enough and not picks.whole
    picks.pick(0)
    assert not picks.whole
    picks.pick(1)
    assert picks.whole
