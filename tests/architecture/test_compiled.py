"""What mypyc can't compile is not written in the rooms of the engine, so that one source runs both ways."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "src" / "stolik"
_found = importlib.util.spec_from_file_location("compile_engine", ROOT / "scripts" / "compile_engine.py")
assert _found is not None and _found.loader is not None
compile_engine = importlib.util.module_from_spec(_found)
_found.loader.exec_module(compile_engine)
FILES = compile_engine.sources(HOME)
MARKS = {"dataclass", "mypyc_attr"}
"""Decorators of classes that the compiler knows; with any other a class would be an ordinary one."""
MADE_BARE = "allow_interpreted_subclasses=True"
MAKERS = {HOME / "kernel/decision.py", HOME / "cardgame/ast.py"}
"""Where a class has a `__new__` of its own."""


def unfit(source: str) -> Iterator[tuple[int, str]]:
    """Line and reason of all that would not compile, or not to the same."""
    tree = ast.parse(source)
    registered = {ast.unparse(one.args[0]) for one in ast.walk(tree) if _calls(one, "register") and one.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            made = {ast.unparse(one.func.value) for one in ast.walk(node) if _calls(one, "__new__")}
            begins = any(isinstance(one, ast.FunctionDef) and one.name == "__init__" for one in node.body)
            if begins and ({node.name, "type(self)"} & made or node.name in registered):
                marks = [one for one in node.decorator_list if isinstance(one, ast.Call)]
                if MADE_BARE not in [ast.unparse(word) for mark in marks for word in mark.keywords]:
                    yield node.lineno, f"{node.name} is made without its __init__: @mypyc_attr({MADE_BARE})"
            for mark in node.decorator_list:
                name = ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)
                if name not in MARKS:
                    yield mark.lineno, f"@{name}: call it below the class"
            for line in node.body:
                if isinstance(line, ast.Assign) and (len(line.targets) > 1 or _is_alias(line, node)):
                    yield line.lineno, "two names for one thing in a class: write the second out"
        elif isinstance(node, ast.Compare):
            for items in node.comparators:
                listed = items.elts if isinstance(items, ast.Tuple | ast.List | ast.Set) else []
                if any(isinstance(one, ast.Starred) for one in listed):
                    yield node.lineno, "in (*…,): ask one after the other"
        elif isinstance(node, ast.Attribute) and ast.unparse(node) == "object.__new__":
            yield node.lineno, "object.__new__: cls.__new__(cls), of a class marked allow_interpreted_subclasses"


def _calls(node: ast.AST, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name


def _is_alias(line: ast.Assign, of: ast.ClassDef) -> bool:
    functions = {one.name for one in of.body if isinstance(one, ast.FunctionDef)}
    return isinstance(line.value, ast.Name) and line.value.id in functions


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_the_rooms_of_the_engine_compile(path: Path) -> None:
    found = [one for one in unfit(path.read_text("utf-8")) if not (path in MAKERS and "object.__new__" in one[1])]
    assert not found, found


@pytest.mark.parametrize(
    "source",
    [
        "@register\nclass Turn(Frame): ...",
        "class Fire:\n    name = mode = 'fire'",
        "class Throw:\n    def intents(self): ...\n    options = intents",
        "found = kind in (*energy, *tools)",
        "new = object.__new__(Unit)",
        "class Ask:\n    def __init__(self): ...\nregister(Ask)",
        "class Unit:\n    def __init__(self): ...\n    def clone(self): return Unit.__new__(Unit)",
    ],
)
def test_the_scan_sees_what_would_not_compile(source: str) -> None:
    assert len(list(unfit(source))) == 1


def test_each_room_and_each_module_left_out_is_there() -> None:
    chosen = compile_engine.modules(HOME)
    assert len(chosen) > 190
    for name in compile_engine.INTERPRETED:
        assert (HOME / name).is_file() and HOME / name not in chosen, (
            f"{name} is left out of the compile, and is not there"
        )


def test_the_compiler_is_the_one_that_is_pinned() -> None:
    asked = re.search(r'"mypy\[mypyc\](==[\d.]+)"', (ROOT / "hatch_build.py").read_text("utf-8"))
    assert asked and f"\nmypy{asked[1]} " in (ROOT / "requirements" / "fast.txt").read_text("utf-8")


def test_another_compiler_than_gcc_is_told_that_it_can_count_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "clang")
    assert compile_engine.main(["--profiled", str(tmp_path / "engine")]) == 1
    assert "set CC=gcc" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["fast", "--quick"], ["fast", "--", "--profiled", "--quick"]])
def test_make_fast_names_what_it_knows(words: list[str]) -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "do.py", *words], capture_output=True, text=True)
    assert done.returncode == 2
    assert "ARGS=--profiled" in done.stderr


@pytest.mark.parametrize("gcc", [True, False])
def test_what_is_given_to_the_compiler_is_a_program(gcc: bool) -> None:
    compile(compile_engine.SETUP.format(gcc=gcc), "setup.py", "exec")


def test_what_a_profiled_engine_counts_by_plays_with_the_standard_library_alone() -> None:
    few = compile_engine.PLAY.replace("games=200", "games=1").replace("games=4", "games=1").replace("=200", "=1")
    for game in ("token-battle", "pokemon-2v2"):  # with two seats and with four
        words = [sys.executable, "-S", "-c", few, game]
        done = subprocess.run(words, env={"PYTHONPATH": str(HOME.parent)}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
