"""Packs in either store, and tables with their cards: what slept, and what was taken back, has the cards still."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.packs.files import LANTERNFISH, PIER_CAT, STRANGE, written

from .conftest import QUICK, Line, Player, Running
from .test_packs import ENERGY, IN_WORDS, added

WITH_CAT = [["hb-5"] * 4 + ["hb-1"] * 4 + [ENERGY] * 52]
FILE = written(LANTERNFISH, PIER_CAT)


class House:
    """Servers that come one after another over one store, and one guest."""

    def __init__(self, begin: Callable[[], Running]) -> None:
        self._begin = begin
        self.running = begin()
        self.ala = Player(self.running.address)

    async def restart(self) -> None:
        """Another server; the guest is the same."""
        self.running.stop()
        self.running = self._begin()
        before, self.ala = self.ala, Player(self.running.address)
        self.ala.http.cookies.update(before.http.cookies)
        await before.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, start: Callable[..., Running], tmp_path: Path) -> AsyncIterator[House]:
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    made = House(lambda: start(QUICK, None if address else tmp_path, database=address))
    await made.ala.begin("Ala")
    yield made
    await made.ala.close()


async def answer(line: Line) -> Any:
    """Answer what is asked in the simplest way; the view after it."""
    asked = line.view["decision"]
    await line.ask("answer", v=line.v, picks=list(range(asked["least"])) or [0])
    await line.hear("move")
    return line.view


async def test_a_table_that_slept_has_its_cards_and_takes_back_though_their_pack_is_gone(house: House) -> None:
    pack = await added(house.ala, FILE)
    await house.ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    table = (await house.ala.post("/api/tables", {"game": "pokemon", "opponent": "hotseat", "deck": WITH_CAT}))["id"]
    async with house.ala.at(table) as line:
        views = [line.view] + [await answer(line) for _ in range(4)]
    assert (await house.ala.http.delete(f"/api/packs/{pack['id']}")).is_success
    await house.restart()
    async with house.ala.at(table) as line:
        assert line.view == views[-1]
        await line.ask("undo")
        assert (await line.hear("back"))["d"]["view"] == views[-2]
    await house.restart()
    async with house.ala.at(table) as line:
        assert line.view == views[-2] and (await answer(line))["decision"]  # what comes up now is drawn anew
    cards = await house.ala.get(f"/api/tables/{table}/cards")
    assert ([one["id"] for one in cards["cards"]], cards["said"]) == (["hb-1", "hb-5"], ["hb-5"])


async def test_packs_are_kept_changed_and_passed_on_in_either_store(house: House) -> None:
    pack = await added(house.ala, FILE)
    await house.ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    await house.ala.http.patch(f"/api/packs/{pack['id']}", json={"name": "Quay \N{FISH}"})
    await house.restart()
    (kept,) = await house.ala.get("/api/packs")
    assert (kept["name"], kept["cards"], kept["playable"]) == ("Quay \N{FISH}", 2, 2)
    shown = await house.ala.get(f"/api/packs/{pack['id']}", params={"show": "playable", "first": 1})
    assert [(one["id"], one["words"][0]["place"]) for one in shown["cards"]] == [("hb-5", "Whistle")]
    share = (await house.ala.http.get(f"/api/packs/{pack['id']}/share")).text
    assert STRANGE not in share and len(json.loads(share)["cards"]) == 2
    again = await added(house.ala, written(LANTERNFISH), replace=pack["id"], source="quay \N{FISH}.json")
    assert (again["id"], again["cards"]) == (pack["id"], 1) and await house.ala.get("/api/packs") == [again]
