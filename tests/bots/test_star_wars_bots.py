"""How bots play Star Wars: legal answers in whole games, and better ones than none at all."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.bots import make
from stolik.cards.star_wars.legality import side_of
from stolik.catalog import load_game
from stolik.kernel.agenda import answer
from stolik.kernel.luck import derive, step
from stolik.kernel.state import Setup
from stolik.kernel.view import Worlds

LIMIT = 5000


def setup_of(seed: int) -> Setup:
    """Two bundled decks, one a side."""
    pool, decks = load_game("star-wars").rules.pool, load_game("star-wars").decks
    of_side = [[deck for deck in decks if side_of(deck.cards, pool) == side] for side in ("dark", "light")]
    luck, first = step(derive(seed, 0), len(of_side[0]))
    _, second = step(luck, len(of_side[1]))
    return Setup("star-wars", (of_side[0][first].stacks, of_side[1][second].stacks))


def played(names: tuple[str, str], seed: int, **settings: Any) -> Any:
    """A whole game; the state at its end."""
    rules = load_game("star-wars").rules
    s = rules.new(setup_of(seed), seed)
    bots = [make(name, "star-wars", derive(seed, n), **settings) for n, name in enumerate(names)]
    for _ in range(LIMIT):
        if (decision := s.decision) is None:
            break
        bot = bots[decision.seat]
        view = rules.view(s, decision.seat) if bot.sees else None
        picks = bot.choose(view, decision, Worlds(rules, s, decision.seat) if bot.sees else None)
        assert decision.allows(picks)
        answer(rules, s, picks)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_greedy_plays_whole_games_to_an_end(seed: int) -> None:
    assert played(("greedy", "greedy"), seed).ended


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int, seed: int) -> None:
    names = ("greedy", "random") if seat == 0 else ("random", "greedy")
    assert played(names, seed).winner == seat


def test_lookahead_answers_the_same_for_the_same_seed() -> None:
    rules = load_game("star-wars").rules
    s = rules.new(setup_of(1), 1)
    while s.decision is not None and s.decision.kind != "setup":
        answer(rules, s, next(s.decision.answers()))
    decision = s.decision
    assert decision is not None
    bots = [make("lookahead", "star-wars", 5, budget=60) for _ in range(2)]
    worlds = Worlds(rules, s, decision.seat)
    first, second = (bot.choose(rules.view(s, decision.seat), decision, worlds) for bot in bots)
    assert first == second and decision.allows(first)
