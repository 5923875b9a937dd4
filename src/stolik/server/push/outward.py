"""Whereto is connected: a name is looked up here, and connected to is what was looked at, so that it can't be another
address a moment later."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable

import httpcore

from .addresses import is_public


class Outward(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, unless `private` ones are allowed."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection. Raises httpcore.ConnectError, also where no public address is found."""
        last: Exception = httpcore.ConnectError("no public address")
        for address in await _looked_up(host, port, timeout):
            if not self._private and not is_public(address):
                continue
            try:
                return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as wrong:
                last = wrong
        raise last

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


async def _looked_up(host: str, port: int, timeout: float | None) -> list[str]:
    """The first addresses of a name. Raises httpcore.ConnectError."""
    try:
        async with asyncio.timeout(timeout):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise httpcore.ConnectError("the name is not known") from None
    return [*dict.fromkeys(str(one[4][0]) for one in found)][:2]
