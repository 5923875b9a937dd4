"""The theme decks: legal, of cards in the pool, as the deck files list them, the same after a way through text."""

import json
import os
from pathlib import Path

import pytest

from stolik.games.pokemon.cards import in_order, pool
from stolik.games.pokemon.cards.decks import CORRECTED, RARE_PRINTS, decks
from stolik.games.pokemon.cards.legality import check_deck
from stolik.games.pokemon.cards.lists import read_list, write_list

FILES = os.environ.get("STOLIK_CARD_FILES", "")
needs_files = pytest.mark.skipif(not FILES, reason="STOLIK_CARD_FILES names no folder of card files")
each_deck = pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.name)


def listed(deck):
    """The deck as its file has it, by the ordinary prints of basic Energy."""
    for path in sorted((Path(FILES) / "pokemon/decks").glob("*.json")):
        text = path.read_text(encoding="utf-8")
        if any(row["name"] == deck.name for row in json.loads(text)):
            for rare, ordinary in RARE_PRINTS.items():
                text = text.replace(f'"{rare}"', f'"{ordinary}"')
            return read_list(text, pool(), deck.name)
    raise AssertionError(f"no file holds {deck.name}")


def test_there_are_those_of_all_sets_of_the_earlier_era_and_all_names_differ():
    assert len({deck.name for deck in decks()}) == len(decks())
    assert sum(any(pool()[card].era for card in deck.cards) for deck in decks()) == len(decks()) - 26


@each_deck
def test_a_theme_deck_may_be_played(deck):
    """PK-SETUP-1."""
    assert check_deck(deck.cards, pool()) == []


@each_deck
def test_a_theme_deck_is_of_one_era(deck):
    """PK-SM-1."""
    problems = check_deck(deck.cards, pool(), "sun-moon")
    others = {card for card in deck.cards if (pool()[card].kind, pool()[card].stage) != ("energy", "basic")}
    assert {(problem.rule, problem.what) for problem in problems} <= {("PK-SM-1", "era")}
    assert len(problems) in (0, len(others))


@each_deck
def test_a_theme_deck_is_one_stack_by_set_and_number(deck):
    assert len(deck.stacks) == 1
    assert deck.cards == in_order(deck.cards)


@each_deck
def test_a_theme_deck_comes_back_from_text_and_from_json(deck):
    assert read_list(write_list(deck, pool()), pool()) == deck
    assert read_list(json.dumps(deck.to_data()), pool()) == deck


@needs_files
@each_deck
def test_a_theme_deck_is_what_its_file_lists(deck):
    """But for the Energy cards that the files have wrong."""
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
