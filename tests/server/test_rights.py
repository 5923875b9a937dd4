"""Who may say what at a table: every message from every kind of person."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets

MESSAGES: dict[str, dict[str, Any]] = {
    "answer": {"v": 1, "picks": [0]},
    "why": {"verb": "lay", "args": [0, 0]},
    "preview": {"v": 1, "picks": [0, 1]},
    "hint": {"v": 1},
    "could": {"v": 1},
    "undo": {},
    "undo-reply": {"allow": True},
    "concede": {},
    "rematch": {},
    "talk": {"text": "hello"},
    "chat": {"text": "hello"},
    "point": {"what": "mon 1"},
}
"""After one answer: version 1, the second to move is asked."""

# What each gets: "" is obeyed, else the code of the refusal.
ASKED = dict.fromkeys(MESSAGES, "") | {
    "hint": "no-hints",
    "undo": "nothing-to-undo",
    "undo-reply": "no-undo",
    "rematch": "running",
    "chat": "no-team",
    "point": "no-team",
}
OTHER = ASKED | {
    "undo": "",
    "answer": "not-your-turn",
    "preview": "not-your-turn",
    "hint": "not-your-turn",
    "could": "not-your-turn",
    "undo-reply": "no-undo",
    "rematch": "running",
}
WATCHER = dict.fromkeys(MESSAGES, "not-seated") | {"talk": ""}
TABLE = {"asked": ASKED, "other": OTHER, "spectator": WATCHER}


@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("who", TABLE)
async def test_every_message_from_everybody(two: Any, people: Any, who: str, message: str) -> None:
    game = await two()
    await game.lay()
    watcher = await people("Celina")
    async with watcher.at(game.table) as third:
        line = {"asked": game.first, "other": game.second, "spectator": third}[who]
        expected = TABLE[who][message]
        if expected:
            assert await line.refused(message, **MESSAGES[message]) == expected
            await game.one.send("resume", v=-1)
            assert (await game.one.hear("state"))["v"] == 1
        else:
            assert (await line.ask(message, **MESSAGES[message]))["t"] in ("ack", "why", "preview", "could")


@pytest.mark.parametrize("who", ["asked", "other", "spectator"])
async def test_a_phrase_may_be_said_by_everybody(two: Any, people: Any, who: str) -> None:
    game = await two()
    await game.lay()
    async with (await people("Celina")).at(game.table) as third:
        line = {"asked": game.first, "other": game.second, "spectator": third}[who]
        assert (await line.ask("talk", phrase="nice-move"))["t"] == "ack"
        expected = "not-seated" if who == "spectator" else "no-team"
        assert await line.refused("chat", phrase="nice-move") == expected


async def test_a_session_that_ended_says_nothing_more(two: Any) -> None:
    game = await two()
    await game.lay()
    asked, line = (game.a, game.one) if game.first is game.one else (game.b, game.two)
    ended = asyncio.create_task(asked.http.delete("/api/session"))
    with contextlib.suppress(websockets.ConnectionClosed):
        # It goes on speaking as long as anybody takes it, and reads: who doesn't is sent away for that.
        while True:
            await line.send("talk", text="still here", a=1)
            await line.socket.recv()
    assert (await ended).status_code == 204 and line.socket.close_code == 4401
    assert (await asked.http.get("/api/tables")).status_code == 401


async def test_a_stranger_gets_no_line(two: Any) -> None:
    game = await two()
    url = f"{game.a.address.replace('http', 'ws')}/ws/table/{game.table}"
    for headers in ({}, {"Cookie": "stolik=" + "x" * 43}, {"Authorization": "Bearer stolik_wrong"}):
        async with websockets.connect(url, additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["d"]["code"] == "no-session"
            await socket.wait_closed()
            assert socket.close_code == 4401


async def test_there_is_no_line_to_a_table_that_is_not_there(people: Any) -> None:
    player = await people("Ala")
    for table in ("nothing", "x" * 200, "%00", "..%2f"):
        async with player.at(table, hear=False) as line:
            assert (await line.hear())["d"]["code"] == "no-table"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
async def test_a_page_of_another_site_gets_no_line(two: Any, origin: str) -> None:
    game = await two()
    cookies = "; ".join(f"{c.name}={c.value}" for c in game.a.http.cookies.jar)
    url = f"{game.a.address.replace('http', 'ws')}/ws/table/{game.table}"
    with pytest.raises(websockets.InvalidStatus) as caught:
        async with websockets.connect(url, origin=origin, additional_headers={"Cookie": cookies}):
            pass
    assert caught.value.response.status_code == 403
    async with websockets.connect(url, origin=game.a.address, additional_headers={"Cookie": cookies}) as socket:
        assert json.loads(await socket.recv())["t"] == "state"


async def test_one_guest_has_only_so_many_lines(people: Any, start: Any) -> None:
    from dataclasses import replace

    from .conftest import OPEN, QUICK

    running = start(replace(QUICK, limits=replace(OPEN, sockets_a_guest=2)))
    player = await people("Ala", at=running)
    made = await player.table("hotseat")
    async with player.at(made["id"]), player.at(made["id"]):
        async with player.at(made["id"], hear=False) as line:
            assert (await line.hear())["d"]["code"] == "many-sockets"
    for _ in range(1000):
        # The server hears a little later that the others have gone.
        async with player.at(made["id"], hear=False) as line:
            first = await line.hear()
        if first["t"] == "state":
            break
        await asyncio.sleep(0.05)
    assert first["t"] == "state"


# ---- the same over HTTP


async def test_a_running_game_shows_neither_record_nor_replay(two: Any, people: Any) -> None:
    game = await two()
    stranger = await people("Celina")
    for player in (game.a, game.b, stranger):
        for what in ("record", "replay"):
            answer = await player.get(f"/api/tables/{game.table}/{what}", 403)
            assert answer["error"]["code"] == "not-over"
        body = {"at": 0, "opponent": "hotseat"}
        assert (await player.post(f"/api/tables/{game.table}/branch", body, 403))["error"]["code"] == "not-over"


async def test_others_may_not_play_leave_or_read_a_private_game(two: Any, people: Any) -> None:
    game = await two(spectators=False)
    stranger = await people("Celina")
    for path in (f"/api/bot/game/{game.table}/move/0", f"/api/bot/game/{game.table}/resign"):
        assert (await stranger.post(path, status=403))["error"]["code"] == "not-seated"
    assert (await stranger.post(f"/api/tables/{game.table}/leave", status=403))["error"]["code"] == "not-seated"
    assert (await stranger.get(f"/api/bot/game/stream/{game.table}", 403))["error"]["code"] == "not-seated"
    await game.one.ask("concede")
    assert (await stranger.get(f"/api/tables/{game.table}/replay", 403))["error"]["code"] == "not-watched"
    assert (await game.b.get(f"/api/tables/{game.table}/replay"))["outcome"]["kind"] == "resign"


async def test_sets_belong_to_who_made_them(people: Any) -> None:
    owner, stranger = await people("Ala"), await people("Celina")
    stacks = [["boulder", "gale"]] * 4
    made = await owner.post("/api/games/token-battle/decks", {"name": "mine", "stacks": stacks})
    path = f"/api/games/token-battle/decks/{made['id']}"
    assert (await stranger.http.put(path, json={"name": "yours", "stacks": stacks})).status_code == 404
    assert (await stranger.http.delete(path)).status_code == 404
    assert (await stranger.http.get(path + "/text")).status_code == 404
    assert made["id"] not in [deck["id"] for deck in await stranger.get("/api/games/token-battle/decks")]
    order = {"game": "token-battle", "opponent": "hotseat", "deck": made["id"]}
    assert (await stranger.post("/api/tables", order, 404))["error"]["code"] == "no-deck"
    assert (await owner.http.put("/api/games/token-battle/decks/first-steps", json={"name": "a", "stacks": []})).json()[
        "error"
    ]["code"] == "bundled-deck"
