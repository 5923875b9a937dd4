"""The script that writes rows of cards: a row means the card it was written of, and nothing that stands is lost."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from stolik.games.star_wars.cards import SETS, in_order, modules_of, pool

sys.path.insert(0, str(Path(__file__).parents[4] / "scripts"))
import star_wars_rows

MODULES = [name for home in SETS for name in modules_of(home)]


def test_every_card_of_the_pool_is_written_as_a_row_that_means_it() -> None:
    for card in pool().values():
        assert star_wars_rows.row(card)  # it raises ValueError where the row means another card


def test_a_row_that_means_another_card_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    card = pool()["ESB-4"]
    assert "DEFENDER" in star_wars_rows.row(card)
    known = star_wars_rows.SPELLING.constants
    meant = next(one for one, name in known.items() if name == "DEFENDER")
    monkeypatch.setitem(known, meant, "ATTACKER")
    with pytest.raises(ValueError, match="ESB-4 is not what is written"):
        star_wars_rows.row(card)


@pytest.mark.parametrize("name", MODULES)
def test_rows_that_stand_there_are_found_by_their_cards(name: str) -> None:
    between, rows = star_wars_rows.MODULES.rows(name)
    there = [key for key, card in pool().items() if star_wars_rows.module_of(card) == name]
    assert between == "" and tuple(rows) == in_order(there)
    assert all(f'"{key}"' in text for key, text in rows.items())


@pytest.mark.parametrize("name", ["anh_characters", "esb_missions", "ras_units", "rotj_plays"])
def test_a_module_that_is_written_is_the_one_that_stands_there(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    between, rows = star_wars_rows.MODULES.rows(name)
    module = import_module(f"{star_wars_rows.cards.__name__}.{name}")
    monkeypatch.setattr(star_wars_rows.MODULES, "folder", tmp_path)
    star_wars_rows.MODULES.write(name, rows, between)
    made = {"__name__": module.__name__, "__package__": module.__package__}
    exec((tmp_path / f"{name}.py").read_text(), made)
    assert made["CARDS"] == module.CARDS


def test_a_card_that_reads_otherwise_is_written_anew_and_those_of_the_first_edition_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """ROTJ-107 is of the second edition, ANH-20 of the first."""
    head = "Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tNumber\tText"
    row = "Trooper\t{}\tD\tCharacter\tImperial\t2\t40\t2\t2\t{}\tArmor"
    for home, number in (("ROTJ", 107), ("ANH", 20)):
        (tmp_path / f"{home}.tsv").write_text("\n".join((head, row.format(home, number))), encoding="utf-8")
    monkeypatch.setattr(star_wars_rows.MODULES, "rows", lambda name: ("", {}))
    monkeypatch.setattr(star_wars_rows.MODULES, "folder", tmp_path)
    assert star_wars_rows.write(tmp_path, "ROTJ") == "ROTJ: 1 rows; not read: none"
    assert 'static("armor")' in (tmp_path / "rotj_characters.py").read_text()
    assert star_wars_rows.write(tmp_path, "ANH") == "ANH: 0 rows; not read: none"
