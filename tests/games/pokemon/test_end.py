"""PK-END: how a game ends, beside what the scenarios of the chapter show."""

from __future__ import annotations

import pytest

from stolik import Match, Option
from stolik.catalog import game as find_game

POKEMON = find_game("pokemon")


def test_sudden_death_begins_with_nothing_of_the_game_before(pokemon):
    """PK-END-5, PK-END-1, PK-TRAINER-5: whole decks, one Prize, no Stadium, empty piles, and a first turn again."""
    t = pokemon(
        """
        A  active: Voltorb (dp3-117) {L C}   discard: Potion x2   deck: Turtwig, Mom's Kindness, Potion x8   prizes: 1
        B  active: Totodile   discard: Potion   deck: Cyndaquil, Mom's Kindness, Potion x8   prizes: 1
        stadium: Miasma Valley of B
        """,
        *("A: Turtwig, Mom's Kindness, Potion x5", "B: Cyndaquil, Mom's Kindness, Potion x5", 1, "T"),
    ).do("A attacks 'Big Explosion'", "A calls heads")
    t.look("turn B", "A prizes 1", "B prizes 1", "stadium none", "A discard none", "B discard none")
    t.look("A holds 6", "A deck 8", "B holds 7", "B deck 5", "B may not play Mom's Kindness: PK-TRAINER-5")


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_at_any_decision(seat):
    """PK-END-6: whoever is asked, either player may; the other has won, and nobody is asked any more."""
    decks = tuple(deck.name for deck in POKEMON.decks[:2])
    for answers in (0, 1, 4, 9, 30):
        match = Match("pokemon", decks, 2)
        for _ in range(answers):
            match.answer(next(match.decision.answers()))
        match.concede(seat)
        assert match.outcome.rule == "PK-END-6" and match.outcome.returns[1 - seat] == 1
        assert match.decision is None
        assert match.why_not(1 - seat, Option("end")).rule == "PK-END-6"
