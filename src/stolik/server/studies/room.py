"""All that a house has of studies: who may, what is told, what changes, who is there, and places as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from stolik.server.denied import Denied
from stolik.server.floor import Floor
from stolik.server.guests import Guest
from stolik.server.manners import Manners
from stolik.server.processes import Processes
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.words import people, say
from stolik.server.workers import Workers

from . import bodies as b
from . import kept, playing
from .circles import Circles
from .desk import Desk, Ended
from .places import Place, Row, chapter_row, find, names_in
from .playing import Branch, Remark, Riddle
from .rights import Gate
from .telling import Reader, chapter_title, names_of


class Studies:
    """The studies of a house. `who` in what follows is in whose queue work waits."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        workers: Workers,
        processes: Processes,
        manners: Manners,
        floor: Floor,
        ended: Ended,
    ) -> None:
        self.gate = Gate(store, manners)
        self.reader = Reader(store, self.gate, manners)
        self.circles = Circles(processes, self.gate)
        self.desk = Desk(store, settings, workers, processes, manners, floor, self.gate, ended, self.circles.changed)
        self._manners = manners
        self._store = store
        self._workers = workers

    # ---- places

    async def line(self, who: str, study: str, chapter: str, guest: Guest | None, seat: int | None, lang: str) -> bytes:
        """The main line of a chapter, from a seat's eyes: a MainLine. Raises Denied."""
        found = await self.gate.reads(study, guest)
        place = await self._find(found.row["id"], chapter, "0")
        names = people(place.names, lang)
        asked = (place.chapter["record"], names, seat, lang)
        key = (place.chapter["id"], names, seat, lang)
        return await self._workers.ask(who, playing.line, *asked, key=key)

    async def place(
        self, who: str, study: str, chapter: str, at: str, guest: Guest | None, seat: int | None, lang: str
    ) -> bytes:
        """One place: a PlaceShown. Raises Denied."""
        found = await self.gate.reads(study, guest)
        place = await self._find(found.row["id"], chapter, at)
        key = (*place.key, place.at, seat, lang)
        return await self._workers.ask(who, playing.place, place.comes, place.at, seat, lang, key=key)

    async def _find(self, study: str, chapter: str, at: str) -> Place:
        return await self._store.ask(lambda connection: find(connection, study, chapter, at))

    # ---- puzzles

    async def puzzle(self, who: str, study: str, puzzle: str, guest: Guest | None, lang: str) -> bytes:
        """A puzzle, from the eyes of whoever is asked: a PuzzleShown. Raises Denied."""
        row, place = await self._puzzle(study, puzzle, guest)
        deaf = guest is not None and row["author"] in await self._manners.muted(guest.id)
        by = await self._store.ask(lambda connection: names_of(connection, place.chapter["id"]))
        told = Riddle(
            row["id"],
            row["study"],
            chapter_title(place.chapter, place.names, lang),
            "" if deaf else row["ask"],
            by.get(row["author"]) or say("left", lang),
        )
        return await self._workers.ask(who, playing.puzzle, place.comes, place.at, told, lang)

    async def try_puzzle(
        self, who: str, study: str, puzzle: str, guest: Guest | None, picks: Sequence[Any] | None, lang: str
    ) -> b.PuzzleTold:
        """What comes of an answer (None: the answers are asked for). Raises Denied, for an illegal one with its
        rule."""
        row, place = await self._puzzle(study, puzzle, guest)
        called = [one.get(lang) or one["en"] for one in row["labels"]]
        if picks is None:
            return b.PuzzleTold(False, called)
        good: bool = await self._workers.ask(who, playing.found, place.comes, row["answers"], list(picks), lang)
        return b.PuzzleTold(good, called if good else [])

    async def _puzzle(self, study: str, puzzle: str, guest: Guest | None) -> tuple[Row, Place]:
        found = await self.gate.reads(study, guest)

        def read(connection: Connection) -> tuple[Row, Place]:
            p, c = kept.puzzles.c, kept.chapters.c
            query = select(kept.puzzles, c.study).join(kept.chapters, c.id == p.chapter)
            row = connection.execute(query.where((p.id == puzzle) & (c.study == found.row["id"]))).mappings().first()
            if row is None:
                raise Denied(404, "no-puzzle")
            at = row["node"] or str(row["n"])
            return dict(row), find(connection, found.row["id"], row["chapter"], at)

        return await self._store.ask(read)

    # ---- as a file

    async def record(self, study: str, chapter: str, guest: Guest | None, lang: str) -> dict[str, Any]:
        """The record of a chapter, without its branches. Raises Denied."""
        found = await self.gate.reads(study, guest)
        place = await self._find(found.row["id"], chapter, "0")
        return {**place.chapter["record"], "names": list(people(place.names, lang))}

    async def text(self, who: str, study: str, chapter: str, guest: Guest | None, lang: str) -> str:
        """A chapter as a text: moves, branches, comments. Raises Denied."""
        found = await self.gate.reads(study, guest)
        shown = await self.reader.chapter(study, chapter, guest, lang)

        def read(connection: Connection) -> tuple[Row, tuple[str, ...]]:
            row = chapter_row(connection, found.row["id"], chapter)
            return row, names_in(connection, row["id"])

        row, names = await self._store.ask(read)
        branches = [Branch(one.id, one.parent, one.n, one.label, one.name) for one in shown.nodes]
        remarks = [Remark(one.at, one.by, one.text) for one in shown.comments if not one.muted]
        title = chapter_title(row, names, lang)
        return await self._workers.ask(who, playing.text, row["record"], names, title, branches, remarks, lang)
