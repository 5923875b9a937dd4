"""Lines for the host: one for each thing, also those of libraries, which any reader of JSON reads; no secret in any."""

from __future__ import annotations

import io
import json
import logging
import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from stolik.server import logs
from stolik.server import store as db
from stolik.server.store import Store

from .conftest import PATIENCE


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def told() -> Iterator[Callable[..., io.StringIO]]:
    """Begins to log; what comes is in the stream that it gives."""
    root = logging.getLogger()
    kept = (root.level, root.handlers[:], {name: logging.getLogger(name).level for name in logs.QUIET})

    def begin(form: Any = "json", level: Any = "debug", stream: io.StringIO | None = None) -> io.StringIO:
        stream = stream or io.StringIO()
        logs.set_up(form, level, stream)
        return stream

    yield begin
    root.setLevel(kept[0])
    root.handlers[:] = kept[1]
    for name, level in kept[2].items():
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(False)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_lines_of_all_libraries_are_of_one_form(told) -> None:
    stream = told()
    for name in ("uvicorn.error", "alembic.runtime.migration", "sqlalchemy.engine", "stolik.server", "asyncio"):
        logging.getLogger(name).warning("three\nlines of %s\n", "one")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("and this", stacklevel=1)
    found = lines(stream)
    assert len(found) == 6
    assert all({"event", "level", "logger", "timestamp"} <= line.keys() for line in found)


def test_an_exception_is_one_line_with_its_traceback(told) -> None:
    stream = told()
    try:
        raise ValueError("no stolik=abcdefgh for you")
    except ValueError:
        logging.getLogger("stolik.server").exception("it failed")
    (line,) = lines(stream)
    assert "ValueError" in line["exception"] and "abcdefgh" not in line["exception"]


def test_people_at_a_terminal_read_text_and_programs_json(told) -> None:
    seen = told("auto", stream=Terminal())
    logging.getLogger("stolik.server").info("hello")
    assert "hello" in seen.getvalue() and not seen.getvalue().startswith("{")
    heard = told("auto")
    logging.getLogger("stolik.server").info("hello")
    assert lines(heard)[0]["event"] == "hello"


SECRETS = [
    ("authorization", "Bearer tok-en"),
    ("Cookie", "stolik=sec-ret"),
    ("inner_token", "abc"),
    ("event", "GET /join/Ab-c_9 failed"),
    ("event", "GET /api/session/return/Ab-c_9 failed"),
    ("event", "asked with Bearer abc.DEF-9"),
    ("event", "Cookie: stolik=s3-cr_t; theme=dark"),
    ("event", "GET /x?key=abc&lang=pl"),
    ("event", "postgresql://stolik:hush@db/stolik"),
    ("nested", {"headers": {"cookie": "stolik=abc"}}),
]


@pytest.mark.parametrize(("name", "value"), SECRETS)
def test_what_is_secret_or_looks_so_is_left_out(name: str, value: Any) -> None:
    found = json.dumps(logs.leave_out(None, "", {name: value}))
    assert logs.OUT in found
    assert not re.search(r"tok-en|sec-ret|abc|Ab-c|s3-cr|hush", found)


async def test_nothing_secret_of_a_visit_is_in_any_line(told, people, start) -> None:
    stream = told()
    running = start()
    player = await people("Ala", at=running)
    made = await player.table("friend")
    code = made["invite"].rsplit("/", 1)[1]
    token = (await player.post("/api/token", {"name": "robot"}))["token"]
    key = (await player.post("/api/session/key"))["key"]
    bearer = httpx.AsyncClient(base_url=running.address, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    async with bearer:
        await bearer.get(f"/api/join/{code}")
    await player.http.get(f"/join/{code}?key={key}")
    running.server.config.app.app.state.house.opener = None  # a fault of ours, with a traceback
    await player.post("/api/tables", {"game": "token-battle", "opponent": "hotseat"}, 500)
    assert any("exception" in line for line in lines(stream))
    assert {line["route"] for line in lines(stream) if line["event"] == "request"} >= {"/api/join/{code}"}
    cookies = [cookie.value for cookie in player.http.cookies.jar]
    assert cookies and not [secret for secret in (code, token, key, *cookies) if secret in stream.getvalue()]


async def test_a_statement_that_fails_tells_no_values(told, tmp_path: Path) -> None:
    stream, store, value = told(), await Store.open(tmp_path), "-".join("hash")
    try:
        await store.write(insert(db.sessions).values(hash=value, guest="nobody", created=0, expires=0))
    except Exception:
        logging.getLogger("stolik.server").exception("not kept")
    await store.close()
    assert "IntegrityError" in stream.getvalue() and value not in stream.getvalue()


async def test_lines_of_a_table_and_of_a_request_say_which(told, people, start, monkeypatch) -> None:
    stream, running = told(), start()
    player = await people("Ala", at=running)
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        monkeypatch.setattr(running.house.store.backing, "commit", None)
        assert await line.refused("answer", v=line.v, picks=[0]) == "store"
    answer = await player.http.get("/api/games")
    found = {line["event"]: line for line in lines(stream)}
    assert found["request"]["request"] == answer.headers["x-request-id"]
    kept = next(line for event, line in found.items() if "could not be kept" in event)
    assert kept["table"] == made["id"] and "request" not in kept


async def test_the_host_is_told_once_of_a_name_that_is_not_answered(told, people, start) -> None:
    stream = told("json", "warning")
    player = await people("Ala", at=start())
    for host in ("evil.example", "evil.example", "other.example"):
        await player.http.get("/api/games", headers={"Host": host})
    assert [line["event"] for line in lines(stream)] == [
        f"asked for by a name that is not answered: {host!r}; the setting hosts can allow it"
        for host in ("evil.example", "other.example")
    ]
