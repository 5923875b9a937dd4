"""Every page, in the states that are worth looking at: accessible in both themes and at all sizes, with nothing past
the edge."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stolik.catalog import GAMES
from stolik.lessons.lesson import load

from . import test_account as account
from . import test_analysis as analysis
from . import test_arenas as arenas
from . import test_lobby as lobby
from . import test_pages as pages
from . import test_plain_table as plain
from . import test_pokemon as pokemon
from . import test_pokemon_2v2 as teams
from . import test_profiles as profiles
from . import test_puzzles as puzzles
from . import test_star_wars as star_wars
from . import test_star_wars_editor as editor
from . import test_studies as studies
from . import test_tournaments as tournaments
from .seated import api, my_turn, resign, sit_down
from .sound import sound_at_all_sizes
from .test_ending import told
from .test_packs import brought, drop
from .test_past import lost

ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"

Visit = Callable[[Page], None]


def over(page: Page) -> None:
    """The end of a game, with what decided it."""
    table = sit_down(page, "hotseat", options={"turn_limit": 4}, deck="first-steps", other_deck="carousel")
    for n in range(4):
        api(page, "POST", f"/api/bot/game/{table}/move/{n}")
    told(page)


def own_packs(page: Page) -> None:
    """A pack of one's own, with a card that can't be played yet."""
    brought(page)
    page.goto("/packs")
    expect(page.get_by_role("link", name="Harbour Lights").first).to_be_visible()


def refused_file(page: Page) -> None:
    """A card file without a card that can be read: that is seen while it is read. Of what is refused at once Chromium
    would log the 400 itself."""
    page.goto("/packs")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, b'[{"id": "hb-9"}]', "letter.json")
    expect(page.get_by_role("dialog")).to_contain_text("hb-9")


def stopped_card(page: Page) -> None:
    """A card of a pack with the sentence that stopped it, and the words in which it is said anew."""
    page.goto(f"/packs/{brought(page)}")
    expect(page.get_by_label("Whistle, in your words")).to_be_visible()


def menu(page: Page) -> None:
    sit_down(page)
    assert my_turn(page)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def what_could_be_done(page: Page) -> None:
    pokemon.draw(page, "one-energy-a-turn")
    page.keyboard.press("w")
    expect(page.locator("dialog.could .cannot li").first).to_be_visible()


def refused(page: Page) -> None:
    """The answer to "why not"."""
    pokemon.draw(page, "one-energy-a-turn")
    page.locator(".pkt__nact button.atk:not(.lit), .longfan .card:not(.lit)").first.press("Enter")
    expect(page.locator(".pop.why p").locator("visible=true").first).to_have_text(re.compile(r"\w"))


def invited(page: Page) -> None:
    order = {"game": "pokemon", "deck": "terra-firma", "opponent": "friend"}
    page.goto("/")
    page.goto(api(page, "POST", "/api/tables", order)["invite"])
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def own_decks(page: Page) -> None:
    page.goto("/decks/pokemon")
    expect(page.locator(".decktypes").first).to_be_visible()


def pasted(page: Page) -> None:
    """A text that is no deck: all its wrong lines."""
    page.goto("/decks/pokemon/new")
    page.get_by_role("button", name="As text").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("4 Pikachuu\nhello")
    page.get_by_role("button", name="Take this text over").click()
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(2)


def card_open(page: Page) -> None:
    """The editor of a deck with a card opened to be read."""
    editor.editor(page)
    page.locator(".desk__cards .card").first.focus()
    page.keyboard.press(" ")
    expect(page.locator("dialog.reading")).to_be_visible()


def played_before(page: Page) -> None:
    page.goto("/")
    lost(page)
    lost(page, game="star-wars", opponent="bot:greedy")
    page.goto("/games")
    expect(page.locator(".past__row")).to_have_count(2)


def dealt(page: Page) -> None:
    made = sit_down(page)
    resign(page)
    page.goto(f"/replay/{made}/deal")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def paths(page: Page) -> None:
    page.goto("/learn")
    page.locator(".stn").first.wait_for()


def lesson(page: Page, game: str, n: int) -> None:
    page.goto(f"/learn/{game}/{load(game)[n].id}")
    page.locator(".coach").wait_for()


def headed(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


VISITS: dict[str, tuple[Visit, ...]] = {
    "lobby": (pages.lobby, lobby.shelf, lobby.sheet, lobby.four_seats, plain.lobby, editor.lobby, teams.lobby),
    "table": (
        pages.table,
        menu,
        over,
        refused,
        what_could_be_done,
        pokemon.played,
        star_wars.at_table,
        star_wars.with_dice,
        teams.drawn_table,
        teams.waiting,
        lobby.waiting,
        plain.table,
    ),
    "join": (invited,),
    "decks": (own_decks, editor.decks),
    "editor": (pages.editor, pokemon.editor, lobby.cards, card_open, pasted, plain.deck),
    "packs": (partial(headed, path="/packs"), own_packs, refused_file),
    "pack": (stopped_card,),
    "replay": (pages.replay, pokemon.replay, star_wars.replay, profiles.shared),
    "embed": (profiles.framed,),
    "deal": (dealt,),
    "analysis": (analysis.analysed,),
    "rules": (pages.rules, pokemon.rule, star_wars.rule, teams.rule, partial(headed, path="/rules/token-battle")),
    "guide": (pages.guide,),
    "return": (pages.come_back,),
    "enter": (partial(headed, path="/enter#key"),),
    "entrances": (pages.entrances,),
    "host": (partial(headed, path="/host"),),
    "account": (account.as_guest, account.as_account, account.codes_shown, account.leaving),
    "signIn": (account.signing_in,),
    "learn": (paths,),
    "lesson": tuple(partial(lesson, game=game, n=n) for n, game in enumerate(GAMES)),
    "past": (played_before, profiles.found),
    "profile": (profiles.profile, profiles.of_a_bot),
    "ladders": (profiles.ladders,),
    "ladder": (profiles.ladder,),
    "puzzles": (partial(headed, path="/puzzles"),),
    "puzzle": (puzzles.missed,),
    "back": (partial(headed, path="/sign-in/back"),),
    "tournaments": (tournaments.listed,),
    "tournament": (tournaments.to_enter, tournaments.played, tournaments.over, arenas.played),
    "projector": (tournaments.projected, arenas.projected),
    "studies": (studies.listed,),
    "study": (studies.opened, studies.shared),
    "studyPuzzle": (studies.posed,),
    "studyJoin": (studies.invited,),
    "lost": (partial(headed, path="/nowhere"),),
}
"""Each page of the router, and what is looked at there. What hosts see at theirs is in test_manners.py."""


def name_of(visit: object) -> str:
    """What a test says that it visits."""
    if isinstance(visit, partial):
        return "-".join(str(value) for value in visit.keywords.values())
    return f"{getattr(visit, '__module__', '').rpartition('test_')[2]}-{getattr(visit, '__name__', visit)}"


def test_every_page_of_the_router_is_visited() -> None:
    code = ROUTER.read_text(encoding="utf-8")
    routes = code[code.index("export type Route") : code.index(";\n\n", code.index("export type Route"))]
    alternatives = re.findall(r'page: ((?:"\w+"(?: \| )?)+)', routes)
    assert sorted(re.findall(r"\w+", " ".join(alternatives))) == sorted(VISITS)


@pytest.mark.browser
@pytest.mark.parametrize("visit", [visit for visits in VISITS.values() for visit in visits], ids=name_of)
def test_a_page_is_accessible_and_fits_in_both_themes_and_at_all_sizes(page: Page, visit: Visit) -> None:
    sound_at_all_sizes(page, visit)
