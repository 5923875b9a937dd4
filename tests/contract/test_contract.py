"""The kernel's suite over every game in the catalog."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from stolik.catalog import game, games
from stolik.kernel.contract import check
from stolik.kernel.state import Setup

LINE = """
from stolik.catalog import game
from stolik.kernel.contract import Choice, Trial
from stolik.kernel.state import Setup
g = game({name!r})
n = len(g.decks)
for i in range(4):
    played = Trial(g.rules, Setup(g.id, tuple(g.decks[(i + k) % n].stacks for k in range(g.seats))), i, 5000)
    print([f"{{played.state.key():x}}" for _ in played.decisions()])
"""

RHYTHM = {"pokemon": (13, 23), "pokemon-2v2": (8, 17), "star-wars": (16, 7)}
"""How many games, and at every which decision all is held; benchmarks/invariants.py looks at thousands of games."""


@pytest.mark.parametrize("name", games())
def test_contract(name: str) -> None:
    found = game(name)
    decks = [deck.stacks for deck in found.decks]
    setups = [
        Setup(name, tuple(decks[(n + seat * 3) % len(decks)] for seat in range(found.seats))) for n in range(len(decks))
    ]
    games, every = RHYTHM.get(name, (24, 3))
    assert check(found.rules, setups, games=games, every=every) > games


@pytest.mark.parametrize("name", games())
def test_same_seed_same_keys_in_every_process(name: str) -> None:
    def played(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", LINE.format(name=name)], env=env, capture_output=True, text=True, check=True
        )
        return done.stdout

    first = played("1")
    assert first.count("\n") == 4 and first == played("2")
