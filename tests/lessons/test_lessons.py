"""Every lesson, played with all its moves, in words of its language that have been introduced."""

from __future__ import annotations

import re

import pytest

from stolik.lessons.course import ON, Course, Tried
from stolik.lessons.lesson import Lesson, Wrong, load
from stolik.lessons.proof import prove
from stolik.lessons.words import lines, terms
from stolik.text import ledger

NUMBERS = {"token-battle": 7, "star-wars": 10, "pokemon": 9, "pokemon-2v2": 5}
ALL = [lesson for name in NUMBERS for lesson in load(name)]
NAMED = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
OWN = {"gap", "row"}
"""Words of the lessons alone."""
POLITE = re.compile(r"(?:です|ます|した|せん|しょう|か|さい)(?:よ|ね)?[。！？]$")


def test_each_game_has_its_lessons() -> None:
    assert {name: len(load(name)) for name in NUMBERS} == NUMBERS


@NAMED
def test_a_lesson_is_true(lesson: Lesson) -> None:
    prove(lesson)


def test_in_token_battle_the_other_player_has_one_name_and_whose_a_token_is_is_seen_by_its_shape() -> None:
    """Near is a circle there: a coach who called its side X and the squares O would say what nobody sees."""
    for lesson in load("token-battle"):
        other = Course(lesson).match.names[1]
        said = [text for _, one in lines(lesson) for text in one.values()]
        assert not [text for text in said if re.search(r"(?<![A-Za-z])[XO](?![A-Za-z])", text)]
        assert lesson.id in ("four-stacks",) or any(other in text for text in said)


@NAMED
def test_who_does_what_is_lit_comes_to_the_end(lesson: Lesson) -> None:
    course = Course(lesson)
    while course.phase != "done":
        course.do(course.shown() if course.phase == "ask" else ON)
    assert Course(lesson, course.done).phase == "done"


@NAMED
def test_the_coach_answers_each_wrong_move_of_a_lesson(lesson: Lesson) -> None:
    course = Course(lesson)
    while course.phase != "done":
        begins = course.phase == "ask" and len(course.done) == course.begun
        for wrong in course.step.wrong if begins else ():
            assert answered(Course(lesson, course.done), wrong) is wrong
        course.do(course.shown() if course.phase == "ask" else ON)


def answered(course: Course, wrong: Wrong) -> Wrong | None:
    """What the coach answers to whoever makes this move."""
    tried: Tried | None = None
    for act in wrong.do:
        _, *wanted = course._table.meant(act)
        if wrong.rule:
            return course.refusal_of(wanted[0].verb, wanted[0].args)
        if course._table.was_told(act):
            continue
        decision = course.match.decision
        assert decision is not None
        found = [decision.find(one.verb, one.args) for one in wanted]
        tried = course.do(tuple(at for at, option in enumerate(decision.options) if option in found))
    return None if tried is None else tried.wrong


def test_what_is_lit_is_offered_also_where_the_learner_went_another_way() -> None:
    course = Course(load("token-battle")[0])
    course.do(ON)
    taken = next(n for n, option in enumerate(course.match.decision.options) if option.args == (0, 25))  # type: ignore[union-attr]
    assert course.do((taken,)).kind == "right"
    course.do(ON)
    assert course.phase == "ask" and len(course.shown()) == 1


@pytest.mark.parametrize("name", NUMBERS)
def test_each_term_is_introduced_by_one_lesson(name: str) -> None:
    introduced = [term for lesson in load(name) for term in lesson.terms]
    assert sorted(introduced) == sorted(terms(name))


@pytest.mark.parametrize("lang", ["pl", "ja"])
@pytest.mark.parametrize("name", NUMBERS)
def test_the_first_word_for_a_term_is_one_of_the_rulebook(name: str, lang: str) -> None:
    words = {by[lang][0].removesuffix("*") for term, by in terms(name).items() if term not in OWN}
    book = (ledger.folder() / lang / f"{name}.md").read_text(encoding="utf-8").casefold()
    assert {word for word in words if word.casefold() not in book} == set()


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@NAMED
def test_a_lesson_says_in_each_language_the_words_it_introduces(lesson: Lesson, lang: str) -> None:
    said = " ".join(text[lang] for _, text in lines(lesson)).casefold()
    for term in lesson.terms:
        assert any(word.removesuffix("*").casefold() in said for word in terms(lesson.game)[term][lang]), term


@NAMED
def test_coaches_say_you_to_a_child(lesson: Lesson) -> None:
    for place, text in lines(lesson):
        assert not re.search(r"\b(?:Pan|Pani|Państwo|Proszę)\b", text["pl"]), place
        assert place == "title" or POLITE.search(text["ja"]), text["ja"]
