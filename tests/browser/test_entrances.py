"""Sessions and tokens on their page: ended at once, with the row and the focus where they were; games are deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .seated import api, resign, sit_down

pytestmark = pytest.mark.browser


def entrances(page: Page) -> None:
    page.goto("/sessions")
    expect(page.get_by_role("button", name="End it here")).to_be_visible()


def another(browser: Browser, page: Page, args: dict[str, object]) -> BrowserContext:
    """Another browser, in which the guest of this page has come back."""
    context = browser.new_context(**args)  # type: ignore[arg-type]
    there = context.new_page()
    there.goto("/return#" + api(page, "POST", "/api/session/key")["key"])
    there.get_by_role("button", name="Come back").click()
    expect(there.get_by_role("heading", name="Sit down.")).to_be_visible()
    return context


def test_a_session_that_is_ended_elsewhere_closes_its_table_and_offers_to_begin_anew(
    page: Page, browser: Browser, browser_context_args: dict[str, object]
) -> None:
    page.goto("/")
    sit_down(page)
    context = another(browser, page, browser_context_args)
    there = context.pages[0]
    entrances(there)
    end = there.get_by_role("button", name=re.compile("^End it: Chrom.* on Linux"))
    end.focus()
    there.keyboard.press("Enter")
    ended = there.get_by_role("button", name=re.compile("^Ended: Chrom"))
    expect(ended).to_be_focused()
    expect(ended).to_have_text("ended")
    expect(there.get_by_role("main").get_by_role("status").first).to_contain_text("Ended: Chrom")
    sheet = page.get_by_role("dialog", name="Your session has ended")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Begin anew").click()
    expect(page.get_by_role("heading", name="Sit down.")).to_be_visible()
    assert api(page, "GET", "/api/session")["id"] != api(there, "GET", "/api/session")["id"]
    context.close()


def test_from_the_table_one_gets_there_by_its_menu_and_back(page: Page) -> None:
    page.goto("/")
    made = sit_down(page)
    page.get_by_role("button", name=re.compile("^Menu")).click()
    page.get_by_role("dialog", name="Menu").get_by_role("link", name="Sessions and tokens").click()
    expect(page.get_by_role("heading", name="Sessions and tokens")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(re.compile(f"/table/{made}$"))


def test_this_session_is_ended_only_when_one_is_sure(page: Page) -> None:
    entrances(page)
    page.get_by_role("button", name="End it here").click()
    sure = page.get_by_role("dialog", name="End the session of this browser?")
    sure.get_by_role("button", name="Leave it").click()
    assert len(api(page, "GET", "/api/sessions")["sessions"]) == 1
    page.get_by_role("button", name="End it here").click()
    sure.get_by_role("button", name="End it here").click()
    expect(page.get_by_role("dialog", name="Your session has ended")).to_be_visible()


def test_a_token_is_made_shown_once_renewed_and_ended(page: Page) -> None:
    entrances(page)
    page.get_by_label("Name of the program").fill("page-robot")
    page.keyboard.press("Enter")
    shown = page.get_by_label("The token of page-robot")
    expect(shown).to_have_value(re.compile("^stolik_.{43}$"))
    page.get_by_role("button", name="Renew: page-robot").click()
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("page-robot runs until")
    page.get_by_role("button", name="End it: page-robot").click()
    expect(page.get_by_role("button", name="Ended: page-robot")).to_be_focused()
    page.reload()
    expect(page.get_by_role("button", name="End it here")).to_be_visible()
    expect(page.get_by_text("page-robot")).to_have_count(0)


def test_a_game_that_is_over_is_deleted_when_one_says_so_twice(page: Page) -> None:
    page.goto("/")
    sit_down(page)
    resign(page)
    page.goto("/games")
    page.get_by_role("button", name=re.compile("^Delete: against")).click()
    sure = page.get_by_role("dialog", name="Delete this game?")
    sure.get_by_role("button", name="Keep it").click()
    assert len(api(page, "GET", "/api/tables")) == 1
    page.get_by_role("button", name=re.compile("^Delete: against")).click()
    sure.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name=re.compile("^Delete: against"))).to_have_count(0)
    assert api(page, "GET", "/api/tables") == []


@pytest.mark.parametrize(("lang", "title"), [("pl", "Sesje i tokeny"), ("ja", "セッションとトークン")])
def test_the_page_speaks_the_language_of_its_reader(page: Page, lang: str, title: str) -> None:
    entrances(page)
    page.get_by_role("button", name={"pl": "Polski", "ja": "日本語"}[lang]).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    words = page.get_by_role("main").inner_text()
    assert not re.search(r"\b(the|your|since|last|end)\b", words, re.IGNORECASE)
