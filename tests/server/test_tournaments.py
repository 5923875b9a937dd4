"""Tournaments at a server: entered, paired, played by the house, told, and led by a host."""

from __future__ import annotations

import asyncio
import csv
import io
import random
from typing import Any

import pytest
from sqlalchemy import update

from stolik.server.tournaments import desk, kept

from .conftest import PATIENCE, QUICK, Running
from .hosting import write

SWISS = {"name": "Friday Swiss", "game": "token-battle", "format": "swiss", "clock": {"minutes": 30}, "pause": 0}


async def held(host: Any, players: list[Any], **more: Any) -> str:
    """A tournament that these have entered; its path below /api."""
    made = await host.post("/api/tournaments", {**SWISS, "auto": False, **more})
    path = f"/api/tournaments/{made['id']}"
    for player in players:
        await player.post(f"{path}/enter", {"decks": ["first-steps"]})
    return path


async def act(host: Any, path: str, what: str, status: int = 200, **more: Any) -> Any:
    return await host.post(f"{path}/act", {"act": what, **more}, status)


async def until(player: Any, path: str, good: Any) -> Any:
    """The tournament, once it is as wished."""
    async with asyncio.timeout(PATIENCE):
        while not good(told := await player.get(path)):
            await asyncio.sleep(0.05)
    return told


async def concede(player: Any, path: str) -> str:
    """A player gives up the game that waits; its table."""
    table = (await until(player, path, lambda told: told["table"]))["table"]
    await player.post(f"/api/bot/game/{table}/resign")
    return str(table)


async def test_two_enter_play_and_stand_by_what_they_played(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1)
    for what in ("pair", "start"):
        await act(ala, path, what)
    await concede(ala, path)
    await until(ala, path, lambda told: told["rounds"][0]["matches"][0]["over"])
    await act(ala, path, "close")
    told = await ala.get(path)
    assert (told["phase"], [(one["entrant"], one["points"]) for one in told["standings"]]) == (
        "over", [(bolek.id, 3), (ala.id, 0)],
    )  # fmt: skip


async def test_bots_fill_it_and_the_house_plays_it_to_its_end_by_itself(people: Any) -> None:
    ala = await people("Ala")
    body = {**SWISS, "rounds": 2, "fill": 4, "bot": "random", "starts": None, "rated": True}
    made = await ala.post("/api/tournaments", body)
    path = f"/api/tournaments/{made['id']}"
    await ala.post(f"{path}/enter", {})
    for _ in range(3):
        await act(ala, path, "bot")
    await act(ala, path, "pair")
    for _ in range(2):
        await concede(ala, path)
        await until(ala, path, lambda told: not told["table"])
    told = await until(ala, path, lambda told: told["phase"] == "over")
    assert len(told["standings"]) == 4 and told["standings"][-1]["entrant"] == ala.id
    assert sum(one["points"] for one in told["standings"]) >= 9


async def test_bots_fill_one_that_its_host_leads_when_it_is_paired_first(people: Any) -> None:
    ala = await people("Ala")
    path = await held(ala, [ala], fill=4, rounds=1)
    await act(ala, path, "pair")
    shown = await ala.get(path)
    assert sum(one["bot"] for one in shown["entrants"]) == 3
    assert [len(one["matches"]) for one in shown["rounds"]] == [2]


async def test_sets_are_ones_own_until_it_is_over_and_locked_once_it_is_paired(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1)
    await bolek.post(f"{path}/enter", {"decks": ["carousel"]})
    told = {one["id"]: one["titles"] for one in (await ala.get(path))["entrants"]}
    assert told == {ala.id: ["First Steps"], bolek.id: []}
    assert (await ala.get(f"{path}?lang=pl"))["my_titles"] == ["Pierwsze kroki"]
    await act(ala, path, "pair")
    assert (await bolek.post(f"{path}/enter", {"decks": ["hearth"]}, 409))["error"]["code"] == "decks-locked"
    await act(ala, path, "unpair")
    await act(ala, path, "end")
    assert {one["id"]: one["titles"] for one in (await ala.get(path))["entrants"]}[bolek.id] == ["Carousel"]


async def test_what_its_host_says_to_all_may_be_a_few_sentences(people: Any) -> None:
    ala = await people("Ala")
    note = "Rounds are 40 minutes; when time is called, the turn is ended. " * 4
    path = await held(ala, [], note=note)
    assert (await ala.get(path))["note"] == note.strip()


async def test_since_when_sets_are_locked_is_told_by_the_pairing_that_stayed(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1)
    assert (await ala.get(path))["locked"] is None
    await act(ala, path, "pair")
    first = (await ala.get(path))["locked"]
    await act(ala, path, "unpair")
    assert (await ala.get(path))["locked"] is None
    await act(ala, path, "pair")
    told = await ala.get(path)
    assert first < told["locked"] <= told["now"]


async def test_the_list_tells_who_plays_in_one_which_of_their_games_waits(people: Any) -> None:
    ala, bolek, celina = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    path = await held(celina, [ala, bolek], rounds=1)
    for what in ("pair", "start"):
        await act(celina, path, what)
    table = (await until(ala, path, lambda told: told["table"]))["table"]
    lists = [await player.get("/api/tournaments") for player in (ala, bolek, celina)]
    found = [next(one for one in told if path.endswith(one["id"])) for told in lists]
    assert [(one["mine"], one["table"]) for one in found] == [(True, table), (True, table), (True, "")]


async def test_a_best_of_three_is_dealt_game_after_game_with_seats_swapped(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1, best_of=3)
    for what in ("pair", "start"):
        await act(ala, path, what)
    first = await concede(ala, path)
    second = await until(ala, path, lambda told: told["table"] not in ("", first))
    seats = []
    for table in (first, second["table"]):
        async with bolek.at(table) as line:
            seats.append([seat["name"] for seat in line.frames[0]["d"]["seats"]])
    assert seats[0] == seats[1][::-1]
    await concede(bolek, path)
    await until(ala, path, lambda told: told["rounds"][0]["matches"][0]["score"][:2] == [1, 1])
    await concede(ala, path)
    assert (await until(ala, path, lambda told: told["rounds"][0]["matches"][0]["over"]))["rounds"][0]["matches"][0][
        "winner"
    ] == bolek.id


async def test_star_wars_is_entered_with_a_set_for_each_side(people: Any) -> None:
    ala = await people("Ala")
    path = await held(ala, [], game="star-wars", clock={"minutes": 30})
    decks = await ala.get("/api/games/star-wars/decks")
    dark, light = (next(deck["id"] for deck in decks if deck["seat"] == seat) for seat in (0, 1))
    assert (await ala.post(f"{path}/enter", {"decks": [dark]}, 400))["error"]["code"] == "tournament-decks"
    assert (await ala.post(f"{path}/enter", {"decks": [light, dark]}, 400))["error"]["code"] == "wrong-side"
    await ala.post(f"{path}/enter", {"decks": [dark, light]})
    assert len((await ala.get(path))["my_titles"]) == 2


async def test_teams_of_two_enter_together(people: Any) -> None:
    players = [await people(name) for name in ("Ala", "Bolek", "Celina", "Daniel")]
    path = await held(players[0], [], game="pokemon-2v2", rounds=1)
    for one, partner in (players[:2], players[2:]):
        await one.post(f"{path}/enter", {})
        team = (await one.get(path))["me"]
        [waiting] = (await partner.get(path))["waiting"]
        assert (waiting["id"], [who["id"] for who in waiting["people"]]) == (team, [one.id])
        await partner.post(f"{path}/enter", {"team": waiting["id"]})
    for what in ("pair", "start"):
        await act(players[0], path, what)
    tables = {(await until(player, path, lambda told: told["table"]))["table"] for player in players}
    async with players[0].at(tables.pop()) as line:
        names = [seat["name"] for seat in line.frames[0]["d"]["seats"]]
    assert not tables and {frozenset(names[::2]), frozenset(names[1::2])} == {
        frozenset(("Ala", "Bolek")), frozenset(("Celina", "Daniel")),
    }  # fmt: skip


async def test_half_of_them_leave_and_the_host_says_what_then(people: Any) -> None:
    players = [await people(name) for name in ("Ala", "Bolek", "Celina", "Daniel")]
    path = await held(players[0], players, rounds=3)
    for what in ("pair", "start"):
        await act(players[0], path, what)
    for player in players[2:]:
        await player.post(f"{path}/leave")
    for match in (await players[0].get(path))["rounds"][0]["matches"]:
        if not match["over"]:
            await act(players[0], path, "result", table=match["table"], score=[1, 0, 0], why="they had to go")
    await act(players[0], path, "close")
    assert (await act(players[0], path, "pair", 409))["error"]["code"] == "tournament-half-left"
    assert (await players[0].get(path))["next"] == ["pair-anyway", "bot", "end"]
    await act(players[0], path, "pair-anyway")
    assert len((await players[0].get(path))["rounds"][1]["matches"]) == 1


async def test_a_result_that_was_entered_wrongly_is_erased_and_played_anew(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1)
    for what in ("pair", "start"):
        await act(ala, path, what)
    first = await concede(ala, path)
    await until(ala, path, lambda told: told["rounds"][0]["matches"][0]["over"])
    assert (await act(ala, path, "erase", 400, table=1))["error"]["code"] == "tournament-why"
    await act(ala, path, "erase", table=1, why="the wrong button")
    again = await until(ala, path, lambda told: told["table"] not in ("", first))
    assert again["log"][0]["why"] == "the wrong button" and again["log"][0]["by"] == "Ala"


async def test_the_house_waits_a_minute_before_it_closes_a_round_that_its_host_has_ended(
    people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1, auto=True)
    await act(ala, path, "pair")  # it begins by itself
    for score in ([1, 0, 0], [0, 1, 0]):  # a slip, and what it should have been
        await act(ala, path, "result", table=1, score=score, why="played on paper")
        told = await ala.get(path)
        assert told["phase"] == "playing" and 50 < told["due"] - told["now"] <= 60
        assert told["log"][0]["text"] == f"a result was entered, table 1: {'–'.join(map(str, score))}"
    await act(ala, path, "erase", table=1, why="once more")
    assert (await ala.get(path))["due"] is None
    monkeypatch.setattr(desk, "LAST_LOOK", 0.0)
    await act(ala, path, "result", table=1, score=[0, 1, 0], why="played on paper")
    assert (await until(ala, path, lambda told: told["phase"] == "over"))["standings"][0]["won"] == 1


async def test_a_match_that_can_not_be_dealt_is_told_and_keeps_no_other_from_its_table(
    people: Any, shared: Running
) -> None:
    players = [await people(name) for name in ("Ala", "Bolek", "Celina", "Darek")]
    path = await held(players[0], players, rounds=1)
    await act(players[0], path, "pair")
    first = (await players[0].get(path))["rounds"][0]["matches"][0]["first"]
    gone = update(kept.entries).where(kept.entries.c.guest == first).values(decks=[[["a card that was withdrawn"]]])
    await write(shared, gone)
    await act(players[0], path, "start")
    told = await until(players[0], path, lambda told: told["rounds"][0]["matches"][1]["tables"])
    assert told["trouble"].startswith("Table 1 can't be dealt") and not told["rounds"][0]["matches"][0]["tables"]
    await act(players[0], path, "result", table=1, score=[0, 1, 0], why="it can't be dealt")
    await until(players[0], path, lambda told: told["trouble"] == "")


async def test_only_its_host_leads_it(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek])
    for what in ("pair", "start", "close", "end", "bot", "remove"):
        assert (await act(bolek, path, what, 403, why="x", entrant=ala.id))["error"]["code"] == "not-host"
    assert (await bolek.post(f"{path[:-3]}xyz/act", {"act": "pair"}, 404))["error"]["code"] == "no-tournament"


WRONG = {
    "rated-clock": {"clock": None},
    "no-game": {"game": "chess"},
    "tournament-bad-number": {"format": "round-robin", "rounds": 3},
    "no-bot": {"fill": 4, "bot": "deep-blue"},
    "tournament-when": {"starts": 1.0},
    "name-characters": {"name": "a\u202eb"},
}


@pytest.mark.parametrize("code", WRONG)
async def test_what_can_not_be_held_is_one_sentence(people: Any, code: str) -> None:
    ala = await people("Ala")
    answer = await ala.post("/api/tournaments", {**SWISS, **WRONG[code]}, 404 if code == "no-game" else 400)
    assert answer["error"]["code"] == code and answer["error"]["message"]


async def test_its_results_are_a_file_that_a_spreadsheet_takes(people: Any) -> None:
    ala, bolek = await people("=Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek], rounds=1)
    rows = list(csv.reader(io.StringIO((await ala.get(f"{path}/sheet")).removeprefix("\ufeff"))))
    assert rows[0][:4] == ["place", "id", "name", "points"] and {row[2] for row in rows[1:]} == {"'=Ala", "Bolek"}
    assert (await ala.get(f"{path}/results"))["format"] == "swiss"


async def test_a_server_that_is_killed_in_mid_round_goes_on_with_it(people: Any, start: Any, tmp_path: Any) -> None:
    first: Running = start(QUICK, tmp_path)
    players = [await people(f"P{n}", at=first) for n in range(6)]
    path = await held(players[0], players, rounds=2, auto=True)
    await act(players[0], path, "pair")
    lots = random.Random(5)
    for player in players:
        told = await until(player, path, lambda told: told["table"] or told["rounds"])
        if told["table"] and lots.random() < 0.4:
            await concede(player, path)
    first.stop()
    second: Running = start(QUICK, tmp_path)
    for player in players:
        player.http.base_url = second.address
    while (told := await players[0].get(path))["phase"] != "over":
        for player in players:
            if table := (await player.get(path))["table"]:
                await player.http.post(f"/api/bot/game/{table}/resign")
        await asyncio.sleep(0.05)
    points = {one.id: 0 for one in players}
    for match in (match for one in told["rounds"] for match in one["matches"]):
        points[match["winner"]] += 3
    assert {one["entrant"]: one["points"] for one in told["standings"]} == points and len(told["rounds"]) == 2
