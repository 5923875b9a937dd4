"""Abilities and Battle cards of the Star Wars TCG in a few words, as they stand on a button: what happens, then what it
costs."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from stolik.cardgame.ast import Step
from stolik.games.star_wars.ast.nodes import Activated, Pilot, Reserves
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.text import cards
from stolik.games.star_wars.text.grammar.abilities import at_both
from stolik.text.phrase import typeset
from stolik.text.table import Wording, word
from stolik.text.trees import Unsayable

LONGEST: Final = 150
"""Letters of an effect on a button; a longer one ends in "…" where a word ends. The whole text is on the card."""
WIDE: Final = 80
"""The same in Japanese."""
_WHEN: Final = re.compile(
    r"(?<=[.。])\s*(?=Play only|You may play this ability anytime|Zagraj tylko|Tę zdolność możesz zagrać w\sdowolnej|"
    r"[^。]*プレイできる)"
)
"""Behind an effect: when it may be played."""
_TAP: Final[Wording] = ("tap", "tapnij", "タップ")
_ARROW: Final = " -> "
_BULLET: Final = "* "
"""What stands before each thing that a pilot gives."""


@lru_cache(maxsize=4096)
def ability(card: StarWarsCard, place: str, lang: str) -> str:
    """The activated ability at a place of a card, "Evade 2 · pay 2 Force"; "1.0" is what a pilot gives. "" where it
    can't be said."""
    n, _, m = place.partition(".")
    try:
        found: Any = card.abilities[int(n)]
        given = found.gives[int(m)] if isinstance(found, Pilot) else None
    except (ValueError, IndexError):
        return ""
    if isinstance(found, Pilot):
        return _given(card, found, int(m), lang) if isinstance(given, Activated) else ""
    return _short(found.ability if isinstance(found, Reserves) else found, card, lang)


def _given(card: StarWarsCard, pilot: Pilot, m: int, lang: str) -> str:
    """An ability that a pilot gives, as it stands among what the pilot gives: it speaks of the piloted unit. One that
    costs nothing is a keyword and speaks of none."""
    alone = [_line(part, card, lang) if isinstance(part, Activated) else "" for part in pilot.gives[: m + 1]]
    if _ARROW not in alone[m]:
        return _worded(alone[m], lang)
    text = _line(pilot, card, lang)
    actives = [part.strip() for part in text.split(_BULLET)[1:] if _ARROW in part]
    told = [not n or not at_both(pilot.gives[n - 1], pilot.gives[n]) for n in range(m + 1)]  # else with the last
    n = sum(_ARROW in part for part, itself in zip(alone, told, strict=True) if itself) - 1
    return _worded(actives[n], lang) if n < len(actives) else ""


@lru_cache(maxsize=4096)
def play(card: StarWarsCard, mode: int, lang: str) -> str:
    """One way to play a Battle card, "Prevent up to 2 damage to this unit · pay 2 Force"; "" where it can't be said."""
    return _short(card.plays[mode], card, lang)


@lru_cache(maxsize=4096)
def whole(card: StarWarsCard, done: Step, lang: str) -> str:
    """What a step of a card does, as it stands in its text, with a full stop; "" where it can't be said."""
    try:
        return cards.write("text", done, lang, cards.context(card))
    except Unsayable:
        return ""


def step(card: StarWarsCard, done: Step, lang: str) -> str:
    """The same as a label: without a full stop, and cut."""
    return _cut(whole(card, done, lang).rstrip(".。"), lang)


def _line(found: Any, card: StarWarsCard, lang: str) -> str:
    """An ability or a way to play a card as it is printed; "" for one without words."""
    try:
        return cards.write_line((found,), lang, cards.context(card))
    except Unsayable:
        return ""


def _short(found: Any, card: StarWarsCard, lang: str) -> str:
    return _worded(_line(found, card, lang), lang)


def _worded(text: str, lang: str) -> str:
    """A printed ability with what it does first, then what it costs."""
    cost, arrow, effect = text.partition(_ARROW)
    if not arrow:
        return _cut(text.rstrip(".。"), lang)
    effect = _cut(_WHEN.split(effect)[0].rstrip(".。"), lang)
    cost = re.sub(r"(?:^|(?<=[,:] ))\w", lambda first: first[0].lower(), cost.replace("[tap]", word(_TAP, lang)))
    return typeset(f"{effect} · {cost}", lang)


def _cut(text: str, lang: str) -> str:
    """The text, or its beginning."""
    most = WIDE if lang == "ja" else LONGEST
    if len(text) <= most:
        return text
    if lang == "ja":
        return text[: most - 1] + "…"
    return text[:most].rpartition(" ")[0].rstrip(" ,.;:") + "…"
