"""Lessons, gone through by keyboard alone: Tab leads to what is lit, Enter does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stolik.catalog import GAMES
from stolik.lessons.lesson import load, said

from .seated import complain, speak

pytestmark = pytest.mark.browser

LANGS = ("en", "pl", "ja")
MOST_KEYS = 60
"""Keys of one lesson; the longest takes half as many."""


def phase(page: Page) -> str:
    """What the coach waits for, once nothing is under way."""
    return page.locator(".coach:not([aria-busy])").get_attribute("data-phase") or ""


def begin(page: Page, address: str) -> None:
    page.goto(address)
    assert phase(page) in ("look", "ask")


def go_on(page: Page) -> None:
    """Press what a person would: Enter where there is something to read, Tab and Enter where a move is asked for."""
    if phase(page) == "ask":
        if page.locator(".spotring").count() == 0:
            page.keyboard.press("t")
        page.locator(".spotring").wait_for()
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_by_keyboard(page: Page, game: str, lang: str) -> None:
    complaints = complain(page)
    speak(page, lang)
    lessons = load(game)
    begin(page, f"/learn/{game}/{lessons[0].id}")
    for n, lesson in enumerate(lessons):
        coach = page.locator(f'.coach[data-lesson="{lesson.id}"]')
        expect(coach).to_contain_text(said(lesson.title, lang))
        for _ in range(MOST_KEYS):
            if phase(page) == "done":
                break
            go_on(page)
        expect(coach).to_have_attribute("data-phase", "done")
        if n + 1 < len(lessons):
            page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f'.stn.done[href^="/learn/{game}/"]')).to_have_count(len(lessons))
    assert complaints == []


def test_a_wrong_move_is_answered_and_taken_back(page: Page) -> None:
    begin(page, "/learn/token-battle/how-one-wins")
    page.keyboard.press("Enter")
    page.locator('[data-own="1"]').click()
    page.locator('[data-cell="5"]').click()
    page.locator('[data-cell="5"]').click()
    expect(page.locator(".coach")).to_contain_text("Take the bigger number")
    expect(page.locator("[data-stands=over]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-stands=asked]")).to_be_attached()
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")


def test_a_move_that_the_lesson_does_not_know_is_taken_back_without_blame(page: Page) -> None:
    begin(page, "/learn/token-battle/over-the-edge")
    page.locator('[data-own="0"]').click()
    for _ in range(2):
        page.locator('[data-cell="35"]').click()
    expect(page.locator(".coach")).to_contain_text("That is allowed")
    expect(page.locator("[data-stands=asked]")).to_be_attached()


def test_what_the_rules_forbid_is_answered_by_the_coach(page: Page) -> None:
    begin(page, "/learn/token-battle/four-stacks")
    page.keyboard.press("Enter")
    page.locator('[data-own="0"]').click()
    page.locator('[data-cell="14"]').click(force=True)  # somebody stands there
    expect(page.locator(".coach.kind")).to_be_attached()


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    begin(page, "/learn/pokemon/attack")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")
    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")


def test_the_guided_game_begins_with_the_coachs_word(page: Page) -> None:
    page.goto("/learn/token-battle")
    page.get_by_role("button", name="A guided game").first.click()
    expect(page.locator(".coached")).to_contain_text("big number")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".coached")).to_have_count(0)
