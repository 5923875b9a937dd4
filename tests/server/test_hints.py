"""Hints and what could be done, over the socket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stolik.server import jobs
from stolik.server import protocol as p
from stolik.server.listeners import Listener
from stolik.server.render import Viewer

from .test_leaks import history_of, play, table_of


async def test_a_hint_names_an_answer_and_changes_nothing(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:random", options={"turn_limit": 12})
    async with player.at(made["id"], lang="pl") as line:
        while not line.asked:
            await line.hear("move")
        v = line.v
        found = (await line.ask("hint", v=v))["d"]
        (pick,) = found["picks"]
        assert found["bot"] == "lookahead" and found["said"].startswith("Podpowiedź: ") and found["reason"]
        assert (await line.ask("hint", v=v))["d"]["picks"] == [pick] and line.v == v
        await line.ask("answer", v=v, picks=[pick])


async def test_at_one_screen_each_player_is_told(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        assert (await line.ask("hint", v=line.v))["d"]["said"].startswith("Hint: Lay ")


async def test_where_another_person_plays_nobody_is_told_what_a_bot_would_do(two: Any) -> None:
    game = await two()
    assert await game.first.refused("hint", v=0) == "no-hints"
    assert await game.second.refused("hint", v=0) == "not-your-turn"


async def test_what_could_be_done_is_for_whoever_is_asked(two: Any) -> None:
    """People who play each other are told as well: it is what the rules say."""
    game = await two()
    groups = (await game.first.ask("could", v=0))["d"]["groups"]
    assert [group["key"] for group in groups] == ["hand", "rest"]
    offered = len(game.first.view["decision"]["options"])
    assert sorted(n for one in groups[0]["possible"] for n in one["picks"]) == list(range(offered))
    assert {one["rule"] for group in groups for one in group["refused"]} == {"TB-DECK-9", "TB-TURN-2"}
    assert await game.second.refused("could", v=0) == "not-your-turn"
    assert await game.first.refused("could", v=7) == "stale"


async def test_a_guest_has_one_hint_thought_of_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(3, 4)
    assert match.decision is not None
    seat, table = match.decision.seat, table_of(history_of(match))
    guest, other = "ab"[seat], "ab"[1 - seat]
    table.room.row.sittings[1 - seat].guest, table.room.row.sittings[1 - seat].bot = None, "random"
    lines = [Listener(guest, guest, Viewer(seat, lang)) for lang in ("en", "pl")]
    assert table.room.advises(guest) and not table.room.advises(other)
    for line in lines:
        table._foresight.advise(line, p.Wonder(1, match.turn))
    await asyncio.gather(*table._foresight._asked)
    said = [b"".join(filter(None, (line._queue.get_nowait(),))) for line in lines]
    assert b'"t":"hint"' in said[0] and b'"code":"too-much"' in said[1]
    table._foresight.advise(lines[1], p.Wonder(2, match.turn))
    await asyncio.gather(*table._foresight._asked)
    assert b'"t":"hint"' in (lines[1]._queue.get_nowait() or b"")
    await table.close()


async def test_a_bot_that_fails_leaves_a_refusal(monkeypatch: pytest.MonkeyPatch, people: Any) -> None:
    monkeypatch.setattr(jobs, "hint", broken)
    player = await people("Ala")
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        assert await line.refused("hint", v=line.v) == "fault"
        assert (await line.ask("could", v=line.v))["d"]["groups"]


def broken(*_: Any) -> None:
    raise RuntimeError("no thought")
