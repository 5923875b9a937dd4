"""Texts of Pokémon cards: written from effect trees in three languages, read from printed English.

Reading gives the one tree that a text can mean. It raises `Declined` where a sentence is in no phrase, and `Ambiguous`
where it has several meanings; nothing is left out, and nothing is picked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import Condition, Filter, Static, Step, When
from stolik.games.pokemon.ast.printed import Attack, Body, Card, Power, species_of
from stolik.games.pokemon.text import grammar
from stolik.games.pokemon.text.grammar.attacks import AttackRead
from stolik.games.pokemon.text.grammar.canon import canonical
from stolik.games.pokemon.text.grammar.context import PrintedOn
from stolik.games.pokemon.text.grammar.kind_rules import rules_text, unplayed
from stolik.games.pokemon.text.grammar.spelling import SM_SUBSTITUTIONS, SUBSTITUTIONS, to_you
from stolik.games.pokemon.text.grammar.steps import sound
from stolik.games.pokemon.text.grammar.trainers import (
    AsEnergy,
    Copies,
    Fossil,
    NotOn,
    OnlyIf,
    OnlyOn,
    Provided,
    Stays,
    but_not_on,
)
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.grammar.rows import steps_of, whole
from stolik.text.phrase import Ambiguous, Declined, set_polish, typeset
from stolik.text.trees import Reader, Unsayable, Writer, read_whole

#: The modules whose phrases make the grammar.
FAMILIES = grammar.FAMILIES

LONGEST = 2_000
"""Characters of a text; a longer one is declined unread. The longest printed text has 650."""


@dataclass(frozen=True)
class CardText:
    """What a player reads on a card: abilities as (label, name, text), attacks as (name, text), and other sentences."""

    abilities: tuple[tuple[str, str, str], ...] = ()
    attacks: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class RulesRead:
    """What the rules texts of a card say: the fields of `Card` that they fill."""

    do: Step | None = None
    statics: tuple[Static | When, ...] = ()
    stays: str = ""
    provides: str = ""
    as_energy: str = ""
    energy_swap: bool = False
    only_if: Condition | None = None
    fossil: bool = False
    only_on: Filter | None = None
    copies: str = ""
    abilities: tuple[Power | Body, ...] = ()


_OWNERS = "C|E4|FB|G|GL|M|4"
"""Marks of owners in the names of Pokémon SP."""


def normalise(text: str, name: str, era: str = "") -> str:
    """Printed English as it is compared: without reminders, spelled one way. A text beyond `LONGEST` stays as it is."""
    if len(text) > LONGEST:
        return text
    if era:
        for pattern, other in SM_SUBSTITUTIONS:
            text = re.sub(pattern, other, text)
        text = text.replace(f"{name} provides", "This card provides").replace(
            f"(except {name})", f"(excluding any {name})"
        )
    # A letter of an Unown stands in brackets in its name, without them in its text; so do those of others.
    if bare := name.replace("[", "").replace("]", ""):
        text = re.sub(rf"\b{re.escape(bare)}", lambda _: name, text, flags=re.I if "-" in name else 0)
    if "★" in name:
        text = text.replace(name.replace("★", "Star"), name)
    family, bracket, _ = name.partition(" [")
    if bracket:
        text = re.sub(rf"\b{re.escape(family)} ([A-Z!?])(?![\w\]])", rf"{family} [\1]", text)
    if name.endswith("."):  # its point ends a sentence as well
        text = re.sub(rf"{re.escape(name)}(?=$| [A-Z])", f"{name}.", text)
    # The owner's mark behind the name of a Pokémon SP is left out in places.
    if owned := re.fullmatch(rf"(.+) ({_OWNERS})", name):
        own = rf"{re.escape(owned[1])}(?! (?:{_OWNERS})\b)"
        text = re.sub(rf"\b(attached to|counters? on) {own}(?= ?\.)", rf"\1 {name}", text)
        # Counters of nobody's Pokémon are its own, also where the mark is a mistaken one.
        text = re.sub(rf"(\beach damage counter on) {re.escape(owned[1])} (?:{_OWNERS})(?=\.)", rf"\1 {name}", text)
    # A Pokémon of many forms is itself where a text says by the species alone what is done to it or by its attacks.
    if (species := species_of(name)) != name and not bracket:
        text = re.sub(
            rf"\b{re.escape(species)}(?='s [^.,]* attack's )|(?<=\bdone to ){re.escape(species)}(?= by attacks)",
            lambda _: name,
            text,
        )
    for pattern, to in SUBSTITUTIONS:
        text = re.sub(pattern, to, text)
    # A Pokémon SP may be called there without the letters of its owner.
    first = name.partition(" ")[0]
    text = text.replace(f"This power can't be used if {first} is", f"This power can't be used if {name} is")
    return to_you(text.strip())


def read(category: str, text: str, context: PrintedOn) -> tuple[Any, bool]:
    """The one reading of the whole normalised text, and whether it is worded otherwise than it would be printed.

    Raises `Declined`, also for a text that is longer than any printed one or nested deeper than can be followed, or
    `Ambiguous`.
    """
    return read_whole(Reader(GRAMMAR, text, context), category, LONGEST, canonical)


_OF_THEIRS = re.compile(
    r"(\bchoose 1 of your opponent's [^.]*(?:\. | and )(?:return that Pokémon and all cards attached to it to"
    r"|shuffle that Pokémon and all cards attached to it back into)) your (hand|deck)\b",
    re.IGNORECASE,
)
"""What was chosen of the opponent's goes to the opponent's hand or deck: the words for it can't tell whose it is."""


_SEVERAL_IN_ENGLISH = re.compile(
    r"\b(choose \d+ cards from your opponent's hand without looking\. )look at the card you chose,"
    r" then have your opponent shuffle that card\b"
)
_SEVERAL_IN_POLISH = re.compile(r"(\d kart[^.]{0,60}\. [^. ]{1,12}) wybraną kartę; przeciwnik wtasowuje ją\b")
"""What is done to the chosen, where several were chosen just before: the step alone can't tell."""


def write(category: str, value: Any, lang: str, context: PrintedOn) -> str:
    """A tree in words, with capitals at the starts of sentences. Raises `Unsayable`, KeyError for another language."""
    text = Writer(GRAMMAR, lang, context).write(category, value)
    if lang == "en" and (coins := re.search(r"\bflip (\d+) coins\b", text, re.IGNORECASE)) and int(coins[1]) > 2:
        for side in ("heads", "tails"):
            text = text.replace(f"both are {side}", f"all of them are {side}")
    if lang == "en":
        text = _SEVERAL_IN_ENGLISH.sub(
            r"\1look at the cards you chose, then have your opponent shuffle those cards", text
        )
        text = _OF_THEIRS.sub(r"\1 your opponent's \2", text)
    if lang != "ja":
        text = re.sub(r"(^|(?<!\b[JM]r)[.!?•] )(\w)", lambda found: found[1] + found[2].upper(), text)
    if lang == "pl":
        text = _SEVERAL_IN_POLISH.sub(r"\1 wybrane karty; przeciwnik wtasowuje je", text)
        # A clause stands behind a comma, unless a small word leads to it.
        text = re.sub(r"(?<=[\w)])(?<!\b[ia])(?<!\bże)(?<!\blub)(?<!\bnawet) (?=jeśli\b)", ", ", text)
        text = set_polish(text)
    return typeset(text, lang)


def read_attack(text: str, card_name: str, damage: int = 0, sign: str = "", era: str = "") -> AttackRead:
    """What an attack's printed text says: its effect, and when it may be used. Raises `Declined` or `Ambiguous`."""
    context = PrintedOn(card_name, damage=damage, sign=sign, era=era)
    text = normalise(text, card_name, era)
    found: AttackRead = read("attack", text, context)[0] if text else AttackRead()
    return found


def read_power(text: str, card_name: str, name: str, era: str = "") -> Power:
    """A Poké-Power by its printed text. Raises `Declined` or `Ambiguous`."""
    context = PrintedOn(card_name, ability=name, era=era)
    power: Power = read("power", normalise(text, card_name, era), context)[0]
    return replace(power, name=name)


def read_body(text: str, card_name: str, name: str, era: str = "") -> Body:
    """A Poké-Body by its printed text. Raises `Declined` or `Ambiguous`."""
    context = PrintedOn(card_name, ability=name, era=era)
    return Body(name, read("parts", normalise(text, card_name, era), context)[0])


def read_ability(text: str, card_name: str, name: str, era: str) -> Power | Body:
    """An Ability by its printed text: one that is used, or one that works. Raises `Declined` or `Ambiguous`."""
    try:
        power = read_power(text, card_name, name, era)
    except Declined as wrong:
        try:
            return read_body(text, card_name, name, era)
        except Declined as other:
            raise max(wrong, other, key=lambda one: len(one.longest)) from None
    return power


def read_rules(
    rules: Iterable[str], card_name: str, kind: str, era: str = "", kinds: Collection[str] | None = None
) -> RulesRead:
    """What the rules texts of a Trainer, Energy card or Pokémon say; on a Pokémon a text with a name before a colon
    is that of an item. `kinds` as of `rules_text`. Raises `Declined` or `Ambiguous`."""
    text = normalise(rules_text(rules, kinds), card_name, era)
    if not text:
        return RulesRead()
    if kind == "pokemon" and (held := _HELD.match(text)):
        item = read_ability(text[held.end() :], card_name, held[1], era)
        return RulesRead(abilities=(replace(item, held=True),))
    found = gathered(read("rules", text, PrintedOn(card_name, kind, era=era))[0])
    return replace(found, abilities=tuple([replace(one, name=card_name) for one in found.abilities]))


_HELD = re.compile(r"([A-Z][a-z]+(?: [A-Z][a-z]+)?): (?=[A-Z])")
"""The name of an item that is printed on a Pokémon, as its text begins."""


_FACTS: dict[type, Callable[[Any], dict[str, Any]]] = {
    Stays: lambda fact: {"stays": fact.how},
    Provided: lambda fact: {"provides": fact.types},
    AsEnergy: lambda fact: {"as_energy": fact.types, "energy_swap": fact.swap},
    OnlyIf: lambda fact: {"only_if": fact.condition},
    OnlyOn: lambda fact: {"only_on": fact.filter},
    Copies: lambda fact: {"copies": fact.how},
    Fossil: lambda _: {"fossil": True},
}
"""The fields that a sentence fills."""


def gathered(sentences: tuple[Any, ...]) -> RulesRead:
    """The sentences of a rules text as fields of a card. Raises `Declined` for steps that can't stand in a row."""
    facts: dict[str, Any] = {}
    steps: tuple[Step, ...] = ()
    parts: tuple[Static | When, ...] = ()
    abilities: tuple[Power, ...] = ()
    for each in sentences:
        if type(each) in _FACTS:
            facts |= _FACTS[type(each)](each)
        elif isinstance(each, Static | When):
            parts += (each,)
        elif isinstance(each, NotOn):
            parts = but_not_on(parts, each)
        elif isinstance(each, Power):
            abilities += (each,)
        else:
            steps += steps_of(each)
    if not sound(steps):
        raise Declined(repr(steps), "")
    return RulesRead(do=whole(steps) if steps else None, statics=parts, abilities=abilities, **facts)


def _attack(attack: Attack, lang: str, card: Card) -> str:
    """The text of an attack, with its printed damage. Raises `Unsayable`."""
    said = AttackRead(attack.do, attack.first_turn, attack.only_if, attack.in_sleep)
    return "" if said == AttackRead() else write("attack", said, lang, _context(card, attack))


def render(card: Card, lang: str) -> CardText:
    """All texts of a card. Raises `Unsayable` for a tree without words, KeyError for another language."""
    abilities = tuple(_ability(ability, lang, card) for ability in card.abilities)
    attacks = tuple((each.name, _attack(each, lang, card)) for each in card.attacks)
    if card.name.endswith("."):  # its point ends a sentence as well
        abilities = tuple((label, name, text.replace("..", ".")) for label, name, text in abilities)
        attacks = tuple((name, text.replace("..", ".")) for name, text in attacks)
    return CardText(abilities, attacks, _rules(card, lang))


def clause(step: Step, lang: str, card: Card) -> str:
    """One of the ways that a card lets its player choose from, in words. Raises `Unsayable`."""
    return write("branch", step, lang, _context(card))


LABELS = {
    "": {"en": ("Poké-Power", "Poké-Body"), "pl": ("Poké-Power", "Poké-Body"), "ja": ("ポケパワー", "ポケボディー")},
    "sm": {"en": ("Ability", "Ability"), "pl": ("zdolność", "zdolność"), "ja": ("特性", "特性")},
}
"""What stands before the name of a `Power` and of a `Body`, by era and language."""

HELD = {"en": "Held item", "pl": "Przedmiot", "ja": "もちもの"}
"""What stands before the name of an item that is printed on a Pokémon."""

RULE = {"en": "Rule", "pl": "Zasada", "ja": "ルール"}
"""What stands there before the name of a rule that is printed on a Pokémon of the later era (PK-SM-11)."""


def label(ability: Power | Body, card: Card, lang: str) -> str:
    """What stands before the name of an ability of a card."""
    if ability.held:
        return RULE[lang] if card.era else HELD[lang]
    return LABELS[card.era][lang][isinstance(ability, Body)]


def _context(card: Card, attack: Attack | None = None, ability: str = "") -> PrintedOn:
    damage, sign = (attack.damage, attack.sign) if attack else (0, "")
    return PrintedOn(card.name, "pokemon" if card.stage == "fossil" else card.kind, damage, sign, ability, card.era)


def _ability(ability: Power | Body, lang: str, card: Card) -> tuple[str, str, str]:
    context = _context(card, ability=ability.name)
    if isinstance(ability, Power):
        said = write("power", ability, lang, context)
    else:
        said = write("parts", ability.parts, lang, context)
    return label(ability, card, lang), ability.name, said


def _rules(card: Card, lang: str) -> tuple[str, ...]:
    context = _context(card)
    facts: list[Any] = []
    if card.stage == "fossil":
        facts.append(Fossil())
    if card.do is not None:
        facts += steps_of(card.do)
    if card.only_if is not None:
        facts.append(OnlyIf(card.only_if))
    if card.stays:
        facts.append(Stays(card.stays))
    if card.only_on is not None:
        facts.append(OnlyOn(card.only_on))
    if card.copies:
        facts.append(Copies(card.copies))
    if card.as_energy:
        facts.append(AsEnergy(card.as_energy, card.energy_swap))
    rules = [write("rules", tuple(facts), lang, context)] if facts else []
    if card.statics:
        rules.append(write("parts", card.statics, lang, context))
    if card.kind == "energy" and card.stage == "special":
        rules.append(write("rules", (Provided(card.provides),), lang, context))
    return tuple(rules)


__all__ = [
    "HELD",
    "LABELS",
    "Ambiguous",
    "AttackRead",
    "CardText",
    "PrintedOn",
    "Declined",
    "RulesRead",
    "Unsayable",
    "gathered",
    "label",
    "normalise",
    "read",
    "read_ability",
    "read_attack",
    "read_body",
    "read_power",
    "read_rules",
    "render",
    "rules_text",
    "unplayed",
    "write",
]
