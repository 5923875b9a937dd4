"""Which room may know which: the arrows of the layout, held by reading every source.

An import counts wherever it stands: in a function, under TYPE_CHECKING, relative, or as importlib.import_module with
a name written out.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"
SOURCES = sorted((SRC / "stolik").rglob("*.py"))

BELOW_MATCH = ("stolik.kernel", "stolik.decks", "stolik.text", "stolik.bots", "stolik.game", "stolik.catalog")
BELOW_SERVER = (
    *BELOW_MATCH,
    "stolik.match",
    "stolik.packs",
    "stolik.closing",
    "stolik.turning",
    "stolik.scenarios",
    "stolik.lessons",
    "stolik.puzzles",
    "stolik.simulation",
    "stolik.analysis",
    "stolik.rating",
    "stolik.tournaments",
)
LOOKS = ("stolik.kernel.view", "stolik.kernel.decision", "stolik.kernel.luck", "stolik.kernel.compiling")
OWN = tuple(f"stolik.games.*.{layer}" for layer in ("ast", "rules", "cards", "text"))
FACES = (*BELOW_MATCH, "stolik.match", "stolik.cardgame.ast", *OWN)

# A room is a module or package; the most exact name that fits a source is its room. It may import itself and these;
# a star stands for one part of a name: the same one in a room and in what it may import.
ARROWS: dict[str, tuple[str, ...]] = {
    "stolik": (*BELOW_SERVER, "stolik.learning"),  # only stolik/__init__.py itself, and what has no room yet
    "stolik.kernel": (),
    "stolik.cardgame": ("stolik.kernel",),
    "stolik.cardgame.ast": ("stolik.kernel.compiling",),
    "stolik.decks": (),
    "stolik.text": ("stolik.cardgame.ast",),
    "stolik.bots": LOOKS,
    "stolik.game": ("stolik.kernel", "stolik.decks", "stolik.text", "stolik.bots"),
    "stolik.catalog": ("stolik.game",),
    "stolik.games": (),
    "stolik.games.*.ast": ("stolik.cardgame.ast",),
    "stolik.games.*.rules": ("stolik.kernel", "stolik.cardgame", "stolik.games.*.ast"),
    "stolik.games.token_battle.rules": ("stolik.kernel",),
    "stolik.games.*.cards": ("stolik.cardgame.ast", "stolik.games.*.ast", "stolik.decks"),
    "stolik.games.*.text": ("stolik.cardgame.ast", "stolik.games.*.ast", "stolik.text"),
    "stolik.games.*.bots": (*LOOKS, "stolik.games.*.rules.view", "stolik.bots"),
    "stolik.games.*": ("stolik.game", "stolik.kernel", "stolik.decks", *OWN),
    "stolik.games.*.advice": (*BELOW_MATCH, "stolik.cardgame.ast", *OWN),
    "stolik.games.*.terminal": (*FACES, "stolik.cli", "stolik.games.*.terminal_words"),
    "stolik.games.*.terminal_words": ("stolik.cli.words",),
    "stolik.games.*.card_files": (*FACES, "stolik.packs.reading"),
    "stolik.games.*.web": (*FACES, "stolik.server"),
    "stolik.match": BELOW_MATCH,
    "stolik.rating": (),
    "stolik.packs": BELOW_MATCH,
    "stolik.closing": (*BELOW_MATCH, "stolik.match"),
    "stolik.turning": (*BELOW_MATCH, "stolik.match"),
    "stolik.scenarios": (*BELOW_MATCH, "stolik.match"),
    "stolik.lessons": (*BELOW_MATCH, "stolik.match", "stolik.scenarios"),
    "stolik.puzzles": (*BELOW_MATCH, "stolik.match", "stolik.scenarios", "stolik.lessons", "stolik.simulation"),
    "stolik.games.*.stakes": (*BELOW_MATCH, *OWN, "stolik.puzzles.stakes", "stolik.lessons.lesson"),
    "stolik.simulation": (*BELOW_MATCH, "stolik.match"),
    "stolik.analysis": (*BELOW_MATCH, "stolik.match", "stolik.closing", "stolik.turning", "stolik.simulation"),
    "stolik.tournaments": (),
    "stolik.lab": (*BELOW_MATCH, "stolik.match", "stolik.rating", "stolik.simulation"),
    "stolik.learning": (*BELOW_MATCH, "stolik.simulation"),
    "stolik.adapters": (*BELOW_MATCH, "stolik.match", "stolik.simulation", "stolik.learning"),
    "stolik.games.*.encoding": ("stolik.kernel", "stolik.games.*.ast", "stolik.games.*.rules", "stolik.learning"),
    "stolik.server": ("stolik.__version__", *BELOW_SERVER),
    "stolik.__main__": ("stolik.cli",),
    "stolik.cli": ("stolik.__version__", *BELOW_SERVER, "stolik.lab", "stolik.server"),
}
# These rooms run on a bare Python; all but the bots are also the same at every run, so chance, clocks and copies that
# look into objects are not for them.
LAYERS = tuple(f"stolik.games.*.{layer}" for layer in ("ast", "rules", "cards", "text", "bots"))
BARE = (
    "stolik.kernel",
    "stolik.cardgame",
    "stolik.decks",
    "stolik.text",
    "stolik.bots",
    "stolik.tournaments",  # but for what tournaments/extras.py brings where it is asked for
    *LAYERS,
)
STEADY = tuple(room for room in BARE if not room.endswith(".bots"))
FOR_TYPES = {("stolik.kernel.compiling", f"mypy_extensions.{name}") for name in ("i64", "mypyc_attr")}
"""What a checker of types imports and a running program does not."""
UNSTEADY = {"random", "time", "datetime", "uuid", "secrets", "pickle", "copy"}

LONGEST_FILE = 800
EMPTY_WORDS = ("Manager", "Helper", "Utils")


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> tuple[str, str]:
    """The most exact room that fits a module, and what its star stands for."""
    parts = module.split(".")
    for n in range(len(parts), 0, -1):
        name = ".".join(parts[:n])
        starred = (".".join([*parts[:at], "*", *parts[at + 1 : n]]) for at in range(1, n))
        for room in (name, *starred):
            if room in ARROWS:
                return room, parts[2] if room.startswith("stolik.games.") else ""
    raise LookupError(module)


def inside(name: str, room: str) -> bool:
    """Is name the room, or something in it?"""
    parts, wanted = name.split("."), room.split(".")
    return len(parts) >= len(wanted) and all(w in ("*", p) for p, w in zip(parts, wanted, strict=False))


def imports(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a source imports; ``from a import b`` is ``a.b``."""
    package = module.split(".") if is_package else module.split(".")[:-1]

    def absolute(name: str, level: int) -> str:
        if not level:
            return name
        start = package[: len(package) - level + 1]
        return ".".join([*start, name] if name else start)

    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=name, names=names, level=level):
                for alias in names:
                    yield node.lineno, absolute(name or "", level) + "." + alias.name
            case ast.Call(func=func, args=[ast.Constant(value=str(name)), *_]):
                called = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
                if called in ("import_module", "__import__"):
                    bare = name.lstrip(".")
                    yield node.lineno, absolute(bare, len(name) - len(bare))


def faults(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a source imports against the arrows, a line of text each."""
    room, star = room_of(module)
    allowed = [other.replace("*", star or "*") for other in (*ARROWS[room], *([] if room == "stolik" else [room]))]
    found = []
    for line, name in imports(source, module, is_package):
        top = name.split(".")[0]
        where = f"{module}:{line}: "
        if top == "stolik":
            if not any(inside(name, other) for other in allowed):
                found.append(f"{where}{room} must not import {name}")
        elif (module, name) in FOR_TYPES:
            continue
        elif any(inside(module, bare) for bare in BARE) and top not in sys.stdlib_module_names:
            found.append(f"{where}{room} keeps to the standard library, so no {name}")
        elif any(inside(module, steady) for steady in STEADY) and top in UNSTEADY:
            found.append(f"{where}{room} must be the same at every run, so no {name}")
    return found


def empty_names(source: str, module: str) -> list[str]:
    """Names of modules and classes that say nothing."""
    stem = module.rpartition(".")[2]
    found = [module] if any(word.lower().rstrip("s") in stem for word in EMPTY_WORDS) else []
    classes = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return found + [f"{module}.{name}" for name in classes if any(word in name for word in EMPTY_WORDS)]


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_a_source_keeps_to_the_arrows(path: Path) -> None:
    found = faults(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_a_source_is_short_and_well_named(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.count("\n") <= LONGEST_FILE, f"{path.name} has more than {LONGEST_FILE} lines: split it"
    assert not empty_names(source, module_name(path)), "say what it does instead"


def test_there_are_sources() -> None:
    assert SOURCES


# The checker itself ---------------------------------------------------------------------------------------------------

AGAINST = [
    ("stolik.kernel.state", "import stolik"),
    ("stolik.kernel.state", "from stolik import Match"),
    ("stolik.kernel.state", "from stolik.cardgame import zones"),
    ("stolik.kernel.state", "from ..cardgame.zones import Zone"),
    ("stolik.kernel.state", "from .. import cardgame"),
    ("stolik.kernel.state", "def f():\n    import stolik.match"),
    ("stolik.kernel.state", "if TYPE_CHECKING:\n    from stolik.server.app import app"),
    ("stolik.kernel.luck", "import random"),
    ("stolik.kernel.luck", "from random import Random"),
    ("stolik.kernel.codec", "import msgspec"),
    ("stolik.kernel.codec", "importlib.import_module('stolik.decks.pool')"),
    ("stolik.kernel.codec", "importlib.import_module('..cards', __package__)"),
    ("stolik.cardgame.ast", "from stolik.games.pokemon import state"),
    ("stolik.cardgame.ast", "import copy"),
    ("stolik.games.token_battle.rules.rules", "from stolik.cardgame.ast import Node"),
    ("stolik.games.token_battle.rules.rules", "from stolik.games.pokemon.rules.state import Board"),
    ("stolik.games.token_battle.rules.rules", "from stolik.games.token_battle.cards.base import ROWS"),
    ("stolik.games.pokemon.rules.turn", "from stolik.catalog import Game"),
    ("stolik.games.pokemon.cards.dp1", "from stolik.cardgame.interpret import run"),
    ("stolik.games.pokemon.cards.dp1", "from stolik.kernel.rules import Rules"),
    ("stolik.games.token_battle.text.parse", "from stolik.decks.pool import load"),
    ("stolik.games.token_battle.text.parse", "from stolik.cardgame.interpret import run"),
    ("stolik.bots.random", "from stolik.kernel.state import State"),
    ("stolik.bots.random", "from stolik.kernel import State"),
    ("stolik.games.pokemon.bots.evaluation", "from stolik.games.pokemon.rules.state import Board"),
    ("stolik.bots.greedy", "import numpy"),
    ("stolik.match", "from stolik.simulation import run"),
    ("stolik.catalog", "from stolik.scenarios import table"),
    ("stolik.simulation.run", "from stolik.server import app"),
    ("stolik.tournaments.swiss", "import networkx"),
    ("stolik.tournaments.swiss", "import random"),
    ("stolik.tournaments.arena", "import time"),
    ("stolik.tournaments.plan", "from stolik.catalog import GAMES"),
    ("stolik.server.app", "from stolik.cli import main"),
    ("stolik", "from stolik.server.app import app"),
]
ALONG = [
    ("stolik.kernel.state", "from __future__ import annotations\nimport dataclasses\nfrom .luck import Luck"),
    ("stolik.kernel.state", "from stolik.kernel.luck import Luck"),
    ("stolik.cardgame.zones", "from ..kernel.state import State"),
    ("stolik.games.token_battle.rules.rules", "from ....kernel import rules\nfrom . import state"),
    ("stolik.games.pokemon.rules.turn", "from stolik.cardgame import windows"),
    ("stolik.games.pokemon.cards.dp1", "from stolik.cardgame.ast import Flip\nfrom ..ast import printed"),
    (
        "stolik.games.token_battle.text.parse",
        "import re\nfrom stolik.cardgame.ast import Flip\nfrom .phrase import Phrase",
    ),
    (
        "stolik.games.pokemon.bots.evaluation",
        "from ..rules.view import View\nfrom stolik.bots.base import Bot",
    ),
    ("stolik.bots.random", "import random\nfrom stolik.kernel.view import View, Worlds"),
    ("stolik.match", "from stolik.catalog import Game\nimport secrets"),
    ("stolik.simulation.run", "from stolik.match import Match"),
    ("stolik.server.app", "import litestar\nfrom stolik.simulation import run\nfrom .store import Store"),
    ("stolik.server.app", "from stolik.tournaments import pair"),
    ("stolik.cli.serve", "from stolik.server.app import app"),
    ("stolik", "from .match import Match"),
]


@pytest.mark.parametrize(("module", "source"), AGAINST)
def test_the_checker_sees_an_import_against_the_arrows(module: str, source: str) -> None:
    assert faults(source, module, is_package=module == "stolik")


@pytest.mark.parametrize(("module", "source"), ALONG)
def test_the_checker_lets_the_others_pass(module: str, source: str) -> None:
    assert faults(source, module, is_package=module == "stolik") == []


def test_a_package_is_its_own_starting_point() -> None:
    assert list(imports("from . import state", "stolik.kernel", is_package=True)) == [(1, "stolik.kernel.state")]
    assert list(imports("from . import state", "stolik.kernel.luck", is_package=False)) == [(1, "stolik.kernel.state")]


def test_the_checker_sees_empty_names() -> None:
    assert empty_names("class GameManager: ...", "stolik.match") == ["stolik.match.GameManager"]
    assert empty_names("", "stolik.server.utils") == ["stolik.server.utils"]
    assert empty_names("", "stolik.server.helpers") == ["stolik.server.helpers"]
    assert empty_names("class Match: ...", "stolik.match") == []
