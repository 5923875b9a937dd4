"""Cards of the Star Wars TCG: modules of each set, their sum (`pool`), what a deck must be (legality.py), and decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from stolik.games.star_wars.ast.printed import StarWarsCard

from .editions import OF_FIRST

__all__ = [
    "GAME", "PARTED", "PARTS", "SETS", "SIZES", "YEARS", "editions", "home_set", "in_order", "modules_of", "place",
    "pool", "title_of",
]  # fmt: skip

GAME = "star-wars"
"""The game's id, as it stands in a Deck."""

SETS: Final[dict[str, str]] = {
    "AOTC": "Attack of the Clones",
    "SR": "Sith Rising",
    "ANH": "A New Hope",
    "JG": "Jedi Guardians",
    "ESB": "The Empire Strikes Back",
    "RAS": "Rogues and Scoundrels",
    "ROTJ": "Return of the Jedi",
}
"""The sets that have modules here, in order of release."""
SIZES: Final[dict[str, int]] = {"AOTC": 180, "SR": 90, "ANH": 180, "JG": 105, "ESB": 210, "RAS": 105, "ROTJ": 110}
"""How many cards each set has, without those that were printed again as promos."""
YEARS: Final[dict[str, int]] = {
    "AOTC": 2002,
    "SR": 2002,
    "ANH": 2002,
    "JG": 2003,
    "ESB": 2003,
    "RAS": 2004,
    "ROTJ": 2004,
}
"""The year of each set's release."""
PARTS: Final = ("characters", "units", "plays")
"""Each set has these modules: "anh_characters", "anh_units" (Space and Ground), "anh_plays" (Battle cards, Missions and
Locations)."""
PARTED: Final = frozenset({"ESB"})
"""Sets with so many cards that "esb_battles" and "esb_missions" (with the Locations) stand in the place of
"esb_plays"."""


@cache
def pool() -> Mapping[str, StarWarsCard]:
    """The bundled cards by id: those of the first edition, then the others, each by set and number. A card's number in
    a game is its place here."""
    cards: list[StarWarsCard] = []
    for name in SETS:
        for module in modules_of(name):
            found = import_module(f"{__name__}.{module}").CARDS
            assert isinstance(found, tuple)
            cards += found
    made = {card.id: card for card in sorted(cards, key=lambda card: (card.id not in OF_FIRST, place(card.id)))}
    if len(made) != len(cards):
        raise ValueError(
            f"several cards are called {', '.join(sorted({one.id for one in cards if made[one.id] != one}))}"
        )
    return MappingProxyType(made)


def editions() -> tuple[int, ...]:
    """How many cards each edition has, the oldest first; the last is the whole pool."""
    return tuple(sorted({len(OF_FIRST), len(pool())}))


def modules_of(name: str) -> tuple[str, ...]:
    """The names of the modules in which the cards of a set stand."""
    parts = (*PARTS[:-1], "battles", "missions") if name in PARTED else PARTS
    return tuple(f"{name.lower()}_{part}" for part in parts)


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
    """Card ids by set and number."""
    return tuple(sorted(cards, key=place))
