"""Puzzles, solved by keyboard: a thing has the focus and Enter takes it, as at every table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolik.catalog import GAMES
from stolik.lessons.lesson import said
from stolik.puzzles.attempt import Attempt
from stolik.puzzles.puzzle import Puzzle, load, puzzle_of
from stolik.puzzles.showing import answer_of

from .seated import complain

pytestmark = pytest.mark.browser

DAY = 20_782
"""The number of 25 November 2026."""
LANGS = ("en", "pl", "ja")
VERB = '.prompt [data-option="{}"]'
GO = ".side .prompt:not(.coach) .btn.go"
"""Where in the slip an option stands, and where it is said what was chosen."""
PLACES = {
    "lay": ('[data-own="{0}"]', '[data-cell="{1}"]'),
    "play": ('[data-zone="hand"] [data-kind="{0}"]',),
    "start": ('[data-zone="hand"] [data-kind="{0}"]',),
    "attach": ('[data-zone="hand"] [data-kind="{0}"]', '[data-mon="{1}"]'),
    "evolve": ('[data-zone="hand"] [data-kind="{0}"]', '[data-mon="{1}"]'),
    "pokemon": ('[data-mon="{0}"]',),
    "retreat": ('[data-retreat="{0}"]', '[data-unit="{0}"]'),
    "attack": ('[data-attack="{0} {1}"]', '[data-unit="{0}"]', '[data-unit="{1}"]'),
}
"""Where on the tables what an option of this verb names is drawn."""


def speak(page: Page, lang: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('stolik.lang', '{lang}'); localStorage.setItem('stolik.lang.chosen', '1')"
    )


def slip(page: Page, puzzle: str, stage: str) -> Any:
    """The slip of a puzzle, once it says this and nothing is under way."""
    found = page.locator(f'.riddle[data-puzzle="{puzzle}"][data-verdict="{stage}"]:not([aria-busy])')
    found.wait_for()
    return found


def stage(page: Page) -> tuple[str | None, ...]:
    """What the slip says and how much was answered, once nothing is under way."""
    page.locator(".table[data-asking='0']").wait_for()
    found = page.locator(".riddle:not([aria-busy])")
    return found.get_attribute("data-verdict"), found.get_attribute("data-answers")


def answer(page: Page, puzzle: Puzzle) -> None:
    """Give the answer, each pick from what is offered at the table to the word that says it."""
    attempt = Attempt(puzzle)
    for picks in answer_of(puzzle):
        decision = attempt.match.decision
        assert decision is not None
        [option] = decision.at(picks)
        give(page, [*(place.format(*option.args) for place in PLACES[option.verb]), VERB.format(*picks), GO])
        attempt.do(picks)


def give(page: Page, places: list[str]) -> None:
    """Go to each of these places that is there and press Enter, until that was the answer."""
    before = stage(page)
    for place in places:
        if stage(page) != before:
            return
        found = page.locator(place).first
        if found.is_visible() and found.is_enabled():
            found.focus()
            page.keyboard.press("Enter")
    assert stage(page) != before, places


@pytest.mark.parametrize(("game", "lang"), [(game, LANGS[n % 3]) for n, game in enumerate(GAMES)])
def test_every_puzzle_is_solved_by_keyboard_and_enter_leads_to_the_next(page: Page, game: str, lang: str) -> None:
    complaints = complain(page)
    speak(page, lang)
    puzzles = load(game)
    page.goto(f"/puzzles/{game}/{puzzles[0].id}")
    for puzzle in puzzles:
        expect(slip(page, puzzle.id, "on")).to_contain_text(said(puzzle.ask, lang))
        answer(page, puzzle)
        expect(slip(page, puzzle.id, "solved")).to_contain_text(said(puzzle.why, lang))
        page.keyboard.press("Enter")
    page.goto("/puzzles")
    expect(page.locator(f'.puzzles__one.done[href^="/puzzles/{game}/"]')).to_have_count(len(puzzles))
    assert complaints == []


def kept(puzzle: Puzzle) -> str:
    """What the browser keeps where this puzzle is solved."""
    return json.dumps({"done": {puzzle.game: [puzzle.id]}, "left": {}})


def fail(page: Page, puzzle: str, cell: int) -> None:
    """Open a puzzle and lay the first card where it is not the answer."""
    page.goto(f"/puzzles/token-battle/{puzzle}")
    expect(slip(page, puzzle, "on").get_by_role("button", name="Show the answer")).to_have_count(0)
    give(page, ['[data-own="0"]', f'[data-cell="{cell}"]', GO])
    slip(page, puzzle, "missed")


def test_a_wrong_try_is_answered_and_enter_gives_the_table_back(page: Page) -> None:
    fail(page, "survive", 0)
    expect(slip(page, "survive", "missed").get_by_role("list")).to_contain_text("O laid Level Lamp on f6")
    expect(page.locator(".riddle h2")).to_be_focused()
    page.keyboard.press("Enter")
    slip(page, "survive", "on")
    expect(page.locator("[data-stands=asked]")).to_be_attached()


def test_the_answer_is_shown_when_it_is_asked_for_and_does_not_count_as_solved(page: Page) -> None:
    fail(page, "win", 5)
    page.keyboard.press("t")
    expect(slip(page, "win", "shown")).to_contain_text("You need 62 this turn.")
    expect(page.locator(".riddle__told")).to_contain_text("You laid Coach on d1")
    expect(page.get_by_role("button", name="d1, yours, value 3")).to_be_attached()
    page.goto("/puzzles")
    expect(page.locator(".puzzles__one").first).to_be_visible()
    expect(page.locator(".puzzles__one.done")).to_have_count(0)


def test_an_act_is_taken_back_and_what_was_done_is_there_after_a_reload(page: Page) -> None:
    page.goto("/puzzles/pokemon/relay")
    slip(page, "relay", "on")
    give(page, ['[data-zone="hand"] [data-kind="87"]', '[data-mon="1"]', GO])
    assert stage(page) == ("on", "1")
    page.reload()
    slip(page, "relay", "on")
    assert stage(page) == ("on", "1")
    page.keyboard.press("u")
    expect(page.locator(".riddle")).to_have_attribute("data-answers", "0")


def test_the_puzzle_of_the_day_is_beside_the_paths_with_yesterdays(page: Page) -> None:
    page.clock.set_fixed_time("2026-11-25T12:00:00")
    page.goto("/learn")
    today = puzzle_of(DAY)
    yesterday = puzzle_of(DAY - 1)
    assert today and yesterday
    slip = page.locator(".ofday")
    expect(slip.get_by_role("link", name="Solve it")).to_have_attribute("href", f"/puzzles/{today.game}/{today.id}")
    expect(slip).to_contain_text(f"{said(yesterday.title, 'en')} – not solved yet.")
    page.evaluate(f"localStorage.setItem('stolik.puzzles', '{kept(yesterday)}')")
    page.reload()
    expect(slip).to_contain_text("– solved.")


def test_the_lobby_names_the_puzzle_of_the_day_in_one_line(page: Page) -> None:
    page.clock.set_fixed_time("2026-11-25T12:00:00")
    page.goto("/")
    today = puzzle_of(DAY)
    assert today
    line = page.locator(".ofday--brief")
    expect(line).to_contain_text(said(today.title, "en"))
    line.get_by_role("link", name="Solve it").click()
    slip(page, today.id, "on")


def missed(page: Page) -> None:
    fail(page, "survive", 0)
