"""Records: shown, stepped through, verified, branched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stolik

from .conftest import Run


@pytest.fixture
def game(run: Run) -> str:
    """A finished game of six turns."""
    match = stolik.Match(
        "token-battle", ("First Steps", "Carousel"), 3, {"turn_limit": 6, "first": "0"}, ("Ala", "Bob")
    )
    while match.decision is not None:
        match.answer(match.decision.options[0])
    Path("game.json").write_text(match.record.to_json(), encoding="utf-8")
    return "game.json"


def test_show_tells_the_game_and_draws_its_end(run: Run, game: str) -> None:
    ran = run("replay", "show", game)
    assert "  1. Ala laid Boulder on a1." in ran.out
    assert "  6. Bob laid" in ran.out
    assert "Turn 6" in ran.out
    assert ran.out.rstrip().endswith("wins.")


def test_show_as_data(run: Run, game: str) -> None:
    data = json.loads(run("replay", "show", game, "--json").out)
    assert (data["game"], data["names"], data["answers"]) == ("token-battle", ["Ala", "Bob"], 6)
    assert len(data["entries"]) == 7
    assert data["outcome"]["rule"] == "TB-END-3"
    assert data["view"]["turn"] == 6


def test_step_draws_one_table(run: Run, game: str) -> None:
    ran = run("replay", "step", game, "--to", "2")
    assert "After 2 of 6 answers" in ran.out
    assert json.loads(run("replay", "step", game, "--to", "2", "--json").out)["view"]["turn"] == 2


def test_step_by_step(run: Run, game: str) -> None:
    ran = run("replay", "step", game, typed="\n\nb\n6\n7\nx\n\nq\n")
    seen = [line for line in ran.out.splitlines() if line.startswith("After")]
    assert seen == [f"After {n} of 6 answers" for n in (0, 1, 2, 1, 6, 6)]
    assert "'7': there are states 0 to 6." in ran.out
    assert run("replay", "step", game).code == 0


def test_verify_says_that_it_is_the_same(run: Run, game: str) -> None:
    ran = run("replay", "verify", game)
    assert (ran.code, ran.out) == (
        0,
        "game.json: 1 game as recorded; 6 answers, 7 keys compared\n"
        "game.json: It can't be shown that this deal was fair: nothing was sealed before it.\n",
    )


@pytest.mark.parametrize(
    ("field", "value"), [("keys", {"3": "0123456789abcdef"}), ("entries", [[["lay", 0, 0]], [["lay", 0, 0]]])]
)
def test_verify_finds_what_plays_differently(run: Run, game: str, field: str, value: object) -> None:
    data = {**json.loads(Path(game).read_text()), field: value}
    Path("bad.json").write_text(json.dumps(data))
    ran = run("replay", "verify", "bad.json")
    assert ran.code == 1
    assert ran.err.startswith("stolik: bad.json: ")
    assert run("replay", "show", "bad.json").code == 1
    assert json.loads(run("replay", "verify", "bad.json", "--json").out)["ok"] is False


@pytest.mark.parametrize(("keys", "code"), [({}, 0), ({"3": "0123456789abcdef"}, 1)])
def test_a_record_of_an_older_version_is_played_as_far_as_its_keys_hold(
    run: Run, game: str, keys: dict[str, str], code: int
) -> None:
    data = json.loads(Path(game).read_text())
    Path("old.json").write_text(json.dumps({**data, "version": 0, "keys": {**data["keys"], **keys}}))
    assert [run("replay", *words).code for words in (("verify", "old.json"), ("show", "old.json"))] == [code] * 2
    ran = run("replay", "show", "old.json")
    assert not code or ("entry 2: " in ran.err and "version 0 of the rules of token-battle" in ran.err)
    assert run("replay", "step", "old.json", "--to", "2").code == 0


def test_verify_reads_many_records(run: Run) -> None:
    assert run("simulate", "token-battle", "--games", "3", "--seed", "1", "--records", "all.jsonl").code == 0
    data = json.loads(run("replay", "verify", "all.jsonl", "--json").out)
    assert [game["ok"] for game in data["games"]] == [True] * 3
    assert "choose one with --game 1 to 3" in run("replay", "show", "all.jsonl").err
    assert run("replay", "show", "all.jsonl", "--game", "3").code == 0


def test_a_branch_starts_where_it_was_cut_off(run: Run, game: str) -> None:
    assert run("replay", "branch", game, "--at", "2", "--save", "new.json", "--seed", "9").code == 0
    scores = [
        json.loads(run("replay", "step", *words, "--json").out)["view"]["scores"]
        for words in (
            ("new.json", "--to", "0"),
            (game, "--to", "2"),
        )
    ]
    assert scores[0] == scores[1] != [0, 0]
    assert "Your turn." in run("play", "token-battle", "--from", "new.json").out


def test_verify_plays_a_branch_from_the_beginning_of_its_origin(run: Run, game: str) -> None:
    assert run("replay", "branch", game, "--at", "3", "--save", "new.json", "--seed", "9").code == 0
    ran = run("replay", "verify", "new.json")
    assert (ran.code, "1 branch, played from the beginning: 3 answers before\n" in ran.out) == (0, True)
    data = json.loads(Path("new.json").read_text())
    data["origin"]["entries"].pop()
    Path("new.json").write_text(json.dumps(data))
    ran = run("replay", "verify", "new.json")
    assert (ran.code, "doesn't start where the game that it branched from came to" in ran.err) == (1, True)
    told = json.loads(run("replay", "verify", "new.json", "--json").out)
    assert (told["ok"], told["games"][0]["origin"]) == (False, 2)


def test_a_finished_game_is_not_played_on(run: Run, game: str) -> None:
    ran = run("play", "token-battle", "--from", game)
    assert ran.code == 2
    assert "this game is over" in ran.err


def test_why_says_what_decided_a_game(run: Run, game: str) -> None:
    ran = run("replay", "why", game)
    assert ran.out.startswith("Turn 6 was the last one, and ")
    assert "What decided it:\n  " in ran.out and "The moment that turned it:\n" in ran.out
    data = json.loads(run("replay", "why", game, "--json").out)
    assert f"stolik replay step game.json --to {data['moment']['n']}" in ran.out
    assert [point["turn"] for point in data["points"]] == list(range(7))
    assert run("replay", "why", game).out == ran.out


def test_why_of_a_game_that_runs_is_an_error(run: Run) -> None:
    match = stolik.Match("token-battle", ("First Steps", "Carousel"), 3)
    Path("half.json").write_text(match.record.to_json(), encoding="utf-8")
    ran = run("replay", "why", "half.json")
    assert (ran.code, ran.out) == (2, "") and "half.json: the game is not over" in ran.err
