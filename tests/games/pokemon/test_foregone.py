"""What goes without saying, and what is asked although there is one answer."""

from __future__ import annotations

import pytest


def goes(t):
    """What the answer is that goes without saying, as the verbs of its options; None where somebody is asked."""
    found = t.match.foregone
    return None if found is None else [option.verb for option in found]


def test_which_side_of_a_coin_is_called_goes_without_saying(pokemon):
    """PK-SETUP-3."""
    t = pokemon("A  deck: Turtwig, Potion x12\nB  deck: Chikorita, Potion x12\nsetup: A")
    assert t.look("A asked call") and goes(t) == ["heads"]


@pytest.mark.parametrize(("drawn", "answer"), [("Potion", ["no"]), ("Cyndaquil", None)])
def test_to_lay_out_anew_is_asked_where_anything_else_could_lie_there(pokemon, drawn, answer):
    """PK-SETUP-7: the extra card is the only other thing that B could lay."""
    t = pokemon(f"A  deck: Potion x7, Turtwig\nB  deck: Chikorita, Potion x12, {drawn}\nsetup: A", "H", "A: Turtwig")
    t.do("A calls heads", "B chooses yes").look("B asked relay", "B active Chikorita")
    assert goes(t) == answer


def test_a_prize_of_a_knock_out_that_has_won_is_not_asked_for(pokemon):
    """PK-KO-2, PK-END-2: whichever it is, nobody is left to fight on the other side."""
    t = pokemon("A  active: Turtwig {G G}   prizes: 3\nB  active: Totodile (damage 40)   prizes: 3")
    t.do("A attacks 'Tackle'").look("A asked prize", "running")
    assert goes(t) == ["place"]
    t.match.answer(t.match.foregone)
    assert t.match.outcome is not None and t.match.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("deck", "more", "answer"),
    [
        ("Potion x9", "", ["place"]),
        ("Potion x9, Poipole (sm8-107)", "", None),  # Eye Opener looks at them
        ("Potion x9, Clefable (dp1-22)", "", None),  # Metronome may use what Eye Opener does
        ("Potion x9", "   open: 1", ["place"]),  # the open one is not among those that may be taken
        ("Potion x9", "   open: 1, 2, 3", None),
        ("Potion x9\noptions: prizes_by_hand=true", "", None),  # who sat down wishes to point at them
    ],
)
def test_which_prize_is_asked_of_who_may_know_them_apart(pokemon, deck, more, answer):
    """PK-KO-2: also where the other side's new Active Pokémon is the only one that it has."""
    own = f"A  active: Turtwig {{G G}}   prizes: 3{more}   deck: {deck}"
    t = pokemon(f"{own}\nB  active: Totodile (damage 40)   bench: Bidoof   prizes: 3")
    t.do("A attacks 'Tackle'").look("A asked prize")
    assert goes(t) == answer


def test_a_deck_is_looked_through_also_where_nothing_in_it_fits(pokemon):
    """The one answer is to take nothing, and it is the player's, who sees the deck."""
    t = pokemon("A  active: Turtwig   hand: Energy Search   deck: Potion x5\nB  active: Totodile")
    s = t.match._state
    t.match.answer(t.match.decision.find("play", (s.seats[0].hand[0],)))
    assert t.match.decision.forced and t.match.view(0).looking and goes(t) is None


@pytest.mark.parametrize("hand", ["none", "Turtwig"])
def test_a_turn_ends_when_its_player_says_so(pokemon, hand):
    t = pokemon(f"A  active: Turtwig   hand: {hand}\nB  active: Totodile")
    t.look("A asked turn")
    assert goes(t) is None
