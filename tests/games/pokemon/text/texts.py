"""What the tests of Pokémon texts share: the trees of the pool, and printed texts where the player has card files."""

import json
import os
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from stolik.games.pokemon.ast.printed import Attack, Card, Power
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.cards.sets import era_of
from stolik.games.pokemon.text import cards as pokemon
from stolik.games.pokemon.text.cards import AttackRead
from stolik.games.pokemon.text.grammar.context import PrintedOn

SETS = ("dp1", "dp2", "dp3", "dp7", "pl1", "ex11")
ERA = (*SETS[:3], "dp4", "dp5", "dp6", "dp7", "pl1", "pl2", "pl3", "pl4", "dpp", "pop6", "pop7", "pop8", "pop9", "ex11")
"""All of the Diamond & Pearl and Platinum series, and EX Delta Species."""
LATER = ("sm1", "sm2", "sm3", "sm4", "sm5", "sm7", "sm8", "sm9", "xy6", "other_sets")
"""The files of the era in which Poké-Powers are Abilities; the last has cards of several sets."""


@dataclass(frozen=True)
class Item:
    """A text: the card's id, what it is, its context, the printed words ("" unknown), the tree ("" unknown)."""

    id: str
    category: str
    context: PrintedOn
    text: str
    tree: object = None


def trees(card: Card) -> list[Item]:
    """The effect trees of a card."""
    kind = "pokemon" if card.stage == "fossil" else card.kind
    found = [
        Item(card.id, "attack", PrintedOn(card.name, kind, each.damage, each.sign, era=card.era), "", said(each))
        for each in card.attacks
        if said(each) != AttackRead()
    ]
    for ability in card.abilities:
        power = isinstance(ability, Power)
        tree = replace(ability, name="") if power else ability.parts
        context = PrintedOn(card.name, kind, ability=ability.name, era=card.era)
        found.append(Item(card.id, "power" if power else "parts", context, "", tree))
    if card.do:
        found.append(Item(card.id, "text", PrintedOn(card.name, kind, era=card.era), "", card.do))
    if card.statics:
        found.append(Item(card.id, "parts", PrintedOn(card.name, kind, era=card.era), "", card.statics))
    return found


def said(attack: Attack) -> AttackRead:
    """What the text of an attack says."""
    return AttackRead(attack.do, attack.first_turn, attack.only_if, attack.in_sleep)


def every() -> tuple[str, ...]:
    """All sets of which there are card files, none without any."""
    there = Path(os.environ.get("STOLIK_CARD_FILES", "")) / "pokemon" / "cards"
    return tuple(sorted(path.stem for path in there.glob("*.json")))


def printed(sets: tuple[str, ...] = (*SETS, *LATER)) -> list[Item]:
    """All printed texts of the sets, with the trees of those that are in the pool. Skips without card files."""
    return [item for raw in files(sets) for item in _items(raw)]


def files(sets: tuple[str, ...]) -> list[dict]:
    """The cards of the files of these sets, as they stand there. Skips without card files."""
    folder = os.environ.get("STOLIK_CARD_FILES")
    if not folder or not (Path(folder) / "pokemon" / "cards").is_dir():
        pytest.skip("STOLIK_CARD_FILES names no folder with pokemon/cards")
    there = Path(folder) / "pokemon" / "cards"
    return [raw for name in sets for raw in json.loads((there / f"{name}.json").read_text())]


def _items(raw: dict) -> list[Item]:
    card = pool().get(raw["id"])
    name = card.name if card else re.sub(" δ$", "", raw["name"]).removesuffix(" LV.X")
    pokemon_card = raw["supertype"] == "Pokémon" or (card is not None and card.stage == "fossil")
    kind = "pokemon" if pokemon_card else raw["supertype"].lower()
    era = era_of(raw["id"].rpartition("-")[0])
    found = []
    for each in raw.get("attacks", []):
        if each.get("text"):
            own = next((said(a) for a in card.attacks if a.name == each["name"]), None) if card else None
            damage = each.get("damage") or ""
            context = PrintedOn(name, kind, int(re.sub(r"\D", "", damage) or 0), re.sub(r"\d", "", damage), era=era)
            found.append(Item(raw["id"], "attack", context, each["text"], own))
    for each in raw.get("abilities", []):
        own = next((a for a in card.abilities if a.name == each["name"]), None) if card else None
        power = each["type"] == "Poké-Power"
        if era:
            power = (
                isinstance(own, Power)
                if own
                else is_power(each["text"], PrintedOn(name, kind, ability=each["name"], era=era))
            )
        tree = None if own is None else replace(own, name="") if power else own.parts
        context = PrintedOn(name, kind, ability=each["name"], era=era)
        found.append(Item(raw["id"], "power" if power else "parts", context, each["text"], tree))
    if raw["supertype"] != "Pokémon" and (text := pokemon.rules_text(raw.get("rules", []))):
        found.append(Item(raw["id"], "rules", PrintedOn(name, kind, era=era), text, card and rules_of(card)))
    return found


def is_power(text: str, context: PrintedOn) -> bool:
    """Whether an Ability reads as one that is used."""
    try:
        return read(Item("", "power", context, text)) is not None
    except pokemon.Ambiguous:
        return True


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
        card.only_on,
        card.copies,
        tuple(replace(one, name="") for one in card.abilities if card.kind != "pokemon" and card.stage != "fossil"),
    )


def read(item: Item) -> tuple[object, bool] | None:
    """The tree of a printed text and whether its wording is another than ours; None if it can't be read. Prints of one
    text, and one text for several questions, are read once."""
    return read_anew(item.category, item.text, item.context)


@cache
def read_anew(category: str, printed: str, context: PrintedOn) -> tuple[object, bool] | None:
    """The same of a text of a category."""
    text = pokemon.normalise(printed, context.name, context.era)
    try:
        return pokemon.read(category, text, context)
    except pokemon.Declined:
        return None
