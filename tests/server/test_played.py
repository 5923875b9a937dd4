"""The games that a guest has played: by their own result, own figures first, filtered, and page by page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from stolik.server import store as db
from stolik.server.store import Store

from .conftest import Player, Running


@pytest.fixture(params=["sqlite", "postgres"])
def at(request: pytest.FixtureRequest, start: Callable[..., Running]) -> Running:
    """A server over either store."""
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return start(database=address)


async def past(player: Player, **wanted: Any) -> Any:
    return await player.get("/api/past", params=wanted)


async def lost(player: Player, **more: Any) -> str:
    """A game that is given up at once; the id of its table."""
    made = await player.table(**more)
    await player.post(f"/api/tables/{made['id']}/leave")
    return str(made["id"])


async def test_each_is_told_by_their_own_result(people: Any, two: Any, at: Running) -> None:
    game = await two(at=at)
    await game.one.ask("concede")
    mine, theirs = [(await past(player))["games"][0] for player in (game.a, game.b)]
    assert [(one["result"], one["opponent"]) for one in (mine, theirs)] == [("lost", "Bolek"), ("won", "Ala")]
    assert (await game.b.get("/api/tables"))[0]["result"] == "won"


async def test_own_figures_stand_first(two: Any) -> None:
    game = await two(options={"turn_limit": 4, "first": "0"})
    for n in range(4):
        await (game.one if n % 2 == 0 else game.two).lay(n)
        await (game.two if n % 2 == 0 else game.one).hear("move")
    scores = game.one.view["scores"]
    assert (await past(game.a))["games"][0]["scores"] == scores != scores[::-1]
    assert (await past(game.b))["games"][0]["scores"] == scores[::-1]
    assert (await game.b.get("/api/tables"))[0]["scores"] == scores[::-1]


async def test_a_team_has_the_result_of_its_side(people: Any) -> None:
    player = await people("Ala")
    seats = [{"who": who} for who in ("bot:random", "me", "bot:random", "bot:greedy")]
    table = await player.post("/api/tables", {"game": "pokemon-2v2", "seats": seats})
    await player.post(f"/api/tables/{table['id']}/leave")
    told = (await past(player))["games"][0]
    assert (told["result"], told["partner"], told["foes"], len(told["scores"])) == ("lost", "Kiri", 2, 2)


async def test_at_one_screen_there_is_no_own_result(people: Any) -> None:
    player = await people("Ala")
    await lost(player, opponent="hotseat")
    assert [one["result"] for one in (await past(player))["games"]] == [""]


async def test_pages_follow_each_other_and_nothing_comes_twice(people: Any, at: Running) -> None:
    player = await people("Ala", at=at)
    tables = [await lost(player) for _ in range(5)]
    found, before, pages = [], "", 0
    while before is not None:
        page = await past(player, limit=2, before=before)
        found += [one["id"] for one in page["games"]]
        before = page["next"]
        pages += 1
        await lost(player)  # what ends meanwhile moves nothing
    assert (found, pages) == (tables[::-1], 3)
    assert (await player.get("/api/past?before=x~y", 400))["error"]["code"] == "bad-request"


async def test_games_that_ended_at_the_same_moment_are_all_there(people: Any, at: Running) -> None:
    player = await people("Ala", at=at)
    tables = {await lost(player) for _ in range(4)}
    await at_store(at, update(db.seats).values(ended=5.0))
    first = await past(player, limit=3)
    second = await past(player, limit=3, before=first["next"])
    assert {one["id"] for one in first["games"] + second["games"]} == tables and len(second["games"]) == 1


async def at_store(at: Running, statement: Any) -> None:
    """Carried out where the server's own loop is, which has the store."""
    await asyncio.wrap_future(
        asyncio.run_coroutine_threadsafe(at.house.store.write(statement), at.house.store._task.get_loop())
    )


async def test_they_are_found_by_game_result_opponent_and_day(two: Any, at: Running) -> None:
    game = await two(at=at)
    await game.one.ask("concede")
    stars = await lost(game.a, game="star-wars", deck=None, opponent="bot:greedy")

    async def ids(**wanted: Any) -> list[str]:
        return [one["id"] for one in (await past(game.a, **wanted))["games"]]

    assert await ids(game="star-wars") == [stars] and await ids(result="won") == []
    assert await ids(result="lost") == [stars, game.table]
    assert await ids(opponent="bol") == [game.table] and await ids(opponent="STEADY") == [stars]
    assert await ids(opponent="kir") == [stars] and await ids(opponent="キリ", lang="ja") == [stars]
    assert await ids(opponent="%") == [] and await ids(opponent="手堅い", lang="ja") == [stars]
    assert await ids(until=5) == [] and len(await ids(until=4e9)) == 2


@pytest.mark.parametrize(("lang", "name"), [("en", "Kiri"), ("pl", "Kiri"), ("ja", "キリ")])
async def test_bots_are_called_in_the_language_of_whoever_reads(people: Any, lang: str, name: str) -> None:
    player = await people("Ala")
    await lost(player, opponent="bot:greedy")
    assert (await past(player, lang=lang))["games"][0]["opponent"] == name
    assert (await player.get(f"/api/tables?lang={lang}"))[0]["opponent"] == name


async def test_others_see_none_of_them_and_a_deleted_game_is_gone(people: Any) -> None:
    player, stranger = await people("Ala"), await people("Celina")
    table = await lost(player)
    assert (await past(stranger))["games"] == []
    await player.http.delete(f"/api/tables/{table}")
    assert (await past(player))["games"] == []


async def test_a_page_is_read_by_the_index(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    try:
        where = "guest = 'a' AND ended IS NOT NULL ORDER BY ended DESC, table_id DESC LIMIT 3"
        plan = await store.read(text(f"EXPLAIN QUERY PLAN SELECT table_id FROM seats WHERE {where}"))
        said = " ".join(row["detail"] for row in plan)
        assert "seats_ended_of_guest" in said and "TEMP B-TREE" not in said
    finally:
        await store.close()
