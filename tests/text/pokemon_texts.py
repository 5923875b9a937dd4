"""What the tests of Pokémon texts share: the trees of the pool, and printed texts where the player has card files."""

import json
import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from stolik.cardgame.printed import Card, Power
from stolik.cards.pokemon import pool
from stolik.text import pokemon
from stolik.text.trees import Context

SETS = ("dp1", "dp2", "dp3", "dp7", "pl1", "ex11")


@dataclass(frozen=True)
class Item:
    """A text: the card's id, what it is, its context, the printed words ("" unknown), the tree ("" unknown)."""

    id: str
    category: str
    context: Context
    text: str
    tree: object = None


def trees(card: Card) -> list[Item]:
    """The effect trees of a card."""
    kind = "pokemon" if card.stage == "fossil" else card.kind
    found = [
        Item(card.id, "text", Context(card.name, kind, each.damage, each.sign), "", each.do)
        for each in card.attacks
        if each.do
    ]
    for ability in card.abilities:
        power = isinstance(ability, Power)
        tree = replace(ability, name="") if power else ability.parts
        context = Context(card.name, kind, ability=ability.name)
        found.append(Item(card.id, "power" if power else "parts", context, "", tree))
    if card.do:
        found.append(Item(card.id, "text", Context(card.name, kind), "", card.do))
    if card.statics:
        found.append(Item(card.id, "parts", Context(card.name, kind), "", card.statics))
    return found


def printed() -> list[Item]:
    """All printed texts of the sets, with the trees of those that are in the pool. Skips without card files."""
    folder = os.environ.get("STOLIK_CARD_FILES")
    if not folder or not (Path(folder) / "pokemon" / "cards").is_dir():
        pytest.skip("STOLIK_CARD_FILES names no folder with pokemon/cards")
    files = [json.loads((Path(folder) / "pokemon" / "cards" / f"{name}.json").read_text()) for name in SETS]
    return [item for cards in files for card in cards for item in _items(card)]


def _items(raw: dict) -> list[Item]:
    card = pool().get(raw["id"])
    name = card.name if card else re.sub(" δ$", "", raw["name"]).removesuffix(" LV.X")
    pokemon_card = raw["supertype"] == "Pokémon" or (card is not None and card.stage == "fossil")
    kind = "pokemon" if pokemon_card else raw["supertype"].lower()
    found = []
    for each in raw.get("attacks", []):
        if each.get("text"):
            own = next((a.do for a in card.attacks if a.name == each["name"]), None) if card else None
            damage = each.get("damage") or ""
            context = Context(name, kind, int(re.sub(r"\D", "", damage) or 0), re.sub(r"\d", "", damage))
            found.append(Item(raw["id"], "text", context, each["text"], own))
    for each in raw.get("abilities", []):
        power = each["type"] == "Poké-Power"
        own = next((a for a in card.abilities if a.name == each["name"]), None) if card else None
        tree = None if own is None else replace(own, name="") if power else own.parts
        context = Context(name, kind, ability=each["name"])
        found.append(Item(raw["id"], "power" if power else "parts", context, each["text"], tree))
    if raw["supertype"] != "Pokémon" and (text := pokemon.rules_text(raw.get("rules", []))):
        found.append(Item(raw["id"], "rules", Context(name, kind), text, card and rules_of(card)))
    return found


def rules_of(card: Card) -> pokemon.RulesRead:
    """What the rules texts of a card of the pool ought to say."""
    return pokemon.RulesRead(
        card.do,
        card.statics,
        card.stays,
        card.provides,
        card.as_energy,
        card.energy_swap,
        card.only_if,
        card.stage == "fossil",
    )


def read(item: Item) -> tuple[object, bool] | None:
    """The tree of a printed text and whether its wording is another than ours; None if it can't be read."""
    text = pokemon.normalise(item.text, item.context.name)
    try:
        return pokemon.read(item.category, text, item.context)
    except pokemon.Declined:
        return None
