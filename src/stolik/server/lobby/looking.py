"""Play now: who looks is paired, both are asked, and the table is made; else a bot sits down.

Nothing of it is kept: whoever looks has a page open, and a page that comes back looks anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from stolik.catalog import loadable
from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.guests import new_id
from stolik.server.judging import game_of
from stolik.server.ladders import BOT, Ladders, Standing
from stolik.server.listeners import Listener
from stolik.server.seating import name_of_bot
from stolik.server.words import say

from . import frames as f
from .present import Present
from .seeks import Seek, meeting
from .telling import rating_data

log = logging.getLogger("stolik.server")

WITHIN: Final = 10.0
"""Seconds in which those who were found say whether they sit down."""
LATE: Final = 2.0
"""And so long a server waits for a word that is on its way."""
APART: Final = 120.0
"""Seconds for which two are not found again of whom one did not sit down."""


class Seating(Protocol):
    """Who makes the tables of those who met."""

    async def together(self, seeks: Sequence[Seek], seals: Mapping[str, str | None]) -> b.TableMade:
        """A table at which these sit, in the order of the seats. Raises Denied."""
        ...

    async def with_bot(self, seek: Seek, bot: str, seal: str | None) -> b.TableMade:
        """A table at which a bot sits across. Raises Denied."""
        ...


@dataclass
class Found:
    """Those who met and are asked, by seat; `yes` are the seals of those who sit down. With a `bot` it is one."""

    id: str
    seeks: list[Seek]
    until: float
    bot: str = ""
    yes: dict[str, str | None] = field(default_factory=dict)
    making: bool = False


class Looking:
    """Those who look for a game. `wants` makes a seek of what somebody wishes, and raises Denied."""

    def __init__(
        self,
        present: Present,
        ladders: Ladders,
        seating: Seating,
        wants: Callable[[Listener, f.Looking], Awaitable[Seek]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._present = present
        self._ladders = ladders
        self._seating = seating
        self._wants = wants
        self._clock = clock
        self._seeks: dict[str, Seek] = {}
        self._bots: dict[str, tuple[str, Standing]] = {}
        self._found: dict[str, Found] = {}
        self._passed: dict[frozenset[str], float] = {}
        self._making: set[asyncio.Task[None]] = set()
        self._reach: dict[str, int] = {}
        """What each was told last of how far they look."""

    @property
    def seeks(self) -> Sequence[Seek]:
        """Who looks now, those included who are just being asked."""
        return list(self._seeks.values())

    async def close(self) -> None:
        """What is being made is finished."""
        await asyncio.gather(*self._making, return_exceptions=True)

    # ---- what people say

    async def look(self, line: Listener, wish: f.Looking) -> None:
        """Somebody looks for a game from now on. Raises Denied."""
        seek = await self._wants(line, wish)
        if self._asked(line.guest) is not None:
            raise Denied(409, "seek-found")
        before = self._seeks.get(line.guest)
        if before is not None and replace(before, bot=seek.bot, rating=seek.rating) == seek.waiting(before.since):
            seek = seek.waiting(before.since)
        bot = await self._bot_for(seek)
        self._seeks[seek.guest] = seek
        self._bots[seek.guest] = bot
        self.show(seek.guest)
        self.pair()

    def stop(self, guest: str) -> None:
        """Somebody looks no more."""
        found = self._asked(guest)
        if found is not None and not found.making:
            self._miss(found, guest, "pass")
        self._forget(guest)

    def allow_bot(self, guest: str, allowed: bool) -> None:
        """Whether a bot may take the seat."""
        seek = self._seeks.get(guest)
        if seek is not None:
            self._seeks[guest] = replace(seek, bot=allowed)
            self.show(guest)

    def call_bot(self, guest: str) -> None:
        """The bot sits down at once. Raises Denied."""
        seek = self._seeks.get(guest)
        if seek is None:
            raise Denied(409, "no-seek")
        if self._asked(guest) is None:
            self._offer_bot(seek)

    def sit(self, guest: str, found: str, seal: str | None) -> None:
        """Somebody sits down with those who were found. Raises Denied."""
        asked = self._found.get(found)
        if asked is None or all(seek.guest != guest for seek in asked.seeks):
            raise Denied(409, "found-gone")
        if asked.making:
            return
        asked.yes[guest] = seal
        if len(asked.yes) == len(asked.seeks):
            asked.making = True
            task = asyncio.create_task(self._make(asked), name="seating")
            self._making.add(task)
            task.add_done_callback(self._making.discard)

    def leave(self, guest: str, found: str) -> None:
        """Somebody does not sit down, and looks no more."""
        asked = self._found.get(found)
        if asked is not None and not asked.making and any(seek.guest == guest for seek in asked.seeks):
            self._miss(asked, guest, "pass")
        self._forget(guest)

    # ---- what time does

    def tick(self) -> None:
        """Who was silent is asked no more; who waits takes others; bots sit down where it is time."""
        now = self._clock()
        for found in [one for one in self._found.values() if not one.making and now >= one.until + LATE]:
            silent = [seek.guest for seek in found.seeks if seek.guest not in found.yes]
            self._miss(found, silent[0], "silent")
            for guest in silent:
                self._forget(guest)
        self._passed = {pair: until for pair, until in self._passed.items() if until > now}
        self.pair()
        for seek in list(self._seeks.values()):
            at = seek.bot_at
            if at is not None and now >= at and self._free(seek.guest):
                self._offer_bot(seek)

    def pair(self) -> None:
        """Those who may meet are asked."""
        now = self._clock()
        free = [self._kept_apart(seek) for seek in self._seeks.values() if self._free(seek.guest)]
        sides = {game: game_of(game).sides for game in {seek.game for seek in free} if game in loadable()}
        for seeks in meeting(free, sides, now):
            self._ask(Found(new_id(), seeks, now + WITHIN))

    def gone(self, guest: str) -> None:
        """Somebody has no page open any more."""
        self.stop(guest)

    # ---- inside

    def _kept_apart(self, seek: Seek) -> Seek:
        """With those added of whom one did not sit down a moment ago."""
        lately = {other for pair in self._passed if seek.guest in pair for other in pair if other != seek.guest}
        return replace(seek, apart=seek.apart | lately) if lately else seek

    def _free(self, guest: str) -> bool:
        """Whether somebody can be asked now: a page of theirs is open, and they are not being asked."""
        return bool(self._present.lines(guest)) and self._asked(guest) is None

    def _asked(self, guest: str) -> Found | None:
        return next((one for one in self._found.values() if any(seek.guest == guest for seek in one.seeks)), None)

    def _forget(self, guest: str) -> None:
        self._bots.pop(guest, None)
        self._reach.pop(guest, None)
        if self._seeks.pop(guest, None) is not None:
            self.show(guest)

    async def _bot_for(self, seek: Seek) -> tuple[str, Standing]:
        """The bot that is nearest by strength, and how it stands."""
        bots = game_of(seek.game).bots
        ladder = seek.ladder or seek.game
        known = await self._ladders.on(ladder, [f"{BOT}{bot}" for bot in bots])
        nearest = min(bots, key=lambda bot: abs(known[f"{BOT}{bot}"].rating.mu - seek.rating.mu))
        return nearest, known[f"{BOT}{nearest}"]

    def _offer_bot(self, seek: Seek) -> None:
        bot, _ = self._bots[seek.guest]
        self._ask(Found(new_id(), [seek], self._clock() + WITHIN, bot))

    def _ask(self, found: Found) -> None:
        self._found[found.id] = found
        for seek in found.seeks:
            self._present.tell(seek.guest, lambda line, found=found: self._frame(found, line.viewer.lang))  # type: ignore[misc]

    def _frame(self, found: Found, lang: str) -> f.FoundFrame:
        seats = [
            f.Somebody(seek.guest, seek.name, rating=rating_data(Standing(seek.rating)) if seek.rated else None)
            for seek in found.seeks
        ]
        if found.bot:
            seats.append(self._bot(found.seeks[0], lang))
        within = max(0.0, round(found.until - self._clock(), 1))
        return f.FoundFrame(f.FoundData(found.id, found.seeks[0].game, seats, within, bool(found.bot)))

    def _bot(self, seek: Seek, lang: str) -> f.Somebody:
        bot, standing = self._bots[seek.guest]
        return f.Somebody("", name_of_bot(bot, 0, lang), bot, rating_data(standing))

    def _miss(self, found: Found, by: str, why: f.Why, text: str = "") -> None:
        """It came to nothing: who said yes, or was not asked for long enough to, looks on from where they were."""
        self._found.pop(found.id, None)
        now = self._clock()
        for seek in found.seeks:
            if seek.guest != by and why == "pass" and not found.bot:
                self._passed[frozenset((by, seek.guest))] = now + APART
            looking = seek.guest != by and (why != "silent" or seek.guest in found.yes)
            code = f"seek-{why}" if looking else "seek-own"
            self._present.tell(
                seek.guest,
                lambda line, looking=looking, code=code: f.MissedFrame(  # type: ignore[misc]
                    f.MissedData(why, text or say(code, line.viewer.lang), looking)
                ),
            )

    async def _make(self, found: Found) -> None:
        """The table of those who sit down."""
        try:
            if found.bot:
                seek = found.seeks[0]
                made = await self._seating.with_bot(seek, found.bot, found.yes[seek.guest])
            else:
                made = await self._seating.together(found.seeks, found.yes)
        except Exception as wrong:
            if not isinstance(wrong, Denied):
                log.exception("those who met could not be seated")
            denied = wrong if isinstance(wrong, Denied) else Denied(500, "fault")
            self._found.pop(found.id, None)
            for seek in found.seeks:
                self._present.tell(
                    seek.guest,
                    lambda line: f.MissedFrame(f.MissedData("fault", denied.text(line.viewer.lang), False)),
                )
                self._forget(seek.guest)
            return
        self._found.pop(found.id, None)
        for seek in found.seeks:
            self._seeks.pop(seek.guest, None)
            self._bots.pop(seek.guest, None)
            seal = found.yes[seek.guest]
            self._present.tell(
                seek.guest,
                lambda _, seal=seal: f.SeatedFrame(f.SeatedData(made.id, made.path, seal)),  # type: ignore[misc]
            )
            self.show(seek.guest)

    # ---- what people are shown

    def greet(self, line: Listener) -> None:
        """A page that was just opened hears what its guest looks for, and who was found."""
        self._present.show(line, "seek", self._seek_frame(line.guest, line.viewer.lang))
        found = self._asked(line.guest)
        if found is not None and not found.making and line.guest not in found.yes:
            line.say(self._frame(found, line.viewer.lang))

    def show(self, guest: str) -> None:
        """All pages of a guest hear what they look for."""
        for line in self._present.lines(guest):
            self._present.show(line, "seek", self._seek_frame(guest, line.viewer.lang))

    def _seek_frame(self, guest: str, lang: str) -> f.SeekFrame:
        seek = self._seeks.get(guest)
        if seek is None:
            return f.SeekFrame(None)
        now, points, at = self._clock(), seek.rating.points, seek.bot_at
        reach = seek.reach(now)
        return f.SeekFrame(
            f.SeekData(
                seek.game,
                seek.ladder,
                dict(seek.options),
                seek.clock,
                seek.rated,
                rating_data(Standing(seek.rating, seek.games)) if seek.rated else None,
                round(now - seek.since, 1),
                points - reach if seek.rated else None,
                points + reach if seek.rated else None,
                round(seek.wider(now) - now, 1) if seek.rated else None,
                self._bot(seek, lang),
                None if at is None else max(0.0, round(at - now, 1)),
            )
        )

    def widen(self) -> None:
        """Who takes more strengths by now is told so."""
        now = self._clock()
        for guest, seek in list(self._seeks.items()):
            if seek.rated and self._reach.get(guest) != seek.reach(now):
                self._reach[guest] = seek.reach(now)
                self.show(guest)
