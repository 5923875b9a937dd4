"""Decks that counter a deck: drawn at random, tried by playing, and the best kept."""

from __future__ import annotations

from typing import Final

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.kernel.luck import derive

from .play import Plan, play

ROUNDS: Final = ((40, "random", 16), (12, "random", 40), (4, "greedy", 8))
"""Sieves: how many decks enter, which bot plays both sides, how many games each deck plays against the other."""


def counter_deck(game: str, deck: Deck, seed: int, name: str = "Counter") -> Deck:
    """A deck of the same game that was drawn to beat `deck`; the same for the same seed.

    Random decks go through the sieves of ROUNDS; the best of each round go on to the next. It plays some thousand quick
    games: a second or two. Raises UnknownGame, BrokenGame, and ValueError where the game draws no decks by itself.
    """
    found = find_game(game)
    left = [found.random_deck(derive(seed, n)) for n in range(ROUNDS[0][0])]
    for number, (entering, bot, games) in enumerate(ROUNDS):
        tried = left[:entering]
        scores = [
            _points(game, deck, stacks, bot, games, derive(seed, 1000 * number + n)) for n, stacks in enumerate(tried)
        ]
        left = [tried[n] for n in sorted(range(len(tried)), key=lambda n: (-scores[n], n))]
    return Deck(name, game, left[0])


def _points(game: str, deck: Deck, stacks: tuple[tuple[str, ...], ...], bot: str, games: int, seed: int) -> int:
    """Wins less losses of `stacks` against `deck`, seats changed every game."""
    plan = Plan(game, ((deck.name, deck.stacks), ("candidate", stacks)), False, ((bot, {}), (bot, {})), seed)
    results = [play(plan, n)[0] for n in range(games)]
    return sum(result.returns[result.contestants.index(1)] for result in results)
