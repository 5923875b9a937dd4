"""kill -9 at random moments of live games (benchmarks/kills.py does it fifty times and more)."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Cluster

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is tested on Linux")
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import kills

    figures: dict[str, Any] = asyncio.run(kills.trial(5, 3, tmp_path))
    assert figures["wrong"] == [] and figures["lost"] == 0
    assert figures["kills"] == 5 and figures["acknowledged"] > 50 and figures["resent"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is tested on Linux")
def test_no_acknowledged_answer_is_lost_when_one_of_two_servers_or_their_database_is_killed_or_hangs(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import kills

    figures: dict[str, Any] = asyncio.run(kills.trial_of_several(4, 3, tmp_path, lease=1.5))
    assert figures["wrong"] == [] and figures["lost"] == 0
    assert figures["kills"] == 4 and figures["acknowledged"] > 40 and figures["resent"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is tested on Linux")
def test_sixteen_programs_play_a_swiss_tournament_through_a_kill_to_the_standings_of_a_hand_reckoning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import tournament

    figures: dict[str, Any] = asyncio.run(tournament.trial(1, 3, tmp_path))
    assert figures["wrong"] == [] and figures["kills"] == 1
    assert (figures["rounds"], figures["matches"], figures["rematches"]) == (4, 32, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is tested on Linux")
def test_twelve_programs_play_an_arena_through_a_kill_to_the_points_of_a_hand_reckoning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import tournament

    figures: dict[str, Any] = asyncio.run(tournament.arena(3600, 1, 3, tmp_path, matches=18))
    assert figures["wrong"] == [] and len(figures["killed_at"]) == 1
    assert figures["matches"] >= 36 and figures["paired_after_the_last_kill"] >= 12 and figures["least_played"] > 0
