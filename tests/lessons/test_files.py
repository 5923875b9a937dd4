"""What a lesson's file has to say, and what its error names."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.catalog import game
from stolik.lessons import lesson as files
from stolik.lessons import words
from stolik.lessons.lesson import LessonError, load

WHOLE = """
title.en = "See"
goal.en = "See it."
table = "board: c3=O2"
[[step]]
say.en = "There."
tap = "c3"
[[step]]
now.en = "Lay it."
right = ["X lays Boulder on d4"]
praise.en = "Good."
[[step.wrong]]
do = "X lays Boulder on c3"
say.en = "No."
"""


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Writes files of lessons for Token Battle, by their names, and reads them."""
    monkeypatch.setattr(type(game("token-battle").folders), "lessons", tmp_path)

    def read(**texts: str):
        for name, text in texts.items():
            (tmp_path / f"{name.replace('_', '-').removeprefix('n')}.toml").write_text(text, encoding="utf-8")
        load.cache_clear()
        words.terms.cache_clear()
        return load("token-battle")

    yield read
    load.cache_clear()
    words.terms.cache_clear()


def test_lessons_come_in_the_order_of_their_numbers(read) -> None:
    lessons = read(n10_last=WHOLE, n2_first=WHOLE)
    assert [(one.id, one.file) for one in lessons] == [("first", "2-first.toml"), ("last", "10-last.toml")]
    assert lessons[0].steps[1].right == (("X lays Boulder on d4",),)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('title.en = "See"', "", "1-see.toml needs 'title'"),
        ("table", "tabel", "1-see.toml has no 'tabel': .*; needs 'table'"),
        ('goal.en = "See it."', 'goal = "See it."', "1-see.toml: goal is a text by language"),
        ('goal.en = "See it."', 'goal.pl = "Patrz."', "1-see.toml: goal is a text by language"),
        ('tap = "c3"', "", "1-see.toml, step 1 asks for a move with `now`, or has a thing to look at"),
        ('tap = "c3"', 'tap = "c3"\nnow.en = "Do."', "1-see.toml, step 1 asks for a move with `now`, or has"),
        ('say.en = "There."', "", "1-see.toml, step 1 has a thing to look at and needs `say`"),
        ('praise.en = "Good."', "", "1-see.toml, step 2 asks for a move and needs `right` and `praise`"),
        ("right", "rigth", "1-see.toml, step 2 has no 'rigth'"),
        ('say.en = "No."', "", "1-see.toml, step 2, wrong 1 needs 'say'"),
        ("[[step.wrong]]", "[[step.wrong", "1-see.toml: .*line 12"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_a_lesson_is_named_with_its_step(read, old: str, new: str, told: str) -> None:
    assert old in WHOLE
    with pytest.raises(LessonError, match=rf"^{told}"):
        read(n1_see=WHOLE.replace(old, new))


def test_a_file_without_a_number_is_no_lesson(read) -> None:
    with pytest.raises(LessonError, match=r"^see\.toml: its name has to begin with a number"):
        read(see=WHOLE)


def test_two_lessons_of_one_name_are_an_error(read) -> None:
    with pytest.raises(LessonError, match=r"^there are two lessons 'see'"):
        read(n1_see=WHOLE, n2_see=WHOLE)


def test_a_line_that_is_too_long_is_not_read(read) -> None:
    with pytest.raises(LessonError, match=rf"line 2 has .*at most {files.LONGEST_LINE}"):
        read(n1_see=WHOLE.replace("See", "See" * files.LONGEST_LINE, 1))


def test_terms_that_no_file_has_are_an_error(read) -> None:
    [one] = read(n1_see='terms = ["token"]\n' + WHOLE)
    with pytest.raises(LessonError, match=r"^see introduces 'token', which terms\.toml of token-battle does not have"):
        words.faults(one)
    read(terms="[token")
    with pytest.raises(LessonError, match=r"^terms\.toml of token-battle: "):
        words.terms("token-battle")
