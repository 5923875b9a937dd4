"""What ties people to others beside the games that they have played: ratings, whom they follow or have muted, reports,
tournaments, studies. Here it goes along into an account, or is forgotten with somebody who leaves for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Text, and_, delete, func, intersect, or_, select, type_coerce, update

from stolik.tournaments import Arena, Tournament, TournamentError, either, steps

from . import kept_people as kept
from . import store as db
from .called import LEFT_NAME
from .conduct import deeds, hosts, muted, reports
from .guests import new_id
from .kept_games import finished, finished_seats
from .push.kept import outbox, silent, subscriptions
from .studies import parting
from .tournaments.kept import LEFT, acts, entries, played, tournaments


def carry(connection: Connection, old: str, account: str) -> None:
    """What a guest has becomes an account's. Where the account has the same already, that stays: a rating on a ladder,
    an entry in a tournament."""
    ratings = kept.ratings.c
    own = select(ratings.ladder).where(ratings.player == account)
    connection.execute(delete(kept.ratings).where((ratings.player == old) & ratings.ladder.in_(own)))
    connection.execute(update(kept.ratings).where(ratings.player == old).values(player=account))
    _met_oneself(connection, old, account)
    for table in (finished_seats, kept.rated_seats, kept.offers, tournaments):
        connection.execute(update(table).where(table.c.guest == old).values(guest=account))
    connection.execute(delete(outbox).where(outbox.c.guest == old))
    connection.execute(update(outbox).where(outbox.c.whom == old).values(whom=account))
    # A browser is told as the one whose session it has; that of the guest ends.
    for ending in (subscriptions, silent, kept.lookouts):
        connection.execute(delete(ending).where(ending.c.guest == old))
    for table in (kept.follows, kept.rests, muted):
        _pairs(connection, table, old, account)
    for column in ("reporter", "guest"):
        connection.execute(update(reports).where(reports.c[column] == old).values({column: account}))
    for column in ("guest", "host"):
        connection.execute(update(deeds).where(deeds.c[column] == old).values({column: account}))
    connection.execute(update(acts).where(acts.c.guest == old).values(guest=account))
    parting.carry(connection, old, account)
    there = set(connection.execute(select(entries.c.tournament).where(entries.c.guest == account)).scalars())
    for row in _entered(connection, old):
        if row["tournament"] in there:
            connection.execute(delete(entries).where(_of(row)))
            _depart(connection, row["tournament"], row["entrant"])
            continue
        connection.execute(update(entries).where(_of(row)).values(guest=account))
        _call(connection, row["tournament"], old, account)


def _pairs(connection: Connection, table: Any, old: str, account: str) -> None:
    """Of pairs of people, both ways: none stands twice, and nobody is paired with themself."""
    guest, whom = table.c.guest, table.c.whom
    for mine, other in ((guest, whom), (whom, guest)):
        there = select(other).where(mine == account)
        connection.execute(delete(table).where((mine == old) & (other.in_(there) | (other == account))))
        connection.execute(update(table).where(mine == old).values({mine.name: account}))


def _met_oneself(connection: Connection, old: str, account: str) -> None:
    """Of games that two played who are one now nobody can say who has won them; unless they counted, they are nobody
    else's."""
    seats = finished_seats.c
    theirs = [select(seats.table_id).where(seats.guest == one) for one in (old, account)]
    both = list(connection.execute(intersect(*theirs)).scalars())
    mine = seats.table_id.in_(both) & seats.guest.in_((old, account))
    connection.execute(update(finished_seats).where(mine).values(result=None))
    connection.execute(update(finished_seats).where(mine & (seats.guest == old)).values(first=0))
    alone = finished.c.table_id.in_(both) & (finished.c.rated == 0)
    connection.execute(update(finished).where(alone).values(shown=0))


def forget(connection: Connection, guest: str) -> None:
    """Take somebody out of all this. What others have played and done stays, and says "somebody who left"."""
    names = _names(connection, guest)
    named = type_coerce(tournaments.c.data, Text).contains(f'"{guest}"')
    for row in connection.execute(select(tournaments.c.id, tournaments.c.data).where(named)).mappings().all():
        _leave(connection, row["id"], row["data"], guest, names)
    connection.execute(delete(entries).where(entries.c.guest == guest))
    connection.execute(update(tournaments).where(tournaments.c.guest == guest).values(guest=None))
    connection.execute(update(acts).where(acts.c.guest == guest).values(guest=None))
    connection.execute(delete(kept.ratings).where(kept.ratings.c.player == guest))
    connection.execute(update(kept.rated_seats).where(kept.rated_seats.c.guest == guest).values(guest=None))
    connection.execute(update(finished_seats).where(finished_seats.c.guest == guest).values(guest=None))
    connection.execute(delete(kept.offers).where(kept.offers.c.guest == guest))
    for pairs in (kept.follows, muted):
        connection.execute(delete(pairs).where(or_(pairs.c.guest == guest, pairs.c.whom == guest)))
    connection.execute(delete(reports).where(or_(reports.c.reporter == guest, reports.c.guest == guest)))
    connection.execute(delete(deeds).where(deeds.c.guest == guest))
    connection.execute(update(deeds).where(deeds.c.host == guest).values(host="", host_name=LEFT_NAME))
    connection.execute(update(deeds).where(deeds.c.back_name.in_(names)).values(back_name=LEFT_NAME))
    connection.execute(delete(hosts).where(hosts.c.guest == guest))
    parting.forget(connection, guest)
    _quoted(connection, guest, names)


def _names(connection: Connection, guest: str) -> set[str]:
    """What somebody is called, and was in tournaments and at tables."""
    found: set[str] = set()
    for column, of in (
        (db.guests.c.name, db.guests.c.id),
        (entries.c.name, entries.c.guest),
        (db.seats.c.name, db.seats.c.guest),
    ):
        found.update(connection.execute(select(column).where(of == guest)).scalars())
    return found - {""}


def _entered(connection: Connection, guest: str) -> Sequence[Mapping[str, Any]]:
    return [dict(row) for row in connection.execute(select(entries).where(entries.c.guest == guest)).mappings()]


def _of(row: Mapping[str, Any]) -> Any:
    return and_(entries.c.tournament == row["tournament"], entries.c.guest == row["guest"])


def _call(connection: Connection, tournament: str, old: str, new: str) -> None:
    """Somebody has another id in all that is kept of a tournament. Ids are of random letters: where one stands between
    quotes, it is meant."""
    for table, column, of in (
        (tournaments, "data", tournaments.c.id),
        (tournaments, "settings", tournaments.c.id),
        (played, "seats", played.c.tournament),
    ):
        text = type_coerce(table.c[column], Text)
        changed = func.replace(text, f'"{old}"', f'"{new}"')
        connection.execute(update(table).where(of == tournament).values({column: changed}))
    mine = (entries.c.tournament == tournament) & (entries.c.entrant == old)
    connection.execute(update(entries).where(mine).values(entrant=new))


def _depart(connection: Connection, tournament: str, entrant: str) -> None:
    """Somebody who is in it under another id as well plays on under that one."""
    data = connection.execute(select(tournaments.c.data).where(tournaments.c.id == tournament)).scalar_one()
    known = _without(either(data), entrant)
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament).values(data=known.to_data(), phase=known.phase)
    )


def _without(known: Tournament | Arena, entrant: str) -> Tournament | Arena:
    with suppress(TournamentError):  # it is over, or they have left it before, or never were in it
        return known.leave(entrant, known.now) if isinstance(known, Arena) else steps.leave(known, entrant)
    return known


def _leave(connection: Connection, tournament: str, data: Any, guest: str, names: set[str]) -> None:
    """Take somebody out of a tournament, whose results stay."""
    known = either(data)
    mine = [one.id for one in known.entrants if guest in (one.id, *one.people)]
    for entrant in mine:
        known = _without(known, entrant)
    nameless = [replace(one, name="") if one.id in mine else one for one in known.entrants]
    told = replace(known, entrants=tuple(nameless)).to_data()
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(data=told, phase=known.phase))
    _call(connection, tournament, guest, f"{LEFT}{new_id(6)}")
    for act in connection.execute(select(acts.c.id, acts.c.about).where(acts.c.tournament == tournament)).mappings():
        about = {key: LEFT_NAME if _is_named(value, names) else value for key, value in act["about"].items()}
        if about != act["about"]:
            connection.execute(update(acts).where(acts.c.id == act["id"]).values(about=about))


def _is_named(value: object, names: set[str]) -> bool:
    """Whether this is somebody's name, alone or as one of a team's."""
    return isinstance(value, str) and not names.isdisjoint(value.split(" & "))


def _quoted(connection: Connection, guest: str, names: set[str]) -> None:
    """What others reported may quote somebody: their lines go from it."""
    sat = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    said = select(db.talk.c.table_id).where(db.talk.c.guest == guest)
    there = or_(reports.c.table_id.in_(sat), reports.c.table_id.in_(said))
    for row in connection.execute(select(reports.c.id, reports.c.lines).where(there)).mappings():
        lines = [line for line in row["lines"] if line["name"] not in names]
        if lines != row["lines"]:
            connection.execute(update(reports).where(reports.c.id == row["id"]).values(lines=lines))
