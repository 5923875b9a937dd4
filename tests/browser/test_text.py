"""No text is cut: each page at three widths and in three languages, measured line by line; and the measure itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stolik.lessons.lesson import load

from . import test_analysis as analysis
from . import test_arenas as arenas
from . import test_tournaments as tournaments
from .legible import LANGS, SIZES, faults, opened, play, speak
from .seated import api, settled

pytestmark = pytest.mark.browser

ALLOWED = (
    # Tiles in a list, which may end in "…" (table.md 10.5): what they say is told whole where they are chosen or read.
    ("ends in …", ".longfan .words, .longfan .muted, .tray .words, .tray .muted"),
    ("ends in …", ".desk__cards .words, .desk__cards .muted, .ru__nav .rtext"),
    # On a phone a card's text in a hand, and the newest line of the log, which opens as a sheet.
    ("ends in …", ".ticker > span"),
    # What a unit on the table can do, in short: it is read by the pointer, by Space, and in the slip when it acts.
    ("ends in …", ".su__kw"),
    # A position that is drawn small is a picture: it is read in the replay, where its button leads.
    ("*", ".endk__mat"),
    # The arrow at the end of a hand that goes on lies on its last card, as in trays.
    ("lies on other text", ".fanned > .tray__go, .tray__go *, .fanned:has(> .tray__go) .card *"),
)
"""Kinds of fault, and of what they are none."""

Pose = Callable[[Page], None]
Visit = Callable[[Page], Pose | None]
SEATS = {
    "token-battle": {"deck": "first-steps", "other_deck": "carousel"},
    "pokemon": {"deck": "terra-firma", "other_deck": "inferno-zone"},
    "pokemon-2v2": {
        "seats": [
            {"who": "me", "deck": deck} for deck in ("roaring-blaze", "overvoltage", "quick-change", "static-fang")
        ]
    },
    "star-wars": {"deck": "red-squadron", "other_deck": "iron-fleet"},
}


def at(path: str, shown: str = "main") -> Visit:
    """A page by its address; `shown` is there when it is."""

    def visit(page: Page) -> None:
        page.goto(path)
        page.locator(shown).first.wait_for()

    return visit


def table(page: Page, game: str, answers: int) -> str:
    """A game at which we sit on all sides, after so many answers; its id."""
    made = opened(page, game=game, **SEATS[game])
    play(page, made, answers)
    return made


def lobby(game: str) -> Visit:
    def visit(page: Page) -> None:
        page.evaluate("game => localStorage.setItem('stolik.game', game)", game)
        at("/", ".deckopt")(page)

    return visit


def game(name: str, answers: int) -> Visit:
    return lambda page: at(f"/table/{table(page, name, answers)}", ".prompt h2")(page)


LONG_NAMES = [
    ["kaleidoscope", "changeling", "cuckoo"],
    ["lighthouse", "palace", "gale"],
    ["star-saw", "whirl", "trident"],
    ["toll-chest", "encore", "open-vault"],
]
"""A set of Token Battle with the longest words in names."""


def long_names(page: Page) -> None:
    kept = api(page, "POST", "/api/games/token-battle/decks", {"name": "Long", "stacks": LONG_NAMES})["id"]
    made = opened(page, game="token-battle", deck=kept, other_deck=kept)
    at(f"/table/{made}", ".prompt h2")(page)


def could(name: str, answers: int) -> Visit:
    def pose(page: Page) -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        settled(page)
        page.keyboard.press("w")
        page.locator("dialog.could[open] .btn").first.wait_for()

    def visit(page: Page) -> Pose:
        game(name, answers)(page)
        return pose

    return visit


def menu(page: Page) -> Pose:
    game("pokemon", 0)(page)
    return lambda page: page.keyboard.press("m")


def hint(page: Page) -> Pose:
    def pose(page: Page) -> None:
        settled(page)
        if not page.locator(".hinted:not(:empty)").count():
            page.keyboard.press("i")
        page.locator(".hinted:not(:empty)").wait_for()

    game("star-wars", 3)(page)
    return pose


def drawn(scenario: str, *answers: str) -> Visit:
    def visit(page: Page) -> None:
        made = api(page, "POST", "/api/tables", {"scenario": scenario})
        for picks in answers:
            api(page, "POST", f"/api/bot/game/{made['id']}/move/{picks}")
        at(made["path"], ".prompt h2")(page)

    return visit


def over(name: str, answers: int) -> Visit:
    def visit(page: Page) -> None:
        made = table(page, name, answers)
        page.request.post(f"/api/bot/game/{made}/resign", headers={"X-Stolik": "1"})
        at(f"/table/{made}", "[data-ending=told]")(page)

    return visit


def replay(name: str, answers: int) -> Visit:
    def visit(page: Page) -> None:
        made = table(page, name, answers)
        page.request.post(f"/api/bot/game/{made}/resign", headers={"X-Stolik": "1"})
        at(f"/replay/{made}", "[role=slider], input[type=range]")(page)

    return visit


def past(page: Page) -> None:
    made = table(page, "token-battle", 3)
    api(page, "POST", f"/api/bot/game/{made}/resign")
    at("/games", ".past__row")(page)


def deal(page: Page) -> None:
    made = table(page, "token-battle", 3)
    api(page, "POST", f"/api/bot/game/{made}/resign")
    at(f"/replay/{made}/deal")(page)


GAMES = tuple(SEATS)
PLACES: dict[str, Visit] = {
    **{f"lobby of {name}": lobby(name) for name in GAMES},
    **{f"how to play {name}": at(f"/how-to-play/{name}", ".guide__sheet section") for name in GAMES},
    "paths": at("/learn", ".stn"),
    **{
        f"{name} lesson {n}": at(f"/learn/{name}/{load(name)[n].id}", ".coach:not([aria-busy])")
        for name, n in (("token-battle", 3), ("pokemon", 4), ("pokemon-2v2", 2), ("star-wars", 5))
    },
    "a rule of token-battle": at("/rules/token-battle/TB-ABIL-PUSH-2"),
    "a rule of pokemon": at("/rules/pokemon/PK-ATTACK-4"),
    "the rules of pokemon-2v2": at("/rules/pokemon-2v2"),
    "a rule of star-wars": at("/rules/star-wars/SW-ATTACK-6", ".swpos"),
    "the account": at("/account", ".acc__sheet"),
    "signing in": at("/sign-in", ".ways"),
    "decks": at("/decks/pokemon"),
    "editor of token-battle": at("/decks/token-battle/first-steps"),
    "editor of pokemon": at("/decks/pokemon/terra-firma"),
    "editor of star-wars": at("/decks/star-wars/red-squadron"),
    "token-battle begun": game("token-battle", 0),
    "token-battle": game("token-battle", 15),
    "token-battle with long names": long_names,
    "pokemon laid out": game("pokemon", 0),
    "pokemon": game("pokemon", 25),
    "pokemon with a tray": game("pokemon", 60),
    "pokemon-2v2": game("pokemon-2v2", 60),
    "star-wars laid out": game("star-wars", 3),
    "star-wars": game("star-wars", 60),
    "star-wars in a beat": drawn("star-wars/dice-hits-damage", "0"),
    "star-wars in a crowd": drawn("star-wars/everything-inside-everything"),
    "what could be done": could("pokemon", 25),
    "a hint": hint,
    "the menu": menu,
    "token-battle over": over("token-battle", 40),
    "pokemon over": over("pokemon", 40),
    "star-wars over": over("star-wars", 40),
    "replay of token-battle": replay("token-battle", 12),
    "replay of pokemon": replay("pokemon", 25),
    "replay of star-wars": replay("star-wars", 25),
    "the games one has played": past,
    "analysis": analysis.shown,
    "how it was dealt": deal,
    "tournaments": tournaments.listed,
    "a tournament to enter": tournaments.to_enter,
    "a tournament that is played": tournaments.played,
    "a tournament that is over": tournaments.over,
    "an arena that is played": arenas.played,
    "sessions": at("/sessions", ".entr__list li"),
    "coming back": at("/return#key", ".btn"),
    "an invitation": at("/join/none"),
    "nowhere": at("/nowhere"),
}


@pytest.fixture(scope="module")
def reader(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """One page for all places: it is led from one to the next, and speaks each language in turn."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    page.goto("/")
    page.locator(".deckopt").first.wait_for()
    yield page
    context.close()


@pytest.mark.parametrize("place", PLACES)
def test_no_text_is_cut(reader: Page, place: str) -> None:
    pose = PLACES[place](reader)
    found = []
    for lang in LANGS:
        speak(reader, lang)
        if pose:
            pose(reader)
        for width, height in SIZES:
            reader.set_viewport_size({"width": width, "height": height})
            found += [f"{width} {lang} {fault}" for fault in faults(reader, ALLOWED)]
    assert found == [], "\n".join(found)


PAPER = "position:absolute;left:20px;top:20px;width:120px;padding:8px;background:#eee;font:16px sans-serif;"
LONG = "Kaleidoscopes are broken here, and it is a longer sentence"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("ends in …", f"<p style='{PAPER}overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>{LONG}</p>"),
        (
            "ends in …",
            f"<p style='{PAPER}overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;"
            f"-webkit-line-clamp:2;padding:0'>{LONG}</p>",
        ),
        (
            "cut in height",
            f"<div style='{PAPER}height:46px;overflow:hidden;padding:0'><p style='margin:10px 0 0;overflow:hidden;"
            f"display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:9'>{LONG}</p></div>",
        ),
        ("cut sideways", f"<p style='{PAPER}overflow:hidden;white-space:nowrap'>{LONG}</p>"),
        ("cut in height", f"<p style='{PAPER}overflow:hidden;height:60px'>{LONG}</p>"),
        ("leaves its paper sideways", f"<p style='{PAPER}white-space:nowrap'>{LONG}</p>"),
        ("leaves its paper in height", f"<p style='{PAPER}height:60px'>{LONG}</p>"),
        ("leaves the page", f"<p style='margin-left:95vw;white-space:nowrap'>{LONG}</p>"),
        ("leaves the page", f"<p style='position:absolute;left:-40px'>{LONG}</p>"),
        ("broken inside a word", f"<p style='{PAPER}width:60px;overflow-wrap:anywhere'>Kaleidoscopes</p>"),
        ("lies on other text", f"<h1 style='{PAPER}'>One</h1><h2 style='{PAPER}'>Two</h2>"),
        ("cut in a field", f"<input style='{PAPER}' placeholder='{LONG}'>"),
        ("cut in a field", f"<select style='{PAPER}'><option>{LONG}</option></select>"),
    ],
)
def test_the_measure_finds(page: Page, kind: str, body: str) -> None:
    page.set_content(body)
    assert {fault.split(":")[0] for fault in faults(page)} == {kind}
    assert faults(page, [(kind, "p, h1, input, select")]) == []


@pytest.mark.parametrize(
    "body",
    [
        f"<p style='{PAPER}'>{LONG}</p>",
        f"<p style='{PAPER}overflow:auto;height:60px'>{LONG}</p>",
        f"<p style='{PAPER}overflow:hidden;text-overflow:ellipsis;white-space:nowrap'>Short</p>",
        f"<p style='{PAPER}width:90px;overflow-wrap:anywhere'>Kaleido\u00adscopes</p>",
        f"<p style='{PAPER}line-height:1'>One <b>two</b> <small>three</small></p>",
        f"<p style='{PAPER}'>One</p><p style='{PAPER}visibility:hidden'>Two</p>",
        f"<p style='{PAPER}'>One</p><dialog open style='{PAPER}'>Two</dialog>",
        f"<p style='position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'>{LONG}</p>",
        f"<div style='height:20px;overflow:hidden'><p style='{PAPER}'>Not in there</p></div>",
        f"<input style='{PAPER}' placeholder='Short'><select style='{PAPER}top:80px'><option>Short</option></select>",
    ],
)
def test_the_measure_leaves_alone_what_can_be_read(page: Page, body: str) -> None:
    page.set_content(body)
    assert faults(page) == []


def test_the_page_speaks_another_language_without_being_loaded_again(reader: Page) -> None:
    lobby("pokemon")(reader)
    reader.evaluate("window.kept = true")
    for lang in LANGS:
        speak(reader, lang)
        expect(reader.locator("html")).to_have_attribute("lang", lang)
    assert reader.evaluate("window.kept")
