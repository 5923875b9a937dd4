"""Whether a deck may be played (SW-DECK-2 to 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final

from stolik.cardgame.printed import StarWarsCard

from . import printed_name

CARDS: Final = 60
"""How many cards a deck has at least (SW-DECK-3)."""
OF_A_TYPE: Final = 12
"""How many unit cards of each type it has at least (SW-DECK-4)."""
TIMES: Final = 2
"""How many times as many of one unit type as of another there may be (SW-DECK-5)."""
COPIES: Final = 4
"""How many of one name and version there may be (SW-DECK-6)."""
TYPES: Final = ("space", "ground", "character")
SIDES: Final = ("dark", "light")


class Problem:
    """What is wrong with a deck: the rule it breaks ("" for a card that is not in the pool), the card's id ("" for the
    whole deck), a number that belongs to it, and an English sentence. `stack` is 0: a deck is one pile.

    For sentences in other languages: `what` is "size", "sides", "type", "balance", "copies" or "unknown"; `name` the
    name that is counted, or the unit type ("space", "ground", "character"), for "sides" nothing; `other` the unit type
    that it is compared with; `most` the number that would be right or allowed."""

    __slots__ = ("card", "count", "message", "most", "name", "other", "rule", "stack", "what")

    def __init__(
        self,
        rule: str,
        message: str,
        card: str = "",
        count: int = 0,
        what: str = "",
        name: str = "",
        most: int = 0,
        other: str = "",
    ) -> None:
        self.rule = rule
        self.message = message
        self.card = card
        self.count = count
        self.stack = 0
        self.what = what
        self.name = name
        self.most = most
        self.other = other

    @property
    def place(self) -> str:
        """Where, for a message: nothing, since there is one pile."""
        return ""

    def __repr__(self) -> str:
        return f"Problem({self.rule!r}, {self.message!r}, card={self.card!r}, count={self.count})"


def check_deck(cards: Sequence[str], pool: Mapping[str, StarWarsCard]) -> list[Problem]:
    """All that keeps a deck from being played, in the order of the rules; empty when it may be."""
    known = [pool[card] for card in cards if card in pool]
    strange = [card for card in cards if card not in pool]
    found = [
        Problem("", f"there is no card {card!r} in the pool", card, strange.count(card), "unknown", card)
        for card in dict.fromkeys(strange)
    ]
    found += _mixed(known)
    if len(cards) < CARDS:
        amount = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        told = f"the deck has {amount}; it needs at least {CARDS}: add {CARDS - len(cards)}"
        found.append(Problem("SW-DECK-3", told, "", len(cards), "size", most=CARDS))
    counts = {kind: sum(card.kind == kind for card in known) for kind in TYPES}
    for kind, n in counts.items():
        if n < OF_A_TYPE:
            told = f"there are {n} {kind.capitalize()} units in it; at least {OF_A_TYPE} are needed"
            found.append(Problem("SW-DECK-4", told, "", n, "type", kind, OF_A_TYPE))
    for kind, other in permutations(TYPES, 2):
        if counts[kind] > TIMES * counts[other]:
            told = (
                f"there are {counts[kind]} {kind.capitalize()} units in it, more than twice as many as the "
                f"{counts[other]} {other.capitalize()} units"
            )
            most = TIMES * counts[other]
            found.append(Problem("SW-DECK-5", told, "", counts[kind], "balance", kind, most, other))
    return found + _too_many(known)


def side_of(cards: Sequence[str], pool: Mapping[str, StarWarsCard]) -> str:
    """The side that a deck plays: "dark", "light", or "" where it could be either."""
    sides = {pool[card].side for card in cards if card in pool}
    found = [side for side in SIDES if side in sides]
    return found[0] if len(found) == 1 else ""


def _mixed(known: Sequence[StarWarsCard]) -> list[Problem]:
    """Light and Dark cards in one deck; it names the first card of the side that has fewer."""
    there = {side: [card for card in known if card.side == side] for side in SIDES}
    fewer = min(there.values(), key=len)
    if not fewer:
        return []
    told = f"there are {len(there['dark'])} Dark Side and {len(there['light'])} Light Side cards in it; one side is allowed"
    return [Problem("SW-DECK-2", told, fewer[0].id, len(fewer), "sides")]


def _too_many(known: Sequence[StarWarsCard]) -> list[Problem]:
    """A name and version is counted over all prints."""
    prints: dict[str, list[StarWarsCard]] = {}
    for card in known:
        prints.setdefault(printed_name(card), []).append(card)
    found = []
    for name, those in prints.items():
        if len(those) > COPIES:
            ids = dict.fromkeys(card.id for card in those)
            where = f" ({', '.join(ids)})" if len(ids) > 1 else ""
            told = f"{name}{where} is in the deck {len(those)} times; {COPIES} of one name and version are allowed"
            found.append(Problem("SW-DECK-6", told, those[0].id, len(those), "copies", name, COPIES))
    return found
