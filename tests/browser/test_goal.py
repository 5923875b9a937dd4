"""How one wins, in sight: the line above the cloth, the steps of a turn, and how to play on one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import at_pokemon
from .seated import api, complain

pytestmark = pytest.mark.browser

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")
LANGS = ("en", "pl", "ja")


def test_the_goal_line_follows_a_prize_that_is_taken_and_says_so(page: Page) -> None:
    problems = complain(page)
    at_pokemon.draw(page, "two-prizes-left")
    line, steps = page.get_by_role("region", name="How one wins"), page.get_by_role("list", name="Steps of the turn")
    expect(line).to_contain_text(
        re.compile(r"Take all six Prizes by Knocking Out Pokémon.*Prizes left\s*A\s*2\s*B\s*6")
    )
    expect(steps.locator("[aria-current=step]")).to_have_text("play")
    expect(line.get_by_role("status").first).to_be_empty()
    page.get_by_role("button", name="Attack: Razor Leaf").click()
    expect(line.get_by_role("status").first).to_have_text("Prizes left: B 6, A 1.")
    expect(line.locator("b.fresh")).to_have_text("1")
    assert problems == []


def test_what_the_attack_ends_is_told_by_keyboard(page: Page) -> None:
    at_pokemon.draw(page, "two-prizes-left")
    hint = page.get_by_text("ends the turn")
    expect(hint).to_be_hidden()
    page.get_by_role("list", name="Steps of the turn").get_by_text("attack", exact=True).focus()
    page.keyboard.press("Shift")
    expect(hint).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_how_to_play_is_one_page_of_paper(page: Page, game: str, lang: str) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    page.goto(f"/how-to-play/{game}")
    expect(page.locator(".guide__sheet section").nth(4)).to_be_visible()
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    assert re.search(rb"/MediaBox\s*\[0 0 84[12]\.?\d* 59[45]", paper)
