"""A guest who is forgotten by the browser comes back with a key: once, and nobody else learns of it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from .conftest import PATIENCE, Running

HEADERS = {"X-Stolik": "1"}


async def key_of(player: Any) -> str:
    return str((await player.post("/api/session/key"))["key"])


async def back(shared: Running, key: str) -> httpx.Response:
    """A browser without cookies comes with a key."""
    async with httpx.AsyncClient(base_url=shared.address, headers=HEADERS, timeout=PATIENCE) as browser:
        return await browser.post("/api/session/return", json={"key": key})


async def test_a_key_brings_back_seat_and_name_once(shared: Running, people: Any) -> None:
    ala, stranger = await people("Ala"), await people("Celina")
    made = await ala.post("/api/tables", {"game": "token-battle", "opponent": "friend", "deck": None})
    key = await key_of(ala)
    me = await ala.get("/api/session")
    other = await stranger.get("/api/session")
    assert (await stranger.http.post("/api/session/return", json={"key": key}, headers=HEADERS)).json() == me != other
    assert (await stranger.get("/api/session")) == me
    assert [table["id"] for table in await stranger.get("/api/tables")] == [made["id"]]
    async with stranger.at(made["id"]) as line:
        assert line.frames[0]["d"]["seat"] == 0
    again = await back(shared, key)
    assert again.status_code == 404 and again.json()["error"]["code"] == "no-key" and not again.cookies
    assert (await ala.get("/api/session")) == me


async def test_of_two_who_come_at_once_one_gets_in(shared: Running, people: Any) -> None:
    key = await key_of(await people("Ala"))
    codes = [answer.status_code for answer in await asyncio.gather(*(back(shared, key) for _ in range(5)))]
    assert sorted(codes) == [200, 404, 404, 404, 404]


async def test_a_new_key_ends_the_one_before_and_only_people_have_one(shared: Running, people: Any) -> None:
    ala = await people("Ala")
    first, second = await key_of(ala), await key_of(ala)
    assert (await back(shared, first)).status_code == 404
    cookie = (await back(shared, second)).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and second not in cookie
    token = (await ala.post("/api/token", {"name": "come-back"}))["token"]
    async with httpx.AsyncClient(base_url=shared.address, headers=HEADERS, timeout=PATIENCE) as nobody:
        assert (await nobody.post("/api/session/key")).status_code == 401
        program = {"Authorization": f"Bearer {token}"}
        assert (await nobody.post("/api/session/key", headers=program)).status_code == 403


async def test_nobody_else_is_told_the_key_and_the_store_does_not_know_it(shared: Running, people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await host.post("/api/tables", {"game": "token-battle", "opponent": "friend", "deck": None})
    await friend.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {})
    async with friend.at(made["id"]) as line:
        key = await key_of(host)
        await line.ask("talk", text="hello")
        assert key not in repr(line.frames)
    folder = shared.house.store.folder
    assert all(key.encode() not in file.read_bytes() for file in folder.iterdir())
