"""The public face: what ``stolik`` offers is listed, is there, and is all."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import subprocess
import sys
from types import ModuleType

import pytest

import stolik

LISTED: list[str] = list(getattr(stolik, "__all__", []))


def borrowed(source: str) -> set[str]:
    """Names that a source takes from the standard library: its tools, nothing that it offers."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names if alias.name != "stolik"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in sys.stdlib_module_names:
            names |= {alias.asname or alias.name for alias in node.names}
    return names


def unlisted(module: ModuleType, source: str) -> set[str]:
    """Public names that a module holds without listing them; what it is made of (its own modules) does not count."""
    own = module.__name__ + "."
    names = {name for name in vars(module) if not name.startswith("_")}
    return {
        name
        for name in names - set(getattr(module, "__all__", [])) - borrowed(source)
        if not (isinstance(value := getattr(module, name), ModuleType) and value.__name__.startswith(own))
    }


def test_the_list_is_sorted_and_says_nothing_twice() -> None:
    assert sorted(set(LISTED)) == LISTED


@pytest.mark.parametrize("name", LISTED)
def test_a_listed_name_is_there(name: str) -> None:
    assert getattr(stolik, name) is not None


def test_dir_shows_what_is_listed() -> None:
    assert set(LISTED) <= set(dir(stolik))


def test_nothing_public_is_unlisted() -> None:
    for name in LISTED:  # a lazy export may leave things behind when it is used
        getattr(stolik, name)
    assert unlisted(stolik, inspect.getsource(stolik)) == set()


def test_a_name_that_is_not_there_is_refused_in_the_usual_way() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        stolik.no_such_name  # noqa: B018


def test_everything_can_be_imported_in_a_fresh_python() -> None:
    subprocess.run([sys.executable, "-c", "from stolik import *"], check=True)


def test_no_room_hides_a_listed_name() -> None:
    """Importing stolik.x sets stolik's x: a function of the same name is then gone, depending on who came first."""
    rooms = [found.name for found in pkgutil.iter_modules(stolik.__path__) if found.name not in ("cli", "__main__")]
    program = (
        f"import importlib, types, stolik\n"
        f"for room in {rooms!r}: importlib.import_module('stolik.' + room)\n"
        f"hidden = [n for n in {LISTED!r} if isinstance(getattr(stolik, n), types.ModuleType)]\n"
        f"assert not hidden, hidden"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_checker_sees_what_is_unlisted() -> None:
    made_up = ModuleType("made_up")
    vars(made_up).update(
        __all__=["listed"], listed=1, forgotten=2, _private=3, sys=sys, room=ModuleType("made_up.room")
    )
    assert unlisted(made_up, "import sys") == {"forgotten"}
    assert unlisted(made_up, "from other import forgotten") == {"forgotten", "sys"}
