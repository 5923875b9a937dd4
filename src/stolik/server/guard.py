"""What stands before every request: names, origins, rates, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import secrets
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .denied import Denied
from .guests import first_lang
from .inner import Inner
from .listeners import Bucket
from .measures import Measures
from .names import Names, bare
from .settings import Rate, Settings

log = logging.getLogger("stolik.server")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
FRAMED_CSP: Final = CSP.replace("frame-ancestors 'none'", "frame-ancestors *").replace(
    "form-action 'self'", "form-action 'none'"
)
"""Of the one page that others may show inside their own: a game that is over, to look at. Nothing can be done there."""
WORKER_CSP: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""Of the one script that runs Python: it alone may compile what it has fetched. It sees no page and no cookie."""
OFFLINE_CSP: Final = "default-src 'none'; connect-src 'self'"
"""Of the script that keeps pages for when there is no connection: it asks this server, and does nothing else."""
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
NOT_FRAMED: Final = (b"x-frame-options", b"cross-origin-opener-policy", b"cross-origin-resource-policy")
"""What would keep a page out of others' pages, or means nothing in them."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Sent where the public address is https: browsers come by nothing else for a year."""
NAMES_TOLD: Final = 50
"""Names that nobody answers to, of each of which the host is told once."""
UNIX: Final = ("unix", 0)
"""Where a request comes from that came through a Unix socket."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ADDRESSES: Final = 10_000
"""Buckets kept; those of addresses that were silent longest are forgotten first."""


class Rates:
    """A bucket for each address or guest."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        """0 if `who` may ask once more, else after how many seconds."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate)
            while len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()


def header(scope: Scope, name: bytes) -> str:
    """A header of the request, "" where it is missing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Any) -> str:
    """Where a request comes from, as `network_of` has it."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(client: str) -> str:
    """Who an IP address is: itself; of IPv6 the network of 64 bits, which whoever has one has."""
    if ":" not in client:
        return client
    try:
        found = ipaddress.IPv6Address(client.partition("%")[0])
    except ValueError:
        return client
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings, measures: Measures, inner: Inner | None = None) -> None:
        self.app = app
        self.inner = inner
        self._measures = measures
        self._names = Names(settings)
        self._headers = (*HEADERS, HSTS) if settings.public_address.startswith("https:") else HEADERS
        proxies = list(settings.trusted_proxy)
        # What a proxy says of the asker is believed only where that proxy is trusted.
        self._entry: Any = ProxyHeadersMiddleware(self._guard, proxies) if proxies else self._guard  # type: ignore[arg-type]
        self._told: set[str] = set()
        self._requests = Rates(settings.limits.requests)
        self._changes = Rates(settings.limits.changes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        server = scope.get("server")
        if self.inner is not None and server is not None and server[1] == self.inner.port:
            await self.inner(scope, receive, send)
            return
        if not scope.get("client"):
            scope["client"] = UNIX
        await self._entry(scope, receive, send)

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        began = time.perf_counter()
        number = secrets.token_hex(6)
        clear_contextvars()
        bind_contextvars(request=number)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], time.perf_counter() - began)
                given = [(key, value) for key, value in message.get("headers", [])]
                names = {key.lower() for key, _ in given}
                if (b"content-security-policy", FRAMED_CSP.encode()) in given:
                    names.update(NOT_FRAMED)
                # By its number whoever asked and the host can speak of the same line.
                more = (*self._headers, (b"x-request-id", number.encode()))
                message["headers"] = [*given, *(pair for pair in more if pair[0] not in names)]
            await send(message)

        try:
            self._check(scope)
        except Denied as denied:
            self._measures.refuse("http" if kind == "http" else "socket", denied.code)
            if kind == "websocket":
                await receive()
                code = 4403 if denied.status == 403 else 4000 + denied.status
                await send({"type": "websocket.close", "code": code, "reason": denied.code})
            else:
                await refuse(scope, answer, denied)
            return
        await self.app(scope, receive, answer)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and have a line of it where that is asked for: of its route, for paths have secrets."""
        route = str(scope.get("path_template") or "none")
        self._measures.request(route, status, seconds)
        if log.isEnabledFor(logging.DEBUG):
            told = {"method": scope.get("method"), "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.debug("request", extra={**told, "client": address(scope)})

    def _check(self, scope: Scope) -> None:
        host = header(scope, b"host").lower()
        if not self._names.answer(host):
            self._strange(bare(host))
            raise Denied(421, "host")
        origin = header(scope, b"origin").lower()
        kind: str = scope["type"]
        if kind == "websocket":
            if origin and not self._names.same(origin, host):
                raise Denied(403, "origin")
            if wait := self._requests.take(address(scope)):
                raise Denied(429, "too-many", int(wait) + 1)
            return
        wait = self._requests.take(address(scope))
        method = str(scope.get("method", ""))
        if not wait and method not in SAFE:
            wait = self._changes.take(address(scope))
        if wait:
            seconds = int(wait) + 1
            raise Denied(429, "too-many", seconds, retry=seconds)
        if method in SAFE or header(scope, b"authorization").startswith("Bearer "):
            # A page of another site can't send this header, and no cookie is looked at beside it.
            return
        site = header(scope, b"sec-fetch-site")
        if (origin and not self._names.same(origin, host)) or site not in ("", "same-origin", "none"):
            raise Denied(403, "origin")
        if header(scope, b"x-stolik") != "1":
            raise Denied(403, "header")

    def _strange(self, name: str) -> None:
        """Tell the host once of each name that was asked for in vain: it may be one that was forgotten."""
        if name not in self._told and len(self._told) < NAMES_TOLD:
            self._told.add(name)
            log.warning("asked for by a name that is not answered: %r; the setting hosts can allow it", name[:100])


async def refuse(scope: Scope, send: Send, denied: Denied) -> None:
    """Send a refusal that was made before any route."""
    lang = first_lang(header(scope, b"accept-language"))
    body = msgspec.json.encode({"error": {"code": denied.code, "message": denied.text(lang)}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if denied.retry is not None:
        headers.append((b"retry-after", str(int(denied.retry)).encode()))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
