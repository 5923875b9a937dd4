"""Players with a line to the lobby."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import websockets

from .conftest import PATIENCE, Line, Player
from .described import hold


class Hearing(Line):
    """One socket to the lobby, or to something else that answers by number: what the schema calls its frames, and the
    kind that says that something was done."""

    frames_of = "lobby_outgoing"
    done = "acked"

    async def _next(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self.socket.recv())
        self.frames.append(frame)
        hold(self.frames_of, frame)
        return frame

    async def ask(self, t: str, **d: Any) -> dict[str, Any]:
        """Send, and what answers it. Raises Refusal."""
        a = await self.send(t, **d)
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self._next()
                if frame["t"] in (self.done, "refuse") and frame["d"]["a"] == a:
                    return frame
                self.unread.append(frame)

    def last(self, kind: str) -> Any:
        """What a kind of frame said last."""
        return next(frame["d"] for frame in reversed(self.frames) if frame["t"] == kind)

    def all(self, kind: str) -> list[Any]:
        """What that kind of frame said, each time."""
        return [frame["d"] for frame in self.frames if frame["t"] == kind]

    async def until(self, kind: str, good: Any) -> Any:
        """The next frame of a kind that is as wished."""
        while not good((await self.hear(kind))["d"]):
            pass
        return self.last(kind)


@asynccontextmanager
async def lobby(player: Player, lang: str = "en") -> AsyncIterator[Hearing]:
    headers = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)}
    url = f"{player.address.replace('http', 'ws')}/ws/lobby?lang={lang}"
    async with websockets.connect(url, additional_headers=headers, max_size=None, close_timeout=1) as socket:
        yield Hearing(socket)


@asynccontextmanager
async def lobbies(*players: Player) -> AsyncIterator[list[Hearing]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(lobby(player)) for player in players]


WISH = {"game": "token-battle", "deck": "first-steps", "clock": {"minutes": 5, "increment": 3}, "rated": True}


async def met(one: Hearing, other: Hearing, **more: Any) -> tuple[str, str]:
    """Two look for the same and are found: the id of that, told to each."""
    for line in (one, other):
        assert (await line.ask("look", **{**WISH, "bot": False, **more}))["t"] == "acked"
    return (await one.hear("found"))["d"]["id"], (await other.hear("found"))["d"]["id"]


async def seated(one: Hearing, other: Hearing, **more: Any) -> str:
    """Two meet and sit down; their table."""
    first, second = await met(one, other, **more)
    await one.send("sit", found=first)
    await other.send("sit", found=second)
    tables = {(await line.hear("seated"))["d"]["id"] for line in (one, other)}
    assert len(tables) == 1
    return tables.pop()
