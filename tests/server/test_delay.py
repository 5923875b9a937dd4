"""What spectators see later than the players: answers, talk, what is taken back, and where the lobby says it stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.server.delay import delay_of

from .at_lobby import lobby
from .conftest import QUICK, Line

SOON = replace(QUICK, watch_delay=1)


def heard(line: Line, kind: str) -> list[Any]:
    return [frame["d"] for frame in line.frames if frame["t"] == kind]


async def met(line: Line) -> list[Any]:
    """The moves that a line has been told of; nothing else is under way to it."""
    await line.refused("answer", v=line.v, picks=[0])
    return heard(line, "move")


async def test_a_spectator_hears_an_answer_later_and_sees_then_what_was_seen_then(two: Any, people: Any) -> None:
    game, celina = await two(late=1), await people("Celina")
    async with celina.at(game.table) as line:
        before = line.view
        await game.lay()
        assert await met(line) == [] and line.v < game.one.v
        await line.hear("move")
        assert line.view != before and line.v == game.one.v


async def test_who_comes_in_between_sees_what_those_see_who_came_before(two: Any, people: Any) -> None:
    game, celina, darek = await two(late=600), await people("Celina"), await people("Darek")
    async with celina.at(game.table) as first:
        await game.lay()
        await game.lay()
        async with darek.at(game.table) as second:
            assert (second.v, second.view) == (first.v, first.view) and second.v < game.one.v
            state = second.frames[0]["d"]
            assert state["table"]["late"] == 600
            assert state["log"] == first.frames[0]["d"]["log"]


async def test_who_asks_again_what_was_missed_is_told_no_more(two: Any, people: Any) -> None:
    game, celina = await two(late=600), await people("Celina")
    async with celina.at(game.table) as line:
        await game.lay()
        for v in (line.v, 0, game.one.v):
            await line.send("resume", v=v)
        assert await met(line) == []
        assert {frame["v"] for frame in line.frames if frame["t"] == "state"} == {line.v} and line.v < game.one.v


async def test_what_players_say_comes_late_too_and_what_spectators_say_at_once(two: Any, people: Any) -> None:
    game, celina, darek = await two(late=1), await people("Celina"), await people("Darek")
    async with celina.at(game.table) as line:
        await game.one.ask("talk", text="now the Fang")
        async with darek.at(game.table) as other:
            assert other.frames[0]["d"]["talk"] == []
            await other.ask("talk", text="I see")
            assert (await line.hear("talk"))["d"]["text"] == "I see"
        assert (await line.hear("talk"))["d"]["text"] == "now the Fang"


async def test_what_is_taken_back_before_a_spectator_saw_it_is_never_seen(two: Any, people: Any) -> None:
    game, celina = await two(late=2), await people("Celina")
    async with celina.at(game.table) as line:
        mover, other = game.first, game.second
        await game.lay()
        await mover.ask("undo")
        await other.hear("undo")
        await other.ask("undo-reply", allow=True)
        await mover.hear("back")
        assert await met(line) == [] and heard(line, "undo") == [] and heard(line, "back") == []
        await game.lay()
        assert (await line.hear("move"))["v"] == game.one.v
        await line.silence("move", 2.5)


async def test_what_a_spectator_saw_is_seen_to_be_taken_back(two: Any, people: Any) -> None:
    game, celina = await two(late=1), await people("Celina")
    async with celina.at(game.table) as line:
        mover, other = game.first, game.second
        await game.lay()
        await line.hear("move")
        await mover.ask("undo")
        await other.ask("undo-reply", allow=True)
        assert (await line.hear("back"))["v"] == (await mover.hear("back"))["v"]


async def test_when_the_game_is_over_all_of_it_is_seen(two: Any, people: Any) -> None:
    game, celina = await two(late=600), await people("Celina")
    async with celina.at(game.table) as line:
        await game.lay()
        await game.lay()
        await game.one.ask("concede")
        await line.hear("end")
        assert len(heard(line, "move")) == len(heard(game.one, "move")) > 1


async def test_the_house_delays_games_of_people_and_none_against_a_bot(two: Any, people: Any, start: Any) -> None:
    running = start(SOON)
    game, celina = await two(at=running), await people("Celina", at=running)
    alone = await game.a.table()
    async with celina.at(game.table) as line, celina.at(alone["id"]) as other:
        assert (line.frames[0]["d"]["table"]["late"], other.frames[0]["d"]["table"]["late"]) == (1, 0)


async def test_the_lobby_does_not_say_how_such_a_game_stands(two: Any, people: Any) -> None:
    game, celina = await two(late=60), await people("Celina")
    await game.lay()
    async with lobby(celina) as line:
        told = await line.until("watch", lambda d: any(one["id"] == game.table for one in d))
        (seen,) = [one for one in told if one["id"] == game.table]
        assert (seen["late"], seen["turn"], seen["scores"]) == (60, 0, None)


async def test_after_a_restart_a_spectator_still_sees_it_late(
    two: Any, people: Any, start: Any, tmp_path: Path
) -> None:
    first = start(QUICK, tmp_path)
    game, celina = await two(at=first, late=600), await people("Celina", at=first)
    await game.lay()
    now = game.one.v
    first.stop()
    celina.address = start(QUICK, tmp_path).address
    async with celina.at(game.table) as line:
        assert line.v < now and [entry["n"] for entry in line.frames[0]["d"]["log"]] == [0]


@pytest.mark.parametrize("late", [-1, 3601, 1.5, "soon"])
async def test_a_delay_that_is_none_is_refused(people: Any, late: Any) -> None:
    ala = await people("Ala")
    told = await ala.post("/api/tables", {"game": "token-battle", "opponent": "friend", "late": late}, 400)
    assert told["error"]["code"] == "bad-request" and "late" in str(told["error"])


def test_the_longer_of_two_delays_holds() -> None:
    assert [delay_of({"late": 60}, 2, 300), delay_of({"late": 600}, 2, 300), delay_of({}, 1, 300)] == [300, 600, 0]
