"""The table on a phone, by finger alone: no mouse and no key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from . import at_pokemon as pk
from . import at_star_wars as sw
from .seated import api

PHONE = {"width": 390, "height": 844}
pytestmark = [
    pytest.mark.browser,
    pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True),
]


def cut(some: Locator) -> list[str]:
    """The texts that have less room than they need."""
    found: list[str] = some.evaluate_all(
        """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
            .map(one => one.innerText)"""
    )
    return found


# ---- everything that a desk shows is there


def test_ones_own_name_is_whole_beside_whose_side_it_is(page: Page) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": "pl"})
    sw.sit_down(page)
    seat = page.locator(".handrow .seat")
    expect(seat).to_contain_text("Jasna Strona")
    expect(seat.locator(".seat__name")).to_have_text("Ty")
    assert cut(seat.locator(".seat__name")) == []


def test_the_second_line_of_a_name_on_the_bench_is_whole(page: Page) -> None:
    pk.draw(page, "a-level-x-is-no-stage")
    names = page.locator(".pk--bench .name")
    expect(names.filter(has_text="Regigigas LV.X")).to_be_visible()
    assert cut(names) == [] and cut(page.locator(".pk--bench .body")) == []


def test_keywords_and_the_order_of_acting_are_read_in_full(page: Page) -> None:
    sw.sit_down(page)
    sw.battle(page)
    words = page.locator(".arena.front .su__kw")
    expect(words.filter(has_text="Shields").first).to_be_visible()
    assert cut(words) == [] and cut(page.locator(".queue .qn")) == []
    page.get_by_role("button", name="Speed order, ").tap()
    order = page.get_by_role("dialog", name="Speed order, ")
    expect(order.get_by_role("listitem")).to_have_count(page.locator(".arena.front .su").count())
    expect(order).to_contain_text("An attacker's power is X lower while it attacks this unit.")
