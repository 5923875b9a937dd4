"""Card files of the player read to the end: facts, then trees. What can't be read is told, sentence by sentence."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from stolik.cardgame.ast.common import Do, Step
from stolik.cardgame.ast.pokemon import BecomeEnergy
from stolik.cardgame.printed import Ability, Attack, Card, Power
from stolik.cards.pokemon.files import TYPES, CardFileError, Facts, read_file
from stolik.cli.output import Fault
from stolik.text import pokemon
from stolik.text.phrase import Ambiguous, Declined

FOLDER: Final = "STOLIK_CARD_FILES"
"""The variable that names the folder of the player's card files."""
_LEVEL_UP: Final = re.compile(r"^Put this card onto your Active .*$")
"""The rule of every Pokémon LV.X (PK-EVO-8): the kind of card says it."""
_SENTENCE: Final = re.compile(r"(?<=[.!?)]) (?=[A-Z(])")

T = TypeVar("T")


@dataclass(frozen=True)
class Unread:
    """A text that can't be read: where it stands, the sentence at which reading ends, and why."""

    place: str
    sentence: str
    why: str


@dataclass(frozen=True)
class CardRead:
    """A card of a file: its facts, and the whole card where every text was read."""

    facts: Facts
    card: Card | None
    unread: tuple[Unread, ...]


def read_cards(path: Path, sets: Sequence[str] = ()) -> list[CardRead]:
    """The cards of a file, those of some sets only if any are named. Raises Fault with the file, card and field that is
    wrong."""
    try:
        return [read_card(one) for one in read_file(path) if not sets or one.id.rpartition("-")[0] in sets]
    except CardFileError as wrong:
        raise Fault(str(wrong)) from None


def read_card(facts: Facts) -> CardRead:
    """The card that the texts make, or what of them can't be read."""
    unread: list[Unread] = []

    def tried(place: str, text: str, read: Callable[[], T]) -> T | None:
        try:
            return read()
        except Declined as wrong:
            unread.append(Unread(place, _sentence(pokemon.normalise(text, facts.name), len(wrong.longest)), "unknown"))
        except Ambiguous:
            unread.append(Unread(place, text, "ambiguous"))
        return None

    attacks = []
    for one in facts.attacks:
        do = None
        if one.text:
            do = tried(one.name, one.text, lambda one=one: _attack(one, facts.name))  # type: ignore[misc]
        attacks.append(Attack(one.name, one.cost, one.damage, one.sign, do))
    abilities: list[Ability] = []
    for ability in facts.abilities:
        read = {"Poké-Power": pokemon.read_power, "Poké-Body": pokemon.read_body}.get(ability.label)
        if read is None:
            unread.append(Unread(ability.name, ability.label, "another era"))
            continue
        found = tried(ability.name, ability.text, lambda a=ability, r=read: r(a.text, facts.name, a.name))  # type: ignore[misc]
        if found is not None:
            abilities.append(found)
    text = pokemon.rules_text(facts.rules)
    if facts.stage == "level-up":
        text = _LEVEL_UP.sub("", text)
    rules = tried("rules", text, lambda: pokemon.read_rules([text], facts.name, facts.kind)) if text else None
    card = None if unread else _card(facts, tuple(attacks), tuple(abilities), rules or pokemon.RulesRead())
    return CardRead(facts, card, tuple(unread))


def _attack(one: Any, name: str) -> Any:
    return pokemon.read_attack(one.text, name, one.damage, one.sign)


def _sentence(text: str, reach: int) -> str:
    """The sentence of a text in which reading stopped."""
    at = 0
    for sentence in _SENTENCE.split(text):
        if reach < at + len(sentence):
            return sentence
        at += len(sentence) + 1
    return text


def _provided(facts: Facts, abilities: Sequence[Ability]) -> str:
    """What a card provides where no rule of it says so: a basic Energy card by its name; a Pokémon that a Poké-Power
    makes an Energy card every type (the only sentence of that kind that reads)."""
    if any(isinstance(node, BecomeEnergy) for one in abilities if isinstance(one, Power) for node in _steps(one.do)):
        return "*"
    basic = facts.kind == "energy" and facts.stage == "basic"
    return TYPES.get(facts.name.removesuffix(" Energy"), "") if basic else ""


def _steps(step: Step) -> tuple[Step, ...]:
    return step.steps if isinstance(step, Do) else (step,)


def _card(facts: Facts, attacks: tuple[Attack, ...], abilities: tuple[Ability, ...], rules: pokemon.RulesRead) -> Card:
    return Card(
        facts.id,
        facts.name,
        facts.kind,
        "fossil" if rules.fossil else facts.stage,
        facts.hp,
        facts.types,
        facts.evolves_from,
        facts.weakness,
        facts.resistance,
        facts.retreat,
        facts.level,
        abilities,
        attacks,
        tuple(tag for tag in facts.tags if tag in ("ex", "sp", "delta", "star")),
        rules.do,
        rules.statics,
        rules.stays,
        rules.provides or _provided(facts, abilities),
        rules.as_energy,
        rules.energy_swap,
        rules.only_if,
    )


def folder(given: Path | None) -> Path:
    """The folder of a game's card files: given, or named by the variable. Raises Fault."""
    place = given or (Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else None)
    if place is None:
        raise Fault(f"which card files? Name their folder with --files, or in the variable {FOLDER}")
    for found in (place / "pokemon" / "cards", place / "cards", place):
        if found.is_dir() and any(found.glob("*.json")):
            return found
    raise Fault(f"{place}: there is no folder with card files (*.json) here")
