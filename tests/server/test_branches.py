"""Records of branches from outside: the game that they play on from is played again, or they are refused."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from stolik.match import Match
from stolik.scenarios.table import load
from stolik.server import foreign
from stolik.server.denied import Denied
from stolik.server.foreign import loaded

from .conftest import Player, Running

DECKS = {
    "token-battle": ("First Steps", "Carousel"),
    "pokemon": ("Terra Firma", "Inferno Zone"),
    "pokemon-2v2": ("Roaring Blaze", "Static Fang", "Overvoltage", "First Strike"),
    "star-wars": ("Rule of Two", "Grand Army"),
}
games = pytest.mark.parametrize("game", list(DECKS))


def played(match: Match, answers: int) -> Match:
    for _ in range(answers):
        if match.decision is not None:
            match.answer(next(match.decision.answers()))
    return match


def dealt(game: str = "token-battle") -> Match:
    return played(Match(game, DECKS[game], 5, names=("Ala", "Bolek")), 8)


# ---- what is read


@games
def test_a_branch_of_a_branch_is_read_as_it_was_written(game: str) -> None:
    twig = played(dealt(game).branch(6, 1 << 200), 5)
    for match in (twig, played(twig.branch(3, 9), 4), twig.branch(0, 9), played(twig.branch(5, 9), 2).branch(0, 4)):
        data = match.record.to_data()
        assert loaded(data).record == data
        assert match.record.origin is not None and match.record.origin.origin is None


@games
def test_a_branch_of_a_drawn_table_is_read(game: str) -> None:
    drawn = next(match for match in (one.match(5) for one in load(game)[7:]) if match.decision is not None)
    for match in (drawn.branch(0, 6), played(played(drawn, 2).branch(1, 6), 2)):
        data = match.record.to_data()
        assert loaded(data).record == data


def test_a_game_that_is_begun_again_and_again_keeps_the_same_origin() -> None:
    twig = dealt().branch(6, 1)
    assert twig.branch(0, 2).branch(0, 3).record.origin is twig.record.origin


def test_new_luck_after_a_step_back_is_played_before_a_branch() -> None:
    match = dealt("pokemon")
    match.undo(3, reseed=77)
    data = played(match, 4).branch(7, 1).record.to_data()
    assert {"redeal": 77} in data["origin"]["entries"]
    assert loaded(data).record == data


def test_whoever_played_the_game_before_a_branch_is_not_told() -> None:
    told = dealt().branch(6, 1, ("Cela", "Darek")).record.to_data()
    assert told["origin"].keys() == {"version", "state", "seed", "entries", "keys"}
    assert loaded({**told, "origin": {**told["origin"], "names": ["Ala"]}}).record == told


def test_a_branch_of_older_rules_begins_from_its_origin_whatever_its_state_says() -> None:
    data = spoiled(version=0) | {"version": 0, "state": {"schema": 0}}
    assert loaded(data).record["state"] == spoiled()["state"]
    with pytest.raises(Denied, match="version 0 of the rules of token-battle"):
        loaded({**data, "keys": {**data["keys"], "0": "0" * 16}})


# ---- what is refused


def spoiled(**changed: Any) -> dict[str, Any]:
    """A record of a branch from answer 6, and some of its origin spoiled."""
    data = played(dealt().branch(6, 1), 2).record.to_data()
    return {**data, "origin": {**data["origin"], **changed}}


def foul(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The same, spoiled beside its origin."""
    data = spoiled()
    change(data)
    return data


ENTRIES = spoiled()["origin"]["entries"]
OTHER = played(dealt().branch(7, 1), 2).record.to_data()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (spoiled(entries=[*ENTRIES[:5], [["lay", 99, 99]]]), "origin: entry 5: lay 99 99 was not offered to seat"),
        (spoiled(entries=ENTRIES[:5]), "doesn't start where the game that it branched from came to"),
        (spoiled(keys={"6": "0" * 16}), "origin: entry 5: the game came out differently"),
        (spoiled(seed=6), "origin: "),
        (spoiled(version=99), "origin: .* it was made by a newer version"),
        (spoiled(entries=7), "origin: the record is damaged: entries should be list"),
        (spoiled(state=OTHER["state"]), "neither dealt from decks nor a drawn table"),
        (foul(lambda data: data.update(state=OTHER["state"])), "doesn't start where the game that it branched from"),
        (foul(lambda data: data.update(state=None)), "doesn't start where the game that it branched from came to"),
        (foul(lambda data: data.update(seed=2)), "doesn't start where the game that it branched from came to"),
        (foul(lambda data: data.update(origin=None)), "and the game that led to it is not in it"),
        (foul(lambda data: data.update(origin=[])), "origin should be dict"),
        (foul(lambda data: data["origin"].pop("seed")), "'seed' is missing"),
        (foul(lambda data: data.update(game="chess")), "there is no game 'chess'"),
    ],
)
def test_an_origin_that_does_not_lead_to_the_branch_is_refused(data: Any, sentence: str) -> None:
    with pytest.raises(Denied, match=sentence) as caught:
        loaded(data)
    assert caught.value.status == 400


def test_answers_before_a_branch_count_as_those_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "MOST_ENTRIES", 8)
    assert loaded(spoiled()).game == "token-battle"
    with pytest.raises(Denied, match="9 > 8"):
        loaded(spoiled(entries=[*ENTRIES, ENTRIES[0]]))


def test_an_origin_of_an_origin_is_not_looked_at() -> None:
    data = spoiled()
    deep: Any = {}
    for _ in range(200):
        deep = {**data["origin"], "origin": deep}
    assert loaded({**data, "origin": deep}).record == data


# ---- from one server to another


async def finished(player: Player, path: str, body: Any) -> Any:
    """The record of a table that was opened, and played for three answers."""
    table = (await player.post(path, body, 201))["id"]
    for _ in range(3):
        await player.post(f"/api/bot/game/{table}/move/0")
    async with player.at(table) as line:
        await line.ask("concede")
    return table, await player.get(f"/api/tables/{table}/record")


async def test_a_branch_of_a_branch_is_loaded_and_played_on_at_another_server(
    people: Any, start: Callable[..., Running]
) -> None:
    here, there = await people("Ala"), await people("Bolek", at=start())
    first, _ = await finished(here, "/api/tables", {"game": "token-battle", "opponent": "hotseat"})
    second, _ = await finished(here, f"/api/tables/{first}/branch", {"at": 2, "opponent": "hotseat"})
    third, record = await finished(here, f"/api/tables/{second}/branch", {"at": 2, "opponent": "hotseat"})
    loaded = await there.post("/api/replays", {"record": record}, 201)
    replays = [
        await who.get(f"/api/tables/{table}/replay?seat=0") for who, table in ((here, third), (there, loaded["id"]))
    ]
    assert replays[0]["frames"] == replays[1]["frames"] and len(replays[1]["record"]["origin"]["entries"]) == 5
    _, on = await finished(there, f"/api/tables/{loaded['id']}/branch", {"at": 3, "opponent": "hotseat"})
    assert (await here.post("/api/replays", {"record": on}, 201))["id"]


async def test_a_branch_whose_origin_is_forged_leaves_nothing_at_a_server(people: Any) -> None:
    player = await people()
    error = (await player.post("/api/replays", {"record": spoiled(entries=ENTRIES[:5])}, 400))["error"]
    assert error["code"] == "bad-record" and await player.get("/api/tables") == []


async def test_a_kept_state_has_no_origin_since_it_is_for_other_rules(
    people: Any, start: Callable[..., Running], tmp_path: Any
) -> None:
    player = await people(at=start(folder=tmp_path))
    first, _ = await finished(player, "/api/tables", {"game": "token-battle", "opponent": "hotseat"})
    second = await player.post(f"/api/tables/{first}/branch", {"at": 2, "opponent": "hotseat"})
    for _ in range(8):
        await player.post(f"/api/bot/game/{second['id']}/move/0")
    rows = sqlite3.connect(tmp_path / "stolik.sqlite3").execute(
        "select start, keep from tables where id = ?", [second["id"]]
    )
    began, kept = [json.loads(data) for data in rows.fetchone()]
    assert "origin" in began and "origin" not in kept and kept["state"]


async def test_a_branch_wakes_with_its_origin(people: Any, start: Callable[..., Running], tmp_path: Any) -> None:
    running = start(folder=tmp_path)
    player = await people(at=running)
    first, _ = await finished(player, "/api/tables", {"game": "token-battle", "opponent": "hotseat"})
    second, record = await finished(player, f"/api/tables/{first}/branch", {"at": 2, "opponent": "hotseat"})
    running.stop()
    again = Player(start(folder=tmp_path).address, cookie=f"stolik={player.http.cookies['stolik']}")
    assert record["origin"] and await again.get(f"/api/tables/{second}/record") == record
    await again.close()
