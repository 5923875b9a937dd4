"""Enough games, portion by portion; a run in a file that is gone on with; workers that end."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.simulation import journal as journal_module
from stolik.simulation.arena import fixture, league
from stolik.simulation.journal import Journal, RunError, header
from stolik.simulation.run import crew_of, headline, make_plan, settings_of, simulate, until_of
from stolik.simulation.series import BLIND_ROUND, Series
from stolik.simulation.tally import Score, Tally, wilson
from stolik.simulation.workers import Crew, WorkersError

TRIO = ("First Steps", "Carousel", "Gold Rush")
PLAN = replace(make_plan("token-battle", TRIO[:2], ("random", "random"), 5), uses=True)


def run(path: Path | None, games: int = 300, resume: bool = False, stop: int = 0) -> Series:
    """The plan's games, kept in a file if one is named; Ctrl-C after `stop` of them."""

    def told(done: int, _: int) -> None:
        if stop and done >= stop:
            raise KeyboardInterrupt

    if path is None:
        series = Series([PLAN], [headline(PLAN, games)], games, raw=True)
        series.play()
        return series
    with Journal(path, settings_of(PLAN, "simulate"), resume) as kept:
        series = Series([PLAN], [headline(PLAN, games)], games, journal=kept, raw=True)
        series.play(None, told)
    return series


# ---- enough games


def test_a_simulation_ends_at_the_first_border_at_which_the_intervals_are_small() -> None:
    tally = simulate("token-battle", TRIO[:2], games=100_000, seed=3, until=0.05)
    assert tally.complete and tally.games % BLIND_ROUND == 0
    assert max(score.half for score in tally.decks.values()) <= 0.05
    before = simulate("token-battle", TRIO[:2], games=tally.games - BLIND_ROUND, seed=3)
    assert max(score.half for score in before.decks.values()) > 0.05
    assert tally.plan["until"] == {"half": 0.05, "of": "decks", "widest": round(tally.decks["Carousel"].half, 4),
                                   "reached": True}  # fmt: skip


def test_a_simulation_that_comes_to_its_cap_says_so() -> None:
    tally = simulate("token-battle", TRIO[:2], games=150, seed=3, until=0.01)
    assert (tally.games, tally.complete, tally.plan["until"]["reached"]) == (150, True, False)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_league_ends_alike_with_one_worker_and_with_two(workers: int) -> None:
    found = league("token-battle", ["random"], TRIO, games=5000, seed=3, until=0.04, workers=workers)
    assert found.to_data() == league("token-battle", ["random"], TRIO, games=5000, seed=3, until=0.04).to_data()
    assert found.complete and found.plan["until"]["reached"]
    assert {tally.games for tally in found.pairs.values()} == {next(iter(found.pairs.values())).games}


def test_what_is_looked_for_may_be_each_pair_or_who_begins() -> None:
    who = fixture("token-battle", ["random"], TRIO, 3)
    series = who.series(5000, who.until(0.05, "pair"))
    series.play()
    assert max(tally.contestants[0].half for tally in series.tallies) <= 0.05
    assert until_of(PLAN, 0.03, "first").widest(series.tallies) == series.tallies[0].first.half


@pytest.mark.parametrize(
    ("half", "of", "says"),
    [(0.0, "", "can become as small"), (0.6, "", "can become"), (0.02, "bots", "all the same"), (0.02, "x", "none of")],
)
def test_what_can_not_be_looked_for_is_refused(half: float, of: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        until_of(PLAN, half, of)


def test_a_stopping_rule_covers_what_is_true_as_often_as_it_says() -> None:
    """Chow and Robbins 1965: a fixed width, looked at while sampling, keeps its coverage. Chance of a known coin."""
    from stolik.kernel.luck import derive, step

    covered = 0
    for trial in range(200):
        luck, score = derive(11, trial), Score()
        while not score.games or score.half > 0.05:
            for _ in range(20):
                luck, side = step(luck, 10)
                score.add(1 if side < 6 else -1)
        covered += wilson(score.wins, score.games)[0] <= 0.6 <= wilson(score.wins, score.games)[1]
    assert covered >= 182  # 190 of 200 are expected; fewer than 182 happen once in 200 such tests


# ---- a run in a file


def test_a_run_that_is_gone_on_with_ends_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    stopped = run(tmp_path / "run.jsonl", stop=120)
    assert stopped.interrupted and stopped.tallies[0].games == 150
    again = run(tmp_path / "run.jsonl", resume=True)
    assert again.tallies[0].to_data() == run(None).tallies[0].to_data()
    assert list(again.results) == list(run(None).results)


@pytest.mark.parametrize("cut", [1, 40, 3000])
def test_a_line_that_is_half_written_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    whole = run(path).tallies[0].to_data()
    complete = path.read_bytes()
    path.write_bytes(complete[:-cut])
    assert run(path, resume=True).tallies[0].to_data() == whole
    assert path.read_bytes() == complete


def test_a_run_may_go_on_to_more_games_than_it_began_with(tmp_path: Path) -> None:
    run(tmp_path / "run.jsonl", games=130)
    assert run(tmp_path / "run.jsonl", games=300, resume=True).tallies[0] == run(None).tallies[0]
    assert run(tmp_path / "run.jsonl", games=70, resume=True).tallies[0] == run(None, games=70).tallies[0]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "run.jsonl")
    monkeypatch.setattr("stolik.simulation.series.play", lambda *_: pytest.fail("played"))
    assert run(tmp_path / "run.jsonl", resume=True).tallies[0].games == 300


def asks(path: Path, **other: object) -> str:
    """What is said to somebody who goes on with other settings."""
    before = path.read_bytes()
    with pytest.raises(RunError) as refused:
        Journal(path, settings_of(replace(PLAN, **other), "simulate"), True)  # type: ignore[arg-type]
    assert path.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_other_settings_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    run(path := tmp_path / "run.jsonl", games=50)
    assert "was begun with seed 5, and 6 is asked for now" in asks(path, seed=6)
    assert "with the bots random, random, and greedy, random are asked" in asks(
        path, bots=(("greedy", {}), ("random", {}))
    )
    assert "with other decks" in asks(path, decks=PLAN.decks[::-1])
    assert "with paired off, and on is asked for" in asks(path, paired=True)
    assert "with other options" in asks(path, options={"turn_limit": 9})


def test_a_file_that_is_none_of_a_run_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for text in ("", "{}\n", "[1]\n", "no json\n", '{"stolik run": 99}\n'):
        path.write_text(text)
        with pytest.raises(RunError):
            Journal(path, {}, True)
        assert path.read_text() == text
    with pytest.raises(RunError, match="is there already"):
        Journal(path, {}, False)
    with pytest.raises(RunError, match="no such file"):
        header(tmp_path / "other.jsonl")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(path := tmp_path / "run.jsonl")
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], '{"plan":0}\n', *lines[3:]]))
    with pytest.raises(RunError, match="line 3 is damaged"):
        Journal(path, settings_of(PLAN, "simulate"), True)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps files that are open from nobody")
def test_a_run_that_is_being_played_is_not_gone_on_with_by_another(tmp_path: Path) -> None:
    settings = settings_of(PLAN, "simulate")
    with Journal(tmp_path / "run.jsonl", settings, False):
        with pytest.raises(RunError, match="another process"):
            Journal(tmp_path / "run.jsonl", settings, True)


def test_a_result_is_the_same_after_the_file(tmp_path: Path) -> None:
    from stolik.simulation.play import play

    lenient = replace(PLAN, bots=(("greedy", {}), ("random", {})))
    results = [play(lenient, n)[0] for n in range(4)] + [replace(play(PLAN, 0)[0], uses=(), failed="x: y")]
    for result in results:
        row = json.loads(json.dumps(journal_module._to_row(result)))
        assert journal_module._from_row(row) == result


# ---- workers that end


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_worker_that_is_killed_costs_nothing() -> None:
    alone = simulate("token-battle", TRIO[:2], games=600, seed=5).to_data()
    killed: list[int] = []
    with Crew(2) as crew:

        def kill_once(done: int, _: int) -> None:
            if not killed:
                killed.extend(list(crew._pool._processes))
                os.kill(killed[0], signal.SIGKILL)

        plan = make_plan("token-battle", TRIO[:2], ("random", "random"), 5)
        series = Series([plan], [headline(plan, 600)], 600)
        series.play(crew, kill_once)
        assert set(crew._pool._processes) & set(killed) == set()
    assert series.tallies[0].to_data() == alone


def end_at_once(*_: object) -> None:
    """Stands in a worker for playing."""
    os._exit(1)


def test_workers_that_go_on_ending_end_the_run_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.simulation.workers.work", end_at_once)
    series = Series([PLAN], [headline(PLAN, 100)], 100)
    with crew_of(2) as crew:
        series.play(crew)
    assert series.interrupted and "3 times before games 0 to 49" in str(series.fault)
    with pytest.raises(WorkersError):
        simulate("token-battle", TRIO[:2], games=100, seed=5, workers=2)


# ---- leagues


def test_a_gauntlet_lets_the_first_meet_all_others() -> None:
    found = league("token-battle", ["random"], TRIO, games=4, seed=3, gauntlet=True)
    assert list(found.pairs) == [(0, 1), (0, 2)] and found.complete
    assert dict(found.ranking())["First Steps"].games == 8


def test_each_bot_may_enter_with_each_deck() -> None:
    who = fixture("token-battle", ["random", "greedy"], TRIO[:2], 3, of="both")
    assert who.names == ("random · First Steps", "random · Carousel", "greedy · First Steps", "greedy · Carousel")
    series = who.series(2)
    series.play()
    assert who.league(series).ranking()[-1][0].startswith("random")


def test_scores_of_a_pair_are_seen_from_both_sides() -> None:
    found = league("token-battle", ["random", "greedy"], games=6, seed=3)
    one, other = found.score(0, 1), found.score(1, 0)
    assert one is not None and other is not None
    assert (one.wins, one.losses) == (other.losses, other.wins) and other.wins >= 5
    assert found.score(0, 0) is None


def test_all_games_of_a_league_together() -> None:
    found = league("token-battle", ["random"], TRIO, games=10, seed=3)
    tallies: Sequence[Tally] = list(found.pairs.values())
    assert found.all.games == 30
    assert found.all.ends == Tally.merged({}, [replace(one, plan={}) for one in tallies]).ends
    assert found.to_data()["all"]["first"]["games"] == 30
