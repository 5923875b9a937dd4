"""docs/backups.md: each command on the page does what the page says, in its order."""

from __future__ import annotations

import re
import shlex
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Cluster, cluster_or_skip
from tests.server import stored

from stolik.server.soundness import FILE

from .conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "backups.md"
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for line in block.splitlines()
]
BEFORE = {
    "stolik admin accept": "update writers set mark = '0'",
    "stolik admin check": "update rows set data = '{' where n = 4",
}
"""What has happened before a command of the page is needed."""
DAMAGED = ("stolik admin check",)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = cluster_or_skip()
    yield made
    made.remove()


def test_each_command_of_the_page_does_what_it_says(
    run: Run, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "data"))
    (tmp_path / "backups").mkdir()
    (table,) = stored.played(tmp_path / "data", 1, 6)
    places = {
        "/var/backups/stolik": str(tmp_path / "backups"),
        "postgresql://stolik@/stolik": cluster.database(),
        "TABLE": table,
    }
    for line in COMMANDS:
        if line in BEFORE:
            stored.played(tmp_path / "data", 0, 0)
            with sqlite3.connect(tmp_path / "data" / FILE) as connection:
                connection.execute(BEFORE[line])
            connection.close()
        command = [places.get(word, word) for word in shlex.split(line)]
        if table in command:  # it may begin with a dash
            command.remove(table)
            command += ["--", table]
        ran = run(*command[1:])
        assert (ran.code, ran.err) == (int(line in DAMAGED), ""), line
    assert len(COMMANDS) > 15 and len(list((tmp_path / "backups").iterdir())) == 1
