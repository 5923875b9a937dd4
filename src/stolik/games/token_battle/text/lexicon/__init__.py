"""The words of Token Battle in each language: its nouns and verbs, abilities, types, cards, sets and settings."""

from __future__ import annotations

from typing import Final

from stolik.text.lexicon import Lexicon

from . import en, ja, pl

LEXICON: Final = Lexicon(en, pl, ja)


def card_keys() -> tuple[str, ...]:
    """The keys of the 72 cards in the order of the collection; a card's number is its position."""
    return tuple(en.CARDS)


def card_name(card: int | str, lang: str) -> str:
    """A card's name, by its number (0..71) or its key. Raises IndexError or KeyError for an unknown card."""
    key = card_keys()[card] if isinstance(card, int) else card
    return str(LEXICON.table("CARDS", lang)[key])


def directions(lang: str) -> tuple[str, ...]:
    """The eight directions clockwise from N."""
    return tuple(LEXICON.modules[lang].DIRECTIONS)


def all_around(lang: str) -> str:
    """What stands for all eight directions."""
    return str(LEXICON.modules[lang].ALL_AROUND)
