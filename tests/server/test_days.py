"""Clocks of days: they run on while the table sleeps and the server is away."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.server import house, pace
from stolik.server.clocks import Deadline

from .conftest import PATIENCE, QUICK

DAY = 86_400.0
AWAKE = replace(QUICK, lease=0.5)
SLEEPY = replace(AWAKE, idle=1.0)


async def test_whoever_is_asked_has_the_days_from_when_the_question_came(two: Any) -> None:
    game = await two(clock={"days": 3})
    clocks = game.one.frames[-1]["d"]["clocks"]
    assert clocks["running"] in (0, 1) and all(3 * DAY - 60 < left <= 3 * DAY for left in clocks["left"])
    (mine,) = [one for one in await game.a.get("/api/tables") if one["id"] == game.table]
    assert 3 * DAY - 60 < mine["until"] - time.time() <= 3 * DAY


def test_answers_of_one_turn_do_not_add_days() -> None:
    deadline = Deadline(DAY, None, seat=0, now=0.0)
    deadline.pass_to(0, now=1000.0)
    assert deadline.wait(2000.0) == DAY - 2000
    deadline.pass_to(1, now=3000.0)
    assert (deadline.wait(3000.0), deadline.left(4000.0, 2)) == (DAY, [DAY, DAY - 1000])


async def over(game: Any) -> Any:
    """What the list says of the game once it is over."""
    async with asyncio.timeout(PATIENCE):
        while (mine := (await game.a.get("/api/tables"))[0])["status"] != "over":
            await asyncio.sleep(0.05)
    return mine


class Calendar:
    """The time of day that a table by days reads: as many days later as a test wishes."""

    def __init__(self) -> None:
        self.days = 0
        self.monotonic = time.monotonic

    def time(self) -> float:
        return time.time() + self.days * DAY


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made = Calendar()
    monkeypatch.setattr(pace, "time", made)
    monkeypatch.setattr(house, "time", made)
    return made


async def test_a_table_by_days_sleeps_and_ends_when_time_is_up(two: Any, start: Any, calendar: Calendar) -> None:
    running = start(SLEEPY)
    game = await two(at=running, clock={"days": 1})
    await game.lay()
    asked = game.first
    for line in (game.one, game.two):
        await line.socket.close()
    while running.house.counted():
        await asyncio.sleep(0.02)  # it sleeps, though a clock runs
    assert (await game.a.get("/api/tables"))[0]["status"] == "running"
    calendar.days = 1
    mine = await over(game)
    assert mine["result"] == ("lost" if asked is game.one else "won") and mine["until"] is None


async def test_days_that_ran_out_while_the_server_was_away_end_the_game(
    two: Any, start: Any, tmp_path: Path, calendar: Calendar
) -> None:
    first = start(AWAKE, tmp_path)
    game = await two(at=first, clock={"days": 1})
    await game.lay()
    first.stop()
    calendar.days = 1
    game.a.http.base_url = start(AWAKE, tmp_path).address
    assert (await over(game))["result"] in ("won", "lost")
