"""Each route that the server describes, asked without a session, with one that has ended, and by a page of elsewhere:
what is open then is listed here, so that a new route has to be decided."""

from __future__ import annotations

import re
from typing import Any

import httpx

from .conftest import PATIENCE, Player

METHODS = ("get", "post", "put", "patch", "delete")
OPEN = {
    "GET /api/session", "DELETE /api/session", "POST /api/session/enter", "POST /api/session/return",
    "GET /api/sign-in", "POST /api/sign-in/password", "POST /api/sign-in/code", "POST /api/sign-in/passkey",
    "POST /api/sign-in/passkey-options", "POST /api/sign-in/provider", "POST /api/sign-in/provider/back",
    "GET /api/games", "GET /api/games/{game}/cards", "GET /api/games/{game}/engine", "GET /api/games/{game}/decks",
    "GET /api/games/{game}/decks/{deck}/text", "GET /api/games/{game}/cards/mine",
    "POST /api/games/{game}/decks/check", "POST /api/games/{game}/decks/random", "POST /api/card-files",
    "GET /api/rules/{game}", "GET /api/rules/{game}/{rule}", "GET /api/how-to-play/{game}",
    "GET /api/lessons/{game}", "GET /api/lessons/{game}/{lesson}", "GET /api/lessons/{game}/{lesson}/why",
    "GET /api/lessons/{game}/{lesson}/preview", "GET /api/puzzles", "GET /api/puzzles/{game}/{puzzle}",
    "GET /api/puzzles/{game}/{puzzle}/why", "GET /api/puzzles/{game}/{puzzle}/answer",
    "GET /api/puzzles/{game}/{puzzle}/preview", "GET /api/join/{code}", "GET /api/hours", "GET /api/finished",
    "GET /api/ladders", "GET /api/ladders/all", "GET /api/people/{person}", "GET /api/people/{person}/games",
    "GET /api/people/{person}/rating", "GET /api/tables/{table}/rating", "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/ending", "GET /api/tables/{table}/analysis", "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/cards", "GET /api/tournaments", "GET /api/tournaments/{tournament}",
    "GET /api/tournaments/{tournament}/results", "GET /api/tournaments/{tournament}/sheet", "GET /api/studies",
    "GET /api/studies/{study}", "GET /api/studies/{study}/chapters/{chapter}",
    "GET /api/studies/{study}/chapters/{chapter}/line", "GET /api/studies/{study}/chapters/{chapter}/at/{place}",
    "GET /api/studies/{study}/chapters/{chapter}/record", "GET /api/studies/{study}/chapters/{chapter}/text",
    "GET /api/studies/{study}/puzzles/{puzzle}", "GET /api/studies/{study}/puzzles/{puzzle}/answer",
    "POST /api/studies/{study}/puzzles/{puzzle}/try",
}  # fmt: skip
"""What who has no session may ask for: ways in, what is read by anybody, and what only reckons. What there is behind an
id is asked for again there: a table, a study and a person say who may."""


async def routes(player: Player) -> list[str]:
    described = await player.get("/api/openapi.json")
    return [
        f"{method.upper()} {path}" for path, item in described["paths"].items() for method in METHODS if method in item
    ]


async def ask(http: httpx.AsyncClient, route: str, **headers: str) -> httpx.Response:
    method, path = route.split(" ")
    body: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": {}}
    return await http.request(method, re.sub(r"\{\w+\}", "x", path), headers=headers, **body)


def nobody(player: Player) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=player.address, headers={"X-Stolik": "1"}, timeout=PATIENCE)


async def test_who_has_no_session_is_let_to_what_is_open_alone(people: Any) -> None:
    ala, let = await people("Ala"), set()
    for route in await routes(ala):
        async with nobody(ala) as stranger:
            if (await ask(stranger, route)).status_code != 401:
                let.add(route)
    assert let == OPEN


async def test_a_session_that_ended_opens_no_more_than_none(people: Any) -> None:
    ala, ended = await people("Ala"), await people("Bolek")
    cookie = f"stolik={ended.http.cookies['stolik']}"
    await ended.http.delete("/api/session")
    for route in await routes(ala):
        if route not in OPEN:
            async with nobody(ala) as http:
                assert (await ask(http, route, Cookie=cookie)).status_code == 401, route


async def test_a_page_of_elsewhere_changes_nothing_with_anybodys_session(people: Any) -> None:
    ala = await people("Ala")
    for route in await routes(ala):
        if not route.startswith("GET "):
            answer = await ask(ala.http, route, Origin="https://elsewhere.example")
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin"), route
    assert (await ala.get("/api/session"))["name"] == "Ala"
