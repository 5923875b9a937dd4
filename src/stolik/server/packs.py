"""Packs of guests: cards that they bring, read from files of theirs, kept, and put beside those of a game
(docs/packs.md)."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Text, delete, insert, select, type_coerce, update

from stolik.catalog import load_game, loadable
from stolik.decks.deck import fold
from stolik.game import Game
from stolik.packs.apart import Found, Limits, Reading
from stolik.packs.pack import PackCard, named
from stolik.packs.reading import PackError, card_files

from . import pack_bodies as pb
from . import packing
from . import store as db
from .denied import Denied
from .guests import Guest, new_id
from .packing import NONE, Carried, Written
from .settings import Settings
from .store import Store
from .workers import Workers

EVERY: Final = 0.4
"""Seconds after which it is told how far a file is read."""
PATIENCE: Final = Limits(start=60.0, card=5.0, slow=3)
"""What reading a file of a guest's may take."""
LONGEST: Final = 180.0
"""Seconds that a file may take in all; what was read by then can be kept."""
SAYING: Final = 30.0
"""Seconds that reading an owner's words may take: a process that hasn't yet reads all cards first, for what is near.
So long may a pack take that somebody shared, or all cards of one's packs."""
LEFT: Final = 100
"""So many of the entries that are no cards are told."""
LONGEST_NAME: Final = 100
"""Characters of the name of a file that are looked at."""
KEPT: Final = 32 * 1024 * 1024
"""Characters of cards that are kept at hand, of whoever asked last."""
INFO: Final = ("id", "name", "game", "source", "since", "fingerprint", "cards", "playable")
TEXT: Final = type_coerce(db.packs.c.data, Text).label("text")
"""A pack as it is written."""


class Packs:
    """Where guests keep the cards that they bring."""

    def __init__(self, store: Store, settings: Settings, workers: Workers) -> None:
        self._store = store
        self._limits = settings.limits
        self._workers = workers
        self._files = asyncio.Semaphore(settings.limits.files_read)
        self._reading: set[str] = set()
        self._known: OrderedDict[tuple[str, float], dict[str, str]] = OrderedDict()

    # ---- what there is

    async def all(self, guest: Guest) -> list[pb.PackInfo]:
        """A guest's packs, in the order in which they came."""
        return [_info(row) for row in await self._rows(guest)]

    async def one(self, guest: Guest, pack: str, show: pb.Show = "all", first: int = 0, most: int = 60) -> pb.PackShown:
        """A pack with the cards that are asked for, and where all of them are. Raises Denied."""
        row = await self._row(guest, pack)
        asked = (row["id"], row["updated"], show, first, most)
        work = self._workers.ask(guest.id, packing.cards_of, row["text"], show, first, most, key=asked)
        cards, left, ids = await work
        return pb.PackShown(_info(row), cards, left[:LEFT], len(left), await self._use(guest, row, ids))

    async def card(self, guest: Guest, pack: str, card: str, lang: str) -> bytes:
        """The body that has a card of a pack, as its owner sees it (PackCardShown). Raises Denied."""
        row = await self._row(guest, pack)
        asked = (row["id"], row["updated"], card, lang)
        return await self._workers.ask(guest.id, packing.card_of, row["text"], card, lang, key=asked)

    async def share(self, guest: Guest, pack: str) -> str:
        """A pack for somebody else: what its cards do, and nothing that is printed on them. Raises Denied."""
        row = await self._row(guest, pack)
        return await self._workers.ask(guest.id, packing.shared, row["text"])

    # ---- what becomes of it

    async def rename(self, guest: Guest, pack: str, name: str) -> pb.PackInfo:
        """Call a pack something else. Raises Denied."""
        row = await self._row(guest, pack)
        wanted = named(name)
        if not wanted:
            raise Denied(400, "pack-name")
        for other in await self._rows(guest):
            if other["id"] != row["id"] and other["game"] == row["game"] and fold(other["name"]) == fold(wanted):
                raise Denied(409, "have-pack-name", other["name"], other["since"], where=other["id"])
        made = await self._workers.ask(guest.id, packing.renamed, row["text"], wanted)
        return await self._change(row, made)

    async def say(self, guest: Guest, pack: str, body: pb.PackSay) -> pb.PackSaid:
        """Read what the owner says that a card does, and keep it if that is wanted. Raises Denied."""
        row = await self._row(guest, pack)
        asked = (row["id"], row["updated"], body.card, body.place, body.text, body.reading)
        what = (row["text"], body.card, body.place, body.text, body.reading)
        told, made = await self._workers.ask(guest.id, packing.said_of, *what, seconds=SAYING, key=asked)
        if body.keep and made is not None:
            others = [one for one in await self._rows(guest, text=True) if one["id"] != row["id"]]
            self._check(made, others)
            alike = [one for one in others if one["game"] == made.game]
            clash = await asyncio.to_thread(_clash, made.data, alike, body.card)
            if clash is not None:
                raise Denied(409, "packs-clash", *clash)
            await self._change(row, made)
        return told

    async def drop(self, guest: Guest, pack: str) -> None:
        """Forget a pack. Games with its cards go on: they have them themselves. Raises Denied."""
        await self._row(guest, pack)
        await self._store.write(delete(db.packs).where(db.packs.c.id == pack))

    async def _change(self, row: Mapping[str, Any], made: Written) -> pb.PackInfo:
        """Write what a pack is now. Raises Denied where it is another by now than the one that was read."""
        values = _values(made)
        change = update(db.packs).where(db.packs.c.id == row["id"]).values(**values)
        await self._store.write(change, lease=_Unchanged(row["id"], row["updated"]))
        return _info({**row, **values})

    # ---- files

    async def read(
        self, guest: Guest, content: bytes, source: str, replacing: str = "", until: int = 0
    ) -> AsyncGenerator[pb.PackLine, None]:
        """Read a card file, or a pack that somebody shared, and keep it: how far that is, now and then, and last what
        became of it. `replacing` is the pack that it may replace, `until` after how many entries to stop. Whoever no
        longer listens has nothing kept. What is refused at once raises Denied; what is refused later is in the last
        line."""
        source = named(source.replace("\\", "/").rpartition("/")[2][:LONGEST_NAME]) or "file"
        if guest.id in self._reading:
            raise Denied(429, "pack-reading", retry=2)
        self._reading.add(guest.id)
        try:
            if packing.is_shared(content):
                most = self._limits.pack_cards_a_guest
                sent = (content, source, _today(), most)
                made = await self._workers.ask(guest.id, packing.received, *sent, seconds=SAYING)
                yield pb.PackLine(made.cards, made.cards, [], await self._keep(guest, made, replacing))
                return
            check_kind(source)
            async with self._files:
                async for line in self._read(guest, content, source, replacing, until):
                    yield line
        finally:
            self._reading.discard(guest.id)

    async def _read(
        self, guest: Guest, content: bytes, source: str, replacing: str, until: int
    ) -> AsyncIterator[pb.PackLine]:
        try:
            reading = Reading(content, source, _patience(self._limits.pack_cards_a_guest))
        except PackError as wrong:
            raise Denied(400, "bad-pack", str(wrong)) from None
        steps = reading.steps()
        began = time.monotonic()
        ended = False
        try:
            while not ended and not 0 < until <= len(reading.found):
                spent = time.monotonic() - began
                if until and reading.found and spent > 2 * LONGEST:
                    break  # a busy machine: what was chosen to be kept isn't refused for being slower now
                if spent > LONGEST * (2 if until else 1):
                    raise Denied(422, "pack-long", len(reading.found), reading.of)
                try:
                    found, ended = await asyncio.to_thread(_some, steps, until - len(reading.found) if until else 0)
                except PackError as wrong:
                    raise Denied(400, "bad-pack", str(wrong)) from None
                glimpses = [pb.PackGlimpse(_name(one), one.playable) for one in found if isinstance(one, PackCard)]
                yield pb.PackLine(reading.of, len(reading.found), glimpses)
        finally:
            asyncio.get_running_loop().run_in_executor(None, _closed, reading, steps)
        try:
            made = await asyncio.to_thread(lambda: packing.written(reading.pack(_today()), reading.game))
        except PackError as wrong:
            raise Denied(400, "bad-pack", str(wrong)) from None
        kept = await self._keep(guest, made, replacing)
        yield pb.PackLine(reading.of, len(reading.found), [], kept)

    async def _keep(self, guest: Guest, made: Written, replacing: str) -> pb.PackInfo:
        """Keep a pack that was read, whole or not at all. Raises Denied for one that is here already unless it may
        replace that, for one whose cards have the ids of others that are here, and for too much."""
        here = await self._rows(guest, text=True)
        alike = [row for row in here if row["game"] == made.game]
        same = next((row for row in alike if row["fingerprint"] == made.fingerprint), None)
        old = same or next((row for row in alike if fold(row["name"]) == fold(made.name)), None)
        if same is not None and any(fold(row["name"]) == fold(made.name) for row in alike if row is not same):
            # What it would be called is another's name: it stays what it was called.
            made = await asyncio.to_thread(packing.renamed, made.data, same["name"])
        if old is not None and old["id"] != replacing:
            if same is not None:
                raise Denied(409, "have-pack", old["since"], where=old["id"])
            raise Denied(409, "have-pack-name", old["name"], old["since"], where=old["id"])
        others = [row for row in here if row is not old]
        clash = await asyncio.to_thread(_clash, made.data, [row for row in others if row["game"] == made.game])
        if clash is not None:
            raise Denied(409, "packs-clash", *clash)
        self._check(made, others)
        values = _values(made)
        if old is not None:
            return await self._change(old, made)
        row = {"id": new_id(), "guest": guest.id, "game": made.game}
        await self._store.write(insert(db.packs).values(**row, **values))
        return _info({**row, **values})

    def _check(self, made: Written, others: Sequence[Mapping[str, Any]]) -> None:
        """Whether a guest may keep that beside the others. Raises Denied."""
        limits = self._limits
        if len(others) >= limits.packs_a_guest:
            raise Denied(409, "many-packs", limits.packs_a_guest)
        if made.cards + sum(row["cards"] for row in others) > limits.pack_cards_a_guest:
            raise Denied(409, "many-pack-cards", limits.pack_cards_a_guest)
        if len(made.data.encode()) + sum(row["size"] for row in others) > limits.pack_bytes_a_guest:
            raise Denied(409, "much-packs", limits.pack_bytes_a_guest // (1024 * 1024))

    # ---- their cards beside those of a game

    async def cards(
        self, guest: Guest | None, game: Game, keys: Iterable[str] | None = None, only: bool = False
    ) -> Carried:
        """The cards of a guest's packs that a game has beside its own, of several with one id the first that can be
        played; with `keys` those alone that are so called, as far as all are called by their ids, with `only` in any
        case."""
        if guest is None or not (game.packs_of or game.card_files):
            return NONE
        game = game.home or game
        home = game.packs_of or game.id
        wanted = None if keys is None else {key for key in keys if key not in game.pool}
        if wanted is not None and not wanted:
            return NONE
        found: dict[str, tuple[str, str, str]] = {}
        rows = [row for row in await self._rows(guest) if row["game"] == home]
        for row in rows:
            for key, text in (await self._indexed(row)).items():
                if key in game.pool or (
                    key in found and not (packing.is_stopped(found[key][0]) and not packing.is_stopped(text))
                ):
                    continue
                found[key] = (text, row["fingerprint"], row["name"])
        if wanted is not None and (only or wanted <= found.keys()):
            return tuple(found[key] for key in sorted(wanted & found.keys()))
        return tuple(found[key] for key in sorted(found))

    async def edition(self, guest: Guest | None, game: Game) -> str:
        """What changes whenever the cards of a guest's packs do that a game has beside its own."""
        home = (game.home or game).packs_of or (game.home or game).id
        rows = [] if guest is None else [row for row in await self._rows(guest) if row["game"] == home]
        made = repr([(row["id"], row["updated"]) for row in rows]) + f" {game.id} {len(game.pool)}"
        return blake2b(made.encode(), digest_size=12).hexdigest()

    async def over(self, guest: Guest, game: Game, decks: Iterable[Any]) -> tuple[Game, Carried]:
        """The game over its own cards and those of a guest's packs that these decks hold, and those."""
        game = game.home or game
        stacks = [deck for deck in decks if deck is not None]
        carried = await self.cards(guest, game, [card for deck in stacks for stack in deck for card in stack])
        if not carried:
            return game, NONE
        return await asyncio.to_thread(packing.game_over, game, carried), carried

    async def _indexed(self, row: Mapping[str, Any]) -> dict[str, str]:
        key = (row["id"], row["updated"])
        found = self._known.get(key)
        if found is None:
            read = await self._store.read(select(TEXT).where(db.packs.c.id == row["id"]))
            found = await asyncio.to_thread(packing.indexed, read[0]["text"] if read else "")
            self._known[key] = found
            while len(self._known) > 1 and sum(_weight(one) for one in self._known.values()) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return found

    # ---- the store

    async def _rows(self, guest: Guest, text: bool = False) -> Sequence[Mapping[str, Any]]:
        columns = [column for column in db.packs.columns if column.name != "data"]
        query = select(*columns, *((TEXT,) if text else ())).where(db.packs.c.guest == guest.id)
        return await self._store.read(query.order_by(db.packs.c.since, db.packs.c.id))

    async def _row(self, guest: Guest, pack: str) -> Mapping[str, Any]:
        """A pack as the store has it, with its text. Raises Denied."""
        columns = [column for column in db.packs.columns if column.name != "data"]
        mine = (db.packs.c.id == pack[:24]) & (db.packs.c.guest == guest.id)
        found = await self._store.read(select(*columns, TEXT).where(mine))
        if not found:
            raise Denied(404, "no-pack")
        return found[0]

    async def _use(self, guest: Guest, row: Mapping[str, Any], ids: Sequence[str]) -> pb.PackUse:
        """Where the cards of a pack are: in which decks of its owner's, and in which games of theirs that go on."""
        own = set(ids)
        games = [one for one in loadable() if (load_game(one).packs_of or one) == row["game"]]
        decks = await self._store.read(
            select(db.decks.c.stacks).where((db.decks.c.guest == guest.id) & db.decks.c.game.in_(games))
        )
        table, seat = db.tables.c, db.seats.c
        sits = select(seat.table_id).where(seat.guest == guest.id)
        live = table.brought.is_not(None) & table.status.in_(("running", "waiting"))
        tables = await self._store.read(select(table.brought).where(live & table.id.in_(sits)))
        held = [{card for stack in one["stacks"] for card in stack} for one in decks if isinstance(one["stacks"], list)]
        played = [
            {card for pack in one["brought"]["packs"] for card in pack["cards"]}
            for one in tables
            if isinstance(one["brought"], dict)
        ]
        return pb.PackUse(sum(bool(own & one) for one in held), sum(bool(own & one) for one in played))


class _Unchanged:
    """Lets a pack be written as long as it is the one that was read: of two who change it the second is told."""

    def __init__(self, pack: str, updated: float) -> None:
        self._pack = pack
        self._updated = updated

    def check(self, connection: Connection) -> None:
        """Hold the pack until the transaction ends. Raises Denied where it was changed or removed since."""
        query = select(db.packs.c.updated).where(db.packs.c.id == self._pack).with_for_update()
        found = connection.execute(query).scalar_one_or_none()
        if found is None:
            raise Denied(404, "no-pack")
        if found != self._updated:
            raise Denied(409, "pack-changed")


def check_kind(source: str) -> None:
    """Raises Denied for a file whose ending is no card file's."""
    homes = [home for game in map(load_game, loadable()) if (home := card_files(game)) is not None]
    endings = list(dict.fromkeys(end for home in homes for end in home.endings))
    if Path(source).suffix.lower() not in endings:
        raise Denied(400, "pack-kind", source, ", ".join(endings))


def _patience(cards: int) -> Limits:
    return Limits(PATIENCE.start, PATIENCE.card, PATIENCE.slow, cards)


def _today() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime())


def _some(steps: Iterator[Found], most: int) -> tuple[list[Found], bool]:
    """What is found in some tenths of a second, at most so many (0: any number), and whether that was the last."""
    until = time.monotonic() + EVERY
    found: list[Found] = []
    for one in steps:
        found.append(one)
        if time.monotonic() > until or len(found) == most:
            return found, False
    return found, True


def _closed(reading: Reading, steps: Iterator[Found]) -> None:
    """Nothing more is read."""
    reading.stop()
    with suppress(ValueError):  # it is read from in another thread, which finds that it has stopped
        steps.close()  # type: ignore[attr-defined]


def _name(card: PackCard) -> str:
    return str(getattr(card.card, "printed_name", card.id))


def _clash(text: str, others: Sequence[Mapping[str, Any]], card: str = "") -> tuple[str, str] | None:
    """The ids of cards that another pack has with other facts or texts, and that pack's name; None where there are
    none. Texts that can't be read are not compared. With `card` only that one is looked at."""
    mine = packing.indexed(text)
    for row in others:
        known = packing.indexed(row["text"])
        ids = [
            key
            for key in ([card] if card else mine)
            if key in known
            and not (packing.is_stopped(mine[key]) or packing.is_stopped(known[key]))
            and _card(mine[key]) != _card(known[key])
        ]
        if ids:
            more = f" (+{len(ids) - 3})" if len(ids) > 3 else ""
            return f"{', '.join(ids[:3])}{more}", row["name"]
    return None


def _card(text: str) -> Any:
    return msgspec.json.decode(text)["card"]


def _weight(cards: Mapping[str, str]) -> int:
    return sum(map(len, cards.values()))


def _values(made: Written) -> dict[str, Any]:
    """What is written of a pack whenever it changes."""
    return {
        "name": made.name,
        "source": made.source,
        "since": made.since,
        "fingerprint": made.fingerprint,
        "cards": made.cards,
        "playable": made.playable,
        "size": len(made.data.encode()),
        "data": msgspec.json.decode(made.data),
        "updated": time.time(),
    }


def _info(row: Mapping[str, Any]) -> pb.PackInfo:
    return pb.PackInfo(**{name: row[name] for name in INFO})
