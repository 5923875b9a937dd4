"""`stolik replay analyse`: text, data, three languages, and what it can't do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stolik

from .conftest import Run


@pytest.fixture
def game(run: Run) -> str:
    """A finished game of six turns, in which Ala lays what comes last."""
    options = {"turn_limit": 6, "first": "0"}
    match = stolik.Match("token-battle", ("First Steps", "Carousel"), 3, options, ("Ala", "Bob"))
    while match.decision is not None:
        match.answer(match.decision.options[-1 if match.decision.seat == 0 else 0])
    Path("game.json").write_text(match.record.to_json(), encoding="utf-8")
    return "game.json"


def test_it_says_what_cost_most_and_what_would_have_been_better(run: Run, game: str) -> None:
    ran = run("replay", "analyse", game)
    assert ran.code == 0
    assert "What decided it: Ala: " in ran.out
    assert "Missed: " in ran.out
    assert "(best)" in ran.out
    assert "(played)" in ran.out
    assert "To look at it: stolik replay step game.json --to " in ran.out


def test_as_data_it_adds_up_and_is_the_same_with_two_workers(run: Run, game: str) -> None:
    ran = run("replay", "analyse", game, "--json")
    data = json.loads(ran.out)
    for one, result in zip(data["decided"], data["result"], strict=True):
        assert one["start"] + sum(one["choices"]) + one["luck"] + one["outside"] == one["result"] == 100 * result
    assert set(data["costliest"]) <= {choice["n"] for choice in data["choices"]}
    assert run("replay", "analyse", game, "--json", "--workers", "2").out == ran.out


@pytest.mark.parametrize(("lang", "words"), [("pl", "Przeoczone: "), ("ja", "見のがした手：")])
def test_in_other_languages(run: Run, game: str, lang: str, words: str) -> None:
    assert words in run("replay", "analyse", game, "--lang", lang).out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("no.json",), "no.json: there is no such file"),
        (("game.json", "--seat", "3"), "--seat: the seats are 1 to 2"),
        (("game.json", "--workers", "0"), "0 is no whole number from 1 to 256"),
        (("game.json", "--game", "2"), "game.json: there is no record 2; it holds 1"),
        (("runs.json",), "runs.json: the game is not over, so its choices can't be weighed yet"),
    ],
)
def test_what_can_not_be_analysed_is_told_in_one_sentence(
    run: Run, game: str, asked: tuple[str, ...], told: str
) -> None:
    record = stolik.replay(Path(game), 2).record
    Path("runs.json").write_text(record.to_json(), encoding="utf-8")
    ran = run("replay", "analyse", *asked)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told in ran.err
