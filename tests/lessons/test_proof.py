"""What the proof of a lesson sees: each of these lessons is broken in one place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stolik.lessons.lesson import Lesson, Step, Wrong, load
from stolik.lessons.proof import ProofError, prove
from stolik.lessons.words import line_faults

FIRST, _, _, BITE, *_ = load("token-battle")


def changed(lesson: Lesson, n: int, **parts: Any) -> Lesson:
    """The lesson with a step of which something is different."""
    steps = list(lesson.steps)
    steps[n - 1] = replace(steps[n - 1], **parts)
    return replace(lesson, steps=tuple(steps))


def wrong(step: Step, **parts: Any) -> tuple[Wrong, ...]:
    """The wrong moves of a step, the first one of them different."""
    return (replace(step.wrong[0], **parts), *step.wrong[1:])


def said(**text: str) -> dict[str, str]:
    return {"en": "Look there.", "pl": "Spójrz tam.", "ja": "そこを見ましょう。", **text}


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"look": ("growth 5:2",)}, "step 2, right 1: 'growth 5:2', but it is 6:2"),
        ({"look_all": ("score 1:1",)}, "step 2, right 1: 'score 1:1', but it is 6:2"),
        ({"right": (("X lays Boulder on c3",),)}, "step 2, right 1: .* is not offered"),
        ({"luck": (3,)}, "step 2, right 1: luck was scripted that nothing used"),
        ({"watch": ("O lays Boulder on a1",)}, "step 2, as it begins: .* is not offered"),
        ({"also": ("X lays Palace",)}, "step 2, also: nothing that is offered begins with 'X lays Palace'"),
        ({"then": (("O lays Old Oak on e2",),)}, "step 2, also: .* is not offered"),
        ({"then_luck": (1,)}, "step 2, then: luck was scripted that nothing used"),
        ({"after": ("score 1:1",)}, "step 2, then: 'score 1:1', but it is 12:9"),
        ({"best": "beauty"}, "step 2, best: 'beauty' is no measure of token-battle: gap"),
        ({"best": "gap"}, "step 2, best: best by gap are X lays Boulder on a1, .*; right are X lays Boulder on d4"),
    ],
    ids=lambda value: "" if isinstance(value, str) else next(iter(value)),
)  # fmt: skip
def test_a_claim_that_is_not_true_is_seen(parts: dict[str, Any], told: str) -> None:
    with pytest.raises(ProofError, match=rf"token-battle, 1-every-token-pays.toml, {told}"):
        prove(changed(FIRST, 2, **parts))


def test_one_best_move_left_out_is_seen() -> None:
    *_, gap = load("token-battle")
    with pytest.raises(ProofError, match=r"step 2, best: .* right are"):
        prove(changed(gap, 2, right=gap.steps[1].right[1:]))


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"look": ("c3 O2",)}, "'c3 O2', but it is O1"),
        ({"look": ()}, "nothing is looked at"),
        ({"do": ("X lays Trident on d4",)}, "X lays Trident on d4 is right as well as wrong"),
        ({"rule": "TB-BOARD-4"}, "'X lays Trident on c4' is allowed"),
        ({"then": ("O lays Old Oak on c4",)}, ".* is not offered"),
        ({"luck": (2,)}, "luck was scripted that nothing used"),
    ],
    ids=lambda value: "" if isinstance(value, str) else next(iter(value)),
)
def test_a_wrong_move_that_is_not_as_the_coach_says_is_seen(parts: dict[str, Any], told: str) -> None:
    with pytest.raises(ProofError, match=rf"cards-that-bite.toml, step 2, wrong 1: {told}"):
        prove(changed(BITE, 2, wrong=wrong(BITE.steps[1], **parts)))


def test_a_move_is_refused_by_the_rule_that_the_lesson_names() -> None:
    with pytest.raises(ProofError, match=r"step 2, wrong 1: .* is refused by TB-BOARD-4, not by TB-DECK-9"):
        prove(changed(FIRST, 2, wrong=wrong(FIRST.steps[1], rule="TB-DECK-9")))


def test_what_is_to_be_tapped_is_on_the_table() -> None:
    with pytest.raises(ProofError, match=r"step 1, as it begins: 'Boulder' is not on the table"):
        prove(changed(FIRST, 1, tap="Boulder"))
    with pytest.raises(ProofError, match=r"step 1, as it begins: 'c3 O3', but it is O2"):
        prove(changed(FIRST, 1, look=("c3 O3",)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (said(pl=""), "pl: is not said"),
        (said(en="so " * 26), "en: is 26 long, at most 25"),
        (said(ja="あ" * 71), "ja: is 71 long, at most 70"),
        (said(en="Reduce it."), r"en: says 'reduce\*' before its lesson"),
        (said(pl="To osłabia."), r"pl: says 'osłabi\*' before its lesson"),
        (said(ja="弱体です。"), "ja: says '弱体' before its lesson"),
        (said(en="There is Palace."), "en: names 'Palace', which is not on the table"),
        (said(pl="Karta „Pałac” jest dobra."), "pl: names 'Pałac', which is not on the table"),
        (said(ja="「宮殿」です。"), "ja: names '宮殿', which is not on the table"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_line_that_a_beginner_could_not_read_is_seen(text: dict[str, str], told: str) -> None:
    with pytest.raises(ProofError, match=rf"every-token-pays.toml, step 1, say, {told}"):
        prove(changed(FIRST, 1, say=text))


@pytest.mark.parametrize("name", ["Turtwiga", "Starly'ego", "Starly’ego"])
def test_a_name_with_an_ending_is_seen(name: str) -> None:
    bench = load("pokemon")[3]
    with pytest.raises(ProofError, match=rf"4-bench\.toml, step 1, say, pl: names '?\"?{name}"):
        prove(changed(bench, 1, say=said(pl=f"Teraz kolej {name}.")))


def test_a_japanese_name_is_seen_where_it_is_a_word_of_its_own() -> None:
    evolve = load("pokemon")[4]
    assert not line_faults("say", said(ja="ナエトルの番です。"), "pokemon", "active: Turtwig")
    for line in ("ムックルの番です。", "「ムックル」の番です。"):
        assert line_faults("say", said(ja=line), "pokemon", "active: Turtwig")
    assert not line_faults("say", said(ja="リザードンの番です。"), "pokemon-2v2", "active: Charizard")
    with pytest.raises(ProofError, match=r"5-evolve\.toml, step 1, say, ja: names 'ムックル'"):
        prove(changed(evolve, 1, say=said(ja="ムックルの番です。")))
