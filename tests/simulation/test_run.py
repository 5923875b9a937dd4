"""Bulk simulation: one report for one seed, whoever plays it and however it is split."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.processes import gone

import stolik
from stolik.bots.random import RandomBot
from stolik.kernel.luck import derive
from stolik.simulation import run
from stolik.simulation.play import Plan, play, seating
from stolik.simulation.run import make_plan, name_bot, read_bot, simulate
from stolik.simulation.tally import Result
from stolik.simulation.workers import BLIND_GAMES, Crew

PAIR = ("First Steps", "Carousel")


def test_the_same_seed_gives_the_same_report() -> None:
    one, two, other = (simulate("token-battle", games=30, seed=seed) for seed in (5, 5, 6))
    assert one.to_data() == two.to_data()
    assert one.to_data() != other.to_data()


def test_two_workers_report_what_one_reports() -> None:
    alone = simulate("token-battle", games=450, seed=11)
    assert simulate("token-battle", games=450, seed=11, workers=2).to_data() == alone.to_data()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal masks")
def test_a_worker_does_not_hear_ctrl_c_from_its_first_moment_on() -> None:
    with Crew(1) as crew:
        list(crew.play([(0, make_plan("token-battle", PAIR, ("random", "random"), 1), range(1))]))
        assert signal.SIGINT in crew._pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_workers_report_the_same_of_bots_that_see() -> None:
    alone = simulate("token-battle", PAIR, ("greedy", "random"), games=5, seed=2)
    assert simulate("token-battle", PAIR, ("greedy", "random"), games=5, seed=2, workers=2).to_data() == alone.to_data()


def test_the_report_holds_no_time() -> None:
    """Timing stands beside the report, so that reports can be compared."""
    tally = simulate("token-battle", games=3, seed=1)
    assert tally.speed()["seconds"] > 0
    assert "seconds" not in json.dumps(tally.to_data())


def test_every_game_ends_by_a_rule() -> None:
    """TB-SCORE-6: the mover scores every turn, so each game ends (TB-END-1..3)."""
    tally = simulate("token-battle", games=100, seed=4, options={"preset": "classic"})
    assert sum(tally.ends.values()) == tally.games == 100
    assert set(tally.ends) <= {"TB-END-1", "TB-END-2", "TB-END-3"}
    assert tally.longest <= 50


def test_contestants_change_seats_and_keep_their_decks() -> None:
    plan = make_plan("token-battle", PAIR, ("random", "random"), 1)
    assert seating(plan, 0) == ((0, 1), (0, 1))
    assert seating(plan, 1) == ((1, 0), (1, 0))


def test_drawn_decks_stay_while_contestants_change_seats() -> None:
    plan = make_plan("token-battle", None, ("random", "random"), 1)
    for n in range(0, 20, 2):
        one, two = seating(plan, n), seating(plan, n + 1)
        assert one[1] == two[1]
        assert one[1][0] != one[1][1]
        assert (one[0], two[0]) == ((0, 1), (1, 0))
    assert len({seating(plan, n)[1] for n in range(0, 40, 2)}) > 10


def test_game_n_can_be_played_alone() -> None:
    """The seed of game n is derive(seed, n), and its record replays to the same state."""
    plan = make_plan("token-battle", PAIR, ("random", "random"), 9, records=True)
    result, text = play(plan, 7)
    record = stolik.Record.from_json(text)
    assert record.seed == derive(9, 7)
    assert list(record.keys) == [result.decisions]
    assert stolik.replay(record).outcome == stolik.Outcome(result.returns, result.rule)


def test_forced_decisions_are_counted_but_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has one legal answer is answered at once; here that is said of every wide question."""
    monkeypatch.setattr("stolik.kernel.decision.Decision.forced", property(lambda self: len(self.options) > 100))
    asked: list[int] = []
    choose = RandomBot.choose
    monkeypatch.setattr(RandomBot, "choose", lambda *a: asked.append(len(a[2].options)) or choose(*a))  # type: ignore[func-returns-value]
    tally = simulate("token-battle", PAIR, games=2, seed=1)
    assert asked
    assert max(asked) <= 100
    assert tally.unforced == len(asked) < tally.decisions


def test_an_interruption_keeps_the_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of a game: the report has the games before it, and says that it is not all."""
    three = simulate("token-battle", PAIR, games=3, seed=8).to_data()

    def play_three(plan: Plan, n: int) -> tuple[Result, str]:
        if n == 3:
            raise KeyboardInterrupt
        return play(plan, n)

    monkeypatch.setattr("stolik.simulation.series.play", play_three)
    tally = simulate("token-battle", PAIR, games=10, seed=8)
    assert (tally.games, tally.complete, tally.plan["asked"]) == (3, False, 10)
    assert {**tally.to_data(), "asked": 3, "complete": True} == three


def test_an_interruption_between_portions_loses_and_doubles_nothing() -> None:
    def stop(done: int, of: int) -> None:
        if done >= 200:
            raise KeyboardInterrupt

    tally = simulate("token-battle", PAIR, games=1000, seed=8, progress=stop)
    expected = simulate("token-battle", PAIR, games=200, seed=8).to_data()
    assert {**tally.to_data(), "asked": 200, "complete": True} == expected


def test_an_interruption_stops_workers_between_two_games() -> None:
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    tally = simulate("token-battle", PAIR, games=20_000, seed=8, workers=2, progress=stop)
    assert BLIND_GAMES <= tally.games < 20_000
    assert not tally.complete
    assert sum(tally.ends.values()) == tally.games == tally.first.games


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate("token-battle", PAIR, games=2 * BLIND_GAMES + 1, seed=8, progress=lambda *one: told.append(one))
    assert told == [(done, 2 * BLIND_GAMES + 1) for done in (BLIND_GAMES, 2 * BLIND_GAMES, 2 * BLIND_GAMES + 1)]


def test_records_go_into_a_file_in_order(tmp_path: Path) -> None:
    for workers in (1, 2):
        simulate("token-battle", PAIR, games=6, seed=3, workers=workers, records=tmp_path / f"{workers}.jsonl")
    one, two = ((tmp_path / f"{n}.jsonl").read_text() for n in (1, 2))
    assert one == two
    assert [stolik.Record.from_json(line).seed for line in one.splitlines()] == [derive(3, n) for n in range(6)]


def test_records_go_into_a_folder(tmp_path: Path) -> None:
    simulate("token-battle", PAIR, games=2, seed=3, records=tmp_path / "games")
    found = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in found] == ["token-battle-000000.json", "token-battle-000001.json"]
    assert stolik.replay(found[1]).outcome is not None


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seed": "seven"}, "the seed is 'seven'"),
        ({"seed": 1.5}, "the seed is 1.5"),
        ({"seed": True}, "the seed is True"),
        ({"games": 0}, "games is 0"),
        ({"games": "many"}, "games is 'many'"),
        ({"workers": 0}, "workers is 0"),
        ({"bots": ("random",)}, "needs 2 bots"),
        ({"bots": ("random", "oracle")}, "no bot 'oracle'"),
        ({"bots": ("random", "lookahead:depth=3")}, "does not take these settings"),
        ({"bots": ("random", "lookahead:budget=x")}, "whole numbers"),
        ({"decks": ("First Steps",)}, "needs 2 decks"),
        ({"decks": "First Steps"}, "not one alone"),
        ({"decks": ("First Steps", "No Such Deck")}, "neither a file"),
        ({"options": {"score_limit": 0}}, "no whole number from 1"),
        ({"options": {"speed": 3}}, "no such option"),
    ],
)
def test_what_can_not_be_played_is_refused_in_one_sentence(wrong: dict, says: str) -> None:
    with pytest.raises(ValueError, match=says) as refused:
        simulate(**{"game": "token-battle", "games": 2, "seed": 1, **wrong})
    assert "\n" not in str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(stolik.UnknownGame, match="no game 'chess'"):
        simulate("chess")


def test_an_unplayable_deck_is_refused_with_its_rule() -> None:
    bad = stolik.Deck("Twice", "token-battle", (("boulder", "boulder"),) * 4)
    with pytest.raises(stolik.DeckError, match="TB-DECK-12"):
        simulate("token-battle", (bad, "Carousel"))


def test_a_bot_is_named_with_its_settings() -> None:
    assert read_bot("lookahead:budget=50") == ("lookahead", {"budget": 50})
    assert name_bot(read_bot("lookahead:budget=50")) == "lookahead:budget=50"
    assert name_bot(read_bot(("greedy", {}))) == "greedy"


def test_the_face_offers_the_function_also_after_the_room_was_imported() -> None:
    from stolik.simulation import run

    assert run.simulate is simulate
    assert stolik.simulate("token-battle", games=1, seed=1).games == 1


SIDES = ("Rule of Two", "Iron Fleet", "Red Squadron")
"""Two decks of the Dark Side, which sits in seat 0, and one of the Light Side."""


def test_decks_that_have_a_seat_keep_it_and_their_contestants_with_them() -> None:
    """SW-GOAL-1: one plays the Dark Side, the other the Light Side."""
    plan = make_plan("star-wars", ("Red Squadron", "Rule of Two"), ("random", "greedy"), 1)
    assert {seating(plan, n) for n in range(4)} == {((1, 0), (1, 0))}


def test_decks_are_drawn_for_the_seats_that_they_fit() -> None:
    """SW-GOAL-1."""
    plan = make_plan("star-wars", SIDES, ("random", "greedy"), 1)
    assert {seating(plan, n)[1] for n in range(40)} == {(0, 2), (1, 2)}
    assert [seating(plan, n)[0] for n in range(2)] == [(0, 1), (1, 0)]


@pytest.mark.parametrize("decks", [SIDES[:2], SIDES[:2] * 2])
def test_decks_of_one_side_alone_make_no_game(decks: tuple[str, ...]) -> None:
    """SW-GOAL-1."""
    with pytest.raises(ValueError, match=r"both decks of the Dark Side|no deck of the Light Side"):
        make_plan("star-wars", decks, ("random", "random"), 1)


def test_a_record_that_was_being_written_at_an_interruption_stands_once(tmp_path: Path) -> None:
    class Interrupted(io.FileIO):
        def write(self, line: Any) -> int:
            raise KeyboardInterrupt(super().write(line))

    writer = run._Writer(tmp_path / "games.jsonl", "token-battle")
    writer.write(0, "one")
    whole = writer._file
    with Interrupted(tmp_path / "games.jsonl", "r+b") as writer._file, pytest.raises(KeyboardInterrupt):
        writer.write(1, "two, which is longer")
    writer._file = whole
    writer.write(1, "two")
    writer.close()
    assert (tmp_path / "games.jsonl").read_text() == "one\ntwo\n"


WAITING = """
import os, sys, time
from stolik.simulation.workers import Workers

def task(place, plan, numbers):
    with open(sys.argv[1], "a") as pids:
        pids.write(f"{os.getpid()}\\n")
    time.sleep(60)

if __name__ == "__main__":
    with Workers(2, task) as crew:
        list(crew.play((0, None, range(1)) for _ in range(9)))
"""


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_workers_end_with_a_process_that_was_killed(tmp_path: Path) -> None:
    script, pids = tmp_path / "waiting.py", tmp_path / "pids"
    script.write_text(WAITING)
    with subprocess.Popen([sys.executable, script, pids]) as first:
        until = time.monotonic() + 60
        while (not pids.exists() or len(pids.read_text().split()) < 2) and time.monotonic() < until:
            time.sleep(0.05)
        first.kill()
    assert gone(pids, 10)
