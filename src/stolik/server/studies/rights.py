"""Who may do what at a study: its owner, who writes, who reads, and whoever has the link or finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, select

from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.manners import Manners
from stolik.server.store import Store

from . import kept

Standing: TypeAlias = Literal["owner", "writer", "reader", ""]
_RANKS: Final[dict[Standing, int]] = {"": 0, "reader": 1, "writer": 2, "owner": 3}


class Known(NamedTuple):
    """A study's row, and what somebody is there: "" for whoever only has the link."""

    row: Mapping[str, Any]
    me: Standing

    @property
    def writes(self) -> bool:
        """Whether they may write."""
        return self.me in ("owner", "writer")

    def need(self, least: Standing) -> Known:
        """The same. Raises Denied where they are less than `least`."""
        if _RANKS[self.me] < _RANKS[least]:
            raise Denied(403, "study-owner" if least == "owner" else "study-writer")
        return self


def known(connection: Connection, study: str, guest: str | None, lock: bool = False, host: bool = False) -> Known:
    """What somebody is at a study; with `lock` nobody else changes it until the transaction ends. Raises Denied where
    there is none, or they may not read it, which a `host` may: they are not told which."""
    query = select(kept.studies).where(kept.studies.c.id == study[:24])
    row = connection.execute(query.with_for_update() if lock else query).mappings().first()
    if row is None:
        raise Denied(404, "no-study")
    me: Standing = ""
    if guest is not None and row["owner"] == guest:
        me = "owner"
    elif guest is not None:
        mine = (kept.members.c.study == row["id"]) & (kept.members.c.member == guest)
        writes = connection.execute(select(kept.members.c.writes).where(mine)).scalar()
        me = "" if writes is None else "writer" if writes else "reader"
    if not me and not host and row["readers"] == "people":
        raise Denied(404, "no-study")
    return Known(dict(row), me)


class Gate:
    """Asks who may, before anything is done. Whoever has blocked a study's owner, or is blocked by them, has nothing
    to do with it."""

    def __init__(self, store: Store, manners: Manners) -> None:
        self._store = store
        self._manners = manners

    async def reads(self, study: str, guest: Guest | None) -> Known:
        """Whether somebody may read a study. Raises Denied."""
        return await self.passes(study, None if guest is None else guest.id)

    async def passes(self, study: str, guest: str | None) -> Known:
        """The same, by the guest's id."""
        found = await self._store.ask(lambda connection: known(connection, study, guest))
        if guest is not None and found.me != "owner":
            await self._manners.check(guest, found.row["owner"], "no-study")
        return found

    async def linked(self, guest: Guest, code: str) -> Mapping[str, Any]:
        """The study to which a link of invitation leads somebody. Raises Denied where it leads nowhere."""
        query = select(kept.studies).where(kept.studies.c.code == code[:24])
        row = await self._store.ask(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            raise Denied(404, "study-link-gone")
        await self._manners.check(guest.id, row["owner"], "study-link-gone")
        return dict(row)

    async def writes(self, study: str, guest: Guest, least: Standing = "writer") -> Known:
        """Whether somebody may write it, or is its owner. Raises Denied."""
        if guest.bot:
            raise Denied(403, "study-people")
        return (await self.reads(study, guest)).need(least)
