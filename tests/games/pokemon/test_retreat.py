"""PK-RETREAT: retreating, beside what the scenarios of the chapter show."""

from __future__ import annotations


def test_whoever_retreats_chooses_who_comes(pokemon):
    """PK-RETREAT-1: any of the Benched Pokémon."""
    t = pokemon("A  active: Scyther   bench: Turtwig, Chikorita, Starly (dp1-101)\nB  active: Totodile").do(
        "A retreats"
    )
    t.must_choose_exactly("A", "A chooses Turtwig", "A chooses Chikorita", "A chooses Starly (dp1-101)")
    t.do("A chooses Chikorita").look("A active Chikorita", "A bench Turtwig, Scyther, Starly (dp1-101)")


def test_a_card_that_gives_more_than_is_needed_pays_whole(pokemon):
    """PK-RETREAT-6: a Retreat Cost of 1, and one card that gives two."""
    t = pokemon("A  active: Magnemite (dp7-67) {L, Holon's Magneton}   bench: Turtwig\nB  active: Totodile")
    t.look("Magnemite (dp7-67) retreat 1").do("A retreats").look("A may pay L", "A may not pay L, Holon's Magneton")
    t.do("A pays Holon's Magneton").look("Magnemite (dp7-67) energy L", "A discard Holon's Magneton")


def test_one_way_of_paying_a_retreat_is_listed_once(pokemon):
    """PK-RETREAT-6: equal cards make equal ways; none holds a card too many."""
    t = pokemon("A  active: Turtwig {G G G W}   bench: Totodile\nB  active: Cyndaquil").do("A retreats")
    t.must_choose_exactly("A", "A pays G G", "A pays G W")
    assert t.match.decision.kind == "pay"
