"""The third gate: the card scenarios pass on cards that were read from printed text, in place of hand-written ones."""

from __future__ import annotations

import importlib
import os
from functools import cache
from pathlib import Path

import pytest
from tests.games.pokemon.cards.cases import Case, play

from stolik.catalog import game as find_game
from stolik.games.pokemon.card_files import PokemonFiles
from stolik.games.pokemon.rules.rules import PokemonTCG
from stolik.scenarios.table import table

FOLDER = os.environ.get("STOLIK_CARD_FILES", "")
CASES = sorted((Path(__file__).parents[1] / "cards").glob("test_*.py"))
CASES = [path for path in CASES if path.stem != "test_dp_companions"]  # it plays with stand-ins for cards of other sets

pytestmark = pytest.mark.skipif(not FOLDER, reason="STOLIK_CARD_FILES names no folder of card files")


@cache
def read():
    """The pool with every bundled card that reads to the end replaced by what was read; and how many those are."""
    bundled = find_game("pokemon").rules.pool
    found = {}
    for file in sorted((Path(FOLDER) / "pokemon" / "cards").glob("*.json")):
        wanted = sorted({card.rpartition("-")[0] for card in bundled})
        found |= {
            one.facts.id: one.card
            for one in PokemonFiles().read_cards(file, wanted)
            if one.card and one.facts.id in bundled
        }
    return {key: found.get(key, card) for key, card in bundled.items()}, len(found)


def cases(path):
    return getattr(importlib.import_module(f"tests.games.pokemon.cards.{path.stem}"), "CASES", ())


@cache
def on_read_cards():
    return find_game("pokemon").replaced(rules=PokemonTCG(read()[0]))


def test_most_bundled_cards_are_read():
    assert read()[1] > 300


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_card_scenarios_pass_on_cards_that_were_read(path):
    for case in cases(path):
        if isinstance(case, Case):
            play(case, lambda drawing, *luck: table(on_read_cards(), drawing, None, luck))
