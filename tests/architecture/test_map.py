"""The map is true: what comments cite of it is there, and the files that it names exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HEADINGS = set(re.findall(r"(?m)^##+ (.+)$", MAP))
CITED = re.compile(r"\(architecture: ([^)]+)\)")
SOURCES = [
    path
    for top in ("src", "tests", "benchmarks", "scripts", "examples", "web/src")
    for path in sorted((ROOT / top).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte", ".css", ".md")
]
NAMED = sorted(set(re.findall(r"`((?:[\w.<>-]+/)*[\w.<>*-]+\.(?:py|ts|md|toml|ftl))`", MAP)))
"""Files that the map names."""


def citations(text: str) -> list[str]:
    """The headings that a source cites, also over the end of a line."""
    return [re.sub(r"\s+#?\s*", " ", found) for found in CITED.findall(text)]


def test_every_heading_that_a_comment_cites_is_on_the_map() -> None:
    found = {(path.name, one) for path in SOURCES for one in citations(path.read_text(encoding="utf-8"))}
    assert len(found) >= 30
    assert {one for one in found if one[1] not in HEADINGS and path_is_no_test(one[0])} == set()


def path_is_no_test(name: str) -> bool:
    return name != Path(__file__).name


def test_nobody_cites_the_map_in_another_way() -> None:
    """By number, say: "(architecture, section 8)" found nothing for a year."""
    stray = re.compile(r"\(architecture[ ,]|architecture, section|see architecture\b")
    found = [path.name for path in SOURCES if stray.search(path.read_text(encoding="utf-8"))]
    assert found == [Path(__file__).name]


ROWS = MAP.split("## What is written where", 1)[1].splitlines()
FOLDERS = {"Pokémon": "pokemon", "Star Wars": "star_wars", "Token Battle": "token_battle"}
OF_ONE_GAME = sorted(
    {
        (FOLDERS[game], name)
        for row in ROWS
        for game, listed in re.findall(r"(Pokémon|Star Wars|Token Battle) ((?:`[^`]+`(?:, | and )?)+)", row)
        for name in re.findall(r"`([\w./]+\.py)`", listed)
    }
)


@pytest.mark.parametrize(("folder", "name"), OF_ONE_GAME)
def test_a_file_of_one_game_is_in_its_folder(folder: str, name: str) -> None:
    """A name without a folder stands behind one with it: `rules/turn.py`, `why.py`."""
    home = ROOT / "src" / "stolik" / "games" / folder
    assert next(home.glob(name if "/" in name else f"*/{name}"), None) or next(home.glob(f"*/*/{name}"), None)


def test_games_are_told_apart_in_the_table() -> None:
    assert {folder for folder, _ in OF_ONE_GAME} == set(FOLDERS.values())
    assert len(OF_ONE_GAME) >= 10


@pytest.mark.parametrize("name", NAMED)
def test_a_file_that_the_map_names_is_there(name: str) -> None:
    """A star, <game>, <set> and the like stand for some name; a name without a folder stands in some game's."""
    pattern = re.sub(r"<\w+>", "*", name)
    source = ROOT / "src" / "stolik"
    homes = (ROOT, ROOT / "docs", ROOT / "web" / "src", source, *sorted((source / "games").iterdir()))
    found = pattern if "/" in pattern else f"**/{pattern}"
    assert any(next(home.glob(found), None) for home in homes[1:]) or next(ROOT.glob(pattern), None)
