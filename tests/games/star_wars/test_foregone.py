"""Which of several units of one speed acts first, where it makes no difference (SW-BATTLE-4)."""

from __future__ import annotations

import pytest


def goes(t):
    """Which unit acts first without being asked, as drawings call it; None where its player is asked."""
    while t.match.decision.kind == "window:open":
        t.match.answer(t.match.decision.find("pass"))
    t.look("dark asked next unit")
    found = t.match.foregone
    return None if found is None else t.match._state.top(t.match._state.units[found[0].args[0]]).name


@pytest.mark.parametrize(
    ("dark", "light", "first"),
    [
        ("Weak, Attacked", "Slow {tapped}", None),
        ("Weak, Attacked", "", "Weak"),
        ("Weak, Weak", "Slow", "Weak"),
        ("Weak, Weak {damage 1}", "Slow", None),
        ("Weak, Thinker", "", None),
    ],
)
def test_who_acts_first_is_asked_where_it_matters(tester, dark, light, first):
    """There is somebody to attack, they are not twins, or one of them could do something between."""
    t = tester(f"dark  character: {dark}   force: 3\nlight  ground: Bunker   character: {light}\nstep: character")
    assert goes(t) == first


def test_what_the_opponent_holds_is_not_told_by_being_asked(tester):
    """Whatever lies in the other hand, the question goes without saying, or it does not."""
    told = set()
    for hand in ("none", "Insight", "Strike"):
        told.add(goes(tester(f"dark  character: Weak, Attacked\nlight  hand: {hand}   force: 9\nstep: character")))
    assert told == {"Weak"}
