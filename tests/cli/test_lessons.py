"""`stolik lessons`: listed and checked."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stolik.lessons import lesson as files
from stolik.lessons.lesson import load

from .conftest import Run


def test_lessons_are_listed_in_the_language(run: Run) -> None:
    assert "   1  every-token-pays         Every token pays, every turn\n" in run("lessons", "list").out
    rows = json.loads(run("lessons", "list", "pokemon", "--lang", "pl", "--json").out)["lessons"]
    assert len(rows) == 9
    assert rows[2]["file"] == "3-energy.toml"
    assert rows[2]["title"] == "Najpierw energia"


def test_lessons_that_are_true_are_counted(run: Run) -> None:
    ran = run("lessons", "check", "token-battle")
    assert (ran.code, ran.out) == (0, "7 lessons checked, 0 with something wrong\n")
    assert json.loads(run("lessons", "check", "token-battle", "--json").out)["checked"] == 7


def test_a_lesson_that_is_not_true_is_told_with_its_file_and_step(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = load("token-battle")
    untrue = replace(first, steps=(replace(first.steps[0], look=("score 3:0",)), *first.steps[1:]))
    monkeypatch.setattr(files, "load", lambda game: (untrue, *rest))
    ran = run("lessons", "check", "token-battle")
    assert ran.code == 2
    assert ran.err.startswith("stolik: token-battle, 1-every-token-pays.toml, step 1, as it begins: 'score 3:0', but")
    ran = run("lessons", "check", "token-battle", "--json")
    assert ran.code == 2
    assert [bool(row["wrong"]) for row in json.loads(ran.out)["lessons"]] == [True, *[False] * 6]


def test_a_game_that_is_unknown_is_a_fault(run: Run) -> None:
    ran = run("lessons", "check", "chess")
    assert ran.code == 2
    assert "chess" in ran.err


def test_a_file_that_can_not_be_read_is_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> None:
        raise files.LessonError("3-energy.toml, step 1 needs 'say'")

    monkeypatch.setattr(files, "load", broken)
    ran = run("lessons", "list")
    assert (ran.code, ran.err) == (2, "stolik: 3-energy.toml, step 1 needs 'say'\n")
