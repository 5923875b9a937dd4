"""What takes long to make is made beside the event loop, once, and beforehand."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from stolik.server.library import Library
from stolik.server.routes import games, pages, rules
from stolik.server.settings import Start

from .conftest import QUICK, Running


@pytest.mark.parametrize(
    "path, room, made",
    [
        ("/api/games/token-battle/cards", games, "told_cards"),
        ("/api/rules/token-battle", rules, "book"),
        ("/api/protocol.json", pages, "protocol"),
    ],
)
async def test_who_reads_the_catalogue_first_holds_nobody_up(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch, path: str, room: Any, made: str
) -> None:
    running = start()
    reader, neighbour = await people(at=running), await people(at=running)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*_: Any) -> Any:
        begun.set()
        go_on.wait(20)
        raise ZeroDivisionError

    monkeypatch.setattr(room, made, slowly)
    reading = asyncio.ensure_future(reader.http.get(path))
    assert await asyncio.to_thread(begun.wait, 20)
    await neighbour.get("/api/session")
    assert not reading.done()
    go_on.set()
    assert (await reading).status_code == 500


async def test_a_server_prepares_what_everybody_reads() -> None:
    running = Running(QUICK, None, Start())
    made = running.server.config.app.app.state.library._made
    expected = {*games.pages(), *rules.pages(), (pages.protocol, ())}
    for _ in range(600):
        if expected <= made.keys():
            break
        await asyncio.sleep(0.1)
    running.stop()
    assert expected <= made.keys() and (games.told_cards, ("star-wars", "pl")) in expected


async def test_what_failed_is_made_anew_and_the_rest_once() -> None:
    tried: list[int] = []

    def make(n: int) -> int:
        tried.append(n)
        if len(tried) == 1:
            raise ValueError
        return n

    library = Library()
    with pytest.raises(ValueError):
        await library.get(make, 5)
    assert await asyncio.gather(*(library.get(make, 5) for _ in range(3))) == [5, 5, 5]
    assert tried == [5, 5]
    await library.close()
