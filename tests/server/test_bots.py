"""The service for programs, used as its client uses it."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from stolik.server.client import ApiError, Client


async def program(player: Any, name: str) -> Client:
    """A client with a token of its own."""
    made = await player.post("/api/token", {"name": name})
    return Client(player.address, made["token"])


async def until_here(player: Any, name: str) -> str:
    """Challenge until the program listens; the challenge."""
    for _ in range(1000):
        answer = await player.http.post(f"/api/challenge/{name}", json={"options": {"turn_limit": 8}})
        if answer.status_code == 200:
            return str(answer.json()["id"])
        await asyncio.sleep(0.05)
    raise AssertionError(answer.text)


async def test_a_program_takes_a_challenge_and_plays_it_to_the_end(people: Any) -> None:
    player = await people("Ala")
    client = await program(player, "first-option")
    thread = threading.Thread(target=client.play, args=(lambda view, decision: [0], 1), daemon=True)
    thread.start()
    await until_here(player, "first-option")
    for _ in range(1000):
        running = [table for table in await player.get("/api/tables") if table["status"] == "running"]
        if running:
            break
        await asyncio.sleep(0.05)
    async with player.at(running[0]["id"]) as line:
        assert line.frames[0]["d"]["seats"][1]["name"] == "first-option"
        while line.frames[-1]["t"] != "end":
            if line.asked:
                await line.ask("answer", v=line.v, picks=[0])
            await line.hear("move", "end")
    await asyncio.to_thread(thread.join, 60)
    assert not thread.is_alive()


async def test_a_game_stream_begins_with_gameFull_and_ends_with_the_outcome(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:random", options={"turn_limit": 6})
    lines = []
    async with player.http.stream("GET", f"/api/bot/game/stream/{made['id']}") as stream:
        async for text in stream.aiter_lines():
            if not text.strip():
                continue
            lines.append(json.loads(text))
            state = lines[-1].get("state", lines[-1])
            if state["decision"]:
                moved = await player.post(f"/api/bot/game/{made['id']}/move/0")
                assert moved["v"] == state["v"] + 1
    assert lines[0]["type"] == "gameFull" and {line["type"] for line in lines[1:]} == {"gameState"}
    assert lines[-1]["outcome"]["rule"] == "TB-END-3" and lines[-1]["decision"] is None


async def test_what_is_not_offered_is_refused_and_resigning_loses(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("hotseat")
    assert (await player.post(f"/api/bot/game/{made['id']}/move/999", status=400))["error"]["code"] == "illegal"
    assert (await player.post(f"/api/bot/game/{made['id']}/move/-", status=400))["error"]["code"] == "illegal"
    assert (await player.post(f"/api/bot/game/{made['id']}/move/x", status=400))["error"]["code"] == "bad-request"
    assert await player.post(f"/api/bot/game/{made['id']}/resign") == {"ok": True}
    assert (await player.post(f"/api/bot/game/{made['id']}/move/0", status=400))["error"]["code"] == "over"


async def test_nothing_is_picked_where_that_is_an_answer(people: Any) -> None:
    player = await people("Ala")
    client = await program(player, "picks-nothing")
    made = client.call("/api/tables", {"game": "star-wars", "opponent": "bot:random"})
    asked: list[int] = []

    def fewest(view: dict[str, Any], decision: dict[str, Any]) -> list[int]:
        asked.append(decision["least"])
        if decision["least"] == 0:
            return []
        return [len(decision["options"]) - 1] if decision["most"] == 1 else list(range(decision["least"]))

    playing = asyncio.create_task(asyncio.to_thread(client.play_game, made["id"], fewest))
    while 0 not in asked[:-1] and not playing.done():  # it goes on after an answer that picks nothing
        await asyncio.sleep(0.02)
    if not playing.done():
        await asyncio.to_thread(client.call, f"/api/bot/game/{made['id']}/resign")
    assert (await playing)["returns"] and 0 in asked[:-1]


async def test_a_declined_challenge_is_told_to_the_challenger(people: Any) -> None:
    player, other = await people("Ala"), await people("Bolek")
    client = await program(other, "decliner")
    events = client.lines("/api/stream/event")
    first = asyncio.create_task(asyncio.to_thread(next, events))
    challenge = await until_here(player, "decliner")
    assert (await first)["challenge"]["id"] == challenge
    wrong = {"game": "pokemon", "options": {"format": "x"}}
    assert (await player.post("/api/challenge/decliner", wrong, 400))["error"]["code"] == "bad-option"
    assert client.call(f"/api/challenge/{challenge}/decline") == {"ok": True, "often": False}
    with pytest.raises(ApiError) as caught:
        client.call(f"/api/challenge/{challenge}/accept")
    assert caught.value.status == 404
    assert [table["status"] for table in await player.get("/api/tables")] == ["over"]


async def test_names_are_taken_once_and_unknown_tokens_are_refused(people: Any) -> None:
    player = await people("Ala")
    await program(player, "only-one")
    assert (await player.post("/api/token", {"name": "only-one"}, 409))["error"]["code"] == "name-taken"
    assert (await player.post("/api/token", {"name": "no spaces"}, 400))["error"]["code"] == "bad-request"
    with pytest.raises(ApiError) as caught:
        Client(player.address, "stolik_wrong").call("/api/token", {"name": "other"})
    assert caught.value.status == 401
