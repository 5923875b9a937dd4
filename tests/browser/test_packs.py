"""A stranger's set file: dropped on the page, in search, in a deck, at a table and in a replay elsewhere."""

from __future__ import annotations

import base64
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.packs.files import LANTERNFISH, MOSS_GOLEM, PIER_CAT, STRANGE, sentence_of, written

from .at_pokemon import lay_out, step
from .conftest import Server
from .seated import api, complain, resign, speak

pytestmark = pytest.mark.browser

FILE = written(LANTERNFISH, MOSS_GOLEM, PIER_CAT, {"id": "hb-9"})
LIST = "Pokémon: 8\n4 Lanternfish HB 1\n4 Moss Golem HB 3\nEnergy: 52\n52 Water Energy\n"
TURNS = 10


def drop(page: Page, content: bytes = FILE, name: str = "harbour-lights.json") -> None:
    """Let a file fall on the page, as from a folder."""
    page.evaluate(
        """([bytes, name]) => {
            const raw = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
            const data = new DataTransfer();
            data.items.add(new File([raw], name));
            for (const kind of ["dragover", "drop"])
                document.querySelector("main").dispatchEvent(
                    new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        [base64.b64encode(content).decode(), name],
    )


def brought(page: Page, content: bytes = FILE) -> str:
    """A pack of these cards, by the server's interface; its id."""
    assert page.request.get("/api/session").ok
    answer = page.request.post(
        "/api/card-files?source=harbour-lights.json",
        headers={"X-Stolik": "1", "Content-Type": "application/octet-stream"},
        data=content,
    )
    pack = json.loads(answer.text().splitlines()[-1])["pack"]
    return str(pack["id"])


def look(page: Page, name: str) -> None:
    """Keep a picture, where somebody wants to look at the page."""
    folder = os.environ.get("STOLIK_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Any:
    """Another house, which has no such pack."""
    made = Server(tmp_path / "data")
    made.begin()
    yield made
    made.kill()


def test_a_file_that_is_dropped_is_cards_in_a_deck_at_a_table_and_in_a_replay_elsewhere(
    page: Page, elsewhere: Server
) -> None:
    complaints = complain(page)
    page.goto("/decks/pokemon/new")
    pool = page.get_by_role("region", name="Cards", exact=True).or_(page.locator(".desk__pool"))
    expect(pool.locator("button.card").first).to_be_visible()
    drop(page)
    sheet = page.get_by_role("dialog", name="Your pack is here")
    expect(sheet.get_by_text("2 cards can be played now. One is there as data only.")).to_be_visible()
    look(page, "dropped")
    sheet.get_by_role("button", name="Go on").click()
    page.get_by_role("searchbox").fill("Lanternfish")
    card = pool.locator("button.card")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Lanternfish")
    page.get_by_role("searchbox").fill("Pier Cat")
    expect(card).to_contain_text("as data only")
    card.click()
    expect(page.locator(".dlist__verdict")).to_contain_text("Pier Cat can’t be played yet")
    look(page, "editor")

    page.get_by_role("button", name="As text").or_(
        page.get_by_role("button", name=re.compile("text", re.I))
    ).first.click()
    page.locator("textarea.settext").fill(LIST)
    page.get_by_role("button", name="Take this text over").click()
    expect(page.locator(".verdict.ok")).to_be_visible()
    page.get_by_role("button", name="Save").first.click()
    expect(page).to_have_url(re.compile(r"/decks/pokemon/[\w-]{8,}"))
    deck = page.url.rpartition("/")[2]

    # We start: a lone Pokémon that is Knocked Out in the rival's first turn is a game without a turn of ours.
    order = {"game": "pokemon", "opponent": "bot:random", "deck": deck, "options": {"start": "0"}}
    made = api(page, "POST", "/api/tables", order)
    page.goto(made["path"])
    lay_out(page)
    expect(page.locator("main")).to_contain_text(re.compile("Lanternfish|Moss Golem"))
    look(page, "table")
    for _ in range(TURNS):
        if step(page) == "over":
            break
    else:
        resign(page)
    record = api(page, "GET", f"/api/tables/{made['id']}/record")
    assert STRANGE not in json.dumps(record)

    assert page.context.browser
    other = page.context.browser.new_context(locale="en-GB").new_page()
    other.goto(elsewhere.url)
    expect(other.locator(".deckopt").first).to_be_visible()  # by then it has a session
    answer = other.request.post(f"{elsewhere.url}/api/replays", headers={"X-Stolik": "1"}, data={"record": record})
    assert answer.ok, answer.text()
    loaded = answer.json()
    other.goto(f"{elsewhere.url}/replay/{loaded['id']}")
    expect(other.locator("main")).to_contain_text(re.compile("Lanternfish|Moss Golem"))
    look(other, "replay")
    other.context.close()
    assert complaints == []


def test_a_pack_shows_what_stopped_its_cards_and_reads_other_words(page: Page) -> None:
    complaints = complain(page)
    page.goto(f"/packs/{brought(page)}")
    stopped = page.get_by_role("button", name=re.compile("^Pier Cat"))
    expect(stopped).to_contain_text(f"stopped at “{STRANGE}”")
    expect(stopped).to_have_attribute("aria-current", "true")
    words = page.get_by_label("Whistle, in your words")
    words.fill("Whistle a tune.")
    expect(page.get_by_text("Stopped at:")).to_be_visible()
    look(page, "stopped")
    words.fill(sentence_of("dp1-2", 0) or sentence_of("dp1-2", 1))
    expect(page.get_by_text("It reads.")).to_be_visible()
    for lang in ("en", "pl", "ja"):
        expect(page.locator(f".tongues p[lang={lang}]")).not_to_have_text("…")
    look(page, "reads")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Kept, in your words.")).to_be_visible()
    expect(page.get_by_role("button", name="Stopped 0")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Pier Cat"))).to_contain_text("in your words")
    beside = page.get_by_role("region", name="A deck of yours")
    beside.get_by_role("button", name="New deck").click()
    beside.get_by_role("button", name="One Pier Cat more").click()
    expect(beside.get_by_role("listitem").filter(has_text=re.compile("Pier Cat.*2", re.DOTALL))).to_be_visible()
    beside.get_by_role("button", name="One Pier Cat fewer").click()
    expect(beside.get_by_role("listitem").filter(has_text=re.compile("Pier Cat.*1", re.DOTALL))).to_be_visible()
    look(page, "beside")
    assert complaints == []


def test_a_deck_beside_a_pack_is_changed_row_by_row_by_keyboard(page: Page) -> None:
    """What is pressed twice counts twice; who takes the last one out goes on in the next row."""
    pack = brought(page)
    stacks = [["hb-1"] * 4 + ["hb-5", "dp1-112", "quay-1"]]
    api(page, "POST", "/api/games/pokemon/decks", {"name": "Night Harbour", "stacks": stacks})
    page.goto(f"/packs/{pack}")
    beside = page.get_by_role("region", name="A deck of yours")
    expect(beside.locator(".dgrp h2")).to_have_text(["Pokémon 5", "Trainers 1"])
    expect(beside.locator(".dl.off2")).to_have_text([re.compile("Pier Cat.*as data only"), re.compile("quay-1")])
    more = beside.get_by_role("button", name="One Lanternfish more")
    more.press("Enter")
    more.press("Enter")
    expect(beside.get_by_role("listitem").filter(has_text="Lanternfish").locator("b")).to_have_text("6")
    expect(more).to_be_focused()
    beside.get_by_role("button", name="One Pier Cat fewer").press("Enter")
    expect(beside.get_by_role("button", name="One Professor Rowan fewer")).to_be_focused()
    beside.get_by_role("button", name="One Pier Cat more").press("Enter")
    expect(beside.get_by_role("listitem").filter(has_text="Pier Cat").get_by_role("button").last).to_be_focused()


def test_a_pack_that_is_there_is_replaced_only_if_one_says_so(page: Page) -> None:
    brought(page)
    page.goto("/packs")
    expect(page.get_by_role("link", name="Harbour Lights")).to_be_visible()
    page.locator("input[data-cards]").set_input_files(
        {"name": "harbour-lights.json", "mimeType": "application/json", "buffer": FILE}
    )
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("You have this pack since")
    page.get_by_role("button", name="Replace it").click()
    expect(page.get_by_role("dialog").get_by_text("2 cards can be played now.")).to_be_visible()


def test_a_file_of_another_kind_is_one_sentence(page: Page) -> None:
    page.goto("/packs")
    expect(page.get_by_text("You have no packs yet.")).to_be_visible()
    drop(page, b"\x89PNG", "photo.png")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("“photo.png” is no card file")


def test_a_pack_is_removed_and_the_page_says_what_uses_it(page: Page) -> None:
    pack = brought(page)
    stacks = api(page, "POST", "/api/games/pokemon/decks/check", {"text": LIST})["stacks"]
    api(page, "POST", "/api/games/pokemon/decks", {"name": "Night Harbour", "stacks": stacks})
    api(page, "POST", "/api/tables", {"game": "pokemon", "opponent": "bot:random", "deck": stacks})
    page.goto(f"/packs/{pack}")
    page.get_by_role("button", name="Remove", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("One of your decks has its cards")
    expect(sheet).to_contain_text("A game uses them; the game goes on.")
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("You have no packs yet.")).to_be_visible()


@pytest.mark.parametrize(("width", "lang", "dark"), [(1440, "pl", True), (390, "ja", False), (390, "en", True)])
def test_nothing_scrolls_sideways(page: Page, width: int, lang: str, dark: bool) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme="dark" if dark else "light")
    speak(page, lang)
    pack = brought(page)
    for path in ("/packs", f"/packs/{pack}"):
        page.goto(path)
        expect(page.get_by_text("Harbour Lights").first).to_be_visible()
        look(page, f"{path.count('/')}-{width}-{lang}{'-dark' if dark else ''}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
