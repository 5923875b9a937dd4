"""Every scenario file, played as it stands and in each echo."""

from __future__ import annotations

import pytest

from stolik.catalog import game, games
from stolik.scenarios.table import ECHOES, Scenario, load

ALL = [scenario for name in games() for scenario in load(name)]


@pytest.mark.parametrize("echo", [None, *ECHOES])
@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_scenario(scenario: Scenario, echo: str | None) -> None:
    scenario.check(ECHOES[echo] if echo else None)


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_drawing_reads_what_it_prints(scenario: Scenario) -> None:
    drawn = scenario.open()
    draw = game(scenario.game).drawing
    assert draw.show(draw.read(str(drawn), drawn.match.rules)) == str(drawn)


def test_every_game_has_scenarios() -> None:
    assert {scenario.game for scenario in ALL} == set(games())
