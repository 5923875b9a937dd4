"""Being one of several processes of a house: known to the others, reached by them, and told what they say."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence

from litestar.types import ASGIApp
from sqlalchemy import Connection, text

from .guests import Guests, Visit
from .house import House
from .passes import Passes
from .processes import Several
from .relay import Door, Relay
from .store import Store, StoreError, Written
from .tokens import Tokens

SESSION = "session"
TOKEN = "token"
GUEST = "guest"


class Fellows:
    """What a process has because there may be others. Make it with `join`."""

    def __init__(self, processes: Several, door: Door, relay: Relay) -> None:
        self.processes = processes
        self.relay = relay
        self._door = door

    @classmethod
    async def join(cls, app: ASGIApp, store: Store, inside: str, lease: float) -> Fellows:
        """Listen at `inside` ("address:port") for the others. Raises StoreError where that can't be."""
        line = _listen(inside)
        host, port = line.getsockname()[:2]
        if ipaddress.ip_address(host).is_unspecified:
            # Every address is ours; the others are told the one by which the database knows us.
            host = await store.ask(_own_address)
        processes = Several(store, f"[{host}]:{port}" if ":" in host else f"{host}:{port}", lease)
        return cls(processes, Door(app, processes, line), Relay(processes, lease))

    async def open(self, house: House, guests: Guests, tokens: Tokens) -> None:
        """Come in: from here on the others know this process, and it hears them."""
        self.processes.on_lost = house.lose
        for kind, passes in ((SESSION, guests.sessions), (TOKEN, tokens.passes)):
            _share(self.processes, kind, passes)
        guests.telling = lambda guest: self.processes.saying(GUEST, guest)

        async def changed(guest: str) -> None:
            guests.changed(guest)

        self.processes.hear(GUEST, changed)
        await self._door.open()
        await self.processes.begin()

    async def close(self) -> None:
        """Go in order."""
        await self.processes.close()
        await self.relay.close()
        await self._door.close()


MOST_MARKS = 50
"""Hashes in one notice, which ends at 8,000 bytes."""


def _share(processes: Several, kind: str, passes: Passes[Visit]) -> None:
    """What ends here ends in the other processes too."""

    def telling(marks: Sequence[str]) -> list[Written]:
        parts = (marks[n : n + MOST_MARKS] for n in range(0, len(marks), MOST_MARKS))
        return [said for part in parts for said in processes.saying(kind, *part)]

    async def ended(*marks: str) -> None:
        for mark in marks:
            passes.ended(mark)

    async def catch_up() -> None:
        passes.forget(lambda _: True)
        await passes.look()

    passes.telling = telling
    processes.hear(kind, ended)
    processes.hear("gap", catch_up)


def _listen(inside: str) -> socket.socket:
    host, _, port = inside.rpartition(":")
    host = host.strip("[]")
    line = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((host, int(port)))
        line.listen(512)
    except OSError as wrong:
        line.close()
        raise StoreError(
            f"the other servers of the house can't come in at {inside}: {wrong.strerror or wrong}"
        ) from None
    line.setblocking(False)
    return line


def _own_address(connection: Connection) -> str:
    found = connection.execute(text("SELECT host(inet_client_addr())")).scalar()
    return "127.0.0.1" if found is None else str(found)
