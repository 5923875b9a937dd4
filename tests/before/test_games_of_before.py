"""Games that were kept by earlier versions: they open as far as their keys hold, and play on as they would have.

The files were written by those versions: records with a key at every answer, records that start in mid-effect (a
branch), the store of a server with four running tables; then, by version 1 of the rules of two against two and version
2 of those of Pokémon, the store of a server with one running table and one that is over (`poison.sql`), and states in
which a question is open that is no longer asked (`asked-before.json`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.kernel import replay
from stolik.kernel.codec import from_data
from stolik.kernel.contract import Choice
from stolik.kernel.replay import Record, RecordError
from stolik.match import game_of
from stolik.server.store import FILE

HERE = Path(__file__).parent
DIVERGES = "pokemon-2v2"
ASKED: dict[str, Any] = json.loads((HERE / "asked-before.json").read_text(encoding="utf-8"))
RECORDS = sorted(path for path in HERE.glob("*.json") if path.stem not in ("tables", "asked-before", DIVERGES))
TABLES: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))
RUNNING, OVER = "3Lyjzm42ue0g", "nBwiCTO7DVnG"
"""The tables of `poison.sql`."""
ANEW = ("poison", "taker")
"""Questions of a procedure, not of an effect."""


def play_on(match: stolik.Match) -> None:
    """Twenty answers more."""
    choice = Choice(1)
    for _ in range(20):
        if match.decision is not None:
            match.answer(choice.answer(match.decision))


def stored(name: str, folder: Path) -> Path:
    """A folder with the store of a server of before."""
    with sqlite3.connect(folder / FILE) as connection:
        connection.executescript((HERE / name).read_text(encoding="utf-8"))
    connection.close()
    return folder


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_comes_to_the_same_keys(path: Path) -> None:
    match = stolik.replay(path)
    written = json.loads(path.read_text(encoding="utf-8"))
    assert match.turn == len(written["entries"]) > 5
    assert match.record.to_data() == {**written, "stolik": replay.OF_SETS, "version": match.rules.version}


def test_the_branches_start_in_mid_effect() -> None:
    nested = [json.loads(path.read_text(encoding="utf-8"))["state"] for path in RECORDS if "branch" in path.stem]
    assert sum('"Effect"' in json.dumps(state) for state in nested) == 3


@pytest.mark.parametrize("verify", [True, False])
def test_a_record_that_comes_out_differently_is_refused_with_both_versions(verify: bool) -> None:
    """Two Poisoned Pokémon: which is first was asked, and the game has ended its turn instead."""
    record = Record.from_json((HERE / f"{DIVERGES}.json").read_bytes())
    rules = game_of(record).rules
    said = r"^entry 70: .* made by version 1 of the rules of pokemon-2v2, and this is version 2$"
    with pytest.raises(RecordError, match=said) as wrong:
        stolik.Match.from_record(record, verify=verify)
    assert wrong.value.n == 70
    with pytest.raises(RecordError, match=said):
        replay.replay(rules, record, verify=verify)
    for to in (0, 70):
        match = stolik.Match.from_record(record, to, verify)
        assert match.key() == replay.replay(rules, record, to, verify).key() == record.keys[to]


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("n", range(2))
def test_a_question_that_is_no_longer_asked_takes_any_answer(name: str, n: int) -> None:
    record = Record.from_data(ASKED[name])
    game = game_of(record)
    match = stolik.Match.from_state(game, from_data(record.state, game.rules.fixed(record.setup)))
    match.answer_at([n])
    after = match.key()
    play_on(match)
    if name not in ANEW:
        again = stolik.Match.from_record(record)
        assert again.record.version == game.rules.version > record.version
        again.answer_at([n])
        assert again.key() == after
        play_on(again)
        assert stolik.replay(again.record).key() == again.key() == match.key()


@pytest.mark.parametrize("name", ANEW)
def test_a_start_whose_question_is_no_longer_asked_is_refused(name: str) -> None:
    """What a procedure asks at the start of a record is asked anew."""
    with pytest.raises(RecordError, match=r"differently: .* made by version 1 .* this is version 2$") as wrong:
        stolik.Match.from_record(Record.from_data(ASKED[name]))
    assert wrong.value.n is None


def test_a_record_of_before_without_a_key_of_its_end_is_refused() -> None:
    record = Record.from_json((HERE / "pokemon.json").read_bytes())
    last = len(record.entries)
    record.keys = {last: record.keys[last]}
    assert stolik.Match.from_record(record, 7).turn == 7 and stolik.Match.from_record(record).turn == last
    for n in range(last):
        record.keys = {n: 0}
        with pytest.raises(RecordError, match="no key of its end"):
            stolik.Match.from_record(record)
    record.keys = {last: 0}
    for to in (0, 7, last):
        with pytest.raises(RecordError, match=f"^entry {last - 1}: .* made by version 2 of the rules of pokemon"):
            stolik.Match.from_record(record, to, verify=False)
        with pytest.raises(RecordError, match=f"^entry {last - 1}: .* made by version 2 of the rules of pokemon"):
            replay.replay(game_of(record).rules, record, to, verify=False)


async def test_a_server_wakes_its_tables(start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path) -> None:
    """What goes without saying now, and was asked when they were kept, they answer by themselves."""
    server = start(folder=stored("store.sql", tmp_path))
    watcher = await people(at=server)
    for table, kept in TABLES.items():
        async with watcher.at(table) as line:
            assert line.frames[0]["d"]["table"]["game"] == kept["game"]
        history = server.house._tables[table].room.history
        assert f"{history.match.record.keys[kept['turn']]:016x}" == kept["key"]
        more = history.v - kept["v"]
        assert history.match.turn - kept["turn"] == more <= 1
        assert history.authors[kept["turn"] :] == [None] * more and history.match.foregone is None


async def test_a_running_table_whose_rows_come_out_differently_goes_on_from_its_kept_state(
    start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path
) -> None:
    """The state after eight answers was kept while a question was open that is no longer asked."""
    for wake in range(2):
        server = start(folder=tmp_path if wake else stored("poison.sql", tmp_path))
        watcher = await people(at=server)
        await watcher.get(f"/api/tables/{RUNNING}/replay", 403)  # it is not over; the house has it now
        history = server.house._tables[RUNNING].room.history
        assert history.v == 12  # eleven rows, and that of the branch
        match = history.match
        assert match.turn == 0 and match.decision.kind == "turn" and match.record.version == match.rules.version
        server.stop()


async def test_a_finished_table_whose_rows_come_out_differently_says_which_versions_they_are(
    start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path
) -> None:
    folder = stored("poison.sql", tmp_path)
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("UPDATE tables SET settings = json_set(settings, '$.spectators', json('true'))")
    connection.close()
    watcher = await people(at=start(folder=folder))
    answer = await watcher.http.get(f"/api/tables/{OVER}/replay")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other-rules")
    assert "version 1 of the rules of pokemon-2v2, and this is version 2" in answer.json()["error"]["message"]


async def test_a_running_table_whose_kept_state_is_of_newer_rules_says_so(
    start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path
) -> None:
    folder = stored("poison.sql", tmp_path)
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("UPDATE tables SET keep = json_set(keep, '$.version', 99) WHERE id = ?", (RUNNING,))
    connection.close()
    watcher = await people(at=start(folder=folder))
    answer = await watcher.http.get(f"/api/tables/{RUNNING}/replay")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other-rules")
    assert "version 99 of the rules of pokemon-2v2" in answer.json()["error"]["message"]
