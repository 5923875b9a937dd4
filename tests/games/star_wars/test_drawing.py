"""Drawn tables of Star Wars: what is printed of a question can be said as an answer."""

from __future__ import annotations

import pytest

from stolik.cardgame.drawn import DrawingError
from stolik.scenarios.table import LookError

from .tables import triggered


def said(t):
    """All that is offered, as the table prints it."""
    seat = ("dark", "light")[t.match.decision.seat]
    with pytest.raises(LookError) as asked:
        t.must_choose_exactly(seat)
    return str(asked.value).partition(": ")[2].partition("; that")[0].split(" · ")


def test_triggers_of_units_that_are_gone_are_called_by_their_cards(tester):
    """SW-ABIL-14: two that fall together, and Light says whose ability is first."""
    t = tester("dark  character: Bomber   force: 4\nlight  character: Martyr {damage 3}, Hero (D) {damage 2}, Tough")
    t.do("dark uses 1 of Bomber")
    while t.match.decision.kind != "trigger":
        t.do(f"{('dark', 'light')[t.match.decision.seat]} passes")
    assert said(t) == ["chooses Martyr", "chooses Hero (D)"]
    t.must_choose_exactly("light", "light chooses Hero (D)", "light chooses Martyr")
    t.do("light chooses Hero").look("light force 5")
    assert triggered(t) == ["Hero", "Martyr"]


def test_two_triggers_that_are_called_alike_have_numbers(tester):
    """SW-ABIL-14: of one card each, one of them gone."""
    t = tester("dark  character: Bomber   force: 4\nlight  character: Martyr {damage 3}, Martyr {damage 3}, Tough")
    t.do("dark uses 1 of Bomber")
    while t.match.decision.kind != "trigger":
        t.do(f"{('dark', 'light')[t.match.decision.seat]} passes")
    assert said(t) == ["chooses 1 of Martyr", "chooses 2 of Martyr"]
    options = t.match.decision.options
    for n, option in enumerate(options, 1):
        t.must_choose_exactly("light", *(f"light {one}" for one in said(t)))
        assert t.match.game.drawing.act(t.match._state, t.match.rules, f"light chooses {n} of Martyr") == (1, option)
    t.refused("light chooses 3 of Martyr").refused("light chooses Tough")
    with pytest.raises(DrawingError, match="no 'Weak' on the table"):
        t.refused("light chooses Weak")
    t.do("light chooses 2 of Martyr").look("light force 6")


def test_uniques_that_contest_are_said_in_pairs(tester):
    """SW-BATTLE-11: and one of the two is enough to mean them."""
    drawing = (
        "dark  character: Hero (A), Ace (A)   force: 1\nlight  character: Hero (B), Ace (B)   force: 1\nstep: battle"
    )
    assert sorted(said(tester(drawing))) == ["chooses Ace (A) against Ace (B)", "chooses Hero (A) against Hero (B)"]
    for words in ("Ace (A) against Ace (B)", "Ace (A)", "Ace (B)"):
        t = tester(drawing).do(f"dark chooses {words}", "dark bids 0", "light bids 1", "dark bids 0")
        t.look("Ace (A) place build", "Hero (A) place character")
