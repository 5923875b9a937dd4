"""The script that writes rows of cards: a row means the card it was written of, and nothing that stands is lost."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from stolik.games.pokemon.cards import in_order, pool
from stolik.games.pokemon.cards.prints import PRINTS

sys.path.insert(0, str(Path(__file__).parents[4] / "scripts"))
import pokemon_rows


def test_every_card_of_the_early_pool_is_written_as_a_row_that_means_it():
    early = [card for card in pool().values() if not card.era]
    assert len(early) > 400
    for card in early:
        assert pokemon_rows.row(card)  # it raises ValueError where the row means another card


def test_a_row_that_means_another_card_is_refused(monkeypatch):
    card = pool()["dp1-104"]
    assert "PARALYZED" in pokemon_rows.row(card)
    paralyzed = pokemon_rows.recipes.PARALYZED
    monkeypatch.setitem(pokemon_rows.SPELLING.constants, (type(paralyzed), paralyzed), "BURNED")
    with pytest.raises(ValueError, match="dp1-104 is not what is written"):
        pokemon_rows.row(card)


@pytest.mark.parametrize("name", ["dp1_basic", "dp7_evolved", "ex11_trainers"])
def test_rows_that_stand_there_are_found_by_their_cards(name):
    between, rows = pokemon_rows.MODULES.rows(name)
    written = [key for key in pool() if pokemon_rows.module_of(pool()[key]) == name and key not in PRINTS]
    assert between == "" and tuple(rows) == in_order(written)
    assert all(f'"{key}"' in text for key, text in rows.items())


@pytest.mark.parametrize("name", ["dp1_trainers", "dp2_evolved", "ex11_trainers", "pop9"])
def test_a_module_that_is_written_imports_what_it_needs(name, monkeypatch, tmp_path):
    between, rows = pokemon_rows.MODULES.rows(name)
    module = import_module(f"{pokemon_rows.cards.__name__}.{name}")
    monkeypatch.setattr(pokemon_rows.MODULES, "folder", tmp_path)
    pokemon_rows.MODULES.write(name, rows, between)
    made = {"__name__": module.__name__, "__package__": module.__package__}
    exec((tmp_path / f"{name}.py").read_text(), made)
    assert made["CARDS"] == module.CARDS


def test_a_card_stands_in_the_part_of_its_set_that_it_belongs_to():
    homes = {key: pokemon_rows.module_of(pool()[key]) for key in ("dp1-103", "dp1-17", "dp1-122", "dp1-112", "ex9-101")}
    assert homes == {
        "dp1-103": "dp1_basic", "dp1-17": "dp1_evolved", "dp1-122": "dp1_evolved", "dp1-112": "dp1_trainers",
        "ex9-101": "ex9",
    }  # fmt: skip
