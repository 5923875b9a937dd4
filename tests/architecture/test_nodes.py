"""Nodes and card records: the codec knows them by the name of their class alone, so no two may share one; a flag is
never a bare True; and cards of all sets are written in one dialect, that of `recipes.py`."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

import stolik.games
from stolik.cardgame.ast import Node

GAMES = Path(stolik.games.__file__).parent
MODULES = ("cardgame.ast", *(f"games.{path.parts[-3]}.ast.{path.stem}" for path in sorted(GAMES.glob("*/ast/*.py"))))
SETS = [path for path in sorted(GAMES.glob("*/cards/*.py")) if "CARDS = " in path.read_text(encoding="utf-8")]


def test_no_two_nodes_have_one_name() -> None:
    found: Counter[str] = Counter()
    for name in MODULES:
        module = import_module(f"stolik.{name}")
        own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        found.update(one.__name__ for one in own if issubclass(one, Node))
    assert found["Draw"] == 1 and [name for name, n in found.items() if n > 1] == []


@pytest.mark.parametrize("name", MODULES)
def test_a_flag_is_given_by_its_name(name: str) -> None:
    records = [one for one in vars(import_module(f"stolik.{name}")).values() if is_dataclass(one)]
    assert records or name.endswith("__init__")
    assert not [
        (one, field.name) for one in records for field in fields(one) if field.type == "bool" and not field.kw_only
    ]


@pytest.mark.parametrize("path", SETS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_cards_of_a_set_are_written_with_recipes(path: Path) -> None:
    called = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not {"Card", "StarWarsCard", "replace"} & {one.id for one in called if isinstance(one, ast.Name)}


def test_there_are_sets() -> None:
    assert len(SETS) > 30


def test_all_games_are_loaded_together() -> None:
    """Frames, units and proposals are registered beside the nodes: a clash is an error as soon as both are there."""
    games = [path.parts[-3] for path in GAMES.glob("*/rules/rules.py")]
    assert len(games) >= 3 and all(import_module(f"stolik.games.{game}.rules.rules") for game in games)


def test_no_step_has_two_handlers() -> None:
    """The interpreter's table is put together from those of the chapters; the later one would win in silence."""
    for game in ("pokemon", "star_wars"):
        room = GAMES / game / "rules"
        chapters = [import_module(f"stolik.games.{game}.rules.{path.stem}") for path in sorted(room.glob("*.py"))]
        found = Counter(node for one in chapters for node in getattr(one, "HANDLERS", ()))
        assert len(found) > 30 and [node.__name__ for node, n in found.items() if n > 1] == []
