"""Notices are written down in one with what they tell of; whoever has the lobby sends them (sending.py)."""

from __future__ import annotations

import time

from sqlalchemy import Executable, delete, exists, insert, literal, select

from stolik.server import store as db

from .kept import outbox, silent, subscriptions
from .kinds import Kind


def telling(guest: str, kind: Kind, once: str, game: str, link: str, other: str | None = None) -> Executable:
    """What writes down a notice for each browser in which `guest` wants to hear of this kind: nothing where there is
    none. `once` is what it is about: while one of that waits, there is no other. `link` is the path that it leads
    to."""
    now = time.time()
    of = outbox.alias()
    waits = exists().where((of.c.subscription == subscriptions.c.id) & (of.c.once == once) & (of.c.kind == kind))
    wanted = (
        select(
            subscriptions.c.id,
            subscriptions.c.guest,
            literal(kind),
            literal(once),
            literal(other) if other is not None else literal(None, db.guests.c.id.type),
            literal(game),
            literal(link),
            literal(now),
            literal(now),
            literal(0),
        )
        .join(db.sessions, db.sessions.c.hash == subscriptions.c.session)
        .where((subscriptions.c.guest == guest) & db.sessions.c.ended.is_(None) & (db.sessions.c.expires > now))
        .where(~exists().where((silent.c.guest == guest) & (silent.c.kind == kind)))
        .where(~waits)
    )
    names = ("subscription", "guest", "kind", "once", "whom", "game", "link", "created", "due", "tries")
    return insert(outbox).from_select(names, wanted)


def untelling(kind: Kind, once: str) -> Executable:
    """What takes back notices of this that were not sent yet: it is so no more."""
    return delete(outbox).where((outbox.c.kind == kind) & (outbox.c.once == once))
