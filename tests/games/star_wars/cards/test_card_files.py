"""The pool against card files of these sets, where there are any: names, sides, types and numbers are facts."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest

from stolik.games.star_wars.cards import SETS, place, pool

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
        rows = {row["Number"]: row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}
    for card in pool().values():
        if not card.id.startswith(f"{name}-"):
            continue
        row = rows[card.id.partition("-")[2]]
        assert card.printed_name == row["Name"].strip()
        assert card.side[0] == row["Side"].strip().lower()
        assert card.kind == row["Type"].strip().lower()
        if card.kind == "location":
            assert card.arena == row["Subtype"].strip().lower()
        else:
            assert TYPOS.get(card.id, re.sub(r"\s+", " ", row["Subtype"].strip())) == card.subtypes
        if card.kind != "battle":
            assert str(card.cost) == row["Cost"]
        if card.kind in ("space", "ground", "character"):
            assert [str(n) for n in (card.speed, card.power, card.health)] == [
                row[key] for key in ("Speed", "Power", "Health")
            ]


def test_cards_stand_in_the_order_of_their_sets() -> None:
    assert list(pool()) == sorted(pool(), key=place)
    assert {card.partition("-")[0] for card in pool()} == set(SETS)
