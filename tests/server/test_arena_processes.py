"""Two servers over one PostgreSQL hold one arena, which the other one goes on with when its own dies."""

from __future__ import annotations

from typing import Any

import pytest

from .test_arenas import held, people_of
from .test_lobby_processes import hosts
from .test_processes import House, house  # noqa: F401 - a fixture
from .test_tournaments import until


@pytest.mark.parametrize("how", ["ends", "falls silent"])
async def test_an_arena_goes_on_at_the_other_server_with_everybody_in_one_match(
    house: House,  # noqa: F811
    people: Any,
    how: str,
) -> None:
    here, there = await hosts(house)
    players = await people_of(people, 4, there)
    path = await held(players[0], players)
    await until(players[0], path, lambda told: len(told["arena"]["playing"]) == 2)
    here.stop() if how == "ends" else house.silence(here)
    for wanted in (2, 4, 6):
        for player in players:
            if table := (await player.get(path))["table"]:
                await player.http.post(f"/api/bot/game/{table}/resign")
        told = await until(players[0], path, lambda told, wanted=wanted: told["arena"]["played"] >= wanted + 2)
        busy = [who for one in told["arena"]["playing"] for who in (one["first"], one["second"])]
        assert len(busy) == len(set(busy)) > 0
    assert sum(one["points"] for one in told["standings"]) >= 2 * 6
