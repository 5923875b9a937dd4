"""Data as a server leaves them: tables that were really played, in a folder."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .conftest import QUICK, Player, Running


def played(folder: Path, tables: int, answers: int) -> list[str]:
    """So many running tables of one guest, each of them answered so often; their ids. With none, a server only came
    and went."""
    running = Running(QUICK, folder)

    async def play() -> list[str]:
        player = await Player(running.address).begin("Ala")
        made = [(await player.table("hotseat"))["id"] for _ in range(tables)]
        for table in made:
            async with player.at(table) as line:
                for _ in range(answers):
                    await line.lay(1)
        await player.close()
        return made

    ids = asyncio.run(play()) if tables else []
    running.stop()
    return ids
