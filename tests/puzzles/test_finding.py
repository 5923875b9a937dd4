"""Puzzles found in played games: they are puzzles, the same seed finds the same, and nothing hidden decides them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.puzzles import stakes
from stolik.puzzles.finding import find, kinds_of, reason, write
from stolik.puzzles.proof import prove
from stolik.puzzles.puzzle import read
from stolik.puzzles.solving import Solution
from stolik.simulation.play import Plan
from stolik.simulation.run import make_plan


def plan(seed: int = 7) -> Plan:
    return make_plan("token-battle", None, ("greedy",) * 2, seed, None, True)


def test_what_is_found_is_a_puzzle_that_the_loader_takes(tmp_path: Path) -> None:
    found = list(find(plan(), 2, ("gap", "sweep"), first=7))
    assert [puzzle.file.partition("-s7-")[0] for puzzle in found] == ["7-gap", "8-sweep", "9-gap"]
    for puzzle in found:
        prove(read("token-battle", write(puzzle, tmp_path)))


def test_the_same_seed_finds_the_same() -> None:
    one, other = (list(find(plan(), 1, ("gap",))) for _ in range(2))
    assert [vars(puzzle) for puzzle in one] == [vars(puzzle) for puzzle in other] != []


def test_of_each_game_it_is_told_that_it_was_looked_through() -> None:
    told: list[tuple[int, int]] = []
    list(find(plan(), 2, ("again",), progress=lambda *done: told.append(done)))
    assert told == [(1, 2), (2, 2)]


def test_a_table_that_would_take_too_long_is_left_out() -> None:
    assert list(find(plan(), 1, ("gap",), positions=20)) == []


def test_kinds_are_those_that_a_turn_begins_with() -> None:
    assert kinds_of("pokemon") == ("win", "alive", "relay", "quiet", "trade")
    assert kinds_of("star-wars") == ("chance:win", "chance:alive", "chance:trade")
    with pytest.raises(ValueError, match="pokemon has no puzzles of kind 'step'; it has win, alive, relay"):
        list(find(make_plan("pokemon", None, (), 1, None, True), 1, ("step",)))


def test_what_is_said_of_an_answer_follows_from_it() -> None:
    chance = stakes.Test("single", lambda *_: 0.0, mean=True, bounds=(0, 1))
    lead = stakes.Test("single", lambda *_: 0.0)
    sure = stakes.Test("sure", lambda *_: 0.0)
    assert (
        reason(chance, Solution(0.5, (("a",),), (("a",),), 0.25, True))["en"]
        == "It brings 50%; the next best act brings 25%."
    )
    assert reason(lead, Solution(7, (("a",),), (("a",),), None, True))["pl"] == "Daje to 7."
    assert reason(sure, Solution(1, (("a", "b"),), (("b", "a"),), None, True))["pl"].startswith("Wystarczą 2 ruchy")
    assert reason(sure, Solution(1, (("a",) * 5,), (("a",) * 5,), None, True))["pl"].startswith("Wystarczy 5 ruchów")
