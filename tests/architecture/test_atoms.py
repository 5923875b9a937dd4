"""One small function owns each change of what lies in play: nothing but the atoms writes the fields of a Pokémon, or of
a unit and a player of the Star Wars TCG."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "stolik" / "games"
ROOM = GAMES / "pokemon" / "rules"
STAR_WARS = GAMES / "star_wars" / "rules"
OWNED = {"damage", "conditions", "stack", "attached", "effects", "evolved", "poison", "burn", "held", "stadium"}
"""Fields of a Pokémon, and the Stadium, that only atoms write."""
ZONES = {"hand", "deck", "prizes", "discard", "known", "shown", "open"}
"""Where cards lie and what is known of them."""
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
"""Methods that change a list."""
UNITS = {
    "stack", "place", "since", "on", "pilots", "tapped", "damage", "counters", "moved", "effects",
    "hand", "deck", "discard", "force", "points", "spent", "done", "zone", "shown", "known",
    "units", "arenas", "locations", "discarded", "winner", "ended",
}  # fmt: skip
"""Fields of a unit, of a player and of the table of the Star Wars TCG that only atoms write; what a step or an attack
remembers is written by its procedure."""
WRITERS = {
    "atoms.py", "face_down.py", "state.py", "worlds.py", "facts.py", "drawing.py", "drawing_teams.py", "notation.py",
}  # fmt: skip
"""atoms, also those that turn cards; what makes states: the class itself, worlds, drawings."""


def writes(source: str, owned: set[str] = OWNED | ZONES) -> Iterator[tuple[int, str]]:
    """Line and field of each assignment to an owned field of anything but `self`, or to a part of it, and of each
    change in place."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.AST] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [node.func.value]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                part = one.value if isinstance(one, ast.Subscript) else one
                if isinstance(part, ast.Attribute) and part.attr in owned and ast.unparse(part.value) != "self":
                    yield node.lineno, part.attr


@pytest.mark.parametrize("path", sorted(set(ROOM.rglob("*.py"))), ids=lambda path: path.stem)
def test_only_atoms_write_what_lies_in_play(path: Path) -> None:
    if path.name in WRITERS:
        return
    # Whether a Stadium was played this turn is a mark of the player; a Sudden Death game begins without one.
    flags = {"own.stadium", "s.stadium = NO_CARD"}
    text = path.read_text(encoding="utf-8")
    found = [one for one in writes(text) if not any(flag in text.splitlines()[one[0] - 1] for flag in flags)]
    assert not found, f"{path.name} writes {found}: let atoms.py do it"


@pytest.mark.parametrize("path", sorted(set(STAR_WARS.rglob("*.py"))), ids=lambda path: path.stem)
def test_only_atoms_write_what_lies_at_a_star_wars_table(path: Path) -> None:
    if path.name in WRITERS:
        return
    found = list(writes(path.read_text(encoding="utf-8"), UNITS))
    assert not found, f"{path.name} writes {found}: let atoms.py do it"


def test_the_scan_sees_a_write() -> None:
    assert list(writes("mon.damage += 10\ns.mons[1].stack, x = (), 2")) == [(1, "damage"), (2, "stack")]
    assert sorted(writes("own.hand.remove(3)\ndel own.deck[-2:]\nown.prizes[0] = 1")) == [
        (1, "hand"),
        (2, "deck"),
        (3, "prizes"),
    ]
