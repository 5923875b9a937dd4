"""Lines from outside, before anything is asked on them: how many an address may hold, and how long they may dawdle.

uvicorn waits for ever for the rest of a request's head, of its body, and for a client that does not read what it is
sent. These classes of it don't. Nor do they read what is broken into crumbs as fast as it comes: a frame, or a piece of
a body, takes as long with one byte in it as with a thousand, and 200 kB come at once.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .guard import network_of
from .inner import Inner
from .listeners import Bucket
from .settings import Limits, Rate, Settings

log = logging.getLogger("stolik.server.lines")
log.setLevel(logging.ERROR)

Protocols: TypeAlias = tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]

MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BROKEN: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

SLICE: Final = 1024
"""Bytes of a socket that are read before its frames are counted."""
PART: Final = 4096
"""Bytes of a request that are read before its head is looked at."""
HEAD_LINES: Final = 100
"""Lines that a request's head may have. How many bytes, h11 has: 16 kB, where it is not there all at once."""
CRUMBS: Final = 500
CRUMB: Final = 100
"""A body of more than so many pieces has so many bytes in each, on average."""

SPARE: Final = 200
"""Files that are open beside the lines: the store, pipes to workers, what is being read."""


def make_room(lines: int) -> None:
    """Let the process open as many files as there may be lines, as far as the system allows it: where it ran out of
    them nobody could come any more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = lines + SPARE
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Lines:
    """How many lines are open: of each address, and all together. Those of a trusted proxy are everybody's, and are
    counted together only; so are those of a Unix socket."""

    def __init__(self, limits: Limits, trusted: Callable[[str], bool]) -> None:
        self.limits = limits
        self.all = 0
        self._trusted = trusted
        self._addresses: Counter[str] = Counter()

    def enter(self, address: str) -> bytes:
        """Count one more; or what to answer instead, if that is too many."""
        if self.all >= self.limits.lines:
            return FULL
        network = network_of(address)
        if network and not self._trusted(address):
            if self._addresses[network] >= self.limits.lines_an_address:
                return MANY
            self._addresses[network] += 1
        self.all += 1
        return b""

    def leave(self, address: str) -> None:
        """Count one less."""
        self.all -= 1
        network = network_of(address)
        if self._addresses[network] > 1:
            self._addresses[network] -= 1
        else:
            del self._addresses[network]


class Spoken(h11.Connection):
    """What is said on a line, of which a head has no more lines, and a body no more pieces, than it may."""

    pieces = 0
    size = 0

    def next_event(self) -> Any:
        """As h11 has it. Raises RemoteProtocolError for a head of many lines or a body of crumbs too."""
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0].replace(b"\r", b"").partition(b"\n\n")[0]
            if head.count(b"\n") > HEAD_LINES:
                raise h11.RemoteProtocolError("a head of many lines")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.size = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            self.size += len(event.data)
            if self.pieces > CRUMBS and self.size < self.pieces * CRUMB:
                raise h11.RemoteProtocolError("a body of crumbs")
        return event


def frames_of(messages: Rate) -> Rate:
    """How fast the frames of a socket may come, pings and parts of messages among them, where its messages may come at
    this rate: those that come too fast are refused one by one for a while, and that must be possible."""
    return Rate(messages.each_second * 2, messages.burst * 10)


class Clock:
    """Cuts a line when its time is up; it is set and stopped again and again."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self.what = ""

    def set(self, what: str, seconds: float, then: Callable[[], None] | None = None) -> None:
        """Cut the line after so long, unless it is stopped or set for something else; set for the same again it goes
        on as it was."""
        if what == self.what:
            return
        self.stop()
        self.what = what
        self._timer = asyncio.get_running_loop().call_later(seconds, then or self._transport.abort)

    def stop(self) -> None:
        """Nobody is late."""
        self.what = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def trusted_by(settings: Settings) -> Callable[[str], bool]:
    """Whether an address is that of a proxy which is believed; `Settings` has checked that they are addresses."""
    networks = [ipaddress.ip_network(one) for one in settings.trusted_proxy if one != "unix"]

    def trusted(address: str) -> bool:
        return any(ipaddress.ip_address(address.partition("%")[0]) in network for network in networks)

    return trusted


def protocols(settings: Settings, inner: Inner | None = None) -> Protocols:
    """The classes for uvicorn's `http` and `ws`, for one server. Lines to its `inner` address are the host's, and are
    let in however full it is."""
    limits = settings.limits
    lines = Lines(limits, trusted_by(settings))

    class HttpLine(H11Protocol):
        """A line on which requests come."""

        entered = False
        clock: Clock | None = None
        unread: Clock | None = None

        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            # uvicorn has a warning for each request that is none: a stranger could fill the log with them.
            self.logger = log
            self.conn = Spoken(h11.SERVER)

        def connection_made(self, transport: Any) -> None:
            """Begin, if there are not too many."""
            super().connection_made(transport)
            self.clock, self.unread = Clock(transport), Clock(transport)
            if inner is None or not self.server or self.server[1] != inner.port:
                refused = lines.enter(self._address)
                if refused:
                    self._close(refused)
                    return
                self.entered = True
            self.clock.set("head", limits.head_seconds, self._late)

        @property
        def _address(self) -> str:
            return self.client[0] if self.client else ""

        def data_received(self, data: bytes) -> None:
            """Read on, as long as there is time; in parts, so that a long head is too long before it is whole."""
            for at in range(0, len(data), PART):
                if self._reads():
                    super().data_received(data[at : at + PART])
            if self._reads():
                self._look()

        def _reads(self) -> bool:
            """Whether it is open, and no socket yet: what a socket waits for is not a body."""
            return not self.transport.is_closing() and self.transport.get_protocol() is self

        def on_response_complete(self) -> None:
            """Wait for the next request, which may have begun already."""
            super().on_response_complete()
            self._look()

        def _look(self) -> None:
            """Set the clock by what is waited for."""
            assert self.clock is not None
            state = self.conn.their_state
            if state is h11.SEND_BODY:
                self.clock.set("body", limits.body_seconds)
            elif state is h11.IDLE and self.timeout_keep_alive_task is None and not self.transport.is_closing():
                self.clock.set("head", limits.head_seconds, self._late)
            else:
                self.clock.stop()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """Hand the line on; it stays counted until it is closed."""
            assert self.clock is not None
            assert self.unread is not None
            self.clock.stop()
            self.unread.stop()
            super().handle_websocket_upgrade(event)
            protocol = self.transport.get_protocol()
            if isinstance(protocol, SocketLine):
                protocol.entered, self.entered = self.entered, False

        def send_400_response(self, msg: str) -> None:
            """Say that it can't be read; where the answer is sent already, close. What is being made of the request
            is not sent any more, and there is no fault in that."""
            if self.cycle is not None:
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            else:
                self._close(b"")

        def _late(self) -> None:
            self._close(LATE)

        def _close(self, last: bytes) -> None:
            """Say something last, and close; at once, if it is not read."""
            if not self.transport.is_closing():
                self.transport.write(last)
                self.transport.close()
                self._abort_later()

        def _abort_later(self) -> None:
            assert self.unread is not None
            self.unread.set("unread", limits.unread_seconds)

        def timeout_keep_alive_handler(self) -> None:
            """Close what is not used; at once, if the last answer is not read."""
            super().timeout_keep_alive_handler()
            self._abort_later()

        def pause_writing(self) -> None:
            """More is waiting to be read by the client than should be."""
            super().pause_writing()
            self._abort_later()

        def resume_writing(self) -> None:
            """It was read."""
            super().resume_writing()
            if self.unread is not None and not self.transport.is_closing():
                self.unread.stop()

        def connection_lost(self, exc: Exception | None) -> None:
            """The end of it."""
            for clock in (self.clock, self.unread):
                if clock is not None:
                    clock.stop()
            if self.entered:
                self.entered = False
                lines.leave(self._address)
            super().connection_lost(exc)

    class SocketLine(WebSocketsSansIOProtocol):
        """A line that became a socket."""

        entered = False
        clock: Clock | None = None

        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            self.allowed = Bucket(frames_of(limits.messages))

        def connection_made(self, transport: Any) -> None:
            """Begin; the handshake is over soon."""
            super().connection_made(transport)
            self.clock = Clock(transport)
            self.clock.set("handshake", limits.head_seconds, self._check)

        def _check(self) -> None:
            if not self.handshake_complete:
                self.transport.abort()

        def data_received(self, data: bytes) -> None:
            """Read on, as long as frames don't come too fast."""
            for at in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    self._take(data[at : at + SLICE])

        def _take(self, data: bytes) -> None:
            """A handshake that can't be read, or a broken frame before one, is refused."""
            try:
                super().data_received(data)
            except AssertionError:
                # uvicorn takes it that only an open socket can be broken.
                self.transport.abort()
                return
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.handshake_complete = True
                self.transport.write(BROKEN)
                self.transport.close()

        def handle_events(self) -> None:
            """Look at the frames that have come, unless they come too fast."""
            if any(self.allowed.take() for _ in self.conn.events):
                if self.close_sent:
                    self.transport.abort()
                else:
                    self.conn.send_close(1008)
                    self.handle_parser_exception()
                return
            super().handle_events()

        def send_receive_event_to_app(self) -> None:
            """Hand a message on; text that is none closes the line, without a traceback in the log."""
            if self.curr_msg_data_type == "text" and not self.close_sent:
                try:
                    b"".join(self.frames).decode()
                except UnicodeDecodeError:
                    self.frames = []
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                    return
            super().send_receive_event_to_app()

        async def send(self, message: Any) -> None:
            """Send; whoever does not answer the last frame is not waited for."""
            await super().send(message)
            if self.close_sent:
                self._cut_later("farewell")

        def handle_parser_exception(self) -> None:
            """Close what is broken; at once, if that is not read."""
            super().handle_parser_exception()
            self._cut_later("farewell")

        def keepalive_timeout(self) -> None:
            """Close what says nothing any more."""
            super().keepalive_timeout()
            self._cut_later("farewell")

        def pause_writing(self) -> None:
            """More is waiting to be read by the client than should be."""
            super().pause_writing()
            self._cut_later("unread")

        def resume_writing(self) -> None:
            """It was read."""
            super().resume_writing()
            if self.clock is not None and self.clock.what == "unread":
                self.clock.stop()

        def _cut_later(self, what: str) -> None:
            if (
                self.clock is not None
                and not self.disconnected
                and not (what == "farewell" and self.clock.what == "unread")
            ):
                self.clock.set(what, limits.unread_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            """The end of it."""
            if self.clock is not None:
                self.clock.stop()
            if self.entered:
                self.entered = False
                lines.leave(self.client[0] if self.client else "")
            super().connection_lost(exc)

    return HttpLine, SocketLine
