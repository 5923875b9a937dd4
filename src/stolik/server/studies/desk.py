"""What changes studies. Each change is one transaction that holds the study's row: what was read in it is still so when
it is written, whichever process does it; and it is told in the same transaction."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

from msgspec import UNSET
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from stolik.server import kept_people
from stolik.server import store as db
from stolik.server.denied import Denied
from stolik.server.doing import Doing, execute
from stolik.server.floor import Floor, moment
from stolik.server.guests import BadName, Guest, clean_name, new_id
from stolik.server.judging import game_of
from stolik.server.manners import Manners
from stolik.server.processes import Processes
from stolik.server.quotas import RECORD
from stolik.server.replies import Refused
from stolik.server.room import Room
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.workers import Workers

from . import bodies as b
from . import kept, playing
from .frames import Act
from .places import Place, beginning, below, chapter_row, find, new_node, nodes_in
from .playing import Copied, Leaf, Posed
from .rights import Gate, Known, Standing, known

STUDY: Final = "study"
"""What processes tell each other when a study has changed."""
MEGA: Final = 1024 * 1024
CODE: Final = 12
"""Bytes of chance in the code of a link of invitation."""

T = TypeVar("T")
Ended = Callable[[str, Guest | None], Awaitable[tuple[Room, list[Mapping[str, Any]] | None]]]
Changed = Callable[[str, str, str, str, str, str], Awaitable[None]]
"""Hears which study has changed: its id, its version, the chapter, what sort of thing, and whose doing it was: id and
name."""


class Desk:
    """Takes changes. `ended` finds a game that is over, at which somebody may look; `changed` hears of each change."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        workers: Workers,
        processes: Processes,
        manners: Manners,
        floor: Floor,
        gate: Gate,
        ended: Ended,
        changed: Changed,
    ) -> None:
        self._store = store
        self._settings = settings
        self._workers = workers
        self._processes = processes
        self._manners = manners
        self._floor = floor
        self._gate = gate
        self._ended = ended
        self._changed = changed

    # ---- studies

    async def make(self, guest: Guest, body: b.StudyBody) -> b.StudyMade:
        """A new study with its first chapter. Raises Denied, Elsewhere."""
        self._person(guest)
        title = await self._title(guest, body.title)
        copy, seats, drawn = await self._source(guest, body.chapter)
        chapter_title = await self._title(guest, body.chapter.title)
        made, now = b.StudyMade(new_id(), new_id()), time.time()
        row = {"id": made.id, "owner": guest.id, "title": title, "readers": body.readers, "code": None}

        def work(connection: Connection) -> None:
            self._check_own(connection, guest.id, copy.size, 1)
            connection.execute(insert(kept.studies).values(**row, version=1, created=now, updated=now))
            _add_chapter(connection, made.id, made.chapter, chapter_title, copy, seats, drawn, now)

        await self._store.write(lease=Doing(work))
        return made

    async def change(self, guest: Guest, study: str, body: b.StudyChange) -> None:
        """Another title, or other readers. Raises Denied."""
        values: dict[str, Any] = {}
        if body.title is not UNSET:
            values["title"] = await self._title(guest, body.title)
        if body.readers is not UNSET:
            values["readers"] = body.readers

        def work(connection: Connection, found: Known) -> None:
            if values:
                connection.execute(update(kept.studies).where(kept.studies.c.id == found.row["id"]).values(**values))

        await self._do(guest, study, "study", "", work, "owner")

    async def drop(self, guest: Guest, study: str, host: bool = False) -> None:
        """A study goes, with all that hangs on it. Raises Denied."""

        def work(connection: Connection, found: Known) -> None:
            remove_study(connection, found.row["id"])

        await self._do(guest, study, "study", "", work, "" if host else "owner", host=host)

    async def add_chapter(self, guest: Guest, study: str, body: b.FromGame) -> b.StudyMade:
        """One more chapter. Raises Denied, Elsewhere."""
        await self._gate.writes(study, guest)
        title = await self._title(guest, body.title)
        copy, seats, drawn = await self._source(guest, body)
        made, now = b.StudyMade(study, new_id()), time.time()

        def work(connection: Connection, found: Known) -> None:
            self._check_own(connection, found.row["owner"], copy.size, 0)
            count = select(func.count()).where(kept.chapters.c.study == found.row["id"])
            if (connection.execute(count).scalar() or 0) >= b.MOST_CHAPTERS:
                raise Denied(409, "many-chapters", b.MOST_CHAPTERS)
            _add_chapter(connection, found.row["id"], made.chapter, title, copy, seats, drawn, now)

        await self._do(guest, study, "chapter", made.chapter, work)
        return made

    async def change_chapter(self, guest: Guest, study: str, chapter: str, body: b.ChapterChange) -> None:
        """A chapter's title, or its place. Raises Denied."""
        title = await self._title(guest, body.title) if body.title is not UNSET else None

        def work(connection: Connection, found: Known) -> None:
            row = chapter_row(connection, found.row["id"], chapter)
            if title is not None:
                _set(connection, kept.chapters, row["id"], title=title)
            if body.up:
                c = kept.chapters.c
                query = select(c.id, c.place).where(c.study == found.row["id"]).order_by(c.place, c.id)
                _up(connection, kept.chapters, connection.execute(query).mappings().all(), row["id"])

        await self._do(guest, study, "chapter", chapter, work)

    async def drop_chapter(self, guest: Guest, study: str, chapter: str) -> None:
        """A chapter goes; the owner alone may say so. Raises Denied."""

        def work(connection: Connection, found: Known) -> None:
            remove_chapter(connection, chapter_row(connection, found.row["id"], chapter)["id"])

        await self._do(guest, study, "chapter", chapter, work, "owner")

    # ---- people

    async def invite(self, guest: Guest, study: str) -> str:
        """A new code of the link by which one becomes a writer; an older one ends. Raises Denied."""
        code = new_id(CODE)

        def work(connection: Connection, found: Known) -> None:
            _set(connection, kept.studies, found.row["id"], code=code)

        await self._do(guest, study, "people", "", work, "owner")
        return code

    async def uninvite(self, guest: Guest, study: str) -> None:
        """The link ends. Raises Denied."""

        def work(connection: Connection, found: Known) -> None:
            _set(connection, kept.studies, found.row["id"], code=None)

        await self._do(guest, study, "people", "", work, "owner")

    async def join(self, guest: Guest, code: str) -> str:
        """Become a writer by a link; the study's id. Raises Denied."""
        self._person(guest)
        row = await self._gate.linked(guest, code)
        study = row["id"]
        if row["owner"] == guest.id:
            return str(study)

        def work(connection: Connection) -> None:
            row = connection.execute(select(kept.studies).where(kept.studies.c.id == study).with_for_update())
            found = row.mappings().first()
            if found is None or found["code"] != code:
                raise Denied(404, "study-link-gone")
            _add_member(connection, study, guest.id, True)
            self._tell_in(connection, told, found["version"] + 1)

        told = _Told(study, "", "people", guest)
        await self._commit(work, told)
        return str(study)

    async def add_person(self, guest: Guest, study: str, body: b.PersonBody) -> None:
        """Somebody whom the owner follows is to read, or to write. Raises Denied."""
        follows = kept_people.follows.c
        await self._gate.writes(study, guest, "owner")
        mine = (follows.guest == guest.id) & (follows.whom == body.person)
        if not await self._store.read(select(follows.whom).where(mine)):
            raise Denied(409, "study-not-followed")
        await self._manners.check(guest.id, body.person, "no-person")

        def work(connection: Connection, found: Known) -> None:
            _add_member(connection, found.row["id"], body.person, body.writes)

        await self._do(guest, study, "people", "", work, "owner")

    async def drop_person(self, guest: Guest, study: str, person: str) -> None:
        """Somebody is none of its people any more: the owner says so, or they leave themselves. Raises Denied."""

        def work(connection: Connection, found: Known) -> None:
            mine = (kept.members.c.study == found.row["id"]) & (kept.members.c.member == person)
            if not connection.execute(delete(kept.members).where(mine)).rowcount:
                raise Denied(404, "no-person")

        await self._do(guest, study, "people", "", work, "" if person == guest.id else "owner")

    # ---- branches

    async def branch(self, guest: Guest, study: str, chapter: str, body: b.BranchMade, lang: str) -> b.BranchShown:
        """Go on from a place by an answer. Raises Denied, for one that is illegal with its rule."""
        found = await self._gate.writes(study, guest)
        place = await self._place(found, chapter, body.at)
        if len(place.path) >= b.DEEPEST:
            raise Denied(409, "many-nodes", b.DEEPEST)
        leaf: Leaf = await self._work(guest, playing.grown, place.comes, body.picks, lang)
        if leaf.main is not None:
            return b.BranchShown(str(leaf.main), False)
        told: dict[str, Any] = {}

        def work(connection: Connection, found: Known) -> None:
            told["at"], told["new"] = _add_node(connection, place, leaf, guest.id)

        await self._do(guest, study, "branch", chapter, work, unless=lambda: not told["new"])
        return b.BranchShown(told["at"], told["new"])

    async def change_node(self, guest: Guest, study: str, chapter: str, node: str, body: b.NodeChange) -> None:
        """A branch gets a name, or comes before the one before it. Raises Denied."""
        name = await self._title(guest, body.name, b.LONGEST_NAME) if body.name is not UNSET else None

        def work(connection: Connection, found: Known) -> None:
            nodes = nodes_in(connection, chapter_row(connection, found.row["id"], chapter)["id"])
            row = next((one for one in nodes if one["id"] == node), None)
            if row is None:
                raise Denied(404, "no-place")
            if name is not None:
                _set(connection, kept.nodes, node, name=name)
            if body.up:
                _up(connection, kept.nodes, beginning(nodes, row["parent"], row["n"]), node)

        await self._do(guest, study, "branch", chapter, work)

    async def drop_node(self, guest: Guest, study: str, chapter: str, node: str, whole: bool) -> None:
        """A branch goes, with what is said of it; where others go on from it, only if the `whole` is meant. Raises
        Denied."""

        def work(connection: Connection, found: Known) -> None:
            row = chapter_row(connection, found.row["id"], chapter)
            nodes = nodes_in(connection, row["id"])
            if all(one["id"] != node for one in nodes):
                raise Denied(404, "no-place")
            gone = below(nodes, node)
            if len(gone) > 1 and not whole:
                raise Denied(409, "study-children")
            for part in (kept.puzzles, kept.comments):
                connection.execute(delete(part).where((part.c.chapter == row["id"]) & part.c.node.in_(gone)))
            connection.execute(delete(kept.nodes).where(kept.nodes.c.id.in_(gone)))

        await self._do(guest, study, "branch", chapter, work)

    # ---- comments

    async def comment(self, guest: Guest, study: str, chapter: str, body: b.CommentBody) -> str:
        """Say something of a place; the comment's id. Raises Denied."""
        await self._gate.writes(study, guest)
        said = await self._said(guest, body.text)
        id_ = new_id()

        def work(connection: Connection, found: Known) -> None:
            place = find(connection, found.row["id"], chapter, body.at)
            _room(connection, kept.comments, place.chapter["id"], "many-comments", b.MOST_COMMENTS)
            where = {"chapter": place.chapter["id"], "node": place.node, "n": place.n}
            row = {"id": id_, **where, "author": guest.id, "text": said, "at": time.time(), "edited": None}
            connection.execute(insert(kept.comments).values(**row))

        await self._do(guest, study, "comment", chapter, work)
        return id_

    async def change_comment(self, guest: Guest, study: str, chapter: str, comment: str, text: str) -> None:
        """Say something else instead; its author may. Raises Denied."""
        await self._gate.writes(study, guest, "")
        said = await self._said(guest, text)

        def work(connection: Connection, found: Known) -> None:
            row = _part(connection, kept.comments, found, chapter, comment, "no-comment")
            if row["author"] != guest.id:
                raise Denied(403, "study-writer")
            _set(connection, kept.comments, comment, text=said, edited=time.time())

        await self._do(guest, study, "comment", chapter, work, "")

    async def drop_comment(self, guest: Guest, study: str, chapter: str, comment: str, host: bool = False) -> None:
        """A comment goes: its author, the study's owner, or a host says so. Raises Denied."""
        await self._drop_part(guest, study, chapter, kept.comments, comment, "comment", host)

    # ---- puzzles

    async def pose(self, guest: Guest, study: str, chapter: str, body: b.PuzzleBody, lang: str) -> str:
        """Whoever is asked at a place shall find an answer; the puzzle's id. Raises Denied."""
        found = await self._gate.writes(study, guest)
        ask = await self._title(guest, body.ask, b.LONGEST_ASK)
        place = await self._place(found, chapter, body.at)
        posed: Posed = await self._work(guest, playing.posed, place.comes, body.answers, lang)
        id_ = new_id()

        def work(connection: Connection, found: Known) -> None:
            here = find(connection, found.row["id"], chapter, place.at)
            _room(connection, kept.puzzles, here.chapter["id"], "many-study-puzzles", b.MOST_PUZZLES)
            where = {"chapter": here.chapter["id"], "node": here.node, "n": here.n, "author": guest.id}
            told = {"ask": ask, "answers": posed.answers, "labels": posed.labels, "at": time.time()}
            connection.execute(insert(kept.puzzles).values(id=id_, **where, **told))

        await self._do(guest, study, "puzzle", chapter, work)
        return id_

    async def drop_puzzle(self, guest: Guest, study: str, chapter: str, puzzle: str) -> None:
        """A puzzle goes: its author or the study's owner says so. Raises Denied."""
        await self._drop_part(guest, study, chapter, kept.puzzles, puzzle, "puzzle", False)

    # ---- inside

    async def _drop_part(
        self, guest: Guest, study: str, chapter: str, part: Table, id_: str, kind: Act, host: bool
    ) -> None:
        def work(connection: Connection, found: Known) -> None:
            row = _part(connection, part, found, chapter, id_, f"no-{kind}")
            if not host and found.me != "owner" and row["author"] != guest.id:
                raise Denied(403, "study-owner")
            connection.execute(delete(part).where(part.c.id == id_))

        await self._do(guest, study, kind, chapter, work, "", host=host)

    async def _do(
        self,
        guest: Guest,
        study: str,
        kind: Act,
        chapter: str,
        work: Callable[[Connection, Known], None],
        need: Standing = "writer",
        unless: Callable[[], bool] = lambda: False,
        host: bool = False,
    ) -> None:
        """Change a study, as somebody who is at least `need` there, or as a `host`; `unless` says that nothing came of
        it. Raises Denied."""
        if not host:
            await self._gate.writes(study, guest, need)
        told = _Told(study, chapter, kind, guest)

        def change(connection: Connection) -> None:
            found = known(connection, study, guest.id, lock=True, host=host).need(need)
            work(connection, found)
            if not unless():
                self._tell_in(connection, told, found.row["version"] + 1)

        await self._commit(change, told)

    async def _commit(self, work: Callable[[Connection], None], told: _Told) -> None:
        await self._store.write(lease=Doing(work))
        if told.version:
            await self._changed(*told.words)

    def _tell_in(self, connection: Connection, told: _Told, version: int) -> None:
        """The study is at its next version, and other processes hear so."""
        told.version = version
        this = kept.studies.c.id == told.study
        connection.execute(update(kept.studies).where(this).values(version=version, updated=time.time()))
        execute(connection, self._processes.saying(STUDY, *told.words))

    async def _place(self, found: Known, chapter: str, at: str) -> Place:
        return await self._store.ask(lambda connection: find(connection, found.row["id"], chapter, at))

    async def _work(self, guest: Guest, job: Callable[..., T], *asked: Any) -> T:
        return await self._workers.ask(guest.id, job, *asked)

    async def _source(self, guest: Guest, body: b.FromGame) -> tuple[Copied, list[tuple[str | None, str]], str]:
        """The record that a chapter is made of, who played it, and the scenario that it shows. Raises Denied,
        Elsewhere."""
        copy: Copied
        if isinstance(body.scenario, str):
            game, _, scenario = body.scenario.partition("/")
            seed = self._settings.draw("scenario", body.scenario)
            copy = await self._work(guest, playing.drawn, game_of(game).id, scenario, seed)
            return copy, [], f"{copy.game}/{scenario}"
        assert isinstance(body.table, str)
        room, rows = await self._ended(body.table, guest)
        row, foreign = room.row, room.row.kind == RECORD
        if rows is None:
            assert room.history is not None
            copy = await self._work(guest, playing.copied, room.history.match.record.to_data(), foreign)
        else:
            copy = await self._work(guest, playing.copied_of_rows, row.id, row.start, rows, row.seal, foreign)
        guests = [None if foreign else one.guest for one in row.sittings] + [None] * len(copy.names)
        return copy, list(zip(guests, copy.names)), ""

    def _check_own(self, connection: Connection, owner: str, size: int, more: int) -> None:
        """Whether an owner may keep so much more. Raises Denied."""
        limits, c = self._settings.limits, kept.studies.c
        # Whoever makes two at once makes them one after the other.
        connection.execute(select(db.guests.c.id).where(db.guests.c.id == owner).with_for_update()).first()
        count = connection.execute(select(func.count()).where(c.owner == owner)).scalar() or 0
        if more and count >= limits.studies_a_guest:
            raise Denied(409, "many-studies", limits.studies_a_guest)
        own = select(c.id).where(c.owner == owner)
        there = select(func.sum(kept.chapters.c.size)).where(kept.chapters.c.study.in_(own))
        if int(connection.execute(there).scalar() or 0) + size > limits.study_bytes_a_guest:
            raise Denied(409, "much-studies", limits.study_bytes_a_guest // MEGA)

    def _person(self, guest: Guest) -> None:
        if guest.bot:
            raise Denied(403, "study-people")

    async def _title(self, guest: Guest, text: str, longest: int = b.LONGEST_TITLE) -> str:
        """A line of somebody's own, as it is kept; "" for none. Raises Denied."""
        if not text.strip():
            return ""
        await self._may_speak(guest)
        try:
            return clean_name(text, longest)
        except BadName:
            raise Denied(400, "study-text", longest) from None

    async def _may_speak(self, guest: Guest) -> None:
        until = await self._floor.silenced(guest.id)
        if until is not None:
            raise Denied(403, "silenced", said=lambda lang: _silenced(until, lang))

    async def _said(self, guest: Guest, text: str) -> str:
        """A text of somebody's own, as it is kept. Raises Denied: it is empty, or they may not say it now."""
        said = tidy(text)
        if not said:
            raise Denied(400, "study-text", b.LONGEST_COMMENT)
        try:
            await self._floor.take(guest.id, said, True)
        except Refused as refused:
            status = 403 if refused.code == "silenced" else 429
            raise Denied(status, refused.code, said=refused.text, retry=None if status == 403 else 2) from None
        return said


def _silenced(until: float, lang: str) -> str:
    return Denied(403, "silenced", moment(until, lang)).text(lang)


class _Told:
    """What is told of a change; `version` is 0 as long as nothing came of it."""

    def __init__(self, study: str, chapter: str, kind: Act, guest: Guest) -> None:
        self.study = study
        self.chapter = chapter
        self.kind = kind
        self.guest = guest
        self.version = 0

    @property
    def words(self) -> tuple[str, str, str, str, str, str]:
        """As processes tell it each other."""
        return self.study, str(self.version), self.chapter, self.kind, self.guest.id, self.guest.name


def tidy(text: str) -> str:
    """A text of several lines as it is kept: NFC, without invisible characters, without empty lines at its ends."""
    kept_ = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " "))
    return "".join(one for one in kept_ if one == "\n" or unicodedata.category(one)[0] != "C").strip()


def _set(connection: Connection, table: Table, id_: str, **values: Any) -> None:
    connection.execute(update(table).where(table.c.id == id_).values(**values))


def _up(connection: Connection, table: Table, rows: Any, id_: str) -> None:
    """One of these rows, which stand in their order, comes before the one before it."""
    order = [row["id"] for row in rows]
    n = order.index(id_)
    if n > 0:
        order[n - 1], order[n] = order[n], order[n - 1]
    for place, one in enumerate(order):
        _set(connection, table, one, place=place)


def _room(connection: Connection, part: Table, chapter: str, code: str, most: int) -> None:
    """Whether a chapter may have one more. Raises Denied."""
    count = connection.execute(select(func.count()).where(part.c.chapter == chapter)).scalar() or 0
    if count >= most:
        raise Denied(409, code, most)


def _part(connection: Connection, part: Table, found: Known, chapter: str, id_: str, code: str) -> Mapping[str, Any]:
    """The row of a comment or puzzle of a study's chapter. Raises Denied."""
    row = chapter_row(connection, found.row["id"], chapter)
    this = (part.c.id == id_) & (part.c.chapter == row["id"])
    one = connection.execute(select(part).where(this)).mappings().first()
    if one is None:
        raise Denied(404, code)
    return dict(one)


def _add_chapter(
    connection: Connection,
    study: str,
    chapter: str,
    title: str,
    copy: Copied,
    seats: list[tuple[str | None, str]],
    drawn: str,
    now: float,
) -> None:
    last = connection.execute(select(func.max(kept.chapters.c.place)).where(kept.chapters.c.study == study)).scalar()
    row = {"id": chapter, "study": study, "place": 0 if last is None else last + 1, "title": title, "drawn": drawn}
    of = {"game": copy.game, "record": copy.record, "turns": copy.turns, "size": copy.size, "created": now}
    connection.execute(insert(kept.chapters).values(**row, **of))
    for seat, (guest, name) in enumerate(seats):
        connection.execute(insert(kept.seats).values(chapter=chapter, seat=seat, guest=guest, name=name))


def _add_node(connection: Connection, place: Place, leaf: Leaf, author: str) -> tuple[str, bool]:
    """The node of an answer at a place, and whether it is new. Raises Denied."""
    nodes = nodes_in(connection, place.chapter["id"])
    if place.node is not None and all(one["id"] != place.node for one in nodes):
        raise Denied(404, "no-place")
    there = beginning(nodes, place.node, place.n)
    same = next((one for one in there if one["picks"] == leaf.picks), None)
    if same is not None:
        return str(same["id"]), False
    if len(nodes) >= b.MOST_NODES:
        raise Denied(409, "many-nodes", b.MOST_NODES)
    node = new_node()
    row = {"id": node, "chapter": place.chapter["id"], "parent": place.node, "n": place.n}
    of = {"picks": leaf.picks, "labels": leaf.labels, "name": "", "author": author, "at": time.time()}
    last = max((one["place"] for one in there), default=-1)
    connection.execute(insert(kept.nodes).values(**row, **of, place=last + 1))
    return node, True


def _add_member(connection: Connection, study: str, member: str, writes: bool) -> None:
    """Somebody is one of its people from now on. Raises Denied."""
    c = kept.members.c
    mine = (c.study == study) & (c.member == member)
    if connection.execute(select(c.member).where(mine)).first() is not None:
        connection.execute(update(kept.members).where(mine).values(writes=int(writes)))
        return
    count = connection.execute(select(func.count()).where(c.study == study)).scalar() or 0
    if count >= b.MOST_PEOPLE:
        raise Denied(409, "many-study-people", b.MOST_PEOPLE)
    row = {"study": study, "member": member, "writes": int(writes), "since": time.time()}
    connection.execute(insert(kept.members).values(**row))


def remove_chapter(connection: Connection, chapter: str) -> None:
    """A chapter goes, with all that hangs on it."""
    for part in kept.PARTS:
        connection.execute(delete(part).where(part.c.chapter == chapter))
    connection.execute(delete(kept.chapters).where(kept.chapters.c.id == chapter))


def remove_study(connection: Connection, study: str) -> None:
    """A study goes, with all that hangs on it."""
    for chapter in connection.execute(select(kept.chapters.c.id).where(kept.chapters.c.study == study)).scalars():
        remove_chapter(connection, chapter)
    connection.execute(delete(kept.members).where(kept.members.c.study == study))
    connection.execute(delete(kept.studies).where(kept.studies.c.id == study))
