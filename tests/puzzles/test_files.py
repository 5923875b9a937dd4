"""Puzzle files, what is wrong with one, and which comes on which day."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.puzzles import puzzle as files
from stolik.puzzles.finding import to_toml
from stolik.puzzles.puzzle import Found, PuzzleError, load, puzzle_of, read

WIN, *_ = load("token-battle")
TEXT = to_toml(WIN)


def written(folder: Path, text: str, name: str = "7-win.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_written_puzzle_is_read_as_it_was(tmp_path: Path) -> None:
    puzzle = replace(WIN, found=Found(5, 2, 9, ("greedy", "kind")), before=("X lays coach on d1",), margin=0.5)
    made = read("token-battle", written(tmp_path, to_toml(puzzle)))
    assert {**vars(made), "drawing": made.drawing.strip()} == {
        **vars(puzzle), "file": "7-win.toml", "drawing": puzzle.drawing.strip(),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('test = "win"', "", r"needs 'test'"),
        ('test = "win"', 'test = "draw"', r"'draw' is no test of token-battle: win, alive, gap"),
        ('test = "win"', 'test = "win"\nwant = "all"', r"want is 'all'; win needs none"),
        ('test = "win"', 'test = "win"\nhint = "all"', r"has no 'hint'"),
        ('title.en = "Win this turn"', "", r"title is a text by language"),
        ('answer = ["X lays coach on d1"]', "answer = []", r"answer names no act"),
        ('answer = ["X lays coach on d1"]', "answer = [1]", r"answer is a list of acts"),
        (
            'answer = ["X lays coach on d1"]',
            'answer = ["A lays coach"]',
            r"'A lays coach' names none of the seats X, O",
        ),
        ('test = "win"', 'test = "win"\nworth = ["much"]', r"worth is made of numbers"),
        ('test = "win"', 'test = "win"\nfound = {seed = 1, game = 2}', r", found needs 'turn'"),
        ('test = "win"', 'test = "win"\nfound = {seed = 1, game = 2, turn = "x"}', r", found: turn is a whole number"),
        ('test = "win"', 'test = "win', r"line 1"),
    ],
    ids=("test", "which", "want", "strange", "language", "no-act", "act", "seat", "worth", "turn", "number", "toml"),
)
def test_a_file_that_is_none_is_told_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(PuzzleError, match=rf"^7-win\.toml.*{told}"):
        read("token-battle", written(tmp_path, TEXT.replace(old, new)))


def test_a_file_has_a_number(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match=r"^win\.toml: its name has to begin with a number"):
        read("token-battle", written(tmp_path, TEXT, "win.toml"))


def test_a_test_of_another_game_needs_its_want(tmp_path: Path) -> None:
    *_, moment = load("star-wars")
    with pytest.raises(PuzzleError, match=r"want is ''; chance needs one of win, alive, trade"):
        read("star-wars", written(tmp_path, to_toml(replace(moment, want=""))))


def test_there_is_one_a_day_and_each_game_has_its_turn() -> None:
    assert Counter(puzzle_of(day).game for day in range(739_000, 739_008)) == dict.fromkeys(
        ("token-battle", "pokemon", "pokemon-2v2", "star-wars"), 2
    )
    assert {puzzle_of(day, "pokemon").id for day in range(40)} == {one.id for one in load("pokemon")}


def test_a_puzzle_added_at_the_end_changes_no_day_before_it_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    many = len(load("pokemon"))
    before = [puzzle_of(day, "pokemon") for day in range(many)]
    more = (*load("pokemon"), replace(load("pokemon")[0], id="new"))
    monkeypatch.setattr(files, "load", lambda game: more)
    assert [puzzle_of(day, "pokemon") for day in range(many)] == before
    assert puzzle_of(many, "pokemon").id == "new"


def test_a_game_without_puzzles_has_none_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "load", lambda game: ())
    assert puzzle_of(3) is None
