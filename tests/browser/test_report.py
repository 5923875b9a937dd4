"""The laboratory's report in a browser: nothing is cut, nothing scrolls sideways, nothing is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from stolik.catalog import game as find_game
from stolik.lab.findings import of_league, of_tally
from stolik.lab.report import Report
from stolik.simulation.arena import fixture
from stolik.simulation.run import simulate
from stolik.text.phrase import LANGS

from .legible import SIZES, faults

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Reports of a league of all decks and of a simulation, by their names and languages."""
    who = fixture("token-battle", ["random"], None, 3, paired=True, cards=True)
    series = who.series(60)
    series.play()
    both = {
        "league": of_league(who.league(series)),
        "simulation": of_tally(simulate("token-battle", games=400, seed=1)),
    }
    found = {}
    for name, findings in both.items():
        for lang in LANGS:
            path = tmp_path_factory.mktemp("reports") / f"{name}-{lang}.html"
            command = "stolik arena token-battle --seed 3 --html report.html"
            path.write_text(Report(findings, find_game("token-battle"), lang, command).render(), encoding="utf-8")
            found[f"{name} {lang}"] = path
    return found


@pytest.mark.parametrize("name", ["league", "simulation"])
@pytest.mark.parametrize("lang", LANGS)
def test_a_report_is_read_at_every_width(page: Page, reports: dict[str, Path], name: str, lang: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(reports[f"{name} {lang}"].as_uri())
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for one in page.locator("details").all():
            one.evaluate("one => { one.open = true; }")
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
        assert faults(page) == []
    assert asked == [reports[f"{name} {lang}"].as_uri()]
