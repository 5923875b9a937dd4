"""Two strangers meet by "play now", speak by phrases, finish, and are rated; tables are opened to everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .sound import violations

pytestmark = pytest.mark.browser

NAMES = {"pl-PL": "velvet_owl", "ja-JP": "ゆず茶", "en-GB": "Celina"}


@pytest.fixture
def visitors(browser: Browser, base_url: str) -> Any:
    """Opens the lobby as people with browsers of their own, one for each language."""
    contexts = []

    def come(*langs: str) -> list[Page]:
        pages = []
        for lang in langs:
            context = browser.new_context(locale=lang, viewport={"width": 1440, "height": 900})
            contexts.append(context)
            page = context.new_page()
            page.goto(base_url)
            expect(page.locator(".playbar__go")).to_be_enabled()
            page.evaluate(
                "name => fetch('/api/session', {method: 'PATCH', body: JSON.stringify({name}),"
                " headers: {'X-Stolik': '1', 'Content-Type': 'application/json'}})",
                NAMES[lang],
            )
            page.reload()
            pages.append(page)
        for page in pages:
            expect(page.locator(".sit__head .on-cloth")).to_be_visible()
        return pages

    yield come
    for context in contexts:
        context.close()


def look(page: Page) -> None:
    page.locator("label:has(input[value=anyone])").click()
    expect(page.locator("input[value=anyone]")).to_be_checked()
    page.locator(".playbar__go").click()


def sit(*pages: Page) -> None:
    for page in pages:
        look(page)
    for page in pages:
        page.locator("dialog[open] .btn.go").click()
    for page in pages:
        expect(page.locator(".bar__rated")).to_be_visible()


def test_two_strangers_meet_speak_in_two_languages_finish_and_are_rated(visitors: Any) -> None:
    pole, japanese = visitors("pl-PL", "ja-JP")
    sit(pole, japanese)
    pole.get_by_role("button", name="Zwroty").click()
    pole.get_by_role("menuitem", name="Świetny ruch!").click()
    expect(japanese.locator(".log")).to_contain_text("いい手")
    pole.keyboard.press("m")
    pole.get_by_role("button", name="Poddaj partię").click()
    pole.locator("dialog[open] .btn", has_text="Poddaj").last.click()
    expect(pole.get_by_text("1 z 3 potrzebnych do pierwszego wyniku")).to_be_visible()
    expect(japanese.get_by_text("最初のレートまで3局中1局")).to_be_visible()

    def later(route: Route) -> None:
        told = route.fetch().json()
        for one in told["changes"]:
            one["after"]["games"] += 2
        route.fulfill(json=told)

    japanese.route("**/api/tables/*/rating*", later)  # as after three games
    japanese.reload()
    expect(japanese.get_by_role("region", name="レート").get_by_text("レートは")).to_be_visible()


def test_the_loser_finds_the_game_its_analysis_and_another_one(visitors: Any) -> None:
    pole, japanese = visitors("pl-PL", "ja-JP")
    sit(pole, japanese)
    japanese.keyboard.press("m")
    japanese.get_by_role("button", name="投了").click()
    japanese.locator("dialog[open] .btn", has_text="投了").last.click()
    table = pole.url.rsplit("/", 1)[1]
    japanese.goto(f"{japanese.url.split('/table')[0]}/games")
    japanese.locator(f"a[href='/replay/{table}']").first.click()
    expect(japanese.locator("main")).to_contain_text("velvet_owl")
    japanese.goto(f"{japanese.url}/analysis")
    expect(japanese.get_by_role("heading", level=1)).to_be_visible()
    japanese.goto(f"{japanese.url.split('/replay')[0]}/table/{table}")
    japanese.locator(".endp__bar").get_by_role("button", name="もう一度対戦").click()
    pole.locator(".endp__bar").get_by_role("button", name="Tak, jeszcze raz").click()
    expect(pole).not_to_have_url(f"**/table/{table}")


def test_a_table_is_opened_to_everybody_and_somebody_sits_down(visitors: Any) -> None:
    host, guest = visitors("en-GB", "pl-PL")
    host.get_by_text("A friend").click()
    host.get_by_label("open to everybody").check()
    host.get_by_role("button", name="Open a table").click()
    row = guest.locator(".open-t")
    expect(row).to_contain_text("Celina")
    row.get_by_role("button").click()
    expect(guest).to_have_url(host.url)


def test_who_looks_goes_on_reading_and_stops_with_esc(visitors: Any) -> None:
    (page, _) = visitors("en-GB", "pl-PL")
    look(page)
    expect(page.get_by_role("region", name="Looking for an opponent")).to_be_visible()
    page.get_by_role("link", name="Learn").first.click()
    expect(page.locator(".lookline")).to_contain_text("Looking")
    page.keyboard.press("Escape")
    expect(page.locator(".lookline")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_lobby_with_people_is_plain_to_everybody(visitors: Any, width: int) -> None:
    page, other = visitors("en-GB", "pl-PL")
    other.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'X-Stolik': '1', 'Content-Type': 'application/json'},"
        " body: JSON.stringify({game: 'token-battle', opponent: 'friend', clock: {minutes: 5}, offer: {}})})"
    )
    page.set_viewport_size({"width": width, "height": 844})
    expect(page.locator(".open-t")).to_be_visible()
    look(page)
    expect(page.locator(".waitbar__t")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
