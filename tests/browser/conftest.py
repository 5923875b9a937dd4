"""A real server, and the system's Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = os.environ.get("STOLIK_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = (
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 90
"""Seconds that a test waits for what must come: a machine may be slow, and none is waited for in vain."""

DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this system")
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": CHROMIUM, "args": [*FLAGS, *root], "timeout": PATIENCE * 1000}


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, object]:
    size = {"width": 1440, "height": 900}
    shown = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", "base_url": base_url}
    # What is kept for when there is no connection has tests of its own; elsewhere it would only ask for more.
    shown["service_workers"] = "block"
    # What bots do is not waited for, but where a test is about that.
    habits = [{"name": "stolik.speed", "value": "instant"}]
    return {**shown, "storage_state": {"origins": [{"origin": base_url, "localStorage": habits}]}}


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE * 1000)
    return context


class Server:
    """A Stolik server in a process of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.more = more
        # Below the ports that systems hand out by themselves: the same one must still be free after a killed server.
        self.port = 17_000 + 1000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start on the first port that is free."""
        for _ in range(100):
            with socket.socket() as free:
                taken = free.connect_ex(("127.0.0.1", self.port)) == 0
            if not taken and self.start():
                return
            self.port += 1
        raise AssertionError(f"the server does not start: {self.words()}")

    def start(self) -> bool:
        """Start, and wait until it answers; False if it stopped by itself."""
        program = Path(__file__).with_name("serving.py")
        with self.log.open("ab") as log:
            command = [sys.executable, str(program), str(self.port), str(self.data), *self.more]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                return False
            try:
                with DIRECT.open(self.url, timeout=PATIENCE):
                    return True
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.words()}")

    @property
    def log(self) -> Path:
        return self.data.with_name("server.log")

    def words(self) -> str:
        """What it said last."""
        return self.log.read_text(errors="replace")[-2000:]

    def end(self) -> None:
        """SIGTERM: it ends in order."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server") / "data")
    made.begin()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url
