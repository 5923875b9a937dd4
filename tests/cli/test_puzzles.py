"""`stolik puzzles`: listed, checked, and found in played games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.puzzles import puzzle as files
from stolik.puzzles.finding import to_toml
from stolik.puzzles.puzzle import load

from .conftest import Run


def test_puzzles_are_listed_in_the_language(run: Run) -> None:
    assert "   1  win                      Win this turn\n" in run("puzzles", "list").out
    rows = json.loads(run("puzzles", "list", "pokemon", "--lang", "pl", "--json").out)["puzzles"]
    assert (rows[0]["title"], rows[0]["test"], rows[0]["found"]) == ("Wygraj w tej turze", "win", None)


def test_puzzles_that_are_true_are_counted(run: Run) -> None:
    many = len(load("token-battle"))
    ran = run("puzzles", "check", "token-battle")
    assert (ran.code, ran.out) == (0, f"{many} puzzles checked, 0 with something wrong\n")
    assert json.loads(run("puzzles", "check", "token-battle", "--json").out)["checked"] == many


def test_a_puzzle_that_is_not_true_is_told_with_its_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, last = load("token-battle")[:6]
    monkeypatch.setattr(files, "load", lambda game: (replace(last, worth=(30, 25)),))
    ran = run("puzzles", "check", "token-battle")
    assert (ran.code, ran.err) == (2, "stolik: token-battle, 6-again.toml: worth is [26, 25], not [30, 25]\n")


def test_a_file_is_checked_for_the_game_that_is_named(run: Run, tmp_path: Path) -> None:
    Path("7-win.toml").write_text(to_toml(load("token-battle")[0]), encoding="utf-8")
    assert run("puzzles", "check", "7-win.toml", "--game", "token-battle").code == 0
    ran = run("puzzles", "check", "7-win.toml")
    assert (ran.code, ran.err) == (2, "stolik: 7-win.toml: say which game it is of, with --game\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("check", "chess"), "chess is neither a game nor a file"),
        (("list", "chess"), "there is no game 'chess'"),
        (("check", "pokemon", "--game", "pokemon"), "--game says which game a file is of"),
        (("find", "token-battle", "--kinds", "win,beauty"), "token-battle has no puzzles of kind 'beauty'"),
        (("find", "token-battle", "--out", "nowhere"), "nowhere is no folder; make it first"),
        (("find", "token-battle", "--games", "0"), "--games"),
        (("find", "token-battle", "--bot", "clever"), "there is no bot 'clever'"),
    ],
    ids=lambda value: "" if isinstance(value, str) else "-".join(value[:3]),
)
def test_what_can_not_be_used_is_a_fault(run: Run, words: tuple[str, ...], told: str) -> None:
    ran = run("puzzles", *words)
    assert ran.code == 2
    assert told in ran.err


def test_what_is_found_is_written_behind_what_lies_there(run: Run, tmp_path: Path) -> None:
    Path("4-old.toml").write_text("", encoding="utf-8")
    ran = run(
        "puzzles", "find", "token-battle", "-n", "1", "--seed", "7", "--bot", "greedy", "--kinds", "gap", "--out", "."
    )
    assert ran.out.endswith("1 puzzles found, seed 7\n")
    assert [file.name for file in tmp_path.glob("5-gap-s7-g0-*.toml")] != []
    again = run(
        "puzzles", "find", "token-battle", "-n", "1", "--seed", "7", "--bot", "greedy", "--kinds", "gap", "--json"
    )
    assert [row["test"] for row in json.loads(again.out)["puzzles"]] == ["gap"]


def test_what_was_found_before_an_interruption_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.puzzles import finding

    def stopped(*_: object, **__: object) -> object:
        yield replace(load("token-battle")[0], file="1-win.toml")
        raise KeyboardInterrupt

    monkeypatch.setattr(finding, "find", stopped)
    ran = run("puzzles", "find", "token-battle", "--seed", "1", "--json")
    assert ran.code == 130
    assert (json.loads(ran.out)["stopped"], len(json.loads(ran.out)["puzzles"])) == (True, 1)
