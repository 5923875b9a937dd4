"""Card files of our own, in the schema that players' files have: a set that nobody has printed, Harbour Lights."""

from __future__ import annotations

import json
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


DECK = "4 Lanternfish HB 1\n4 Moss Golem HB 3\n52 Water Energy\n"
"""A deck of cards of ours that can be played."""
