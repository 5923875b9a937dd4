"""Each question that is asked of nodes has one answer for each of them: no condition, amount or filter is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import stolik.games
from stolik.cardgame import ast
from stolik.cardgame.ast import AllHeads, Amount, Condition, Filter, Noun, Step, Unless, Which, inside
from stolik.cardgame.meaning import Handlers, Meaning
from stolik.catalog import GAMES, load_game

ROOT = Path(stolik.games.__file__).parent
FOLDERS = sorted(path.parents[1].name for path in ROOT.glob("*/ast/nodes.py"))
ASKED_OF_EFFECTS = {"SameType", "SharesName", "SharesType"}
"""Filters that speak of what an effect has named: they are asked by those who know it (`selection.py`, `nouns.py`)."""

DONE_WHILE_RECKONING = {"PreventIt", "ReduceIt"}
"""Steps that are done in the middle of a reckoning of damage (`damage.py`), and nowhere else."""


def meaning_of(folder: str) -> Meaning[Any, Any]:
    import_module(f"stolik.games.{folder}.rules.rules")
    return import_module(f"stolik.games.{folder}.rules.meaning").MEANING


def nodes_in_cards(folder: str) -> Iterator[ast.Node]:
    """All nodes of all cards of the games in a folder."""
    for name, place in GAMES.items():
        if place.split(".")[2] == folder:
            for card in load_game(name).rules.pool.values():
                yield from inside(*[getattr(card, field) for field in card.__dataclass_fields__])


def defined(folder: str, root: type) -> set[type]:
    """The classes of nodes that a game's ast defines, and those of all card games that its cards use."""
    own: set[type] = set()
    for path in (ROOT / folder / "ast").glob("*.py"):
        module = import_module(f"stolik.games.{folder}.ast.{path.stem}")
        own |= {one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__}
    own |= {type(node) for node in nodes_in_cards(folder)}
    return {one for one in own if issubclass(one, root) and one is not root}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_condition_has_a_handler(folder: str) -> None:
    wanted = defined(folder, Condition)
    assert len(wanted) >= 8 and wanted <= set(meaning_of(folder).conditions)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_amount_has_a_handler(folder: str) -> None:
    wanted = defined(folder, Amount)
    assert len(wanted) >= 8 and wanted <= set(meaning_of(folder).amounts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_filter_has_a_handler(folder: str) -> None:
    wanted = {one for one in defined(folder, Filter) if one.__name__ not in ASKED_OF_EFFECTS}
    meaning = meaning_of(folder)
    assert len(wanted) >= 8 and wanted <= set(meaning.in_play) | set(meaning.on_card)
    assert {one for one in wanted if one not in meaning.in_play} == set(), "what lies in play is asked everything"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_step_has_a_handler(folder: str) -> None:
    wanted = defined(folder, Step)
    handlers = import_module(f"stolik.games.{folder}.rules.steps").INTERPRETER.handlers
    assert len(wanted) >= 20 and {one.__name__ for one in wanted if one not in handlers} <= DONE_WHILE_RECKONING


def asked_of_cards(node: ast.Node) -> tuple[Filter, ...]:
    return node.filters if isinstance(node, Which) and node.what == "card" and node.on is None else ()


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_asked_of_cards_in_a_zone_has_a_handler_for_them(folder: str) -> None:
    filters = [one for node in nodes_in_cards(folder) for one in inside(*asked_of_cards(node))]
    wanted = {type(one) for one in filters if isinstance(one, Filter)} - set(meaning_of(folder).on_card)
    assert len(filters) > 20 and {one.__name__ for one in wanted} <= ASKED_OF_EFFECTS


def test_two_handlers_for_one_node_are_an_error() -> None:
    table: Handlers[Any] = Handlers("condition")

    @table.of(Unless, AllHeads)
    def answer() -> bool:
        return True

    with pytest.raises(TypeError, match="AllHeads has two handlers as a condition"):
        table.of(AllHeads)(answer)
    with pytest.raises(TypeError, match="Unless has two handlers"):
        table.add({Unless: answer})


def test_a_node_without_a_handler_is_named() -> None:
    meaning = meaning_of("star_wars")
    with pytest.raises(TypeError, match="AllHeads is no condition of this game"):
        meaning.holds(None, AllHeads(), {}, None, 0)
    with pytest.raises(TypeError, match="Heads is no amount of this game"):
        meaning.value(None, ast.HEADS, {}, None, 0)
    with pytest.raises(TypeError, match="OfChosen is no noun that can be counted of this game"):
        meaning.count(None, ast.OfChosen(()), {}, None, 0)
    with pytest.raises(TypeError, match="NameHas is no filter for things in play of this game"):
        meaning.admits(None, ast.NameHas("Sith"), None)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_handler_says_of_which_node_it_is(folder: str) -> None:
    """Its second parameter is typed as the node for which it answers: nothing is entered under another's name."""
    meaning = meaning_of(folder)
    tables = (meaning.conditions, meaning.amounts, meaning.named, meaning.counted, meaning.in_play, meaning.on_card)
    for node, handler in [entry for table in tables for entry in table.items()]:
        said = list(handler.__annotations__.values())[1].split(" | ")
        wide = {root.__name__ for root in (Filter, Noun) if issubclass(node, root)}
        assert node.__name__ in said or wide & set(said), handler
