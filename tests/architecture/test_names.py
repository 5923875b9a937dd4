"""Shared rooms name no game. The catalog's table is the list of games, and the only place where they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.catalog import GAMES, load_game

SRC = Path(__file__).resolve().parents[2] / "src" / "stolik"
SHARED = sorted(path for path in SRC.rglob("*.py") if path.relative_to(SRC).parts[0] != "games")
TABLE = SRC / "catalog.py"
"""It holds the table of bundled games."""


def names_of_games() -> list[str]:
    """Every way in which the source might name a bundled game: ids, folders, titles, letters of rule IDs, classes."""
    found: set[str] = set()
    for name, place in GAMES.items():
        game = load_game(name)
        folder = place.split(".")[2]
        words = game.title.removesuffix(" TCG")
        found |= {name, folder, words, folder.replace("_", ""), words.replace("é", "e"), f"{game.prefix}-"}
    return sorted(found)


PATTERN = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(name)}" for name in names_of_games()), re.IGNORECASE)


def named(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if PATTERN.search(line)]


def test_the_names_are_those_that_one_would_look_for() -> None:
    assert {"star-wars", "star_wars", "Star Wars", "SW-", "starwars", "token_battle"} <= set(names_of_games())
    assert named("x\nPK-SETUP-1\nif game == 'pokemon-2v2':\nthe Token Battle\nclass StarWars:") == [
        "PK-SETUP-1",
        "if game == 'pokemon-2v2':",
        "the Token Battle",
        "class StarWars:",
    ]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(SRC).as_posix())
def test_a_shared_source_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path == TABLE:
        text = re.sub(r"(?s)GAMES: Final.*?\n}\n", "", text)
    assert named(text) == []
