"""Lessons over HTTP: what was done leads to where one stands, and the server keeps nothing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stolik.catalog import GAMES
from stolik.lessons.lesson import load, said

from .conftest import PATIENCE, Running


def stand(shared: Running, lesson: str, **asked: str) -> Any:
    answer = httpx.get(f"{shared.address}/api/lessons/{lesson}", params={"lang": "en", **asked}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(shared: Running, lesson: str, **asked: str) -> tuple[int, str]:
    answer = httpx.get(f"{shared.address}/api/lessons/{lesson}", params={"lang": "en", **asked}, timeout=PATIENCE)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_a_path_has_the_lessons_in_their_order_and_language(shared: Running, game: str, lang: str) -> None:
    path = httpx.get(f"{shared.address}/api/lessons/{game}", params={"lang": lang}, timeout=PATIENCE).json()
    assert [one["title"] for one in path["lessons"]] == [said(one.title, lang) for one in load(game)]
    assert path["guided"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_leads_to_the_end(shared: Running, game: str) -> None:
    for lesson in load(game):
        coach = stand(shared, f"{game}/{lesson.id}")["coach"]
        for _ in range(40):
            if coach["phase"] == "done":
                break
            tried = "-".join(map(str, coach["picks"])) if coach["phase"] == "ask" else "."
            told = stand(shared, f"{game}/{lesson.id}", done=",".join(coach["done"]), tried=tried)
            assert told["tried"]["kind"] in ("on", "right")
            coach = told["coach"]
        assert coach["phase"] == "done"


def test_the_same_doings_lead_to_the_same_place(shared: Running) -> None:
    told = stand(shared, "token-battle/every-token-pays", done=".", tried="20")
    again = stand(shared, "token-battle/every-token-pays", done=",".join(told["coach"]["done"]))
    assert again["coach"] == told["coach"]
    assert again["frames"][0]["d"]["view"] == told["frames"][-1]["d"]["view"]


def test_a_wrong_move_is_played_out_answered_and_taken_back(shared: Running) -> None:
    before = stand(shared, "star-wars/which-target")
    told = stand(shared, "star-wars/which-target", tried="1")
    assert told["tried"]["kind"] == "wrong" and "B1 had acted already" in told["tried"]["say"]
    assert told["frames"] and told["frames"][0]["t"] == "move"
    assert told["back"]["d"]["view"] == before["frames"][0]["d"]["view"]
    assert told["coach"]["done"] == []


def test_another_legal_move_leaves_everything_as_it_was(shared: Running) -> None:
    told = stand(shared, "token-battle/over-the-edge", tried="0")
    assert told["tried"] == {"kind": "other", "say": ""} and told["frames"] == [] and told["back"] is None
    assert told["coach"]["done"] == []


def test_the_coach_has_a_word_for_what_the_rules_forbid(shared: Running) -> None:
    asked = {"done": ".", "verb": "lay", "args": "0,14", "lang": "en"}
    told = httpx.get(
        f"{shared.address}/api/lessons/token-battle/every-token-pays/why", params=asked, timeout=PATIENCE
    ).json()
    assert told["why"]["rule"] == "TB-BOARD-4" and "A field holds one token" in told["say"]


def test_what_a_move_would_bring_is_shown_before_it(shared: Running) -> None:
    asked = {"done": ".", "picks": "20,21", "lang": "en"}
    told = httpx.get(
        f"{shared.address}/api/lessons/token-battle/every-token-pays/preview", params=asked, timeout=PATIENCE
    ).json()
    assert [one["pick"] for one in told["results"]] == [20, 21] and told["results"][0]["scores"] == [6, 2]


@pytest.mark.parametrize(
    ("lesson", "asked", "code"),
    [
        ("token-battle/no-such", {}, "no-lesson"),
        ("no-such/every-token-pays", {}, "no-game"),
        ("token-battle/every-token-pays", {"done": ".,.,."}, "bad-request"),
        ("token-battle/every-token-pays", {"done": ".", "tried": "99999"}, "bad-request"),
        ("token-battle/every-token-pays", {"done": ".", "tried": "x"}, "bad-request"),
        ("token-battle/every-token-pays", {"done": ".", "tried": "1-2"}, "bad-request"),
        ("token-battle/every-token-pays", {"done": ",".join(["."] * 65)}, "bad-request"),
        ("token-battle/every-token-pays", {"tried": "."}, None),
    ],
)
def test_what_cannot_be_done_is_said(shared: Running, lesson: str, asked: dict[str, str], code: str | None) -> None:
    if code is None:
        assert stand(shared, lesson, **asked)["tried"]["kind"] == "on"
    else:
        assert refused(shared, lesson, **asked)[1] == code


@pytest.mark.parametrize("game", GAMES)
async def test_the_guided_game_is_against_the_bot_for_first_games(people: Any, game: str) -> None:
    player = await people("Ala")
    made = await player.post("/api/tables", {"guided": game})
    async with player.at(made["id"], hear=False) as line:
        told = (await line.hear("state"))["d"]
        assert told["table"]["guided"][0]["say"] and told["table"]["status"] == "running"
        assert [seat["bot"] for seat in told["seats"]].count(False) == 1


async def test_a_game_without_one_has_no_guided_game(people: Any) -> None:
    player = await people("Ala")
    answer = await player.http.post("/api/tables", json={"guided": "no-such"}, headers={"X-Stolik": "1"})
    assert answer.status_code == 404
