"""Two against two in browsers: four people at one table, and one with three bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .at_pokemon import open_table
from .seated import api, complain, question, settled
from .sound import SIZES

pytestmark = pytest.mark.browser

GAME = "pokemon-2v2"
WANTED = (
    ".tray .lit, .longfan .lit, .pk--bench.lit, .pk--active.lit .pk__whole, .longfan .picked[data-more], "
    ".tray .picked[data-more]"
)
"""What may be put in where things are asked for; of two equal cards the second as well."""
DECKS = ("roaring-blaze", "overvoltage", "quick-change", "static-fang")
MOST = 400
"""Answers after which a game has to be over."""


def seats(*who: str) -> list[dict[str, object]]:
    return [{"who": one, "deck": None if one == "friend" else deck} for one, deck in zip(who, DECKS, strict=True)]


def asked(page: Page) -> bool:
    """Whether this page is asked for an answer now."""
    return page.locator(".table[data-stands=asked]").count() > 0


def over(page: Page) -> bool:
    return page.locator(".table[data-stands=over]").count() > 0


def go(page: Page) -> bool:
    """The main verb, if it can be said."""
    verb = page.locator(".prompt .btn.go")
    if not verb.count() or verb.first.is_disabled():
        return False
    verb.first.click()
    return True


def act(page: Page) -> None:
    """One thing that the page offers: attack before all, else play a card, else end the turn or answer."""
    settled(page)
    rows = page.locator("button.atk.lit:not(.power)")
    end = page.get_by_role("button", name=re.compile("End turn"))
    hand = page.locator(".longfan .lit")
    if end.count() and hand.count() and not rows.count():
        hand.first.click()
        target = page.locator(".slot.lit, .pk--bench.aim, .pk--active.aim .pk__whole")
        (target if target.count() else page.locator(".verbs .btn")).first.click()
    elif end.count():
        (rows.first if rows.count() else end).click()
        go(page)
    elif page.locator(".verbs .btn").count():
        page.locator(".verbs .btn").first.click()
    else:
        for _ in range(12):
            if go(page):
                return
            asked = question(page).inner_text()
            page.locator(WANTED).locator("visible=true").first.click()
            # One thing on the table is the answer as it is tapped.
            if not page.locator(".table[data-stands=asked]").count() or question(page).inner_text() != asked:
                return


def play(pages: list[Page], between: Callable[[int], None] = lambda n: None) -> int:
    """Everybody answers what their page asks until the game is over; how many answers that took."""
    for n in range(MOST):
        between(n)
        mover = next((page for page in pages if asked(page)), None)
        if over(pages[0]):
            return n
        if mover is None:
            pages[0].wait_for_timeout(30)
            continue
        act(mover)
    raise AssertionError(f"the game is not over after {MOST} steps")


def test_four_browsers_play_a_game_and_one_of_them_is_reloaded(
    browser: Browser, page: Page, browser_context_args: dict[str, object]
) -> None:
    """P2-SETUP-1, P2-SETUP-4: each has a link of their own, sees the partner's hand and hears the partner alone."""
    complaints = complain(page)
    api(page, "PATCH", "/api/session", {"name": "Ala"})
    order = {"game": GAME, "seats": seats("me", "friend", "friend", "friend"), "options": {"start": "0"}}
    made = api(page, "POST", "/api/tables", order)
    page.goto(made["path"])
    expect(page.locator(".sitting input")).to_have_count(3)
    contexts: list[BrowserContext] = [browser.new_context(**browser_context_args) for _ in range(3)]  # type: ignore[arg-type]
    pages = [page]
    for name, invite, context in zip(("Bolek", "Celina", "Darek"), made["invites"], contexts, strict=True):
        friend = context.new_page()
        complaints += complain(friend)
        api(friend, "PATCH", "/api/session", {"name": name})
        friend.goto(invite["path"])
        expect(friend.locator(".joinpage__seat")).to_contain_text(f"seat {'ABCD'[invite['seat']]}")
        friend.get_by_role("button", name="Sit down").click()
        friend.wait_for_url(re.compile("/table/"))
        pages.append(friend)
    for seat, one in enumerate(pages):
        expect(one.locator(".mate .seat__name")).to_have_text(("Celina", "Darek", "Ala", "Bolek")[seat])

    def reload(n: int) -> None:
        if n == 40:
            consult(pages)
            pages[2].reload()
            expect(pages[2].locator(".table")).to_have_attribute("data-stands", re.compile("asked|waits"))
            expect(pages[2].get_by_role("log")).to_contain_text("the left one first")

    assert play(pages, reload) > 40
    for one in pages:
        expect(one.locator(".prompt h2")).to_contain_text("Once more?")  # what was done last has been told
    wins = [one.locator(".prompt h2").inner_text() for one in pages]
    assert wins[0] == wins[2] and wins[1] == wins[3] and {wins[0], wins[1]} == {
        "You won. Once more?", "You lost. Once more?"
    }  # fmt: skip
    expect(pages[1].locator(".prompt .cite")).to_contain_text("P2-END-")
    assert complaints == []
    for context in contexts:
        context.close()


def consult(pages: list[Page]) -> None:
    """P2-SETUP-4: A speaks to C alone, and points at a Pokémon, which glows there and nowhere else."""
    pages[0].get_by_label("Say something").fill("the left one first")
    pages[0].get_by_role("button", name="Send").click()
    expect(pages[2].get_by_role("log")).to_contain_text("the left one first")
    pages[0].locator(".pk__whole").first.focus()
    pages[0].keyboard.press("p")
    expect(pages[2].locator("[data-pointed]").first).to_be_attached()
    expect(pages[2].get_by_role("log")).to_contain_text("What about")
    for foe in (pages[1], pages[3]):
        expect(foe.locator("[data-pointed]")).to_have_count(0)
        expect(foe.get_by_role("log")).not_to_contain_text("the left one first")


def test_one_plays_with_three_bots_from_the_lobby(page: Page) -> None:
    complaints = complain(page)
    page.goto("/")
    page.get_by_role("radio", name=re.compile("Pokémon 2v2")).check(force=True)
    for seat in "BCD":
        page.get_by_label(f"Who sits at seat {seat}").select_option("bot:random")
    page.get_by_label("Who sits at seat B").select_option("me")
    expect(page.get_by_role("button", name="Lay the table")).to_be_disabled()
    page.get_by_label("Who sits at seat B").select_option("bot:random")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/table/"))
    assert play([page]) > 10
    expect(page.locator(".prompt .cite")).to_contain_text("P2-END-")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator(".rp .seat4")).to_have_count(4)
    page.keyboard.press("End")
    expect(page.locator(".rp__hands").first).to_contain_text("Round")
    assert complaints == []


def drawn_table(page: Page) -> None:
    """A drawn position, at which one plays all four seats."""
    scenario = api(page, "GET", f"/api/rules/{GAME}/P2-TURN-32")["scenarios"][0]
    open_table(page, api(page, "POST", "/api/tables", {"scenario": scenario})["path"])


def lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name=re.compile("Pokémon 2v2")).check(force=True)
    expect(page.get_by_label("Who sits at seat D")).to_be_visible()


def waiting(page: Page) -> None:
    order = {"game": GAME, "seats": seats("me", "friend", "bot:random", "friend")}
    page.goto(api(page, "POST", "/api/tables", order)["path"])
    expect(page.locator(".sitting input")).to_have_count(2)


def rule(page: Page) -> None:
    page.goto(f"/rules/{GAME}/P2-TURN-32")
    expect(page.locator(".seat4").first).to_be_visible()


def test_a_drawn_table_of_four_is_played_at_one_screen(page: Page) -> None:
    drawn_table(page)
    expect(page.locator(".seat4")).to_have_count(4)
    expect(page.locator(".own .mark.far").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".pkt__nact button.atk:not(.lit)").first.press("Enter")
        reason = page.locator(".pop.why p").locator("visible=true")
        expect(reason).to_have_count(1)
        expect(reason).to_have_text(re.compile(r"\w"))
        page.keyboard.press("Escape")
