"""Who may do what where people meet: every route and every frame, by strangers, guests, programs and ended sessions."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import insert

from stolik.server.conduct import deeds

from .at_lobby import WISH, lobby
from .conftest import Player
from .hosting import write

T, P, A = "{tournament}", "{person}", "{table}"
LADDER = "token-battle/page"
ROUTES: dict[tuple[str, str], Any] = {
    ("GET", "/api/tournaments"): None,
    ("GET", f"/api/tournaments/{T}"): None,
    ("GET", f"/api/tournaments/{T}/results"): None,
    ("GET", f"/api/tournaments/{T}/sheet"): None,
    ("GET", f"/api/ladders?ladder={LADDER}"): None,
    ("GET", f"/api/people/{P}/rating?ladder={LADDER}"): None,
    ("POST", "/api/tournaments"): {"name": "x", "game": "token-battle", "clock": {"minutes": 5}},
    ("POST", f"/api/tournaments/{T}/enter"): {},
    ("POST", f"/api/tournaments/{T}/leave"): {},
    ("POST", f"/api/tournaments/{T}/act"): {"act": "pair"},
    ("POST", f"/api/tables/{A}/sit"): {},
    ("POST", f"/api/people/{P}/challenge"): {"game": "token-battle"},
    ("PUT", f"/api/follows/{P}"): None,
    ("DELETE", f"/api/follows/{P}"): None,
    ("PUT", f"/api/rests/{P}"): None,
    ("DELETE", f"/api/rests/{P}"): None,
    ("GET", "/api/hours"): None,
    ("DELETE", "/api/challenge/nothing"): None,
}
# What a guest gets; a stranger gets 401 but for what is read.
EXPECTED = {
    ("POST", "/api/tournaments"): 201,
    ("POST", f"/api/tournaments/{T}/leave"): 200,
    ("POST", f"/api/tournaments/{T}/act"): 403,
    ("POST", f"/api/people/{P}/challenge"): 201,
    ("DELETE", f"/api/follows/{P}"): 204,
    ("PUT", f"/api/rests/{P}"): 204,
    ("DELETE", f"/api/rests/{P}"): 204,
    ("DELETE", "/api/challenge/nothing"): 404,
}


@pytest.fixture
async def place(people: Any) -> Any:
    """Somebody who holds a tournament, and has a table that is open to everybody."""
    host = await people("Ala")
    body = {"name": "Sunday", "game": "token-battle", "clock": {"minutes": 5}, "auto": False}
    tournament = (await host.post("/api/tournaments", body))["id"]
    table = (await host.table("friend", offer={}))["id"]
    return lambda path: path.format(tournament=tournament, person=host.id, table=table)


async def ask(client: httpx.AsyncClient, route: tuple[str, str], path: str) -> int:
    body = ROUTES[route]
    return (await client.request(route[0], path, **({} if body is None else {"json": body}))).status_code


@pytest.mark.parametrize("route", ROUTES, ids=" ".join)
async def test_a_guest_may_and_a_stranger_may_only_read(people: Any, place: Any, route: tuple[str, str]) -> None:
    guest, path = await people("Bolek"), place(route[1])
    if route[1].endswith("/leave"):
        await guest.post(path.replace("leave", "enter"), {})
    async with httpx.AsyncClient(base_url=guest.address, headers={"X-Stolik": "1"}) as stranger:
        assert await ask(stranger, route, path) == (200 if route[0] == "GET" else 401)
    assert await ask(guest.http, route, path) == EXPECTED.get(route, 200)


@pytest.mark.parametrize("route", [one for one in ROUTES if one[0] != "GET"], ids=" ".join)
async def test_a_session_that_ended_and_a_page_of_elsewhere_may_nothing(
    people: Any, place: Any, route: tuple[str, str]
) -> None:
    guest, path = await people("Bolek"), place(route[1])
    elsewhere = {"Origin": "https://elsewhere.example"}
    body = {} if ROUTES[route] is None else {"json": ROUTES[route]}
    assert (await guest.http.request(route[0], path, headers=elsewhere, **body)).status_code == 403
    await guest.http.delete("/api/session")
    assert await ask(guest.http, route, path) == 401


async def test_a_program_looks_for_games_and_enters_as_people_do(people: Any, place: Any) -> None:
    owner = await people("Bolek")
    token = (await owner.post("/api/token", {"name": f"prog-{owner.id[:6]}"}))["token"]
    program: Player = await people(Authorization=f"Bearer {token}")
    assert (await program.http.post(place(f"/api/tournaments/{T}/enter"), json={})).status_code == 200
    url = f"{program.address.replace('http', 'ws')}/ws/lobby"
    async with websockets.connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send('{"t": "look", "d": {"a": 1, "game": "token-battle", "clock": {"minutes": 5}}}')
        while '"t":"acked"' not in str(await socket.recv()):
            pass


@pytest.mark.parametrize("headers", [{}, {"Cookie": "stolik=" + "x" * 43}, {"Authorization": "Bearer stolik_wrong"}])
async def test_a_stranger_gets_no_line_to_the_lobby(people: Any, headers: dict[str, str]) -> None:
    url = f"{(await people('Ala')).address.replace('http', 'ws')}/ws/lobby"
    async with websockets.connect(url, additional_headers=headers) as socket:
        assert "no-session" in str(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code == 4401


async def test_a_line_to_the_lobby_ends_with_its_session(people: Any) -> None:
    guest = await people("Ala")
    async with lobby(guest) as line:
        await line.ask("look", **WISH)
        await guest.http.delete("/api/session")
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.hear()
        assert line.socket.close_code == 4401


async def test_who_is_banned_does_not_sign_in_by_any_way(people: Any, start: Any) -> None:
    running = start()
    ala = await people("Ala", at=running)
    await ala.post("/api/account", {"name": "Alabaster", "password": "a long enough one"})
    ban = {
        "id": "ban",
        "kind": "ban",
        "guest": ala.id,
        "name": "Alabaster",
        "report": "",
        "reason": "talk",
        "words": "",
    }
    more = {"host": "", "host_name": "Hanna", "at": time.time(), "until": time.time() + 1000}
    await write(running, insert(deeds).values(**ban, **more))
    other = await people("Bolek", at=running)
    body = {"name": "Alabaster", "password": "a long enough one"}
    assert (await other.post("/api/sign-in/password", body, 403))["error"]["code"] == "banned"


async def test_what_others_look_for_and_whom_they_ask_is_told_to_nobody_else(people: Any) -> None:
    ala, bolek, celina = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    async with lobby(celina) as line:
        async with lobby(ala) as one:
            await one.ask("look", **{**WISH, "game": "star-wars", "deck": None, "bot": False})
            await ala.post(f"/api/people/{bolek.id}/challenge", {"game": "token-battle"})
            await ala.http.put(f"/api/follows/{bolek.id}")
            made = await ala.table("friend", offer={})
            await line.until("tables", lambda d: any(table["id"] == made["id"] for table in d))
    heard = [frame for frame in line.frames if frame["t"] in ("seek", "asks", "friends", "found", "mine")]
    assert all(frame["d"] in (None, [], {}) for frame in heard)
    shown = next(table for table in line.last("tables") if table["id"] == made["id"])
    assert "deck" not in str(shown) and "code" not in str(shown)
