"""Puzzles over HTTP: what was answered leads to where one stands, and what it has come to; the server keeps nothing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stolik.catalog import GAMES
from stolik.lessons.lesson import said
from stolik.puzzles.puzzle import load, puzzle_of
from stolik.server.words import say

from .conftest import PATIENCE, Running

ALL = [(game, puzzle.id) for game in GAMES for puzzle in load(game)]


def ask(shared: Running, path: str = "", **asked: str | int) -> Any:
    answer = httpx.get(f"{shared.address}/api/puzzles{path}", params={"lang": "en", **asked}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def text(row: Any) -> str:
    """What a row of the log says."""
    words = [word for line in row.get("lines") or [row] for word in line["text"]]
    return "".join(word if isinstance(word, str) else word.get("s") or word.get("c", "") for word in words)


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_shelf_has_all_puzzles_in_the_order_of_their_files_and_the_language(shared: Running, lang: str) -> None:
    told = ask(shared, lang=lang)["puzzles"]
    titles = [said(puzzle.title, lang) for game in GAMES for puzzle in load(game)]
    assert [one["title"] for one in told if one["game"] in GAMES] == titles


def test_the_day_that_is_asked_for_has_its_puzzle_and_so_has_the_one_before(shared: Running) -> None:
    for day in (1, 2, 20_782, 20_783):
        told = ask(shared, day=day)
        named = [(told[which]["game"], told[which]["id"]) for which in ("today", "yesterday")]
        assert named == [(found.game, found.id) for found in (puzzle_of(day), puzzle_of(day - 1)) if found]


def test_without_a_day_there_is_no_puzzle_of_it_and_before_the_first_there_was_none(shared: Running) -> None:
    assert ask(shared)["today"] is None
    assert ask(shared, day=0)["today"] and ask(shared, day=0)["yesterday"] is None


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_the_answer_is_given_step_by_step_and_solves_it(shared: Running, game: str, puzzle: str) -> None:
    shown = ask(shared, f"/{game}/{puzzle}/answer")["puzzle"]
    done: list[str] = []
    for picks in shown["done"]:
        assert ask(shared, f"/{game}/{puzzle}", done=",".join(done))["puzzle"]["verdict"] == "on"
        told = ask(shared, f"/{game}/{puzzle}", done=",".join(done), tried=picks)
        done = told["puzzle"]["done"]
    assert told["puzzle"]["verdict"] == "solved" and told["puzzle"]["why"] == shown["why"] != ""
    assert all(frame["t"] == "move" for frame in told["frames"]) and told["frames"]


def test_the_answer_that_is_shown_begins_with_the_table_and_tells_its_moves(shared: Running) -> None:
    before = ask(shared, "/pokemon/win")["frames"][0]["d"]["view"]
    told = ask(shared, "/pokemon/win/answer")
    assert told["frames"][0]["d"]["view"] == before
    assert [frame["t"] for frame in told["frames"][1:]] == ["move"] * 3
    assert "used Overrun" in text(told["puzzle"]["told"][0]) and "You win" in text(told["puzzle"]["told"][-1])


def test_an_attempt_that_fails_is_told_why_and_not_the_answer(shared: Running) -> None:
    told = ask(shared, "/pokemon/win", tried="3")["puzzle"]
    assert (told["verdict"], told["reason"], told["why"]) == ("missed", "ended", "")
    assert told["told"] == []


def test_what_refutes_an_attempt_is_played_and_said(shared: Running) -> None:
    told = ask(shared, "/pokemon/survive", tried="3")
    assert (told["puzzle"]["verdict"], told["puzzle"]["reason"]) == ("missed", "refuted")
    assert text(told["puzzle"]["told"][0]).startswith("Turtwig used Razor Leaf on Goldeen.")
    assert told["frames"][-1]["d"]["view"]["outcome"]["returns"] == [-1, 1]


def test_a_lesser_move_is_told_with_what_it_brings_and_what_could_be_had(shared: Running) -> None:
    told = ask(shared, "/token-battle/gap", tried="0")["puzzle"]
    assert (told["verdict"], told["reason"]) == ("missed", "less")
    assert told["worth"][0] < told["worth"][1] == 23


def test_the_same_answers_lead_to_the_same_place(shared: Running) -> None:
    [first, second, _] = ask(shared, "/pokemon/relay/answer")["puzzle"]["done"]
    tried = ask(shared, "/pokemon/relay", done=first, tried=second)
    again = ask(shared, "/pokemon/relay", done=f"{first},{second}")
    assert again["puzzle"] == tried["puzzle"]
    assert again["frames"][0]["d"]["view"] == tried["frames"][-1]["d"]["view"]


def test_what_the_rules_forbid_is_answered_with_the_rule(shared: Running) -> None:
    told = ask(shared, "/token-battle/win/why", verb="lay", args="0,0")
    assert told["rule"] == "TB-BOARD-4"


def test_what_a_move_would_bring_is_shown_before_it(shared: Running) -> None:
    told = ask(shared, "/token-battle/win/preview", picks="6,7")
    assert [one["pick"] for one in told["results"]] == [6, 7] and told["results"][0]["scores"] == [500, 374]


@pytest.mark.parametrize(
    ("path", "asked", "code"),
    [
        ("/token-battle/no-such", {}, "no-puzzle"),
        ("/token-battle/no-such/answer", {}, "no-puzzle"),
        ("/no-such/win", {}, "no-game"),
        ("/token-battle/win", {"tried": "99999"}, "bad-request"),
        ("/token-battle/win", {"tried": "."}, "bad-request"),
        ("/token-battle/win", {"tried": "x"}, "bad-request"),
        ("/token-battle/win", {"tried": "1-2"}, "bad-request"),
        ("/token-battle/win", {"done": "0", "tried": "0"}, "bad-request"),
        ("/token-battle/win", {"done": ",".join(["0"] * 65)}, "bad-request"),
        ("/token-battle/win/preview", {"picks": "99999"}, "bad-request"),
        ("", {"day": "-1"}, "bad-request"),
        ("", {"day": "x"}, "bad-request"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_words(shared: Running, path: str, asked: dict[str, str], code: str) -> None:
    answer = httpx.get(f"{shared.address}/api/puzzles{path}", params={"lang": "pl", **asked}, timeout=PATIENCE)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] == code
    if code == "no-puzzle":
        assert answer.json()["error"]["message"] == say("no-puzzle", "pl") == "Nie ma takiego zadania."
