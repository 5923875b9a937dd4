"""Options, decisions and what they allow."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from stolik.kernel import decision as decisions
from stolik.kernel.decision import Decision, IllegalAnswer, Option, PickRule

A, B, C = Option("card", (1,)), Option("card", (2,)), Option("card", (3,))


def test_options_of_one_content_are_one_object() -> None:
    assert Option("card", (1,)) is A
    assert Option.foreign("card", [1]) is not A
    assert Option.foreign("card", [1]).same(A)


def test_foreign_options_are_not_kept() -> None:
    before = len(decisions._OPTIONS)
    for n in range(1000):
        Option.foreign("strange", (n,))
    assert len(decisions._OPTIONS) == before


def test_one_of() -> None:
    decision = Decision(0, "turn", (A, B))
    assert decision.allows((A,)) and not decision.allows((C,))
    assert not decision.allows(()) and not decision.allows((A, B))
    assert not decision.forced and Decision(0, "turn", (A,)).forced


def test_up_to_two() -> None:
    decision = Decision(0, "choose", (A, B, C), least=0, most=2)
    assert decision.allows(()) and decision.allows((C, A))
    assert not decision.allows((A, A)) and not decision.allows((A, B, C))
    assert len(list(decision.answers())) == 1 + 3 + 3


def test_counts() -> None:
    decision = Decision(0, "pay", (A, B), least=2, most=2, counts=(2, 1))
    assert decision.allows((A, A)) and decision.allows((A, B)) and not decision.allows((B, B))
    assert len(list(decision.answers())) == 2


@given(
    counts=st.lists(st.integers(1, 3), max_size=4).map(tuple), least=st.integers(0, 4), more=st.integers(0, 3),
    each=st.booleans(),
)  # fmt: skip
def test_what_is_forced_has_one_answer(counts: tuple[int, ...], least: int, more: int, each: bool) -> None:
    options = tuple(Option("card", (n,)) for n in range(len(counts)))
    decision = Decision(0, "choose", options, least, least + more, None if each else counts)
    answers = len(list(decision.answers()))
    assume(answers)
    assert decision.forced == (answers == 1)


def test_all_of_thirty_is_forced_and_is_found_at_once() -> None:
    """Going through the ways to choose thirty of thirty takes longer than anybody waits."""
    options = tuple(Option("card", (n,)) for n in range(30))
    assert Decision(0, "choose", options, 30, 30).forced
    assert next(Decision(0, "choose", options, 30, 30).answers()) == options


def test_different_types_and_a_total() -> None:
    types = Decision(0, "choose", (A, B, C), 1, 3, rule=PickRule(groups=(0, 0, 1)))
    assert types.allows((A, C)) and not types.allows((A, B))
    total = Decision(0, "choose", (A, B, C), 1, 3, rule=PickRule(weights=(1, 2, 3), total=3))
    assert total.allows((A, B)) and not total.allows((B, C))
    assert list(total.singles()) == [(A,), (B,), (C,)]


@pytest.mark.parametrize("positions", [(-1,), (2,), (0, 0), ()])
def test_positions_out_of_range(positions: tuple[int, ...]) -> None:
    assert not Decision(0, "turn", (A, B)).permits(positions)


def test_at_counts_from_nought() -> None:
    assert Decision(0, "turn", (A, B)).at((1,)) == (B,)
    with pytest.raises(IndexError):
        Decision(0, "turn", (A, B)).at((-1,))


def test_the_error_says_what_was_asked() -> None:
    error = IllegalAnswer(Decision(1, "turn", (A, B)), (C,))
    assert "card 3" in str(error) and "seat 1" in str(error) and "1 of 2" in str(error)
    assert "nobody is asked" in str(IllegalAnswer(None, (C,)))
