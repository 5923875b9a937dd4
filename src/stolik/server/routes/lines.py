"""What all sockets share: who opens one, how many there may be, how one is refused, passed on, and ends."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.faults import Lost, StoreError
from stolik.server.guard import address
from stolik.server.guests import Visit, first_lang
from stolik.server.listeners import Bucket, Listener
from stolik.server.processes import Elsewhere
from stolik.server.protocol import LANGS, Lang
from stolik.server.relay import MOVING, PASSED_ON, Relay
from stolik.server.replies import Refused, refusal
from stolik.server.sanctions import Banned
from stolik.server.settings import Limits

from .common import visit_of

log = logging.getLogger("stolik.server")

T = TypeVar("T")
PATIENCE: Final = 200
"""Messages refused for coming too fast or saying nothing, after which the line is cut."""
ENDED: Final = 4401
"""The code with which the sockets of an ended session are closed."""
LAST: Final = 0.05
"""Seconds that the last words of a line have to leave."""
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


async def visiting(socket: Socket) -> Visit | None:
    """Who opens a socket; None for a stranger. Raises Banned."""
    try:
        return await visit_of(socket)
    except Banned:
        raise
    except Denied:
        return None


async def shut(socket: Socket, denied: Denied, lang: str) -> None:
    """Say why, and close."""
    socket.app.state.measures.refuse("socket", denied.code)
    await socket.accept()
    frame = p.RefuseFrame(p.RefuseData(0, denied.code, denied.text(lang)))
    await socket.send_data(p.write(frame).decode())
    await socket.close(code=4000 + denied.status, reason=denied.code)


async def send_back(socket: Socket) -> None:
    """Its table can't be had now: the page comes again."""
    await socket.accept()
    await socket.close(code=MOVING, reason="moving")


async def pass_on(socket: Socket, elsewhere: Elsewhere, visit: Visit, lang: str) -> None:
    """Another process has the table: it speaks through us."""
    open_sockets: Sockets = socket.app.state.sockets
    relay: Relay | None = socket.app.state.relay
    if relay is None or PASSED_ON in socket.scope:
        await send_back(socket)
    elif not open_sockets.enter(visit.guest.id, address(socket.scope), socket.app.state.settings.limits):
        await shut(socket, Denied(429, "many-sockets"), lang)
    else:
        # A session that ends is known at the other end as well, which closes the socket then.
        try:
            await relay.join(elsewhere, socket)
        finally:
            open_sockets.leave(visit.guest.id, address(socket.scope))


Find = Callable[[Visit], Awaitable[Any]]
"""What a socket leads to. Raises Denied, Elsewhere, Lost, StoreError."""


async def led(socket: Socket, find: Find) -> tuple[Visit, Lang, Any] | None:
    """Who opens a socket, in which language, and what `find` leads them to; None where it was refused or passed on."""
    said = socket.query_params.get("lang")
    lang: Lang = first_lang(socket.headers.get("accept-language", ""))
    visit: Visit | None = None
    found: Any = None
    try:
        visit = await visiting(socket)
        lang = said if said in LANGS else lang if visit is None else visit.guest.lang
        if visit is not None:
            found = await find(visit)
    except Denied as denied:
        await shut(socket, denied, lang)
        return None
    except Elsewhere as elsewhere:
        assert visit is not None
        await pass_on(socket, elsewhere, visit, lang)
        return None
    except Lost:
        await send_back(socket)
        return None
    except StoreError as wrong:
        log.error("a socket can't be opened: %s", wrong)
        await shut(socket, Denied(503, "store"), lang)
        return None
    if visit is None or found is None:
        await shut(socket, Denied(401, socket.app.state.admission.stranger()), lang)
        return None
    return visit, lang, found


async def carry(
    socket: Socket,
    visit: Visit,
    listener: Listener,
    attach: Callable[[], None],
    detach: Callable[[], None],
    reading: Callable[[], Awaitable[None]],
) -> None:
    """Carry what is said both ways until one side ends: from `attach` to `detach` the listener hears, and `reading`
    takes what the client says. Where the guest has too many lines it is refused."""
    open_sockets: Sockets = socket.app.state.sockets
    whence, lang = address(socket.scope), listener.viewer.lang
    if not open_sockets.enter(visit.guest.id, whence, socket.app.state.settings.limits):
        await shut(socket, Denied(429, "many-sockets"), lang)
        return
    try:
        await socket.accept()
        attach()
        writing = asyncio.create_task(_write(socket, listener))
        read = asyncio.ensure_future(reading())

        def end() -> None:
            """The session has ended: the page is told so, hears nothing more, and is not waited for."""
            listener.close(ENDED, refusal(0, Refused("no-session"), lang))
            asyncio.get_running_loop().call_later(FAREWELL, read.cancel)

        let_go = visit.life.hold(end)
        try:
            await asyncio.wait({read})
        finally:
            let_go()
            read.cancel()
            detach()
            listener.close()
            await asyncio.gather(read, writing, return_exceptions=True)
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


async def last_words(listener: Listener) -> None:
    """A line ends from this side: what was said last is still sent."""
    if not listener.gone:
        listener.finish()
        await asyncio.sleep(LAST)


async def messages(
    socket: Socket, listener: Listener, bucket: Bucket, read: Callable[[str], T], over: Callable[[], bool]
) -> AsyncIterator[T]:
    """What a client says, until the line is at its end, or nobody is there any more. What says nothing or
    comes too fast is refused, and a client that goes on with that is cut."""
    lang = listener.viewer.lang
    refused = 0
    while refused < PATIENCE and not over():
        try:
            event: Any = await socket.receive()
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            listener.gone = True
            return
        if event["type"] == "websocket.disconnect" or listener.cut:
            listener.gone = True
            return
        code = ""
        message: Any = None
        if bucket.take():
            code = "slow-down"
        else:
            try:
                message = read(event.get("text") or "")
            except p.WireError:
                code = "bad-message"
        if message is None:
            refused += 1
            socket.app.state.measures.refuse("socket", code)
            listener.say(refusal(0, Refused(code), lang))
        elif isinstance(message, p.PingMessage):
            listener.say(p.PongFrame(p.Nothing()))
        else:
            yield message
