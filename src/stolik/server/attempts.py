"""Attempts to sign in: after a few that were wrong each next one waits longer, by the name that was said and by the
address it came from. Processes of a house tell each other what they count."""

from __future__ import annotations

import hashlib
import math
import time
from collections import OrderedDict
from typing import Final

from .denied import Denied
from .processes import Processes

OF_NAME: Final = 5
"""Attempts at one name that may be wrong before the next one waits."""
OF_ADDRESS: Final = 20
"""The same from one address, behind which there may be a whole club."""
LONGEST: Final = 300.0
"""Seconds of the longest wait."""
FORGOTTEN: Final = 3600.0
"""Seconds after which an attempt counts no more."""
KEPT: Final = 20_000
"""Names and addresses kept; those without attempts for longest are forgotten first."""
TRIED, GOOD = "tried", "signed-in"


class Attempts:
    """Counts attempts. What is kept are digests, for a while, in memory."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes
        self._counts: OrderedDict[str, tuple[int, float]] = OrderedDict()
        processes.hear(TRIED, self._hear_tried)
        processes.hear(GOOD, self._hear_good)

    def begin(self, kind: str, name: str, address: str) -> tuple[str, str]:
        """Somebody tries a `kind` of credential: it counts as wrong until `good` says otherwise, so that many at once
        are no way round. What to give to `good`. Raises Denied that says how long to wait."""
        keys = _digest(f"{kind} {name}"), _digest(f"from {address}")
        wait = max(self._wait(keys[0], OF_NAME), self._wait(keys[1], OF_ADDRESS))
        if wait > 0:
            seconds = math.ceil(wait)
            raise Denied(429, "slow", seconds, retry=seconds)
        for key in keys:
            self._count(key)
        self._processes.say(TRIED, *keys)
        return keys

    def good(self, keys: tuple[str, str]) -> None:
        """It was right: the name begins anew, and the address has one less."""
        self._forgive(keys)
        self._processes.say(GOOD, *keys)

    def _wait(self, key: str, free: int) -> float:
        count, at = self._counts.get(key, (0, 0.0))
        passed = time.monotonic() - at
        if count < free or passed > FORGOTTEN:
            return 0.0
        return min(LONGEST, 2.0 ** min(count - free + 1, 20)) - passed

    def _count(self, key: str) -> None:
        count, at = self._counts.get(key, (0, 0.0))
        now = time.monotonic()
        self._counts[key] = (1 if now - at > FORGOTTEN else count + 1, now)
        self._counts.move_to_end(key)
        while len(self._counts) > KEPT:
            self._counts.popitem(last=False)

    def _forgive(self, keys: tuple[str, str]) -> None:
        name, address = keys
        self._counts.pop(name, None)
        count, at = self._counts.get(address, (0, 0.0))
        if count:
            self._counts[address] = (count - 1, at)

    async def _hear_tried(self, *keys: str) -> None:
        for key in keys:
            self._count(key)

    async def _hear_good(self, name: str, address: str) -> None:
        self._forgive((name, address))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
