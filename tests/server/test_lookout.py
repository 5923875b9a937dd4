"""Being told when somebody looks for a game; at which hours people come; a rest from somebody's challenges."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from stolik.server.kept_people import comings, rests
from stolik.server.lobby import comings as counting
from stolik.server.lobby import present

from .at_lobby import WISH, lobbies, lobby
from .conftest import Running
from .hosting import inside, write
from .test_accounts import code_of
from .test_push import ASK, came, receiver, server, told  # noqa: F401 - fixtures

LOOK = {**WISH, "bot": False}


async def test_who_is_here_hears_it_on_the_page(people: Any) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    async with lobbies(ala, ola) as (one, other):
        await one.ask("lookout", how="here")
        await one.until("lookout", lambda d: d["here"])
        await other.ask("look", **LOOK)
        assert (await one.hear("looked"))["d"] == {
            "who": {"id": ola.id, "name": "Ola", "bot": "", "rating": None},
            "game": "token-battle",
        }
        await other.ask("stop")
        await other.ask("look", **LOOK)  # the same person is told of once in a while
        await one.ask("lookout", how="no")
        await one.silence("looked")


async def test_who_is_on_the_way_to_another_page_hears_it_there(people: Any) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    async with lobby(ala) as line:
        await line.ask("lookout", how="here")
    async with lobby(ola) as other:
        await other.ask("look", **LOOK)
        for told in (True, False):
            async with lobby(ala) as line:
                if told:
                    assert (await line.hear("looked"))["d"]["who"]["id"] == ola.id
                else:
                    await line.silence("looked")
        async with lobby(await people("Ula")) as line:  # who never asked
            await line.silence("looked")


async def test_who_waits_by_the_hour_is_told_when_away(
    server: Running,  # noqa: F811
    people: Any,
    receiver: Any,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(present, "GRACE", 0.0)
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    browser = await told(ala, receiver)
    async with lobby(ala) as line:
        await line.ask("lookout", how="hour")
        until = (await line.until("lookout", lambda d: d["until"] is not None))["until"]
        assert 3500 < until - time.time() <= 3600
    async with lobby(ola) as other:
        await other.ask("look", **LOOK)
        ((_, _, body),) = await came(receiver)
    said = json.loads(browser.read(body))
    assert (said["title"], said["body"]) == ("Somebody looks for a game", "Ola: Token Battle")


async def test_who_keeps_apart_is_not_told(people: Any, two: Any) -> None:
    game = await two()
    await game.a.post("/api/muted", {"table": game.table, "seat": 1, "block": True})
    async with lobbies(game.a, game.b) as (one, other):
        await one.ask("lookout", how="here")
        await other.ask("look", **LOOK)
        await one.silence("looked")


async def test_it_is_still_waited_for_after_a_restart(
    start: Callable[..., Running], people: Any, tmp_path: Any
) -> None:
    first = start(folder=tmp_path)
    ala = await people("Ala", at=first)
    async with lobby(ala) as line:
        await line.ask("lookout", how="hour")
    first.stop()
    second = start(folder=tmp_path)
    ala.address, ala.http.base_url = second.address, second.address
    async with lobby(ala) as line:
        assert (await line.until("lookout", lambda d: d["until"] is not None))["here"] is False


async def test_hours_are_counted_and_nothing_of_who_came(
    start: Callable[..., Running], people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "EVERY", 0.0)
    server = start()  # noqa: F811
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    async with lobbies(ala, ola) as (one, _):
        await one.until("here", lambda d: d["people"] == 2)
    now = int(time.time()) // 3600
    rows = await inside(server, server.house.store.read(select(comings)))
    assert [row for row in rows if row["hour"] >= now - 1][-1]["people"] == 2
    two_days = [{"hour": now - 24, "people": 4}, {"hour": now - 24 * 40, "people": 99}]
    await write(server, *(insert(comings).values(**row) for row in two_days))
    said = await ala.get("/api/hours")
    assert (said["days"], said["hours"][now % 24]) == (2, 3.0)


async def declined(ala: Any, ola: Any) -> bool:
    made = await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    return bool((await ola.post(f"/api/challenge/{made['id']}/decline"))["often"])


async def test_the_third_not_now_in_a_row_asks_once(people: Any) -> None:
    ala, ola, ula = await people("Ala"), await people("Ola"), await people("Ula")
    assert [await declined(ala, ola) for _ in range(2)] == [False, False]
    assert not await declined(ula, ola)
    assert [await declined(ala, ola) for _ in range(2)] == [True, False]


async def test_a_game_between_begins_the_row_anew(people: Any) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    assert [await declined(ala, ola) for _ in range(2)] == [False, False]
    made = await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await ola.post(f"/api/challenge/{made['id']}/accept", {"deck": "carousel"})
    assert [await declined(ala, ola) for _ in range(2)] == [False, False]


async def test_a_rest_ends_by_itself_and_when_one_asks(people: Any, shared: Running) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    path = f"/api/people/{ola.id}/challenge"
    assert (await ola.http.put(f"/api/rests/{ala.id}")).status_code == 204
    assert code_of(await ala.post(path, ASK, 409)) == "asks-none"
    await write(shared, update(rests).where(rests.c.guest == ola.id).values(until=1.0))
    await ala.post(path, ASK, 201)
    assert (await ola.http.put(f"/api/rests/{ala.id}")).status_code == 204
    await ola.post(f"/api/people/{ala.id}/challenge", ASK, 201)
    await ala.post(path, ASK, 201)
    await write(shared, delete(rests))


async def test_nobody_rests_from_themself_or_from_nobody(people: Any) -> None:
    ala = await people("Ala")
    for whom in (ala.id, "nobody"):
        assert code_of((await ala.http.put(f"/api/rests/{whom}")).json()) == "no-person"
