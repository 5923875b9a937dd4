"""Tournaments as they lie in the store: read, and written down as they are now with what was done."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Text, delete, insert, select, type_coerce, update

from stolik.server.denied import Denied
from stolik.server.guests import Guest, new_id
from stolik.server.store import Store, Writer
from stolik.tournaments import Arena, Entrant, ExtraError, Tournament, TournamentError, either
from stolik.tournaments.entrants import LONGEST_NAME

from . import kept

Row = Mapping[str, Any]
REMEMBERED: Final = 64
"""Tournaments whose values are remembered."""


def refused(wrong: TournamentError | ExtraError) -> Denied:
    """What a tournament refuses, as a request is told."""
    if isinstance(wrong, TournamentError):
        return Denied(409, f"tournament-{wrong.code}", said=wrong.text)
    return Denied(409, "no-tournaments", message=str(wrong))


class Values:
    """Tournaments as values, by what stands in the store: read anew where that has changed. A long arena has thousands
    of matches, and is looked at every second."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[str, Tournament | Arena]] = OrderedDict()

    def of(self, row: Row) -> Tournament | Arena:
        """The value of a row of `ROWS`. Raises TournamentError."""
        found = self._known.get(row["id"])
        if found is None or found[0] != row["text"]:
            self._known[row["id"]] = found = (row["text"], either(msgspec.json.decode(row["text"])))
        self._known.move_to_end(row["id"])
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found[1]


ROWS: Final = (
    *(one for one in kept.tournaments.c if one is not kept.tournaments.c.data),
    type_coerce(kept.tournaments.c.data, Text).label("text"),
)
"""The columns of a tournament, with its value as it is written."""


class Keeping:
    """`writer` writes while this process has the tournaments; `tell` says that one has changed."""

    def __init__(self, writer: Writer, store: Store, tell: Callable[[str], None]) -> None:
        self.writer = writer
        self.store = store
        self.tell = tell
        self._values = Values()

    async def read(self, tournament: str) -> tuple[Row, Tournament | Arena]:
        """A tournament, and its row. Raises Denied where there is none."""
        found = await self.store.read(select(*ROWS).where(kept.tournaments.c.id == tournament[:24]))
        if not found:
            raise Denied(404, "no-tournament")
        return found[0], self._values.of(found[0])

    async def entries(self, tournament: str) -> Sequence[Row]:
        """Who is in it, the first first."""
        return await self.store.read(
            select(kept.entries).where(kept.entries.c.tournament == tournament).order_by(kept.entries.c.entered)
        )

    async def entry(self, tournament: str, guest: str) -> Row | None:
        """A guest's entry, None where they have none."""
        mine = (kept.entries.c.tournament == tournament) & (kept.entries.c.guest == guest)
        found = await self.store.read(select(kept.entries).where(mine))
        return found[0] if found else None

    async def joining(
        self, tournament: str, guest: Guest, team: str | None, size: int, values: Mapping[str, Any]
    ) -> tuple[Entrant | None, Executable]:
        """A guest who is not in it yet: as whom they enter, None where they wait for a partner (`team`: the one to
        join), and what writes their entry, with these values. Raises Denied where there is no such team."""
        entrant = guest.id if size == 1 else team or f"team:{new_id()}"
        others = [one for one in await self.entries(tournament) if one["entrant"] == entrant]
        if size > 1 and (len(others) >= size or (team is not None and not others)):
            raise Denied(409, "no-team")
        entered = {"tournament": tournament, "guest": guest.id, "entrant": entrant, "entered": time.time()}
        new = insert(kept.entries).values(**entered, **values)
        people = (*(one["guest"] for one in others), guest.id) if size > 1 else ()
        if len(people) not in (0, size):
            return None, new
        name = " & ".join([*(one["name"] for one in others), guest.name])[:LONGEST_NAME]
        return Entrant(entrant, name, people=people), new

    async def played(self, tournament: str, number: int, matches: Sequence[int] | None = None) -> Sequence[Row]:
        """The tables of a round, match by match and game by game: of these matches, or (None) of all."""
        these = (kept.played.c.tournament == tournament) & (kept.played.c.round == number)
        if matches is not None:
            these &= kept.played.c.match.in_(matches)
        return await self.store.read(select(kept.played).where(these).order_by(kept.played.c.match, kept.played.c.game))

    async def write(
        self, row: Row, changed: Tournament | Arena, due: float | None, *more: Executable, trouble: Any = None
    ) -> None:
        """Write one down as it is now, with more beside it, and when the house acts next. Raises Lost."""
        values = {"data": changed.to_data(), "phase": changed.phase, "settings": row["settings"]}
        values |= {"due": due, "trouble": trouble, "updated": time.time()}
        await self.writer.write(change(row["id"], values), *more)
        self.tell(row["id"])


def change(tournament: str, values: Mapping[str, Any]) -> Executable:
    """What changes the row of one."""
    return update(kept.tournaments).where(kept.tournaments.c.id == tournament).values(**values)


def act(
    tournament: str, guest: str | None, what: str, about: Mapping[str, Any] | None = None, why: str = ""
) -> Executable:
    """What writes into the log that something was done; nobody (None) is the house itself."""
    told = {key: value for key, value in (about or {}).items() if value}
    return insert(kept.acts).values(tournament=tournament, guest=guest, act=what, about=told, why=why, at=time.time())


def comings(tournament: str, guest: str, what: str, name: str, *, afresh: bool = True) -> list[Executable]:
    """What writes into the log that somebody came or went ("entered", "waits", "left", "back"), in place of what stood
    there of their comings and goings: however often they do so, there are no more lines. That they entered stays
    unless they begin `afresh`."""
    gone = ("left", "back", "waits", *(("entered",) if afresh else ()))
    lines = (kept.acts.c.tournament == tournament) & (kept.acts.c.guest == guest) & kept.acts.c.act.in_(gone)
    return [delete(kept.acts).where(lines), act(tournament, guest, what, {"name": name})]


def entered_as(tournament: str, entrant: str) -> Any:
    """The entries of an entrant: of a team there are several."""
    return (kept.entries.c.tournament == tournament) & (kept.entries.c.entrant == entrant)


def winner_of(ended: Row) -> str | None:
    """The entrant who has won a game, None where it was drawn."""
    best = max(ended["returns"])
    winners = {entrant for entrant, won in zip(ended["seats"], ended["returns"], strict=True) if won == best}
    return winners.pop() if len(winners) == 1 else None


def name_in(known: Tournament | Arena, entrant: str | None) -> str:
    """What an entrant is called, "" for nobody."""
    return known.by_id[entrant].shown if entrant in known.by_id else ""
