"""The games one has played: in the lobby and on a page of their own, and looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .seated import api, complain, resign, sit_down

pytestmark = pytest.mark.browser


def lost(page: Page, **wish: object) -> str:
    """A game that is given up at once; the id of its table."""
    body = {"game": "token-battle", "opponent": "bot:random", "deck": None, **wish}
    table = str(api(page, "POST", "/api/tables", body)["id"])
    api(page, "POST", f"/api/tables/{table}/leave")
    return table


def test_the_lobby_shows_what_was_played_lately_and_leads_to_all_of_it(page: Page) -> None:
    complaints = complain(page)
    page.goto("/")
    table = lost(page)
    lost(page, game="star-wars", opponent="bot:greedy")
    page.reload()
    rows = page.get_by_role("complementary").locator(".past__row")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(re.compile(r"Lost.*Star Wars TCG, against Kiri", re.DOTALL))
    expect(rows.nth(1)).to_contain_text(re.compile(r"Lost.*Token Battle, against Zuzu", re.DOTALL))
    page.get_by_role("link", name="All your games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games")
    there = page.get_by_role("navigation").get_by_role("link", name="Your games")
    expect(there).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name=re.compile("Token Battle")).click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    assert complaints == []


def test_games_are_found_by_game_result_and_opponent(page: Page) -> None:
    page.goto("/")
    lost(page)
    lost(page, game="star-wars", opponent="bot:greedy")
    page.goto("/games")
    rows = page.locator(".past__row")
    expect(rows).to_have_count(2)
    page.get_by_role("combobox", name="Game").select_option(label="Star Wars TCG")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Star Wars TCG")
    page.reload()
    expect(rows).to_have_count(1)
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_role("searchbox", name="Opponent").fill("zuz")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("against Zuzu")
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()


def test_older_games_follow_on_demand(page: Page) -> None:
    page.goto("/")
    for _ in range(31):
        lost(page)
    page.goto("/games")
    expect(page.locator(".past__row")).to_have_count(30)
    page.get_by_role("button", name="Older games").click()
    expect(page.locator(".past__row")).to_have_count(31)
    expect(page.get_by_role("button", name="Older games")).to_have_count(0)


def test_a_resignation_is_the_last_step_of_the_replay_and_one_is_called_you(page: Page) -> None:
    table = sit_down(page)
    resign(page)
    page.goto(f"/replay/{table}")
    last = page.get_by_role("complementary", name="Moves").get_by_role("listitem").last
    expect(last).to_contain_text("You resign. Zuzu wins.")
    expect(page.locator(".bar__game")).to_contain_text("You – Zuzu")


def test_one_plays_on_from_where_somebody_resigned_but_not_from_an_end_by_the_rules(page: Page) -> None:
    table = sit_down(page, "hotseat", options={"turn_limit": 4}, deck="first-steps", other_deck="carousel")
    for n in range(4):
        api(page, "POST", f"/api/bot/game/{table}/move/{n}")
    page.goto(f"/replay/{table}?n=3")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    table = sit_down(page)
    resign(page)
    page.goto(f"/replay/{table}?n=99")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play both seats").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_click_on_the_slider_of_a_replay_leaves_its_keys(page: Page) -> None:
    table = sit_down(page, "hotseat", options={"turn_limit": 4}, deck="first-steps", other_deck="carousel")
    for n in range(4):
        api(page, "POST", f"/api/bot/game/{table}/move/{n}")
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.click()
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
