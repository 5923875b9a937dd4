"""Fitting weights: what is known is found again, and what was fitted to is not what it is tried on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from math import exp
from random import Random
from typing import Any

import pytest
from tests.kernel.thieves import ThievesGame

from stolik.bots.weights import read_weights, write_weights
from stolik.catalog import load_game
from stolik.kernel.view import View
from stolik.lab.positions import split
from stolik.lab.tuning import Position, fitted, surprise, tune


@dataclass
class Seen(View):
    """A position of a game that nobody has written: two things that may count, and one that does not."""

    terms: tuple[float, float, float]


class Truth:
    """An evaluation of it: odds by three weights; it can't reckon with an `a` below nothing."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = dict(weights)

    def with_weights(self, weights: Mapping[str, float]) -> Truth:
        return Truth(weights)

    def chance(self, view: Seen, seat: int) -> float:
        a, b, c = self.weights["a"], self.weights["b"], self.weights["c"]
        if a < 0:
            raise ZeroDivisionError
        return 1 / (1 + exp(-(a * view.terms[0] + b * view.terms[1] + c * view.terms[2])))


def drawn(games: int, **weights: float) -> list[Position]:
    luck = Random(3)
    true = Truth(weights)
    found = []
    for _ in range(games):
        view = Seen("made up", 0, None, (luck.gauss(0, 1), luck.gauss(0, 1), luck.gauss(0, 1)))
        found.append(Position(view, 0, float(luck.random() < true.chance(view, 0))))
    return found


def test_weights_that_made_the_games_are_found_again() -> None:
    cma = pytest.importorskip("cma")
    known = drawn(4000, a=2.0, b=-0.7, c=0.0)
    before = Truth({"a": 0.5, "b": 0.5, "c": 0.5})
    found = fitted(cma, before, known, 1, lambda *_: None)
    assert found["a"] == pytest.approx(2.0, abs=0.25) and found["b"] == pytest.approx(-0.7, abs=0.15)
    assert found["c"] == pytest.approx(0.0, abs=0.1)
    assert surprise(Truth(found), known) < surprise(before, known)


def test_what_is_surprising_costs_more() -> None:
    known = [Position(Seen("made up", 0, None, (1.0, 0.0, 0.0)), 0, 1.0)]
    weights = {"b": 0.0, "c": 0.0}
    assert surprise(Truth({"a": 0.0, **weights}), known) == pytest.approx(0.6931, abs=0.001)
    assert surprise(Truth({"a": 3.0, **weights}), known) < 0.05


@pytest.mark.parametrize("game", ["pokemon", "pokemon-2v2", "star-wars", "token-battle"])
def test_decks_that_are_kept_apart_are_enough_for_a_game(game: str) -> None:
    found = load_game(game)
    train, apart = ([deck.name for deck in decks] for decks in split(found))
    assert not set(train) & set(apart) and len(apart) >= found.seats <= len(train)
    assert {found.seat_of(deck) for deck in found.decks} == {
        found.seat_of(deck) for deck in found.decks if deck.name in apart
    }


def test_the_same_arguments_give_the_same_weights() -> None:
    pytest.importorskip("cma")
    game = load_game("token-battle")
    one, again = (tune(game, "random", 6, 2, "greedy", 5) for _ in range(2))
    assert one == again and set(one.weights) == set(game.judgement.evaluation.weights)  # type: ignore[union-attr]
    assert one.fitted[1] < one.fitted[0] and one.score.games == 2


def test_a_game_without_weights_is_refused() -> None:
    pytest.importorskip("cma")
    with pytest.raises(ValueError, match="has no weights to fit"):
        tune(ThievesGame(), "random", 1, 1, "random", 1)


# ---- files of weights


@pytest.mark.parametrize("game", ["pokemon", "star_wars", "token_battle"])
def test_what_is_written_is_read_again(game: str) -> None:
    module: Any = import_module(f"stolik.games.{game}.bots.evaluation")
    text = write_weights(module.tuned.weights, module.NOTES, "Why\nand how.")
    assert read_weights(text) == module.tuned.weights and text.startswith("# Why\n# and how.\n\n[weights]\n")
    assert set(module.NOTES) == set(module.tuned.weights)


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "in a table [weights], which is missing"), ("[weights]\na = true", "the weight 'a' is True; it is a number")],
)
def test_a_file_that_says_something_else_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError) as refused:
        read_weights(text)
    assert says in str(refused.value)
