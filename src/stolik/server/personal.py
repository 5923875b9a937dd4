"""What is kept of a person, column by column, and what becomes of it when they leave for good. A room that keeps
something of people adds a line to PERSONAL; a test holds that no column is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Column, Executable, Table, delete, update

from . import kept_people as kept
from . import store as db
from .conduct import deeds, hosts, muted, reports, said
from .kept_games import finished_seats
from .openid.kept import asks, links
from .push.kept import outbox, silent, subscriptions
from .studies import kept as studies
from .tournaments.kept import acts, entries, tournaments

Fate = Literal["delete", "null", "game", "ties"]
"""The row goes; the column is emptied; or it belongs to a game, which stays for the others without the person's id and
name (leaving.py looks after it, table by table), or ties them to others (ties.py does)."""


class Kept(NamedTuple):
    """A column that has a guest's id."""

    column: Column[Any]
    fate: Fate


PERSONAL: Final[tuple[Kept, ...]] = (
    Kept(db.sessions.c.guest, "delete"),
    Kept(db.keys.c.guest, "delete"),
    Kept(db.decks.c.guest, "delete"),
    Kept(db.packs.c.guest, "delete"),
    Kept(db.challenges.c.guest, "delete"),
    Kept(db.listening.c.guest, "delete"),
    Kept(outbox.c.guest, "delete"),
    Kept(outbox.c.whom, "delete"),
    Kept(subscriptions.c.guest, "delete"),
    Kept(silent.c.guest, "delete"),
    Kept(kept.lookouts.c.guest, "delete"),
    Kept(kept.rests.c.guest, "delete"),
    Kept(kept.rests.c.whom, "delete"),
    Kept(links.c.guest, "delete"),
    Kept(asks.c.guest, "delete"),
    Kept(db.account_names.c.guest, "delete"),
    Kept(db.passkeys.c.guest, "delete"),
    Kept(db.passwords.c.guest, "delete"),
    Kept(db.recovery.c.guest, "delete"),
    Kept(db.ceremonies.c.guest, "delete"),
    Kept(db.accounts.c.guest, "delete"),
    Kept(db.formers.c.guest, "delete"),
    # Programs are persons of their own, who go before those who answer for them.
    Kept(db.tokens.c.guest, "delete"),
    Kept(db.tokens.c.owner, "delete"),
    Kept(db.leavers.c.guest, "delete"),
    Kept(db.seats.c.guest, "game"),
    Kept(db.tables.c.owner, "game"),
    Kept(db.talk.c.guest, "game"),
    Kept(db.dropped.c.guest, "game"),
    Kept(kept.ratings.c.player, "ties"),
    Kept(kept.rated_seats.c.guest, "ties"),
    Kept(finished_seats.c.guest, "ties"),
    Kept(kept.offers.c.guest, "ties"),
    Kept(kept.follows.c.guest, "ties"),
    Kept(kept.follows.c.whom, "ties"),
    Kept(muted.c.guest, "ties"),
    Kept(muted.c.whom, "ties"),
    Kept(reports.c.reporter, "ties"),
    Kept(reports.c.guest, "ties"),
    Kept(deeds.c.guest, "ties"),
    Kept(deeds.c.host, "ties"),
    Kept(hosts.c.guest, "ties"),
    Kept(said.c.guest, "delete"),
    Kept(tournaments.c.guest, "ties"),
    Kept(entries.c.guest, "ties"),
    Kept(acts.c.guest, "ties"),
    Kept(studies.studies.c.owner, "ties"),
    Kept(studies.members.c.member, "ties"),
    Kept(studies.seats.c.guest, "ties"),
    Kept(studies.nodes.c.author, "ties"),
    Kept(studies.comments.c.author, "ties"),
    Kept(studies.puzzles.c.author, "ties"),
)
"""In the order in which they go; the guest's own row is the last."""


def removing(guests: Sequence[str]) -> list[Executable]:
    """What removes all that is kept of these guests, but for what belongs to games."""
    found: list[Executable] = []
    for column, fate in PERSONAL:
        if fate == "delete":
            found.append(delete(column.table).where(column.in_(guests)))
        elif fate == "null":
            found.append(update(column.table).where(column.in_(guests)).values({column.name: None}))
    return [*found, delete(db.guests).where(db.guests.c.id.in_(guests))]


@cache
def of_tables() -> tuple[Table, ...]:
    """What belongs to a table, each of whose rows names it by `table_id`: those that hang on others first."""
    parts = [
        part
        for part in reversed(db.metadata.sorted_tables)
        if "table_id" in part.c and any(key.column.table is db.tables for key in part.c.table_id.foreign_keys)
    ]
    return tuple(parts)
