"""Places of a chapter: how they are named, and which answers lead there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from stolik.server.denied import Denied
from stolik.server.guests import new_id

from . import kept
from .playing import Comes, Written

BRANCH: Final = "b"
"""How ids of nodes begin; a place of the main line is a number."""
_NUMBER: Final = re.compile(r"[0-9]{1,5}")

Row = Mapping[str, Any]


class Place(NamedTuple):
    """A place: the chapter's row, its names, the node (None: on the main line), after how many entries the main line
    ends on the way there, and the answers from there on."""

    chapter: Row
    names: tuple[str, ...]
    node: str | None
    n: int
    path: tuple[Written, ...]

    @property
    def comes(self) -> Comes:
        """The same for a worker."""
        return Comes(self.chapter["record"], self.names, self.n, self.path)

    @property
    def at(self) -> str:
        """Its name."""
        return self.node or str(self.n)

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from all other places."""
        return (self.chapter["id"], *self.comes.key)


def new_node() -> str:
    """The id of a new node."""
    return f"{BRANCH}{new_id()}"


def chapter_row(connection: Connection, study: str, chapter: str) -> Row:
    """The row of a study's chapter. Raises Denied."""
    this = (kept.chapters.c.id == chapter) & (kept.chapters.c.study == study)
    row = connection.execute(select(kept.chapters).where(this)).mappings().first()
    if row is None:
        raise Denied(404, "no-chapter")
    return dict(row)


def names_in(connection: Connection, chapter: str) -> tuple[str, ...]:
    """The names of a chapter's players by seat; () of a drawn position."""
    seats = kept.seats.c
    return tuple(connection.execute(select(seats.name).where(seats.chapter == chapter).order_by(seats.seat)).scalars())


def nodes_in(connection: Connection, chapter: str) -> list[Row]:
    """All nodes of a chapter, in the order of their places."""
    nodes = kept.nodes.c
    query = select(kept.nodes).where(nodes.chapter == chapter).order_by(nodes.place, nodes.at, nodes.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def beginning(nodes: Sequence[Row], parent: str | None, n: int) -> list[Row]:
    """The nodes that begin at one point, in their order."""
    return [one for one in nodes if one["parent"] == parent and (parent is not None or one["n"] == n)]


def below(nodes: Sequence[Row], node: str) -> list[str]:
    """A node and all that hangs on it."""
    found = [node]
    for one in found:
        found += [row["id"] for row in nodes if row["parent"] == one]
    return found


def find(connection: Connection, study: str, chapter: str, at: str) -> Place:
    """A place by its name. Raises Denied."""
    row = chapter_row(connection, study, chapter)
    names = names_in(connection, row["id"])
    if _NUMBER.fullmatch(at):
        if int(at) > row["turns"]:
            raise Denied(404, "no-place")
        return Place(row, names, None, int(at), ())
    return Place(row, names, at, *way(connection, row["id"], at))


def way(connection: Connection, chapter: str, node: str) -> tuple[int, tuple[Written, ...]]:
    """Where a node's line leaves the main line, and the answers from there to it. Raises Denied."""
    by_id = {row["id"]: row for row in nodes_in(connection, chapter)}
    path: list[Written] = []
    at: str | None = node
    n = 0
    while at is not None:
        found = by_id.get(at)
        if found is None:
            raise Denied(404, "no-place")
        path.append(found["picks"])
        n, at = found["n"], found["parent"]
    return n, tuple(reversed(path))


def in_order(nodes: Sequence[Row]) -> list[Row]:
    """All nodes as they are shown: by where they leave the main line, each followed by what hangs on it."""
    found: list[Row] = []

    def grow(some: Sequence[Row]) -> None:
        for one in some:
            found.append(one)
            grow(children.get(one["id"], ()))

    children: dict[str, list[Row]] = {}
    for one in nodes:
        if one["parent"] is not None:
            children.setdefault(one["parent"], []).append(one)
    first = [one for one in nodes if one["parent"] is None]
    grow(sorted(first, key=lambda one: one["n"]))
    return found
