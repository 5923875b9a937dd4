"""What all routes share: who asks, in which language, and how refusals look."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import litestar
import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import Table

from stolik.server import store as db
from stolik.server.bodies import ErrorBody, ErrorData
from stolik.server.denied import Denied
from stolik.server.guard import address
from stolik.server.guests import Guest, Guests, Visit, first_lang, hashed
from stolik.server.house import House
from stolik.server.library import Library
from stolik.server.processes import Elsewhere
from stolik.server.protocol import LANGS, Lang
from stolik.server.relay import PASSED_ON, Relay
from stolik.server.sanctions import Banned, Sanctions
from stolik.server.store import Away, Lost, StoreError
from stolik.server.tokens import Tokens
from stolik.server.workers import CLIENT

log = logging.getLogger("stolik.server")

COOKIE = "stolik"
BEARER = "Bearer "
Asked = Request[Any, Any, State]
T = TypeVar("T")

_WORDS = {
    400: "The request has an error.",
    401: "There is no session, or it has ended.",
    403: "That is not allowed.",
    404: "There is no such thing.",
    409: "That can't be done now.",
    413: "The body is too long.",
    422: "The work that was asked for took too long or too much memory, and was stopped.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The table, or the store, can't be had now.",
}
ERRORS = {code: ResponseSpec(ErrorBody, description=words, generate_examples=False) for code, words in _WORDS.items()}
get = partial(litestar.get, responses=ERRORS)
post = partial(litestar.post, responses=ERRORS, status_code=200)
put = partial(litestar.put, responses=ERRORS)
patch = partial(litestar.patch, responses=ERRORS)
delete = partial(litestar.delete, responses=ERRORS)


def house_of(request: Asked) -> House:
    """The house."""
    house: House = request.app.state.house
    return house


def library_of(request: Asked) -> Library:
    """What is made once for everybody."""
    library: Library = request.app.state.library
    return library


def guests_of(request: Asked) -> Guests:
    """The guests."""
    guests: Guests = request.app.state.guests
    return guests


def asker(request: Asked, guest: Guest | None) -> str:
    """In whose queue work waits that a request asks for: the guest's, of a stranger that of the address."""
    return f"address {address(request.scope)}" if guest is None else guest.id


async def while_here(request: Asked, doing: Awaitable[T]) -> T:
    """What `doing` gives. Work that it asks of the workers is ended when the client goes away: nobody would read what
    comes of it."""
    gone = asyncio.ensure_future(_gone(request))
    before = CLIENT.set((asyncio.current_task(), gone))
    try:
        return await doing
    finally:
        CLIENT.reset(before)
        gone.cancel()


async def told_as_read(
    lines: AsyncGenerator[T, None],
    first: Awaitable[T],
    refused: Callable[[ErrorData], T],
    tongue: Lang,
    headers: dict[str, str] | None = None,
) -> Stream:
    """Lines of JSON as they come; what is refused later is the last of them. `first` is the next of `lines`: what is
    refused at once is refused as everywhere. Whoever goes away ends them. Raises Denied."""
    begun = await first

    async def told() -> AsyncIterator[bytes]:
        line: T | None = begun
        try:
            while line is not None:
                yield msgspec.json.encode(line) + b"\n"
                line = await anext(lines, None)
        except Denied as denied:
            error = ErrorData(denied.code, denied.text(tongue), denied.rule, denied.where)
            yield msgspec.json.encode(refused(error)) + b"\n"
        finally:
            await lines.aclose()

    return Stream(told(), media_type="application/x-ndjson", headers=headers)


async def made_by_worker(
    request: Asked, visitor: Guest | None, job: Callable[..., bytes], *asked: Any
) -> Response[Any]:
    """What a worker makes of `job(*asked)`, as JSON: the same question has the same answer as long as this version
    runs. `visitor` is who waits for it. Raises Denied, also for too much at once."""
    work = house_of(request).workers.ask(asker(request, visitor), job, *asked, key=asked)
    return Response(await while_here(request, work), media_type="application/json")


async def _gone(request: Asked) -> None:
    """Returns when the client has closed the connection. The body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def tokens_of(request: Asked) -> Tokens:
    """The tokens."""
    tokens: Tokens = request.app.state.tokens
    return tokens


def secret_of(asked: ASGIConnection[Any, Any, Any, State]) -> str | None:
    """The secret in the session's cookie; None without one.

    It is read here: for one header of backslashes in quotes the framework's reader takes seconds (http.cookies does,
    until Python 3.11.10), and our cookie has no quotes."""
    parts = ";".join(asked.headers.getall("cookie", [])).split(";")
    found = dict(part.strip().partition("=")[::2] for part in parts)
    return found.get(COOKIE) or None


async def visit_of(asked: ASGIConnection[Any, Any, Any, State]) -> Visit | None:
    """Who asks, by request or socket: by bearer token, else by cookie; None for a stranger. Raises Denied for a token
    that is none."""
    given = asked.headers.get("authorization", "")
    if given.startswith(BEARER):
        tokens: Tokens = asked.app.state.tokens
        token = given.removeprefix(BEARER)
        visit = await tokens.find(token)
        if visit is None and await restored(asked, db.tokens, token):
            visit = await tokens.find(token)
        if visit is None:
            raise Denied(401, "no-session")
        return visit
    guests: Guests = asked.app.state.guests
    secret = secret_of(asked)
    if not secret:
        return None
    visit = await guests.find(secret)
    return await guests.find(secret) if visit is None and await restored(asked, db.sessions, secret) else visit


async def restored(asked: ASGIConnection[Any, Any, Any, State], passes: Table, secret: str) -> bool:
    """Whether a session or token that had ended runs again, since a ban is over. Raises Banned where one lasts."""
    sanctions: Sanctions = asked.app.state.house.sanctions
    try:
        return await sanctions.restore(passes, hashed(secret))
    except Banned as banned:
        asked.scope["state"]["lang"] = banned.lang
        raise


async def provide_visit(request: Asked) -> Visit | None:
    """Who asks, None for a stranger."""
    return await visit_of(request)


async def provide_guest(request: Asked, visit: Visit | None) -> Guest:
    """Who asks. Raises Denied for a stranger."""
    if visit is None:
        raise Denied(401, request.app.state.admission.stranger())
    return visit.guest


async def provide_visitor(visit: Visit | None) -> Guest | None:
    """Who asks, None for a stranger."""
    return None if visit is None else visit.guest


async def provide_tongue(request: Asked, visit: Visit | None) -> Lang:
    """The language to answer in: what the address says, else the guest's, else the browser's."""
    said = request.query_params.get("lang")
    for lang in LANGS:
        if lang == said:
            return lang
    return visit.guest.lang if visit is not None else first_lang(request.headers.get("accept-language", ""))


def answer_denied(request: Asked, denied: Denied) -> Response[ErrorBody]:
    """A refusal, in the asker's language."""
    request.app.state.measures.refuse("http", denied.code)
    said: Any = request.query_params.get("lang")
    lang = said if said in LANGS else request.scope["state"].get("lang")
    lang = lang or first_lang(request.headers.get("accept-language", ""))
    headers = {} if denied.retry is None else {"Retry-After": str(int(denied.retry))}
    body = ErrorBody(ErrorData(denied.code, denied.text(lang), denied.rule, denied.where))
    return Response(body, status_code=denied.status, headers=headers, media_type="application/json")


RECORDS = "/api/replays"
FILES = "/api/card-files"
"""Where record files and card files are sent, which may be longer than other bodies."""
GONE = "client disconnected prematurely"
"""What the framework says where the asker went before all of a body was there: no mistake of ours."""


def answer_http(request: Asked, wrong: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses, in our shape."""
    if wrong.detail == GONE:
        denied = Denied(400, "bad-request", wrong.detail)
    elif isinstance(wrong, NotFoundException):
        denied = Denied(404, "not-found")
    elif isinstance(wrong, MethodNotAllowedException):
        denied = Denied(405, "not-allowed")
    elif wrong.status_code == 413:
        limits = request.app.state.settings.limits
        most = {RECORDS: limits.record, FILES: limits.card_file}.get(request.url.path, limits.body)
        denied = Denied(413, "too-large", most // 1024)
    elif isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        first: Any = wrong.extra[0]
        told = f"{first.get('key', '')} {first.get('message', '')}".strip() if isinstance(first, dict) else str(first)
        denied = Denied(400, "bad-request", told[:200])
    elif wrong.status_code < 500:
        denied = Denied(wrong.status_code, "bad-request", wrong.detail[:200])
    else:
        return answer_fault(request, wrong)
    answer = answer_denied(request, denied)
    if isinstance(wrong, MethodNotAllowedException) and wrong.headers:
        answer.headers.update(wrong.headers)
    return answer


def answer_unread(request: Asked, wrong: Exception) -> Response[ErrorBody]:
    """A body that can't be read at all."""
    return answer_denied(request, Denied(400, "bad-request", str(wrong)[:200]))


def answer_fault(request: Asked, wrong: Exception) -> Response[ErrorBody]:
    """Our own mistake."""
    # The route, not the path: that may have the code of an invitation.
    log.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=wrong)
    return answer_denied(request, Denied(500, "fault-http"))


def answer_store(request: Asked, wrong: Exception) -> Response[ErrorBody]:
    """The store is not to be had, or is damaged: its sentence is for whoever runs the server."""
    log.error("%s %s: %s", request.method, request.scope.get("path_template", "?"), wrong)
    return answer_denied(request, Denied(503, "store"))


class Relayed(Response[bytes]):
    """The answer of the process that has the table."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__(b"")
        self._elsewhere = elsewhere

    def to_asgi_response(self, *given: Any, request: Asked, **more: Any) -> ASGIApp:  # type: ignore[override]
        """What passes the request on."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                relay: Relay | None = request.app.state.relay
                if relay is None or PASSED_ON in scope:
                    raise Denied(503, "moving", retry=1)
                await relay.pass_on(self._elsewhere, scope, await request.body(), receive, send)
            except (Denied, HTTPException) as wrong:
                refused = answer_denied(request, wrong) if isinstance(wrong, Denied) else answer_http(request, wrong)
                await refused.to_asgi_response(None, request)(scope, receive, send)

        return answer


def answer_elsewhere(request: Asked, elsewhere: Elsewhere) -> Relayed:
    """What another process of the house answers."""
    return Relayed(elsewhere)


def answer_away(request: Asked, wrong: Exception) -> Response[ErrorBody]:
    """The table, or the database, can't be had now."""
    return answer_denied(request, Denied(503, "moving" if isinstance(wrong, Lost) else "store", retry=1))


HANDLERS: dict[Any, Any] = {
    Denied: answer_denied,
    Elsewhere: answer_elsewhere,
    Lost: answer_away,
    Away: answer_away,
    HTTPException: answer_http,
    SerializationException: answer_unread,
    RecursionError: answer_unread,
    UnicodeError: answer_unread,
    StoreError: answer_store,
    Exception: answer_fault,
}
