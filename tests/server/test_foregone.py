"""What goes without saying is answered by the table: kept, told, and never taken back by itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

ORDER = {
    "game": "pokemon", "opponent": "bot:greedy", "deck": [["dp1-103"] * 4 + ["dp1-123"] * 56],
    "other_deck": "inferno-zone", "options": {"start": "coin"},
}  # fmt: skip


async def test_who_has_no_choice_before_the_first_turn_is_asked_one_question(people: Callable[..., Any]) -> None:
    """PK-SETUP-3, PK-SETUP-5: the coin is called, and the only Basic Pokémon is in front; whom to bench is asked."""
    player = await people("Ala")
    made = await player.post("/api/tables", ORDER)
    async with player.at(made["id"]) as line:
        kinds = set()
        while (decision := line.view["decision"]) is None or decision["kind"] != "turn":
            if decision is not None:
                kinds.add(decision["kind"])
                await line.ask("answer", v=line.v, picks=list(range(decision["least"])))
            await line.hear("move")
    assert kinds <= {"lay-bench", "extra", "relay"}


async def retreat(line: Any) -> list[Any]:
    """Turtwig retreats for all of its Energy, and only Starly can come: all moves that are told of it."""
    offered = line.view["decision"]["options"]
    await line.ask("answer", v=line.v, picks=[next(n for n, one in enumerate(offered) if one[0] == "retreat")])
    await line.hear("move")
    while line.view["decision"] is None:
        await line.hear("move")
    return [frame["d"]["view"] for frame in line.frames if frame["t"] == "move"]


async def test_nobody_sees_a_question_that_the_table_has_answered(people: Callable[..., Any]) -> None:
    """PK-RETREAT-1: what is paid, and who comes, are told as they happen; what is asked is what to do next."""
    player = await people("Ala")
    made = await player.post("/api/tables", {"scenario": "pokemon/retreating-costs-energy"})
    async with player.at(made["id"]) as line:
        views = await retreat(line)
    assert len(views) > 1 and [view["decision"] is None for view in views] == [True] * (len(views) - 1) + [False]
    assert views[-1]["decision"]["kind"] == "turn" and views[-1]["sides"][0]["active"][0]["energy"] == []


async def test_the_step_back_leads_to_the_last_choice_also_after_a_restart(
    start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path
) -> None:
    """What the table answered is kept as nobody's."""
    server = start(folder=tmp_path)
    player = await people("Ala", at=server)
    made = await player.post("/api/tables", {"scenario": "pokemon/retreating-costs-energy"})
    async with player.at(made["id"]) as line:
        moves = len(await retreat(line))
    server.stop()
    again = start(folder=tmp_path)
    player.address = again.address
    async with player.at(made["id"]) as line:
        assert line.v == moves
        await line.ask("undo")
        back = (await line.hear("back"))["d"]["view"]
    assert any(option[0] == "retreat" for option in back["decision"]["options"])


async def test_a_program_hears_of_all_that_happened_at_once(people: Callable[..., Any]) -> None:
    """Its line has the events of its answer and of what went without saying after it."""
    player = await people("Ala")
    made = await player.post("/api/tables", {"scenario": "pokemon/retreating-costs-energy"})
    told = []
    async with player.http.stream("GET", f"/api/bot/game/stream/{made['id']}") as stream:
        async for text in stream.aiter_lines():
            if text:
                told.append(json.loads(text))
            if len(told) == 2:
                break
            if told and text:
                options = told[0]["state"]["view"]["decision"]["options"]
                at = next(n for n, one in enumerate(options) if one[0] == "retreat")
                await player.post(f"/api/bot/game/{made['id']}/move/{at}")
    assert told[1]["view"]["decision"]["kind"] == "turn"
    assert {"AttachedDiscarded", "Retreated"} <= {event["e"] for event in told[1]["events"]}
