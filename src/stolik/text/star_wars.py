"""Texts of Star Wars cards: written from effect trees in three languages, read from printed English.

A card's text is a row of lines: abilities of a unit or Location, ways to play a Battle card, the sentences of a
Mission. Reading gives the one tree that a line can mean. It raises `Declined` where a sentence is in no phrase, and
`Ambiguous` where it has several meanings; nothing is left out, and nothing is picked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from stolik.cardgame.ast.common import Condition, Step
from stolik.cardgame.ast.star_wars import Activated, Keyword, Pay, Pilot, Reserves
from stolik.cardgame.printed import StarWarsCard, UnitAbility
from stolik.text.grammar import star_wars_abilities, star_wars_effects, star_wars_given, star_wars_steps
from stolik.text.grammar.star_wars_canon import canonical, lines, meant, said, surface
from stolik.text.grammar.star_wars_words import GRAMMAR, KEYWORDS, MINUS, REMINDERS, Printed, Scribe
from stolik.text.phrase import Ambiguous, Declined, Reading, typeset
from stolik.text.trees import Reader, Unsayable, nodes

#: The modules whose phrases make the grammar.
FAMILIES = (star_wars_abilities, star_wars_effects, star_wars_given, star_wars_steps)

LONGEST = 1_500
"""Characters of a line; a longer one is declined unread."""


@dataclass(frozen=True)
class CardText:
    """What a player reads on a card: its lines, and for each keyword in them (name, what reminds of it)."""

    lines: tuple[str, ...] = ()
    reminders: tuple[tuple[str, str], ...] = ()


def context(card: StarWarsCard) -> Printed:
    """What the card's texts are printed on."""
    unit = card.kind in ("space", "ground", "character")
    return Printed(card.name, card.kind, version=card.version, arena=card.kind if unit else "")


def render(card: StarWarsCard, lang: str) -> CardText:
    """All lines of a card. Raises `Unsayable` for a tree without words, KeyError for another language."""
    printed = context(card)
    found = [write_line(line, lang, printed) for line in lines(card.abilities)]
    found += [write_line((play,), lang, printed) for play in card.plays]
    if card.kind == "mission":
        found += mission_lines(card, lang)
    return CardText(tuple(found), reminders((*card.abilities, *card.plays, card.do), lang))


def mission_lines(card: StarWarsCard, lang: str) -> list[str]:
    """What a Mission needs and costs, and what it does, each as a line."""
    printed, found = context(card), []
    if card.needs is not None:
        needs = _write("if", card.needs, lang, printed)
        found.append(
            {
                "en": f"You may complete this Mission only if {needs}.",
                "pl": f"Tę misję możesz wykonać tylko wtedy, gdy {needs}.",
                "ja": f"{needs}ときにのみ、このミッションを完成できる。",
            }[lang]
        )
    for cost in card.costs:
        done = _write("step", surface(canonical(cost)), lang, printed, "inf" if lang == "pl" else "")
        also = "" if isinstance(cost, Pay) else "also "
        found.append(
            {
                "en": f"To complete {card.name}, you must {also}{done}.",
                "pl": f"Aby wykonać tę misję, musisz też {done}.",
                "ja": f"このミッションを完成させるには、さらに{done}必要がある。",
            }[lang]
        )
    if card.do is not None:
        found.append(write_text(card.do, lang, printed))
    return [_typeset(each, lang) for each in found]


def write_line(line: tuple[Any, ...], lang: str, printed: Printed) -> str:
    """One line of abilities, or one way to play a Battle card. Raises `Unsayable`."""
    return _typeset(_write("line", said(tuple(canonical_ability(each) for each in line)), lang, printed), lang)


def write_text(step: Step, lang: str, printed: Printed) -> str:
    """What a Mission does. Raises `Unsayable`."""
    return _typeset(_write("text", surface(canonical(step)), lang, printed), lang)


def canonical_ability(ability: Any) -> Any:
    """An ability in canonical form."""
    if isinstance(ability, Reserves):
        return Reserves(canonical(ability.ability))
    return canonical(ability)


def _write(category: str, value: Any, lang: str, printed: Printed, spec: str = "") -> str:
    return Scribe(GRAMMAR, lang, printed).write(category, value, spec)


def _typeset(text: str, lang: str) -> str:
    if lang != "ja":
        text = re.sub(r"(^|[.!?] |-> |\* )([^\W\d_])", lambda found: found[1] + found[2].upper(), text)
    if lang == "pl":
        text = re.sub(r"\bz (?=[sśzźż][bcćdfghjklłmnńprsśtwzźż]|wszystk)", "ze ", text)
        text = re.sub(r"(\d) (?=[^\W\d_])", "\\1\u00a0", text)
        text = re.sub(r",(?=[,.;:])", "", text)
    return typeset(text, lang)


def reminders(abilities: tuple[Any, ...], lang: str) -> tuple[tuple[str, str], ...]:
    """Each keyword of the abilities with a sentence of our own that reminds of it; "X" stands for its number."""
    found: dict[str, None] = {}
    for each in nodes(abilities):
        if isinstance(each, Pilot):
            found["pilot"] = None
        elif isinstance(each, Reserves):
            found["reserves"] = None
        elif isinstance(each, Keyword):
            found[each.name] = None
        elif isinstance(each, Activated) and each.keyword:
            found[each.keyword] = None
    return tuple((KEYWORDS[lang][name], typeset(REMINDERS[lang][name], lang)) for name in found)


def tree_of(card: StarWarsCard) -> tuple[Any, ...]:
    """All that a card says, in canonical form."""
    abilities = tuple(canonical_ability(each) for each in (*card.abilities, *card.plays))
    costs = tuple(canonical(each) for each in card.costs)
    return (abilities, card.needs, costs, None if card.do is None else canonical(card.do))


__all__ = [
    "MINUS",
    "Ambiguous",
    "CardText",
    "Condition",
    "Declined",
    "Printed",
    "Reader",
    "Reading",
    "UnitAbility",
    "Unsayable",
    "context",
    "meant",
    "render",
    "reminders",
    "tree_of",
    "write_line",
    "write_text",
]
