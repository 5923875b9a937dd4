"""People as everybody sees them: what is told of them and what not, their games by a search, those of everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete, select, text

from stolik.server import finding
from stolik.server import finished as room
from stolik.server.denied import Denied
from stolik.server.kept_games import finished, finished_seats
from stolik.server.ladders import Ladders
from stolik.server.profiles import FEW, wilson

from .at_lobby import lobbies, seated
from .conftest import Player, Running
from .hosting import inside, write


@pytest.fixture(params=["sqlite", "postgres"])
def at(request: pytest.FixtureRequest, start: Callable[..., Running]) -> Running:
    """A server over either store."""
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return start(database=address)


@pytest.fixture
def house(start: Callable[..., Running]) -> Running:
    """A server of its own: what is told to everybody is this test's alone."""
    return start()


async def played(two: Any, at: Running, **more: Any) -> Any:
    """Ala gives up a game with Bolek."""
    game = await two(at=at, **more)
    await game.one.ask("concede")
    return game


async def alone(player: Player, **more: Any) -> str:
    """A game with a bot that is given up at once; its table."""
    made = await player.table(**more)
    await player.post(f"/api/tables/{made['id']}/leave")
    return str(made["id"])


async def games(player: Player, of: str, q: str = "", **more: Any) -> Any:
    return (await player.get(f"/api/people/{of}/games", params={"q": q, **more}))["games"]


async def all_of(player: Player, q: str = "", **more: Any) -> Any:
    return await player.get("/api/finished", params={"q": q, **more})


async def test_a_person_is_told_with_what_we_had_to_do_with_each_other(two: Any, at: Running) -> None:
    game = await played(two, at, deck="first-steps")
    told = await game.b.get(f"/api/people/{game.a.id}")
    assert (told["name"], told["mine"], told["langs"]) == ("Ala", False, ["en"])
    assert (told["games"], told["won"], told["lost"], told["drawn"]) == (1, 0, 1, 0)
    assert told["met"] == {
        "games": 1,
        "won": 1,
        "lost": 0,
        "drawn": 0,
        "last": game.table,
        "ended": told["met"]["ended"],
    }
    assert told["at"] == {"table": game.table, "seat": 0}
    [deck] = told["decks"]
    assert (deck["deck"], deck["key"], deck["share"]) == ("First Steps", "token-battle/first-steps", None)


async def test_a_game_is_told_with_who_sat_where_and_how_it_came_off(two: Any, at: Running) -> None:
    game = await played(two, at, deck="first-steps")
    [one] = await games(game.b, game.a.id)
    assert (one["id"], one["game"], one["near"], one["rated"]) == (game.table, "token-battle", 0, False)
    assert [(seat["name"], seat["id"], seat["result"]) for seat in one["seats"]] == [
        ("Ala", game.a.id, "lost"),
        ("Bolek", game.b.id, "won"),
    ]
    assert one["seats"][0]["deck"] == "First Steps"


async def test_games_with_bots_are_told_to_oneself_alone(people: Any, at: Running) -> None:
    ala, bolek = await people("Ala", at=at), await people("Bolek", at=at)
    table = await alone(ala)
    assert [one["id"] for one in await games(ala, ala.id)] == [table]
    assert await games(bolek, ala.id) == [] and (await all_of(ala))["games"] == []
    assert (await bolek.get(f"/api/people/{ala.id}"))["games"] == 0
    assert (await ala.get(f"/api/people/{ala.id}"))["games"] == 1


async def test_what_may_not_be_watched_is_told_to_those_who_sat_there(two: Any, people: Any, house: Running) -> None:
    game = await played(two, house, spectators=False)
    stranger = await people("Celina", at=house)
    assert await games(stranger, game.a.id) == [] and (await all_of(stranger))["games"] == []
    assert [one["id"] for one in await games(game.b, game.a.id)] == [game.table]
    assert (await stranger.get(f"/api/people/{game.a.id}"))["at"] is None


async def test_a_running_game_is_told_to_nobody(two: Any, house: Running) -> None:
    game = await two(at=house)
    assert await games(game.a, game.a.id) == [] and (await all_of(game.a))["games"] == []
    assert (await game.b.get(f"/api/people/{game.a.id}"))["games"] == 0


async def test_of_closed_lists_no_deck_is_told_nor_found(people: Any, house: Running) -> None:
    ala = await people("Ala", at=house)
    await alone(ala, game="pokemon", deck="terra-firma", options={"closed_lists": True})
    [one] = await games(ala, ala.id)
    assert not any(seat["deck"] or seat["own"] for seat in one["seats"])
    assert await games(ala, ala.id, "deck:terra") == []
    assert (await ala.get(f"/api/people/{ala.id}"))["decks"] == []


SEARCHES = [
    ("", True),
    ("deck:first against:bolek result:lost", True),
    ("deck:FIRST-steps", False),
    ('deck:"first steps"', True),
    ("deck:token-battle/first-steps", True),
    ("against:ala", False),
    ("against:carousel", True),
    ("result:won", False),
    ("bol", True),
    ("BOLEK", True),
    ("celina", False),
    ("player:bolek", True),
    ("game:token", True),
    ("game:star-wars", False),
    ("turns<=1", True),
    ("turns>30", False),
    ("rated", False),
    ("rated:no", True),
    ("format:page", True),
    ("format:expanded", False),
    ("since:2020 until:2999", True),
    ("until:2020", False),
    ("100%", False),
    ("_", False),
]


async def test_the_games_of_a_person_are_searched(two: Any, at: Running) -> None:
    game = await played(two, at, deck="first-steps")
    found = {q: bool(await games(game.b, game.a.id, q)) for q, _ in SEARCHES}
    assert found == dict(SEARCHES)


@pytest.mark.parametrize(
    "q, there",
    [
        ("ala bolek", True),
        ("player:ala player:bolek", True),
        ("player:ala result:won", False),
        ("player:bolek result:won against:ala", True),
        ("player:ala against:celina", False),
        ("deck:first-steps against:bolek", False),
        ('deck:"first steps" against:bolek', True),
        ("result:drawn", False),
        ("token", False),
    ],
)
async def test_all_games_are_searched(two: Any, house: Running, q: str, there: bool) -> None:
    game = await played(two, house, deck="first-steps")
    assert bool((await all_of(game.a, q))["games"]) is there


async def test_what_is_no_search_is_told_where_in_the_readers_language(people: Any) -> None:
    player = await people("Ala")
    answer = await player.get("/api/finished", 400, params={"q": "colour:red", "lang": "pl"})
    assert answer["error"] == {
        "code": "search-field",
        "message": answer["error"]["message"],
        "where": "1",
    }
    assert "nie ma takiego pola" in answer["error"]["message"] and "colour:red" in answer["error"]["message"]


async def test_pages_follow_each_other_and_nothing_comes_twice(two: Any, people: Any, at: Running) -> None:
    tables = [(await played(two, at)).table for _ in range(3)]
    reader = await people("Celina", at=at)
    found, before = [], ""
    while before is not None:
        page = await all_of(reader, limit=1, before=before)
        found += [one["id"] for one in page["games"]]
        before = page["next"]
    assert found == tables[::-1]
    await reader.get("/api/finished", 400, params={"before": "nowhere"})


ENDLESS = {
    "sqlite": "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n",
    "postgresql": "SELECT pg_sleep(60)",
}


async def test_a_search_that_takes_too_long_is_ended_and_the_next_is_answered(
    people: Any, at: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "PATIENCE", 0.3)

    def endless(connection: Connection) -> object:
        return finding.bounded(connection, text(ENDLESS[connection.dialect.name]))

    for _ in range(3):
        with pytest.raises(Denied, match="too long"):
            await inside(at, at.house.store.ask(endless))
    assert (await all_of(await people("Ala", at=at)))["games"] == []


async def test_a_rated_game_says_what_it_changed(people: Any, start: Any) -> None:
    running = start()
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    async with lobbies(ala, bolek) as lines:
        table = await seated(*lines)
    await ala.post(f"/api/tables/{table}/leave")
    await inside(running, Ladders(running.house.store).reckon(running.house.store))
    [one] = await games(bolek, ala.id, "rated")
    by = {seat["name"]: seat["change"] for seat in one["seats"]}
    assert by["Ala"] < 0 < by["Bolek"]
    told = await bolek.get(f"/api/people/{ala.id}")
    assert [one["ladder"] for one in told["ladders"]] == ["token-battle/page"]


async def test_a_bot_has_a_page_with_its_level_and_no_games_that_did_not_count(people: Any, house: Running) -> None:
    ala = await people("Ala", at=house)
    await alone(ala, opponent="bot:greedy")
    told = await ala.get("/api/people/bot:greedy")
    assert (told["bot"], told["id"], told["langs"], told["at"]) == ("greedy", "", [], None)
    assert {one["ladder"] for one in told["ladders"]} >= {"token-battle/page"}
    assert told["met"]["lost"] == 1  # I may be told of my own
    other = await people("Bolek", at=house)
    assert (await other.get("/api/people/bot:greedy"))["games"] == 0
    await ala.get("/api/people/bot:nobody", 404)


async def test_who_left_for_good_has_no_page_and_their_games_name_nobody(two: Any, at: Running) -> None:
    game = await played(two, at)
    left = game.a.id
    await game.a.post("/api/account/leave", {"name": "Ala"}, 204)
    await game.b.get(f"/api/people/{left}", 404)
    [one] = await games(game.b, game.b.id)
    assert (one["seats"][0]["name"], one["seats"][0]["id"]) == ("somebody who left", "")
    kept = await inside(at, at.house.store.read(select(finished_seats.c.guest)))
    assert {row["guest"] for row in kept} == {None, game.b.id}


async def test_somebody_with_an_account_is_found_under_the_guest_they_were(
    two: Any, people: Any, house: Running
) -> None:
    game = await played(two, house)
    owner = await people("Hanna", at=house)
    await owner.post("/api/account", {"name": "Hanna Banana", "password": "a long enough one"}, 200)
    was = game.a.id
    await game.a.post("/api/sign-in/password", {"name": "Hanna Banana", "password": "a long enough one", "take": True})
    told = await game.b.get(f"/api/people/{was}")
    assert (told["id"], told["games"]) == (owner.id, 1)
    assert [one["id"] for one in await games(game.b, was)] == [game.table]


async def test_whom_i_block_is_told_as_blocked_to_me_alone(two: Any, house: Running) -> None:
    game = await played(two, house)
    await game.b.post("/api/muted", {"table": game.table, "seat": 0, "block": True})
    mine, theirs = await game.b.get(f"/api/people/{game.a.id}"), await game.a.get(f"/api/people/{game.b.id}")
    assert (mine["blocked"], bool(mine["muted"]), mine["games"]) == (True, True, 1)
    assert (theirs["blocked"], theirs["muted"]) == (False, "")


async def test_games_that_were_over_before_are_found_too(two: Any, people: Any, at: Running) -> None:
    game = await played(two, at, deck="first-steps")
    bot = await alone(game.a)
    before = await games(game.a, game.a.id)
    await write(at, delete(finished_seats), delete(finished))
    assert await games(game.a, game.a.id) == []
    assert await inside(at, room.fill(at.house.store)) == 2
    assert await games(game.a, game.a.id) == before and before[0]["id"] == bot
    assert await inside(at, room.fill(at.house.store)) == 0


async def test_a_game_that_its_players_dropped_is_found_no_more(two: Any, people: Any, house: Running) -> None:
    game = await played(two, house)
    stranger = await people("Celina", at=house)
    await game.a.http.delete(f"/api/tables/{game.table}")
    assert await games(stranger, game.a.id) == []
    [one] = await games(stranger, game.b.id)
    assert [(seat["name"], seat["id"]) for seat in one["seats"]] == [("Ala", ""), ("Bolek", game.b.id)]
    await game.b.http.delete(f"/api/tables/{game.table}")
    assert (await all_of(stranger))["games"] == []
    assert await inside(house, house.house.store.read(select(finished_seats))) == []


@pytest.mark.parametrize("path", ["/api/people/{}", "/api/people/{}/games", "/api/finished", "/api/ladders/all"])
async def test_a_stranger_may_read_and_nobody_may_write(people: Any, path: str) -> None:
    ala = await people("Ala")
    async with httpx.AsyncClient(base_url=ala.address, headers={"X-Stolik": "1"}) as stranger:
        assert (await stranger.get(path.format(ala.id))).status_code == 200
        assert (await stranger.post(path.format(ala.id), json={})).status_code == 405
    token = (await ala.post("/api/token", {"name": f"prog-{ala.id[:6]}"}))["token"]
    program = await people(Authorization=f"Bearer {token}")
    await program.get(path.format(ala.id))


async def test_a_profile_tells_no_secret_of_a_person(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    await bolek.http.put(f"/api/follows/{ala.id}")
    mine, theirs = await ala.get(f"/api/people/{bolek.id}"), await bolek.get(f"/api/people/{ala.id}")
    assert (mine["follows"], theirs["follows"]) == (False, True)
    assert set(mine) == set(theirs) and not {"theme", "sessions", "email", "used"} & set(mine)


async def test_ladders_are_listed_with_who_leads_and_where_i_am(people: Any, house: Running) -> None:
    ala = await people("Ala", at=house)
    told = await ala.get("/api/ladders/all")
    assert {one["game"] for one in told} >= {"pokemon", "pokemon-2v2", "star-wars", "token-battle"}
    assert all((one["people"], one["first"], one["mine"]) == (0, None, None) for one in told)


@pytest.mark.parametrize("good, games_, low, high", [(52, 84, 51.2, 71.5), (0, 5, 0, 43.4), (5, 5, 56.6, 100)])
def test_a_share_lies_between_wilsons_bounds(good: int, games_: int, low: float, high: float) -> None:
    found = [100 * one for one in wilson(good, games_)]
    assert found == pytest.approx([low, high], abs=0.1) and games_ >= FEW
