"""A Pokémon table under a thumb: what a newcomer stumbled over there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.games.pokemon.cards import pool

from .at_pokemon import draw, go, sit_down
from .seated import question, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
]

BASICS = list({card.name: card.id for card in pool().values() if card.stage == "basic"}.values())
ONE_ON_THE_OTHER = """all => {
    const boxes = all.map(one => [one.innerText, one.getBoundingClientRect()]);
    return boxes.flatMap(([name, a], n) => boxes.slice(n + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} | ${other}`));
}"""


def overlaps(page: Page) -> list[str]:
    """Cards and free places of the table that lie on one another."""
    found: list[str] = page.locator(".pkt__in :is(.pk, .slot)").evaluate_all(ONE_ON_THE_OTHER)
    return found


def in_sight(one: Locator) -> bool:
    """Whether all of it is seen in what scrolls around it, and a finger there would meet it."""
    return bool(
        one.evaluate(
            """one => {
                const box = one.getBoundingClientRect();
                const row = one.closest(".longfan, .pkt__in, .below__in").getBoundingClientRect();
                const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return (one.closest(".pk") ?? one).contains(met)
                    && box.left >= row.left - 1 && box.right <= row.right + 1
                    && box.top >= row.top - 9 && box.bottom <= row.bottom + 9;
            }"""
        )
    )


def test_nothing_lies_on_another_card_whatever_the_slip_says(page: Page) -> None:
    draw(page, "what-may-be-done-in-a-turn")
    hand = page.locator(".longfan .lit")
    for n in range(hand.count()):
        hand.nth(n).tap()
        expect(page.locator(".prompt .printed, .prompt .verbs").first).to_be_visible()
        assert overlaps(page) == []
        assert all(in_sight(row) for row in page.locator(".pkt__nact .atk").all())
        page.get_by_role("button", name="Something else").tap()


def test_a_hand_comes_to_the_first_card_that_may_be_chosen_and_counts_the_others(page: Page) -> None:
    """Energy of eight types comes before all Pokémon of the deck."""
    energy = [f"dp1-{n}" for n in range(123, 131)]
    sit_down(page, deck=[energy * 5 + BASICS[-30:-25] * 4])
    cards = page.locator(".longfan .lit")
    expect(cards.first).to_be_visible()
    assert any(in_sight(card) for card in cards.all())
    before = page.locator(".fanned .tray__go.before")
    expect(before).to_have_text(re.compile(r"^[1-9]$"))
    while before.count():
        hidden = before.inner_text()
        before.tap()
        expect(page.locator(".fanned .tray__go.before", has_text=re.compile(f"^{hidden}$"))).to_have_count(0)
    assert in_sight(page.locator(".longfan .pk").first)


def test_all_that_may_be_done_stands_in_rows_attacks_first(page: Page) -> None:
    draw(page, "what-may-be-done-in-a-turn")
    verbs = page.locator(".prompt .verbs .btn")
    expect(verbs.first).to_contain_text("Attack: Poison Leaf")
    assert verbs.count() == 4 and all(in_sight(verb) for verb in verbs.all())


def test_a_text_that_goes_on_says_so_and_scrolls_by_a_tap(page: Page) -> None:
    draw(page, "trainers-that-stay")
    page.locator(".longfan .lit", has_text="Technical Machine").tap()
    more = page.locator(".below:has(.printed) .below__more")
    for _ in range(4):
        if more.is_visible():
            more.tap()
    assert in_sight(page.locator(".printed p").last) and in_sight(page.locator(".verbs .btn").last)


def test_the_hand_keeps_its_place_when_its_last_card_is_played(page: Page) -> None:
    draw(page, "a-fossil-is-played-as-a-pokemon")
    top = page.locator(".hand").evaluate("one => one.getBoundingClientRect().top")
    page.locator(".longfan .lit").tap()
    go(page).tap()
    expect(page.locator(".longfan")).to_contain_text("Your hand is empty.")
    assert page.locator(".hand").evaluate("one => one.getBoundingClientRect().top") == top


def test_a_card_with_one_place_is_put_there_by_the_one_dark_button(page: Page) -> None:
    draw(page, "what-may-be-done-in-a-turn")
    page.locator(".longfan .lit", has_text="Chikorita").tap()
    expect(question(page)).to_have_text("Bench: Chikorita?")
    go(page).tap()
    expect(page.locator(".pkt__nbench .pk--bench", has_text="Chikorita")).to_be_visible()


def test_damage_that_is_not_as_printed_is_reckoned_before_the_attack(page: Page) -> None:
    """Where a player wants to be asked once more."""
    page.add_init_script("localStorage.setItem('stolik.careful', 'yes')")
    draw(page, "weakness-first-then-resistance")
    page.locator(".pkt__nact .atk.lit").tap()
    expect(page.locator(".prompt .gist")).to_contain_text(
        "80 damage on Magnemite = 50 + 50 (Weakness) − 20 (Resistance)"
    )


def test_a_prize_comes_to_the_hand_without_a_question(page: Page) -> None:
    """Prizes that lie face down are all alike."""
    draw(page, "two-prizes-left")
    page.locator(".pkt__nact .atk.lit").last.tap()
    settled(page)
    expect(page.get_by_role("region", name="How one wins")).to_contain_text("Prizes left: B 6, A 1.")
    expect(page.locator(".prompt")).not_to_contain_text("Prize")


def test_an_attack_is_one_tap_and_a_retreat_two(page: Page) -> None:
    """PK-ATTACK-1, PK-RETREAT-1: the row is the attack, and who comes in is chosen together with the retreat."""
    draw(page, "several-knock-outs-step-by-step")
    page.locator(".prompt .verbs .btn").filter(has_text=re.compile("^Retreat")).tap()
    expect(question(page)).to_contain_text("Who comes in for Voltorb?")
    page.locator(".pk--bench.aim").filter(has_text="Starly").tap()
    settled(page)
    page.locator(".prompt .verbs .btn").filter(has_text="Colorless").or_(
        page.locator(".prompt .verbs .btn").filter(has_text=re.compile("Energy"))
    ).first.tap()
    expect(page.locator(".pkt__nact")).to_contain_text("Starly")
    draw(page, "weakness-first-then-resistance")
    page.locator(".pkt__nact .atk.lit").tap()
    settled(page)
    expect(page.locator(".prompt")).not_to_contain_text("Attack:")


def test_a_strip_of_the_cloth_lies_around_the_button_of_the_lobby(page: Page) -> None:
    page.goto("/")
    shadow = page.locator(".playbar__go").evaluate("one => getComputedStyle(one).boxShadow")
    assert shadow.endswith("0px 0px 0px 10px")


@pytest.mark.parametrize("lesson", ["energy", "bench", "evolve", "trainer"])
def test_a_lesson_with_a_hand_is_as_long_as_the_screen(page: Page, lesson: str) -> None:
    """Else the page would scroll, and the hand or the coach were out of sight."""
    page.goto(f"/learn/pokemon/{lesson}")
    expect(page.locator(".longfan .lit").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("[document.scrollingElement.scrollHeight, scrollY]") == [844, 0]
