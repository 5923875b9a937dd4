"""The lobby itself: one for the whole house, in one process (architecture: The lobby). Its task is the only one that
tells what there is to see; what guests say is answered as it comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import allowed, game_of, seat_of
from stolik.server.ladders import Ladders
from stolik.server.listeners import Listener
from stolik.server.manners_bodies import SaidToAll
from stolik.server.opener import countable
from stolik.server.packs import Packs
from stolik.server.saying import Saying
from stolik.server.shelf import Shelf
from stolik.server.store import Lost, Store, Writer
from stolik.server.tournaments.desk import Desk
from stolik.server.tournaments.tables import Dealer

from . import frames as f
from .comings import Comings
from .looking import Looking
from .lookout import Lookout
from .present import Here, Present
from .seeks import Seek
from .showing import Sights, Teller, ladder_name, read
from .tables import FRIEND, Tables

log = logging.getLogger("stolik.server")

DUTY: Final = "duty:lobby"
EVERY: Final = 1.0
"""Seconds between two looks at the clock."""
LOOK: Final = 10.0
"""After so many seconds the store is read again, also where nobody said that anything changed."""


class Hall:
    """Who is here, and what they see; and the desk of all tournaments. `writer` writes while this process has the
    lobby; `apart` says from whom somebody keeps apart, `watching` how many look on at a table, `delay` by how many
    seconds later they see games of people, `wake` lets one live, `resign` gives up at one for somebody, `post` sends
    notices to who has no page open. Begin it with `open`."""

    def __init__(
        self,
        writer: Writer,
        store: Store,
        ladders: Ladders,
        tables: Tables,
        shelf: Shelf,
        packs: Packs,
        apart: Callable[[str], Awaitable[frozenset[str]]],
        watching: Callable[[str], int | None],
        delay: float,
        dealer: Dealer,
        wake: Callable[[str], Awaitable[object]],
        resign: Callable[[str, str], Awaitable[object]],
        post: Callable[[Writer, Here], Awaitable[None]],
    ) -> None:
        self.desk = Desk(writer, store, shelf, packs, dealer, wake, resign, self._changed)
        self.present = Present()
        self.looking = Looking(self.present, ladders, tables, self._wants)
        self._writer = writer
        self._store = store
        self._ladders = ladders
        self._shelf = shelf
        self._packs = packs
        self._apart = apart
        self._watching = watching
        self._delay = delay
        self._saying = Saying(store)
        self._said: SaidToAll | None = None
        self._sights = Sights()
        self._stirred = asyncio.Event()
        self._read_at = 0.0
        self.lookout = Lookout(writer, store, self.present)
        self._comings = Comings(writer, store)
        self._post = post
        self._task: asyncio.Task[None] | None = None
        self._posting: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._live(), name="lobby")
        self._posting = asyncio.ensure_future(self._post(self._writer, self.present.here))

    async def close(self) -> None:
        """Everybody is told that the server comes back."""
        for task in (self._task, self._posting):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        self.present.finish()
        await self.looking.close()

    @property
    def closed(self) -> bool:
        """Whether nothing is told here any more."""
        return self._task is None or self._task.done()

    # ---- lines

    def attach(self, line: Listener) -> None:
        """Somebody has opened a page."""
        new = line.guest not in self.present.guests
        self.present.come(line)
        self.looking.greet(line)
        self.lookout.back(line.guest, self.looking.seeks)
        if new:
            self.stir()
        else:
            self._show(line, self._teller())

    def detach(self, line: Listener) -> None:
        """It was closed."""
        self.present.go(line, time.monotonic())

    async def hear(self, line: Listener, message: f.Said) -> None:
        """What somebody says. Raises Denied."""
        guest = line.guest
        match message:
            case f.LookMessage(d):
                new = all(seek.guest != guest for seek in self.looking.seeks)
                await self.looking.look(line, d)
                for seek in self.looking.seeks:
                    if new and seek.guest == guest:
                        await self.lookout.looked(seek)
            case f.LookoutMessage(d):
                await self.lookout.ask(guest, d.how)
                for one in self.present.lines(guest):
                    self.present.show(one, "lookout", self.lookout.frame(guest))
            case f.StopMessage():
                self.looking.stop(guest)
            case f.BotMessage(d):
                self.looking.allow_bot(guest, d.bot)
            case f.NowMessage():
                self.looking.call_bot(guest)
            case f.SitMessage(d):
                self.looking.sit(guest, d.found, d.seal)
            case f.PassMessage(d):
                self.looking.leave(guest, d.found)
        line.say(f.AckedFrame(f.AckedData(message.d.a)))

    def stir(self) -> None:
        """Something has changed: it is read soon."""
        self._read_at = 0.0
        self._stirred.set()

    async def _wants(self, line: Listener, wish: f.Looking) -> Seek:
        """What somebody looks for. Raises Denied."""
        game, lang = game_of(wish.game), p.LANGS[p.LANGS.index(line.viewer.lang)]
        guest = Guest(line.guest, line.name, lang, "system")
        options = dict(allowed(game, wish.options))
        ladder = countable(game, options, wish.clock, [FRIEND]) if wish.rated else None
        seat = None
        if wish.deck is not None:
            stacks = await self._shelf.playable(game, guest, wish.deck, lang, options)
            over, _ = await self._packs.over(guest, game, [stacks])
            seat = seat_of(over, stacks)
        about = ladder or ladder_name({"game": game.id, "settings": {"options": options}})
        standing = (await self._ladders.on(about, [guest.id]))[guest.id]
        return Seek(
            guest.id,
            guest.name,
            lang,
            game.id,
            options,
            wish.deck,
            wish.clock,
            wish.rated,
            ladder,
            standing.rating,
            wish.bot,
            time.monotonic(),
            standing.games,
            seat,
            await self._apart(guest.id),
        )

    # ---- its task

    async def _live(self) -> None:
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self._stirred.wait()
            except TimeoutError:
                pass
            self._stirred.clear()
            try:
                await self._turn(time.monotonic())
            except Lost:
                return  # another process has the lobby now
            except Exception:
                log.exception("the lobby could not be told anew")
                await asyncio.sleep(EVERY)

    async def _turn(self, now: float) -> None:
        for guest in self.present.gone(now):
            self.looking.gone(guest)
            self.lookout.gone(guest)
            self._read_at = 0.0
        await self.lookout.begin()
        await self._comings.note(self.present.guests, time.time())
        self.looking.tick()
        self.looking.widen()
        await self._count()
        await self.desk.turn(time.time())
        if self.present.empty or now - self._read_at < LOOK:
            return
        self._read_at = now
        self._sights = await read(self._store, self._ladders, self.present.guests, self._apart)
        self._said = await self._saying.now()
        teller = self._teller()
        for line in self.present.lines():
            self._show(line, teller)

    async def _count(self) -> None:
        """Games that have ended and count are counted."""
        for table in await self._ladders.reckon(self._writer):
            for change in await self._ladders.change(table):
                self._read_at = 0.0
                if change["guest"] is not None:
                    self.present.tell(change["guest"], lambda _, table=table: f.CountedFrame(f.CountedData(table)))  # type: ignore[misc]

    def _changed(self, tournament: str) -> None:
        """A tournament has changed: all pages hear which."""
        for line in self.present.lines():
            line.say(f.TournamentFrame(f.TournamentData(tournament)))

    def _teller(self) -> Teller:
        return Teller(self._sights, self.present.guests, self._watching, self._delay)

    def _show(self, line: Listener, teller: Teller) -> None:
        guest, lang, show = line.guest, line.viewer.lang, self.present.show
        show(line, "here", f.HereFrame(f.HereData(len(self.present.guests), self._sights.games)))
        show(line, "said", f.SaidFrame(self._said))
        show(line, "tables", f.TablesFrame(teller.tables(guest, lang)))
        show(line, "watch", f.WatchFrame(teller.watched(guest, lang)))
        show(line, "asks", f.AsksFrame(teller.asked(guest, lang)))
        show(line, "mine", f.MineFrame(teller.mine(guest)))
        show(line, "awaited", f.AwaitedFrame(teller.awaited(guest, lang)))
        show(line, "friends", f.FriendsFrame(teller.friends(guest)))
        show(line, "lookout", self.lookout.frame(guest))

    def refused(self, line: Listener, a: int, denied: Denied) -> None:
        """Somebody is told why not."""
        text = denied.text(line.viewer.lang)
        line.say(p.RefuseFrame(p.RefuseData(a, denied.code, text, denied.rule)))
