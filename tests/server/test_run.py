"""Starting and ending: ports, folders, Ctrl-C, and workers that do not outlive a server that was killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from stolik.server import run
from stolik.server.run import ServeError, listen, serve
from stolik.server.settings import Settings, Start
from stolik.server.sources import settings_for
from stolik.server.store import StoreError

from .conftest import PATIENCE

CODE = "import sys; from stolik.server.run import Start, serve; serve(Start(port=int(sys.argv[1]), data=sys.argv[2]))"


@pytest.fixture
def child(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(
        [sys.executable, "-c", CODE, "0", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    yield started
    started.kill()
    started.communicate()


def address_of(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    line = child.stdout.readline()
    assert "http://127.0.0.1:" in line, line
    return next(word for word in line.split() if word.startswith("http"))


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_without_a_word_too_many(child: subprocess.Popen[str], sign: signal.Signals) -> None:
    address = address_of(child)
    with httpx.stream("GET", f"{address}/api/games", timeout=PATIENCE) as answer:
        assert answer.status_code == 200
    child.send_signal(sign)
    out, err = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert [json.loads(line)["level"] for line in err.splitlines()] == ["info", "info"]
    assert out == "Stolik has stopped; running games are kept.\n"


STUCK = "from stolik.server.house import House; House.retire = lambda self: __import__('asyncio').sleep(60); " + CODE


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, "0", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as stuck:
        address = address_of(stuck)
        stuck.send_signal(signal.SIGTERM)
        while listens(address):
            time.sleep(0.01)
        stuck.send_signal(signal.SIGTERM)
        assert stuck.wait(timeout=PATIENCE / 4) == 128 + signal.SIGTERM


def listens(address: str) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", int(address.rpartition(":")[2]))) == 0


def test_a_second_server_on_the_same_folder_is_told_where_the_first_is(
    child: subprocess.Popen[str], tmp_path: Path
) -> None:
    address = address_of(child)
    with pytest.raises(StoreError, match=f"another Stolik has .* open; it is at {address}"):
        serve(Start(port=0, data=str(tmp_path)), quiet=True)


async def test_a_short_frame_is_sent_at_once() -> None:
    met: asyncio.Queue[int] = asyncio.Queue()

    def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        met.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    line = listen("127.0.0.1", 0)
    async with await asyncio.start_server(meet, sock=line):
        _, writer = await asyncio.open_connection(*line.getsockname())
        assert await met.get()  # without it they wait for each other, 40 ms each
        writer.close()


def test_a_taken_port_is_passed_over_unless_it_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(run, "PORT", port)
        with pytest.raises(ServeError, match=f"port {port} of 127.0.0.1 is taken"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + run.TRIED


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(ServeError, match="can't be used"):
        listen("192.0.2.1", 0)


def test_a_server_for_a_network_is_strict_with_strangers() -> None:
    assert settings_for("0.0.0.0").limits.sessions.burst < settings_for("127.0.0.1").limits.sessions.burst


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_end_with_a_server_that_was_killed(child: subprocess.Popen[str]) -> None:
    address = address_of(child)
    with httpx.Client(base_url=address, headers={"X-Stolik": "1"}, timeout=PATIENCE) as browser:
        browser.get("/api/session")
        order = {"game": "token-battle", "opponent": "bot:random", "options": {"first": "1"}}
        table = browser.post("/api/tables", json=order).json()["id"]
        for _ in range(300):
            mine = next(found for found in browser.get("/api/tables").json() if found["id"] == table)
            if mine["turn"]:
                break
            time.sleep(0.1)
    assert mine["turn"] == 1
    workers = Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()
    workers += [
        pid
        for task in Path(f"/proc/{child.pid}/task").iterdir()
        for pid in (task / "children").read_text().split()
        if pid not in workers
    ]
    assert workers
    child.kill()
    child.wait()
    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < deadline, "a worker outlived the server"
        time.sleep(0.05)


def alive(pid: str) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_a_provider_that_can_t_be_signed_in_with_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ServeError, match="needs openid-client"):
        serve(Start(port=0, data=":memory:"), replace(Settings(), openid_issuer="https://accounts.example.org"))
    monkeypatch.setattr(run, "PROVIDER", False)
    named = replace(Settings(), openid_issuer="https://accounts.example.org", openid_client="house")
    with pytest.raises(ServeError, match=r"stolik\[accounts,openid\]"):
        serve(Start(port=0, data=":memory:"), named)
