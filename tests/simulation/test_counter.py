"""Decks that counter a deck (TB-EDITOR-10)."""

from __future__ import annotations

import pytest

import stolik
from stolik.simulation.counter import counter_deck

GAME = stolik.load_game("token-battle")


@pytest.mark.parametrize("name", ["First Steps", "Carousel", "Fairground"])
def test_a_counter_beats_what_it_counters(name: str) -> None:
    """TB-EDITOR-10: judged by games that the search did not play."""
    deck = GAME.deck(name)
    counter = counter_deck(GAME.id, deck, seed=1)
    assert GAME.check(counter) == []
    played = stolik.simulate(GAME.id, [counter, deck], ("greedy", "greedy"), games=24, seed=5).to_data()["decks"]
    wins = {one["deck"]: one["wins"] for one in played}
    assert wins["Counter"] > wins[name]


def test_the_same_seed_gives_the_same_counter() -> None:
    deck = GAME.decks[0]
    assert counter_deck(GAME.id, deck, 3) == counter_deck(GAME.id, deck, 3) != counter_deck(GAME.id, deck, 4)
