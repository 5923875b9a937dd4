"""Bulk games and leagues: reports, bytes, progress, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.kernel.replay import OF_SETS

from .conftest import Run

Start = Callable[..., "subprocess.Popen[str]"]
ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and pseudo-terminals of POSIX")


def test_the_report_has_the_same_bytes_twice_and_with_two_workers(process: Start) -> None:
    words = ("simulate", "token-battle", "--games", "250", "--seed", "1", "--json")
    outs = [process(*words, *more).communicate(timeout=120) for more in ((), (), ("--workers", "2"))]
    assert outs[0][0] == outs[1][0] == outs[2][0]
    assert [err for _, err in outs] == ["", "", ""]
    assert json.loads(outs[0][0])["games"] == 250


def test_the_report_as_data(run: Run) -> None:
    ran = run("simulate", "token-battle", "-n", "6", "--seed", "1", "--bot", "random", "--bot", "greedy", "--json")
    data = json.loads(ran.out)
    assert (data["game"], data["seed"], data["games"], data["complete"]) == ("token-battle", 1, 6, True)
    assert [line["bot"] for line in data["contestants"]] == ["random", "greedy"]
    assert "seconds" not in ran.out


def test_the_report_as_a_table(run: Run) -> None:
    ran = run(
        "simulate", "token-battle", "-n", "20", "--seed", "1", "--deck", "Hearth", "--deck", "Carousel", "--timing"
    )
    assert "20 games of token-battle, seed 1" in ran.out
    assert "Hearth" in ran.out
    assert "Carousel" in ran.out
    assert "games," in ran.err
    assert max(map(len, ran.out.splitlines())) <= 80


def test_settings_and_files_are_played(run: Run) -> None:
    for name, first in (("one", "Boulder"), ("two", "Old Oak")):
        Path(f"{name}.txt").write_text(f"1: {first}, Giant\n2: Gale, Hive\n3: Needle, Rake\n4: Twins, Net\n")
    words = (
        "simulate",
        "token-battle",
        "-n",
        "4",
        "--deck",
        "one.txt",
        "--deck",
        "two.txt",
        "-o",
        "turn_limit=9",
        "--json",
    )
    data = json.loads(run(*words).out)
    assert sorted(deck["deck"] for deck in data["decks"]) == ["one", "two"]
    assert data["ends"] == {"TB-END-3": 4}


def test_records_are_whole(run: Run) -> None:
    assert run("simulate", "token-battle", "-n", "5", "--seed", "2", "--records", "games.jsonl").code == 0
    assert [json.loads(line)["stolik"] for line in Path("games.jsonl").read_text().splitlines()] == [OF_SETS] * 5
    Path("folder").mkdir()
    assert run("simulate", "token-battle", "-n", "2", "--records", "folder").code == 0
    assert len(list(Path("folder").iterdir())) == 2
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "games.jsonl"]


def test_a_league_ranks_its_entrants(run: Run) -> None:
    words = ("arena", "token-battle", "--bot", "random", "--bot", "greedy", "-n", "4", "-o", "turn_limit=12")
    assert [line["name"] for line in json.loads(run(*words, "--json").out)["ranking"]] == ["greedy", "random"]
    assert run(*words).out.index("greedy") < run(*words).out.index("random")


@ON_POSIX
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_valid_report_of_what_was_finished(process: Start, tmp_path: Path, workers: str) -> None:
    words = ("simulate", "token-battle", "--games", "1000000", "--seed", "1", "--json", "--workers", workers)
    child = process(*words, "--records", "games.jsonl", start_new_session=True)
    deadline = time.monotonic() + 60
    while not any(path.stat().st_size for path in tmp_path.glob(".games.jsonl.*/*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=60)
    data = json.loads(out)
    assert child.returncode == 130
    assert err == ""
    assert 0 < data["games"] < 1_000_000
    assert data["complete"] is False
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == data["games"]


@ON_POSIX
def test_progress_goes_to_a_terminal_on_standard_error_and_nowhere_else(process: Start) -> None:
    import pty

    ours, theirs = pty.openpty()
    child = process("simulate", "token-battle", "-n", "600", "--seed", "1", "--json", stderr=theirs)
    os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 4096):
            shown += piece
    except OSError:
        pass  # the other end was closed
    out = child.stdout.read() if child.stdout else ""
    assert child.wait(timeout=60) == 0
    assert b"600/600" in shown
    assert json.loads(out)["games"] == 600


@ON_POSIX
@pytest.mark.parametrize(
    ("env", "coloured"), [({"NO_COLOR": "1"}, False), ({"NO_COLOR": "", "TERM": "xterm-256color"}, True)]
)
def test_colours_are_for_terminals_without_no_color(process: Start, env: dict[str, str], coloured: bool) -> None:
    import pty

    ours, theirs = pty.openpty()
    child = process("decks", "list", "token-battle", env=env, stdout=theirs)
    os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 4096):
            shown += piece
    except OSError:
        pass  # the other end was closed
    assert child.wait(timeout=60) == 0
    assert b"Carousel" in shown
    assert (b"\x1b[" in shown) is coloured


@ON_POSIX
def test_a_game_that_is_interrupted_is_saved(process: Start, tmp_path: Path) -> None:
    child = process("play", "token-battle", "--hotseat", "--seed", "1", "--save", "game.json", start_new_session=True)
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("1 a1\n")
    child.stdin.flush()
    while "laid" not in child.stdout.readline():
        pass
    time.sleep(0.5)
    os.killpg(child.pid, signal.SIGINT)
    _, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (130, "")
    assert len(json.loads((tmp_path / "game.json").read_text())["entries"]) == 1


def test_a_reader_that_leaves_early_is_no_error(process: Start) -> None:
    child = process("cards", "token-battle", "--json")
    assert child.stdout is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr is not None
    assert "Traceback" not in child.stderr.read()
    assert child.wait(timeout=60) in (0, 1)


def test_help_loads_no_engine() -> None:
    code = (
        "import sys, stolik.cli; print(sorted(m for m in sys.modules if m.startswith(('stolik', 'rich', 'litestar'))))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "litestar" not in loaded
    assert "stolik.match" not in loaded
    assert "stolik.games" not in loaded
    assert "rich" not in loaded
