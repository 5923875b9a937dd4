"""A game that brings no face: its table, its decks and its place in the lobby, drawn from what the server lists."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .plain import GAME, asked, card, laid, offered, view
from .seated import question

pytestmark = pytest.mark.browser

RING = card("Ring", 0, ["lay", 0], "Worth 5. It shines on heads, and then it is worth twice as much.")
SPOON = card("Spoon", 1, ["lay", 1])
LATER = card("Trick", -1, ["use", 4])


def two_of_three(page: Page) -> list[dict[str, object]]:
    return laid(page, view(asked("Lay Ring", "Lay Spoon", "Pass", most=2), RING, SPOON, LATER))


def test_seats_zones_and_figures_are_groups_with_names(page: Page) -> None:
    two_of_three(page)
    bo = page.get_by_role("region", name="Bo")
    expect(bo.get_by_role("group", name=re.compile("Hand 4, hidden"))).to_be_visible()
    expect(bo).to_contain_text(re.compile(r"points\s*7"))
    expect(page.get_by_role("region", name="Steady")).to_contain_text("bot")
    expect(page.get_by_role("button", name=re.compile("^Bell .*Rings when it is laid. .*4 letters$"))).to_be_visible()
    pile = page.get_by_role("group", name=re.compile("Pile 14, newest first"))
    expect(pile.get_by_role("button", name=re.compile("^Thing"))).to_have_count(8)
    pile.get_by_role("button", name="6 more").click()
    expect(pile.get_by_role("button", name=re.compile("^Thing"))).to_have_count(14)
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"limit\s*30"))
    expect(page.get_by_role("log").first).to_contain_text("Bo laid Bell.")


def test_what_is_chosen_as_a_card_is_chosen_in_the_slip(page: Page) -> None:
    said = two_of_three(page)
    expect(question(page)).to_have_text("What do you lay?")
    page.get_by_role("button", name=re.compile("^Ring .* may be chosen$")).click()
    option = page.get_by_role("group", name="What can be done").get_by_role("button", name=re.compile("Lay Ring"))
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("1 chosen, 1 to 2 wanted")
    page.keyboard.press("2")
    expect(page.locator(".ghand .picked")).to_have_count(2)
    page.get_by_role("button", name=re.compile("Choose 2")).click()
    assert [(one["t"], one["picks"]) for one in said] == [("answer", [0, 1])]


def test_keys_alone_answer(page: Page) -> None:
    said = two_of_three(page)
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Spoon"))
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".ghand .picked")).to_have_count(0)
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-stands", "sent")
    assert [one["picks"] for one in said] == [[2]]


@pytest.mark.parametrize("ours", [True, False])
def test_a_card_that_can_not_be_chosen_says_why(page: Page, ours: bool) -> None:
    decision = asked("Lay Ring") if ours else None
    said = laid(page, view(decision, card("Ring", 0 if ours else -1, ["lay", 0]), LATER))
    page.get_by_role("button", name=re.compile("^Trick")).click(force=True)
    why = page.locator(".why:visible")
    expect(why).to_contain_text("That is for later.")
    expect(why.get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}/RU-TURN-2")
    assert [(one["verb"], one["args"]) for one in said] == [("use", [4])]
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Bell")).click(force=True)
    expect(page.get_by_role("dialog", name="Bell")).to_contain_text("Rings when it is laid.")


def test_a_card_that_is_only_a_name_is_small_and_opens_nothing(page: Page) -> None:
    said = laid(page, view(None, *[{**card(f"Lamp {n}"), "facts": []} for n in range(8)]))
    lamps = page.locator(".ghand .gk")
    for width, lines in ((1280, 2), (1024, 2), (390, 1)):
        page.set_viewport_size({"width": width, "height": 800})
        tops = [box["y"] for lamp in lamps.all() if (box := lamp.bounding_box())]
        assert len(tops) == 8 and len(set(tops)) <= lines
    lamps.first.click(force=True)
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert said == [], "nobody is asked about what says nothing"


def test_who_is_asked_out_of_turn_is_marked(page: Page) -> None:
    laid(page, {**view(asked("Lay Ring", "Pass"), RING), "to_move": 2})
    turn = page.locator(".bar__turn")
    expect(turn).to_contain_text("Your turn")
    expect(turn.locator(".mark")).to_have_text("A")
    expect(page.locator(".gseat.moves")).to_have_count(0)


def test_what_does_not_go_with_what_is_picked_is_closed(page: Page) -> None:
    together = {"groups": [1, 1, 2], "each": 1, "weights": [], "total": 0}
    said = laid(page, view(asked("Lay Ring", "Lay Spoon", "Pass", most=2, together=together), RING, SPOON, LATER))
    page.keyboard.press("1")
    spoon = page.get_by_role("group", name="What can be done").get_by_role("button", name=re.compile("Lay Spoon"))
    expect(spoon).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("^Spoon")).first).not_to_have_class(re.compile(r"\blit\b"))
    page.keyboard.press("2")
    expect(page.locator(".prompt")).to_contain_text("1 chosen, 1 to 2 wanted")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-stands", "sent")
    assert [one["picks"] for one in said] == [[0, 2]]


def test_many_options_are_searched(page: Page) -> None:
    said = laid(page, view(asked(*[f"Dig at place {n}" for n in range(40)])))
    options = page.get_by_role("group", name="What can be done").get_by_role("button")
    expect(options).to_have_count(40)
    page.keyboard.press("/")
    page.keyboard.type("place 17")
    expect(options).to_have_count(1)
    options.click()
    page.get_by_role("button", name=re.compile("Dig at place 17 Enter")).click()
    assert [one["picks"] for one in said] == [[17]]


def test_nothing_is_hidden_that_could_not_be_drawn(page: Page) -> None:
    two_of_three(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="All you see, as text").click()
    expect(page.get_by_role("dialog", name="All you see, as text")).to_contain_text("pile: 14")


def test_the_lobby_seats_three_who_play_for_themselves(page: Page) -> None:
    offered(page)
    page.goto("/")
    page.get_by_text("Lay what you find.").click()
    chairs = page.get_by_role("group", name="Who sits where?").first
    expect(chairs).to_contain_text("Everybody plays for themselves.")
    expect(chairs.get_by_role("combobox", name=re.compile("Who sits at seat"))).to_have_count(3)
    page.get_by_role("combobox", name="Who sits at seat B").select_option("me")
    expect(chairs.get_by_role("status")).to_have_text("Take one seat, or all of them.")
    page.get_by_role("button", name="What is in it Attic").click()
    look = page.get_by_role("dialog", name="Attic")
    expect(look.get_by_role("listitem")).to_have_text([re.compile("2 ?Ring"), re.compile("1 ?Bell")])


def test_a_game_without_decks_asks_for_none(page: Page) -> None:
    offered(page, decked=False)
    page.goto("/")
    page.get_by_text("Lay what you find.").click()
    expect(page.locator(".chairs").get_by_role("combobox")).to_have_count(3)
    expect(page.get_by_text("With which deck?")).to_have_count(0)
    expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()
    links = page.get_by_role("navigation", name="Main").get_by_role("link")
    expect(links).to_have_text(["Play", "Tournaments", "Learn", "Your games", "Rules"])
    for path in ("", "/new", "/attic"):
        page.goto(f"/decks/{GAME}{path}")
        expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


def test_a_deck_is_written_as_text(page: Page) -> None:
    kept = offered(page)
    page.goto(f"/decks/{GAME}/new")
    expect(page.get_by_text("A kit holds three things.")).to_be_visible()
    expect(page.get_by_role("link", name="RU-KIT-1")).to_have_attribute("href", f"/rules/{GAME}/RU-KIT-1")
    page.get_by_label("Name of the deck").fill("Cellar")
    page.get_by_label("As text").fill("ring bell bell")
    expect(page.get_by_text("3 cards. Ready to play.")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert kept == [{"name": "Cellar", "stacks": [["ring", "bell", "bell"]]}]


def test_addresses_of_no_game_lead_nowhere(page: Page) -> None:
    offered(page)
    page.goto("/rules/no-such-game")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.goto(f"/rules/{GAME}")
    expect(page.get_by_role("main")).to_contain_text("This game brings no written rules.")


def table(page: Page) -> None:
    two_of_three(page)
    page.keyboard.press("1")


def lobby(page: Page) -> None:
    offered(page)
    page.goto("/")
    page.get_by_text("Lay what you find.").click()
    expect(page.get_by_role("group", name="Who sits where?").first).to_be_visible()


def deck(page: Page) -> None:
    offered(page)
    page.goto(f"/decks/{GAME}/attic")
    expect(page.get_by_text("3 cards. Ready to play.")).to_be_visible()
