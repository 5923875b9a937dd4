"""PK-TURN: turns, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer
from stolik.games.pokemon.rules.events import TurnBegan


def test_an_effect_that_draws_from_no_deck_loses_nothing(pokemon):
    """PK-TURN-3: only the draw at the start of a turn loses; this one finds nothing, and that is all."""
    t = pokemon("A  active: Dialga (dp1-1) {M}   deck: none\nB  active: Totodile").do("A attacks 'Time Bellow'")
    t.look("running", "turn B", "Totodile damage 10", "A hand none")


def test_any_other_order_will_do_as_well(pokemon):
    """PK-TURN-4: Bench, evolving, Energy, Trainer, Supporter, Stadium, retreat, power: nothing bars the rest."""
    t = pokemon("""
        A  active: Scyther   bench: Sceptile < Grovyle < Treecko {G}, Turtwig (damage 20)   deck: Switch x3
        A  hand: Grotle, Grass Energy, Potion x2, Mom's Kindness, Lake Boundary, Starly (dp1-101) x2
        B  active: Totodile
    """)
    t.do("A benches Starly (dp1-101)", "A evolves Turtwig into Grotle", "A attaches Grass Energy to Grotle")
    t.look("A may bench Starly (dp1-101)", "A may retreat", "A may use 'Energy Trans' of Sceptile")
    t.do("A plays Potion", "A chooses Grotle").look("A may play Mom's Kindness", "A may play Lake Boundary")
    t.do("A plays Mom's Kindness", "A plays Lake Boundary", "A retreats", "A chooses Grotle")
    t.do("A uses 'Energy Trans' of Sceptile", "A chooses Grass Energy of Sceptile", "A chooses Grotle")
    t.look("A may bench Starly (dp1-101)", "Grotle energy G G", "A may attack 'Synthesis'", "turn A")


def test_the_draw_is_never_asked_for(pokemon):
    """PK-TURN-2: it is done before anything is asked; only its owner sees the card's face."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile   deck: Potion").do("A ends the turn")
    drawn = t.match.events[-1][-1]
    assert t.match.events[-1][-2] == TurnBegan(1, 6)
    assert drawn.seen_by(1).kinds != (-1,) and drawn.seen_by(0).kinds == (-1,)
    assert t.match.decision.kind == "turn"


def test_the_other_player_can_answer_nothing(pokemon):
    """PK-TURN-1: an answer from the wrong seat is refused, and changes nothing."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile   hand: Cyndaquil")
    for act in ("B benches Cyndaquil", "B ends the turn"):
        t.refused(act, "PK-TURN-1")
        with pytest.raises(IllegalAnswer):
            t.do(act)
    assert t.match.decision.seat == 0
