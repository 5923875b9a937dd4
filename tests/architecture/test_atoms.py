"""One small function owns each change of what lies in play: nothing but the atoms writes a Pokémon's fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOM = Path(__file__).resolve().parents[2] / "src" / "stolik" / "games" / "pokemon"
OWNED = {"damage", "conditions", "stack", "attached", "effects", "evolved", "poison", "burn", "held", "stadium"}
"""Fields of a Pokémon, and the Stadium, that only atoms write."""
WRITERS = {"atoms.py", "state.py", "worlds.py", "facts.py", "drawing.py", "notation.py", "setup.py"}
"""atoms; what makes states: the class itself, worlds, drawings, a new Sudden Death game."""


def writes(source: str) -> Iterator[tuple[int, str]]:
    """Line and field of each assignment to an owned field of anything."""
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(one, ast.Attribute) and one.attr in OWNED and not isinstance(node, ast.For):
                    yield node.lineno, one.attr


@pytest.mark.parametrize("path", sorted(set(ROOM.glob("*.py"))), ids=lambda path: path.stem)
def test_only_atoms_write_what_lies_in_play(path: Path) -> None:
    if path.name in WRITERS:
        return
    flags = {"own.stadium"}  # whether a Stadium was played this turn: a mark of the player, not the card
    text = path.read_text(encoding="utf-8")
    found = [one for one in writes(text) if not any(flag in text.splitlines()[one[0] - 1] for flag in flags)]
    assert not found, f"{path.name} writes {found}: let atoms.py do it"


def test_the_scan_sees_a_write() -> None:
    assert list(writes("mon.damage += 10\ns.mons[1].stack, x = (), 2")) == [(1, "damage"), (2, "stack")]
