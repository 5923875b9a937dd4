"""The line of one viewer to one table: /ws/table/{id}."""

from __future__ import annotations

from litestar import websocket

from stolik.server import protocol as p
from stolik.server.guests import Visit
from stolik.server.house import House
from stolik.server.listeners import Bucket, Ears, Listener
from stolik.server.table import LiveTable

from .lines import Socket, carry, last_words, led, messages


@websocket("/ws/table/{table:str}")
async def talk(socket: Socket, table: str) -> None:
    """Frames out as the table tells them, messages in as fast as the bucket lets them."""
    house: House = socket.app.state.house

    async def find(visit: Visit) -> tuple[LiveTable, Ears]:
        found = await house.table(table)
        house.allow(found.room, visit.guest)
        return found, await house.manners.ears(visit.guest.id)

    opened = await led(socket, find)
    if opened is None:
        return
    visit, lang, (found, ears) = opened
    listener = Listener(visit.guest.id, visit.guest.name, found.room.viewer(visit.guest.id, lang), ears=ears)

    async def read() -> None:
        """Hand messages to the table."""
        bucket = Bucket(house.settings.limits.messages)
        async for message in messages(socket, listener, bucket, p.read, lambda: found.closed):
            found.hear(listener, message)
        await last_words(listener)

    await carry(socket, visit, listener, lambda: found.attach(listener), lambda: found.detach(listener), read)


ROUTES = [talk]
