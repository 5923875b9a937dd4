"""Which names the server answers to, so that no page of elsewhere can pass for one of its own (DNS rebinding).

A page that is rebound sends the name it was loaded from. That is a name of the public DNS: never an IP address, and
never one that only a home network knows. Those are answered; every other name has to be allowed.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from .settings import Settings, is_ip

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
NEAR: Final = (".localhost", ".local", ".internal", ".home.arpa")
"""Endings that nobody can register."""


def bare(host: str) -> str:
    """A Host header without port, brackets and the root's dot, in small letters."""
    host = host.lower()
    name = host if host.endswith("]") or ":" not in host else host.rpartition(":")[0]
    return name.strip("[]").removesuffix(".")


@lru_cache(maxsize=1)
def own() -> frozenset[str]:
    """What this machine calls itself."""
    name = socket.gethostname().lower()
    return frozenset((name, socket.getfqdn(name).lower()))


class Names:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_address)
        self._public = public.hostname or ""
        self._site = _site(settings.public_address)
        self._every = "*" in settings.hosts
        self._names = {bare(name) for name in settings.hosts if not name.startswith("*")}
        self._below = tuple(name[1:].lower() for name in settings.hosts if name.startswith("*."))

    def answer(self, host: str) -> bool:
        """Whether the server answers to this Host header."""
        name = bare(host)
        if self._every or name in self._names or (name and name == self._public) or name.endswith(self._below):
            return True
        if self._public:
            return name in LOOPBACK
        return bool(name) and (is_ip(name) or "." not in name or name.endswith(NEAR) or name in own())

    def same(self, origin: str, host: str) -> bool:
        """Whether an Origin header is of the site that is asked; under the public name only as that is written."""
        if self._public and bare(host) == self._public:
            return _site(origin) == self._site
        scheme, _, rest = origin.lower().partition("://")
        return scheme in ("http", "https") and rest == host.lower()


def _site(address: str) -> tuple[str, str | None, int | None] | None:
    """Scheme, name and port of an address; None where it is none."""
    try:
        parts = urlsplit(address)
        return parts.scheme, parts.hostname, parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
