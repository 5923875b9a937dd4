"""What must be true at every decision of every game, over random games of all theme decks."""

from __future__ import annotations

import pytest

from stolik.catalog import game as find_game
from stolik.games.pokemon.rules.check import census
from stolik.kernel.contract import Trial
from stolik.kernel.state import Setup

POKEMON = find_game("pokemon")
DECKS = POKEMON.decks


def played(n, **options):
    a, b = DECKS[n % len(DECKS)], DECKS[(3 * n + 1) % len(DECKS)]
    return Trial(POKEMON.rules, Setup("pokemon", (a.stacks, b.stacks), options), 1000 + n, 5000)


@pytest.mark.parametrize("n", range(len(DECKS) * 2))
def test_every_card_is_in_one_place(n):
    """PK-SETUP-1, PK-KO-1: 60 cards a player, whatever happens to them."""
    game = played(n)
    for _ in game.decisions():
        for seat in (0, 1):
            assert census(game.state, seat) == list(game.state.fixed.in_decks[seat])


@pytest.mark.parametrize("n", range(len(DECKS)))
def test_the_table_stays_in_its_limits(n):
    """PK-ATTACK-9, PK-BENCH-1, PK-COND-1, PK-COND-2: counters, Bench, conditions of the Active Pokémon alone."""
    game = played(n)
    for _ in game.decisions():
        s = game.state
        for side in s.sides:
            assert len(side.bench) <= 5 and len(side.active) <= 1
            assert all(s.mons[m].damage % 10 == 0 and s.mons[m].damage >= 0 for m in (*side.active, *side.bench))
            assert all(s.mons[m].conditions == 0 for m in side.bench)
            assert all((s.mons[m].conditions & 7).bit_count() <= 1 for m in side.active)


@pytest.mark.parametrize("n", range(8))
def test_double_games_end_within_their_limits(n):
    """PK-BENCH-2, PK-DOUBLE-1: two Active Pokémon a side, four on the Bench."""
    game = played(n, format="double")
    most = 0
    for _ in game.decisions():
        assert all(len(side.bench) <= 4 and len(side.active) <= 2 for side in game.state.sides)
        most = max(most, *(len(side.active) for side in game.state.sides))
    assert most == 2 and POKEMON.rules.outcome(game.state) is not None


@pytest.mark.parametrize("n", range(4))
def test_options_play_through(n):
    """PK-SETUP-2, PK-SETUP-3: with the options in their other form the opponent cuts, no coin is called, games end."""
    game = played(n, cut=True, start="die", extra_cards="bench", supporter_stays=True)
    kinds = {decision.kind for decision in game.decisions()}
    assert "cut" in kinds and "call" not in kinds
    assert POKEMON.rules.outcome(game.state) is not None
