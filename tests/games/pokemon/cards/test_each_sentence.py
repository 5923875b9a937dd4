"""Each sentence of each card of the Diamond & Pearl years is done on a table: none lies there as data only."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from stolik.catalog import game as find_game
from stolik.games.pokemon.cards import pool
from stolik.kernel.built import is_compiled

from .cases import play
from .situations import sentences, shown, watched

SEEDS = 60
"""So many tables are drawn of a card at most; what comes about on none is done by a case of `test_*.py` here whose
title begins with the card's id."""
SETS = sorted({card.id.rpartition("-")[0] for card in pool().values() if not card.era})


def by_hand(key):
    """The cases that show a card."""
    modules = [import_module(f"{__package__}.{path.stem}") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    return [one for module in modules for one in getattr(module, "CASES", ()) if one.title.split()[0] == key]


@pytest.mark.skipif(is_compiled(), reason="compiled, nobody can watch which nodes are carried out")
@pytest.mark.parametrize("home", SETS)
def test_each_sentence_of_each_card_is_done_on_a_table(home, pokemon):
    game = find_game("pokemon")
    left = {}
    for card in pool().values():
        if card.era or card.id.rpartition("-")[0] != home:
            continue
        wanted = sentences(card)
        with watched() as seen:
            for seed in range(1, SEEDS + 1):
                if not wanted.keys() - seen:
                    break
                for _ in shown(game, card, seed):
                    pass
            for case in by_hand(card.id) if wanted.keys() - seen else ():
                play(case, pokemon)
        if undone := [node for key, node in wanted.items() if key not in seen]:
            left[card.id] = undone
    assert left == {}
