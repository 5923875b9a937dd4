"""The pool against card files of these sets, where there are any: names, sides, types and numbers are facts."""

from __future__ import annotations

import csv
import os
import re
from hashlib import blake2b
from pathlib import Path

import pytest

from stolik.games.star_wars import card_files
from stolik.games.star_wars import cards as star_wars
from stolik.games.star_wars.cards import SETS, SIZES, YEARS, editions, modules_of, place, pool
from stolik.games.star_wars.cards.editions import OF_FIRST
from stolik.games.star_wars.cards.files import RawCard, read_file
from stolik.games.star_wars.rules.notation import FIRST
from stolik.games.star_wars.text import cards
from stolik.packs.reading import NoCard

FILES = os.environ.get("STOLIK_CARD_FILES", "")
FOLDER = Path(FILES or ".") / "star-wars"
TYPOS = {"AOTC-164": "Republic Gunship"}
"""Type lines that the files misspell."""


@pytest.mark.skipif(
    not FILES or not FOLDER.is_dir(), reason="STOLIK_CARD_FILES names no folder with Star Wars card files"
)
@pytest.mark.parametrize("name", SETS)
def test_facts_are_those_of_the_card_files(name: str) -> None:
    with (FOLDER / f"{name}.tsv").open(encoding="utf-8", newline="") as lines:
        rows = {plain(row["Number"]): row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}
    for card in pool().values():
        if not card.id.startswith(f"{name}-"):
            continue
        row = {key: plain(field) for key, field in rows[card.id.partition("-")[2]].items()}
        assert card.printed_name == row["Name"]
        assert card.side[0] == row["Side"].lower()
        assert card.kind == row["Type"].lower()
        lies, _, behind = row["Subtype"].partition(" - ")
        if card.kind == "location":
            assert ("/".join((card.arena, *card.beside)), card.subtypes) == (lies.lower(), behind)
        else:
            assert TYPOS.get(card.id, row["Subtype"]) == card.subtypes
        if card.kind != "battle":
            assert str(card.cost) == row["Cost"].replace("X", "0")
        if card.kind in ("space", "ground", "character"):
            printed = [row[key] for key in ("Speed", "Power", "Health")]
            assert [str(n) for n in (card.speed, card.power, card.health)] == ["0" if n in "*X" else n for n in printed]


def plain(field: str) -> str:
    """A field without quotes round it and double spaces, a number of a spreadsheet without its point."""
    return re.sub(r"\s+", " ", field.strip().strip('"').replace('""', '"').strip()).removesuffix(".0")


def test_cards_stand_in_the_order_of_their_sets() -> None:
    """In each edition."""
    first, whole = editions()
    keys = list(pool())
    assert (first, whole) == (len(OF_FIRST), len(keys)) == (FIRST, len(keys)) and set(keys[:first]) == OF_FIRST
    assert all(part == sorted(part, key=place) for part in (keys[:first], keys[first:]))
    assert {card.partition("-")[0] for card in pool()} == set(SETS) == set(SIZES) == set(YEARS)


def test_the_first_edition_is_what_it_was() -> None:
    """Its cards' places are written in the records of games."""
    assert blake2b(" ".join([*pool()][: len(OF_FIRST)]).encode(), digest_size=8).hexdigest() == "c5d7e1f82f487dd6"


def test_every_module_of_a_set_is_in_the_pool() -> None:
    folder = Path(star_wars.__file__).parent
    there = {path.stem for path in folder.glob("*_*.py") if path.stem != "__init__"}
    assert there == {part for name in SETS for part in modules_of(name)}


HEADER = "Rarity\tName\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tNumber\tText\tScript"


def written(tmp_path: Path, *lines: str) -> Path:
    """A file with these lines under a header with more columns than are read, in another order."""
    file = tmp_path / "own.tsv"
    file.write_text("\n".join((HEADER, *lines)), encoding="utf-8")
    return file


def test_columns_are_read_by_name_with_numbers_of_spreadsheets_and_doubled_quotes(tmp_path: Path) -> None:
    row = 'R\tBot (C) (Preview)\tOWN\tpic\tN\tCharacter\tDroid\t8.0\t20.0\t*\t5\t7.0\t"It gets ""Armor""."\t'
    (card,) = read_file(written(tmp_path, row))
    said = 'It gets "Armor".'
    assert card == RawCard("OWN-7", "Bot", "C", "neutral", "character", "Droid", 8, 20, 0, 5, said)


def test_an_entry_that_is_wrong_is_told_with_its_line_and_refuses_no_other(tmp_path: Path) -> None:
    """Entries without a name, of another side, with a cost that is no number, and one that is too long."""
    good = "R\tTestbot\tOWN\t\tD\tCharacter\tDroid\t2\t20\t1\t1\t1\tArmor\t"
    wrong = (
        "R\t\tOWN\t\tD\tCharacter\tDroid\t2\t20\t1\t1\t2\tArmor\t",
        "R\tGreybot\tOWN\t\tX\tCharacter\tDroid\t2\t20\t1\t1\t3\tArmor\t",
        "R\tCostly\tOWN\t\tD\tCharacter\tDroid\tmany\t20\t1\t1\t4\tArmor\t",
        "R\tLong\tOWN\t\tD\tCharacter\tDroid\t2\t20\t1\t1\t5\t" + "Armor " * 2000,
    )
    found = list(card_files.StarWarsFiles().entries(written(tmp_path, *wrong, good).read_bytes(), "own.tsv"))
    assert [isinstance(one, NoCard) for one in found] == [True, True, True, True, False]
    assert [one.place for one in found[:4]] == ["line 2", "line 3", "line 4", "line 5"]
    assert found[2].why == "Costly: Cost is 'many', which is no whole number"


def test_each_line_of_a_card_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of many lines takes as long as its lines do; one of more than any card has is not read at all."""
    times: list[str] = []
    read = cards.read_line
    monkeypatch.setattr(cards, "read_line", lambda text, printed: (times.append(text), read(text, printed))[1])
    lines = card_files.MOST_LINES
    for n in (lines, lines + 1):
        text = " | ".join(["Armor"] * n)
        one = card_files.read_card(RawCard("X-1", "Bot", "", "dark", "character", "Droid", 1, 10, 1, 1, text))
        assert (one.card is not None) == (n == lines)
    assert len(times) == lines
