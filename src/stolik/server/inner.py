"""The inner address, for the host alone: /metrics for Prometheus, /health in full. It is never the address of players:
nothing here asks who somebody is, but for a token where other machines can come."""

from __future__ import annotations

import hmac
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send
from prometheus_client import make_asgi_app

from stolik import __version__

from .health import Health
from .measures import Measures
from .names import Names
from .settings import Settings, Start

PLAIN: Final = (b"content-type", b"text/plain; charset=utf-8")


class Inner:
    """An ASGI application for what comes to the inner address."""

    def __init__(self, start: Start, measures: Measures) -> None:
        host, _, port = start.inner.rpartition(":")
        self.host = host.strip("[]")
        self.port = int(port)
        """Which port of this machine; 0 until one was taken."""
        self.health: Health | None = None
        self._token = start.inner_token
        self._measures = measures
        self._metrics: Any = make_asgi_app(measures.registry)
        self._names = Names(Settings())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        kind: str = scope["type"]
        given = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "not-found"})
        elif not self._names.answer(given.get(b"host", "")):
            await _say(send, 421, b"This address answers to no such name.\n")
        elif self._token and not hmac.compare_digest(
            given.get(b"authorization", "").encode(), f"Bearer {self._token}".encode()
        ):
            await _say(send, 401, b"A token is needed.\n", (b"www-authenticate", b"Bearer"))
        elif scope["path"] == "/metrics":
            await self._metrics(scope, receive, send)
        elif scope["path"] == "/health" and self.health is not None:
            await self._tell(send, self.health)
        else:
            await _say(send, 404, b"Here are /metrics and /health.\n")

    async def _tell(self, send: Send, health: Health) -> None:
        found = await health.look()
        parts = {name: {"ok": not wrong, "wrong": wrong or None} for name, wrong in found.items()}
        body = {
            "status": "ill" if any(found.values()) else "ok",
            "version": __version__,
            "began": self._measures.began,
            "parts": parts,
        }
        status = 503 if any(found.values()) else 200
        await _say(send, status, msgspec.json.encode(body) + b"\n", kind=(b"content-type", b"application/json"))


async def _say(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes], kind: Any = PLAIN) -> None:
    headers = [kind, (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
