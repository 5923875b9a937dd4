"""The third gate: the tests of what cards do pass on cards that were read from printed text, in place of hand-written
ones."""

from __future__ import annotations

import importlib
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from stolik.catalog import game
from stolik.games.star_wars.rules import StarWarsTCG
from stolik.scenarios import table as tables

from .star_wars_texts import printed

KINDS = ("attack", "battle_card", "mission", "prevention", "unit")
MODULES = [importlib.import_module(f"tests.cards.star_wars.test_{kind}_effects") for kind in KINDS]
TESTS = [(name, test) for module in MODULES for name, test in vars(module).items() if name.startswith("test_")]
globals().update(TESTS)


@cache
def on_read_cards():
    """The game over the pool, with every bundled card that reads to the end replaced by what was read."""
    star_wars = game("star-wars")
    pool = dict(star_wars.rules.pool)
    for facts, read in printed():
        if read is not None and facts.id in pool:
            pool[facts.id] = replace(pool[facts.id], **vars(read))
    return replace(star_wars, rules=StarWarsTCG(pool), card_print=lambda key: repr(pool[key]))


@pytest.fixture(autouse=True)
def star_wars_is_played_on_read_cards(monkeypatch):
    game = on_read_cards()
    monkeypatch.setattr(tables, "find_game", lambda name: game)


def test_no_two_of_the_tests_share_a_name():
    assert [name for name, n in Counter(name for name, _ in TESTS).items() if n > 1] == []


def test_most_bundled_cards_with_a_text_are_read():
    known = game("star-wars").rules.pool
    assert sum(1 for facts, read in printed() if read is not None and facts.text and facts.id in known) > 480
