"""How a deck does against Steady's: asked for at a button, told as it grows, and of the deck that was asked about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .seated import complain

pytestmark = pytest.mark.browser

FIGURE = re.compile(r"Against Steady’s sets: \d+ % ± \d+ \(\d+ games?\)")
ASK = "How does it do against Steady?"


def opened(page: Page, deck: str) -> None:
    page.goto(f"/decks/token-battle/{deck}")
    expect(page.get_by_text("This set can be played")).to_be_visible()


def note(page: Page) -> Locator:
    return page.get_by_role("region", name="Against Steady")


def test_it_is_told_as_it_grows_and_is_of_the_deck_that_was_asked_about(page: Page) -> None:
    """Nothing happens by itself; whoever hears the page is told twice; after a change it is of an earlier list."""
    complaints = complain(page)
    opened(page, "gold-rush")
    asked, heard = note(page).get_by_role("button", name=ASK), note(page).get_by_role("status")
    expect(asked).to_be_visible()
    expect(heard).to_be_empty()
    asked.press("Enter")
    expect(note(page).get_by_role("progressbar")).to_be_visible()
    expect(heard).to_have_text("It is being tried. You will hear when that is done.")
    expect(heard).to_have_text(re.compile(r"\(20 games\)"))
    expect(note(page)).to_contain_text(FIGURE)
    expect(note(page)).to_contain_text("against 10 bundled sets")
    expect(note(page).get_by_role("button")).to_have_count(0)
    page.locator(".lane").first.get_by_role("button").first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(note(page)).to_contain_text(re.compile("The list before your changes: " + FIGURE.pattern))
    expect(asked).to_be_visible()
    assert complaints == []


def test_a_change_ends_the_games_and_so_does_whoever_asked(page: Page) -> None:
    opened(page, "double-time")
    note(page).get_by_role("button", name=ASK).click()
    expect(note(page).get_by_role("progressbar")).to_be_visible()
    note(page).get_by_role("button", name="Stop").click()
    expect(note(page).get_by_role("status")).to_have_text("Stopped.")
    note(page).get_by_role("button", name="Try it again").click()
    expect(note(page).get_by_role("progressbar")).to_be_visible()
    page.locator(".lane").first.get_by_role("button").first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(note(page).get_by_role("button", name=ASK)).to_be_visible()
    expect(note(page).get_by_role("status")).to_be_empty()


def test_a_deck_that_may_not_be_played_says_why(page: Page) -> None:
    page.goto("/decks/token-battle/new")
    expect(page.locator(".lanes__foot .verdict.no")).to_be_visible()
    why = page.locator(".lanes__foot .verdict.no").inner_text()
    note(page).get_by_role("button", name=ASK).click()
    expect(note(page).get_by_role("status")).to_have_text(f"Only a set that may be played can be tried. {why}")
