"""A hint, and everything that could be done: by key and by mouse, in every game; nothing is played by either."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import at_pokemon, at_star_wars, seated
from .seated import api, complain, drawn, question, settled
from .sound import SIZES, sound_at_all_sizes, violations

pytestmark = pytest.mark.browser

SOFT = "element => getComputedStyle(element).outlineStyle"


def hinted(page: Page) -> Locator:
    """What the slip says of a bot."""
    return page.locator(".prompt .hinted")


def could(page: Page) -> Locator:
    """The list of what could be done."""
    return page.locator("dialog.could[open]")


def version(page: Page) -> int:
    """How many lines the log has: nothing is played without one."""
    return page.locator(".side .log li").count()


def test_a_hint_names_an_answer_and_lights_it_softly(page: Page) -> None:
    complaints = complain(page)
    seated.sit_down(page)
    before = version(page)
    page.keyboard.press("i")
    expect(hinted(page)).to_contain_text(re.compile(r"Hint: Lay .* on [a-f][1-6] "))
    field = page.evaluate("document.querySelector('.hinted').textContent.match(/ on ([a-f][1-6]) /)[1]")
    lit = page.locator(f".field[aria-label^='{field},']")
    assert (
        lit.evaluate(SOFT) == "double"
        and page.locator(".field").evaluate_all(
            "all => all.filter(one => getComputedStyle(one).outlineStyle === 'double').length"
        )
        == 1
    )
    expect(page.locator(".stacks .picked, .field.chosen")).to_have_count(0)
    assert version(page) == before and complaints == []
    page.keyboard.press("i")
    expect(hinted(page)).to_be_empty()
    assert lit.evaluate(SOFT) != "double"


def test_what_a_hint_says_is_chosen_by_a_click_on_it_and_not_yet_played(page: Page) -> None:
    seated.sit_down(page)
    before = version(page)
    page.keyboard.press("i")
    advice = hinted(page).get_by_role("button")
    said = advice.inner_text().removeprefix("Hint: ")
    advice.click()
    expect(question(page)).to_contain_text(said)
    assert version(page) == before
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You laid")


def test_a_hint_goes_with_its_question(page: Page) -> None:
    at_pokemon.draw(page, "one-energy-a-turn")
    page.get_by_role("button", name="Hint").click()
    expect(hinted(page)).to_contain_text("Hint: ")
    page.locator(".longfan").get_by_role("button", name="Grass Energy").click()
    page.locator(".pkt__nact .pk--active.aim .pk__whole").click()
    settled(page)
    expect(hinted(page)).to_be_empty()


def test_what_could_be_done_is_chosen_at_the_table(page: Page) -> None:
    """PK-ENERGY-2, PK-ENERGY-1: an attack that lacks Energy says so; an Energy card is chosen, and not yet attached."""
    at_pokemon.draw(page, "one-energy-a-turn")
    before = version(page)
    page.keyboard.press("w")
    refused = could(page).locator(".cannot li").filter(has_text="PK-ENERGY-2").first
    expect(refused).to_contain_text(re.compile("missing"))
    expect(refused.get_by_role("link")).to_have_attribute("href", re.compile("/rules/pokemon/PK-ENERGY-2"))
    could(page).get_by_role("button", name=re.compile("^Attach: Grass Energy")).first.click()
    expect(could(page)).to_have_count(0)
    expect(question(page)).to_contain_text("Attach: Grass Energy")
    assert version(page) == before
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("attached Grass Energy")


def test_a_battle_of_star_wars_has_both(page: Page) -> None:
    at_star_wars.draw(page, "the-fastest-first")
    page.keyboard.press("i")
    expect(hinted(page)).to_contain_text("Hint: ")
    page.keyboard.press("w")
    expect(could(page).locator(".can .btn").first).to_be_visible()
    could(page).locator(".can .btn").first.click()
    expect(page.locator(".prompt .btn.go")).to_be_visible()


def test_another_persons_table_has_no_hint_and_says_whose_turn_it_is(page: Page, browser: object) -> None:
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": "friend", "deck": None})
    page.goto(made["path"])
    other = page.context.browser.new_context(base_url=page.url).new_page()
    api(other, "POST", "/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": None})
    other.goto(made["path"])
    for one in (page, other):
        expect(one.locator(".table:is([data-stands=asked], [data-stands=waits])")).to_be_visible()
        expect(one.get_by_role("button", name="Hint")).to_have_count(0)
        one.keyboard.press("i")
        one.keyboard.press("w")
    waits = next(one for one in (page, other) if one.locator(".table[data-stands=waits]").count())
    expect(could(waits)).to_contain_text("It is not your turn.")
    asked = other if waits is page else page
    expect(could(asked).locator(".can .btn")).to_have_count(4)
    assert hinted(asked).inner_text() == ""
    other.context.close()


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_both_fit_and_are_accessible_at_every_size(page: Page, lang: str) -> None:
    api(page, "PATCH", "/api/session", {"lang": lang})

    def visit(page: Page) -> None:
        at_pokemon.draw(page, "one-energy-a-turn")
        page.keyboard.press("i")
        expect(hinted(page)).to_contain_text(re.compile(r"\w"))

    sound_at_all_sizes(page, visit)
    page.keyboard.press("w")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(could(page).locator(".cannot li").first).to_be_visible()
        drawn(page)
        assert violations(page) == []
        wide, room = could(page).evaluate("box => [box.scrollWidth, box.clientWidth]")
        assert wide <= room, f"the list scrolls sideways at {width}×{height}"
