"""Whom somebody does not hear, and does not meet: for good, at every table and server, and told to nobody."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.server import manners

from .hosting import inside
from .test_processes import House, at
from .test_talk import kept, pong, said

TWOS = {"game": "token-battle", "deck": "first-steps"}


async def muted(player: Any) -> list[tuple[str, bool]]:
    return [(one["name"], one["blocked"]) for one in await player.get("/api/muted")]


async def test_own_words_are_heard_no_more_phrases_are_and_the_other_is_told_nothing(two: Any) -> None:
    game = await two()
    made = await game.a.post("/api/muted", {"table": game.table, "seat": 1})
    assert (made["name"], made["blocked"]) == ("Bolek", False)
    await game.two.ask("talk", text="loser")
    await game.two.ask("talk", phrase="well-played")
    assert (await game.one.hear("talk"))["d"]["phrase"] == "well-played" and said(game.one) == ["well-played"]
    assert said(game.two) == ["loser", "well-played"]
    await game.one.ask("talk", text="good day")
    assert (await game.two.hear("talk"))["t"] == "talk"
    async with game.a.at(game.table) as mine, game.b.at(game.table) as theirs:
        assert kept(mine) == ["well-played", "good day"] and kept(theirs) == ["loser", "well-played", "good day"]
    assert await muted(game.b) == []


async def test_it_holds_at_the_next_table_too_until_it_is_undone(two: Any, people: Any) -> None:
    game = await two()
    await game.a.post("/api/muted", {"table": game.table, "seat": 1})
    table = (await game.a.table("friend"))["id"]
    async with game.a.at(table) as mine, game.b.at(table) as theirs:
        await theirs.ask("talk", text="me again")
        await game.a.http.delete("/api/muted/" + (await game.a.get("/api/muted"))[0]["id"])
        await theirs.ask("talk", text="and again")
        assert (await mine.hear("talk"))["d"]["text"] == "and again" and said(mine) == ["and again"]
        await pong(mine)
        assert [one["text"] for one in mine.frames[-1]["d"]["talk"]] == ["me again", "and again"]
    assert await muted(game.a) == []


async def test_a_spectator_is_muted_by_what_they_said(two: Any, people: Any) -> None:
    game = await two()
    celina, darek = await people("Celina"), await people("Darek")
    async with celina.at(game.table) as third, darek.at(game.table) as fourth:
        await third.ask("talk", text="boo")
        line = (await fourth.hear("talk"))["d"]["id"]
        assert (await darek.post("/api/muted", {"table": game.table, "line": line}))["name"] == "Celina"
        await third.ask("talk", text="boo again")
        await third.ask("talk", phrase="oops")
        assert (await fourth.hear("talk"))["d"]["phrase"] == "oops"
        await pong(fourth)
        assert [one["text"] for one in fourth.frames[-1]["d"]["talk"]] == [""]


async def test_what_a_muted_spectator_said_is_not_told_at_the_end_either(two: Any, people: Any) -> None:
    game = await two()
    async with (await people("Celina")).at(game.table) as third:
        await third.ask("talk", text="boo")
        line = third.frames[-1]["d"] if third.frames[-1]["t"] == "talk" else (await third.hear("talk"))["d"]
        await game.a.post("/api/muted", {"table": game.table, "line": line["id"]})
        await game.one.ask("concede")
        assert (await game.two.hear("talk"))["d"]["text"] == "boo"
        await pong(game.one)
        assert said(game.one) == []


@pytest.mark.parametrize("whom", [{"seat": 0}, {"seat": 7}, {"line": "x" * 12}, {"seat": 1, "table": "nothing"}])
async def test_nobody_mutes_themself_or_whom_there_is_not(two: Any, whom: Any) -> None:
    game = await two()
    answer = await game.a.post("/api/muted", {"table": game.table, **whom}, 404)
    assert answer["error"]["code"] == "nobody-there" and await muted(game.a) == []


async def test_a_bot_can_not_be_muted_nor_whom_one_may_not_see(people: Any, two: Any) -> None:
    player = await people("Ala")
    table = (await player.table("bot:random"))["id"]
    assert (await player.post("/api/muted", {"table": table, "seat": 1}, 404))["error"]["code"] == "nobody-there"
    game = await two(spectators=False)
    assert (await player.post("/api/muted", {"table": game.table, "seat": 1}, 404))["error"]["code"] == "nobody-there"
    assert (await game.b.post("/api/muted", {"table": game.table, "seat": 0}))["name"] == "Ala"


@pytest.mark.parametrize(
    "body",
    [{}, {"table": "t"}, {"table": "t", "seat": 0, "line": "x"}, {"table": "t", "seat": -1}, {"table": "t", "seat": 1,
     "who": "me"}, {"table": "x" * 99, "seat": 1}, {"table": "t", "line": ""}],
)  # fmt: skip
async def test_a_body_that_says_nothing_known_is_refused(people: Any, body: Any) -> None:
    assert (await (await people("Ala")).post("/api/muted", body, 400))["error"]["code"] == "bad-request"


async def test_the_list_is_ones_own(two: Any, people: Any) -> None:
    game = await two()
    made = await game.a.post("/api/muted", {"table": game.table, "seat": 1, "block": True})
    stranger = await people("Celina")
    for other in (game.b, stranger):
        assert (await other.http.delete(f"/api/muted/{made['id']}")).status_code == 404
    assert await muted(game.a) == [("Bolek", True)]
    await game.a.post("/api/muted", {"table": game.table, "seat": 1})
    assert await muted(game.a) == [("Bolek", True)], "who is blocked stays so"


async def test_there_is_an_end_to_it(two: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST", 0)
    game = await two()
    answer = await game.a.post("/api/muted", {"table": game.table, "seat": 1}, 409)
    assert answer["error"]["code"] == "many-muted"


# ---- apart


@pytest.mark.parametrize(("blocker", "code"), [("host", "taken"), ("guest", "blocked-here")])
async def test_who_is_blocked_does_not_sit_down_and_reads_what_everybody_reads_who_is_late(
    two: Any, blocker: str, code: str
) -> None:
    game = await two()
    who, seat = (game.a, 1) if blocker == "host" else (game.b, 0)
    await who.post("/api/muted", {"table": game.table, "seat": seat, "block": True})
    made = await game.a.table("friend")
    code_of = made["invite"].rsplit("/", 1)[1]
    assert (await game.b.get(f"/api/join/{code_of}"))["taken"] is True
    answer = await game.b.post(f"/api/join/{code_of}", {"deck": "carousel"}, 409)
    assert answer["error"]["code"] == code


async def test_others_still_sit_down_and_so_does_who_is_unblocked(two: Any, people: Any) -> None:
    game = await two()
    blocked = await game.a.post("/api/muted", {"table": game.table, "seat": 1, "block": True})
    for player in (await people("Celina"), game.b):
        made = await game.a.table("friend")
        code = made["invite"].rsplit("/", 1)[1]
        assert (await player.get(f"/api/join/{code}"))["taken"] is False or player is game.b
        await game.a.http.delete(f"/api/muted/{blocked['id']}")
        await player.post(f"/api/join/{code}", {"deck": "carousel"})


async def test_a_program_of_somebody_blocked_is_not_to_be_had(two: Any, start: Any) -> None:
    running = start()
    game = await two(at=running)
    token = (await game.b.post("/api/token", {"name": "robot-of-bolek"}))["token"]
    body = {**TWOS, "options": {}}
    async with game.b.http.stream("GET", "/api/stream/event", headers={"Authorization": f"Bearer {token}"}):
        await game.a.post("/api/challenge/robot-of-bolek", body)
        await game.b.post("/api/muted", {"table": game.table, "seat": 0, "block": True})
        assert (await game.a.post("/api/challenge/robot-of-bolek", body, 404))["error"]["code"] == "no-player"
        program = next(iter(await running_apart(running, game.a.id)))
    assert program in await running_apart(running, game.a.id)
    assert len(await running_apart(running, game.a.id)) == 2


async def running_apart(running: Any, guest: str) -> frozenset[str]:
    """Whom a guest doesn't meet, as the lobby asks."""
    return await inside(running, running.house.manners.apart_from(guest))


# ---- several servers


async def test_it_is_heard_by_the_server_that_has_the_table(house: House, two: Any) -> None:
    game = await two(at=house.one)
    await at(house.other, game.a).post("/api/muted", {"table": game.table, "seat": 1})
    async with game.a.at(game.table) as through:
        for n in range(200):
            await game.two.ask("talk", text=f"loser {n}")
            await game.two.ask("talk", phrase="oops") if n < 2 else None
            await pong(through)
            if not [one for one in through.frames[-1]["d"]["talk"] if one["text"]]:
                break
        assert [one["phrase"] for one in through.frames[-1]["d"]["talk"] if not one["text"]] and n < 199


@pytest.fixture
def house(cluster: Any, start: Any) -> House:
    return House(cluster, start)
