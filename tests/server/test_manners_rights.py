"""Who may do what about others: every route and message of it, from every kind of person."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from stolik.server.conduct import reports
from stolik.server.guests import new_id

from .conftest import Player, Refusal
from .hosting import named_host, one_report, reported, write

ROUTES: dict[str, tuple[str, str, Any]] = {
    "muted": ("GET", "/api/muted", None),
    "mute": ("POST", "/api/muted", {"seat": 1}),
    "report": ("POST", "/api/reports", {"seat": 1, "reason": "name"}),
    "standing": ("GET", "/api/standing", None),
    "read": ("POST", "/api/standing/nothing", None),
    "page": ("GET", "/api/host", None),
    "do": ("POST", "/api/host/reports/{report}", {"kind": "dismiss"}),
    "back": ("POST", "/api/host/deeds/nothing/back", None),
}
GUEST = {"muted": 200, "mute": 200, "report": 204, "standing": 200, "read": 204, "page": 404, "do": 404, "back": 404}
PEOPLE: dict[str, dict[str, int]] = {
    "player": GUEST | {"report": 409},
    "other": GUEST | {"mute": 404, "report": 404},
    "spectator": GUEST,
    "muted": GUEST,
    "blocked": GUEST,
    "silenced": GUEST,
    "program": GUEST,
    "host": GUEST | {"page": 200, "do": 200},
    "stranger": dict.fromkeys(GUEST, 401),
    "banned": dict.fromkeys(GUEST, 403),
}
SAYS = {"player": ("", ""), "other": ("", ""), "spectator": ("", ""), "muted": ("", ""), "blocked": ("", "")}
SAYS |= {"silenced": ("silenced", ""), "host": ("", "")}
"""What becomes of own words, and of a phrase."""


@pytest.fixture
async def game(start: Any, two: Any, people: Any) -> Any:
    """A running game of Ala and Bolek, whom she has reported, and a host who watches."""
    running = start()
    game = await two(at=running)
    game.running, game.host = running, await named_host(running, await people("Hanna", at=running))
    await reported(game)
    return game


async def kind_of(game: Any, people: Any, who: str) -> Player:
    """Somebody of this kind."""
    seated = {"player": game.a, "other": game.b, "host": game.host}
    if who in seated:
        return seated[who]
    player: Player = await people("Celina", at=game.running)
    if who in ("muted", "blocked"):
        async with player.at(game.table) as line:
            await line.ask("talk", phrase="hello")
            told = line.frames[-1] if line.frames[-1]["t"] == "talk" else await line.hear("talk")
        body = {"table": game.table, "line": told["d"]["id"], "block": who == "blocked"}
        for other in (game.a, game.b):
            await other.post("/api/muted", body)
    elif who in ("silenced", "banned"):
        await sentenced(game, player, {"silenced": "silence", "banned": "ban"}[who])
    elif who == "stranger":
        player.http.cookies.clear()
    elif who == "program":
        token = (await player.post("/api/token", {"name": "robot-c"}))["token"]
        player.http.cookies.clear()
        player.http.headers["Authorization"] = f"Bearer {token}"
    return player


async def sentenced(game: Any, player: Player, kind: str) -> None:
    """A host has done this about somebody."""
    row = {"id": new_id(), "reporter": "x", "reporter_name": "X", "guest": player.id, "name": "Celina", "table_id": "t"}
    row |= {"game": "token-battle", "reason": "talk", "words": "", "lines": [], "at": 2.0}
    await write(game.running, insert(reports).values(**row))
    await game.host.post(f"/api/host/reports/{row['id']}", {"kind": kind, "reason": "talk", "days": 2})


@pytest.mark.parametrize("who", PEOPLE)
async def test_every_route_from_everybody(game: Any, people: Any, who: str) -> None:
    report = (await one_report(game.host))["id"]
    player = await kind_of(game, people, who)
    found = {}
    for name, (method, path, body) in ROUTES.items():
        sent = {"table": game.table, **body} if body and "seat" in body else body
        answer = await player.http.request(method, path.format(report=report), json=sent)
        found[name] = answer.status_code
    assert found == PEOPLE[who]
    waiting = [one["id"] for one in (await game.host.get("/api/host"))["reports"]]
    assert (report in waiting) == (who != "host")


@pytest.mark.parametrize("who", SAYS)
async def test_what_each_may_say_and_who_hears_it(game: Any, people: Any, who: str) -> None:
    player = await kind_of(game, people, who)
    said = []
    async with player.at(game.table) as line:
        for more in ({"text": "well, well"}, {"phrase": "oops"}):
            try:
                await line.ask("talk", **more)
                said.append("")
            except Refusal as refusal:
                said.append(refusal.code)
    assert tuple(said) == SAYS[who]
    await game.one.ask("concede")
    heard = []
    while not heard or heard[-1] != "oops":
        heard.append((lambda d: d["text"] or d["phrase"])((await game.two.hear("talk"))["d"]))
    assert ("well, well" in heard) == (who not in ("muted", "blocked", "silenced"))
