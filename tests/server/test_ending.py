"""A server that ends in order: what had come is answered, everybody is told, and nothing is lost."""

from __future__ import annotations

import asyncio
import time

import pytest
import websockets


async def test_a_restart_is_told_and_what_had_come_before_is_answered_first(people, start) -> None:
    running = start()
    player = await people("Ala", at=running)
    made = await player.table("hotseat")
    backing = running.house.store.backing
    good = backing.commit

    def slow(work) -> None:
        time.sleep(0.3)
        good(work)

    async with player.at(made["id"]) as line:
        backing.commit = slow
        await line.send("answer", v=line.v, picks=[0])
        await asyncio.sleep(0.1)
        await asyncio.to_thread(running.stop)
        assert [(await line.hear())["t"] for _ in range(3)] == ["ack", "move", "restart"]
        with pytest.raises(websockets.ConnectionClosed):
            await line.hear()
        assert line.socket.close_code == 1012
