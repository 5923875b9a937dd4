"""A battle of Star Wars in few acts: what is one deed is one act, and what was chosen stays chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .at_star_wars import draw, go, sit_down, step, verbs
from .seated import settled, speak, touch

pytestmark = pytest.mark.browser


def test_a_click_on_the_target_is_the_attack_and_a_finger_sees_first(page: Page) -> None:
    """SW-ATTACK-1."""
    draw(page, "accuracy-against-armor")
    target = page.locator(".rank .su.lit:not(.soft)").first
    touch(target)
    expect(page.locator(".prompt .foresee")).to_be_visible()
    page.keyboard.press("Escape")
    target.click()
    expect(page.locator(".fray")).to_contain_text("to be discarded")


def test_what_a_verb_says_whole_is_done_by_one_click(page: Page) -> None:
    """SW-KW-EVADE-1: it names the damage and what is paid."""
    draw(page, "evade-does-not-heal")
    verbs(page).filter(has_text="Evade").first.click()
    settled(page)
    expect(page.locator(".prompt h2")).to_contain_text("How much of the damage")
    expect(verbs(page).locator("kbd")).to_have_text(["2", "1", "0"])


def test_a_click_retreats_and_a_finger_sees_first(page: Page) -> None:
    """SW-TURN-3: the question says what the click does."""
    draw(page, "retreating-taps")
    guard = page.locator(".rank .su.lit")
    touch(guard)
    expect(verbs(page)).to_contain_text(["Retreat: "])
    page.keyboard.press("Escape")
    guard.click()
    expect(page.locator(".bzc")).to_contain_text(["Geonosian Guard"])


def test_a_unit_is_built_and_deployed_in_one_act_and_taken_back_in_one(page: Page) -> None:
    """SW-BUILD-2, SW-BUILD-7: the finer ways stand beside it."""
    draw(page, "started-built-and-deployed-in-one-step")
    page.locator(".longfan .lit").click()
    expect(go(page)).to_have_text("Build and deploy: Geonosian Guard (2) Enter")
    expect(verbs(page).filter(has_text="Start building")).to_be_visible()
    page.keyboard.press("Enter")
    guard = page.locator(".arena.character .su").filter(has_text="Geonosian Guard")
    expect(guard).to_be_visible()
    page.keyboard.press("u")
    expect(guard).to_have_count(0)
    expect(page.locator(".longfan .lit")).to_have_count(1)
    expect(page.locator(".swt__nz .bzc")).to_have_count(0)


def test_the_counters_that_complete_a_card_are_what_enter_says(page: Page) -> None:
    """SW-BUILD-5."""
    draw(page, "started-built-and-deployed-in-one-step")
    page.locator(".longfan .lit").click()
    verbs(page).filter(has_text="Start building").click()
    expect(go(page)).to_contain_text("Add 2 counters: that completes it")
    page.keyboard.press("Enter")
    expect(page.locator(".swt__nz .bzc")).to_contain_text("2/2")


def test_enter_ends_no_step_in_which_something_else_is_possible(page: Page) -> None:
    """However many things there are, one chooses a lit card, or ends the step by its own key."""
    draw(page, "started-built-and-deployed-in-one-step")
    expect(verbs(page)).to_have_text([re.compile("^End build step ?E$")])
    page.keyboard.press("Enter")
    settled(page)
    expect(verbs(page)).to_have_text([re.compile("^End build step ?E$")])
    expect(go(page)).to_have_count(0)


OUTSIDE = """() => [[".arena .su", ".arena"], [".queue li", ".queue"]].flatMap(([what, around]) =>
    [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()).flatMap((one) => {
        const own = one.getBoundingClientRect(), room = one.closest(around).getBoundingClientRect();
        const beside = Math.max(room.left - own.left, own.right - room.right);
        const out = around === ".arena" ? own.bottom - room.bottom : beside;
        return out > 6 ? [`${one.textContent.trim()} ${Math.round(out)}`] : [];
    }))"""
"""Units that reach below their arena, and names in the order of acting that are cut."""


OVER = """() => {
    document.querySelector(".swt__far .seat__name").textContent = "Konstancja Wielopolska";
    const queue = document.querySelector(".queue")?.getBoundingClientRect();
    return [...document.querySelectorAll(".swt__far .seat > *, .swt__far .tally > *")].filter((one) =>
        one.checkVisibility() && queue && one.getBoundingClientRect().right > queue.left + 1
    ).map((one) => one.textContent.trim());
}"""
"""What the order of acting lies over, beside a seat with a long name."""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=str)
def test_units_and_the_order_of_acting_stay_in_sight_through_a_battle(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    speak(page, "pl")
    sit_down(page, opponent="bot:greedy")
    for n in range(60):
        settled(page)
        if page.locator(".arena.now").count():
            break
        # Words are Polish here: whoever may retreat stays.
        step(page, end=n % 9 == 8 or page.locator(".steps .now").filter(has_text="wycofanie").count() > 0)
    fought = 0
    for n in range(20):
        if not settled(page):
            break
        fought += page.locator(".fray").count()
        # A narrow arena has no room for many: its rows scroll there, and stay within it.
        outside = OUTSIDE if size[0] > 1180 else OUTSIDE.replace('".arena .su"', '".arena .rank"')
        assert page.evaluate(outside) + page.evaluate(OVER) == [], f"answer {n} of the battle"
        step(page, end=n % 9 == 8)
    assert fought > 3


def test_speed_and_skipping_stand_in_one_place_and_what_was_chosen_is_kept(page: Page) -> None:
    page.add_init_script("localStorage.getItem('chosen') || localStorage.setItem('stolik.speed', 'calm');")
    page.add_init_script("localStorage.setItem('chosen', 'yes')")
    sit_down(page, opponent="bot:greedy")
    line = page.locator(".pacedline")
    before = line.bounding_box()
    line.get_by_role("button", name="instant").click()
    settled(page)
    page.reload()
    settled(page)
    expect(line.get_by_role("button", name="instant")).to_have_attribute("aria-pressed", "true")
    assert line.bounding_box() == before
