"""The end of a game: a page that unfolds over the table, by mouse, by keys and for whoever hears it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .seated import api, complain, lay, my_turn, resign, sit_down

pytestmark = pytest.mark.browser

HEADING = re.compile(r"^(You (won|lost)|A draw)\.$")
STILL = """() => {
    const real = performance.now.bind(performance);
    window.stopped = null;
    performance.now = () => window.stopped ?? real();
}"""
"""The page's clock can be stopped and set."""


def play(page: Page) -> str:
    """A short game to its end; the id of its table."""
    table = sit_down(page)
    turns = 0
    while my_turn(page):
        lay(page, 1 + turns % 4)
        turns += 1
    told(page)
    return table


def told(page: Page) -> None:
    """Waits until what decided it was found."""
    expect(page.locator("[data-ending=told]")).to_be_visible()


def test_a_game_that_is_over_says_who_won_why_and_what_decided_it(page: Page) -> None:
    complaints = complain(page)
    play(page)
    heading = page.get_by_role("heading", level=1, name=HEADING)
    expect(heading).to_be_focused()
    expect(page.locator(".endp__h p").first).to_contain_text(
        re.compile(r"The score limit was reached in turn \d+, and")
    )
    expect(page.locator(".endp__by")).to_contain_text(re.compile(r"minutes?, \d+ turns?\s*\S.* against \S"))
    assert 1 <= page.get_by_role("region", name="What decided it").get_by_role("listitem").count() <= 3
    chart = page.get_by_role("table", name="Points, turn by turn")
    last = chart.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert max(map(int, last)) >= 150
    expect(page.get_by_role("img", name="Points, turn by turn")).to_be_visible()
    assert complaints == []


def test_the_moment_that_turned_it_is_looked_at_in_the_replay(page: Page) -> None:
    play(page)
    moment = page.get_by_role("region", name="The moment that turned it")
    expect(moment).to_contain_text(re.compile(r"Before it your chance was \d+ %, after it\s+\d+ %"))
    expect(moment.locator(".tok.ghost")).to_have_count(1)
    expect(moment.locator(".field.chosen")).to_have_count(1)
    page.keyboard.press("v")
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+\?n=\d+$"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_table_is_still_there_behind_it(page: Page) -> None:
    play(page)
    expect(page.get_by_role("grid")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("grid")).to_be_visible()
    page.get_by_role("button", name="What decided it").click()
    expect(page.get_by_role("heading", level=1, name=HEADING)).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    expect(page.get_by_role("log")).to_contain_text("Turn 1")


def test_a_hurried_enter_begins_nothing_and_a_later_one_does(page: Page) -> None:
    page.add_init_script(f"({STILL})()")
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    table = sit_down(page)
    page.evaluate("window.stopped = performance.now()")
    resign(page)
    heading = page.get_by_role("heading", level=1, name="You lost.")
    expect(heading).to_be_focused()
    page.evaluate("window.stopped += 799")
    page.keyboard.press("Enter")
    assert len(api(page, "GET", "/api/tables")) == 1 and not any("rematch" in frame for frame in sent)
    page.evaluate("window.stopped += 1")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(table))
    assert any("rematch" in frame for frame in sent)


def test_another_deck_and_the_analysis_have_keys(page: Page) -> None:
    table = sit_down(page)
    resign(page)
    told(page)
    expect(page.get_by_role("button", name="Another set")).to_be_visible()
    expect(page.locator(".endp__by")).to_contain_text("drawn at random")
    expect(page.locator(".endp__seal rect")).to_have_count(2)
    expect(page.locator(".endp__seal .tick")).to_have_count(0)
    page.keyboard.press("a")
    expect(page).to_have_url(re.compile(f"/replay/{table}/analysis$"))
    page.go_back()
    told(page)
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    page.keyboard.press("d")
    expect(page.get_by_role("button", name=re.compile("^Play against"))).to_be_visible()
