"""The line of one viewer to one table: /ws/table/{id}."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.faults import Lost, StoreError
from stolik.server.guard import address
from stolik.server.guests import Visit, first_lang
from stolik.server.house import House
from stolik.server.listeners import Bucket, Ears, Listener
from stolik.server.processes import Elsewhere
from stolik.server.protocol import LANGS, Lang
from stolik.server.relay import MOVING, PASSED_ON, Relay
from stolik.server.replies import Refused, refusal
from stolik.server.sanctions import Banned
from stolik.server.settings import Limits
from stolik.server.table import LiveTable

from .common import visit_of

log = logging.getLogger("stolik.server")

PATIENCE: Final = 200
"""Messages refused for coming too fast or saying nothing, after which the line is cut."""
ENDED: Final = 4401
"""The code with which the sockets of an ended session are closed."""
FAREWELL: Final = 2.0
"""Seconds that a page has to close its side."""

Socket = WebSocket[Any, Any, State]


class Sockets:
    """How many sockets are open: of each guest and each address, and all together."""

    def __init__(self) -> None:
        self.all = 0
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def enter(self, guest: str, address: str, limits: Limits) -> bool:
        """Count one more; False if that is too many."""
        if (
            self._guests[guest] >= limits.sockets_a_guest
            or self._addresses[address] >= limits.sockets_an_address
            or self.all >= limits.sockets
        ):
            return False
        self.all += 1
        self._guests[guest] += 1
        self._addresses[address] += 1
        return True

    def leave(self, guest: str, address: str) -> None:
        """Count one less."""
        self.all -= 1
        for counted, who in ((self._guests, guest), (self._addresses, address)):
            counted[who] -= 1
            if not counted[who]:
                del counted[who]


async def _visit(socket: Socket) -> Visit | None:
    try:
        return await visit_of(socket)
    except Banned:
        raise
    except Denied:
        return None


async def _shut(socket: Socket, denied: Denied, lang: str) -> None:
    """Say why, and close."""
    socket.app.state.measures.refuse("socket", denied.code)
    await socket.accept()
    frame = p.RefuseFrame(p.RefuseData(0, denied.code, denied.text(lang)))
    await socket.send_data(p.write(frame).decode())
    await socket.close(code=4000 + denied.status, reason=denied.code)


async def _send_back(socket: Socket) -> None:
    """Its table can't be had now: the page comes again."""
    await socket.accept()
    await socket.close(code=MOVING, reason="moving")


async def _pass_on(socket: Socket, elsewhere: Elsewhere, visit: Visit, lang: str) -> None:
    """Another process has the table: it speaks through us."""
    open_sockets: Sockets = socket.app.state.sockets
    relay: Relay | None = socket.app.state.relay
    if relay is None or PASSED_ON in socket.scope:
        await _send_back(socket)
    elif not open_sockets.enter(visit.guest.id, address(socket.scope), socket.app.state.settings.limits):
        await _shut(socket, Denied(429, "many-sockets"), lang)
    else:
        # A session that ends is known at the other end as well, which closes the socket then.
        try:
            await relay.join(elsewhere, socket)
        finally:
            open_sockets.leave(visit.guest.id, address(socket.scope))


@websocket("/ws/table/{table:str}")
async def talk(socket: Socket, table: str) -> None:
    """Frames out as the table tells them, messages in as fast as the bucket lets them."""
    house: House = socket.app.state.house
    open_sockets: Sockets = socket.app.state.sockets
    whence = address(socket.scope)
    said = socket.query_params.get("lang")
    lang: Lang = first_lang(socket.headers.get("accept-language", ""))
    visit: Visit | None = None
    ears: Ears | None = None
    try:
        visit = await _visit(socket)
        lang = said if said in LANGS else lang if visit is None else visit.guest.lang
        found = None if visit is None else await house.table(table)
        if found is not None and visit is not None:
            house.allow(found.room, visit.guest)
            ears = await house.manners.ears(visit.guest.id)
    except Denied as denied:
        await _shut(socket, denied, lang)
        return
    except Elsewhere as elsewhere:
        assert visit is not None
        await _pass_on(socket, elsewhere, visit, lang)
        return
    except Lost:
        await _send_back(socket)
        return
    except StoreError as wrong:
        log.error("a socket to a table can't be opened: %s", wrong)
        await _shut(socket, Denied(503, "store"), lang)
        return
    if visit is None or found is None:
        await _shut(socket, Denied(401, socket.app.state.admission.stranger()), lang)
        return
    if not open_sockets.enter(visit.guest.id, whence, house.settings.limits):
        await _shut(socket, Denied(429, "many-sockets"), lang)
        return
    try:
        listener = Listener(visit.guest.id, visit.guest.name, found.room.viewer(visit.guest.id, lang), ears=ears)
        await socket.accept()
        found.attach(listener)
        writing = asyncio.create_task(_write(socket, listener))
        reading = asyncio.create_task(_read(socket, found, listener, Bucket(house.settings.limits.messages)))

        def end() -> None:
            """The session has ended: the page is told so, hears nothing more, and is not waited for."""
            listener.close(ENDED, refusal(0, Refused("no-session"), lang))
            asyncio.get_running_loop().call_later(FAREWELL, reading.cancel)

        let_go = visit.life.hold(end)
        try:
            await asyncio.wait({reading})
        finally:
            let_go()
            reading.cancel()
            found.detach(listener)
            listener.close()
            await asyncio.gather(reading, writing, return_exceptions=True)
    finally:
        open_sockets.leave(visit.guest.id, whence)


async def _write(socket: Socket, listener: Listener) -> None:
    """Send what the listener is told, until its line is closed."""
    try:
        async for content in listener.frames():
            await socket.send_data(content.decode())
        await socket.close(code=listener.code)
    except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
        # The other side is gone, or the server is going: whatever waits is lost.
        listener.cut = True


async def _read(socket: Socket, table: LiveTable, listener: Listener, bucket: Bucket) -> None:
    """Hand messages to the table; those that say nothing or come too fast are refused."""
    lang = listener.viewer.lang
    refused = 0
    while refused < PATIENCE and not table.closed:
        try:
            event: Any = await socket.receive()
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            return
        if event["type"] == "websocket.disconnect" or listener.cut:
            return
        code = ""
        message: p.Incoming | None = None
        if bucket.take():
            code = "slow-down"
        else:
            try:
                message = p.read(event.get("text") or "")
            except p.WireError:
                code = "bad-message"
        if message is None:
            refused += 1
            socket.app.state.measures.refuse("socket", code)
            listener.say(refusal(0, Refused(code), lang))
        elif isinstance(message, p.PingMessage):
            listener.say(p.PongFrame(p.Nothing()))
        else:
            table.hear(listener, message)
    listener.finish()
    # What was said last is still sent.
    await asyncio.sleep(0.05)


ROUTES = [talk]
