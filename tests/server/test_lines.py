"""Lines from outside: how many, how slow, and what is broken on them before anything is asked."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import websockets

from stolik.server.lines import SPARE, make_room
from stolik.server.settings import Rate

from .conftest import OPEN, PATIENCE, PLENTY, QUICK, Running

HEAD = "GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Stolik: 1\r\nContent-Length: 100\r\n\r\n"


OPENED: list[Raw] = []


@pytest.fixture(autouse=True)
async def closed() -> AsyncIterator[None]:
    """Every line of a test is closed with it."""
    yield
    while OPENED:
        OPENED[-1].writer.transport.abort()
        with suppress(OSError):
            await OPENED.pop().writer.wait_closed()


class Raw:
    """A line of bytes to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, running: Running) -> Raw:
        made = cls(*await asyncio.open_connection("127.0.0.1", running.line.getsockname()[1]))
        OPENED.append(made)
        return made

    async def say(self, text: str | bytes) -> Raw:
        self.writer.write(text.encode() if isinstance(text, str) else text)
        await self.writer.drain()
        return self

    async def rest(self) -> bytes:
        """All that comes until the server closes. It is taken as it comes: a line that breaks takes what is unread."""
        taken = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while part := await self.reader.read(4096):
                    taken += part
        return taken

    async def status(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return int((await self.reader.readline()).split()[1])


def limited(**limits: Any) -> Any:
    return replace(QUICK, limits=replace(OPEN, **limits))


async def test_a_head_that_is_not_there_in_time_is_not_waited_for(start: Any) -> None:
    running = start(limited(head_seconds=0.2))
    lines = [await (await Raw.to(running)).say(HEAD[:n]) for n in (0, 1, 20, len(HEAD))]
    said = [await line.rest() for line in lines]
    assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in said)


async def test_a_head_that_drips_is_not_waited_for_either(start: Any) -> None:
    line = await Raw.to(start(limited(head_seconds=0.3)))
    said = asyncio.create_task(line.rest())
    with suppress(ConnectionError):
        while not said.done():
            await line.say("X")
            await asyncio.sleep(0.02)
    assert (await said).startswith(b"HTTP/1.1 408 ")


async def test_a_second_head_on_a_line_has_no_more_time_than_the_first(start: Any) -> None:
    line = await (await Raw.to(start(limited(head_seconds=0.2)))).say(HEAD + "\r\n")
    await line.reader.readuntil(b"}")
    await line.say(HEAD)
    assert (await line.rest()).count(b"HTTP/1.1 408 ") == 1


async def test_a_body_that_does_not_come_is_not_waited_for_and_nobody_is_at_fault(start: Any, caplog: Any) -> None:
    line = await (await Raw.to(start(limited(body_seconds=0.2)))).say(POST + '{"game"')
    assert b"HTTP/1.1 201" not in await line.rest()
    assert [row for row in caplog.records if row.levelno >= logging.ERROR] == []


async def test_who_comes_in_time_may_stay(start: Any) -> None:
    line = await Raw.to(start(limited(head_seconds=0.3, body_seconds=0.3)))
    for _ in range(3):
        await line.say(HEAD + "\r\n")
        assert await line.status() == 200
        await line.reader.readuntil(b"}")
        await asyncio.sleep(0.15)


async def test_an_address_holds_so_many_lines_and_no_more(start: Any) -> None:
    running = start(limited(lines_an_address=3))
    held = [await Raw.to(running) for _ in range(3)]
    for line in held:
        await line.say(HEAD + "\r\n")
        assert await line.status() == 200
    assert (await (await Raw.to(running)).rest()).startswith(b"HTTP/1.1 429 ")
    held[0].writer.close()
    await held[0].writer.wait_closed()
    assert await answered(running) == 200


async def answered(running: Running) -> int:
    """The status of a plain question, as soon as the server has noticed who went."""
    async with asyncio.timeout(PATIENCE):
        while (status := await (await (await Raw.to(running)).say(HEAD + "\r\n")).status()) == 429:
            await asyncio.sleep(0.01)
    return status


async def test_all_together_hold_so_many_lines(start: Any) -> None:
    running = start(limited(lines=1))
    line = await Raw.to(running)
    await line.say(HEAD + "\r\n")
    assert await line.status() == 200
    assert (await (await Raw.to(running)).rest()).startswith(b"HTTP/1.1 503 ")


async def test_the_lines_of_a_trusted_proxy_are_everybodys(start: Any) -> None:
    running = start(replace(limited(lines_an_address=1), trusted_proxy=("127.0.0.0/8",)))
    held = [await (await Raw.to(running)).say(HEAD + "\r\n") for _ in range(3)]
    assert [await line.status() for line in held] == [200, 200, 200]


async def test_a_socket_is_still_a_line(start: Any, people: Any) -> None:
    running = start(limited(lines_an_address=2))
    player = await people("Ann", at=running)
    table = await player.table("hotseat")
    async with player.at(table["id"]):
        assert (await (await Raw.to(running)).rest()).startswith(b"HTTP/1.1 429 ")
    assert await answered(running) == 200


async def test_a_socket_stays_open_however_long_nothing_is_said(start: Any, people: Any) -> None:
    player = await people("Ann", at=start(limited(head_seconds=0.3, body_seconds=0.3)))
    table = await player.table("hotseat")
    async with player.at(table["id"]) as line:
        await asyncio.sleep(0.9)
        await line.send("ping")
        await line.hear("pong")


async def test_who_does_not_read_what_is_sent_is_cut(start: Any) -> None:
    running = start(limited(unread_seconds=0.2))
    line = await Raw.to(running)
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]
    ask = "GET /api/games/pokemon/cards HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await line.say(ask * 40)
    async with asyncio.timeout(PATIENCE):
        while running.server.server_state.connections:
            await asyncio.sleep(0.02)


async def test_a_socket_that_is_not_read_is_cut(start: Any, people: Any) -> None:
    running = start(limited(unread_seconds=0.2))
    player = await people("Ann", at=running)
    table = await player.table("hotseat")
    async with player.at(table["id"]) as line:
        await player.http.aclose()
        line.socket.transport.pause_reading()

        async def ask() -> None:
            with suppress(websockets.ConnectionClosed):
                while True:
                    await line.send("resume", v=-1)

        asking = asyncio.create_task(ask())
        async with asyncio.timeout(PATIENCE):
            while running.server.server_state.connections:
                await asyncio.sleep(0.02)
        asking.cancel()


@pytest.mark.parametrize("path", ["/ws/table/" + "a" * 20_000, "/ws/table/x?v=" + "%5B" * 5000])
async def test_a_handshake_that_can_not_be_read_is_answered(shared: Running, path: str) -> None:
    asked = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    asked += f"Sec-WebSocket-Key: {'A' * 22}==\r\n"
    line = await (await Raw.to(shared)).say(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{asked}\r\n")
    assert (await line.rest()).startswith(b"HTTP/1.1 400 ")


async def test_text_that_is_none_ends_a_socket_without_a_word_in_the_log(people: Any, caplog: Any) -> None:
    player = await people("Ann")
    async with player.at((await player.table("hotseat"))["id"]) as line:
        await line.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.hear("nothing")
    assert closed.value.rcvd.code == 1007
    assert [row for row in caplog.records if row.levelno >= logging.ERROR] == []


PING = b"\x89\x80\0\0\0\0"


@pytest.mark.parametrize("frames", [PING * 40_000, b"\x01" + PING[1:] + (b"\0" + PING[1:]) * 40_000])
async def test_a_flood_of_frames_is_not_read_to_its_end(people: Any, start: Any, frames: bytes) -> None:
    player = await people("Ann", at=start(limited(messages=Rate(20, 40))))
    async with player.at((await player.table("hotseat"))["id"]) as line:
        line.socket.transport.write(frames)
        with pytest.raises((websockets.ConnectionClosed, ConnectionError)):
            await line.hear("nothing")


async def test_pings_beside_messages_as_fast_as_these_may_come_end_nothing(people: Any, start: Any) -> None:
    player = await people("Ann", at=start(limited(messages=Rate(20, 40))))
    async with player.at((await player.table("hotseat"))["id"]) as line:
        line.socket.transport.write(PING * 200)
        for _ in range(40):
            await line.send("ping")
            await line.hear("pong")


@pytest.mark.parametrize("head", ["a:\r\n" * 101, "a:\n" * 101, f"Cookie: {'a=b;' * 6000}\r\n"])
async def test_a_long_head_is_refused_though_it_is_there_at_once(shared: Running, head: str) -> None:
    line = await (await Raw.to(shared)).say(HEAD + head + "\r\n")
    assert await line.status() == 400


async def test_a_head_as_long_as_those_of_browsers_is_read(shared: Running) -> None:
    line = await (await Raw.to(shared)).say(HEAD + "a: b\r\n" * 90 + f"Cookie: {'a=b;' * 3500}\r\n\r\n")
    assert await line.status() == 200


CRUMBS = "1\r\n \r\n"


@pytest.mark.parametrize("path", ["/api/session/return", "/nowhere"])
async def test_a_body_of_crumbs_is_not_read_to_its_end(shared: Running, caplog: Any, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Stolik: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    line = await (await Raw.to(shared)).say(head)
    await line.say(CRUMBS * 490)
    await line.say(CRUMBS * 20)
    assert b"HTTP/1.1 40" in await line.rest()
    assert [row for row in caplog.records if row.levelno >= logging.ERROR] == []


async def test_a_body_in_pieces_is_read(shared: Running) -> None:
    head = "POST /api/session/return HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Stolik: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    line = await (await Raw.to(shared)).say(head)
    await line.say(f"78\r\n{' ' * 120}\r\n" * 500 + CRUMBS * 50 + "0\r\n\r\n")
    assert b"bad-request" in await line.reader.readuntil(b"}}")


async def test_a_broken_body_behind_a_refusal_is_no_fault(shared: Running, caplog: Any) -> None:
    head = "POST /api/session/return HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    line = await (await Raw.to(shared)).say(head)
    assert await line.status() == 403
    await line.say("never\r\n")
    await line.rest()
    assert [row for row in caplog.records if row.levelno >= logging.ERROR] == []


async def test_a_cookie_is_not_read_by_a_reader_that_takes_seconds(
    people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """http.cookies takes six seconds for 60 kB of this until Python 3.11.10, and the framework asks it."""
    monkeypatch.setattr("litestar._parsers.unquote_cookie", None)
    player = await people("Ann")
    cookie = 'a="' + "\\" * 10_000 + '"; stolik=' + player.http.cookies["stolik"]
    player.http.cookies.clear()
    for path in ("/api/session", "/api/tables"):
        assert (await player.http.get(path, headers={"Cookie": cookie})).status_code == 200


async def test_an_address_has_so_many_sockets_whoever_its_guests_are(start: Any, people: Any) -> None:
    running = start(limited(sockets_an_address=1))
    one, two = await people("Ann", at=running), await people("Ben", at=running)
    table = await one.table("hotseat")
    async with one.at(table["id"]), two.at(table["id"], hear=False) as line:
        assert (await line.hear("refuse"))["d"]["code"] == "many-sockets"


async def test_handshakes_come_no_faster_than_requests(start: Any) -> None:
    running = start(limited(requests=replace(PLENTY, each_second=0.001, burst=3)))
    address = running.address.replace("http", "ws")
    statuses = []
    for _ in range(5):
        try:
            async with websockets.connect(f"{address}/ws/table/x"):
                statuses.append(101)
        except websockets.InvalidStatus as wrong:
            statuses.append(wrong.response.status_code)
    assert statuses == [101, 101, 101, 403, 403]


async def test_a_name_of_a_program_ends_with_its_last_letter(people: Any) -> None:
    player = await people("Ann")
    answers = [await player.http.post("/api/token", json={"name": name}) for name in ("my-bot\n", "my\u2028bot", "b")]
    assert [answer.status_code for answer in answers] == [400, 400, 400]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit here")
def test_there_is_room_for_as_many_lines_as_may_be_open() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft - 1, hard))
    try:
        make_room(soft + 100 - SPARE if hard == resource.RLIM_INFINITY or hard >= soft + 100 else hard)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > soft - 1
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("path", ["/static/%00", "/%00", "/static/" + "a" * 300, "/" + "a" * 300, "/static/a%00/../b"])
async def test_an_address_that_no_file_can_have_is_not_found(people: Any, path: str) -> None:
    player = await people("Ann")
    assert (await player.http.get(path)).status_code in (404, 200 if not path.startswith("/static") else 404, 503)
