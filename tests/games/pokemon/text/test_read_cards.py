"""Gates over all card files that a player has: what is read is sound, and can be played."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest
from tests.games.pokemon.cards.used import uses
from tests.games.pokemon.random_decks import deck

from stolik.catalog import game as find_game
from stolik.games.pokemon.card_files import PokemonFiles
from stolik.games.pokemon.cards import pool
from stolik.kernel.contract import Trial
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

FOLDER = os.environ.get("STOLIK_CARD_FILES", "")
FILES = sorted((Path(FOLDER) / "pokemon" / "cards").glob("*.json")) if FOLDER else []
pytestmark = pytest.mark.skipif(not FILES, reason="STOLIK_CARD_FILES names no folder with pokemon/cards")

SEEDS = 9
"""So many tables a card is given at most, to be used on one of them."""

GAMES = int(os.environ.get("STOLIK_RANDOM_GAMES", "200"))
"""Games of random decks an era."""
PARTS = 4
SECOND = {"Bawl", "Psychic Abduction", "Secondary Chills", "Sneaky Smash", "Wait and See Hammer"}
"""What can be used in the first turn of who goes second alone; these tables stand in a later one."""
ANSWERS = {"Team Galactic's Invention G-103 Power Spray"}
"""What is played in the opponent's turn alone, as a Poké-Power is used (`test_power_texts.py`)."""


@cache
def read(path):
    """The cards of a file that read to the end."""
    return [one.card for one in PokemonFiles().read_cards(path) if one.card]


@cache
def over(path):
    """The game over the bundled cards and those of a file."""
    return find_game("pokemon").with_cards(*(card for card in read(path) if card.id not in pool()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_trees_are_of_the_types_and_words_that_their_nodes_declare(path):
    wrong = []
    for card in read(path):
        try:
            find_game("pokemon").rules.check_cards([card])
        except SetupError as fault:
            wrong.append(str(fault))
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_attack_and_trainer_is_used_without_an_error(path):
    """On tables of its own with something to do, answers and luck by seed; Poké-Powers as well, where the tables have
    what they ask for."""
    never = {}
    for card in read(path):
        wanted = {attack.name for attack in card.attacks} | ({card.name} if card.kind == "trainer" else set())
        for seed in range(1, SEEDS + 1):
            wanted -= set(uses(over(path), over(path).pool[card.id], seed))
            if not wanted:
                break
        if wanted - SECOND - ANSWERS:
            never[card.id] = wanted
    assert never == {}


@cache
def of_era(era):
    """The game over all cards of an era that read, and these cards."""
    found = {card.id: card for path in FILES for card in read(path) if card.era == era}
    early = [card for card in pool().values() if card.era == era]
    game = find_game("pokemon").with_cards(*(card for key, card in found.items() if key not in pool()))
    return game, [*early, *(card for key, card in found.items() if key not in pool())]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("era", ["", "sm"])
def test_random_decks_of_all_cards_that_read_play_to_an_end(era, part):
    game, cards = of_era(era)
    for n in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        decks = tuple((deck(game, cards, 2 * n + side),) for side in (0, 1))
        trial = Trial(game.rules, Setup("pokemon", decks), n, 20_000)
        for _ in trial.decisions():
            pass
        assert game.rules.outcome(trial.state) is not None
