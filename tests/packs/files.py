"""Card files of our own, in the schema that players' files have: a set that nobody has printed, Harbour Lights."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

from stolik.catalog import game
from stolik.game import Game
from stolik.games.pokemon.text import cards
from stolik.packs.pack import Pack, PackCard
from stolik.packs.reading import NoCard, game_of_file

POKEMON: Game = game("pokemon")
STRANGE = "The harbour master whistles a tune that nobody knows."
"""A sentence that no card says."""


def sentence_of(card: str, attack: int) -> str:
    """What an attack of a bundled card says, in our own words."""
    text: str = cards.render(POKEMON.pool[card], "en").attacks[attack][1]
    return text


def mon(number: int, name: str, *attacks: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An entry for a Basic Pokémon; attacks as `attack` gives them."""
    return {
        "id": f"hb-{number}",
        "name": name,
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "60",
        "types": ["Water"],
        "attacks": list(attacks),
        "retreatCost": ["Colorless"],
        "convertedRetreatCost": 1,
        **more,
    }


def attack(name: str, damage: str = "20", text: str = "", *cost: str) -> dict[str, Any]:
    """An attack of an entry; it costs one Water Energy by itself."""
    paid = list(cost or ("Water",))
    return {"name": name, "cost": paid, "convertedEnergyCost": len(paid), "damage": damage, "text": text}


LANTERNFISH = mon(1, "Lanternfish", attack("Glow"), attack("Flare", "30", "", "Water", "Water"))
PIER_CAT = mon(5, "Pier Cat", attack("Pounce"), attack("Whistle", "", STRANGE))
MOSS_GOLEM = mon(3, "Moss Golem", attack("Lean", "30"), hp="90")


def written(*entries: Any) -> bytes:
    """A file of these entries."""
    return json.dumps(list(entries), ensure_ascii=False).encode()


def file(folder: Path, *entries: Any, name: str = "harbour-lights.json") -> Path:
    """The same as a file in a folder."""
    path = folder / name
    path.write_bytes(written(*entries))
    return path


def pack_of(*entries: Any, id_: str = "harbour-lights", name: str = "Harbour Lights") -> Pack:
    """What is read of these entries, in this process."""
    _, home = game_of_file("a.json")
    found = list(home.entries(written(*entries), "a.json"))
    reads = [home.read(one) for one in found if not isinstance(one, NoCard)]
    left = tuple(one for one in found if isinstance(one, NoCard))
    made = tuple(PackCard(one.bare, one.unread) for one in reads)
    return Pack(id_, name, "pokemon", "a.json", "2026-05-03", made, left)


def _archive() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("harbour-lights.json", written(LANTERNFISH))
    return made.getvalue()


OTHER_KINDS: list[tuple[str, bytes, str]] = [
    ("photo.json", b"\x89PNG\r\n\x1a\n\0\0", "this is a picture"),
    ("set.json", _archive(), "this is an archive; unpack it"),
    ("page.json", b"\xef\xbb\xbf <!doctype html><p>Not found</p>", "this is a web page or XML"),
    ("table.tsv", b"<table><tr><td>Name", "this is a web page or XML"),
    ("wide.json", written(LANTERNFISH).decode().encode("utf-16"), "UTF-16; save it as UTF-8"),
    ("noise.json", b"[\x80\x81]", "(byte 1); save it as UTF-8"),
    ("deep.json", b"[" * 100_000, "lists and objects lie too deep in each other"),
    ("digits.json", b'[{"id": "hb-1", "hp": %s}]' % (b"9" * 10_000), "more digits than any card says"),
    ("short.json", written(LANTERNFISH, MOSS_GOLEM)[:-40], "fetch the file anew, or put it right"),
    ("object.json", b"{}", "a card file is a JSON list of cards, this is an object"),
    ("empty.json", b"[]", "there is no card in it"),
]
"""Files that are no card files though they are called so, and what is said of each."""

WRONG_ENTRIES: list[tuple[dict[str, Any], str, str]] = [
    (mon(11, "Net", attack("Cast", "20", "Net " * 250_000)), "hb-11, attacks 1, text", "has 1000000 characters"),
    (mon(12, "N" * 1_000_000), "hb-12, name", "has 1000000 characters"),
    (mon(13, "<b>Net</b>"), "hb-13, name", "holds '<', which stands in no name"),
    (mon(14, "Net\u202e"), "hb-14, name", "holds a letter that can't be printed"),
    (mon(15, "Net", attack("Cast\x1b[31m")), "hb-15, attacks 1, name", "holds a letter that can't be printed"),
    (mon(16, "Net") | {"id": "../../net"}, "card 7, id", "is no card id"),
    (mon(17, "Net") | {"id": "hb-\ud800"}, "card 8, id", "holds a letter that can't be printed"),
    (MOSS_GOLEM, "hb-3, id", "the card is there twice"),
]
"""Entries that are no cards behind Moss Golem in a file, where each is said to be and what is said of it."""


def with_wrong_entries() -> bytes:
    """A file of Moss Golem and those."""
    return json.dumps([MOSS_GOLEM, *(entry for entry, _, _ in WRONG_ENTRIES)]).encode()


DECK = "4 Lanternfish HB 1\n4 Moss Golem HB 3\n52 Water Energy\n"
"""A deck of cards of ours that can be played."""
