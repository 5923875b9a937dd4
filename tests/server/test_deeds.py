"""What hosts do about reports, what it means for whom it is about, and that all of it can be taken back."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from stolik.server import store as db
from stolik.server.conduct import deeds
from stolik.server.settings import Rate, Retention

from .conftest import OPEN, PATIENCE, QUICK, Player
from .hosting import inside, named_host, one_report, reported, write
from .test_processes import House, at

DAY = 86_400


@pytest.fixture
async def game(start: Any, two: Any, people: Any) -> Any:
    """A running game of Ala and Bolek, whom Ala has reported, and a host."""
    running = start()
    game = await two(at=running)
    game.running, game.host = running, await named_host(running, await people("Hanna", at=running))
    await reported(game)
    return game


async def do(game: Any, kind: str, status: int | None = None, **more: Any) -> Any:
    """The host does something about the report."""
    path = f"/api/host/reports/{(await one_report(game.host))['id']}"
    return await game.host.post(path, {"kind": kind, **more}, status)


async def back(game: Any, deed: Any) -> Any:
    return await game.host.post(f"/api/host/deeds/{deed['id']}/back")


async def ended(line: Any) -> int:
    """The code with which a line is closed."""
    async with asyncio.timeout(PATIENCE):
        await line.socket.wait_closed()
    return int(line.socket.close_code)


# ---- nobody else


async def test_to_everybody_but_hosts_there_is_nothing_here(game: Any, people: Any) -> None:
    report = (await one_report(game.host))["id"]
    deed = await do(game, "warn")
    token = (await game.host.post("/api/token", {"name": "hosts-robot"}))["token"]
    program = await people(at=game.running)
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {token}"
    for player in (game.a, game.b, await people("Celina", at=game.running), program):
        assert (await player.get("/api/host", 404))["error"]["code"] == "not-found"
        for path in (f"/api/host/reports/{report}", f"/api/host/deeds/{deed['id']}/back"):
            assert (await player.post(path, {"kind": "dismiss"}, 404))["error"]["code"] == "not-found"
    stranger = Player(game.running.address)
    assert (await stranger.get("/api/host", 401))["error"]["code"] == "no-session"
    await stranger.close()


async def test_a_host_sees_what_the_house_lets_people_do(start: Any, people: Any) -> None:
    limits, kept = replace(OPEN, tables_a_guest=7, talk=Rate(0.25, 5)), Retention(finished=90)
    running = start(replace(QUICK, limits=limits, retention=kept, watch_delay=180, registration="open"))
    host = await named_host(running, await people("Hanna", at=running))
    told = (await host.get("/api/host"))["bounds"]
    assert (told["registration"], told["tables"], told["finished_days"], told["late"]) == ("open", 7, 90, 180)
    assert (told["talk"], told["talk_each"]) == (5, 4.0)


async def test_no_host_judges_what_is_said_of_themself(game: Any) -> None:
    report = (await one_report(game.host))["id"]
    await named_host(game.running, game.b)
    assert (await game.b.get("/api/host"))["reports"] == []
    assert (await game.b.post(f"/api/host/reports/{report}", {"kind": "dismiss"}, 404))["error"]["code"] == "no-report"
    deed = await do(game, "silence", days=1)
    assert (await game.b.post(f"/api/host/deeds/{deed['id']}/back", {}, 404))["error"]["code"] == "no-deed"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "silence"}, "deed-days"),
        ({"kind": "ban", "reason": "talk"}, "deed-days"),
        ({"kind": "ban", "days": 3}, "ban-reason"),
        ({"kind": "ban", "reason": "talk", "days": 0}, "bad-request"),
        ({"kind": "ban", "reason": "talk", "days": 99_999}, "bad-request"),
        ({"kind": "exile", "days": 3}, "bad-request"),
        ({"kind": "warn", "words": "x" * 201}, "bad-request"),
    ],
)
async def test_what_is_not_said_in_full_is_refused_and_the_report_stays_open(game: Any, body: Any, code: str) -> None:
    report = (await one_report(game.host))["id"]
    assert (await game.host.post(f"/api/host/reports/{report}", body, 400))["error"]["code"] == code
    assert (await one_report(game.host))["id"] == report and (await game.b.get("/api/session"))["name"] == "Bolek"


async def test_of_two_hosts_at_the_same_moment_one_does_it(game: Any, people: Any) -> None:
    other = await named_host(game.running, await people("Hugo", at=game.running))
    path = f"/api/host/reports/{(await one_report(game.host))['id']}"
    answers = await asyncio.gather(
        *(one.http.post(path, json={"kind": "warn"}) for one in (game.host, other) for _ in "123")
    )
    assert sorted(answer.status_code for answer in answers) == [200, *[404] * 5]
    assert len((await other.get("/api/host"))["deeds"]) == 1


# ---- warn, silence, dismiss


async def test_a_warning_is_there_until_it_was_read(game: Any) -> None:
    deed = await do(game, "warn", words="be <b>kind</b>\u202e")
    [caution] = (await game.b.get("/api/standing"))["cautions"]
    assert (caution["reason"], caution["words"]) == ("talk", "be <b>kind</b>")
    assert (await game.a.get("/api/standing"))["cautions"] == []
    assert (await game.a.http.post(f"/api/standing/{caution['id']}")).status_code == 204
    assert len((await game.b.get("/api/standing"))["cautions"]) == 1
    await game.b.http.post(f"/api/standing/{caution['id']}")
    assert (await game.b.get("/api/standing"))["cautions"] == []
    [done] = (await game.host.get("/api/host"))["deeds"]
    assert done["id"] == deed["id"] and done["seen"] is True and done["host"] == "Hanna"


async def test_a_warning_that_is_taken_back_is_not_shown(game: Any) -> None:
    deed = await do(game, "warn")
    assert (await back(game, deed))["back_by"] == "Hanna"
    assert (await game.b.get("/api/standing"))["cautions"] == []
    assert (await game.host.post(f"/api/host/deeds/{deed['id']}/back", {}, 404))["error"]["code"] == "no-deed"


async def test_who_is_silenced_says_phrases_and_no_words_until_the_time_or_until_it_is_taken_back(game: Any) -> None:
    deed = await do(game, "silence", days=7)
    assert 6.9 * DAY < (await game.b.get("/api/standing"))["silenced"] - time.time() < 7.1 * DAY
    assert await game.two.refused("talk", text="still me") == "silenced"
    await game.two.ask("talk", phrase="thank-you")
    await game.one.ask("talk", text="I may")
    await back(game, deed)
    await game.two.ask("talk", text="me again")


async def test_silence_ends_by_itself(game: Any) -> None:
    await do(game, "silence", days=1)
    await write(game.running, update(deeds).values(until=time.time() - 1))
    await game.two.ask("talk", text="me again")


@pytest.mark.parametrize(("lang", "words"), [("en", "the phrases stay"), ("pl", "gotowe zwroty"), ("ja", "定型文")])
async def test_the_silenced_are_told_so_in_their_language(game: Any, lang: str, words: str) -> None:
    await do(game, "silence", days=7)
    async with game.b.at(game.table, lang=lang) as line:
        await line.send("talk", text="hm")
        told = (await line.hear("refuse"))["d"]["message"]
    assert words in told and "UTC" in told


async def test_what_was_found_to_be_nothing_can_be_opened_again(game: Any) -> None:
    first = await one_report(game.host)
    deed = await do(game, "dismiss")
    assert (await game.host.get("/api/host"))["reports"] == []
    await back(game, deed)
    assert (await one_report(game.host))["id"] == first["id"]


async def test_it_stays_closed_where_there_is_a_newer_one(game: Any) -> None:
    deed = await do(game, "dismiss")
    await reported(game, reason="name")
    await back(game, deed)
    assert (await one_report(game.host))["reason"] == "name"


# ---- ban


async def test_a_ban_ends_all_lines_at_once_and_says_why_and_until_when(game: Any) -> None:
    token = (await game.b.post("/api/token", {"name": "robot-b"}))["token"]
    await do(game, "ban", reason="cheating", words="three times", days=30)
    assert await ended(game.two) == 4401
    for path in ("/api/session", "/api/tables", "/api/standing"):
        answer = (await game.b.get(path, 403))["error"]
        assert answer["code"] == "banned" and "suspected cheating" in answer["message"] and "UTC" in answer["message"]
    assert "three times" in answer["message"]
    assert (await game.b.post("/api/tables", {"game": "token-battle", "opponent": "hotseat"}, 403))["error"]
    program = await game.b.http.get("/api/session", headers={"Authorization": f"Bearer {token}"})
    assert program.status_code == 403 and program.json()["error"]["code"] == "banned"
    async with game.b.at(game.table, hear=False) as line:
        assert (await line.hear())["d"]["code"] == "banned"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "A host has closed"), ("pl", "Gospodarz zamknął"), ("ja", "主催者により")]
)
async def test_the_banned_read_it_in_their_language(game: Any, lang: str, words: str) -> None:
    await game.b.http.patch("/api/session", json={"lang": lang})
    await do(game, "ban", reason="talk", days=2)
    assert words in (await game.b.get("/api/session", 403))["error"]["message"]


async def test_a_key_to_come_back_does_not_open_as_long_as_it_lasts_and_is_not_used_up(game: Any, people: Any) -> None:
    key = (await game.b.post("/api/session/key"))["key"]
    deed = await do(game, "ban", reason="talk", days=2)
    elsewhere = await people(at=game.running)
    assert (await elsewhere.post("/api/session/return", {"key": key}, 403))["error"]["code"] == "banned"
    await back(game, deed)
    assert (await elsewhere.post("/api/session/return", {"key": key}))["name"] == "Bolek"


@pytest.mark.parametrize("how", ["taken back", "over"])
async def test_after_a_ban_one_comes_back_as_who_one_was(game: Any, how: str) -> None:
    token = (await game.b.post("/api/token", {"name": "robot-b"}))["token"]
    deed = await do(game, "ban", reason="talk", days=2)
    assert (await game.b.get("/api/session", 403))["error"]["code"] == "banned"
    if how == "over":
        await write(game.running, update(deeds).values(until=time.time() - 1))
    else:
        await back(game, deed)
    assert (await game.b.get("/api/session"))["id"] == game.b.id
    program = await game.b.http.get("/api/session", headers={"Authorization": f"Bearer {token}"})
    assert program.json()["name"] == "robot-b"
    async with game.b.at(game.table) as line:
        await line.ask("talk", text="me again")


async def test_a_session_that_had_ended_before_does_not_begin_again(game: Any) -> None:
    cookies = dict(game.b.http.cookies)
    key = (await game.b.post("/api/session/key"))["key"]
    await game.b.http.delete("/api/session")
    other = Player(game.running.address)
    await other.post("/api/session/return", {"key": key})
    deed = await do(game, "ban", reason="talk", days=2)
    await back(game, deed)
    game.b.http.cookies.update(cookies)
    assert (await game.b.get("/api/tables", 401))["error"]["code"] == "no-session"
    assert (await other.get("/api/session"))["name"] == "Bolek"
    await other.close()


async def test_a_running_game_is_left_as_it_is(game: Any) -> None:
    await do(game, "ban", reason="talk", days=2)
    await ended(game.two)
    async with game.a.at(game.table) as line:
        assert line.frames[0]["d"]["table"]["status"] == "running"
        assert [seat["here"] for seat in line.frames[0]["d"]["seats"]] == [True, False]


async def test_others_are_not_banned_with_them(game: Any, people: Any) -> None:
    celina = await people("Celina", at=game.running)
    await do(game, "ban", reason="talk", days=2)
    assert (await game.a.get("/api/session"))["name"] == "Ala" and (await celina.get("/api/session"))[
        "name"
    ] == "Celina"
    kept = await inside(
        game.running, game.running.house.store.read(select(db.sessions).where(db.sessions.c.ended.is_(None)))
    )
    assert len(kept) == 3


# ---- several servers


async def test_a_ban_is_known_to_all_servers_at_once(house: House, two: Any, people: Any) -> None:
    game = await two(at=house.one)
    game.host = await named_host(house.one, await people("Hanna", at=house.one))
    await reported(game)
    game.host = at(house.other, game.host)
    await do(game, "ban", reason="talk", days=2)
    assert await ended(game.two) == 4401
    for running in (house.one, house.other):
        assert (await at(running, game.b).get("/api/session", 403))["error"]["code"] == "banned"


async def test_silence_is_known_to_the_server_that_has_the_table(house: House, two: Any, people: Any) -> None:
    game = await two(at=house.one)
    game.host = await named_host(house.one, await people("Hanna", at=house.one))
    await reported(game)
    game.host = at(house.other, game.host)
    deed = await do(game, "silence", days=2)
    assert await game.two.refused("talk", text="still me") == "silenced"
    await back(game, deed)
    await game.two.ask("talk", text="me again")


@pytest.fixture
def house(cluster: Any, start: Any) -> House:
    return House(cluster, start)
