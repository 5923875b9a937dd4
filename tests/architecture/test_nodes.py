"""The codec knows nodes by their class's name alone, whatever game they are of: no two may share one."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import stolik.games
from stolik.cardgame.ast import Node

GAMES = Path(stolik.games.__file__).parent
MODULES = ("cardgame.ast", *(f"games.{path.parts[-3]}.ast.{path.stem}" for path in sorted(GAMES.glob("*/ast/*.py"))))


def test_no_two_nodes_have_one_name() -> None:
    found: Counter[str] = Counter()
    for name in MODULES:
        module = import_module(f"stolik.{name}")
        own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        found.update(one.__name__ for one in own if issubclass(one, Node))
    assert found["Draw"] == 1 and [name for name, n in found.items() if n > 1] == []


def test_all_games_are_loaded_together() -> None:
    """Frames, units and proposals are registered beside the nodes: a clash is an error as soon as both are there."""
    games = [path.parts[-3] for path in GAMES.glob("*/rules/rules.py")]
    assert len(games) >= 3 and all(import_module(f"stolik.games.{game}.rules.rules") for game in games)
