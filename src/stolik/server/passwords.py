"""Passwords: kept as Argon2id, reckoned in two threads of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import base64
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from .denied import Denied
from .lookalikes import folds

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Each takes 64 MB for a tenth of a second."""
WAITING: Final = 40
"""So many may wait for those."""
SOON: Final = 5

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords, at most two at once."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._asked = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password. Raises Denied where too many wait."""
        return await self._do(lambda: self._hasher.hash(_plain(password)))

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether it is the one of which `kept` is the hash. None takes as long: nobody learns from it which names
        there are. Raises Denied where too many wait."""
        return await self._do(lambda: self._verify(kept, _plain(password)))

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed in a weaker way than passwords are now."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Finish."""
        self._threads.shutdown()

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher()

    def _verify(self, kept: str | None, password: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        try:
            return self._hasher.verify(kept or self._nobodys, password) and kept is not None
        except (Argon2Error, InvalidHashError):
            return False

    @cached_property
    def _nobodys(self) -> str:
        """A hash that nothing gives, and that takes as long as any."""
        made = self._hasher
        salt, digest = (base64.b64encode(bytes(n)).rstrip(b"=").decode() for n in (made.salt_len, made.hash_len))
        return f"$argon2id$v=19$m={made.memory_cost},t={made.time_cost},p={made.parallelism}${salt}${digest}"

    async def _do(self, work: Callable[[], T]) -> T:
        if self._asked >= WAITING:
            raise Denied(503, "busy", SOON, retry=SOON)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1


def check_password(password: str, name: str) -> None:
    """Whether it may be the password of an account of this name. Raises Denied."""
    if not SHORTEST <= len(_plain(password)) <= LONGEST:
        raise Denied(400, "password-length", SHORTEST, LONGEST)
    if not folds(name).isdisjoint(folds(password)):
        raise Denied(400, "password-name")


def _plain(password: str) -> str:
    """The same, however a keyboard put its letters together."""
    return unicodedata.normalize("NFC", password)
