"""Keys of the pages beside the table: letters that lead elsewhere, and lists that are one tab stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .seated import api

pytestmark = pytest.mark.browser


@pytest.fixture
def other(browser: Browser, base_url: str) -> Iterator[Page]:
    """Somebody else, with two tables that are open to everybody."""
    context = browser.new_context(base_url=base_url)
    page = context.new_page()
    page.goto("/")
    expect(page.locator(".playbar__go")).to_be_enabled()
    table = {"game": "token-battle", "opponent": "friend", "deck": "first-steps", "offer": {}, "clock": {"minutes": 5}}
    for _ in range(2):
        api(page, "POST", "/api/tables", table)
    yield page
    context.close()


def focused(page: Page) -> Any:
    return page.evaluate("document.activeElement.tagName")


def test_letters_lead_to_pages(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".playbar__go")).to_be_enabled()
    for keys, path in (("gt", "/tournaments"), ("gr", "/rules/token-battle"), ("gg", "/games"), ("gp", "/")):
        for key in keys:
            page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"{path}$"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("this list")


def test_letters_are_written_where_one_writes_and_can_be_switched_off(page: Page) -> None:
    page.goto("/rules/token-battle")
    expect(page.locator("input[type=search]").first).to_be_visible()
    page.keyboard.press("/")
    assert focused(page) == "INPUT"
    page.keyboard.type("gt")
    expect(page).to_have_url(re.compile("/rules/token-battle$"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.get_by_label("Single letters are keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.keyboard.press("t")
    page.wait_for_timeout(200)
    assert page.url.endswith("/rules/token-battle")


def test_n_looks_for_somebody_from_any_page(page: Page) -> None:
    page.goto("/tournaments")
    expect(page.get_by_role("form", name="Hold one")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.keyboard.press("n")
    slip = page.locator(".prompt__kind").filter(has_text="Looking")
    expect(slip).to_be_visible(timeout=30_000)
    page.keyboard.press("Escape")
    expect(slip).to_be_hidden(timeout=30_000)


def test_a_list_is_one_stop_with_arrows_inside(page: Page, other: Page) -> None:
    page.goto("/")
    rows = page.locator(".opens > li")
    expect(rows.nth(1)).to_be_visible()  # and those of other tests
    assert page.locator(".opens [tabindex='0']").count() == 1
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(rows.nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.opens') === null")
    rows.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
