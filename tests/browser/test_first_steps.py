"""What somebody new to the table asks first, and must find."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .at_pokemon import sit_down
from .seated import settled

pytestmark = pytest.mark.browser


def test_a_position_from_the_rules_says_what_it_is_and_leads_back(page: Page) -> None:
    """The rule's words stand beside the position; one's own game is a link away, and the lobby takes neither for the
    other."""
    game = sit_down(page)
    page.goto("/rules/pokemon/PK-ATTACK-4")
    page.get_by_role("button", name="Show me on the table").first.click()
    page.wait_for_url(re.compile("/table/"))
    settled(page)
    lesson = page.get_by_role("region", name="Position from the rules")
    expect(lesson).to_contain_text("Weakness and Resistance of the Defending Pokémon")
    expect(lesson).to_contain_text("used Slash")
    expect(lesson.get_by_role("link", name="open this rule")).to_have_attribute("href", "/rules/pokemon/PK-ATTACK-4")
    page.reload()
    lesson.get_by_role("link", name="back to your table").click()
    page.wait_for_url(f"**/table/{game}")
    settled(page)
    expect(lesson).to_have_count(0)
    page.goto("/")
    side = page.get_by_role("complementary")
    expect(side.locator(".res")).to_have_count(1)
    side.get_by_text("1 position from the rules").click()
    side.get_by_role("button", name=re.compile("^Put away")).click()
    expect(side.get_by_text("position from the rules")).to_have_count(0)
