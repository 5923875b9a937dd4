"""Studies as they are told to whoever may read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, or_, select

from stolik.catalog import loadable
from stolik.scenarios.table import load as load_scenarios
from stolik.server import store as db
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.manners import Manners
from stolik.server.store import Store
from stolik.server.words import people, say

from . import bodies as b
from . import kept
from .places import chapter_row, in_order, names_in, nodes_in
from .rights import Gate, Known

LISTED: Final = 50
"""Public studies that are listed at once."""
MINE: Final = 200

Row = Mapping[str, Any]


def chapter_title(row: Row, names: Sequence[str], lang: str) -> str:
    """What a chapter is called: by somebody, or after its players, or as it was drawn."""
    if row["title"]:
        return str(row["title"])
    if row["drawn"]:
        game, _, scenario = row["drawn"].partition("/")
        found = next((one for one in load_scenarios(game) if one.id == scenario), None) if game in loadable() else None
        return row["drawn"] if found is None else found.called(lang)
    return " – ".join(people(names, lang))


class About(NamedTuple):
    """What a report is about: somebody's id and name, where it stands, of which game, and what they wrote."""

    guest: str
    name: str
    study: str
    game: str
    text: str


class Reader:
    """Reads studies."""

    def __init__(self, store: Store, gate: Gate, manners: Manners) -> None:
        self._store = store
        self._gate = gate
        self._manners = manners

    # ---- lists

    async def list(self, guest: Guest | None, lang: str, q: str, game: str, skip: int) -> b.StudyList:
        """Mine and those I was invited to, the last changed first; public ones by title and game."""
        apart = frozenset() if guest is None else await self._manners.apart_from(guest.id)

        def read(connection: Connection) -> b.StudyList:
            c, me = kept.studies.c, "" if guest is None else guest.id
            invited = select(kept.members.c.study).where(kept.members.c.member == me)
            asked = _asked(q, game, lang)
            latest = c.updated.desc(), c.id
            mine = select(kept.studies).where(or_(c.owner == me, c.id.in_(invited)), *asked, c.owner.not_in(apart))
            others = (
                (c.readers == "all") & (c.owner != me) & c.id.not_in(invited) & c.owner.not_in(apart),
                *asked,
            )
            public = select(kept.studies).where(*others).order_by(*latest).offset(skip).limit(LISTED + 1)
            own = connection.execute(mine.order_by(*latest).limit(MINE)).mappings().all() if me else []
            rest = connection.execute(public).mappings().all()
            told: dict[str, Row] = {row["id"]: dict(row) for row in (*own, *rest[:LISTED])}
            summaries = _summaries(connection, list(told.values()), me, lang)
            return b.StudyList(
                [summaries[row["id"]] for row in own],
                [summaries[row["id"]] for row in rest[:LISTED]],
                len(rest) > LISTED,
            )

        return await self._store.ask(read)

    # ---- one

    async def one(self, study: str, guest: Guest | None, lang: str) -> b.StudyShown:
        """A study. Raises Denied."""
        found = await self._gate.reads(study, guest)
        return await self._store.ask(lambda connection: _shown(connection, found, lang))

    async def invitation(self, guest: Guest, code: str, lang: str) -> b.StudyInvitation:
        """To which study a link of invitation leads. Raises Denied."""
        row = await self._gate.linked(guest, code)
        told = await self._store.ask(lambda connection: _summaries(connection, [row], guest.id, lang)[row["id"]])
        return b.StudyInvitation(told.title, told.owner)

    async def chapter(self, study: str, chapter: str, guest: Guest | None, lang: str) -> b.ChapterShown:
        """A chapter's tree. Raises Denied."""
        found = await self._gate.reads(study, guest)
        muted = frozenset() if guest is None else await self._manners.muted(guest.id)
        me = "" if guest is None else guest.id

        def read(connection: Connection) -> b.ChapterShown:
            row = chapter_row(connection, found.row["id"], chapter)
            names = names_of(connection, row["id"])
            nodes = [_node(one, names, muted, lang) for one in in_order(nodes_in(connection, row["id"]))]
            comments = [_comment(one, names, muted, me, lang) for one in rows_of(connection, kept.comments, row["id"])]
            marks = [
                b.PuzzleMark(
                    one["id"],
                    one["node"] or str(one["n"]),
                    "" if one["author"] in muted else one["ask"],
                    names.get(one["author"]) or say("left", lang),
                    bool(me) and one["author"] == me,
                )
                for one in rows_of(connection, kept.puzzles, row["id"])
            ]
            return b.ChapterShown(row["id"], found.row["id"], found.row["version"], nodes, comments, marks)

        return await self._store.ask(read)

    async def reported(self, study: str, guest: Guest, body: b.StudyReport, lang: str) -> About:
        """What somebody reports: a comment, or the title of a study. Raises Denied, also where it is their own, or
        nobody's any more."""
        found = await self._gate.reads(study, guest)
        comment = body.comment if isinstance(body.comment, str) else None

        def read(connection: Connection) -> About:
            c, said = kept.chapters.c, kept.comments.c
            if comment is None:
                query = select(c.game).where(c.study == found.row["id"]).order_by(c.place)
                who, text = found.row["owner"], found.row["title"]
            else:
                this = (said.id == comment) & (c.study == found.row["id"])
                written = select(said.author, said.text).join(kept.chapters, c.id == said.chapter)
                one = connection.execute(written.where(this)).first()
                if one is None:
                    raise Denied(404, "no-comment")
                query = select(c.game).where(c.study == found.row["id"])
                who, text = one.author, one.text
            name = connection.execute(select(db.guests.c.name).where(db.guests.c.id == who)).scalar()
            if name is None or who == guest.id:
                raise Denied(404, "nobody-there")
            game = connection.execute(query.limit(1)).scalar()
            return About(who, name, found.row["id"], game or "", text)

        return await self._store.ask(read)


def rows_of(connection: Connection, table: Any, chapter: str) -> list[dict[str, Any]]:
    """What of a table hangs on a chapter, the oldest first."""
    query = select(table).where(table.c.chapter == chapter).order_by(table.c.at, table.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def names_of(connection: Connection, chapter: str) -> dict[str, str]:
    """The names of all who have written in a chapter."""
    ids = {
        one
        for table in (kept.nodes, kept.comments, kept.puzzles)
        for one in connection.execute(select(table.c.author).where(table.c.chapter == chapter).distinct()).scalars()
    }
    found = connection.execute(select(db.guests.c.id, db.guests.c.name).where(db.guests.c.id.in_(ids - {None})))
    return {row.id: row.name for row in found}


def _node(row: Row, names: Mapping[str, str], muted: frozenset[str], lang: str) -> b.NodeShown:
    label = row["labels"].get(lang) or row["labels"].get("en") or ""
    name = "" if row["author"] in muted else row["name"]
    by = names.get(row["author"]) or say("left", lang)
    return b.NodeShown(row["id"], row["parent"], row["n"], label, name, by)


def _comment(row: Row, names: Mapping[str, str], muted: frozenset[str], me: str, lang: str) -> b.CommentShown:
    deaf = row["author"] in muted
    return b.CommentShown(
        row["id"],
        row["node"] or str(row["n"]),
        names.get(row["author"]) or say("left", lang),
        "" if deaf else row["text"],
        row["at"],
        row["edited"] is not None,
        bool(me) and row["author"] == me,
        deaf,
    )


def _asked(q: str, game: str, lang: str) -> list[Any]:
    """What a search asks for: a part of the title or of a game's name; a game."""
    c, chapters = kept.studies.c, kept.chapters.c
    found: list[Any] = []
    if game:
        found.append(c.id.in_(select(chapters.study).where(chapters.game == game)))
    words = " ".join(q.split()).casefold()
    if words:
        games = [one for one in loadable() if words in f"{one} {game_of(one).spoken.name(lang)}".casefold()]
        named = or_(
            func.lower(c.title).contains(words, autoescape=True),
            c.title.contains(" ".join(q.split()), autoescape=True),
            c.id.in_(select(chapters.study).where(func.lower(chapters.title).contains(words, autoescape=True))),
            c.id.in_(select(chapters.study).where(chapters.game.in_(games))),
        )
        found.append(named)
    return found


def _summaries(connection: Connection, rows: Sequence[Row], me: str, lang: str) -> dict[str, b.StudySummary]:
    ids = [row["id"] for row in rows]
    owners = {row["owner"] for row in rows}
    guests, chapters = db.guests.c, kept.chapters.c
    names = {
        row.id: row.name for row in connection.execute(select(guests.id, guests.name).where(guests.id.in_(owners)))
    }
    mine = connection.execute(
        select(kept.members.c.study, kept.members.c.writes).where(
            (kept.members.c.member == me) & kept.members.c.study.in_(ids)
        )
    )
    member = {row.study: row.writes for row in mine}
    held: dict[str, list[Row]] = {one: [] for one in ids}
    columns = (chapters.id, chapters.study, chapters.title, chapters.game, chapters.drawn)
    query = select(*columns).where(chapters.study.in_(ids)).order_by(chapters.place, chapters.id)
    for one in connection.execute(query).mappings():
        held[one["study"]].append(dict(one))
    found = {}
    for row in rows:
        own = held[row["id"]]
        of = "owner" if row["owner"] == me else ""
        if row["id"] in member:
            of = "writer" if member[row["id"]] else "reader"
        found[row["id"]] = b.StudySummary(
            row["id"],
            row["title"] or _after(connection, own, lang),
            names.get(row["owner"]) or say("left", lang),
            row["readers"],
            list(dict.fromkeys(one["game"] for one in own)),
            len(own),
            row["updated"],
            of,  # type: ignore[arg-type]
        )
    return found


def _after(connection: Connection, chapters: Sequence[Row], lang: str) -> str:
    """What a study without a title is called: like its first chapter."""
    if not chapters:
        return ""
    return chapter_title(chapters[0], names_in(connection, chapters[0]["id"]), lang)


def _shown(connection: Connection, found: Known, lang: str) -> b.StudyShown:
    row, c = found.row, kept.chapters.c
    columns = (c.id, c.title, c.game, c.drawn, c.turns)
    query = select(*columns).where(c.study == row["id"]).order_by(c.place, c.id)
    chapters = [dict(one) for one in connection.execute(query).mappings()]
    puzzles = select(kept.puzzles.c.chapter, func.count().label("n")).where(
        kept.puzzles.c.chapter.in_([one["id"] for one in chapters])
    )
    counted = {one.chapter: one.n for one in connection.execute(puzzles.group_by(kept.puzzles.c.chapter))}
    guests = db.guests.c
    owner = connection.execute(select(guests.name).where(guests.id == row["owner"])).scalar()
    persons = [b.StudyPerson(row["owner"], owner or say("left", lang), True, True)]
    members = (
        select(guests.id, guests.name, kept.members.c.writes)
        .join(kept.members, kept.members.c.member == guests.id)
        .where(kept.members.c.study == row["id"])
        .order_by(kept.members.c.since, guests.id)
    )
    persons += [b.StudyPerson(one.id, one.name, bool(one.writes)) for one in connection.execute(members)]
    return b.StudyShown(
        row["id"],
        row["title"] or _after(connection, chapters, lang),
        row["readers"],
        row["version"],
        persons,
        [
            b.ChapterInfo(
                one["id"],
                chapter_title(one, names_in(connection, one["id"]), lang),
                one["game"],
                one["drawn"],
                one["turns"],
                counted.get(one["id"], 0),
            )
            for one in chapters
        ],
        found.me,
        (row["code"] or "") if found.me == "owner" else "",
    )
