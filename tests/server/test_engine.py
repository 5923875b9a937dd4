"""What a browser gets to play a record anew: it runs with the standard library alone, and tells nothing else."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import stolik
from stolik.catalog import GAMES
from stolik.kernel.replay import Record
from stolik.match import Match
from stolik.server.engine import engine_of

RUN = """
import sys
sys.path[:] = [place for place in sys.path if "site-packages" not in place]
sys.path.insert(0, sys.argv[1])
from stolik.witness import as_told
assert sys.modules["stolik"].__file__.startswith(sys.argv[1])
print(as_told(sys.stdin.read(), "[]"))
"""


def played(game: str, answers: int = 25) -> Record:
    found = stolik.load_game(game)
    match = Match(game, decks=found.decks[: found.seats] if game != "star-wars" else None, seed=5)
    while match.decision is not None and match.turn < answers:
        match.answer_at(range(match.decision.least))
    return match.record


def test_placeholder() -> None:
    assert GAMES and Path and json and io and zipfile and subprocess and pytest and engine_of and sys
