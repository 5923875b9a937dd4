"""Cards that somebody brought, on the server: a record opens without their pack, and says what they do."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from stolik.catalog import game
from stolik.kernel.replay import Record
from stolik.match import Match
from stolik.packs.pack import over
from stolik.server import foreign, jobs
from stolik.server.denied import Denied
from stolik.server.history import History
from stolik.server.render import Viewer
from stolik.server.routes.common import RECORDS
from tests.packs.files import DECK, LANTERNFISH, MOSS_GOLEM, PIER_CAT, STRANGE, pack_of

OVER = over(game("pokemon"), [pack_of(LANTERNFISH, MOSS_GOLEM, PIER_CAT)])


def record(turns: int = 30) -> Any:
    """A short game with such cards, as a file has it."""
    match = Match(OVER, [OVER.load_deck(DECK), game("pokemon").decks[0]], seed=5, names=["Ala", "Bolek"])
    for _ in range(turns):
        if (decision := match.decision) is None:
            break
        match.answer(next(decision.answers()))
    return json.loads(match.record.to_json())


def test_a_record_file_is_read_and_shown_where_no_pack_is() -> None:
    loaded = foreign.loaded(record())
    replay = json.loads(jobs.replay(loaded.record, (), 0, "en"))
    first = game("pokemon").of_edition(None).bundled
    assert [(one["n"], one["id"], one["name"]) for one in replay["cards"]["cards"]] == [
        (first, "hb-1", "Lanternfish"),
        (first + 1, "hb-3", "Moss Golem"),
    ]
    assert "Lanternfish" in json.dumps(replay["frames"]) and STRANGE not in json.dumps(replay)


def test_a_replay_without_such_cards_says_nothing_of_them() -> None:
    match = Match("pokemon", ("Terra Firma", "Inferno Zone"), 5)
    assert foreign.replay_of(match, Viewer(None, "en")).cards is None


def test_a_record_that_only_names_its_pack_says_what_is_missing() -> None:
    data = record()
    data["brought"]["cards"] = []
    with pytest.raises(Denied, match="it plays cards of the pack “Harbour Lights”") as caught:
        foreign.loaded(data)
    assert caught.value.code == "bad-record"


@pytest.mark.parametrize(
    "card",
    [
        3,
        {"#": "Card"},
        {"#": "Card", "id": "hb-1", "name": "x", "kind": "pokemon", "stage": "basic", "do": {"#": "State"}},
        {"#": "Card", "id": "hb-1", "name": "x", "kind": "pokemon", "stage": "basic", "attacks": [[]]},
    ],
)
def test_a_record_with_cards_that_are_none_is_refused(card: Any) -> None:
    data = record()
    data["brought"]["cards"][0] = card
    with pytest.raises(Denied):
        foreign.loaded(data)


def test_a_record_brings_no_more_cards_than_it_may() -> None:
    data = record()
    data["brought"]["cards"] *= 150
    with pytest.raises(Denied, match="it brings 300 cards; at most 200"):
        foreign.loaded(data)


def test_a_record_whose_cards_take_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "MOST_SECONDS", 0.0)
    with pytest.raises(Denied, match="its cards take longer"):
        foreign.loaded(record())
    match = Match("pokemon", ("Terra Firma", "Inferno Zone"), 5)
    assert foreign.loaded(match.record.to_data()).game == "pokemon"


def test_the_rows_of_a_table_bring_the_cards_along() -> None:
    """A game whose pack was removed goes on, and is replayed afterwards."""
    start = record(0)
    history = History.rebuilt(start, [])
    rows = []
    for _ in range(5):
        kind, data = history.answer(_first(history))
        rows.append({"kind": kind, "data": data, "key": history.key, "at": 0.0})
    again = History.rebuilt(start, rows)
    assert again.key == history.key and list(again.match.game.brought) == ["hb-1", "hb-3"]
    assert Record.from_data(start).brought is not None


def _first(history: History) -> list[int]:
    decision = history.match.decision
    assert decision is not None
    answer = next(decision.answers())
    return [decision.options.index(option) for option in answer]


async def test_a_loaded_record_is_looked_at_and_not_played_on(people: Callable[..., Any]) -> None:
    """What a stranger's cards do is not played where others play."""
    ala = await people("Ala")
    made = await ala.post(RECORDS, {"record": record()})
    table = made["id"]
    cards = await ala.get(f"/api/tables/{table}/cards")
    assert [one["id"] for one in cards["cards"]] == ["hb-1", "hb-3"]
    told = await ala.post(f"/api/tables/{table}/branch", {"at": 3, "opponent": "bot:random"}, status=409)
    assert told["error"]["code"] == "foreign-cards"
