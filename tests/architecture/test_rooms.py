"""What a game costs the rest of the house: a bundled one its rooms and two lines elsewhere, one from outside none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.catalog import GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path
    for top in ("src/stolik", "web/src", "web/scripts", "docs/rules")
    for path in (ROOT / top).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".css", ".md", ".toml", ".mjs") and "static" not in path.parts
)
MADE = {"web/src/lib/wire.ts"}
"""Written by the build."""
FOLDERS = sorted({place.split(".")[2] for place in GAMES.values()})
PLUG_INS = sorted(path.name for path in (ROOT / "examples").iterdir() if path.is_dir())


def rooms(name: str) -> set[str]:
    """Folders that belong to what is called so: the highest on each path that has its name, of a file its folder."""
    found = set()
    for path in SOURCES:
        parts = path.relative_to(ROOT).parts
        at = next((n for n, part in enumerate(parts) if part.replace("-", "_").startswith(name)), None)
        if at is not None:
            found.add("/".join(parts[: at + (at < len(parts) - 1)]))
    return found


def naming(name: str) -> list[str]:
    """Sources outside these rooms that name it as a folder or an id."""
    own = tuple(f"{room}/" for room in rooms(name))
    word = re.compile(rf"""(?<![\w-])["'./]?{name.replace("_", "[-_]")}(?![a-z])""")
    shared = {path.relative_to(ROOT).as_posix(): path for path in SOURCES}
    return [
        place
        for place, path in shared.items()
        if not place.startswith(own) and place not in MADE and word.search(path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_bundled_game_has_three_rooms_and_the_translations_of_its_rules(folder: str) -> None:
    pages = f"web/src/games/{folder.replace('_', '-')}"
    assert rooms(folder) == {f"src/stolik/games/{folder}", pages, "docs/rules", "docs/rules/ja", "docs/rules/pl"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_bundled_game_is_named_in_two_shared_files(folder: str) -> None:
    assert naming(folder) == ["src/stolik/catalog.py", "web/src/games/index.ts"]


@pytest.mark.parametrize("name", PLUG_INS)
def test_a_game_from_outside_is_named_nowhere(name: str) -> None:
    assert (rooms(name), naming(name)) == (set(), [])
