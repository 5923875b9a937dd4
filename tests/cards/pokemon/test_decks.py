"""The 13 theme decks: legal, of cards in the pool, as the deck files list them, the same after a way through text."""

import json
import os
from pathlib import Path

import pytest

from stolik.cards.pokemon import in_order, pool
from stolik.cards.pokemon.decks import CORRECTED, decks
from stolik.cards.pokemon.legality import check_deck
from stolik.cards.pokemon.lists import read_list, write_list

FILES = os.environ.get("STOLIK_CARD_FILES", "")
needs_files = pytest.mark.skipif(not FILES, reason="STOLIK_CARD_FILES names no folder of card files")
each_deck = pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.name)


def listed(deck):
    """The deck as its file has it."""
    for path in sorted((Path(FILES) / "pokemon/decks").glob("*.json")):
        text = path.read_text(encoding="utf-8")
        if any(row["name"] == deck.name for row in json.loads(text)):
            return read_list(text, pool(), deck.name)
    raise AssertionError(f"no file holds {deck.name}")


def test_there_are_thirteen_and_their_names_differ():
    assert len({deck.name for deck in decks()}) == len(decks()) == 13


@each_deck
def test_a_theme_deck_may_be_played(deck):
    """PK-SETUP-1."""
    assert check_deck(deck.cards, pool()) == []


@each_deck
def test_a_theme_deck_is_one_stack_in_the_order_of_the_pool(deck):
    assert len(deck.stacks) == 1
    assert list(deck.cards) == sorted(deck.cards, key=list(pool()).index)


@each_deck
def test_a_theme_deck_comes_back_from_text_and_from_json(deck):
    assert read_list(write_list(deck, pool()), pool()) == deck
    assert read_list(json.dumps(deck.to_data()), pool()) == deck


@needs_files
@each_deck
def test_a_theme_deck_is_what_its_file_lists(deck):
    """But for the two Energy cards that the files have wrong."""
    theirs, ours = CORRECTED.get(deck.name, ("", ""))
    cards = [ours if card == theirs else card for card in listed(deck).cards]
    assert in_order(cards) == deck.cards


@needs_files
@pytest.mark.parametrize("name", CORRECTED)
def test_what_the_files_have_wrong_could_not_be_played(name):
    """PK-SETUP-1: special Energy, more than four times."""
    deck = next(deck for deck in decks() if deck.name == name)
    problems = check_deck(listed(deck).cards, pool())
    assert [(problem.rule, problem.card) for problem in problems] == [("PK-SETUP-1", CORRECTED[name][0])]
