"""Starting the server: the address, the data folder, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn

from stolik import __version__
from stolik.catalog import game as find_game
from stolik.catalog import loadable
from stolik.packs.home import folder_named

from . import logs
from .accounts import AVAILABLE as ACCOUNTS
from .app import make_app
from .collector import Collector
from .ending import Server
from .lines import make_room, protocols
from .openid.provider import AVAILABLE as PROVIDER
from .postgres import check as check_database
from .postgres import shown as shown_store
from .protocol import LONGEST_FRAME
from .settings import Settings, Start
from .sources import settings_for
from .sqlite import check as check_folder
from .store import StoreError

log = logging.getLogger("stolik.server")

PORT: Final = 8017
TRIED: Final = 20
"""Ports that are tried, one after the other, when none was named."""


class ServeError(OSError):
    """The server can't start; one sentence says why."""


def serve(
    start: Start | None = None, settings: Settings | None = None, open_browser: bool = False, quiet: bool = False
) -> None:
    """Serve until Ctrl-C. `settings` None are those of the address. Raises ServeError; StoreError where the data
    can't be served, before anything is."""
    start = start or Start()
    chosen = settings or settings_for(start.host)
    check_provider(chosen)
    line = listen_at(start.uds) if start.uds else listen(start.host, start.port)
    name = f"[{start.host}]" if ":" in start.host else start.host
    shown = "127.0.0.1" if start.host in ("0.0.0.0", "::") else name
    address = f"unix:{start.uds}" if start.uds else f"http://{shown}:{line.getsockname()[1]}"
    folder = None if start.store else folder_named(start.data)
    try:
        if start.store:
            check_database(start.store)
        elif folder is not None:
            check_folder(folder)
    except (StoreError, OSError) as wrong:
        line.close()
        if isinstance(wrong, StoreError):
            raise
        raise ServeError(f"the folder {folder} can't be used: {wrong.strerror or wrong}") from None
    make_room(chosen.limits.lines)
    for_people = logs.set_up(start.log, start.log_level)
    quiet = quiet or not (for_people or (start.log == "auto" and _apart()))
    try:
        server = make_server(chosen, folder, address, start)
        lines = [line, *inner_of(server, line)]
    except ServeError:
        line.close()
        raise
    ready = threading.Event()
    if not quiet or open_browser:
        public = chosen.public_address or address
        where = str(folder) if folder else shown_store(start.store) if start.store else ""
        _tell_when_ready(server, public, where, open_browser, quiet, ready)
    for name in loadable():
        find_game(name)
    if not for_people:  # they are told otherwise
        log.info("Stolik %s listens at %s", __version__, address)
    try:
        asyncio.run(_serve(server, lines))
    except KeyboardInterrupt:
        pass
    except SystemExit:
        raise ServeError("the server could not start; what was wrong is said above") from None
    finally:
        ready.set()
        for one in lines:
            one.close()
        if start.uds:
            Path(start.uds).unlink(missing_ok=True)
    if not for_people:
        log.info("Stolik has stopped")
    if not quiet:
        print("Stolik has stopped; running games are kept.", flush=True)


def check_provider(settings: Settings) -> None:
    """Raises ServeError where a provider is named that can't be signed in with."""
    if not settings.openid_issuer:
        return
    if not settings.openid_client:
        raise ServeError("openid-issuer needs openid-client, what this house is called there")
    if not (PROVIDER and ACCOUNTS):
        raise ServeError("openid-issuer needs what is installed by: pip install 'stolik[accounts,openid]'")


def _apart() -> bool:
    """Whether what is printed goes elsewhere than the lines for the host: between lines of JSON it would be in the way
    of whoever reads them."""
    try:
        return os.name == "nt" or not os.path.samestat(os.fstat(sys.stdout.fileno()), os.fstat(sys.stderr.fileno()))
    except (OSError, ValueError):  # no files of the system
        return True


async def _serve(server: uvicorn.Server, lines: list[socket.socket]) -> None:
    """Serve until the end; the garbage collector works when nobody waits."""
    collector = Collector(partial(_commits, server))
    with collector.calm():
        looking = asyncio.create_task(collector.run(), name="collector")
        try:
            await server.serve(sockets=lines)
        finally:
            looking.cancel()


def _commits(server: uvicorn.Server) -> int:
    """How often something was written to the store."""
    store = getattr(server.config.app.app.state, "store", None)  # type: ignore[union-attr]  # a Guard around Litestar
    return 0 if store is None else store.commits


def inner_of(server: uvicorn.Server, outer: socket.socket) -> list[socket.socket]:
    """What listens at the server's inner address; nothing where it has none. Its port is not that of `outer`: by that
    what comes to the one is told from what comes to the other. Raises ServeError."""
    inner = server.config.app.inner  # type: ignore[union-attr]
    if inner is None:
        return []
    line = listen(inner.host, inner.port)
    inner.port = line.getsockname()[1]
    if outer.family != getattr(socket, "AF_UNIX", None) and outer.getsockname()[1] == inner.port:
        line.close()
        raise ServeError(f"the inner address has the port of players, {inner.port}")
    return [line]


def make_server(settings: Settings, folder: Path | None, address: str, start: Start | None = None) -> uvicorn.Server:
    """The uvicorn server of the application; its lines go where the process's logging says."""
    app = make_app(settings, folder, address, start)
    http_line, socket_line = protocols(settings, app.inner)
    config = uvicorn.Config(
        app,
        log_config=None,
        http=http_line,
        ws=socket_line,
        ws_max_size=LONGEST_FRAME,
        access_log=False,
        lifespan="on",
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=2,
        # The guard reads what a trusted proxy says; by itself uvicorn would believe anybody on this machine.
        proxy_headers=False,
    )
    return Server(config)


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


def listen_at(path: str) -> socket.socket:
    """A Unix socket that listens; who may go into its folder may connect. Raises ServeError."""
    if not hasattr(socket, "AF_UNIX"):
        raise ServeError("this system has no Unix sockets; leave out uds")
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if Path(path).is_socket():  # left by a server that was killed; one that lives answers
            if line.connect_ex(path) == 0:
                raise ServeError(f"another server listens at {path}")
            Path(path).unlink()
        line.bind(path)
        Path(path).chmod(0o666)
        line.listen(512)
    except OSError as wrong:
        line.close()
        if isinstance(wrong, ServeError):
            raise
        raise ServeError(f"the socket {path} can't be made: {wrong.strerror or wrong}") from None
    line.setblocking(False)
    return line


def _tell_when_ready(
    server: uvicorn.Server, address: str, kept: str, open_browser: bool, quiet: bool, done: threading.Event
) -> None:
    def watch() -> None:
        while not server.started:
            if done.wait(0.05):
                return
        if not quiet:
            where = f"games are kept in {kept}" if kept else "nothing is kept"
            print(f"Stolik is at {address}  ({where}; Ctrl-C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address)

    threading.Thread(target=watch, daemon=True).start()
