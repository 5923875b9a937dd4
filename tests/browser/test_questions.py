"""Questions at the tables: the way past one, what is printed of what is asked about, what a turn still has for free."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stolik.games.pokemon.cards import pool

from .at_pokemon import draw, go, leave, lit, open_table, sit_down
from .seated import api, question, settled

pytestmark = pytest.mark.browser

BASICS = list({card.name: card.id for card in pool().values() if card.stage == "basic"}.values())


def to_the_bench(page: Page) -> None:
    """A hand of Basic Pokémon, one of which is in front."""
    sit_down(page, deck=[BASICS[:15] * 4])
    lit(page).first.click()
    go(page).click()
    settled(page)
    expect(question(page)).to_contain_text("Basic Pokémon for your Bench.")


def test_nothing_is_dark_and_enter_does_nothing_while_nothing_is_chosen(page: Page) -> None:
    to_the_bench(page)
    expect(page.locator(".prompt__kind")).to_contain_text(re.compile("Choose 1 to [45]"))
    expect(go(page)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(leave(page)).to_have_text("Bench nobody")
    leave(page).focus()
    page.keyboard.press("Enter")
    expect(question(page)).not_to_have_text(re.compile("Bench"))


def test_the_dark_verb_says_what_becomes_of_what_is_chosen(page: Page) -> None:
    to_the_bench(page)
    first = lit(page).first
    name = first.locator(".name").inner_text()
    first.click()
    expect(go(page)).to_have_text(f"Bench {name} Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"You put {name} onto the Bench")


@pytest.mark.parametrize("width", [1440, 390])
def test_what_is_about_to_be_played_is_printed_whole(page: Page, width: int) -> None:
    """A card in the hand has no room for all of its text."""
    page.set_viewport_size({"width": width, "height": 860})
    draw(page, "one-supporter-and-one-stadium")
    card = page.locator(".longfan .lit").filter(has=page.locator(".words")).first
    words = card.locator(".words").text_content()
    card.click()
    printed = page.locator(".prompt .printed")
    expect(printed).to_have_text(words or "?")
    assert printed.evaluate(
        "one => one.scrollHeight <= one.clientHeight + 1 || getComputedStyle(one).overflowY == 'auto'"
    )


def test_who_ends_a_turn_is_told_what_is_still_free(page: Page) -> None:
    """Also who wants no second word elsewhere."""
    draw(page, "one-energy-a-turn")
    page.evaluate("localStorage.setItem('stolik.careful', 'no')")
    page.reload()
    settled(page)
    page.keyboard.press("e")
    expect(page.locator(".prompt")).to_contain_text("You could still attach an Energy")
    page.keyboard.press("Escape")
    expect(question(page)).to_have_text("Your turn.")


@pytest.mark.parametrize(
    ("lang", "why"),
    [("en", "Trainer, not what is sought"), ("pl", "nie tego szukasz"), ("ja", "探しているカードではありません")],
)
def test_what_cannot_be_chosen_in_a_tray_says_why_in_its_second_line(page: Page, lang: str, why: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('stolik.lang', '{lang}'); localStorage.setItem('stolik.lang.chosen', '1')"
    )
    scenario = "pokemon-2v2/four-on-the-common-bench"
    open_table(page, api(page, "POST", "/api/tables", {"scenario": scenario})["path"])
    page.locator(".hand [data-kind]").filter(has_text=re.compile("Nest Ball")).first.click()
    page.locator(".verbs .btn").first.click()
    settled(page)
    expect(page.locator(".tray .dim .body > :nth-child(2)")).to_contain_text(why)
    expect(page.locator(".tray .lit")).to_have_count(1)
    expect(page.locator(".tray .lit .meta")).not_to_contain_text(why)
