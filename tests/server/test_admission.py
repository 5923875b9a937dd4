"""Who becomes a guest: whoever comes, who was invited, or nobody new; and who was here goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolik.server import oversight
from stolik.server import store as db
from stolik.server.admission import Admission
from stolik.server.denied import Denied
from stolik.server.devices import Device
from stolik.server.guests import Guests
from stolik.server.passes import DAY
from stolik.server.store import Store

from .conftest import QUICK, Player, Running

NOBODY = Device()
READABLE = (
    "/api/games",
    "/api/games/pokemon/cards",
    "/api/games/token-battle/decks",
    "/api/rules/star-wars",
    "/join/any",
)
"""What needs no guest."""


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    opened = await Store.open(None, address)
    yield opened
    await opened.close()


@pytest.fixture
def door(start: Callable[..., Running]) -> Running:
    """A server where one comes in by invitation."""
    return start(replace(QUICK, registration="invited"))


@pytest.fixture
async def newcomer(door: Running) -> AsyncIterator[Callable[[], Player]]:
    """Makes people whom it doesn't know."""
    made: list[Player] = []

    def come() -> Player:
        made.append(Player(door.address))
        return made[-1]

    yield come
    for player in made:
        await player.close()


def admission(store: Store, registration: Any = "invited") -> Admission:
    return Admission(store, Guests(store, 365), replace(QUICK, registration=registration))


async def invited(store: Store, uses: int = 1, days: int = 7, now: float | None = None) -> str:
    """The secret of a new invitation to the house."""

    def make(connection: Any) -> str:
        return oversight.invite(connection, time.time() if now is None else now, uses, days)[1]

    made: list[str] = []
    await asyncio.to_thread(store.backing.commit, lambda connection: made.append(make(connection)))
    return made[-1]


async def counted(store: Store) -> int:
    return int((await store.read(select(func.count().label("n")).select_from(db.guests)))[0]["n"])


async def code(coming: Any) -> str:
    """What somebody is told who comes."""
    try:
        await coming
    except Denied as denied:
        return denied.code
    return "in"


# ---- the host's invitation


async def test_an_invitation_lets_in_as_many_as_were_said_also_when_they_come_at_once(store: Store) -> None:
    secret, door = await invited(store, uses=3), admission(store)
    told = await asyncio.gather(*(code(door.invited(secret, "en", NOBODY)) for _ in range(8)))
    assert sorted(told) == ["in"] * 3 + ["no-entry"] * 5
    assert await counted(store) == 3


async def test_one_that_is_withdrawn_too_old_or_made_up_lets_nobody_in(store: Store) -> None:
    old, withdrawn = await invited(store, now=time.time() - 8 * DAY), await invited(store)
    await asyncio.to_thread(store.backing.commit, lambda connection: oversight.withdraw(connection, time.time()))
    for secret in (old, withdrawn, "made up", ""):
        assert await code(admission(store).invited(secret, "en", NOBODY)) == "no-entry"
    assert await counted(store) == 0


async def test_the_store_knows_no_secret_of_an_invitation(store: Store) -> None:
    secret = await invited(store)
    assert secret not in repr(await store.read(select(db.invitations)))


async def test_where_nobody_new_comes_an_invitation_is_not_used(store: Store) -> None:
    secret = await invited(store)
    assert await code(admission(store, "closed").invited(secret, "en", NOBODY)) == "nobody-new"
    assert await code(admission(store).invited(secret, "en", NOBODY)) == "in"


async def test_the_list_has_the_invitations_that_let_somebody_in(store: Store) -> None:
    first, _ = await invited(store, uses=2, now=time.time() - DAY), await invited(store, now=time.time() - 8 * DAY)
    await invited(store, uses=5)
    await admission(store).invited(first, "en", NOBODY)
    found = await store.ask(lambda connection: oversight.invitations(connection, time.time()))
    assert [(one["used"], one["uses"]) for one in found] == [(0, 5), (1, 2)]
    ended: list[int] = []
    await asyncio.to_thread(
        store.backing.commit, lambda c: ended.append(oversight.withdraw(c, time.time(), found[1]["id"]))
    )
    assert ended == [1] and await code(admission(store).invited(first, "en", NOBODY)) == "no-entry"


# ---- a guest's invitation to a table


async def seat(store: Store, guest: str | None = None, status: str = "waiting") -> None:
    """A table with a seat to which an invitation is."""
    row = {"id": "t", "game": "token-battle", "kind": "friend", "status": status, "owner": "ala", "settings": {}}
    await store.write(
        insert(db.tables).values(**row, summary={}, created=0.0, updated=0.0),
        insert(db.seats).values(table_id="t", seat=1, guest=guest, name=""),
        insert(db.invites).values(code="come", table_id="t", seat=1, created=0.0),
    )


async def test_an_invitation_to_a_table_makes_guests_of_three(store: Store) -> None:
    await seat(store)
    told = await asyncio.gather(*(code(admission(store).seated("come", "pl", NOBODY)) for _ in range(5)))
    assert sorted(told) == ["in"] * 3 + ["no-invite"] * 2
    assert await counted(store) == 3


@pytest.mark.parametrize(("guest", "status"), [("bolek", "waiting"), (None, "running")])
async def test_to_a_seat_that_is_taken_nobody_new_comes(store: Store, guest: str | None, status: str) -> None:
    await seat(store, guest, status)
    assert await code(admission(store).seated("come", "en", NOBODY)) == "no-invite"
    assert await code(admission(store).seated("another", "en", NOBODY)) == "no-invite"


async def test_whatever_is_written_past_the_count_is_refused_by_the_data(store: Store) -> None:
    await seat(store)
    row = {"hash": "h", "id": "i", "uses": 1, "used": 2, "created": 0.0, "expires": 1.0}
    with pytest.raises(IntegrityError):
        await store.write(insert(db.invitations).values(**row))
    with pytest.raises(IntegrityError):
        await store.write(update(db.invites).values(newcomers=4))


# ---- by the wire


def written_beside(at: Running) -> str:
    """The secret of an invitation that the host makes beside the server."""
    made: list[str] = []
    with oversight.beside(at.house.store.folder) as backing:
        backing.commit(lambda connection: made.append(oversight.invite(connection, time.time(), 1, 7)[1]))
    return made[-1]


async def test_who_comes_without_an_invitation_is_told_so_and_reads_what_needs_no_guest(
    door: Running, newcomer: Any
) -> None:
    someone = newcomer()
    assert (await someone.get("/api/session", 403))["error"]["code"] == "by-invitation"
    assert (await someone.get("/api/tables", 401))["error"]["code"] == "by-invitation"
    assert (await someone.post("/api/token", {"name": "robot"}, 401))["error"]["code"] == "by-invitation"
    for path in READABLE:
        await someone.get(path)
    async with websockets.connect(f"{door.address.replace('http', 'ws')}/ws/table/any") as socket:
        assert "by-invitation" in str(await socket.recv())
    assert not someone.http.cookies and await door.house.store.read(select(db.guests)) == []


async def test_a_friend_comes_in_by_the_link_to_a_table_and_sits_down(door: Running, newcomer: Any) -> None:
    ala, friend, late = newcomer(), newcomer(), newcomer()
    await ala.post("/api/session/enter", {"invitation": written_beside(door)}, 200)
    table = await ala.table("friend", deck=None)
    come = table["invite"].rsplit("/", 1)[1]
    assert (await friend.post("/api/join/" + come, {}, 401))["error"]["code"] == "by-invitation"
    await friend.post("/api/session/enter", {"table": come}, 200)
    assert (await friend.post("/api/join/" + come, {}))["id"] == table["id"]
    assert (await late.post("/api/session/enter", {"table": come}, 404))["error"]["code"] == "no-invite"


async def test_who_is_in_keeps_the_invitation_unused_and_one_must_be_named(door: Running, newcomer: Any) -> None:
    ala, bolek = newcomer(), newcomer()
    me = await ala.post("/api/session/enter", {"invitation": written_beside(door)}, 200)
    second = written_beside(door)
    assert await ala.post("/api/session/enter", {"invitation": second}, 200) == me
    for body in ({}, {"invitation": second, "table": "x"}):
        assert (await bolek.post("/api/session/enter", body, 400))["error"]["code"] == "bad-request"
    assert (await bolek.post("/api/session/enter", {"invitation": second}, 200))["id"] != me["id"]


async def test_where_nobody_new_comes_who_was_here_goes_on_comes_back_and_has_programs(
    start: Any, people: Any, tmp_path: Path
) -> None:
    ala = await people("Ala", before := start(folder=tmp_path))
    token = (await ala.post("/api/token", {"name": "robot"}))["token"]
    before.stop()
    ala.http.base_url = at = start(replace(QUICK, registration="closed"), tmp_path).address
    me, key = await ala.get("/api/session"), (await ala.post("/api/session/key"))["key"]
    again, program = Player(at), Player(at, Authorization=f"Bearer {token}")
    assert (await again.get("/api/session", 403))["error"]["code"] == "nobody-new"
    assert await again.post("/api/session/return", {"key": key}, 200) == me == await again.get("/api/session")
    assert (await program.get("/api/session"))["name"] == "robot"
    assert (await ala.table())["id"]
    for player in (again, program):
        await player.close()
