"""Cards of the Pokémon TCG: modules of their sets, their sum (`pool`), the theme decks (decks.py), deck lists in and out
(lists.py, legality.py) and card files (files.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType

from stolik.games.pokemon.ast.printed import Card

from .editions import OF_FIRST, OF_THIRD, edition_of
from .prints import PRINTS
from .sets import SETS, CardSet

__all__ = [
    "GAME",
    "MODULES",
    "PARTED",
    "PARTS",
    "SETS",
    "TEAMS_SINCE",
    "CardSet",
    "editions",
    "in_order",
    "modules_of",
    "overlay",
    "place",
    "pool",
    "team_pool",
]

GAME = "pokemon"
"""The game's id, as it stands in a Deck."""

MODULES = (
    "ex9", "ex11", "dp1", "dpp", "dp2", "pop6", "dp3", "dp4", "pop7", "dp5", "dp6", "pop8", "dp7", "pl1", "pop9",
    "pl2", "pl3", "pl4",
    "xy6", "sm1", "smp", "sm2", "sm3", "sm35", "sm4", "sm5", "sm6", "sm7", "sm75", "sm8", "sm9", "sm10", "sm11",
)  # fmt: skip
"""The sets of which there are cards here, in order of release."""

PARTED = frozenset(("ex11", "dp1", "dp2", "dp3", "dp4", "dp5", "dp6", "dp7", "pl1", "pl2", "pl3", "pl4"))
"""Those that are too large for one module and have one for each of these."""
PARTS = ("basic", "evolved", "trainers")

TEAMS_SINCE = 2011
"""The year from which on cards are played two against two: those of older rules are left out (P2-BASE)."""

_SET_PLACE = {name: n for n, name in enumerate(SETS)}


@cache
def pool() -> Mapping[str, Card]:
    """The bundled cards by id: those of each edition by set and number. A card's number in
    a game is its place here."""
    cards = [card for name in MODULES for part in modules_of(name) for card in _cards_of(part)]
    first = {card.id: card for card in cards}
    cards += [replace(first[of], id=key) for key, of in PRINTS.items()]
    found = {card.id: card for card in sorted(cards, key=lambda card: (edition_of(card.id), place(card.id)))}
    if len(found) != len(cards):
        raise ValueError(
            f"several cards are called {', '.join(sorted({one.id for one in cards if found[one.id] != one}))}"
        )
    return MappingProxyType(found)


def editions() -> tuple[int, ...]:
    """How many cards each edition has, the oldest first; the last is the whole pool."""
    return len(OF_FIRST), len(pool()) - len(OF_THIRD), len(pool())


@cache
def team_pool() -> Mapping[str, Card]:
    """The bundled cards that are played two against two."""
    late = {card.id: card for card in pool().values() if SETS[card.id.rpartition("-")[0]].year >= TEAMS_SINCE}
    return MappingProxyType(late)


def modules_of(name: str) -> tuple[str, ...]:
    """The names of the modules in which the rows of a set stand."""
    return tuple(f"{name}_{part}" for part in PARTS) if name in PARTED else (name,)


def _cards_of(name: str) -> tuple[Card, ...]:
    cards = import_module(f"{__name__}.{name}").CARDS
    assert isinstance(cards, tuple)
    return cards


def overlay(cards: Iterable[Card]) -> Mapping[str, Card]:
    """The pool with other cards laid over it: those of a known id replace, the others follow the bundled ones, by set and
    number."""
    new = {card.id: card for card in cards}
    late = sorted((card for card in new.values() if card.id not in pool()), key=lambda card: place(card.id))
    found = {key: new.get(key, card) for key, card in pool().items()}
    return MappingProxyType({**found, **{card.id: card for card in late}})


def place(card: str) -> tuple[int, str, int, str]:
    """What card ids are sorted by: order of release (unknown sets last, by name), number, other signs of the number."""
    name, _, number = card.rpartition("-")
    digits = "".join(sign for sign in number if sign.isascii() and sign.isdigit())
    # SH1 and its like are printed behind the numbered cards
    value = int(digits[:6] or 0) + (0 if digits == number else 1_000_000)
    return (_SET_PLACE.get(name, len(_SET_PLACE)), "" if name in _SET_PLACE else name, value, number)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Card ids by set and number: the order of the pool."""
    return tuple(sorted(cards, key=place))
