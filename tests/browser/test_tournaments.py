"""Tournaments on the pages: one is held by the form, played by four, led by its host, and shown on a wall."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .legible import LANGS, SIZES, faults
from .seated import api, speak

pytestmark = pytest.mark.browser

PLAN = {"name": "Friday Swiss", "game": "token-battle", "clock": {"minutes": 30}, "auto": False, "rounds": 2}
SHARE = Fraction(33, 100)
"""The least that an opponent counts for."""


def held(page: Page, bots: int = 3, **more: Any) -> str:
    """A tournament of whoever has the page, with bots in it; its path on the server."""
    page.goto("/")
    path = f"/api{api(page, 'POST', '/api/tournaments', {**PLAN, **more})['path']}"
    for _ in range(bots):
        lead(page, path, "bot")
    return path


def lead(page: Page, path: str, act: str, **more: Any) -> None:
    api(page, "POST", f"{path}/act", {"act": act, **more})


def opened(page: Page, path: str, more: str = "") -> None:
    page.goto(path.removeprefix("/api") + more)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def listed(page: Page) -> None:
    """The list, with all that one may say of a tournament to hold."""
    held(page, 2)
    page.goto("/tournaments")
    page.get_by_text("Friday Swiss").first.wait_for()
    page.locator("details.more summary").click()


def to_enter(page: Page) -> None:
    opened(page, held(page))
    expect(page.locator(".setpick .dk__name").first).to_be_visible()


def begun(page: Page, **more: Any) -> str:
    """A round that is played, and a table that waits for me."""
    path = held(page, **more)
    api(page, "POST", f"{path}/enter", {"decks": ["first-steps"]})
    for act in ("pair", "start"):
        lead(page, path, act)
    return path


def played(page: Page) -> None:
    opened(page, begun(page))
    expect(page.locator(".prompt .btn.go")).to_be_visible()


def first_round(page: Page) -> str:
    """The first round was played to its end, and is closed."""
    path = begun(page)
    api(page, "POST", f"/api/bot/game/{api(page, 'GET', path)['table']}/resign")
    while not all(match["over"] for match in api(page, "GET", path)["rounds"][0]["matches"]):
        page.wait_for_timeout(100)
    lead(page, path, "close")
    return path


def over(page: Page) -> None:
    path = first_round(page)
    lead(page, path, "end")
    opened(page, path)
    expect(page.locator(".opensets")).to_be_visible()


def projected(page: Page) -> None:
    opened(page, begun(page), "/projector")
    expect(page.locator(".pj__list li")).to_have_count(4)


class Hall:
    """Four people who play: the later one of two gives up. The first two have pages."""

    def __init__(self, pages: list[Page], others: list[httpx.Client]) -> None:
        self.pages = pages
        self.others = others
        for n, page in enumerate(pages):
            page.goto("/")
            api(page, "PATCH", "/api/session", {"name": f"P{n + 1}"})
        for n, other in enumerate(others):
            other.get("/api/session")
            other.patch("/api/session", json={"name": f"P{n + 3}"})

    def ask(self, n: int, method: str, path: str, body: object = None) -> Any:
        """What the server tells one of them, counted from 1."""
        if n <= len(self.pages):
            return api(self.pages[n - 1], method, path, body)
        return self.others[n - 1 - len(self.pages)].request(method, path, json=body).raise_for_status().json()

    def play(self, path: str) -> list[list[int]]:
        """The round that is on is played; who met whom."""
        tables: dict[str, list[int]] = {}
        for n in range(1, 5):
            while not (table := self.ask(n, "GET", path)["table"]):  # tables are dealt one after the other
                self.pages[0].wait_for_timeout(50)
            tables.setdefault(table, []).append(n)
        for table, both in tables.items():
            self.ask(max(both), "POST", f"/api/bot/game/{table}/resign")
        while not all(match["over"] for match in self.ask(1, "GET", path)["rounds"][-1]["matches"]):
            self.pages[0].wait_for_timeout(50)
        return list(tables.values())


@pytest.fixture
def hall(page: Page, browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Hall]:
    second = browser.new_context(**browser_context_args)
    headers = {"X-Stolik": "1"}
    others = [httpx.Client(base_url=base_url, headers=headers, trust_env=False, timeout=60) for _ in range(2)]
    yield Hall([page, second.new_page()], others)
    second.close()
    for other in others:
        other.close()


def announced(page: Page) -> str:
    """One is held by the form, led by hand; its path on the server."""
    page.goto("/tournaments")
    page.get_by_role("textbox", name="Name").fill("Friday Swiss")
    page.get_by_text("More settings").click()
    page.get_by_label("How rounds follow").select_option("when you say so")
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile(r"/tournaments/\w+"))
    return "/api" + re.sub(r"^\w+://[^/]+", "", page.url)


def enters(page: Page) -> None:
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("heading", name="You are in.")).to_be_visible()


def reckoned(rounds: list[list[list[int]]]) -> dict[str, tuple[int, str]]:
    """By hand: points, and the mean share of match points of those whom somebody met."""
    points = dict.fromkeys(range(1, 5), 0)
    met: dict[int, list[int]] = {n: [] for n in points}
    for one, other in (pair for pairs in rounds for pair in pairs):
        points[min(one, other)] += 3
        met[one].append(other)
        met[other].append(one)
    shares = {n: max(SHARE, Fraction(points[n], 3 * len(rounds))) for n in points}
    mean = {n: sum(shares[foe] for foe in met[n]) / len(met[n]) for n in points}
    return {f"P{n}": (points[n], f"{float(100 * mean[n]):.2f}") for n in points}


def stood(page: Page) -> dict[str, tuple[int, str]]:
    """The same as the page has it."""
    rows = page.locator(".tab tbody tr")
    expect(rows).to_have_count(4)
    cells = [[*row.locator("th, td").all_inner_texts()] for row in rows.all()]
    return {cell[1].replace("(you)", "").strip(): (int(re.sub(r"\D", "", cell[2])), cell[4].strip()) for cell in cells}


def test_four_play_one_that_is_held_by_the_form_to_its_end(hall: Hall) -> None:
    host, second = hall.pages
    path = announced(host)
    second.goto(path.removeprefix("/api"))
    for page in (host, second):
        enters(page)
    for n in (3, 4):
        hall.ask(n, "POST", f"{path}/enter", {"decks": ["carousel"]})
    rounds = []
    for number in (1, 2):
        host.get_by_role("button", name=f"Pair round {number}").click()
        host.get_by_role("button", name=f"Start round {number}").click()
        expect(second.get_by_role("link", name="Sit down")).to_be_visible()
        rounds.append(hall.play(path))
        host.get_by_role("button", name=f"Close round {number}").click()
    for page in (host, second):
        expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
        assert stood(page) == reckoned(rounds)


def test_enter_sits_down_where_the_pairing_says(hall: Hall) -> None:
    page = hall.pages[1]
    path = held(hall.pages[0], 1)
    opened(page, path)
    enters(page)
    lead(hall.pages[0], path, "pair")
    told = page.locator("p.sr[role=status]", has_text="Round 1 is paired.")
    expect(told).to_have_text(re.compile(r"^Round 1 is paired\. Table 1, against \w+\.$"))
    expect(page.locator(".tno-big")).to_have_text("1")
    lead(hall.pages[0], path, "start")
    expect(page.get_by_role("link", name="Sit down")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{api(page, 'GET', path)['table']}")


def test_on_another_page_the_bar_says_that_a_table_waits_and_moves_nobody(page: Page) -> None:
    path = held(page, 1)
    api(page, "POST", f"{path}/enter", {"decks": ["first-steps"]})
    page.goto("/learn")
    expect(page.locator(".stn").first).to_be_visible()
    for act in ("pair", "start"):
        lead(page, path, act)
    ready = page.get_by_role("link", name="Your table is ready: sit down")
    expect(ready).to_have_attribute("href", f"/table/{api(page, 'GET', path)['table']}")
    assert page.url.endswith("/learn")


def test_a_host_enters_a_result_with_a_reason_which_the_log_shows(page: Page) -> None:
    path = begun(page)
    opened(page, path)
    page.get_by_role("button", name="Enter a result").click()
    dialog = page.get_by_role("dialog", name="Enter a result")
    mine = next(match for match in api(page, "GET", path)["rounds"][0]["matches"] if match["tables"])
    dialog.get_by_role("spinbutton").first.fill("1")
    dialog.get_by_role("button", name="Enter a result").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Say in a few words why")
    dialog.get_by_label("Why").fill("the clock stopped")
    dialog.get_by_role("button", name="Enter a result").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".tnlog q").first).to_have_text("the clock stopped")
    assert api(page, "GET", path)["rounds"][0]["matches"][mine["table"] - 1]["winner"] == mine["first"]


def test_when_half_have_left_the_host_is_asked_what_then(page: Page) -> None:
    path = first_round(page)
    told = api(page, "GET", path)
    mine = next(one for one in told["rounds"][0]["matches"] if told["me"] in (one["first"], one["second"]))
    others = [one["id"] for one in told["entrants"] if one["id"] not in (mine["first"], mine["second"])]
    met = {mine["first"], mine["second"]} - {told["me"]}  # nobody meets the same bot again
    for bot in (*met, others[0]):
        lead(page, path, "remove", entrant=bot, why="out of order")
    opened(page, path)
    strip = page.get_by_role("region", name="You run this")
    expect(strip).to_contain_text("2 are left. Pair them, add a bot, or end here?")
    verbs = [one.removesuffix(" ") for one in strip.locator(".leads button").all_inner_texts()]
    assert verbs == ["Pair those who are left", "Add a bot", "End here"]
    strip.get_by_role("button", name="Pair those who are left").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 2 of 2")


def test_what_its_host_alone_may_do_is_seen_by_nobody_else(hall: Hall) -> None:
    path = held(hall.pages[0])
    opened(hall.pages[1], path)
    expect(hall.pages[1].get_by_role("button", name="Enter", exact=True)).to_be_visible()
    expect(hall.pages[1].locator(".tn__org")).to_have_count(0)
    opened(hall.pages[0], path)
    expect(hall.pages[0].locator(".tn__org")).to_be_visible()


def test_two_make_a_team_on_the_page(hall: Hall) -> None:
    host, second = hall.pages
    path = held(host, 0, game="pokemon-2v2")
    opened(host, path)
    host.get_by_role("button", name="Enter and wait for a partner").click()
    expect(host.get_by_role("heading", name="You wait for a partner.")).to_be_visible()
    opened(second, path)
    second.get_by_role("button", name="Join").click()
    expect(second.get_by_role("heading", name="You are in.")).to_be_visible()
    expect(second.locator(".entries li")).to_contain_text("P1 & P2")


def test_star_wars_is_entered_with_a_set_for_each_side(page: Page) -> None:
    path = held(page, 0, game="star-wars")
    opened(page, path)
    expect(page.locator(".setpick")).to_have_count(2)
    enters(page)
    assert len(api(page, "GET", path)["my_titles"]) == 2


def shown(names: Locator) -> list[str]:
    return [name.strip() for name in names.all_inner_texts()]


def test_the_projector_has_names_by_alphabet_with_large_numbers_and_no_button(page: Page) -> None:
    path = begun(page)
    opened(page, path, "/projector")
    names = page.locator(".pj__list b")
    expect(names).to_have_count(4)
    assert shown(names) == sorted(shown(names), key=str.casefold)
    size: Callable[[str], float] = lambda place: page.locator(place).first.evaluate(  # noqa: E731
        "one => parseFloat(getComputedStyle(one).fontSize)"
    )
    assert size(".pj__list b") >= 28 and size(".pj__list .tno") > size(".pj__list b")
    assert page.locator("button, a[href]").count() == 0


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_of_the_projector_is_cut(page: Page, lang: str) -> None:
    """It has no menu in which another language is chosen."""
    speak(page, lang)
    projected(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []


def test_the_projector_shows_standings_in_turn(page: Page) -> None:
    page.clock.install()
    path = first_round(page)
    lead(page, path, "pair")
    opened(page, path, "/projector")
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 2")
    page.clock.run_for(20_500)
    expect(page.get_by_role("heading", level=1)).to_have_text("Standings after round 1")
    page.clock.run_for(20_000)
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 2")


def test_a_game_that_is_over_leads_back_to_its_tournament(page: Page) -> None:
    path = begun(page)
    page.goto(f"/table/{api(page, 'GET', path)['table']}")
    expect(page.locator(".table[data-stands]")).to_be_visible()
    page.request.post(f"/api/bot/game/{api(page, 'GET', path)['table']}/resign", headers={"X-Stolik": "1"})
    page.get_by_role("link", name="To the tournament").click()
    page.wait_for_url(f"**{path.removeprefix('/api')}")


def test_the_lobby_has_tournaments_only_where_there_are_some(page: Page) -> None:
    path = held(page, 0, name="Only for the lobby")
    page.goto("/")
    section = page.get_by_role("region", name="Tournaments")
    expect(section).to_contain_text("Only for the lobby")
    lead(page, path, "end")
    page.route("**/api/tournaments?*", lambda route: route.fulfill(json=[]))  # those of other tests go on
    page.reload()
    expect(page.locator(".deckopt").first).to_be_visible()
    expect(section).to_have_count(0)


def test_a_tournament_that_is_not_there_is_a_page_that_says_so(page: Page) -> None:
    page.goto("/tournaments/nothing-here")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".tn")).to_have_count(0)
