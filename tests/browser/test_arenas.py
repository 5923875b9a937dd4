"""Arenas on the pages: one is held by the form, played by people and bots, and shown on a wall."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .legible import LANGS, SIZES, faults
from .seated import api, speak
from .test_tournaments import Hall, enters, hall, lead, opened

__all__ = ["hall"]
pytestmark = pytest.mark.browser

PLAN: dict[str, Any] = {"name": "Evening arena", "game": "token-battle", "format": "arena", "lasts": 3600}
PLAN |= {"clock": {"minutes": 5, "increment": 5}, "auto": False}


def held(page: Page, **more: Any) -> str:
    """An arena of whoever has the page; its path on the server."""
    page.goto("/")
    return f"/api{api(page, 'POST', '/api/tournaments', {**PLAN, **more})['path']}"


def begun(page: Page, **more: Any) -> str:
    """One that runs, with a bot; a game waits for me."""
    path = held(page, fill=2, bot="random", **more)
    api(page, "POST", f"{path}/enter", {"decks": ["first-steps"]})
    lead(page, path, "start")
    while not api(page, "GET", path)["table"]:
        page.wait_for_timeout(50)
    return path


def played(page: Page) -> None:
    """One match is over, and another runs."""
    path = begun(page)
    api(page, "POST", f"/api/bot/game/{api(page, 'GET', path)['table']}/resign")
    while not (told := api(page, "GET", path))["arena"]["lately"] or not told["table"]:
        page.wait_for_timeout(50)
    opened(page, path)
    expect(page.locator(".prompt .btn.go")).to_be_visible()


def projected(page: Page) -> None:
    opened(page, begun(page), "/projector")
    expect(page.locator(".pj__list li")).to_have_count(2)


def given_up(hall: Hall, n: int, path: str) -> None:
    while not (table := hall.ask(n, "GET", path)["table"]):
        hall.pages[0].wait_for_timeout(50)
    hall.ask(n, "POST", f"/api/bot/game/{table}/resign")


def test_one_is_held_by_the_form_with_its_time_and_a_clock_of_minutes(page: Page) -> None:
    page.goto("/tournaments")
    page.get_by_role("textbox", name="Name").fill("Evening arena")
    page.get_by_text("More settings").click()
    page.get_by_label("Who meets whom").select_option("arena")
    assert not [one for one in page.get_by_label("Clock").locator("option").all_inner_texts() if "day" in one]
    page.get_by_label("It lasts").select_option("20 minutes")
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile(r"/tournaments/\w+"))
    told = api(page, "GET", "/api" + re.sub(r"^\w+://[^/]+", "", page.url))
    assert (told["format"], told["arena"]["lasts"], told["clock"]["minutes"]) == ("arena", 1200, 15)


def test_two_play_one_pauses_and_plays_on_and_the_standings_follow(hall: Hall) -> None:
    host, second = hall.pages
    path = held(host)
    for page in (host, second):
        opened(page, path)
        enters(page)
    host.get_by_role("button", name="Begin the arena").click()
    expect(second.get_by_role("link", name="Sit down")).to_be_visible()
    second.get_by_role("button", name="Pause").click()
    expect(second.get_by_text("When this match is over you pause.")).to_be_visible()
    given_up(hall, 1, path)
    expect(second.get_by_role("heading", name="You pause: nobody is paired with you.")).to_be_visible()
    expect(host.locator(".tab tbody tr").first).to_contain_text("P2")
    expect(host.get_by_role("heading", name="You play as soon as somebody is free.")).to_be_visible()
    second.get_by_role("button", name="Play on").click()
    expect(host.get_by_role("link", name="Sit down")).to_be_visible()


def test_whoever_is_awaited_reads_and_hears_until_when(page: Page) -> None:
    path = begun(page, clock={"minutes": 5})
    opened(page, path)
    expect(page.locator(".ar-come")).to_contain_text("Answer at your table within 0:")  # the bot may be asked first
    expect(page.locator("p.sr[role=status]").first).to_contain_text("You are awaited at your table: 20 seconds left.")


def test_its_host_ends_its_time_and_then_closes_it(page: Page) -> None:
    path = begun(page, lasts=10)
    opened(page, path)
    page.get_by_role("button", name="Close it now").click(timeout=20_000)
    page.get_by_role("dialog", name="Close it now").get_by_role("button", name="Close it now").click()
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()


def test_the_rule_by_which_points_count_is_on_the_page_with_its_source(page: Page) -> None:
    opened(page, held(page))
    rule = page.get_by_role("region", name="How points count")
    expect(rule).to_contain_text("A win is worth 2, a draw 1. Whoever has won twice in a row gets double")
    expect(rule).to_contain_text("lichess.org")


def test_the_projector_has_who_plays_and_in_turn_the_standings(page: Page) -> None:
    page.clock.install()
    opened(page, begun(page), "/projector")
    expect(page.get_by_role("heading", level=1)).to_have_text("Who plays")
    page.clock.run_for(20_500)
    expect(page.get_by_role("heading", level=1)).to_have_text("Standings")
    expect(page.locator(".pj__clock")).to_contain_text("left")


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_of_its_projector_is_cut(page: Page, lang: str) -> None:
    speak(page, lang)
    projected(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
