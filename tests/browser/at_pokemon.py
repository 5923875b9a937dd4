"""A person at a Pokémon table, as far as a browser can play one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .seated import api, question

OVER = re.compile(r"once more|jeszcze raz|もう一局", re.IGNORECASE)
ASKED = ".prompt:not(.wait)"


def sit_down(page: Page, deck: str = "terra-firma", **wish: object) -> str:
    """Make a table by the server's interface and open it; returns its id. We start."""
    if not page.url.startswith("http"):
        page.goto("/")
    order = {"game": "pokemon", "opponent": "bot:random", "deck": deck, "other_deck": "inferno-zone"}
    made = api(page, "POST", "/api/tables", {**order, "options": {"start": "0"}, **wish})
    page.goto(made["path"])
    expect(page.locator(ASKED)).to_be_visible(timeout=15_000)
    return str(made["id"])


def go(page: Page) -> Locator:
    """The main verb of the slip."""
    return page.locator(".prompt .btn.go")


def lit(page: Page) -> Locator:
    """What may be put in where things are asked for."""
    return page.locator(".tray .lit, .prizes .lit, .pkfan .lit, .pk--bench.lit, .pk--active.lit .pk__whole").locator(
        "visible=true"
    )


def settled(page: Page) -> str:
    """Waits until nothing is under way and we are asked; returns the question."""
    expect(page.locator(f"{ASKED} h2")).to_be_visible(timeout=20_000)
    page.wait_for_timeout(120)
    expect(page.locator(f"{ASKED} h2")).to_be_visible(timeout=20_000)
    return question(page).inner_text()


def answer(page: Page) -> None:
    """Put in what is asked for, and say so."""
    for _ in range(6):
        if go(page).is_enabled():
            break
        lit(page).first.click(position={"x": 30, "y": 40})
    go(page).click()


def lay_out(page: Page) -> None:
    """The questions before the first turn."""
    while "Setting up" in page.locator(".bar__turn").inner_text():
        step(page)
        settled(page)


def play_card(page: Page) -> bool:
    """Play a card of the hand with which something can be done; False if there is none."""
    hand = page.locator(".pkfan .lit")
    if not hand.count():
        return False
    hand.first.click()
    target = page.locator(".slot.lit, .pk--bench.aim, .pk--active.aim .pk__whole")
    if target.count():
        target.first.click(position={"x": 30, "y": 40})
    else:
        page.locator(".verbs .btn").first.click()
    return True


def attack(page: Page) -> bool:
    """Attack with the first attack that is lit; False if none is."""
    row = page.locator("button.atk.lit:not(.power)")
    if not row.count():
        return False
    row.first.click()
    go(page).click()
    return True


def step(page: Page) -> str:
    """One thing a person does; returns what it was, or "over"."""
    asked = settled(page)
    if OVER.search(asked):
        return "over"
    if not page.locator(".verbs").count():
        answer(page)
        return "answer"
    if page.get_by_role("button", name=re.compile("End turn|Zakończ|番を終")).count():
        if play_card(page):
            return "card"
        if attack(page):
            return "attack"
        page.keyboard.press("e")
        go(page).click()
        return "end"
    page.locator(".verbs .btn").first.click()
    return "verb"
