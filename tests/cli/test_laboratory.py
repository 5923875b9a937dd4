"""Runs that are kept, killed and gone on with; files that come of them; what is said when a disk is full."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

Start = Callable[..., "subprocess.Popen[str]"]
ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and limits of POSIX")
ARENA = ("arena", "token-battle", "--bot", "random", "-n", "150", "--seed", "4", "--cards", "--json")
ARENA += tuple(word for name in ("First Steps", "Carousel", "Gold Rush", "Hearth") for word in ("--deck", name))


def killed(process: Start, path: Path, *words: str, lines: int = 3) -> None:
    """Start this run, and kill it and its workers when so many lines are kept."""
    child = process(*words, "--keep", path.name, start_new_session=True)
    deadline = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert child.poll() is None and time.monotonic() < deadline, child.communicate()
        time.sleep(0.01)
    os.killpg(child.pid, signal.SIGKILL)
    assert child.wait(timeout=60) == -signal.SIGKILL


@ON_POSIX
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_that_was_killed_goes_on_to_the_same_report(process: Start, tmp_path: Path, workers: str) -> None:
    kept = tmp_path / "run.jsonl"
    killed(process, kept, *ARENA, "--workers", workers)
    before = kept.read_bytes().count(b"\n")
    assert before < 1 + 4 * 3 * 150 / 50
    goes_on = process(*ARENA, "--resume", "run.jsonl", "--workers", workers, "--html", "again.html")
    whole = process(*ARENA, "--html", "whole.html")
    (out, err), (expected, _) = goes_on.communicate(timeout=240), whole.communicate(timeout=240)
    assert (goes_on.returncode, err) == (0, "")
    assert out == expected and json.loads(out)["complete"]
    assert (tmp_path / "again.html").read_bytes() == (tmp_path / "whole.html").read_bytes()


RECORDED = ("simulate", "token-battle", "--bot", "random", "-n", "400", "--seed", "6", "--json")


@ON_POSIX
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_that_was_killed_ends_with_the_records_of_one_in_a_piece(
    process: Start, tmp_path: Path, workers: str
) -> None:
    kept = tmp_path / "run.jsonl"
    killed(process, kept, *RECORDED, "--records", "games.jsonl", "--workers", workers)
    assert kept.read_bytes().count(b"\n") < 1 + 400 / 50 and not (tmp_path / "games.jsonl").exists()
    with kept.open("ab") as file:
        file.write(b'{"plan":0,"from":350,"games":[')  # as a line that was being written
    goes_on = process(*RECORDED, "--resume", "run.jsonl", "--records", "games.jsonl", "--workers", workers)
    assert goes_on.communicate(timeout=240)[1] == "" and goes_on.returncode == 0
    assert process(*RECORDED, "--records", "whole.jsonl").wait(timeout=240) == 0
    assert (tmp_path / "games.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_run_goes_on_keeping_records_where_none_are_asked_for_and_writes_them_later(run: Run) -> None:
    words = ("simulate", "token-battle", "--seed", "6", "-n")
    run(*words, "50", "--keep", "run.jsonl", "--records", "some.jsonl")
    assert run(*words, "120", "--resume", "run.jsonl").code == 0
    Path("folder").mkdir()
    assert run(*words, "120", "--resume", "run.jsonl", "--records", "folder").code == 0
    run(*words, "120", "--records", "whole.jsonl")
    files = sorted(Path("folder").iterdir())
    assert b"".join(file.read_bytes() for file in files) == Path("whole.jsonl").read_bytes()


def test_of_a_run_without_records_none_are_written(run: Run) -> None:
    run("simulate", "token-battle", "-n", "2", "--keep", "run.jsonl")
    ran = run("simulate", "token-battle", "-n", "2", "--resume", "run.jsonl", "--records", "games.jsonl")
    assert ran.code == 2 and "run.jsonl was begun without --records" in ran.err and ran.err.count("\n") == 1
    assert not Path("games.jsonl").exists()


@ON_POSIX
def test_a_run_that_is_stopped_says_how_it_goes_on(process: Start, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    words = ("simulate", "token-battle", "--games", "1000000", "--json")
    child = process(*words, "--keep", "run.jsonl", start_new_session=True)
    while child.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "--resume run.jsonl" in err and err.count("\n") == 1
    stopped = json.loads(out)
    again = process("simulate", "token-battle", "--games", str(stopped["games"]), "--json", "--resume", "run.jsonl")
    ended = json.loads(again.communicate(timeout=120)[0])
    assert ended == {**stopped, "asked": stopped["games"], "complete": True}


def test_a_run_goes_on_with_the_seed_that_it_drew(run: Run) -> None:
    first = json.loads(run("simulate", "token-battle", "-n", "20", "--keep", "run.jsonl", "--json").out)
    more = json.loads(run("simulate", "token-battle", "-n", "40", "--resume", "run.jsonl", "--json").out)
    assert more["seed"] == first["seed"] and (first["games"], more["games"]) == (20, 40)


def test_a_run_is_not_gone_on_with_by_other_settings(run: Run) -> None:
    run("arena", "token-battle", "--bot", "random", "-n", "2", "--keep", "run.jsonl")
    before = Path("run.jsonl").read_bytes()
    for words, says in (
        (("--bot", "greedy"), "with the bots random, and greedy are asked for now"),
        (("--bot", "random", "--seed", "5"), "with seed 0, and 5 is asked for now"),
        (("--bot", "random", "--unpaired"), "with paired on, and off is asked for now"),
        (("--bot", "random", "--gauntlet"), "with gauntlet off, and on is asked for now"),
        (("--bot", "random", "-o", "turn_limit=9"), "with other options than are asked for now"),
        (("--bot", "random", "--cards"), "with card counts off, and on is asked for now"),
    ):
        ran = run("arena", "token-battle", *words, "-n", "2", "--resume", "run.jsonl")
        assert ran.code == 2 and says in ran.err and ran.err.count("\n") == 1
        assert Path("run.jsonl").read_bytes() == before
    other = run("simulate", "token-battle", "-n", "2", "--resume", "run.jsonl")
    assert other.code == 2 and "with command arena, and simulate is asked for now" in other.err


LIMIT = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({bytes}, {bytes}))
from stolik.cli import main
sys.exit(main(sys.argv[1:]))
"""


def limited(tmp_path: Path, size: int, *words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process whose files can't grow beyond a size: what a full disk does, the system does here."""
    return subprocess.run(
        [sys.executable, "-c", LIMIT.format(bytes=size), *words],
        cwd=tmp_path, env={**os.environ, "STOLIK_LANG": "en"}, capture_output=True, text=True, timeout=240,
    )  # fmt: skip


@ON_POSIX
def test_a_disk_that_is_full_ends_a_run_with_all_that_was_kept(tmp_path: Path, process: Start) -> None:
    words = ("simulate", "token-battle", "-n", "600", "--seed", "4", "--json")
    full = limited(tmp_path, 20_000, *words, "--keep", "run.jsonl")
    assert full.returncode == 2 and "File too large; it ended here, and --resume run.jsonl goes on" in full.stderr
    assert full.stderr.count("\n") == 1
    assert 0 < json.loads(full.stdout)["games"] < 600
    assert (tmp_path / "run.jsonl").read_bytes().endswith(b"]}\n")
    again = process(*words, "--resume", "run.jsonl").communicate(timeout=120)[0]
    assert again == process(*words).communicate(timeout=120)[0]


@ON_POSIX
def test_a_report_that_does_not_fit_is_told_and_the_others_are_written(tmp_path: Path) -> None:
    words = ("simulate", "token-battle", "-n", "100", "--seed", "4", "--deck", "Carousel", "--deck", "Hearth")
    full = limited(tmp_path, 12_000, *words, "--html", "report.html", "--csv", "scores.csv")
    assert full.returncode == 2
    assert full.stderr.startswith("stolik: report.html: File too large") and full.stderr.count("\n") == 1
    assert "100 games of token-battle, seed 4" in full.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["scores.csv"]
    assert len(list(csv.DictReader((tmp_path / "scores.csv").read_text().splitlines()))) > 10


def test_a_run_ends_when_it_knows_enough(run: Run) -> None:
    words = ("simulate", "token-battle", "--deck", "Carousel", "--deck", "Hearth", "--seed", "1", "--until", "6%")
    ran = run(*words)
    assert "6.0% was asked for." in ran.out
    data = json.loads(run(*words, "--json").out)
    assert data["complete"] and data["until"]["reached"] and data["games"] == data["asked"] < 1000
    capped = run(*words, "-n", "50")
    assert "±6.0% was not reached within 50 games; the widest interval is ±" in capped.out and capped.code == 0


def test_a_gauntlet_as_data_has_no_mix(run: Run) -> None:
    words = ("arena", "token-battle", "--bot", "random", "-n", "4", "--gauntlet", "--json")
    data = json.loads(run(*words).out)
    assert data["gauntlet"] is True and data["nash"] is None and len(data["pairs"]) == 10
    assert all(pair["names"][0] == "First Steps" for pair in data["pairs"])


def test_a_league_as_tables_says_who_beats_whom(run: Run) -> None:
    out = run(*ARENA[:-9], "--deck", "Carousel", "--deck", "Gold Rush", "--deck", "Hearth").out
    assert "Wins, % (* sure)" in out and "1 Gold Rush" in out
    assert "The mix that nobody beats (Nash)" in out or "pip install 'stolik[lab]'" in out
    assert "Half of the games last" in out and max(map(len, out.splitlines())) <= 80


def test_cards_are_told_by_their_names(run: Run) -> None:
    out = run(
        "simulate", "token-battle", "--deck", "Carousel", "--deck", "Hearth", "-n", "150", "--cards", "--seed", "1"
    ).out
    assert "± deck" in out and "Hinge" in out
    assert max(map(len, out.splitlines())) <= 80


def test_few_games_say_nothing_of_cards(run: Run) -> None:
    out = run("simulate", "token-battle", "-n", "4", "--cards", "--seed", "1").out
    assert "No card was played in 30 games: too few to say what cards do." in out and "± deck" not in out


def test_bots_and_decks_enter_together(run: Run) -> None:
    words = ("arena", "token-battle", "--bot", "random", "--bot", "greedy", "--deck", "Carousel", "--of", "both")
    data = json.loads(run(*words, "-n", "4", "--json").out)
    assert [line["name"] for line in data["ranking"]] == ["greedy · Carousel", "random · Carousel"]


def test_a_bot_that_fails_is_told_and_costs_its_game_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.bots.kind import KindBot

    monkeypatch.setattr(KindBot, "choose", lambda *_: 1 / 0)
    words = ("simulate", "token-battle", "--bot", "kind", "--bot", "random", "-n", "6", "--seed", "1", "--json")
    ran = run(*words, "--html", "report.html")
    data = json.loads(ran.out)
    assert ran.code == 0 and data["games"] == 6 and data["contestants"][0]["losses"] == 6
    assert list(data["failures"]) == ["kind: ZeroDivisionError: division by zero"]
    assert ran.err == (
        "stolik: in 6 games a bot failed, and lost them; most often: kind: ZeroDivisionError: division by zero\n"
    )
    assert "ZeroDivisionError" in Path("report.html").read_text(encoding="utf-8")


STRANGER = Path(__file__).parents[1] / "bots" / "strangers" / "shell.sh"


@ON_POSIX
def test_a_program_plays_until_enough_and_in_a_run_that_goes_on(run: Run) -> None:
    """A kept run knows a program by its command; another one, or other times, is another run."""
    bot = f"cmd,move=5:sh {STRANGER}"
    words = ("simulate", "token-battle", "--bot", bot, "--bot", "random", "--seed", "1", "-o", "turn_limit=8", "--json")
    run(*words, "-n", "2", "--keep", "run.jsonl")
    assert run(*words, "-n", "4", "--resume", "run.jsonl").out == run(*words, "-n", "4").out
    data = json.loads(run(*words, "-n", "50", "--until", "40%", "--html", "report.html").out)
    assert data["until"]["reached"] and data["games"] < 50 and "failures" not in data
    assert bot in Path("report.html").read_text("utf-8")
    other = run(*(word.replace("move=5", "move=6") for word in words), "-n", "4", "--resume", "run.jsonl")
    assert (other.code, other.out) == (2, "")
    assert f"was begun with the bots {bot}, random, and cmd,move=6:sh" in other.err


@ON_POSIX
def test_a_program_that_dies_loses_its_games_of_a_league_and_is_told(run: Run) -> None:
    bot = f"cmd:sh {STRANGER} die"
    ran = run("arena", "token-battle", "--bot", bot, "--bot", "random", "-n", "4", "--json", "--html", "report.html")
    told = f"{bot if len(bot) <= 80 else bot[:79] + '…'}: Shell ended with exit code 3; its last words: 'out of luck'"
    data = json.loads(ran.out)
    assert data["all"]["failures"] == {told: 4} and data["ranking"][1]["losses"] == 4 and ran.code == 0
    assert f"in 4 games a bot failed, and lost them; most often: {told}" in " ".join(ran.err.split())
    assert "ended with exit code 3" in Path("report.html").read_text("utf-8")


def test_parquet_without_its_library_is_refused_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    ran = run("simulate", "token-battle", "-n", "1000000", "--parquet", "games.parquet")
    assert (ran.code, ran.err) == (
        2, "stolik: --parquet needs pyarrow, which is not installed: pip install 'stolik[lab]'\n"
    )  # fmt: skip


def test_the_report_repeats_its_run(run: Run) -> None:
    """The command that stands in a report gives the same report again."""
    import html
    import re
    import shlex

    run("simulate", "token-battle", "-n", "30", "--deck", "Carousel", "--deck", "Gold Rush", "--html", "one.html")
    one = Path("one.html").read_text(encoding="utf-8")
    command = re.search(r'<code class="cmd">(.*?)</code>', one)
    assert command is not None
    run(*shlex.split(html.unescape(command[1]))[1:])
    assert Path("report.html").read_text(encoding="utf-8") == one
