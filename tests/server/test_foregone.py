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
                await line.ask("answer", v=line.v, picks=[])
            await line.hear("move")
    assert kinds <= {"lay-bench", "extra", "relay"}


async def test_what_the_table_answered_is_kept_as_nobodys_and_taken_back_with_what_led_to_it(
    start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path
) -> None:
    """SW-BATTLE-4: after the one choice both Weak units rest; the step back leads to the choice."""
    server = start(folder=tmp_path)
    player = await people("Ala", at=server)
    made = await player.post("/api/tables", {"scenario": "star-wars/equal-speed"})
    async with player.at(made["id"]) as line:
        print(json.dumps(line.view["decision"])[:300])
