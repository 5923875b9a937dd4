"""The analysis of a finished game: its chart by pointer and keys, its list, one's address, and the other seat."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .seated import api, sit_down

pytestmark = pytest.mark.browser

PATIENCE = 120_000
TURNS = 6
FAR_BACK = 100
"""An answer that stands far back in the list: a card of little use, somewhere."""

OUTLINED = """() => [...document.querySelectorAll(".an [data-cell]")]
    .filter((field) => getComputedStyle(field).outlineStyle !== "none").length"""
"""How many fields of the board are outlined."""


def finished(page: Page) -> str:
    """A game of six turns at one screen, in which the near side lays without looking; the id of its table."""
    table = sit_down(
        page, "hotseat", options={"turn_limit": TURNS, "first": "0"}, deck="first-steps", other_deck="carousel"
    )
    for n in range(TURNS):
        api(page, "POST", f"/api/bot/game/{table}/move/{FAR_BACK if n % 2 == 0 else n}")
    return table


def analysed(page: Page) -> str:
    """Its analysis, all of it."""
    table = finished(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator(".decid")).to_be_visible(timeout=PATIENCE)
    return table


def shown(page: Page) -> None:
    """The same, in whichever language the page has."""
    page.goto(f"/replay/{finished(page)}/analysis")
    expect(page.locator(".decid")).to_be_visible(timeout=PATIENCE)


def turn(page: Page) -> int:
    """The turn that is looked at."""
    said = page.locator("[aria-current=step]").get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", said)[0])


def told(page: Page, table: str) -> Any:
    return api(page, "GET", f"/api/tables/{table}/analysis?lang=en")


def test_the_chart_goes_by_keys_from_choice_to_choice_and_to_the_costly_ones(page: Page) -> None:
    table = analysed(page)
    choices = told(page, table)["choices"]
    costly = [one["turn"] for one in choices if one["cost"]]
    assert costly
    page.keyboard.press("Home")
    assert turn(page) == 1
    page.keyboard.press("ArrowRight")
    assert turn(page) == 2
    page.keyboard.press("ArrowLeft")
    assert turn(page) == 1
    page.keyboard.press("Shift+ArrowRight")
    assert turn(page) == next(one for one in costly if one > 1)
    page.keyboard.press("End")
    assert turn(page) == TURNS
    page.keyboard.press("Shift+ArrowLeft")
    assert turn(page) == max(one for one in costly if one < TURNS)


def test_a_turn_is_a_button_and_the_focus_goes_along_with_the_keys(page: Page) -> None:
    analysed(page)
    page.get_by_role("button", name=re.compile("^Turn 3,")).click(force=True)
    assert turn(page) == 3
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Turn 4,"))).to_be_focused()
    assert page.locator(".an__turn[tabindex='0']").count() == 1


def test_the_list_of_what_cost_most_leads_to_a_choice_and_its_best_answer(page: Page) -> None:
    table = analysed(page)
    found = told(page, table)
    worst = next(one for one in found["choices"] if one["n"] == found["costliest"][0])
    page.keyboard.press("End")
    page.locator(".costl button").first.click()
    assert turn(page) == worst["turn"]
    expect(page.locator(".sumline")).to_contain_text(f"cost {worst['cost']} %")
    expect(page.locator(".sumline")).to_contain_text(f"The best, {worst['options'][0]['text']}: {worst['why']}")
    expect(page.locator(".optn li").first).to_contain_text(worst["options"][0]["text"])
    expect(page.locator(".optn .was")).to_have_count(1)
    expect(page.locator(".costl .swing").first).to_have_text(f"−{worst['cost']} %")


def test_the_address_leads_back_to_the_same_choice(page: Page) -> None:
    table = analysed(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.url.endswith(f"/replay/{table}/analysis?n=2")
    page.reload()
    expect(page.locator(".decid")).to_be_visible(timeout=PATIENCE)
    assert turn(page) == 2


def test_from_the_other_seat_it_is_the_other_side_s_chance(page: Page) -> None:
    table = analysed(page)
    found = told(page, table)
    page.keyboard.press("Home")
    before = page.locator(".an__now b.num").inner_text()
    page.locator(".seen button").click()
    expect(page.locator(".an__now b.num")).not_to_have_text(before)
    one = found["choices"][0]
    expect(page.locator(".an__now b.num")).to_have_text(f"{one['before'][1]} % → {one['after'][1]} %")
    assert "seat=1" in page.url


def test_it_is_asked_for_again_where_the_way_to_the_server_was_cut(page: Page) -> None:
    table = analysed(page)
    failed: list[Route] = []

    def cut(route: Route) -> None:
        failed.append(route)
        if len(failed) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(f"**/api/tables/{table}/analysis?*", cut)
    page.reload()
    expect(page.locator(".an__now b.num")).to_be_visible()
    assert len(failed) > 1


def test_what_was_played_and_what_is_best_is_outlined_on_the_table_and_said(page: Page) -> None:
    table = analysed(page)
    found = told(page, table)
    worst = next(one for one in found["choices"] if one["n"] == found["costliest"][0])
    page.locator(".costl button").first.click()
    played = next(one for one in worst["options"] if one["given"])
    for style, name, option in (("solid", "played", played), ("dashed", "best", worst["options"][0])):
        [[_, stack, cell]] = option["picks"]
        field = page.locator(f".an > .cloth [data-cell='{cell}']")
        expect(field).to_have_css("outline-style", style)
        card = page.locator(f"[data-stack='{worst['seat']} {stack}']")
        expect(card).to_have_css("outline-style", re.compile("^(solid|dashed)$"))
        said = page.locator(".an__drawn > span", has_text=name).locator(".sr")
        expect(said).to_contain_text(str(field.get_attribute("aria-label")).split(",")[0])
    assert page.evaluate(OUTLINED) == 2
    best = next(one["n"] for one in found["choices"] if one["options"][0]["given"])
    page.goto(f"/replay/{table}/analysis?n={best}")
    expect(page.locator(".an__drawn > span")).to_have_text(re.compile("^played, and best: "))
    assert page.evaluate(OUTLINED) == 1
