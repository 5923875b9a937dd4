"""The first page with nobody else here, and what is told to who waits."""

from __future__ import annotations

import sqlite3
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from stolik.server.soundness import FILE

from .conftest import Server
from .sound import sound_at_all_sizes
from .test_people import look

pytestmark = pytest.mark.browser


@pytest.fixture
def counted(server: Server) -> None:
    """People came in the last two days, most of them at one hour."""
    hour = int(time.time()) // 3600
    with sqlite3.connect(server.data / FILE, timeout=30) as data:
        for before in range(2, 48):
            row = (hour - before, 6 if (hour - before) % 24 == 19 else 1)
            data.execute("INSERT OR REPLACE INTO comings (hour, people) VALUES (?, ?)", row)


def test_with_nobody_here_one_may_wait_and_reads_when_people_come(page: Page, counted: None) -> None:
    sound_at_all_sizes(page, lambda page: (page.goto("/"), expect(page.locator(".whenhere svg")).to_be_visible()))
    expect(page.get_by_text("Nobody else is here just now")).to_be_visible()
    expect(page.locator(".whenhere rect.now")).to_have_count(1)
    page.get_by_role("button", name="Tell me for an hour").click()
    expect(page.get_by_text("You will be told until")).to_be_visible()
    page.get_by_role("button", name="Tell me no more").click()
    expect(page.get_by_role("button", name="Tell me while I am here")).to_be_visible()


def test_who_waits_hears_of_who_looks(page: Page, browser: Browser, base_url: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Tell me while I am here").click()
    expect(page.get_by_text("You will be told as long as a page is open.")).to_be_visible()
    page.goto("/decks/token-battle")
    context = browser.new_context(base_url=base_url)
    other = context.new_page()
    other.goto("/")
    expect(other.locator(".sit__head .on-cloth")).to_be_visible()  # somebody is here
    other.wait_for_load_state("networkidle")
    look(other)
    note = page.get_by_role("status").filter(has_text="looks for a game: Token Battle.")
    expect(note).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("input[value=anyone]")).to_be_checked()
    context.close()
