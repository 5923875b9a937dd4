"""What effects and procedures remember is named once: nobody spells such a name out, and each of them is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src" / "stolik"
DEFINED = [SRC / "cardgame" / "memory.py", *sorted(SRC.glob("games/*/rules/memory.py"))]
"""Where the names stand."""
SOURCES = [
    path
    for folder in (SRC / "cardgame", *(path.parent for path in DEFINED[1:]))
    for path in sorted(folder.rglob("*.py"))
    if path not in DEFINED
]
BOARDS = {"names", "data"}
"""What is remembered lies in `Effect.names`, `Run.names` and `Procedure.data`; variables are called like them."""
ASKS = {"get", "pop", "setdefault"}
HANDED = {
    "Effect",
    "Procedure",
    "with_data",
    "again",
    "remember",
    "forget",
    "wake",
    "woken",
    "woken_stadium",
    "use_power",
}
"""Calls that are handed what is to be remembered."""


def is_board(node: ast.AST) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr in BOARDS) or (
        isinstance(node, ast.Name) and node.id in BOARDS
    )


def bare(*nodes: ast.AST | None) -> Iterator[tuple[int, str]]:
    """The strings in these, f-strings too, with their lines: also those of "one if so else the other"."""
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from bare(node.body, node.orelse)
        elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            yield node.lineno, ast.unparse(node)


def written(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings among the keys of dictionaries."""
    for one in ast.walk(node):
        if isinstance(one, ast.Dict):
            yield from bare(*one.keys)


def spelled(source: str) -> list[tuple[int, str]]:
    """Line and string of each name that is spelled out where something is remembered or looked up."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and is_board(node.value):
            found += bare(node.slice)
        elif isinstance(node, ast.Compare) and any(is_board(one) for one in node.comparators):
            found += bare(node.left)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if isinstance(node.func, ast.Attribute) and called in ASKS and is_board(node.func.value):
                found += bare(*node.args[:1])
            elif called in HANDED:
                for given in (*node.args, *[keyword.value for keyword in node.keywords]):
                    found += written(given)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if any(is_board(target) for target in (node.targets if isinstance(node, ast.Assign) else [node.target])):
                found += written(node.value)
    return sorted(set(found))


def named(path: Path) -> dict[str, str]:
    """The names that a file defines, as constants, with their strings."""
    return {
        node.target.id: ast.literal_eval(node.value.args[0])
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Call)
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_nobody_spells_out_what_is_remembered(path: Path) -> None:
    found = spelled(path.read_text(encoding="utf-8"))
    assert not found, f"{path.name} spells out {found}: take it from memory.py"


def test_each_name_has_one_constant_and_a_line_and_is_used() -> None:
    common = named(DEFINED[0])
    assert len(DEFINED) == 3 and len(common) >= 5
    for path in DEFINED:
        own = named(path)
        used = {
            one.attr
            for source in (SOURCES if path is DEFINED[0] else [one for one in SOURCES if path.parent in one.parents])
            for one in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "memory"
        }
        used |= {"PHASE"} if path is DEFINED[0] else set()  # the dialogue's own
        assert set(own) - used == set(), f"{path}: nobody remembers these"
        assert len(set(own.values())) == len(own), f"{path}: two constants for one name"
        assert path is DEFINED[0] or not set(own.values()) & set(common.values()), f"{path}: that is a common name"
        body = ast.parse(path.read_text(encoding="utf-8")).body
        for n, node in enumerate(body):
            if isinstance(node, ast.AnnAssign):
                after = body[n + 1]
                line = after.value if isinstance(after, ast.Expr) else None
                assert isinstance(line, ast.Constant), f"{path.name}: {ast.unparse(node.target)} has no line"


def test_the_scan_sees_a_name_that_is_spelled_out() -> None:
    assert spelled('c.names["that"] = f.data.get("seat", 0)') == [(1, "'seat'"), (1, "'that'")]
    assert spelled('"cards" in names and c.names.pop(f"x{n}")') == [(1, "'cards'"), (1, "f'x{n}'")]
    assert spelled('names = {**more, "event": 1}\nProcedure("end", data={"mon": 2})') == [(1, "'event'"), (2, "'mon'")]
    assert spelled('again(s, f, {"kept" if one else memory.REFUSED: ()})') == [(1, "'kept'")]
    assert spelled('c.names[memory.THAT] = {"a": 1}[word]\nremember(s, f, {memory.OWED: ()})') == []
