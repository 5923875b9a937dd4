"""No circle between files: what a file imports never leads back to it.

What counts as an arrow from file to file: every import, also one inside a function, and importlib.import_module with a
name written out. `from a.b import c` leads to a/b/c.py where that is a file, else to a/b.py (or a/b/__init__.py, whose
name c then is). That Python runs the `__init__` of each package above what is imported is no arrow, as nobody asked for
a name there: so a package may offer again what its files define, as long as these take nothing from its `__init__`.
Imports for types alone (`if TYPE_CHECKING:`) don't count, nor do the places ("package.module:name") by which a game
names its faces, since these are looked up when everything is loaded.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

import pytest

from .test_imports import SOURCES, imports, module_name

Circle = tuple[str, frozenset[str]]
"""The folder that holds all of a circle, and the files in there."""


class _WithoutTypes(ast.NodeTransformer):
    """Drops what stands under `if TYPE_CHECKING:`."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        return node.orelse if ast.unparse(node.test).endswith("TYPE_CHECKING") else node


def without_types(source: str) -> str:
    """The source without its imports for types alone."""
    return ast.unparse(_WithoutTypes().visit(ast.parse(source)))


def arrows(sources: Mapping[str, str], packages: Iterable[str] = ()) -> dict[str, set[str]]:
    """Which module imports which of the others; `packages` are those whose source is an `__init__`."""
    found: dict[str, set[str]] = {}
    for module, source in sources.items():
        named = {name for _, name in imports(without_types(source), module, module in packages)}
        found[module] = {name if name in sources else name.rpartition(".")[0] for name in named} & set(sources)
    return found


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The modules that lead back to themselves, those of one circle (or of several that touch) together."""
    reached = {start: _reached(graph, start) for start in graph}
    together = {
        tuple(sorted(other for other in reached[module] if module in reached[other]))
        for module in graph
        if module in reached[module]
    }
    return [list(circle) for circle in sorted(together)]


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def short(circle: list[str]) -> Circle:
    """A circle in few words."""
    parts = [module.split(".")[1:] for module in circle]
    depth = next(n for n in range(99) if len({tuple(one[: n + 1]) for one in parts}) > 1 or n == len(parts[0]) - 1)
    return "/".join(parts[0][:depth]), frozenset("/".join(one[depth:]) for one in parts)


def test_no_file_leads_back_to_itself() -> None:
    texts = {module_name(path): path.read_text(encoding="utf-8") for path in SOURCES}
    graph = arrows(texts, {module_name(path) for path in SOURCES if path.name == "__init__.py"})
    assert sum(map(len, graph.values())) > 1000
    assert [short(circle) for circle in circles(graph)] == []


# The checker itself ---------------------------------------------------------------------------------------------------

A, B, C = "stolik.room.a", "stolik.room.b", "stolik.room.c"
ROOM = "stolik.room"


@pytest.mark.parametrize(
    ("there", "back"),
    [
        ("from .b import x", "from .a import y"),
        ("from stolik.room.b import x", "import stolik.room.a"),
        ("from . import b", "from stolik.room import a"),
        ("from .b import x", "def f():\n    from .a import y"),
        ("from .b import x", "import importlib\nimportlib.import_module('stolik.room.a')"),
        ("from .c import x", "from .a import y"),
        ("from .b import x", "if TYPE_CHECKING:\n    pass\nelse:\n    from .a import y"),
    ],
)
def test_the_checker_sees_a_circle(there: str, back: str) -> None:
    sources = {A: there, B: back, C: "from .b import x"}
    assert [A, B] in [circle[:2] for circle in circles(arrows(sources))]


@pytest.mark.parametrize(
    "back",
    [
        "if TYPE_CHECKING:\n    from .a import y",
        "import typing\nif typing.TYPE_CHECKING:\n    from .a import y",
        "from .c import y",
        "PLACE = 'stolik.room.a:y'",
    ],
)
def test_the_checker_lets_other_sources_pass(back: str) -> None:
    assert circles(arrows({A: "from .b import x", B: back, C: ""})) == []


def test_a_package_may_offer_what_its_files_define_and_they_may_know_each_other() -> None:
    sources = {ROOM: "from .a import x\nfrom .b import y", A: "from stolik.room.b import y", B: ""}
    assert circles(arrows(sources, {ROOM})) == []


def test_a_file_that_takes_a_name_from_its_own_package_closes_a_circle() -> None:
    sources = {ROOM: "from .a import x", A: "from stolik.room import y", B: ""}
    assert circles(arrows(sources, {ROOM})) == [[ROOM, A]]


def test_two_circles_are_told_apart_and_a_line_to_one_is_none() -> None:
    graph = {"s": {"t"}, "t": {"s"}, "u": {"v", "s"}, "v": {"u"}, "w": {"u"}}
    assert circles(graph) == [["s", "t"], ["u", "v"]]


def test_a_circle_is_written_short() -> None:
    assert short(["stolik.kernel.codec", "stolik.kernel.state"]) == ("kernel", frozenset({"codec", "state"}))
    assert short(["stolik.game", "stolik.kernel.state"]) == ("", frozenset({"game", "kernel/state"}))
    assert short(["stolik.games.x", "stolik.games.x.y"]) == ("games", frozenset({"x", "x/y"}))
