"""A file is read entry by entry, in a process of its own: what is wrong is told with its place, the others are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.packs import child
from stolik.packs.apart import Limits, Reading, _Talk, read_pack
from stolik.packs.pack import PackCard
from stolik.packs.reading import DIED, TOO_LONG, NoCard, PackError, content_of
from stolik.packs.reading import STRANGE as FIELD

from .files import LANTERNFISH, MOSS_GOLEM, PIER_CAT, STRANGE, attack, mon, pack_of, written


def test_one_wrong_entry_refuses_no_other() -> None:
    pack = pack_of(LANTERNFISH, {"id": "hb-2"}, 7, mon(4, "Bell", hp="many"), MOSS_GOLEM)
    assert [one.id for one in pack.cards] == ["hb-1", "hb-3"]
    assert [one.place for one in pack.left] == ["hb-2, supertype", "card 3", "hb-4, hp"]
    assert pack.left[2].why == 'should be a whole number, not "many"'


@pytest.mark.parametrize(
    "entry",
    [
        mon(6, "Net\u00a0Mender"),
        mon(6, "Net Mender", attack("Knot", "10", "", "Free") | {"convertedEnergyCost": 1}),
        mon(6, "Net Mender", attack("Knot", "10", "", "Free") | {"cost": [], "convertedEnergyCost": 0}),
        mon(6, "Net Mender", attack("Knot", "10", "", "Free") | {"cost": [""], "convertedEnergyCost": 1}),
    ],
)
def test_habits_of_files_are_no_matter(entry: dict[str, object]) -> None:
    """Blanks that don't break, and a free cost as a word, as nothing, as an empty word, and counted as 1."""
    (card,) = pack_of(entry).cards
    assert card.playable and card.card.name == "Net Mender"
    assert [one.cost for one in card.card.attacks] in ([], [""])


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        (mon(7, "Anchor", attack("Drag"), keepsake="a shell"), "keepsake"),
        (mon(7, "Anchor", attack("Drag", "20?")), "Drag"),
        (mon(7, "Anchor", attack("Drag", "?")), "Drag"),
    ],
)
def test_a_card_that_says_what_no_card_here_can_is_there_as_data_only(entry: dict[str, object], place: str) -> None:
    """A field that isn't known may say anything, damage "?" is not nothing."""
    (card,) = pack_of(entry).cards
    assert [(one.place, one.why) for one in card.unread] == [(place, FIELD)]


def test_a_sentence_that_stops_a_card_is_kept_and_the_rest_of_it_is_read() -> None:
    (card,) = pack_of(PIER_CAT).cards
    assert [(one.place, one.sentence) for one in card.unread] == [("Whistle", STRANGE)]
    assert [(one.name, one.damage) for one in card.card.attacks] == [("Pounce", 20), ("Whistle", 0)]


@pytest.mark.parametrize("name", ["<b>Crab</b>", "Crab\u202e", "Crab\u200b", "Cr{a}b", "Crab\x1b[31m", "C" * 101])
def test_a_name_with_markup_or_marks_that_steer_is_no_name(name: str) -> None:
    (left,) = pack_of(mon(8, name)).left
    assert left.place == "hb-8, name"


def test_a_name_of_an_attack_is_a_name_too() -> None:
    (left,) = pack_of(mon(8, "Crab", attack("<i>Pinch</i>"))).left
    assert left.place == "hb-8, attacks 1, name"


# ---- in a process of its own


def test_a_file_is_read_in_another_process_as_in_this_one() -> None:
    entries = (LANTERNFISH, {"id": "hb-2"}, PIER_CAT, MOSS_GOLEM)
    reading = Reading(written(*entries), "harbour-lights.json")
    kinds = [type(one) for one in reading.steps()]
    assert kinds == [PackCard, NoCard, PackCard, PackCard] and reading.of == 4
    read, here = reading.pack("2026-05-03"), pack_of(*entries)
    assert (read.cards, read.left, read.name) == (here.cards, here.left, "Harbour Lights")


def test_a_card_that_takes_too_long_is_left_out_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended and another begins behind the card: here it never says what the second one is."""
    begun: list[int] = []

    class Slow:
        died = False

        def __init__(self, content: bytes, source: str, first: int) -> None:
            begun.append(first)
            lines = list(child.said(content, source, first))
            stuck = next((n for n, line in enumerate(lines) if line.get("place") == "hb-5"), len(lines))
            self.lines = lines[: stuck + 1]

        def hear(self, seconds: float) -> dict[str, object] | None:
            return json.loads(json.dumps(self.lines.pop(0))) if self.lines else None

        def end(self) -> None:
            pass

    monkeypatch.setattr("stolik.packs.apart._Talk", Slow)
    found = list(Reading(written(LANTERNFISH, PIER_CAT, MOSS_GOLEM), "a.json").steps())
    assert [getattr(one, "id", one) for one in found] == ["hb-1", NoCard("hb-5", TOO_LONG), "hb-3"]
    assert begun == [0, 2]


def test_a_reader_that_ends_by_itself_is_not_told_as_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the card at which it ended another goes on."""
    monkeypatch.setattr("stolik.packs.apart._Talk", Dies)
    found = list(Reading(written(LANTERNFISH, PIER_CAT, MOSS_GOLEM), "a.json").steps())
    assert [getattr(one, "id", one) for one in found] == ["hb-1", NoCard("hb-5", DIED), "hb-3"]


class Dies(_Talk):
    """A reader that ends when it comes to the second card."""

    def hear(self, seconds: float) -> dict[str, Any] | None:
        if self.process.poll() is not None:
            return None
        line = super().hear(seconds)
        if line is not None and line.get("place") == "hb-5":
            self.process.kill()
            self.process.wait()
        return line


def test_reading_that_is_stopped_ends_at_once() -> None:
    reading = Reading(written(LANTERNFISH, PIER_CAT, MOSS_GOLEM), "a.json")
    steps = reading.steps()
    next(steps)
    reading.stop()
    assert list(steps) == [] and len(reading.found) == 1


@pytest.mark.parametrize(
    ("content", "source", "said"),
    [
        (b'{"id": "hb-1"}', "a.json", "a card file is a JSON list of cards, this is an object"),
        (b"[" * 200_000, "a.json", "broken JSON"),
        (b"\x89PNG\r\n\x1a\n\0\0", "a.json", "this is a picture"),
        (b"not a table", "a.tsv", "there is no column 'Name' in the first line"),
        (written(LANTERNFISH), "a.png", "the ending says which game's card file it is"),
        (b"[]", "a.json", "there is no card in it"),
        (written({"id": "hb-1"}), "a.json", r"there is no card in it \(hb-1, supertype: the field is missing\)"),
        (written(mon(1, "A" * 1_000_000)), "a.json", "has 1000000 characters; at most 4000 are read"),
    ],
)
def test_what_is_no_card_file_is_one_clear_sentence(content: bytes, source: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        read_pack(content, source)


def test_a_file_of_100_mb_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(PackError, match=r"the file has 100000000 bytes; at most 20000000 are read. Split it into sets"):
        content_of(path)
    with pytest.raises(PackError, match="Split it into sets"):
        Reading(bytes(20_000_001), "a.json")


def test_a_pack_has_no_more_cards_than_it_may() -> None:
    with pytest.raises(PackError, match="there are 2 entries; a pack has at most 1"):
        list(Reading(written(LANTERNFISH, PIER_CAT), "a.json", Limits(cards=1)).steps())


def test_cards_that_are_here_already_are_told_and_not_taken() -> None:
    """Bundled cards win."""
    reading = Reading(written(mon(1, "Lanternfish") | {"id": "dp1-1"}), "a.json")
    assert list(reading.steps()) == ["dp1-1"]
    with pytest.raises(PackError, match="all 1 cards of it are here already; there is nothing to add"):
        reading.pack("2026-05-03")
