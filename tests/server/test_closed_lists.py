"""Tables whose deck lists stay closed after the game: who is given what of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from stolik.catalog import game
from stolik.kernel.closed import is_closed
from stolik.kernel.fair import check
from stolik.kernel.replay import Record, states
from stolik.match import game_of
from stolik.text.words import slug

from .conftest import Player, Running
from .test_dealing import OPEN, PARTS, SEALS

STAR_WARS = game("star-wars")
DECKS = [next(slug(deck.name) for deck in STAR_WARS.decks if STAR_WARS.seat_of(deck) == seat) for seat in (0, 1)]


@pytest.fixture
def fair(start: Callable[..., Running]) -> Running:
    return start(OPEN)


async def finished(ala: Player, bolek: Player) -> str:
    """A table of two browsers whose deck lists stay closed; Ala leaves after the deal. Its id."""
    made = await ala.table(
        "friend", game="star-wars", deck=DECKS[0], seal=SEALS[0], options={"closed_lists": True}, spectators=True
    )
    await bolek.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": DECKS[1], "seal": SEALS[1]})
    async with AsyncExitStack() as lines:
        for player, part in zip((ala, bolek), PARTS):
            line = await lines.enter_async_context(player.at(made["id"]))
            await line.ask("part", part=part)
    await ala.post(f"/api/tables/{made['id']}/leave")
    return str(made["id"])


def shut(record: Any) -> list[int]:
    return [sum(is_closed(card) for stack in deck for card in stack) for deck in record["setup"]["decks"]]


def findings(record: Any) -> list[Any]:
    read = Record.from_data(record)
    assert sum(1 for _ in states(game_of(read).rules, read)) == len(read.entries) + 1
    return list(check(read))


async def test_each_player_has_the_own_deck_and_a_spectator_none(people: Any, fair: Running) -> None:
    ala, bolek, watcher = [await people(name, at=fair) for name in ("Ala", "Bolek", "Cela")]
    table = await finished(ala, bolek)
    records = [await one.get(f"/api/tables/{table}/record") for one in (ala, bolek, watcher)]
    assert [findings(record) for record in records] == [[], [], []]
    assert [[n > 40 for n in shut(record)] for record in records] == [[False, True], [True, False], [True, True]]


async def test_no_seat_of_the_replay_shows_a_closed_card(people: Any, fair: Running) -> None:
    ala, bolek = [await people(name, at=fair) for name in ("Ala", "Bolek")]
    table = await finished(ala, bolek)
    mine, theirs = [await one.get(f"/api/tables/{table}/replay?seat=1") for one in (ala, bolek)]
    cards = {card for stack in theirs["record"]["setup"]["decks"][1] for card in stack}
    seen = {card for deck in mine["record"]["setup"]["decks"] for stack in deck for card in stack}
    hand = mine["frames"][-1]["view"]["seats"][1]["hand"]
    assert len(hand) == len(theirs["frames"][-1]["view"]["seats"][1]["hand"]) > 3
    # Of a hand of units alone it shows that nothing could be discarded (SW-SETUP-2): a closed card could be.
    assert set(hand) == {-1} or shut(mine["record"])[1] == 60 - len(hand)
    assert len(cards - seen) > 10 and not any(json.dumps(card) in json.dumps(mine) for card in cards - seen)


async def test_nobody_plays_on_from_a_position_of_it(people: Any, fair: Running) -> None:
    ala, bolek = [await people(name, at=fair) for name in ("Ala", "Bolek")]
    table = await finished(ala, bolek)
    answer = await ala.http.post(f"/api/tables/{table}/branch", json={"at": 0, "opponent": "bot:random"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "lists-closed")


async def test_it_stays_closed_when_the_server_begins_anew(
    people: Any, start: Callable[..., Running], tmp_path: Path
) -> None:
    first = start(OPEN, tmp_path / "data")
    ala, bolek = [await people(name, at=first) for name in ("Ala", "Bolek")]
    table = await finished(ala, bolek)
    before = await ala.get(f"/api/tables/{table}/record")
    first.stop()
    moved = Player(start(OPEN, tmp_path / "data").address)
    moved.http.cookies = ala.http.cookies
    after = await moved.get(f"/api/tables/{table}/record")
    await moved.close()
    assert after == before and shut(before)[0] == 0 < shut(before)[1]


async def test_a_player_of_all_seats_has_the_whole_record(people: Any, fair: Running) -> None:
    ala = await people("Ala", at=fair)
    made = await ala.table("hotseat", game="star-wars", deck=DECKS[0], options={"closed_lists": True})
    await ala.post(f"/api/tables/{made['id']}/leave")
    assert shut(await ala.get(f"/api/tables/{made['id']}/record")) == [0, 0]
