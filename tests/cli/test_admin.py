"""What a host does with the data: backing up while it is played, restoring, looking them through."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.postgres import Cluster, cluster_or_skip
from tests.server import stored
from tests.server.conftest import QUICK, Player, Running
from tests.server.test_store import made_by

from stolik.server import inspection, seals, sqlite
from stolik.server.soundness import FILE, MARK

from .conftest import Ran, Run

ANSWERS = 9


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with three running tables, and their ids."""
    folder = tmp_path_factory.mktemp("house")
    return folder, stored.played(folder, 3, ANSWERS)


@pytest.fixture
def data(house: tuple[Path, list[str]], tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(house[0], tmp_path / "data"))


@pytest.fixture
def saved(run: Run, data: Path, tmp_path: Path) -> Path:
    """A backup of it."""
    assert run("admin", "backup", "saved.zip", "--data", "data").code == 0
    return tmp_path / "saved.zip"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = cluster_or_skip()
    yield made
    made.remove()


def sql(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount
    connection.close()


def listed(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def content(folder: Path) -> dict[str, list[Any]]:
    """All that is kept, table by table."""
    connection = sqlite3.connect(folder / FILE)
    names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
    found = {name: sorted(connection.execute(f"select * from {name}").fetchall(), key=repr) for name in names}
    connection.close()
    return {name: rows for name, rows in found.items() if name not in ("house", "writers", "sqlite_sequence")}


def test_what_is_backed_up_while_it_is_played_is_whole_and_has_all_that_was_acknowledged(
    run: Run, tmp_path: Path
) -> None:
    running = Running(QUICK, tmp_path / "data")

    async def play(*command: str) -> tuple[str, int, Ran]:
        player = await Player(running.address).begin()
        table = (await player.table("hotseat", deck=None, options={"score_limit": 1000}))["id"]
        async with player.at(table) as line:
            await line.lay()
            working = asyncio.create_task(asyncio.to_thread(run, "admin", *command, "--data", "data"))
            before = line.v
            while not working.done() and line.view["decision"]:
                await line.lay()
        await player.close()
        return table, before, await working

    table, before, ran = asyncio.run(play("backup", "b.zip"))
    looked = asyncio.run(play("check", "--quick"))[2]
    running.stop()
    assert (looked.code, looked.err) == (0, "") and "2 tables, nothing is damaged" in looked.out
    assert (ran.code, ran.err) == (0, "") and "1 tables, 1 guests" in ran.out
    assert run("admin", "check", "b.zip", "--workers", "1").code == 0
    assert run("admin", "restore", "b.zip", "--data", "new").code == 0
    kept = [row for row in content(tmp_path / "new")["rows"] if row[0] == table]
    assert before <= len(kept) <= len(content(tmp_path / "data")["rows"])


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that is shut to root as well")
def test_a_folder_in_which_nothing_can_be_written_is_named_in_full(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/proc")
    ran = run("admin", "backup", "night.zip", "--data", str(data))
    assert ran.code == 2 and ran.err.startswith("stolik: nothing can be written in /proc: ")


def test_a_backup_is_restored_as_it_was(run: Run, data: Path, saved: Path, tmp_path: Path) -> None:
    said = json.loads(run("admin", "restore", "saved.zip", "--data", "new", "--json").out)
    assert said["tables"]["tables"] == 3 and said["replaced"] is None
    assert content(tmp_path / "new") == content(data)
    sqlite.check(tmp_path / "new")
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["in-use", FILE]
    assert (tmp_path / "new" / FILE).stat().st_mode & 0o077 == 0 == saved.stat().st_mode & 0o077


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_whom_the_folder_belongs_to(run: Run, saved: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    os.chown(tmp_path / "new", 65534, 65534)
    assert run("admin", "restore", "saved.zip", "--data", "new").code == 0
    assert {path.stat().st_uid for path in (tmp_path / "new").iterdir()} == {65534}


def test_data_that_are_there_are_replaced_only_when_it_is_said_and_are_kept(
    run: Run, data: Path, saved: Path, tmp_path: Path
) -> None:
    sql(data, "update guests set name = 'Zenek'")
    after = content(data)
    ran = run("admin", "restore", "saved.zip", "--data", "data")
    assert ran.code == 2 and "--replace" in ran.err and content(data) == after
    replaced = json.loads(run("admin", "restore", "saved.zip", "--data", "data", "--replace", "--json").out)["replaced"]
    assert content(data)["guests"][0][1] == "Ala"
    assert content(tmp_path / replaced) == after and (tmp_path / replaced / MARK).exists()
    sqlite.check(data)


def test_nothing_is_restored_under_a_server_that_runs(run: Run, data: Path, saved: Path) -> None:
    running = Running(QUICK, data)
    ran = run("admin", "restore", "saved.zip", "--data", "data", "--replace")
    running.stop()
    assert ran.code == 2 and ran.err.startswith("stolik: another Stolik has data open; it is at http://127.0.0.1")


def rewritten(file: Path, change: Callable[[dict[str, Any]], Any]) -> None:
    """Its manifest says something else."""
    with zipfile.ZipFile(file) as archive:
        manifest, inner = json.loads(archive.read("manifest.json")), archive.read(FILE)
    change(manifest)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("manifest.json", json.dumps(manifest))
        archive.writestr(FILE, inner)


def flip(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 255
    file.write_bytes(content)


DAMAGE: dict[str, tuple[Callable[[Path], Any], str]] = {
    "a byte": (flip, "is damaged"),
    "cut": (lambda file: os.truncate(file, file.stat().st_size - 300), "no backup of Stolik, or is damaged"),
    "something else": (lambda file: file.write_text("a letter"), "no backup of Stolik"),
    "another content": (lambda file: rewritten(file, lambda m: m.update(sha256="0" * 64)), "is not what was put there"),
    "rows": (lambda file: rewritten(file, lambda m: m["tables"].update(rows=7)), "should have 7 rows of rows"),
    "a newer version": (lambda file: rewritten(file, lambda m: m.update(step="9999")), "a newer version of Stolik"),
    "a newer form": (lambda file: rewritten(file, lambda m: m.update(backup=2)), "a newer version of Stolik"),
    "no manifest": (lambda file: rewritten(file, lambda m: m.clear()), "no backup of Stolik"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_backup_is_not_restored(run: Run, data: Path, saved: Path, what: str) -> None:
    damage, said = DAMAGE[what]
    damage(saved)
    before, names = content(data), listed(data)
    for command in (("restore", "saved.zip", "--replace", "--data", "data"), ("restore", "saved.zip", "--data", "new")):
        ran = run("admin", *command)
        assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1
    assert content(data) == before and listed(data) == names
    assert not (data.parent / "new" / FILE).exists()


def test_in_a_folder_the_newest_backups_remain_and_nothing_else_is_touched(
    run: Run, data: Path, tmp_path: Path
) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "stolik-notes.zip").write_text("mine")
    made = [run("admin", "backup", "backups", "--keep", "2", "--data", "data", "--json").out for _ in range(4)]
    names = [Path(json.loads(one)["file"]).name for one in made]
    assert listed(tmp_path / "backups") == sorted(["stolik-notes.zip", *names[-2:]])
    ran = run("admin", "backup", "b.zip", "--keep", "2", "--data", "data")
    assert ran.code == 2 and "no folder" in ran.err


def test_what_was_cut_short_is_swept_away_by_the_next(run: Run, data: Path, saved: Path, tmp_path: Path) -> None:
    for name in ("backups/.stolik-backup-old", "backups/.stolik-backup-now", "data/.unpacked-x"):
        (tmp_path / name).mkdir(parents=True)
    os.utime(tmp_path / "backups/.stolik-backup-old", (1, 1))
    assert run("admin", "backup", "backups/b.zip", "--data", "data").code == 0
    assert run("admin", "restore", "saved.zip", "--replace", "--data", "data").code == 0
    assert listed(tmp_path / "backups") == [".stolik-backup-now", "b.zip"]
    assert not (data / ".unpacked-x").exists()


@pytest.mark.parametrize("what", ["a page", "no changes", "a full disk", "a name that is taken"])
def test_what_can_not_be_backed_up_whole_leaves_no_file(
    run: Run, data: Path, tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    (tmp_path / "backups").mkdir()
    if what == "a page":
        with (data / FILE).open("r+b") as file:
            file.seek(4096 * 12)
            file.write(b"\xa5" * 4096 * 4)
    elif what == "no changes":
        sql(data, "update writers set mark = '3'")
    elif what == "a full disk":
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096 * 9, limit[1]))
    else:
        (tmp_path / "backups" / "b.zip").write_text("mine")
    ran = run("admin", "backup", "backups/b.zip", "--data", "data")
    resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert ran.code == 2 and ran.err.startswith("stolik: ") and ran.err.count("\n") == 1
    assert listed(tmp_path / "backups") == (["b.zip"] if "taken" in what else [])


# ---- looking through


def checked(run: Run, *words: str) -> tuple[int, list[dict[str, str]]]:
    ran = run("admin", "check", *words, "--json")
    return ran.code, json.loads(ran.out)["findings"]


def test_data_that_are_whole_are_found_whole(run: Run, data: Path, saved: Path) -> None:
    for words in (("--data", "data"), ("saved.zip", "--quick")):
        ran = run("admin", "check", *words)
        assert (ran.code, ran.err) == (0, "") and ran.out.endswith(": 3 tables, nothing is damaged\n")


def test_of_damaged_tables_each_is_named_with_what_is_wrong(run: Run, house: Any, data: Path) -> None:
    first, second, third = house[1]
    sql(
        data,
        f"update rows set data = '{{' where table_id = '{first}' and n = 4",
        f"delete from rows where table_id = '{second}' and n = 8",
        f"update tables set summary = json_set(summary, '$.turn', 99) where id = '{third}'",
    )
    code, quick = checked(run, "--data", "data", "--quick")
    assert (code, {one["id"]: one["what"] for one in quick}) == (
        1,
        {first: "row 4 can't be read", second: "rows after 8 are missing"},
    )
    code, deep = checked(run, "--data", "data", "--workers", "2")
    assert [one for one in deep if one["level"] == "damage"] == quick
    assert [(one["id"], one["what"]) for one in deep if one not in quick] == [
        (third, "lists show an earlier state of it")
    ]


def test_a_game_that_does_not_come_out_by_rows_that_are_sealed_is_found_by_playing_it(
    run: Run, house: Any, data: Path
) -> None:
    first = house[1][0]
    connection = sqlite3.connect(data / FILE)
    (start,) = connection.execute("select start from tables where id = ?", (first,)).fetchone()
    seal = seals.begun(first, json.loads(start))
    for n, kind, text, at in connection.execute("select n, kind, data, at from rows where table_id = ?", (first,)):
        key = f"{n:016x}"
        seal = seals.after(seal, n, kind, json.loads(text), key, at)
        connection.execute("update rows set key = ?, seal = ? where table_id = ? and n = ?", (key, seal, first, n))
    connection.execute("update tables set seal = ? where id = ?", (seal, first))
    connection.commit()
    connection.close()
    assert checked(run, "--data", "data", "--quick") == (0, [])
    code, found = checked(run, "--data", "data", "--workers", "1")
    assert code == 1 and [one["id"] for one in found] == [first]
    assert "does not come out" in found[0]["what"]


def test_pages_and_what_belongs_to_nothing_are_found(run: Run, data: Path) -> None:
    sql(data, "update seats set table_id = 'gone' || table_id where seat = 0")
    code, found = checked(run, "--data", "data")
    assert code == 1 and "seats belongs to nothing in tables" in found[0]["what"]
    with (data / FILE).open("r+b") as file:
        file.write(b"?" * 16)
    code, found = checked(run, "--data", "data")
    assert code == 1 and found[0]["what"] == "file is not a database"


def test_a_host_goes_on_with_what_is_there_and_what_was_is_kept(run: Run, data: Path, tmp_path: Path) -> None:
    sql(data, "update writers set mark = '3'")
    code, found = checked(run, "--data", "data")
    assert code == 1 and "older than what was acknowledged" in found[0]["what"]
    kept = json.loads(run("admin", "accept", "--data", "data", "--json").out)["kept"]
    assert listed(tmp_path / kept) == sorted([FILE, MARK])
    sqlite.check(data)
    Running(QUICK, data).stop()
    again = run("admin", "accept", "--data", "data")
    assert again.code == 2 and "nothing is missing" in again.err


def test_of_a_damaged_table_the_rows_that_are_whole_are_played_on(run: Run, house: Any, data: Path) -> None:
    first, second, _ = house[1]
    sql(
        data,
        f"update rows set data = '{{' where table_id = '{first}' and n = 4",
        f"update tables set seal = null, keep = null where id = '{second}'",
        "update tables set size = 99",
    )
    before = content(data)
    told = json.loads(run("admin", "repair", "--data", "data", "--json", "--", first).out)
    assert (told["whole"], told["rows"], told["kept"], content(data) == before) == (4, ANSWERS, None, True)
    ran = run("admin", "repair", "--to", "5", "--data", "data", "--", first)
    assert ran.code == 2 and "only the first 4" in ran.err
    assert run("admin", "repair", "--to", "3", "--data", "data", "--", first).code == 0
    assert run("admin", "repair", "--to", str(ANSWERS), "--data", "data", "--", second).code == 0
    assert checked(run, "--data", "data") == (0, [])
    assert sqlite3.connect(data / FILE).execute("select sum(size), count(keep) from tables").fetchone() == (99, 1)
    kept = json.loads((data.parent / f"{first}.json").read_text())
    assert [row["n"] for row in kept["rows"]] == list(range(ANSWERS))
    assert asyncio.run(versions(data, first, second)) == [3, ANSWERS]


async def versions(folder: Path, *tables: str) -> list[int]:
    """What a server serves of these tables."""
    running = Running(QUICK, folder)
    player = await Player(running.address).begin()
    found = []
    for table in tables:
        async with player.at(table) as line:
            found.append(line.v)
    await player.close()
    await asyncio.to_thread(running.stop)
    return found


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("update tables set start = '{'", "its start can't be read; restore a backup"),
        ("update tables set status = 'waiting'", "its game has not begun"),
        ("delete from rows", "only the first 0 of 0 rows"),
    ],
)
def test_what_can_not_be_repaired_is_said_and_left(run: Run, house: Any, data: Path, change: str, said: str) -> None:
    sql(data, change)
    before = content(data)
    ran = run("admin", "repair", "--to", "2", "--data", "data", "--", house[1][0])
    assert ran.code == 2 and said in ran.err and content(data) == before
    ran = run("admin", "repair", "nothing", "--to", "2", "--data", "data")
    assert ran.code == 2 and "there is no table nothing" in ran.err


def test_a_deck_that_can_not_be_read_is_named(run: Run, data: Path) -> None:
    (guest,) = [row[0] for row in content(data)["guests"]]
    sql(data, f"insert into decks values ('d', '{guest}', 'token-battle', 'Mine', '[[\"a', 0, 0)")
    code, found = checked(run, "--data", "data", "--quick")
    assert code == 1 and [(one["of"], one["id"], one["what"]) for one in found] == [
        ("deck", "d", "the cards of Mine can't be read")
    ]


def test_a_table_whose_game_takes_too_long_holds_nothing_up(
    run: Run, house: Any, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sql(data, f"update tables set status = 'gone' where id != '{house[1][0]}'")
    monkeypatch.setattr(inspection, "LONGEST", 0.3)
    real, lock = inspection._each, sqlite3.connect(data / FILE)
    lock.execute("pragma journal_mode = delete")

    def held_up(*given: Any) -> Iterator[Any]:
        lock.execute("begin exclusive")
        return real(*given)

    monkeypatch.setattr(inspection, "_each", held_up)
    code, found = checked(run, "--data", "data", "--workers", "1")
    lock.close()
    assert code == 1 and [one["id"] for one in found] == [house[1][0]]
    assert "its game takes longer than" in found[0]["what"]


@pytest.mark.parametrize("into", ["a folder", "PostgreSQL"])
def test_a_backup_of_an_older_version_is_brought_forward(run: Run, cluster: Cluster, tmp_path: Path, into: str) -> None:
    (tmp_path / "old").mkdir()
    connection = made_by("0004", tmp_path / "old")
    connection.execute("insert into guests values ('a', 'Ala', 'en', 'system', 0)")
    connection.commit()
    connection.close()
    assert run("admin", "backup", "old.zip", "--data", "old").code == 0
    place = ("--data", "new") if into == "a folder" else ("--store", cluster.database())
    assert json.loads(run("admin", "restore", "old.zip", *place, "--json").out)["step"] == "0004"
    if into == "a folder":
        Running(QUICK, tmp_path / "new").stop()
    said = run("admin", "sessions", "end", "Ala", *place)
    assert (said.code, said.err) == (0, "")


# ---- PostgreSQL


def test_a_house_moves_into_postgresql_and_back(run: Run, data: Path, saved: Path, cluster: Cluster) -> None:
    sql(
        data,
        "insert into talk (id, table_id, seat, name, text, at) select 41, id, 0, 'Ala', 'hej', 5 from tables limit 1",
    )
    address = cluster.database()
    assert run("admin", "backup", "moved.zip", "--data", "data").code == 0
    ran = run("admin", "restore", "moved.zip", "--store", address)
    assert (ran.code, ran.err) == (0, "")
    assert run("admin", "check", "--store", address, "--workers", "1").code == 0
    assert cluster.say(
        "insert into talk (table_id, name, text, at) select id, 'B', '', 6 from tables limit 1 returning id", address
    ) == [(42,)]
    cluster.say("delete from talk where id = 42", address)
    assert run("admin", "backup", "back.zip", "--store", address).code == 0
    assert run("admin", "restore", "back.zip", "--data", "back").code == 0
    assert content(data.parent / "back") == content(data)
    ran = run("admin", "restore", "moved.zip", "--store", address)
    assert ran.code == 2 and "empty database" in ran.err


@pytest.mark.parametrize("command", [("tables",), ("sessions", "list"), ("sessions", "end", "--all"), ("backup", "b")])
def test_a_database_without_data_is_said(run: Run, cluster: Cluster, command: tuple[str, ...]) -> None:
    ran = run("admin", *command, "--store", cluster.database())
    assert ran.code == 2 and ran.err.startswith("stolik: there are no data in postgresql://")


def test_a_disk_that_is_full_is_not_taken_for_the_database(run: Run, saved: Path, cluster: Cluster) -> None:
    resource = pytest.importorskip("resource")
    limit, address = resource.getrlimit(resource.RLIMIT_FSIZE), cluster.database()
    assert run("admin", "restore", "saved.zip", "--store", address).code == 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096 * 9, limit[1]))
    ran = run("admin", "backup", "b.zip", "--store", address)
    resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert ran.code == 2 and "can't be used: disk" in ran.err and "postgresql" not in ran.err


def test_under_servers_over_postgresql_nothing_is_restored_or_repaired(
    run: Run, saved: Path, cluster: Cluster, house: Any, tmp_path: Path
) -> None:
    address = cluster.database()
    (tmp_path / "stolik.toml").write_text(f'store = "{address}"\n')
    words = ("--config", "stolik.toml")
    assert run("admin", "restore", "saved.zip", *words).code == 0
    cluster.say("insert into processes (id, address, until) values ('p', '', 9e9)", address)
    for command in (("restore", "saved.zip", *words), ("repair", "--to", "3", *words, "--", house[1][0])):
        ran = run("admin", *command)
        assert ran.code == 2 and "servers run with postgresql://stolik@" in ran.err
    cluster.say("delete from processes", address)
    assert run("admin", "repair", "--to", "3", *words, "--", house[1][0]).code == 0
    assert json.loads(run("admin", "tables", *words, "--json").out)["tables"][-1]["answers"] == 3
    assert run("admin", "sessions", "end", "Ala", *words).code == 0
    assert json.loads(run("admin", "sessions", "list", *words, "--json").out)["passes"] == []
    assert run("admin", "purge", *words).out == "Removed: nothing.\n"


# ---- tables, sessions and tokens


def test_tables_are_listed_the_largest_first(run: Run, house: Any, data: Path) -> None:
    sql(data, f"delete from rows where table_id = '{house[1][0]}' and n > 2")
    said = json.loads(run("admin", "tables", "--status", "running", "--data", "data", "--json").out)
    assert {row["id"] for row in said["tables"]} == set(house[1]) and said["all"] == 3
    last = said["tables"][-1]
    assert (last["id"], last["answers"], last["players"]) == (house[1][0], 3, ["Ala", "Ala (2)"])
    assert json.loads(run("admin", "tables", "--status", "over", "--data", "data", "--json").out)["all"] == 0
    out = run("admin", "tables", "-n", "1", "--data", "data").out
    assert "3 tables" in out and "2 more are not shown" in out


def test_a_session_that_the_host_ends_is_closed_by_the_server_that_runs(run: Run, tmp_path: Path) -> None:
    running = Running(replace(QUICK, ends_looked=0.1), tmp_path / "data")

    async def play() -> list[Ran]:
        ala, bolek = await Player(running.address).begin("Ala"), await Player(running.address).begin("Bolek")
        table = (await ala.table("hotseat"))["id"]
        async with ala.at(table) as line, bolek.at(table) as other:
            ran = [await asyncio.to_thread(run, "admin", "sessions", "end", "Ala", "--data", "data", "--json")]
            with pytest.raises(websockets.ConnectionClosed):
                await line.hear("never")
            assert (await ala.http.get("/api/tables")).status_code == 401
            ran.append(await asyncio.to_thread(run, "admin", "sessions", "list", "--data", "data", "--json"))
            await other.send("ping")
            await other.hear("pong")
        await ala.close()
        await bolek.close()
        return ran

    end, listing = asyncio.run(play())
    running.stop()
    assert (end.code, json.loads(end.out)) == (0, {"session": 1, "token": 0, "key": 0})
    assert [one["name"] for one in json.loads(listing.out)["passes"]] == ["Bolek"]


def test_one_session_those_of_everybody_or_of_a_guest_with_programs_end(run: Run, data: Path) -> None:
    (guest,) = [row[0] for row in content(data)["guests"]]
    sql(
        data,
        "insert into guests values ('bot', 'robot', 'en', 'system', 0), ('z', 'Ala', 'en', 'system', 0)",
        "insert into sessions (hash, id, guest, browser, system, created, used, expires)"
        " values ('h', 'one', 'z', 'Firefox', 'Linux', 0, 1, 9e9)",
        "insert into tokens (hash, id, guest, owner, name, created, expires)"
        f" values ('t', 'tok', 'bot', '{guest}', 'robot', 0, 9e9)",
        f"insert into keys values ('k', '{guest}', 9e9)",
    )
    ran = run("admin", "sessions", "end", "Ala", "--data", "data")
    assert ran.code == 2 and "2 guests are called Ala; say which" in ran.err
    assert run("admin", "sessions", "end", "--data", "data", "--", guest).out == (
        "Ended: 1 sessions, 1 tokens and 1 keys to come back.\n"
    )
    assert run("admin", "sessions", "list", "z", "--data", "data").out.count("Firefox / Linux") == 1
    assert run("admin", "sessions", "end", "--one", "one", "--data", "data").code == 0
    ran = run("admin", "sessions", "end", "--one", "one", "--data", "data")
    assert ran.code == 2 and "no session or token that runs" in ran.err
    assert run("admin", "sessions", "end", "--data", "data").code == 2
    assert json.loads(run("admin", "sessions", "end", "--all", "--data", "data", "--json").out)["session"] == 0


def test_invitations_to_the_house_are_made_listed_and_withdrawn_and_the_link_is_said_once(run: Run, data: Path) -> None:
    made = json.loads(run("admin", "invite", "--uses", "3", "--days", "2", "--data", "data", "--json").out)
    out = run("admin", "invite", "--data", "data").out
    assert "/enter#" in out and "Put the address" in out and "registration is open" in out
    listing = run("admin", "invites", "list", "--data", "data", "--json").out
    assert [(one["used"], one["uses"]) for one in json.loads(listing)["invitations"]] == [(0, 1), (0, 3)]
    assert made["link"].split("#")[1] not in listing + repr(content(data))
    ran = run("admin", "invites", "withdraw", "--data", "data", "--json", "--", made["id"])
    assert json.loads(ran.out) == {"withdrawn": 1}
    ran = run("admin", "invites", "withdraw", "--data", "data", "--", made["id"])
    assert ran.code == 2 and "no invitation that lets anybody in" in ran.err
    assert run("admin", "invites", "withdraw", "--data", "data").code == 2
    assert run("admin", "invites", "withdraw", "--all", "--data", "data").out == "Withdrawn: 1.\n"
    assert run("admin", "invites", "list", "--data", "data").out.splitlines()[-1] == "0 invitations"


@pytest.mark.parametrize(("option", "said"), [("--uses", "0"), ("--uses", "many"), ("--days", "0")])
def test_an_invitation_for_nobody_or_no_day_is_refused(run: Run, data: Path, option: str, said: str) -> None:
    ran = run("admin", "invite", option, said, "--data", "data")
    assert ran.code == 2 and option in ran.err


def test_the_link_of_an_invitation_begins_with_the_public_address(run: Run, data: Path, tmp_path: Path) -> None:
    lines = 'public-address = "https://table.example.org"\nregistration = "invited"\n'
    (tmp_path / "stolik.toml").write_text(lines)
    out = run("admin", "invite", "--data", "data", "--config", "stolik.toml").out
    assert out.startswith("https://table.example.org/enter#") and len(out.splitlines()) == 2


def test_what_the_settings_let_go_goes_when_it_is_said(run: Run, house: Any, data: Path, tmp_path: Path) -> None:
    sql(data, f"update tables set status = 'over', updated = 1 where id = '{house[1][0]}'")
    (tmp_path / "stolik.toml").write_text("[retention]\nfinished = 30\n")
    words = ("admin", "purge", "--data", "data", "--config", "stolik.toml")
    running = Running(QUICK, data)
    assert run(*words, "--dry-run").out == "Would go: 1 finished.\n"
    busy = run(*words)
    running.stop()
    assert busy.code == 2 and "another Stolik has" in busy.err
    assert len(content(data)["tables"]) == 3
    assert json.loads(run(*words, "--json").out)["finished"] == 1
    assert len(content(data)["tables"]) == 2
    assert run("admin", "check", "--data", "data", "--quick").code == 0


def test_tables_that_are_being_removed_are_no_damage(run: Run, house: Any, data: Path) -> None:
    sql(data, "update tables set status = 'gone'", "delete from rows where n < 5")
    assert checked(run, "--data", "data") == (0, [])
    assert json.loads(run("admin", "tables", "--data", "data", "--json").out)["all"] == 0
