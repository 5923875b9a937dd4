"""Cards of the Star Wars TCG: three modules a set, their sum (`pool`), what a deck must be (legality.py), and decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from stolik.games.star_wars.ast.printed import StarWarsCard

__all__ = ["GAME", "PARTS", "SETS", "SIZES", "YEARS", "home_set", "in_order", "place", "pool", "title_of"]

GAME = "star-wars"
"""The game's id, as it stands in a Deck."""

SETS: Final[dict[str, str]] = {
    "AOTC": "Attack of the Clones",
    "SR": "Sith Rising",
    "ANH": "A New Hope",
    "JG": "Jedi Guardians",
    "ESB": "The Empire Strikes Back",
}
"""The sets that have modules here, in order of release."""
SIZES: Final[dict[str, int]] = {"AOTC": 180, "SR": 90, "ANH": 180, "JG": 105, "ESB": 210}
"""How many cards each set has, without those that were printed again as promos."""
YEARS: Final[dict[str, int]] = {"AOTC": 2002, "SR": 2002, "ANH": 2002, "JG": 2003, "ESB": 2003}
"""The year of each set's release."""
PARTS: Final = ("characters", "units", "plays")
"""Each set has these modules: "anh_characters", "anh_units" (Space and Ground), "anh_plays" (Battle cards, Missions and
Locations)."""


@cache
def pool() -> Mapping[str, StarWarsCard]:
    """The bundled cards by id, by set and number; a card's number in a game is its place here."""
    cards: list[StarWarsCard] = []
    for name in SETS:
        for part in PARTS:
            found = import_module(f"{__name__}.{name.lower()}_{part}").CARDS
            assert isinstance(found, tuple)
            cards += found
    made = {card.id: card for card in sorted(cards, key=lambda card: place(card.id))}
    if len(made) != len(cards):
        raise ValueError(
            f"several cards are called {', '.join(sorted({one.id for one in cards if made[one.id] != one}))}"
        )
    return MappingProxyType(made)


def place(card: str) -> tuple[int, int, str]:
    """What card ids are sorted by: order of release, number."""
    name, _, number = card.partition("-")
    digits = "".join(sign for sign in number if sign.isdigit())
    return list(SETS).index(name) if name in SETS else len(SETS), int(digits or 0), number


def title_of(name: str) -> str:
    """What a set is called; one that only a player's own cards are of by its id."""
    return SETS.get(name, name)


def home_set(cards: Iterable[str]) -> str:
    """The id of the set that most of these cards are from, "" of no cards; of several the one that comes first."""
    sets = [card.partition("-")[0] for card in cards]
    return max(dict.fromkeys(sets), key=sets.count, default="")


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Card ids in the order of the pool."""
    return tuple(sorted(cards, key=place))
