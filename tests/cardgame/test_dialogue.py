"""A step that asks several things: which part goes on, and what is remembered between two questions."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.cardgame import memory
from stolik.cardgame.choices import options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Run
from stolik.kernel.decision import Answer, Decision, Option


def who(s: Any, c: Run, node: bool, picks: Answer | None) -> Decision | str | None:
    """Asks for a seat; with 0 it is over, and where the node says so nothing else is asked."""
    if picks is None:
        return question(c, "who", options_for("seat", (0, 1, 2)))
    c.names[memory.EVENT] = picks[0].args[0]
    if not c.names[memory.EVENT]:
        return None
    return "done" if node else "how many"


def how_many(s: Any, c: Run, node: bool, picks: Answer | None) -> Decision | str:
    """Asks for a number until it is 3."""
    if picks is None or picks[0].args != (3,):
        return question(c, "how many", options_for("number", (2, 3)))
    c.names[memory.THAT] = picks[0].args[0]
    return "done"


def done(s: Any, c: Run, node: bool, picks: Answer | None) -> None:
    """Asks nothing."""
    memory.forget(c.names, memory.PHASE, memory.EVENT)
    s.append(dict(c.names))


@pytest.fixture
def talk() -> tuple[Dialogue, Run, list[Any]]:
    return Dialogue({"": who, "how many": how_many, "done": done}), Run(4, 5, 6, {}), []


def test_a_part_asks_takes_the_answer_and_says_which_goes_on(talk: Any) -> None:
    ask, c, s = talk
    first = ask(s, c, False, None)
    assert (first.seat, first.kind, first.about, c.names) == (4, "choose:who", (6, 5), {})
    assert ask(s, c, False, (Option("seat", (2,)),)).kind == "choose:how many"
    assert c.names == {"event": 2, "phase": "how many"}
    assert ask(s, c, False, (Option("number", (2,)),)).kind == "choose:how many"  # the same part once more
    assert ask(s, c, False, (Option("number", (3,)),)) is None
    assert s == [{"that": 3}]


def test_a_part_may_be_passed_over(talk: Any) -> None:
    ask, c, s = talk
    assert ask(s, c, True, (Option("seat", (1,)),)) is None
    assert s == [{}]


def test_a_part_may_be_the_last(talk: Any) -> None:
    ask, c, s = talk
    assert ask(s, c, False, (Option("seat", (0,)),)) is None
    assert s == [] and c.names == {"event": 0}


def test_the_first_part_goes_on_where_nothing_or_no_word_of_its_own_is_remembered(talk: Any) -> None:
    ask, c, s = talk
    c.names[memory.PHASE] = ""
    assert ask(s, c, False, None).kind == "choose:who"
    c.names[memory.PHASE] = "of another step"
    assert ask(s, c, False, None).kind == "choose:who"
