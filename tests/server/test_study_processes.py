"""Studies of a house that several servers serve: any reads and writes one, and one of them has its lines."""

from __future__ import annotations

from typing import Any

import pytest
import websockets

from .at_study import begun, listening
from .test_processes import House, at


@pytest.fixture
def house(cluster: Any, start: Any) -> House:
    return House(cluster, start)


async def test_what_is_written_at_one_server_is_heard_at_the_other(house: House, people: Any) -> None:
    ala = await people("Ala", at=house.one)
    bolek = await people("Bolek", at=house.one)
    study = await begun(ala)
    other = await study.invite(bolek)
    async with listening(ala, study.id) as line:
        await line.hear("here")
        at(house.other, bolek)
        made = await other.grow(1, 1)
        told = await line.until("changed", lambda d: d["kind"] == "branch")
        assert told["by"] == "Bolek" and made["at"] in [one["id"] for one in (await study.tree())["nodes"]]


async def test_who_comes_by_either_server_meets_at_one(house: House, people: Any) -> None:
    ala, bolek = await people("Ala", at=house.one), await people("Bolek", at=house.one)
    study = await begun(ala)
    at(house.other, bolek)
    async with listening(ala, study.id) as one, listening(bolek, study.id) as two:
        await one.until("here", lambda d: len(d["people"]) == 2)
        await two.until("here", lambda d: len(d["people"]) == 2)
        await one.ask("at", chapter=study.chapter, at="2")
        await one.ask("lead", on=True)
        assert (await two.until("led", lambda d: d is not None))["at"] == "2"


async def test_another_server_takes_over_from_one_that_is_gone(house: House, people: Any) -> None:
    ala = await people("Ala", at=house.one)
    study = await begun(ala)
    node = (await study.grow(1, 1))["at"]
    async with listening(ala, study.id) as line:
        await line.hear("here")
        house.silence(house.one)
        at(house.other, ala)
        async with listening(ala, study.id) as again:
            await again.hear("here")
            assert [one["id"] for one in (await study.tree())["nodes"]] == [node]
            await study.grow(1, 2)
            assert (await again.until("changed", lambda d: d["kind"] == "branch"))["mine"]
        with pytest.raises(websockets.ConnectionClosed):
            await line.until("nothing", lambda d: True)
