"""What a browser gets to play a record anew runs with the standard library alone, and holds no more than it needs."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from stolik.catalog import GAMES
from stolik.server.engine import engine_of, files_in

from .test_witness import GAMES as PLAYED
from .test_witness import kept, sealed

RUN = """
import sys
sys.path[:] = [sys.argv[1], *(place for place in sys.path if "site-packages" not in place)]
from stolik.witness import as_told
assert sys.modules["stolik"].__file__.startswith(sys.argv[1])
record, rows = sys.stdin.read().splitlines()
print(as_told(record, rows))
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_archive_plays_a_record_without_any_other_package(game: str, tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(engine_of(game))).extractall(tmp_path)
    match = sealed(PLAYED[game](3, 12))
    row = kept(match, 0)
    asked = f"{match.record.to_json()}\n{json.dumps([[row.n, row.undone, row.seat, row.lang, row.digest]])}\n"
    command = [sys.executable, "-I", "-S", "-c", RUN, str(tmp_path)]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["found"] is None and told["entries"] == 12 and told["views"] == 1


def test_the_archive_is_the_same_each_time_and_holds_nothing_of_the_server_or_of_other_games() -> None:
    names = zipfile.ZipFile(io.BytesIO(engine_of("token-battle"))).namelist()
    assert engine_of("token-battle") == engine_of("token-battle")
    assert "stolik/games/token_battle/game.py" in names
    assert not [name for name in names if "/server/" in name or "/pokemon/" in name or "/." in name]


def test_what_is_compiled_stays_at_home(tmp_path: Path) -> None:
    """A browser plays the sources."""
    for name in ("turn.py", "turn.cpython-311-x86_64-linux-gnu.so", "turn.cp311-win_amd64.pyd"):
        (tmp_path / name).write_bytes(b"")
    assert [name for name, _ in files_in(tmp_path, tmp_path)] == ["turn.py"]
