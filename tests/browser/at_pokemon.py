"""A person at a Pokémon table, as far as a browser can play one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .seated import api, question, settled

END = re.compile("End turn|Zakończ|番を終")


def sit_down(page: Page, deck: str = "terra-firma", **wish: object) -> str:
    """Make a table by the server's interface and open it; returns its id. We start."""
    order = {"game": "pokemon", "opponent": "bot:random", "deck": deck, "other_deck": "inferno-zone"}
    made = api(page, "POST", "/api/tables", {**order, "options": {"start": "0"}, **wish})
    open_table(page, made["path"])
    return str(made["id"])


def draw(page: Page, scenario: str) -> None:
    """Open a drawn position, at which we sit on both sides."""
    open_table(page, api(page, "POST", "/api/tables", {"scenario": f"pokemon/{scenario}"})["path"])


def open_table(page: Page, path: str) -> None:
    """Go to a table, and wait for its cards."""
    page.goto(path)
    settled(page)
    expect(page.locator(".longfan .name, .pkt .name").first).to_have_text(re.compile(r"\S"))


def go(page: Page) -> Locator:
    """The main verb of the slip."""
    return page.locator(".prompt .btn.go")


def leave(page: Page) -> Locator:
    """The way past a question that one may leave."""
    return page.locator(".prompt .btn.leave")


def lit(page: Page) -> Locator:
    """What may be put in where things are asked for."""
    return page.locator(".tray .lit, .prizes .lit, .longfan .lit, .pk--bench.lit, .pk--active.lit .pk__whole").locator(
        "visible=true"
    )


def answer(page: Page) -> None:
    """Put in what is asked for, and say so; where one may choose nothing, nothing is chosen."""
    settled(page)
    if leave(page).count():
        leave(page).click()
        return
    for _ in range(6):
        if go(page).count() and go(page).is_enabled():
            go(page).click()
            return
        asked = question(page).inner_text()
        lit(page).first.click()
        # One thing on the table is the answer as it is tapped.
        if not settled(page) or question(page).inner_text() != asked:
            return


def lay_out(page: Page) -> None:
    """The questions before the first turn."""
    while settled(page) and "Setting up" in page.locator(".bar__turn").inner_text():
        step(page)


def play_card(page: Page) -> bool:
    """Play a card of the hand with which something can be done; False if there is none."""
    settled(page)
    hand = page.locator(".longfan .lit")
    if not hand.count():
        return False
    hand.first.click()
    # A card with one place is there by the click that chose it.
    if not settled(page) or not page.locator(".longfan .picked").count():
        return True
    target = page.locator(".slot.lit, .pk--bench.aim, .pk--active.aim .pk__whole")
    (target if target.count() else page.locator(".verbs .btn")).first.click()
    return True


def attack(page: Page) -> bool:
    """Attack with the first attack that is lit; False if none is."""
    settled(page)
    row = page.locator("button.atk.lit:not(.power)")
    if not row.count():
        return False
    row.first.click()
    return True


def end_turn(page: Page) -> None:
    """End the turn, also where something of use is left in it."""
    page.get_by_role("button", name=END).click()
    again = page.locator(".prompt .acts:not(.verbs) .btn.go").filter(has_text=END)
    if again.count():
        again.click()


def step(page: Page) -> str:
    """One thing a person does; returns what it was, or "over"."""
    if not settled(page):
        return "over"
    if not page.locator(".verbs").count():
        answer(page)
        return "answer"
    end = page.get_by_role("button", name=END)
    if end.count():
        if play_card(page):
            return "card"
        if attack(page):
            return "attack"
        end_turn(page)
        return "end"
    page.locator(".verbs .btn").first.click()
    return "verb"
