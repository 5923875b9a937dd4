"""The public face: what ``stolik`` offers is listed, is there, and is all."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

import stolik

LISTED: list[str] = list(getattr(stolik, "__all__", []))


def unlisted(module: ModuleType) -> set[str]:
    """Public names that a module holds without listing them; what it is made of (its own modules) does not count."""
    own = module.__name__ + "."
    names = {name for name in vars(module) if not name.startswith("_")} - {"annotations"}
    return {
        name
        for name in names - set(getattr(module, "__all__", []))
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
    assert unlisted(stolik) == set()


def test_a_name_that_is_not_there_is_refused_in_the_usual_way() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        stolik.no_such_name  # noqa: B018


def test_everything_can_be_imported_in_a_fresh_python() -> None:
    subprocess.run([sys.executable, "-c", "from stolik import *"], check=True)


def test_the_checker_sees_what_is_unlisted() -> None:
    made_up = ModuleType("made_up")
    vars(made_up).update(
        __all__=["listed"], listed=1, forgotten=2, _private=3, sys=sys, room=ModuleType("made_up.room")
    )
    assert unlisted(made_up) == {"forgotten", "sys"}
