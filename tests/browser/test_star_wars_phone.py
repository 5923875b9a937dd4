"""A Star Wars table under a thumb: what a newcomer stumbled over there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .at_star_wars import draw, open_table, sit_down, step, verbs
from .seated import api, question, settled

pytestmark = [
    pytest.mark.browser,
    pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
]


def whole(thing: Locator) -> bool:
    """Whether all of it is seen, in what scrolls around it and on the screen."""
    return bool(
        thing.evaluate(
            """one => {
                const box = one.getBoundingClientRect();
                const around = [one.closest(".rank"), one.closest(".arena, .below__in"), document.documentElement];
                return around.filter(Boolean).map((each) => each.getBoundingClientRect()).every((room) =>
                    box.left >= room.left - 1 && box.right <= room.right + 1
                    && box.top >= room.top - 5 && box.bottom <= room.bottom + 5);
            }"""
        )
    )


def test_who_fights_is_whole_in_sight_in_a_crowd(page: Page) -> None:
    made = api(page, "POST", "/api/tables", {"scenario": "star-wars/everything-inside-everything"})
    api(page, "POST", f"/api/bot/game/{made['id']}/move/0")
    open_table(page, made["path"])
    fighting = page.locator(".su:is(.striking, .aimed)")
    expect(fighting).to_have_count(2)
    assert all(whole(unit) for unit in fighting.all())
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".hinted b")).to_be_visible()
    assert all(whole(unit) for unit in fighting.all())


def test_who_fights_is_whole_in_sight_at_each_question_of_an_attack(page: Page) -> None:
    """Up to the longest, at which damage may be prevented in two ways."""
    made = api(page, "POST", "/api/tables", {"scenario": "star-wars/everything-inside-everything"})
    api(page, "POST", f"/api/bot/game/{made['id']}/move/0")
    open_table(page, made["path"])
    fighting, asked = page.locator(".su:is(.striking, .aimed)"), question(page)
    while "Prevent some" not in asked.inner_text():
        page.locator(".prompt .btn").filter(has_text=re.compile("Pass|Attack: Yoda")).tap()
        settled(page)
        assert all(whole(unit) for unit in fighting.all())
    expect(page.locator(".prompt .btn")).to_have_count(3)
    expect(fighting).to_have_count(2)


@pytest.mark.parametrize(("height", "who"), [(844, ":is(.aimed, .next)"), (740, ".next")])
def test_who_acts_next_or_is_aimed_at_is_whole_in_sight_through_a_whole_turn(page: Page, height: int, who: str) -> None:
    """However many units stand there: all that the points of the setup can buy; on a low screen whoever is asked."""
    page.set_viewport_size({"width": 390, "height": height})
    page.add_init_script("localStorage.setItem('stolik.speed', 'instant')")
    sit_down(page, opponent="bot:greedy")
    looked = 0
    for n in range(45):
        if step(page, end=n % 7 == 6) == "over" or not settled(page):
            break
        acting = page.locator(f".arena.now .su{who}:visible")
        assert all(whole(unit) for unit in acting.all())
        looked += acting.count()
    assert looked > 2


def test_all_verbs_stand_in_rows_as_wide_as_the_screen(page: Page) -> None:
    draw(page, "everything-inside-everything")
    boxes = [verb.bounding_box() or {} for verb in verbs(page).all()]
    assert len(boxes) > 1 and all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert len({round(box["x"]) for box in boxes}) <= 2


def test_three_units_stand_in_one_row(page: Page) -> None:
    """In whichever arena luck has put so many."""
    sit_down(page)
    ranks, count = page.locator(".arena .rank:not(.far)"), "all => all.map(one => one.querySelectorAll('.su').length)"
    while max(ranks.evaluate_all(count)) < 3:
        assert step(page) != "over"
    assert settled(page)
    there = ranks.evaluate_all(count)
    page.get_by_role("tab").nth(there.index(max(there))).tap()
    three = page.locator(".arena.front .rank:not(.far) .su:visible").all()[:3]
    boxes = [unit.bounding_box() or {} for unit in three]
    assert len(boxes) == 3 and len({round(box["y"]) for box in boxes}) == 1
    assert all(whole(unit) for unit in three)


def test_units_stay_whole_beside_the_coach_and_a_chosen_card(page: Page) -> None:
    """In a guided game, which says most: the coach gives its room to what is chosen."""
    page.add_init_script("localStorage.setItem('stolik.speed', 'instant')")
    assert page.request.get("/api/session").ok
    open_table(page, api(page, "POST", "/api/tables", {"guided": "star-wars"})["path"])
    expect(page.locator(".coached")).to_be_visible()
    for _ in range(6):
        page.locator(".longfan .lit").first.tap()
        expect(verbs(page).first).to_contain_text("Put into")
        expect(page.locator(".coached")).to_be_hidden()
        assert all(whole(unit) for unit in page.locator(".arena.front .su:visible").all())
        verbs(page).first.tap()
        settled(page)
        assert all(whole(unit) for unit in page.locator(".arena.front .su:visible").all())


def test_the_end_of_a_step_says_which_points_it_costs(page: Page) -> None:
    """SW-SETUP-9, SW-ZONE-7: what is left of them is lost."""
    draw(page, "started-built-and-deployed-in-one-step")
    expect(question(page)).to_contain_text("build step")
    verbs(page).filter(has_text="End build step").tap()
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"\d+ points? (is|are) left, and lost by it\."))


def test_nothing_fades_where_there_is_room(page: Page) -> None:
    """While an attack is only announced: nothing stands between the two sides."""
    draw(page, "accuracy-against-armor")
    verbs(page).first.tap()
    expect(page.locator(".su.aimed")).to_be_visible()
    expect(page.locator(".arena.front .fray")).to_be_hidden()
    assert page.locator(".arena.front .rank:is([data-above], [data-below])").count() == 0
    far, near = (page.locator(f".arena.front .rank{one}").bounding_box() or {} for one in (".far", ":not(.far)"))
    arena = page.locator(".arena.front").bounding_box() or {}
    assert far["y"] - arena["y"] < 20 and arena["y"] + arena["height"] - near["y"] - near["height"] < 20


def test_a_unit_of_several_cards_has_the_frame_that_one_of_one_has(page: Page) -> None:
    draw(page, "everything-inside-everything")
    frames = page.locator(".su:is(.lit, .picked, .aim)").first.evaluate(
        """one => [false, true].map((deep) => {
            one.style.transition = "none";
            one.classList.toggle("deep", deep);
            return getComputedStyle(one).boxShadow;
        })"""
    )
    assert frames[0] == frames[1] != "none"
