"""What a server may be told when it starts. Times are in seconds."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import blake2b


@dataclass(frozen=True)
class Rate:
    """A bucket: it holds `burst`, and `each_second` come back."""

    each_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Tests and benchmarks, which are many clients on one machine, ask for more."""

    requests: Rate = Rate(20, 120)
    """HTTP requests of one address."""
    changes: Rate = Rate(3, 40)
    """Requests that change something, of one guest or address."""
    sessions: Rate = Rate(0.2, 30)
    """New sessions of one address."""
    messages: Rate = Rate(20, 40)
    """Messages of one socket."""
    sockets_a_guest: int = 16
    sockets: int = 2000
    body: int = 64 * 1024
    """Bytes of a request's body."""
    record: int = 2 * 1024 * 1024
    """Bytes of a record file."""
    decks_a_guest: int = 200
    tables_a_guest: int = 100
    """Tables that run or wait."""


@dataclass(frozen=True)
class Settings:
    """How the server behaves. `hosts` are the names it answers to, without port; empty: every name."""

    hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "[::1]")
    secure: bool = False
    """Whether the cookie is for https only."""
    bot_pause: float = 0.9
    """A bot answers at the earliest this long after the answer before, so that a person can follow."""
    bot_workers: int = 1
    """Processes in which bots think; 0: threads of this one."""
    undo_wait: float = 20.0
    """Silence for this long is no consent."""
    idle: float = 300.0
    """A table that nobody watches is put away after this long; it comes back from the store."""
    session_days: int = 365
    seed: int | None = None
    """With a seed the luck of a table follows from it and from how the table is set up: the same table, asked for
    again, falls the same. For shows, lessons and tests; None, for play, takes seeds that nobody can know."""
    limits: Limits = field(default_factory=Limits)

    def draw(self, *of: object) -> int:
        """A number below 2**53: by chance, or with `seed` always the same for the same things named by `of`."""
        if self.seed is None:
            return secrets.randbits(53)
        named = repr((self.seed, *of)).encode()
        return int.from_bytes(blake2b(named, digest_size=8).digest(), "big") >> 11
