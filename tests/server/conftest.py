"""A real server on loopback, and players who speak to it as a browser does."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from stolik.server.run import listen, make_server
from stolik.server.settings import Limits, Rate, Settings, Start
from tests.postgres import Cluster, cluster_or_skip, tell_of_skipped

from .described import hold

PATIENCE = 60
"""Seconds that a test waits for what must come: a machine may be slow, and none is waited for in vain."""
PLENTY = Rate(100_000, 100_000)
OPEN = Limits(
    requests=PLENTY,
    changes=PLENTY,
    sessions=PLENTY,
    messages=PLENTY,
    talk=PLENTY,
    sockets_a_guest=1000,
    sockets_an_address=1000,
)
# A client's numbers grow from line to line, as a clock makes them grow in a browser.
NUMBERS = itertools.count(1000)
QUICK = Settings(bot_pause=0, bot_workers=0, workers=0, seed=1, limits=OPEN)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    tell_of_skipped(terminalreporter)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the whole run."""
    made = cluster_or_skip()
    yield made
    made.remove()


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings = QUICK, folder: Path | None = None, begin: Start | None = None) -> None:
        self.line = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.line.getsockname()[1]}"
        self.server = make_server(settings, folder, self.address, begin)
        self.sockets = self.lines()
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)

    def _serve(self) -> None:
        asyncio.run(self.server.serve(sockets=self.sockets))

    def lines(self) -> list[Any]:
        """What the server listens at."""
        return [self.line]

    @property
    def house(self) -> Any:
        return self.server.config.app.app.state.house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        for line in self.sockets:
            line.close()
        assert not self.thread.is_alive()


class Refusal(Exception):  # noqa: N818
    def __init__(self, frame: dict[str, Any]) -> None:
        self.code = frame["code"]
        self.frame = frame
        super().__init__(f"{frame}")


class Line:
    """One socket to one table. `frames` is all that came, each as the schema has it; `unread` what no test has waited
    for yet."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.unread: deque[dict[str, Any]] = deque()
        self.numbers = NUMBERS
        self.v = -1
        self.view: Any = None

    async def _next(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self.socket.recv())
        self.frames.append(frame)
        if frame["t"] in ("state", "move", "back"):
            self.v, self.view = frame["v"], frame["d"]["view"]
        hold("outgoing", frame, self.view["game"] if self.view else None)
        return frame

    async def hear(self, *kinds: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        async with asyncio.timeout(within):
            while True:
                frame = self.unread.popleft() if self.unread else await self._next()
                if not kinds or frame["t"] in kinds:
                    return frame

    async def silence(self, kind: str, for_: float = 0.15) -> None:
        """Nothing of this kind comes."""
        with pytest.raises(TimeoutError):
            await self.hear(kind, within=for_)

    async def send(self, t: str, **d: Any) -> int:
        if t not in ("ping", "resume"):
            d.setdefault("a", next(self.numbers))
        await self.socket.send(json.dumps({"t": t, "d": d}))
        return d.get("a", 0)

    async def ask(self, t: str, **d: Any) -> dict[str, Any]:
        """Send, and the reply with the same number. Raises Refusal."""
        a = await self.send(t, **d)
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self._next()
                if frame["t"] in ("ack", "refuse", "why", "preview", "hint", "could") and frame["d"]["a"] in (a, 0):
                    if frame["t"] == "refuse":
                        raise Refusal(frame["d"])
                    return frame
                self.unread.append(frame)

    async def refused(self, t: str, **d: Any) -> str:
        """Send, and the code of the refusal."""
        with pytest.raises(Refusal) as caught:
            await self.ask(t, **d)
        return str(caught.value.code)

    async def lay(self, pick: int = 0) -> dict[str, Any]:
        """Answer the decision that is seen, and wait for the move."""
        await self.ask("answer", v=self.v, picks=[pick])
        return await self.hear("move")

    @property
    def asked(self) -> bool:
        return bool(self.view and self.view["decision"])


class Player:
    """One guest with a session of their own."""

    def __init__(self, address: str, **more: Any) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"X-Stolik": "1", **more}, timeout=PATIENCE)

    async def begin(self, name: str = "") -> Player:
        session = (await self.http.get("/api/session")).json()
        self.id = session["id"]
        if name:
            assert (await self.http.patch("/api/session", json={"name": name})).status_code == 200
        return self

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return self._read(await self.http.get(path, **more), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert status is not None or answer.is_success, (answer.status_code, answer.text)
        return self._read(answer, status or answer.status_code)

    def _read(self, answer: httpx.Response, status: Any) -> Any:
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def table(self, opponent: str = "bot:random", **more: Any) -> Any:
        body = {"game": "token-battle", "opponent": opponent, "deck": "first-steps", "spectators": True, **more}
        return await self.post("/api/tables", body)

    @asynccontextmanager
    async def at(self, table: str, v: int = -1, lang: str = "en", hear: bool = True) -> AsyncIterator[Line]:
        headers = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)}
        url = f"{self.address.replace('http', 'ws')}/ws/table/{table}?v={v}&lang={lang}"
        async with websockets.connect(url, additional_headers=headers, max_size=None, close_timeout=1) as socket:
            line = Line(socket)
            if hear:
                await line.hear("state")
            yield line

    async def close(self) -> None:
        await self.http.aclose()


@pytest.fixture(scope="session")
def shared() -> Iterator[Running]:
    """One server for all tests that need nothing special of it."""
    running = Running()
    yield running
    running.stop()


@pytest.fixture
def start() -> Iterator[Callable[..., Running]]:
    """Servers of one's own."""
    started: list[Running] = []

    def run(settings: Settings = QUICK, folder: Path | None = None, database: str = "") -> Running:
        started.append(Running(settings, folder, Start(store=database)))
        return started[-1]

    yield run
    for running in started:
        if running.thread.is_alive():
            running.stop()


@pytest.fixture
async def people(shared: Running) -> AsyncIterator[Callable[..., Any]]:
    """Makes players at the shared server, or at another one."""
    made: list[Player] = []

    async def make(name: str = "", at: Running | None = None, **headers: str) -> Player:
        player = Player((at or shared).address, **headers)
        made.append(player)
        return await player.begin(name)

    yield make
    for player in made:
        await player.close()


class Two:
    """A running game of two people: `a` made the table, `b` joined; `first` is to move."""

    def __init__(self, a: Player, b: Player, table: str, one: Line, two: Line) -> None:
        self.a, self.b, self.table, self.one, self.two = a, b, table, one, two

    @property
    def first(self) -> Line:
        return self.one if self.one.asked else self.two

    @property
    def second(self) -> Line:
        return self.two if self.one.asked else self.one

    async def lay(self, pick: int = 0) -> None:
        """Whoever is asked answers, and both have heard it."""
        mover, other = self.first, self.second
        await mover.lay(pick)
        await other.hear("move")


@pytest.fixture
async def two(people: Callable[..., Any]) -> AsyncIterator[Callable[..., Any]]:
    """Opens a table of two people with both lines open."""
    lines: list[Any] = []

    async def begin(at: Running | None = None, **more: Any) -> Two:
        a, b = await people("Ala", at=at), await people("Bolek", at=at)
        made = await a.table("friend", **more)
        joined = await b.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": "carousel"})
        assert joined["id"] == made["id"]
        opened = []
        for player in (a, b):
            context = player.at(made["id"])
            opened.append(await context.__aenter__())
            lines.append(context)
        return Two(a, b, made["id"], *opened)

    yield begin
    for context in lines:
        await context.__aexit__(None, None, None)
