"""PK-TRAINER: Trainer cards, beside what the scenarios of the chapter show."""

from __future__ import annotations


def test_a_stadium_of_the_other_player_is_used_by_both(pokemon):
    """PK-TRAINER-3: both may use what it offers, each once in the own turn."""
    t = pokemon("A  active: Turtwig\nB  active: Totodile\nstadium: Speed Stadium of B", "HTT")
    t.do("A uses 'Speed Stadium' of the Stadium").look("A holds 1", "A may not use 'x' of the Stadium: dp1-114:limit")
    t.do("A ends the turn").look("B may use 'x' of the Stadium")
    t.do("B uses 'Speed Stadium' of the Stadium").look("coins T", "B holds 1")
