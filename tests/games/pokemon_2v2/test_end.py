"""P2-END: how a game ends, beside what the scenarios show."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("seat", range(4))
def test_who_resigns_resigns_for_the_team(match, seat):
    """P2-END-5: the other team has won."""
    match.concede(seat)
    assert match.outcome.rule == "P2-END-5"
    assert match.outcome.returns == tuple(-1 if (one - seat) % 2 == 0 else 1 for one in range(4))
