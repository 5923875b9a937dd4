"""Passing on what is asked of the wrong process: requests and sockets for a table that another process has.

Any process of a house may be asked for any table. The one that is asked passes the request on, as it came, to the one
that has the table, over a second, internal address; a seal made with the house's secret says that it comes from one of
us, and where the client is. What was passed on once is never passed on again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import re
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import uvicorn
import websockets
from litestar.types import ASGIApp, Receive, Scope, Send

from .denied import Denied
from .processes import Elsewhere, Several
from .protocol import LONGEST_FRAME

if TYPE_CHECKING:
    import httpx

log = logging.getLogger("stolik.server")

SEAL: Final = b"x-stolik-relay"
SKEW: Final = 60.0
"""Seconds by which the clocks of two machines may differ."""
PASSED_ON: Final = "stolik.passed_on"
"""In the scope of what was passed on to this process."""
HOP: Final = frozenset(
    (b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer", b"upgrade", SEAL)
) | frozenset((b"transfer-encoding", b"content-length", b"date", b"server", b"proxy-connection", b"expect"))
"""Headers of one line only, and those that are made anew."""
_WHEN: Final = re.compile("[0-9]{1,12}")
PAUSE: Final = 0.1
GRACE: Final = 3.0
"""Seconds beyond a lease in which a table that lost its process must be found again."""
CONNECT: Final = 2.0
"""Seconds in which another process must take up."""
MOVING: Final = 1013
"""The close code of a socket whose table can't be reached now: come again."""


def seal(secret: str, method: str, target: bytes, client: str, now: float) -> bytes:
    """What says that a request comes from a process of this house: when, for which client, and a digest over all."""
    said = f"{int(now)} {client}"
    digest = hmac.new(secret.encode(), f"{said} {method} ".encode() + target, hashlib.sha256).hexdigest()
    return f"{said} {digest}".encode()


def unsealed(secret: str, method: str, target: bytes, given: bytes, now: float) -> str | None:
    """The client of a request that was passed on; None if no process of this house did that."""
    when, _, rest = given.decode("latin-1").partition(" ")
    client = rest.partition(" ")[0]
    if not _WHEN.fullmatch(when) or abs(now - int(when)) > SKEW:
        return None
    return client if hmac.compare_digest(seal(secret, method, target, client, int(when)), given) else None


def target_of(scope: Any) -> bytes:
    """Path and query as they came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path + (b"?" + scope["query_string"] if scope["query_string"] else b"")


class Inside:
    """The application as the other processes reach it: who has no seal is sent away."""

    def __init__(self, app: ASGIApp, processes: Several) -> None:
        self._app = app
        self._processes = processes

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer what another process passes on."""
        given = next((value for name, value in scope["headers"] if name == SEAL), b"")
        method = scope.get("method", "WS")
        client = unsealed(self._processes.secret, method, target_of(scope), given, time.time())
        if client is None:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "relay"})
            else:
                await send({"type": "http.response.start", "status": 403, "headers": []})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        scope["client"] = (client, 0)
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != SEAL]
        scope[PASSED_ON] = True
        await self._app(scope, receive, send)


class _Server(uvicorn.Server):
    """A server beside another one, which is told by that one when to end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Door:
    """Where the other processes come in. `line` is the socket that it listens on."""

    def __init__(self, app: ASGIApp, processes: Several, line: socket.socket) -> None:
        config = uvicorn.Config(
            Inside(app, processes),
            log_config=None,  # what it logs goes the way of all logs (logs.py)
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            log_level="warning",
            access_log=False,
            lifespan="off",
            server_header=False,
            date_header=False,
            proxy_headers=False,
            # Longer than who passes on keeps a line: none is closed just as a request goes out on it.
            timeout_keep_alive=30,
            timeout_graceful_shutdown=1,
        )
        self._server = _Server(config)
        self._line = line
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Answer from now on."""
        self._task = asyncio.create_task(self._server.serve(sockets=[self._line]), name="inside")
        while not self._server.started and not self._task.done():
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Answer no more."""
        self._server.should_exit = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


class Relay:
    """Passes on what belongs to another process. `lease`: seconds until a dead one's tables are free."""

    def __init__(self, processes: Several, lease: float) -> None:
        import httpx

        self._processes = processes
        self._patience = lease + GRACE
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=CONNECT),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=50, keepalive_expiry=10),
            trust_env=False,
        )
        self._lines: dict[str, set[asyncio.Task[Any]]] = {}
        processes.on_death = self.cut

    async def close(self) -> None:
        """Pass nothing on any more."""
        await self._client.aclose()

    def cut(self, process: str) -> None:
        """A process lives no more: whoever waits for it is let go."""
        for line in self._lines.pop(process, ()):
            line.cancel()

    async def _with(self, process: str, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do what needs a live process. Raises ConnectionResetError when it dies meanwhile."""
        task = asyncio.ensure_future(work())
        lines = self._lines.setdefault(process, set())
        lines.add(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise ConnectionResetError(process) from None
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            raise
        finally:
            lines.discard(task)
            if not lines and self._lines.get(process) is lines:
                del self._lines[process]

    def _headers(self, scope: Any, method: str, target: bytes) -> list[tuple[bytes, bytes]]:
        client = scope["client"][0] if scope.get("client") else "unknown"
        given = [(name, value) for name, value in scope["headers"] if name.lower() not in HOP]
        return [*given, (SEAL, seal(self._processes.secret, method, target, client.replace(" ", ""), time.time()))]

    # ---- requests

    async def pass_on(self, wrong: Elsewhere, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        """Have a request answered by the process that has its table; by whoever takes the table, where that one is
        dead and nothing of the request can have arrived. Raises Denied when it is not answered."""
        import httpx

        target, method = target_of(scope), str(scope.get("method", "GET"))
        process, address = wrong.process, wrong.address
        deadline = time.monotonic() + self._patience
        while process:
            headers = self._headers(scope, method, target)
            url = httpx.URL(f"http://{address}").copy_with(raw_path=target)
            request = self._client.build_request(method, url, headers=headers, content=body)
            try:
                answer = await self._with(process, partial(self._client.send, request, stream=True))
                break
            except (httpx.ConnectError, httpx.ConnectTimeout):
                pass  # nothing of it has arrived
            except (httpx.TransportError, ConnectionResetError):
                if method not in ("GET", "HEAD"):
                    raise _moving() from None
            if time.monotonic() > deadline:
                raise _moving()
            await asyncio.sleep(PAUSE)
            process, address = await self._processes.where(wrong.table)
        else:
            raise _moving()
        await self._hand_over(process, answer, receive, send)

    async def _hand_over(self, process: str, answer: httpx.Response, receive: Receive, send: Send) -> None:
        async def pump() -> None:
            headers = [(name.lower(), value) for name, value in answer.headers.raw]
            kept = [pair for pair in headers if pair[0] not in HOP or pair[0] == b"content-length"]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        pumping, going = asyncio.ensure_future(self._with(process, pump)), asyncio.ensure_future(gone())
        try:
            await asyncio.wait({pumping, going}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (pumping, going):
                task.cancel()
            results = await asyncio.gather(pumping, going, return_exceptions=True)
            await answer.aclose()
        if isinstance(results[0], Exception):
            # The status is out already: the line breaks, and the asker knows that something is missing.
            raise results[0]

    # ---- sockets

    async def join(self, wrong: Elsewhere, near: Any) -> None:
        """Join a socket, which is not accepted yet, with the process that has its table, until one side ends."""
        scope = near.scope
        target = target_of(scope)
        process, address = wrong.process, wrong.address
        deadline = time.monotonic() + self._patience
        far: Any = None
        while process and far is None:
            names = {name.lower() for name, _ in scope["headers"] if name.lower().startswith(b"sec-websocket")}
            given = [pair for pair in self._headers(scope, "WS", target) if pair[0].lower() not in names | {b"host"}]
            headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in given]
            url = f"ws://{address}{target.decode('latin-1')}"
            try:
                far = await websockets.connect(
                    url,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=CONNECT,
                    close_timeout=1,
                    user_agent_header=None,
                    proxy=None,
                )
            except (OSError, TimeoutError, websockets.WebSocketException):
                if time.monotonic() > deadline:
                    break
                await asyncio.sleep(PAUSE)
                process, address = await self._processes.where(wrong.table)
        if far is None:
            await near.accept()
            await near.close(code=MOVING, reason="moving")
            return
        async with far:
            await near.accept()
            with contextlib.suppress(ConnectionResetError):
                await self._with(process, lambda: _exchange(near, far))
                return
            await _shut(near, MOVING, "moving")


async def _exchange(near: Any, far: Any) -> None:
    """Pass frames both ways until one side ends; then the other does with the same word."""

    async def outward() -> None:
        try:
            async for frame in far:
                await near.send_data(frame if isinstance(frame, str) else frame.decode())
        except websockets.ConnectionClosedError:
            pass
        lost = far.close_code in (None, 1005, 1006)
        await _shut(near, MOVING if lost else far.close_code, far.close_reason or "")

    async def inward() -> None:
        while True:
            event = await near.receive()
            if event["type"] == "websocket.disconnect":
                return
            await far.send(event.get("text") or "")

    ways = [asyncio.ensure_future(outward()), asyncio.ensure_future(inward())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _shut(near: Any, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):  # it may be gone
        await near.close(code=code, reason=reason)


def _moving() -> Denied:
    return Denied(503, "moving", retry=1)
