"""Whoever asks too often, too much or too long of tournaments: what the limits are, and that nothing breaks at them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from stolik.server.settings import Settings
from stolik.server.tournaments import kept
from stolik.server.tournaments.desk import MOST_OPEN

from .conftest import QUICK, Running
from .test_arenas import SHORT
from .test_tournaments import SWISS, act, held

BOTH = {"swiss": SWISS, "arena": SHORT}


async def lines_of(running: Running, path: str) -> int:
    """How many lines a tournament's log has in the store."""
    here = kept.acts.c.tournament == path.rsplit("/", 1)[1]
    loop = running.house.hall._task.get_loop()
    read = running.house.store.read(select(func.count().label("n")).where(here))
    return int((await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(read, loop)))[0]["n"])


@pytest.mark.parametrize("form", BOTH)
async def test_however_many_are_ordered_at_once_one_guest_holds_no_more_than_they_may(people: Any, form: str) -> None:
    ala = await people("Ala")
    answers = await asyncio.gather(*(ala.http.post("/api/tournaments", json=BOTH[form]) for _ in range(12)))
    assert sorted(one.status_code for one in answers) == [201] * MOST_OPEN + [409] * (12 - MOST_OPEN)
    refused = next(one for one in answers if one.status_code == 409).json()["error"]
    assert refused["code"] == "many-tournaments" and str(MOST_OPEN) in refused["message"]


@pytest.mark.parametrize("form", BOTH)
async def test_entering_and_leaving_again_and_again_leaves_one_entry_and_two_lines(
    people: Any, start: Any, form: str
) -> None:
    own = start(QUICK)
    ala = await people("Ala", at=own)
    path = await held(ala, [], **BOTH[form])
    for _ in range(10):
        await asyncio.gather(*(ala.http.post(f"{path}/{what}", json={}) for what in ("enter", "leave", "enter")))
    await ala.post(f"{path}/enter", {})
    assert [one["id"] for one in (await ala.get(path))["entrants"]] == [ala.id]
    assert await lines_of(own, path) == 2  # announced, and entered


@pytest.mark.parametrize("form", BOTH)
async def test_going_and_coming_back_while_it_is_played_does_not_fill_the_log(
    people: Any, start: Any, form: str
) -> None:
    own = start(QUICK)
    players = [await people(name, at=own) for name in ("Ala", "Bolek", "Celina")]
    path = await held(players[0], players, **BOTH[form])
    for what in ("start",) if form == "arena" else ("pair", "start"):
        await act(players[0], path, what)
    before = await lines_of(own, path)
    for _ in range(10):
        for what in ("leave", "enter"):
            await players[2].post(f"{path}/{what}", {})
    assert await lines_of(own, path) <= before + 1
    assert {one["id"]: one["here"] for one in (await players[0].get(path))["entrants"]}[players[2].id]


@pytest.mark.parametrize("what", ["make", "enter", "leave", "act"])
async def test_whoever_asks_too_often_is_told_to_wait_and_nothing_is_broken(people: Any, start: Any, what: str) -> None:
    strict = start(Settings(bot_pause=0, bot_workers=0, workers=0, seed=1))
    ala = await people("Ala", at=strict)
    path = await held(ala, [ala])
    asked = {"make": ("/api/tournaments", {**SWISS, "rounds": 99}), "act": (f"{path}/act", {"act": "close"})}
    where, body = asked.get(what, (f"{path}/{what}", {}))
    answers = [await ala.http.post(where, json=body) for _ in range(60)]
    late = [one for one in answers if one.status_code == 429]
    assert late and int(late[0].headers["retry-after"]) > 0 and late[0].json()["error"]["code"] == "too-many"
    assert all(one.status_code < 500 for one in answers) and (await ala.get(path))["phase"] == "open"


@pytest.mark.parametrize("form", BOTH)
async def test_it_takes_no_more_than_it_takes(people: Any, form: str) -> None:
    players = [await people(f"P{n}") for n in range(4)]
    path = await held(players[0], [], **{**BOTH[form], "most": 2})
    answers = await asyncio.gather(*(one.http.post(f"{path}/enter", json={}) for one in players))
    assert sorted(one.status_code for one in answers) == [200, 200, 409, 409]
    assert (await act(players[0], path, "bot", 409))["error"]["code"] == "tournament-full"


LONG: dict[str, tuple[str, dict[str, Any]]] = {
    "name": ("", {**SWISS, "name": "x" * 121}),
    "note": ("", {**SWISS, "note": "x" * 301}),
    "pause": ("", {**SWISS, "pause": 1e9}),
    "fill": ("", {**SWISS, "fill": 257}),
    "lasts": ("", {**SHORT, "lasts": 43_201}),
    "most": ("", {**SHORT, "most": 257}),
    "decks": ("/enter", {"decks": [None] * 5}),
    "team": ("/enter", {"team": "x" * 65}),
    "why": ("/act", {"act": "end", "why": "x" * 61}),
    "score": ("/act", {"act": "result", "score": [1, 2, 3, 4]}),
    "table": ("/act", {"act": "result", "table": 100_001}),
    "entrant": ("/act", {"act": "remove", "entrant": "x" * 65}),
    "more": ("/act", {"act": "end", "more": 1}),
}


@pytest.mark.parametrize("where", LONG)
async def test_what_is_too_long_is_refused_and_says_where(people: Any, where: str) -> None:
    ala = await people("Ala")
    path = await held(ala, [])
    to, body = LONG[where]
    error = (await ala.post(f"{path}{to}" if to else "/api/tournaments", body, 400))["error"]
    assert error["code"] == "bad-request" and where in error["message"]


async def test_a_reason_of_as_many_letters_as_may_be_stands_in_the_log_whole(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek])
    why = "ż" * 60
    await act(ala, path, "remove", entrant=bolek.id, why=why)
    assert (await ala.get(path))["log"][0]["why"] == why


async def test_a_body_that_is_too_large_is_not_read(people: Any) -> None:
    ala = await people("Ala")
    path = await held(ala, [])
    body = {"decks": [[["x" * 100] * 1000]]}
    assert (await ala.http.post(f"{path}/enter", json=body)).status_code == 413


async def test_asking_for_tournaments_that_are_not_there_leaves_nothing_behind(people: Any, start: Any) -> None:
    own = start(QUICK)
    ala = await people("Ala", at=own)
    for n in range(30):
        assert (await ala.http.post(f"/api/tournaments/none{n}/leave", json={})).status_code == 404
    assert len(own.house.hall.desk._locks) == 0
