"""Who has the floor: how much somebody may say over all tables, and that nobody says the same again and again."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Final

from .guard import ADDRESSES, Rates
from .replies import Refused
from .settings import Rate
from .words import say

AGAIN: Final = 60.0
"""Seconds for which it is remembered what somebody said."""
TWICE: Final = 2
"""So often a line may be said in that time."""
LATELY: Final = 20
"""Lines of one guest that are remembered."""

Silenced = Callable[[str], Awaitable[float | None]]
"""Until when a guest may say nothing in own words; None where they may."""


class Floor:
    """What people may say in a house. `silenced` is asked of each line in somebody's own words."""

    def __init__(self, rate: Rate, silenced: Silenced) -> None:
        self._rates = Rates(rate)
        self.silenced = silenced
        self._said: OrderedDict[str, deque[tuple[str, float]]] = OrderedDict()

    async def take(self, guest: str, said: str, own: bool) -> None:
        """Let a guest say a line, in `own` words or by the key of a phrase. Raises Refused: it was said too often, too
        much was said, or a host has silenced them."""
        if own:
            until = await self.silenced(guest)
            if until is not None:
                raise Refused("silenced", said=lambda lang: say("silenced", lang, moment(until, lang)))
        now = time.monotonic()
        line = " ".join(said.casefold().split()) if own else f"phrase {said}"
        lately = self._said.get(guest)
        if lately is not None:
            while lately and now - lately[0][1] > AGAIN:
                lately.popleft()
            if sum(one == line for one, _ in lately) >= TWICE:
                raise Refused("said-already")
        wait = self._rates.take(guest)
        if wait:
            raise Refused("talk-slowly", said=lambda lang: say("talk-slowly", lang, int(wait) + 1))
        if lately is None:
            lately = self._said[guest] = deque(maxlen=LATELY)
            while len(self._said) > ADDRESSES:
                self._said.popitem(last=False)
        self._said.move_to_end(guest)
        lately.append((line, now))


def moment(at: float, lang: str) -> str:
    """A time for a sentence, in UTC: the server knows nobody's clock."""
    then = time.gmtime(at)
    clock = f"{then.tm_hour}:{then.tm_min:02}"
    if lang == "ja":
        return f"{then.tm_year}年{then.tm_mon}月{then.tm_mday}日{clock}（UTC）"
    if lang == "pl":
        return f"{then.tm_mday}.{then.tm_mon:02}.{then.tm_year}, {clock} UTC"
    return f"{time.strftime('%Y-%m-%d', then)}, {clock} UTC"
