"""The bundled decks: legal, of cards that are there, and fit to be played against each other."""

from __future__ import annotations

from itertools import product

import pytest

from stolik.catalog import load_game
from stolik.games.star_wars.cards import legality, pool
from stolik.games.star_wars.cards.decks import decks
from stolik.games.star_wars.rules.check import census
from stolik.kernel import contract
from stolik.kernel.state import Setup

DECKS = {deck.name: deck for deck in decks()}
SIDES = {side: [deck for deck in decks() if legality.side_of(deck.cards, pool()) == side] for side in legality.SIDES}
PAIRS = [(dark.name, light.name) for dark, light in product(SIDES["dark"], SIDES["light"])]


def test_there_are_six_of_each_side() -> None:
    assert {side: len(those) for side, those in SIDES.items()} == {"dark": 6, "light": 6}


def test_two_decks_of_each_side_are_of_the_second_edition_and_the_others_of_the_first() -> None:
    game = load_game("star-wars")
    first = {deck.name for deck in game.of_edition(None).decks}
    assert {side: sum(deck.name in first for deck in those) for side, those in SIDES.items()} == {"dark": 4, "light": 4}


@pytest.mark.parametrize("name", DECKS)
def test_a_bundled_deck_may_be_played(name: str) -> None:
    """SW-DECK-2 to 7: sixty cards of the pool, and nothing against them."""
    deck = DECKS[name]
    assert set(deck.cards) <= set(pool())
    assert len(deck.cards) == 60
    assert load_game("star-wars").check(deck) == []


@pytest.mark.parametrize(("dark", "light"), PAIRS)
def test_any_two_of_them_make_a_game(dark: str, light: str) -> None:
    """No card is lost, every state could be a game, Force is never owed."""
    rules = load_game("star-wars").rules
    setup = Setup("star-wars", (DECKS[dark].stacks, DECKS[light].stacks))
    for seed in (1, 2):
        game = contract.Trial(rules, setup, seed, 20_000)
        for decision in game.decisions():
            assert decision.options
            for seat in (0, 1):
                assert census(game.state, seat) == sorted(game.state.fixed.in_decks[seat])
                assert game.state.seats[seat].force >= 0
            if game.n % 10 == 0:
                rules.check(game.state.clone())
        assert rules.outcome(game.state) is not None


@pytest.mark.parametrize(("dark", "light"), PAIRS[::5])
def test_their_games_keep_what_every_game_promises(dark: str, light: str) -> None:
    rules = load_game("star-wars").rules
    setup = Setup("star-wars", (DECKS[dark].stacks, DECKS[light].stacks))
    assert contract.check(rules, [setup], seed=3, games=2, every=4, limit=20_000) > 0
