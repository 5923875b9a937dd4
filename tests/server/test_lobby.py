"""The lobby: looking for a game, open tables, challenges, who is here."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from stolik.server.lobby import looking, present

from .at_lobby import WISH, lobbies, lobby, met, seated
from .conftest import QUICK

CLOCK = {"minutes": 5, "increment": 3}


async def test_two_who_look_for_the_same_meet_sit_down_and_are_rated(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    async with lobbies(ala, bolek) as (one, other):
        table = await seated(one, other)
        async with ala.at(table) as line:
            names = [seat["name"] for seat in line.frames[0]["d"]["seats"]]
            await line.ask("concede")
        assert sorted(names) == ["Ala", "Bolek"]
        assert (await one.hear("counted"))["d"] == {"table": table} == (await other.hear("counted"))["d"]
    changes = (await ala.get(f"/api/tables/{table}/rating"))["changes"]
    assert [change["after"]["points"] > change["before"]["points"] for change in changes] == [
        name != "Ala" for name in names
    ]


async def test_who_looks_hears_what_for_and_when_a_bot_comes(people: Any) -> None:
    async with lobby(await people("Ala")) as line:
        await line.ask("look", **WISH)
        told = line.last("seek")
    assert (told["low"], told["high"]) == (1500 - 400, 1500 + 400) and 59 < told["bot_in"] <= 60
    assert told["bot"]["bot"] in ("random", "kind", "greedy", "lookahead") and told["me"]["provisional"]


@pytest.mark.parametrize(
    "other", [{"rated": False}, {"clock": {"minutes": 10}}, {"game": "star-wars", "deck": None}, {"clock": {"days": 3}}]
)
async def test_who_wishes_for_another_game_is_not_met(people: Any, other: dict[str, Any]) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    async with lobbies(ala, bolek) as (one, two):
        await one.ask("look", **WISH)
        await two.ask("look", **{**WISH, **other})
        await two.silence("found")


async def test_who_does_not_sit_down_looks_no_more_and_the_other_one_looks_on(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    async with lobbies(ala, bolek) as (one, two):
        first, second = await met(one, two)
        await one.send("sit", found=first)
        await two.send("pass", found=second)
        assert (await one.hear("missed"))["d"]["looking"] is True
        assert (await two.hear("missed"))["d"]["looking"] is False
        assert one.last("seek") is not None and (await two.until("seek", lambda d: d is None)) is None
        await two.ask("look", **{**WISH, "bot": False})
        await two.silence("found")  # not those two again, for a while


async def test_who_is_silent_keeps_nobody_waiting(people: Any, start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "WITHIN", 0.3)
    monkeypatch.setattr(looking, "LATE", 0.0)
    running = start()
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    async with lobbies(ala, bolek) as (one, two):
        first, _ = await met(one, two)
        await one.send("sit", found=first)
        assert (await one.hear("missed"))["d"] == {
            "why": "silent", "text": "The other one did not answer. Looking on.", "looking": True,
        }  # fmt: skip
        await two.until("seek", lambda d: d is None)
        assert one.last("seek")["game"] == "token-battle"


async def test_after_a_minute_or_at_once_a_bot_sits_down_and_the_game_counts(people: Any) -> None:
    ala = await people("Ala")
    async with lobby(ala) as line:
        await line.ask("look", **WISH)
        await line.ask("now")
        found = (await line.hear("found"))["d"]
        assert found["bot"] is True and found["seats"][1]["bot"]
        await line.send("sit", found=found["id"])
        table = (await line.hear("seated"))["d"]["id"]
        async with ala.at(table) as at:
            assert await at.refused("hint", v=at.v) == "rated-hints"
            assert await at.refused("undo") == "rated-undo"
            await at.ask("concede")
        await line.hear("counted")
    rows = (await ala.get("/api/ladders", params={"ladder": "token-battle/page"}))["mine"]
    assert rows["lost"] == 1


async def test_four_who_look_meet_at_one_table_of_two_against_two(people: Any) -> None:
    players = [await people(name) for name in ("Ala", "Bolek", "Celina", "Daniel")]
    wish = {"game": "pokemon-2v2", "deck": None, "clock": CLOCK, "rated": True, "bot": False}
    async with lobbies(*players) as lines:
        for line in lines:
            await line.ask("look", **wish)
        for line in lines:
            await line.send("sit", found=(await line.hear("found"))["d"]["id"])
        tables = {(await line.hear("seated"))["d"]["id"] for line in lines}
        assert len(tables) == 1
        async with players[0].at(tables.pop()) as at:
            assert {seat["name"] for seat in at.frames[0]["d"]["seats"]} == {"Ala", "Bolek", "Celina", "Daniel"}


async def test_star_wars_sits_each_deck_at_its_side(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    decks = await ala.get("/api/games/star-wars/decks")
    dark = next(deck["id"] for deck in decks if deck["seat"] == 0)
    light = next(deck["id"] for deck in decks if deck["seat"] == 1)
    async with lobbies(ala, bolek) as (one, two):
        wish = {"game": "star-wars", "clock": CLOCK, "rated": True, "bot": False}
        await one.ask("look", **wish, deck=light)
        await two.ask("look", **wish, deck=light)
        await two.silence("found")
        await two.ask("look", **wish, deck=dark)
        assert [seat["name"] for seat in (await one.hear("found"))["d"]["seats"]] == ["Bolek", "Ala"]


REFUSED = {
    "rated-clock": {"clock": None},
    "rated-options": {"options": {"score_limit": 5}},
    "no-deck": {"deck": "nowhere"},
    "no-game": {"game": "chess"},
    "bad-option": {"options": {"nonsense": 1}},
}


@pytest.mark.parametrize("code", REFUSED)
async def test_what_can_not_be_looked_for_is_one_sentence(people: Any, code: str) -> None:
    async with lobby(await people("Ala")) as line:
        answer = await line.ask("look", **{**WISH, **REFUSED[code]})
        assert (answer["t"], answer["d"]["code"]) == ("refuse", code) and answer["d"]["message"]
        assert line.last("seek") is None


# ---- open tables


async def test_an_open_table_is_seen_and_taken_by_one_of_two(people: Any) -> None:
    ala, bolek, celina = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    async with lobbies(ala, bolek, celina) as (_, two, _three):
        offer = {"langs": ["pl"], "note": "first games, take your time"}
        made = await ala.table("friend", offer=offer, clock=CLOCK, rated=True)
        shown = (await two.until("tables", lambda d: any(one["id"] == made["id"] for one in d)))[0]
        assert (shown["note"], shown["langs"], shown["rated"], shown["free"]) == (offer["note"], ["pl"], True, [1])
        sits = [player.http.post(f"/api/tables/{made['id']}/sit", json={}) for player in (bolek, celina)]
        answers = sorted([answer.status_code for answer in await asyncio.gather(*sits)])
        assert answers == [200, 409]
        await two.until("tables", lambda d: all(one["id"] != made["id"] for one in d))


async def test_a_table_that_was_not_opened_to_everybody_is_nobodys(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    made = await ala.table("friend")
    assert (await bolek.post(f"/api/tables/{made['id']}/sit", {}, 404))["error"]["code"] == "no-offer"


async def test_an_open_table_is_shown_while_its_host_is_here(people: Any, start: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(present, "GRACE", 0.1)
    running = start()
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    async with lobby(bolek) as two:
        async with lobby(ala):
            await ala.table("friend", offer={}, clock=CLOCK)
            lasting = await ala.table("friend", offer={}, clock={"days": 3})
            await two.until("tables", lambda d: len(d) == 2)
        running.house.hall._read_at = 0.0
        await two.until("tables", lambda d: [one["id"] for one in d] == [lasting["id"]])


# ---- challenges, friends, who is here


async def test_a_person_is_asked_for_a_game_and_takes_it(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    async with lobbies(ala, bolek) as (_, two):
        body = {"game": "token-battle", "deck": "first-steps", "clock": CLOCK, "rated": True}
        made = await ala.post(f"/api/people/{bolek.id}/challenge", body)
        asked = (await two.until("asks", lambda d: d))[0]
        assert (asked["id"], asked["who"]["name"], asked["mine"], asked["rated"]) == (made["id"], "Ala", False, True)
        taken = await bolek.post(f"/api/challenge/{made['id']}/accept", {"deck": "carousel"})
        assert taken["id"] == made["table"]
        await two.until("asks", lambda d: not d)


async def test_a_challenge_is_declined_or_taken_back(people: Any) -> None:
    ala, bolek, celina = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    first, second = [await ala.post(f"/api/people/{bolek.id}/challenge", {"game": "token-battle"}) for _ in range(2)]
    assert (await celina.post(f"/api/challenge/{first['id']}/decline", {}, 404))["error"]["code"] == "no-challenge"
    await bolek.post(f"/api/challenge/{first['id']}/decline")
    assert (await bolek.http.delete(f"/api/challenge/{second['id']}")).status_code == 404
    assert (await ala.http.delete(f"/api/challenge/{second['id']}")).status_code == 204
    assert (await bolek.post(f"/api/challenge/{second['id']}/accept", {}, 404))["error"]["code"] == "no-challenge"


async def test_nobody_asks_for_too_many_games_nor_themself_nor_nobody(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    for whom in (ala.id, "nobody"):
        assert (await ala.post(f"/api/people/{whom}/challenge", {}, 404))["error"]["code"] == "no-person"
    for _ in range(5):
        await ala.post(f"/api/people/{bolek.id}/challenge", {})
    assert (await ala.post(f"/api/people/{bolek.id}/challenge", {}, 409))["error"]["code"] == "many-challenges"


async def test_one_sees_when_those_whom_one_follows_are_here(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    assert (await ala.http.put(f"/api/follows/{bolek.id}")).status_code == 200
    async with lobby(ala) as one:
        told = await one.until("friends", lambda d: d)
        assert (told[0]["name"], told[0]["here"]) == ("Bolek", False)
        async with lobby(bolek):
            await one.until("friends", lambda d: d[0]["here"])
    assert (await ala.http.delete(f"/api/follows/{bolek.id}")).status_code == 204


async def test_games_of_people_can_be_watched_and_ones_own_is_not_among_them(people: Any) -> None:
    ala, bolek, celina = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    async with lobbies(ala, bolek, celina) as (one, two, three):
        table = await seated(one, two)
        told = await three.until("watch", lambda d: any(game["id"] == table for game in d))
        names = {who["name"] for game in told if game["id"] == table for who in game["seats"]}
        assert names == {"Ala", "Bolek"}
        await one.ask("stop")  # whatever was told to them has come
        assert all(game["id"] != table for d in one.all("watch") for game in d)


async def test_too_many_messages_and_nonsense_are_refused(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(QUICK.limits, messages=type(QUICK.limits.messages)(1, 3))))
    async with lobby(await people("Ala", at=running)) as line:
        await line.socket.send('{"t": "look", "d": {"a": 1, "game": "token-battle", "more": 1}}')
        assert (await line.hear("refuse"))["d"]["code"] == "bad-message"
        for _ in range(5):
            await line.send("stop")
        assert (await line.hear("refuse"))["d"]["code"] == "slow-down"


@pytest.mark.parametrize("clock", [{"minutes": 5}, {"days": 3}, None])
async def test_whose_clock_runs_at_a_table_is_told_wherever_they_are(people: Any, clock: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    async with lobbies(ala, bolek) as lines:
        made = await ala.post(f"/api/people/{bolek.id}/challenge", {"game": "token-battle", "clock": clock}, 201)
        await bolek.post(f"/api/challenge/{made['id']}/accept")
        async with ala.at(made["table"]) as one:
            asked, other = (0, 1) if one.asked else (1, 0)
        if clock is None or "days" in clock:
            await asyncio.gather(*(line.until("friends", lambda d: True) for line in lines))
            assert [line.last("awaited") for line in lines] == [[], []]
            return
        told = await lines[asked].until("awaited", bool)
        names = ("Ala", "Bolek")
        assert told == [{"table": made["table"], "game": "token-battle", "others": [names[other]]}]
        assert await lines[other].until("awaited", lambda d: True) == []
        await (ala, bolek)[asked].post(f"/api/bot/game/{made['table']}/resign")
        assert await lines[asked].until("awaited", lambda d: d == []) == []
