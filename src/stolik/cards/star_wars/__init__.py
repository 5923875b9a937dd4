"""Cards of the Star Wars TCG: one module a set, their sum (`pool`), and decks (decks.py)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from stolik.cardgame.printed import StarWarsCard

__all__ = ["GAME", "SETS", "place", "pool", "printed_name"]

GAME = "star-wars"
"""The game's id, as it stands in a Deck."""

SETS: Final[dict[str, str]] = {
    "AOTC": "Attack of the Clones",
    "SR": "Sith Rising",
    "ANH": "A New Hope",
    "JG": "Jedi Guardians",
    "ESB": "The Empire Strikes Back",
}
"""The sets that have a module here (by their names in small letters), in order of release."""


@cache
def pool() -> Mapping[str, StarWarsCard]:
    """The bundled cards by id, by set and number; a card's number in a game is its place here."""
    cards: list[StarWarsCard] = []
    for name in SETS:
        found = import_module(f"{__name__}.{name.lower()}").CARDS
        assert isinstance(found, tuple)
        cards += found
    made = {card.id: card for card in sorted(cards, key=lambda card: place(card.id))}
    assert len(made) == len(cards), "a card id is there twice"
    return MappingProxyType(made)


def place(card: str) -> tuple[int, int, str]:
    """What card ids are sorted by: order of release, number."""
    name, _, number = card.partition("-")
    digits = "".join(sign for sign in number if sign.isdigit())
    return list(SETS).index(name) if name in SETS else len(SETS), int(digits or 0), number


def printed_name(card: StarWarsCard) -> str:
    """A card's name as it is printed: with its version letter."""
    return f"{card.name} ({card.version})" if card.version else card.name
