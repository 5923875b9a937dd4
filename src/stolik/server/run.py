"""Starting the server: the address, the data folder, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from stolik.catalog import game as find_game
from stolik.catalog import loadable

from .app import make_app
from .protocol import LONGEST_FRAME
from .settings import Limits, Rate, Settings
from .store import StoreError, check_free

PORT: Final = 8017
TRIED: Final = 20
"""Ports that are tried, one after the other, when none was named."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class ServeError(OSError):
    """The server can't start; one sentence says why."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    open_browser: bool = False,
    quiet: bool = False,
    settings: Settings | None = None,
    seed: int | None = None,
) -> None:
    """Serve until Ctrl-C.

    `port` None takes 8017 or the next free one; a port that was named is taken or refused, 0 is any free one. `data`
    is a folder (None: the user's data folder; ":memory:": nothing is kept); `seed`: see Settings. Raises ServeError.
    """
    line = listen(host, port)
    chosen = settings or settings_for(host)
    if seed is not None:
        chosen = replace(chosen, seed=seed)
    name = f"[{host}]" if ":" in host else host
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else name
    address = f"http://{shown}:{line.getsockname()[1]}"
    folder = None if data == ":memory:" else Path(data) if data else user_data_path("stolik", appauthor=False)
    try:
        if folder is not None:
            check_free(folder)
    except (StoreError, OSError) as wrong:
        line.close()
        raise ServeError(str(wrong)) from None
    server = make_server(chosen, folder, address)
    ready = threading.Event()
    if not quiet or open_browser:
        _tell_when_ready(server, address, folder, open_browser, quiet, ready)
    _calm_collector()
    try:
        asyncio.run(server.serve(sockets=[line]))
    except KeyboardInterrupt:
        pass
    except SystemExit:
        raise ServeError("the server could not start; what was wrong is said above") from None
    finally:
        ready.set()
        line.close()
    if not quiet:
        print("Stolik has stopped; running games are kept.", flush=True)


def settings_for(host: str) -> Settings:
    """Settings for an address to listen on.

    Whoever opens the server to a network answers to every name; on loopback nobody is a stranger, and rates are wide.
    """
    if host not in LOOPBACK:
        return replace(Settings(), hosts=())
    wide = replace(Limits(), requests=Rate(400, 2000), changes=Rate(100, 1000), sessions=Rate(20, 500))
    return replace(Settings(), limits=wide)


def _calm_collector() -> None:
    """Let the garbage collector leave alone what lives as long as the server, and look at the rest less often.

    With Python's own habits, full collections held every table up for 100 to 200 ms (benchmarks/tables.py).
    """
    for name in loadable():
        find_game(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def make_server(settings: Settings, folder: Path | None, address: str) -> uvicorn.Server:
    """The uvicorn server of the application."""
    logging.getLogger("stolik.server").setLevel(logging.INFO)
    config = uvicorn.Config(
        make_app(settings, folder, address),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        log_level="warning",
        access_log=False,
        lifespan="on",
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=2,
        forwarded_allow_ips="127.0.0.1",
    )
    return uvicorn.Server(config)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens. Raises ServeError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(PORT, PORT + TRIED) if port is None else (port,)
    for number in wanted:
        # The protocol is named, else asyncio leaves Nagle's algorithm on, and short frames wait 40 ms for each other.
        line = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, number))
            line.listen(512)
        except OSError as wrong:
            line.close()
            if wrong.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise ServeError(f"the address {host} can't be used: {wrong.strerror or wrong}") from None
            if port is not None:
                reason = "is taken" if wrong.errno == errno.EADDRINUSE else "may not be used by you"
                raise ServeError(f"port {number} of {host} {reason}") from None
            continue
        line.setblocking(False)
        return line
    raise ServeError(f"the ports {PORT} to {PORT + TRIED - 1} of {host} are all taken; name another one")


def _tell_when_ready(
    server: uvicorn.Server, address: str, folder: Path | None, open_browser: bool, quiet: bool, done: threading.Event
) -> None:
    def watch() -> None:
        while not server.started:
            if done.wait(0.05):
                return
        if not quiet:
            where = "nothing is kept" if folder is None else f"games are kept in {folder}"
            print(f"Stolik is at {address}  ({where}; Ctrl-C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address)

    threading.Thread(target=watch, daemon=True).start()
