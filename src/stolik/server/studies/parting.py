"""Studies of somebody who gets an account, or leaves for good."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from stolik.server.called import LEFT_NAME

from . import kept
from .desk import remove_study


def carry(connection: Connection, old: str, account: str) -> None:
    """What a guest has becomes an account's. Where the account is in a study as well, the better right stays."""
    c = kept.members.c
    for row in connection.execute(select(kept.members).where(c.member == old)).mappings().all():
        mine = (c.study == row["study"]) & (c.member == account)
        there = connection.execute(select(c.writes).where(mine)).scalar()
        owner = connection.execute(select(kept.studies.c.owner).where(kept.studies.c.id == row["study"])).scalar()
        if there is not None:
            connection.execute(update(kept.members).where(mine).values(writes=max(there, row["writes"])))
        if there is not None or owner == account:
            connection.execute(delete(kept.members).where((c.study == row["study"]) & (c.member == old)))
    owned = select(kept.studies.c.id).where(kept.studies.c.owner == old)
    connection.execute(delete(kept.members).where((c.member == account) & c.study.in_(owned)))
    for column in kept.PEOPLE:
        connection.execute(update(column.table).where(column == old).values({column.name: account}))
    connection.execute(update(kept.seats).where(kept.seats.c.guest == old).values(guest=account))


def forget(connection: Connection, guest: str) -> None:
    """Take somebody out of all studies. What they own passes to whoever has written with them for longest; where nobody
    has, it goes. What they wrote in others' studies stays, and is by "somebody who left"."""
    c = kept.members.c
    connection.execute(delete(kept.members).where(c.member == guest))
    for study in connection.execute(select(kept.studies.c.id).where(kept.studies.c.owner == guest)).scalars().all():
        writers = select(c.member).where((c.study == study) & (c.writes == 1)).order_by(c.since, c.member)
        heir = connection.execute(writers.limit(1)).scalar()
        if heir is None:
            remove_study(connection, study)
            continue
        connection.execute(delete(kept.members).where((c.study == study) & (c.member == heir)))
        connection.execute(update(kept.studies).where(kept.studies.c.id == study).values(owner=heir, code=None))
    for part in (kept.nodes, kept.comments, kept.puzzles):
        connection.execute(update(part).where(part.c.author == guest).values(author=None))
    sat = kept.seats.c.guest == guest
    connection.execute(update(kept.seats).where(sat).values(guest=None, name=LEFT_NAME))
