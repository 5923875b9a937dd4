"""The third gate: the tests of what cards do pass on cards that were read from card files, facts and texts, in place of
hand-written ones."""

from __future__ import annotations

import importlib
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from stolik.catalog import load_game
from stolik.games.star_wars.card_files import StarWarsFiles
from stolik.games.star_wars.cards import SETS, pool
from stolik.games.star_wars.rules.rules import StarWarsTCG
from stolik.games.star_wars.text import cards as star_wars
from stolik.scenarios import table as tables

from .test_gates import OTHERWISE
from .texts import card_folder

KINDS = ("attack", "battle_card", "mission", "prevention", "unit")
MODULES = [importlib.import_module(f"tests.games.star_wars.cards.test_{kind}_effects") for kind in KINDS]
TESTS = [(name, test) for module in MODULES for name, test in vars(module).items() if name.startswith("test_")]
globals().update(TESTS)


@cache
def on_read_cards():
    """The game over the pool, with every bundled card that reads to the end replaced by what was read."""
    game = load_game("star-wars")
    cards = {key: whole().get(key, card) for key, card in pool().items()}
    return game.replaced(rules=StarWarsTCG(cards), pool=cards)


@cache
def whole():
    """The bundled cards that read to the end, as the card files have them. Skips without card files."""
    files, folder = StarWarsFiles(), card_folder()
    cards = [one for name in SETS for one in files.read_cards(folder / f"{name}.tsv")]
    return {one.facts.id: one.card for one in cards if one.card is not None and one.facts.id in pool()}


@pytest.fixture(autouse=True)
def star_wars_is_played_on_read_cards(monkeypatch):
    game = on_read_cards()
    monkeypatch.setattr(tables, "find_game", lambda name: game)


def test_no_two_of_the_tests_share_a_name():
    assert [name for name, n in Counter(name for name, _ in TESTS).items() if n > 1] == []


def test_most_bundled_cards_are_read():
    assert len(whole()) > 480 + sum(1 for card in pool().values() if not (card.abilities or card.plays or card.do))


def test_a_card_that_is_read_is_the_hand_written_one():
    """All of it: name, side, types, numbers, and what it does in canonical form, abilities in any order."""
    different = {key for key, card in whole().items() if meaning(card) != meaning(pool()[key])}
    assert different == {*OTHERWISE, "AOTC-164"}  # the files misspell the type line of AOTC-164


def meaning(card):
    """A card with what it does as it is compared."""
    said = star_wars.as_read(card)
    return replace(card, abilities=tuple(sorted(map(repr, said.abilities))), plays=said.plays, needs=said.needs,
                   costs=said.costs, do=said.do)  # fmt: skip
