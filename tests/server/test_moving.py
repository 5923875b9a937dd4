"""What a guest has played with moves into an account: games go on, nobody has two seats by mistake."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from .conftest import Player, Running
from .test_accounts import code_of, enter, keep
from .test_processes import House


@pytest.fixture(params=["sqlite", "postgres"])
def at(request: pytest.FixtureRequest, start: Callable[..., Running]) -> Running:
    """A server over either store."""
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return start(database=address)


async def account(people: Any, at: Running, name: str = "Whole Account") -> Player:
    made: Player = await people(at=at)
    await keep(made, name)
    return made


async def test_games_decks_and_programs_of_this_browser_go_along(people: Any, at: Running) -> None:
    await account(people, at)
    guest = await people("Guest", at=at)
    made = await guest.table("hotseat")
    deck = {"name": "Mine", "stacks": (await guest.get("/api/games/token-battle/decks"))[0]["stacks"]}
    await guest.post("/api/games/token-battle/decks", deck)
    await guest.post("/api/token", {"name": "goes-along"})
    things = (await guest.get("/api/sign-in"))["things"]
    assert things == {"games": 1, "decks": 1, "packs": 0, "programs": 1}
    assert (await enter(guest, "Whole Account", take=True))["taken"] == things
    assert [table["id"] for table in await guest.get("/api/tables")] == [made["id"]]
    assert (await guest.get("/api/account"))["things"] == things


async def test_a_running_game_goes_on_under_the_account(people: Any, two: Any, at: Running) -> None:
    await account(people, at)
    game = await two(at=at)
    await game.lay()
    old = game.a.http.cookies["stolik"]
    await enter(game.a, "Whole Account", take=True)
    with pytest.raises(websockets.ConnectionClosed):
        await game.two.hear("nothing")
    await game.a.get("/api/tables", 401, headers={"Cookie": f"stolik={old}"})
    async with game.a.at(game.table) as one, game.b.at(game.table) as other:
        assert one.v == 1 and one.asked != other.asked
        for n in range(2, 5):
            mover, waits = (one, other) if one.asked else (other, one)
            assert (await mover.ask("answer", v=mover.v, picks=[0]))["d"]["v"] == n
            await asyncio.gather(mover.hear("move"), waits.hear("move"))
        await one.ask("concede")
        await other.hear("end")
    assert (await game.a.get("/api/past"))["games"][0]["result"] == "lost"


async def test_an_answer_that_is_sent_again_is_known_again(people: Any, two: Any, at: Running) -> None:
    """Whose answer it was is rewritten too, and the seals with it."""
    await account(people, at)
    game = await two(at=at, options={"first": "0"})
    a = await game.one.send("answer", v=0, picks=[0])
    await game.two.hear("move")
    await enter(game.a, "Whole Account", take=True)
    async with game.a.at(game.table) as line:
        await line.socket.send(f'{{"t":"answer","d":{{"a":{a},"v":0,"picks":[0]}}}}')
        assert (await line.hear("ack"))["d"] == {"a": a, "v": 1}


async def test_who_waits_at_a_table_waits_as_the_account(people: Any, at: Running) -> None:
    await account(people, at)
    guest, friend = await people("Guest", at=at), await people("Friend", at=at)
    made = await guest.table("friend")
    await enter(guest, "Whole Account", take=True)
    assert (await friend.post("/api" + made["invite"], {"deck": "carousel"}))["id"] == made["id"]
    async with guest.at(made["id"]) as one, friend.at(made["id"]) as other:
        mover = one if one.asked else other
        await mover.ask("answer", v=mover.v, picks=[0])


async def test_who_closed_a_table_is_known_as_the_account(people: Any, at: Running) -> None:
    """Whoever else comes back is told why it is closed; who closed it knows."""
    await account(people, at)
    guest = await people("Guest", at=at)
    made = await guest.table("friend")
    await guest.post(f"/api/tables/{made['id']}/leave")
    before = await guest.get("/api/tables")
    await enter(guest, "Whole Account", take=True)
    assert before[0]["closed"] == "" and await guest.get("/api/tables") == before


async def test_who_plays_against_this_account_finishes_first(people: Any, two: Any, at: Running) -> None:
    game = await two(at=at)
    await keep(game.b, "Across The Table")
    refused = await enter(game.a, "Across The Table", status=409, take=True)
    assert code_of(refused) == "both-sit" and (await game.a.get("/api/session"))["id"] == game.a.id
    await game.one.ask("concede")
    await game.two.hear("end")
    assert (await enter(game.a, "Across The Table", take=True))["taken"]["games"] == 1
    (only,) = (await game.a.get("/api/past"))["games"]
    assert only["result"] == ""


async def test_a_code_is_not_used_up_by_what_is_refused(people: Any, two: Any, at: Running) -> None:
    game = await two(at=at)
    code = (await keep(game.b, "Code Is Kept"))[0]
    body = {"name": "Code Is Kept", "code": code, "take": True}
    assert code_of(await game.a.post("/api/sign-in/code", body, 409)) == "both-sit"
    assert (await game.a.post("/api/sign-in/code", {**body, "take": False}))["codes"] == 9


async def test_what_is_left_behind_stays_with_the_guest(people: Any, at: Running) -> None:
    await account(people, at)
    guest, again = await people("Guest", at=at), await people(at=at)
    made = await guest.table("hotseat")
    key = (await guest.post("/api/session/key"))["key"]
    assert (await enter(guest, "Whole Account"))["taken"] is None
    assert await guest.get("/api/tables") == []
    await again.post("/api/session/return", {"key": key})
    assert [table["id"] for table in await again.get("/api/tables")] == [made["id"]]


async def test_an_accounts_things_are_not_taken_by_another(people: Any, at: Running) -> None:
    await account(people, at)
    other = await account(people, at, "Other Account")
    assert code_of(await enter(other, "Whole Account", status=409, take=True)) == "is-account"


# ---- several processes


@pytest.fixture
def house(cluster: Any, start: Callable[..., Running]) -> House:
    return House(cluster, start)


async def test_a_game_at_another_process_goes_on_under_the_account(house: House, people: Any, two: Any) -> None:
    await account(people, house.one)
    game = await two(at=house.one)
    await game.lay()
    from .test_processes import at as asks

    asks(house.other, game.a)
    await enter(game.a, "Whole Account", take=True)
    with pytest.raises(websockets.ConnectionClosed):
        await game.two.hear("nothing")
    async with game.a.at(game.table) as one, game.b.at(game.table) as other:
        mover, waits = (one, other) if one.asked else (other, one)
        assert (await mover.ask("answer", v=mover.v, picks=[0]))["d"]["v"] == 2
        await waits.hear("move")
    assert len([*house.one.house._tables, *house.other.house._tables]) == 1


async def test_a_session_that_moved_is_over_at_every_process(house: House, people: Any) -> None:
    await account(people, house.one)
    guest = await people("Guest", at=house.one)
    old = {"Cookie": f"stolik={guest.http.cookies['stolik']}"}
    from .test_processes import at as asks

    await asks(house.other, guest).get("/api/tables")
    await enter(asks(house.one, guest), "Whole Account", take=True)
    await asyncio.sleep(0.3)
    await asks(house.other, guest).get("/api/tables", 401, headers=old)


async def test_what_was_asked_at_one_process_is_answered_at_another(house: House, people: Any) -> None:
    from .authenticator import Authenticator
    from .test_processes import at as asks

    ala = await people(at=house.one)
    ala.http.headers["Host"] = "localhost"
    phone = Authenticator("http://localhost")
    asked = await ala.post("/api/account/passkey-options", {"name": "Any Process"})
    asks(house.other, ala)
    made = await ala.post("/api/account", {"name": "Any Process", "passkey": phone.make(asked["options"])})
    assert len(made["codes"]) == 10
