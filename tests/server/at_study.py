"""Studies for tests: a game that is over, a study of it, and a line to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import websockets

from .at_lobby import Hearing
from .conftest import Player


async def finished(player: Player, turns: int = 6, **more: Any) -> str:
    """The id of a game at one screen that its player has given up after some answers."""
    table = (await player.table("hotseat", **more))["id"]
    async with player.at(table) as line:
        for _ in range(turns):
            await line.lay()
        await line.ask("concede")
    return str(table)


class Study:
    """A study of one chapter, as one of its people reaches it."""

    def __init__(self, me: Player, id_: str, chapter: str) -> None:
        self.me = me
        self.id = id_
        self.path = f"/api/studies/{id_}"
        self.chapter = chapter
        self.at = f"{self.path}/chapters/{chapter}"

    def by(self, other: Player) -> Study:
        """The same, for somebody else."""
        return Study(other, self.id, self.chapter)

    async def place(self, at: str | int, **more: Any) -> Any:
        return await self.me.get(f"{self.at}/at/{at}", params={"lang": "en", **more})

    async def grow(self, at: str | int, option: int = 0, status: int = 201) -> Any:
        """Go on from a place by one of its options."""
        options = (await self.place(at))["options"]
        body = {"at": str(at), "picks": [options[option % len(options)]]}
        return await self.me.post(f"{self.at}/nodes", body, status)

    async def tree(self) -> Any:
        return await self.me.get(f"{self.at}?lang=en")

    async def invite(self, other: Player) -> Study:
        """The same, of somebody who may write it now."""
        code = (await self.me.post(f"{self.path}/invite"))["code"]
        assert (await other.post(f"/api/study-links/{code}"))["id"] == self.id
        return self.by(other)


async def begun(me: Player, table: str = "", **more: Any) -> Study:
    """A new study of a game."""
    body = {"chapter": {"table": table or await finished(me)}, **more}
    made = await me.post("/api/studies", body, 201)
    return Study(me, made["id"], made["chapter"])


class Reading(Hearing):
    """A line to a study."""

    frames_of = "study_outgoing"
    done = "heard"


@asynccontextmanager
async def listening(player: Player, study: str) -> AsyncIterator[Reading]:
    """A line to a study, at which one is."""
    headers = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)}
    url = f"{player.address.replace('http', 'ws')}/ws/study/{study}?lang=en"
    async with websockets.connect(url, additional_headers=headers, close_timeout=1) as socket:
        yield Reading(socket)
