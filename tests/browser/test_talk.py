"""Talk on the page: a phrase is read in each one's own language, and what is refused stays where it was typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .seated import api, speak
from .sound import violations

pytestmark = pytest.mark.browser


@pytest.fixture
def other(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A page of somebody else's."""
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    context.set_default_timeout(90_000)
    yield context.new_page()
    context.close()


def meet(page: Page, other: Page, **more: object) -> str:
    """Two people at one table; its id."""
    page.goto("/")
    other.goto("/")
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": "friend", "deck": None, **more})
    api(other, "POST", "/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": None})
    for one in (page, other):
        one.goto(f"/table/{made['id']}")
        expect(one.locator(".side .talk input")).to_be_visible()
    return str(made["id"])


def phrases(page: Page) -> None:
    """Open the list by keyboard."""
    page.locator(".side .phrases__open").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()


def test_a_phrase_is_read_in_each_ones_own_language(page: Page, other: Page) -> None:
    speak(other, "ja")
    table = meet(page, other)
    phrases(page)
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("menuitem", name="Nice move!")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".side .phrases__open")).to_be_focused()
    expect(page.locator(".side .said")).to_contain_text("Nice move!")
    expect(other.locator(".side .said")).to_contain_text("いい手ですね！")
    speak(other, "pl")
    other.goto(f"/table/{table}")
    expect(other.locator(".side .said")).to_contain_text("Świetny ruch!")


def test_the_list_closes_with_escape_and_no_key_in_it_is_the_tables(page: Page, other: Page) -> None:
    meet(page, other)
    phrases(page)
    for key in ("m", "u", "?", "End", "ArrowDown", "Home", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("menuitem").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem")).to_have_count(0)
    expect(page.locator(".side .phrases__open")).to_be_focused()
    expect(page.locator(".side .said")).to_have_count(0)


def test_what_is_refused_stays_in_the_field_and_says_why(page: Page, other: Page) -> None:
    meet(page, other)
    field = page.locator(".side .talk input")
    for _ in range(3):
        field.fill("Good luck <b>you</b>")
        field.press("Enter")
        page.wait_for_timeout(100)
    expect(page.locator(".side .talk__refused")).to_have_text("You have said that already.")
    expect(field).to_have_value("Good luck <b>you</b>")
    expect(other.locator(".side .said")).to_have_count(2)
    expect(other.locator(".side .said").first).to_contain_text("Good luck <b>you</b>")
    assert violations(page) == []


def test_the_phrases_fit_a_phone(page: Page, other: Page) -> None:
    meet(page, other)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    sheet = page.get_by_role("dialog", name="Log")
    sheet.get_by_role("button", name="Phrases").click()
    expect(sheet.get_by_role("menuitem", name="I have to go soon.")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("button", name="Phrases")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
