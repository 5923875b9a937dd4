"""Decks of Star Wars in the browser: built, judged, searched for, read and written; and where they may sit."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .seated import api, complain, take_deck

pytestmark = pytest.mark.browser

READY = "60 cards. Ready to play."


def editor(page: Page, deck: str = "iron-fleet") -> None:
    page.goto(f"/decks/star-wars/{deck}")
    expect(page.get_by_text(READY) if deck != "new" else page.locator(".verdict.no").first).to_be_visible()
    expect(page.locator(".desk__cards .card").first).to_be_visible()


def pool(page: Page) -> Locator:
    return page.locator(".desk__cards .card")


def seek(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)


def found(page: Page, count: int) -> None:
    """So many cards of the pool are as sought."""
    expect(page.get_by_role("heading", name=re.compile(rf"^{count} cards?$"))).to_be_visible()


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="As text").fill(text)
    page.get_by_role("button", name="Take this text over").click()


def written(page: Page, deck: str) -> str:
    """A bundled deck as the server writes it."""
    answer = page.request.get(f"/api/games/star-wars/decks/{deck}/text")
    assert answer.ok
    return answer.text()


def test_a_deck_is_built_and_judged(page: Page) -> None:
    """SW-DECK-3, SW-DECK-4: what is missing is said with its rule as the deck grows; a pasted list is taken over."""
    complaints = complain(page)
    editor(page, "new")
    seek(page, "tie bomber ex-1-8")
    pool(page).first.click()
    expect(page.locator(".dlist")).to_contain_text(re.compile("Space units 1.*TIE Bomber EX-1-8.*1", re.DOTALL))
    expect(page.locator(".verdict.no").first).to_contain_text("one card")
    for rule in ("SW-DECK-3", "SW-DECK-4"):
        expect(page.get_by_role("link", name=rule).first).to_have_attribute("href", f"/rules/star-wars/{rule}")
    expect(page.locator(".manned")).to_contain_text(re.compile("Space.*11 missing.*Ground.*12 missing", re.DOTALL))
    paste(page, written(page, "iron-fleet"))
    expect(page.get_by_text(READY)).to_be_visible()
    expect(page.get_by_label("Name of the deck")).to_have_value("Iron Fleet")
    expect(page.locator(".manned")).not_to_contain_text("missing")
    expect(page.locator(".sideline")).to_have_text("Dark Side")
    assert complaints == []


def test_cards_of_both_sides(page: Page) -> None:
    """SW-DECK-2: Light and Dark cards don't go together; Neutral ones go with either."""
    editor(page)
    seek(page, "side:neutral kind:battle")
    pool(page).first.click()
    expect(page.get_by_text("61 cards. Ready to play.")).to_be_visible()
    seek(page, "side:light")
    pool(page).first.click()
    expect(page.get_by_role("link", name="SW-DECK-2")).to_be_visible()
    expect(page.locator(".sideline")).to_have_text("Cards of both sides")


def test_too_many_units_of_one_arena(page: Page) -> None:
    """SW-DECK-5: 26 Ground units beside 12 Space units are two too many; the figures and the server say the same."""
    editor(page, "rule-of-two")
    for name in ("Stormtrooper Patrol", "Stormtrooper Squad"):
        for _ in range(7):
            page.locator(".dlist").get_by_role("button", name=f"One {name} more").click()
    expect(page.locator(".manned")).to_contain_text(re.compile(r"Ground.*26.*2 too many", re.DOTALL))
    expect(page.get_by_role("link", name="SW-DECK-5")).to_be_visible()


def pick(page: Page, group: str, chip: str) -> None:
    """Open a word of the line to seek by, and press a chip; Esc leads back to the word."""
    page.locator("summary", has_text=group).click()
    page.get_by_role("group", name=group).get_by_role("button", name=chip).click()
    page.keyboard.press("Escape")
    expect(page.locator("summary:focus")).to_have_text(f"{group} · 1")
    expect(page.get_by_role("group", name=group)).to_have_count(0)


def test_cards_are_found_by_words_fields_and_chips(page: Page) -> None:
    """Side, kind, set and keyword by chips; the figures, version and text by fields."""
    cards = page.request.get("/api/games/star-wars/cards").json()["cards"]
    cheap = [c for c in cards if c["side"] == "dark" and c["kind"] == "space" and c["cost"] <= 4 and c["power"] >= 3]
    stunning = [c for c in cards if any(one["name"] == "Stun" for one in c["reminders"]) and c["set"] == "SR"]
    first = [c for c in cards if c["version"] == "A" and c["speed"] > 50 and "evade" in c["text"].lower()]
    assert cheap and stunning and first
    editor(page)
    seek(page, "side:dark kind:space cost<=4 power>=3")
    found(page, len(cheap))
    seek(page, "version:a speed>50 text:evade")
    found(page, len(first))
    page.get_by_role("button", name="clear the filters").click()
    found(page, len(cards))
    pick(page, "Set", "Sith Rising")
    page.get_by_role("combobox", name="Keyword").select_option("Stun")
    found(page, len(stunning))
    page.get_by_role("combobox", name="Keyword").select_option("")
    pick(page, "Side", "Dark Side")
    pick(page, "Kind", "Mission")
    kinds = Counter((c["side"], c["kind"], c["set"]) for c in cards)
    found(page, kinds["dark", "mission", "SR"])


def test_cards_go_in_and_out_by_keyboard(page: Page) -> None:
    editor(page, "new")
    page.keyboard.press("/")
    page.keyboard.type("executor")
    found(page, 3)
    pool(page).first.focus()
    for key in ("+", "+", "-"):
        page.keyboard.press(key)
    expect(page.locator(".dlist .dl")).to_have_text(re.compile("Executor.*1", re.DOTALL))
    page.keyboard.press("Space")
    reader = page.get_by_role("dialog")
    expect(reader).to_contain_text(re.compile("Executor.*Speed.*1 in the deck", re.DOTALL))
    page.keyboard.press("Escape")
    page.keyboard.press("Backspace")
    expect(page.locator(".dlist .dl")).to_have_count(0)


def test_a_list_is_written_and_kept(page: Page) -> None:
    """The list is LackeyCCG's; a deck that can't be played yet is kept as a draft, and found among one's own."""
    editor(page)
    page.get_by_role("button", name="As text").click()
    page.get_by_role("button", name="Write out").click()
    expect(page.get_by_role("textbox", name="As text")).to_have_value(re.compile(r"^Name: Iron Fleet\n(\d+\t.+\n)+$"))
    page.keyboard.press("Escape")
    page.locator(".dlist .cnt").first.get_by_role("button", name=re.compile("fewer$")).click()
    expect(page.get_by_role("link", name="SW-DECK-3")).to_be_visible()
    page.get_by_role("button", name="Save draft").click()
    expect(page.get_by_text("Saved as a draft.")).to_be_visible()
    page.goto("/decks/star-wars")
    own = page.locator(".deck").filter(has=page.get_by_role("button", name="Delete"))
    expect(own).to_contain_text(re.compile("Iron Fleet.*draft.*SW-DECK-3", re.DOTALL))


def test_a_hand_is_dealt(page: Page) -> None:
    """SW-SETUP-1: seven cards."""
    editor(page)
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator(".dealt li")).to_have_count(7)
    page.locator(".dealt button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("in the deck")


def test_across_sits_the_other_side(page: Page) -> None:
    """SW-GOAL-1: against a Dark deck a Light one is chosen, and who changes sides chooses anew."""
    page.goto("/")
    page.get_by_text("Star Wars TCG").first.click()
    take_deck(page, "Iron Fleet")
    page.get_by_role("button", name="What is in it Iron Fleet").click()
    look = page.get_by_role("dialog")
    expect(look).to_contain_text(
        re.compile(r"Space units 17.*2\s*TIE Bomber EX-1-8\s*cost 3.*Battle cards 8", re.DOTALL)
    )
    look.get_by_role("button", name="TIE Bomber EX-1-8").click()
    expect(page.get_by_role("dialog").last).to_contain_text("Speed")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    other = page.get_by_label("The other seat's deck")
    drawn = ["as strong as yours", "a lighter one", "any that comes"]
    light = ["Masters of the Order", "Grand Army", "Red Squadron", "Hidden Base", "Forest Moon", "Lucky Scoundrels"]
    expect(other.locator("option")).to_have_text(drawn + light)
    other.select_option("Red Squadron")
    take_deck(page, "Grand Army")
    expect(other).to_have_value("")
    expect(other.locator("option").last).to_have_text("Court of the Hutt")
    expect(other.locator("option")).to_have_count(9)


def test_an_invitation_offers_decks_of_the_free_seat(page: Page, browser: Browser, base_url: str) -> None:
    """SW-GOAL-1: who is invited by a Light deck plays the Dark Side."""
    order = {"game": "star-wars", "opponent": "friend", "deck": "red-squadron"}
    invite = api(page, "POST", "/api/tables", order)["invite"]
    elsewhere = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
    friend = elsewhere.new_page()
    friend.goto(invite)
    expect(friend.get_by_text("Star Wars TCG · Dark Side")).to_be_visible()
    expect(friend.get_by_role("radio")).to_have_count(3)
    expect(friend.get_by_role("radio", name=re.compile("^Iron Fleet"))).to_be_checked()
    take_deck(friend, "Foundry Swarm")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(re.compile("/table/"))
    elsewhere.close()


def decks(page: Page) -> None:
    page.goto("/decks/star-wars")
    expect(page.locator(".deckarenas").first).to_have_text(re.compile(r"\d\d"))


def lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Star Wars TCG").first.click()
    expect(page.locator(".ofside svg").first).to_be_visible()


@pytest.mark.parametrize(("lang", "ready"), [("pl", "Kart: 60. Można grać."), ("ja", "60枚。対戦できます。")])
def test_languages(page: Page, lang: str, ready: str) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    page.goto("/decks/star-wars/red-squadron")
    expect(page.get_by_text(ready)).to_be_visible()
    expect(pool(page).first).to_be_visible()
    told = page.locator(".desk__pool > :not(.desk__cards), .dlist h2, .dlist__verdict, .dstat").all_inner_texts()
    english = r"\b(cards?|units?|any|side|deck|hand|arena|average|copy|search)\b"
    assert not re.search(english, " ".join(told), re.IGNORECASE)
