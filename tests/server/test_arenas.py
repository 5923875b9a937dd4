"""Arenas at a server: held, entered and left at any time, paired by the house, and closed by the clock."""

from __future__ import annotations

import asyncio
import csv
import io
import time
from typing import Any

import pytest
from sqlalchemy import update

from stolik.server.tournaments import arenas, kept
from stolik.tournaments import Arena, Entrant, ExtraError

from .conftest import QUICK, Running
from .test_accounts import enter, keep
from .test_tournaments import act, until

SHORT = {"name": "An hour", "game": "token-battle", "format": "arena", "lasts": 3600, "clock": {"minutes": 5}}


async def held(host: Any, players: list[Any], begin: bool = True, **more: Any) -> str:
    """An arena that these have entered, and that has begun; its path below /api."""
    made = await host.post("/api/tournaments", {**SHORT, "auto": False, **more})
    path = f"/api/tournaments/{made['id']}"
    for player in players:
        await player.post(f"{path}/enter", {"decks": ["first-steps"]})
    if begin:
        await act(host, path, "start")
    return path


async def people_of(people: Any, n: int, at: Running | None = None) -> list[Any]:
    return [await people(f"P{number}", at=at) for number in range(n)]


async def given_up(player: Any, path: str) -> str:
    """A player gives up the game that waits; its table."""
    table = (await until(player, path, lambda told: told["table"]))["table"]
    await player.post(f"/api/bot/game/{table}/resign")
    return str(table)


def points(told: Any) -> dict[str, int]:
    return {one["entrant"]: one["points"] for one in told["standings"]}


async def test_two_meet_again_and_again_and_the_third_win_counts_double_after_two(people: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek])
    for n in range(1, 4):
        await given_up(bolek, path)
        await until(ala, path, lambda told, n=n: len(told["arena"]["lately"]) == n)
    told = await until(ala, path, lambda told: told["table"])
    assert points(told) == {ala.id: 2 + 2 + 4, bolek.id: 0} and told["arena"]["played"] == 4


async def test_without_streaks_each_win_counts_two(people: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek], streaks=False)
    for n in range(1, 4):
        await given_up(bolek, path)
        await until(ala, path, lambda told, n=n: len(told["arena"]["lately"]) == n)
    assert points(await ala.get(path)) == {ala.id: 6, bolek.id: 0}


async def test_one_comes_late_pauses_and_comes_back(people: Any) -> None:
    ala, bolek, celina = await people_of(people, 3)
    path = await held(ala, [ala, bolek])
    await celina.post(f"{path}/enter", {"decks": ["carousel"]})
    assert (await until(celina, path, lambda told: told["arena"]["free"]))["arena"]["free"] == [celina.id]
    await celina.post(f"{path}/leave")
    await given_up(bolek, path)
    told = await until(ala, path, lambda told: told["arena"]["played"] == 2)
    assert celina.id not in {one["first"] for one in told["arena"]["playing"]} | {told["arena"]["playing"][0]["second"]}
    await celina.post(f"{path}/enter", {})
    assert {one["id"]: one["here"] for one in (await celina.get(path))["entrants"]}[celina.id]


async def test_who_pauses_in_a_match_plays_it_to_its_end(people: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek])
    await until(ala, path, lambda told: told["table"])
    await ala.post(f"{path}/leave")
    await given_up(bolek, path)
    told = await until(ala, path, lambda told: told["arena"]["lately"])
    assert points(told)[ala.id] == 2 and told["arena"]["free"] == [bolek.id]


async def test_two_tabs_do_the_same_and_nothing_is_there_twice(people: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [bolek], begin=False)
    await asyncio.gather(*(ala.post(f"{path}/enter", {}) for _ in range(4)))
    assert len((await ala.get(path))["entrants"]) == 2
    await act(ala, path, "start")
    for what in ("leave", "leave", "enter", "enter"):
        await ala.post(f"{path}/{what}", {})
    assert (await ala.post(f"{path}/enter", {"decks": ["hearth"]}, 409))["error"]["code"] == "decks-locked"
    assert sum(ala.id in (one["first"], one["second"]) for one in (await ala.get(path))["arena"]["playing"]) == 1


async def test_its_host_ends_its_time_a_game_that_runs_counts_and_then_it_is_over(people: Any) -> None:
    ala, bolek, celina = await people_of(people, 3)
    path = await held(ala, [ala, bolek], lasts=10)
    await until(ala, path, lambda told: told["table"])
    told = await until(ala, path, lambda told: told["now"] >= told["arena"]["ends"])
    assert told["phase"] == "playing" and told["next"] == ["end"]
    assert (await celina.post(f"{path}/enter", {}, 409))["error"]["code"] == "tournament-time-up"
    await given_up(bolek, path)
    told = await until(ala, path, lambda told: told["phase"] == "over")
    assert points(told)[ala.id] == 2 and len({one["second"] for one in told["arena"]["mine"]}) == 1


async def test_a_game_that_ends_after_the_bound_counts_for_nothing(people: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(arenas, "GRACE", 1)
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek], lasts=10)
    table = (await until(ala, path, lambda told: told["table"]))["table"]
    told = await until(ala, path, lambda told: told["phase"] == "over")
    await bolek.post(f"/api/bot/game/{table}/resign")
    assert points(told) == points(await ala.get(path)) == {ala.id: 0, bolek.id: 0}
    assert told["arena"]["closes"] - told["arena"]["ends"] == 1


async def test_it_begins_and_is_filled_up_by_itself_at_its_time(people: Any) -> None:
    ala = await people("Ala")
    path = await held(ala, [ala], begin=False, auto=True, starts=time.time() + 1, fill=3, bot="random")
    told = await until(ala, path, lambda told: told["table"])
    playing = told["arena"]["playing"]
    assert len(told["entrants"]) == 3 and len(playing) == 1 and playing[0]["first"] == ala.id
    assert playing[0]["second"].startswith("bot:")


async def test_who_does_not_come_is_warned_then_loses_that_match_and_rests(people: Any, monkeypatch: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek], rated=False)
    await until(ala, path, lambda told: told["table"])
    both = {player.id: (await player.get(path))["arena"]["come_by"] for player in (ala, bolek)}
    [(late, warned)] = [(who, at) for who, at in both.items() if at is not None]
    assert 50 < warned - time.time() < 61
    monkeypatch.setattr(arenas, "COME_BY", 1)
    told = await until(ala, path, lambda told: told["arena"]["lately"])
    assert points(told)[late] == 0 and sum(points(told).values()) == 2
    assert [one["id"] for one in told["entrants"] if not one["here"]] == [late]
    assert told["arena"]["lately"][0]["why"] == "did not come" and "did not come" in told["log"][0]["text"]


async def test_half_of_them_leave_and_it_goes_on_with_the_others(people: Any) -> None:
    players = await people_of(people, 4)
    path = await held(players[0], players)
    await until(players[0], path, lambda told: len(told["arena"]["playing"]) == 2)
    for player in players[2:]:
        await player.post(f"{path}/leave")
    for player in players[2:]:
        if table := (await player.get(path))["table"]:
            await player.http.post(f"/api/bot/game/{table}/resign")
    await until(players[0], path, lambda told: not {one.id for one in players[2:]} & _busy(told))
    told = await until(players[0], path, lambda told: _busy(told) == {one.id for one in players[:2]})
    assert told["phase"] == "playing" and told["trouble"] == ""


def _busy(told: Any) -> set[str]:
    return {who for one in told["arena"]["playing"] for who in (one["first"], one["second"])}


async def test_a_set_that_can_not_be_played_any_more_rests_its_owner_until_they_bring_another(
    people: Any, start: Any
) -> None:
    own = start(QUICK)
    ala, bolek = await people_of(people, 2, own)  # of three a lot would say who is paired first
    path = await held(ala, [ala, bolek], begin=False)
    gone = update(kept.entries).where(kept.entries.c.guest == ala.id).values(decks=[[["a card that was withdrawn"]]])
    await _written(own, gone)
    await act(ala, path, "start")
    told = await until(ala, path, lambda told: told["arena"]["unfit"])
    assert not next(one for one in told["entrants"] if one["id"] == ala.id)["here"]
    assert (_busy(told), told["arena"]["free"]) == (set(), [bolek.id])
    assert (await ala.post(f"{path}/enter", {}, 409))["error"]["code"] == "arena-unplayable"
    await ala.post(f"{path}/enter", {"decks": ["carousel"]})
    told = await until(ala, path, lambda told: _busy(told) == {ala.id, bolek.id})
    assert (told["arena"]["unfit"], told["my_titles"]) == (False, ["Carousel"])


async def _written(running: Running, *what: Any) -> None:
    """Written by the server's own store, in its own thread."""
    loop = running.house.hall._task.get_loop()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(running.house.store.write(*what), loop))


async def test_teams_of_two_play_an_arena(people: Any) -> None:
    players = await people_of(people, 4)
    path = await held(players[0], [], begin=False, game="pokemon-2v2", rated=False)
    for one, partner in (players[:2], players[2:]):
        await one.post(f"{path}/enter", {})
        await partner.post(f"{path}/enter", {"team": (await one.get(path))["me"]})
    await act(players[0], path, "start")
    tables = {(await until(player, path, lambda told: told["table"]))["table"] for player in players}
    assert len(tables) == 1
    await players[1].post(f"{path}/leave")
    teams = {one["id"]: one["here"] for one in (await players[0].get(path))["entrants"]}
    assert sorted(teams.values()) == [False, True]


async def test_its_host_takes_somebody_off_for_good_and_lets_them_back(people: Any) -> None:
    ala, bolek, celina = await people_of(people, 3)
    path = await held(ala, [ala, bolek, celina])
    assert (await act(ala, path, "remove", 400, entrant=celina.id))["error"]["code"] == "tournament-why"
    await act(ala, path, "remove", entrant=celina.id, why="two accounts")
    assert (await celina.post(f"{path}/enter", {}, 403))["error"]["code"] == "arena-removed"
    assert (await celina.get(path))["arena"]["removed"]
    await act(ala, path, "back", entrant=celina.id)
    assert next(one for one in (await ala.get(path))["entrants"] if one["id"] == celina.id)["here"]


async def test_a_result_is_put_right_and_a_match_counts_for_nothing(people: Any) -> None:
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek])
    await given_up(bolek, path)
    await until(ala, path, lambda told: told["arena"]["lately"])
    first = (await ala.get(path))["arena"]["lately"][0]
    await act(ala, path, "result", table=1, score=[0, 0, 1], why="they agreed")
    assert points(await ala.get(path)) == {ala.id: 1, bolek.id: 1} and first["table"] == 1
    await act(ala, path, "erase", table=1, why="a mistake")
    assert points(await ala.get(path)) == {ala.id: 0, bolek.id: 0}
    assert (await act(ala, path, "pair", 409))["error"]["code"] == "arena-act"


WRONG: dict[str, dict[str, Any]] = {
    "arena-lasts": {"lasts": None},
    "arena-clock": {"clock": {"days": 3}},
    "arena-rounds": {"rounds": 3},
    "arena-only": {"format": "swiss"},
}


@pytest.mark.parametrize("code", WRONG)
async def test_what_is_no_arena_is_refused_in_a_sentence_that_says_where(people: Any, code: str) -> None:
    ala = await people("Ala")
    error = (await ala.post("/api/tournaments", {**SHORT, **WRONG[code]}, 400))["error"]
    assert error["code"] == code and error["message"]
    assert code == "arena-rounds" or error["where"] in WRONG[code] or error["where"] == "lasts"


async def test_its_results_are_files(people: Any) -> None:
    ala, bolek = await people("=Ala"), await people("Bolek")
    path = await held(ala, [ala, bolek])
    await given_up(bolek, path)
    await until(ala, path, lambda told: told["arena"]["lately"])
    rows = {}
    for what in ("standings", "matches"):
        rows[what] = list(csv.reader(io.StringIO((await ala.get(f"{path}/sheet?what={what}")).removeprefix("\ufeff"))))
    assert rows["standings"][1][:4] == ["1", ala.id, "'=Ala", "2"] and rows["matches"][1][5] == ala.id
    told = await ala.get(f"{path}/results")
    assert (told["format"], told["streaks"], told["matches"][0]["result"]["reason"]) == ("arena", True, "played")


async def test_two_entries_of_one_person_become_one_with_the_account(people: Any) -> None:
    account, guest, bolek = await people_of(people, 3)
    await keep(account, "Whole Account Here")
    path = await held(bolek, [account, guest, bolek], begin=False)
    await enter(guest, "Whole Account Here", take=True)
    assert {one["id"] for one in (await bolek.get(path))["entrants"]} == {account.id, bolek.id}
    await act(bolek, path, "start")
    assert _busy(await until(bolek, path, lambda told: told["table"])) == {account.id, bolek.id}


async def test_whoever_becomes_an_account_in_mid_arena_keeps_points_and_game(people: Any) -> None:
    account, guest, bolek = await people_of(people, 3)
    await keep(account, "Arena Account Here")
    path = await held(bolek, [guest, bolek])
    await given_up(bolek, path)
    await until(bolek, path, lambda told: told["arena"]["lately"] and told["table"])
    await enter(guest, "Arena Account Here", take=True)
    await given_up(guest, path)
    told = await until(bolek, path, lambda told: len(told["arena"]["lately"]) == 2)
    assert points(told) == {account.id: 2, bolek.id: 2} and (await guest.get(path))["me"] == account.id


async def test_without_what_pairing_needs_it_says_so_and_ends_at_its_time(people: Any, monkeypatch: Any) -> None:
    def missing() -> Any:
        raise ExtraError("networkx is missing")

    monkeypatch.setattr("stolik.tournaments.arena.graphs", missing)
    ala, bolek = await people_of(people, 2)
    path = await held(ala, [ala, bolek], lasts=10)
    assert "install" in (await until(ala, path, lambda told: told["trouble"]))["trouble"]
    assert (await until(ala, path, lambda told: told["phase"] == "over"))["arena"]["played"] == 0


@pytest.mark.parametrize(("ended", "points"), [(115.0, 2), (115.5, 0)])
def test_a_game_counts_that_ends_within_the_time_for_those_that_run(ended: float, points: int) -> None:
    arena = Arena("seed", 10, 5).enter(Entrant("ann", "Ann"), 90).enter(Entrant("ben", "Ben"), 90).begin(100).pair(101)
    ann = arena.running[0].match.both.index("ann")
    played = {
        "match": 1,
        "ended": ended,
        "seats": arena.running[0].match.both,
        "returns": [1.0 - 2 * ann, 2 * ann - 1.0],
    }
    assert arenas._taken(arena, [played], 116).points("ann") == points
