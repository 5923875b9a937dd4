"""Whole games, word for word as they were when their files were written."""

from __future__ import annotations

import importlib.util
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from stolik.games.token_battle.rules import events
from stolik.kernel.event import Event

HERE = Path(__file__).parent
SCRIPT = HERE.parents[1] / "scripts" / "playthroughs.py"


def script():
    spec = importlib.util.spec_from_file_location("playthroughs", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PLAYTHROUGHS = script()


@pytest.mark.parametrize("name", PLAYTHROUGHS.GAMES)
def test_a_game_is_played_as_it_was(name):
    golden = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(PLAYTHROUGHS.lines(name))
    difference = list(islice(unified_diff(golden, now, f"{name}.txt", "played now", lineterm="", n=6), 60))
    assert not difference, "\n".join([*difference, "", "If this is meant: python scripts/playthroughs.py"])


def test_every_file_is_played():
    assert {file.stem for file in HERE.glob("*.txt")} == set(PLAYTHROUGHS.GAMES)


def test_together_they_show_every_kind_of_event_and_cause():
    """A golden game in which little happens would hold little."""
    text = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.txt"))
    assert {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == events.__name__} <= set(text.split())
    assert {f"cause={cause}" for cause in ("reduce", "strike", "laser", "push", "mirror", "swap")} <= set(text.split())
