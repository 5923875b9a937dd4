"""A person at a Star Wars table, as far as a browser can play one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .seated import api, settled


def sit_down(page: Page, **wish: object) -> str:
    """Make a table by the server's interface and open it; returns its id. The deck's side is the player's seat."""
    order = {"game": "star-wars", "opponent": "bot:random", "deck": "red-squadron", "other_deck": "iron-fleet"}
    made = api(page, "POST", "/api/tables", {**order, **wish})
    open_table(page, made["path"])
    return str(made["id"])


def draw(page: Page, scenario: str) -> None:
    """Open a drawn position, at which we sit on both sides."""
    open_table(page, api(page, "POST", "/api/tables", {"scenario": f"star-wars/{scenario}"})["path"])


def open_table(page: Page, path: str) -> None:
    """Go to a table, and wait for its cards to have names."""
    with page.expect_response("**/api/games/star-wars/cards*"):
        page.goto(path)
    settled(page)
    expect(page.locator(".swt__in")).not_to_contain_text("Unknown card")


def go(page: Page) -> Locator:
    """The main verb of the slip."""
    return page.locator(".prompt .btn.go")


def leave(page: Page) -> Locator:
    """The way past a question that one may leave."""
    return page.locator(".prompt .btn.leave")


def verbs(page: Page) -> Locator:
    """The verbs of the slip."""
    return page.locator(".prompt .verbs .btn")


def unit(page: Page, name: str) -> Locator:
    """A unit, pilot or card in a build zone, by the beginning of what it is called."""
    return page.locator("[data-unit]").filter(has_text=re.compile(re.escape(name))).first


def step(page: Page, end: bool = False) -> str:
    """One thing a person does; returns what it was, or "over". With `end` a step is ended where it may be."""
    if not settled(page):
        return "over"
    if page.locator(".prompt .acts.put").count() or (not verbs(page).count() and go(page).count()):
        choose(page)
        return "choice"
    last = verbs(page).filter(has=page.locator("kbd", has_text=re.compile("^[PE]$")))
    things = page.locator(".longfan .lit, .swt .lit").locator("visible=true")
    # Whoever lets all retreat that may has nobody left to fight with.
    retreating = last.filter(has_text="retreat").count() and not verbs(page).filter(has_text="Retreat: ").count()
    if (end or retreating) and last.count():
        last.first.click()
        return "end"
    if verbs(page).count() > last.count() or not things.count():
        verbs(page).first.click()
        return "verb"
    things.first.click()
    return "thing"


SAY = """() => {
    const go = document.querySelector(".prompt .btn.go");
    const may = go !== null && !go.disabled && go.ariaDisabled !== "true";
    if (may) go.click();
    return may;
}"""
"""Says what is put in, if that may be said; true if so."""


def choose(page: Page) -> None:
    """Put in what is asked for, and say so; where one may choose nothing, nothing is chosen."""
    if leave(page).count():
        leave(page).click()
        return
    for _ in range(6):
        if page.evaluate(SAY):
            return
        page.locator(".swt .lit, .longfan .lit, .tray .lit").locator("visible=true").first.click()
        if page.locator(".table").get_attribute("data-stands") != "asked":
            return  # the only thing that was asked for is the answer
    raise AssertionError("six things are put in, and that is not enough")


def battle(page: Page) -> None:
    """Go on until a battle step has begun, ending the other steps; at another table if a game ends before."""
    for n in range(120):
        settled(page)
        if page.locator(".arena.now").count():
            return
        if step(page, end=n % 9 == 8) == "over":
            sit_down(page)
    raise AssertionError("no battle in 120 answers")
