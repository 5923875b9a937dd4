"""For how long is kept whom somebody muted, what was reported and what hosts did; and that a backup has all of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from stolik.server import store as db
from stolik.server.backups import make, restore
from stolik.server.conduct import deeds, hosts, muted, pulses, reports
from stolik.server.retention import Purged, purge
from stolik.server.store import Store

from .test_retention import DAY, NOW, STRICT, guest, left, session, store

__all__ = ["store"]


def mute(id_: str, who: str, whom: str) -> Any:
    return insert(muted).values(id=id_, guest=who, whom=whom, blocked=0, name=whom, at=NOW)


def report(id_: str, closed: float | None) -> Any:
    """A report that was closed so many days ago."""
    row = {"reporter": "ala", "reporter_name": "Ala", "guest": "bolek", "name": "Bolek", "table_id": "t", "game": "g"}
    row |= {"reason": "talk", "words": "", "lines": [{"name": "ł", "text": "\u3042"}], "at": NOW - 100 * DAY}
    return insert(reports).values(id=id_, **row, closed=None if closed is None else NOW - closed * DAY)


def deed(id_: str, kind: str, at: float = 50, of: str = "ala", **ago: float) -> Any:
    """What was done so many days ago, and other times of it, as many days ago."""
    row = {"guest": of, "name": of, "report": "r", "reason": "talk", "words": "", "host": "h", "host_name": "H"}
    times = {name: NOW - days * DAY for name, days in ago.items()}
    return insert(deeds).values(id=id_, kind=kind, at=NOW - at * DAY, **row, **times)


async def test_what_is_closed_or_over_goes_and_what_lasts_stays(store: Store) -> None:
    stays = [deed("lasts", "ban", until=-9), deed("unread", "warn"), deed("just read", "warn", seen=0.5)]
    goes = [deed("over", "silence", until=2), deed("back", "ban", until=-9, back=3), deed("read", "warn", seen=2)]
    goes += [deed("nothing", "dismiss"), deed("for nobody", "warn", of="gone")]
    await store.write(guest("ala", 1), *stays, *goes, report("open", None), report("closed", 2), report("fresh", 0.5))
    would = await purge(store, STRICT, NOW, dry=True)
    assert await purge(store, STRICT, NOW) == would == Purged(reports=1, deeds=5)
    assert await left(store, deeds) == ["just read", "lasts", "unread"]
    assert await left(store, reports) == ["fresh", "open"]
    kept = STRICT.retention
    assert await purge(store, replace(STRICT, retention=replace(kept, ended=0)), NOW + 999 * DAY) == Purged(guests=1)


async def test_whom_nobody_knows_any_more_is_muted_by_nobody(store: Store) -> None:
    await store.write(guest("ala", 1), guest("bolek", 1), mute("stays", "ala", "bolek"))
    await store.write(mute("a", "ala", "gone"), mute("b", "gone", "bolek"))
    assert await purge(store, STRICT, NOW) == Purged(muted=2) and await left(store, muted) == ["stays"]


async def test_nobody_gets_out_of_a_ban_by_being_forgotten(store: Store) -> None:
    at = NOW - 50 * DAY
    for who in ("banned", "was banned", "host", "anybody"):
        await store.write(guest(who), session(who, used=60, ended=50))
    await store.write(deed("lasts", "ban", of="banned", until=-9), insert(hosts).values(guest="host", since=at))
    await store.write(deed("over", "ban", of="was banned", at=51, until=40))
    await purge(store, STRICT, NOW)
    assert await left(store, db.guests) == ["banned", "host"] and await left(store, db.sessions, "guest") == ["banned"]


async def test_a_backup_has_it_and_leaves_out_how_the_house_fared(tmp_path: Path) -> None:
    opened = await Store.open(tmp_path / "data")
    await opened.write(guest("ala"), mute("m", "ala", "bolek"), report("r", None), deed("d", "warn"))
    figures = dict.fromkeys(("tables", "people", "refused", "commits", "slow", "failed"), 1)
    await opened.write(
        insert(pulses).values(process="", minute=1, **figures), insert(hosts).values(guest="ala", since=1)
    )
    await opened.close()
    file, _ = make(tmp_path / "data", tmp_path / "saved.zip", None, lambda *_: None)
    restore(file, tmp_path / "again", False, lambda *_: None)
    again = await Store.open(tmp_path / "again")
    assert [await left(again, one) for one in (muted, reports, deeds)] == [["m"], ["r"], ["d"]]
    assert await left(again, hosts, "guest") == ["ala"] and await left(again, pulses, "minute") == []
    await again.close()


@pytest.mark.parametrize("bad", ["", "not json"])
async def test_a_report_whose_lines_are_damaged_is_shown_without_them(start: Any, people: Any, bad: str) -> None:
    from sqlalchemy import text

    from .hosting import named_host, one_report, write

    running = start()
    host = await named_host(running, await people("Hanna", at=running))
    await write(running, report("r", None), text("UPDATE reports SET lines = :bad").bindparams(bad=bad))
    assert (await one_report(host))["lines"] == []
