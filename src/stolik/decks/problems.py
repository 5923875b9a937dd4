"""What is wrong with a deck that is one pile of cards, and the checks that every such game makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Protocol, TypeVar


class Problem:
    """What is wrong with a deck: the rule it breaks ("" for a card that is not in the pool), the card's id ("" for the
    whole deck), a number that belongs to it, and an English sentence. `stack` is 0: a deck is one pile.

    For sentences in other languages: `what` is wrong ("size", "copies", "unknown", and what a game adds), `name` the
    name that is counted, `most` the number that would be right or allowed, `other` what it is compared with."""

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


class Known(Protocol):
    """A card of a pool."""

    @property
    def id(self) -> str:
        """What it is found by."""


C = TypeVar("C", bound=Known)


def find_unknown(cards: Sequence[str], pool: Container[str]) -> list[Problem]:
    """Cards that are not in the pool, each once."""
    strange = Counter(card for card in cards if card not in pool)
    return [
        Problem("", f"there is no card {card!r} in the pool", card, count, "unknown", card)
        for card, count in strange.items()
    ]


def count_cards(count: int) -> str:
    """ "1 card", "2 cards"."""
    return "1 card" if count == 1 else f"{count} cards"


def find_copies(
    known: Iterable[C], name_of: Callable[[C], str], copies: int, rule: str, counted: str = "name"
) -> list[Problem]:
    """Names of which there are more than so many `copies`, over all prints; `counted` says what a name is."""
    prints: dict[str, list[C]] = {}
    for card in known:
        prints.setdefault(name_of(card), []).append(card)
    found = []
    for name, those in prints.items():
        if len(those) > copies:
            ids = dict.fromkeys(card.id for card in those)
            where = f" ({', '.join(ids)})" if len(ids) > 1 else ""
            told = f"{name}{where} is in the deck {len(those)} times; {copies} of one {counted} are allowed"
            found.append(Problem(rule, told, those[0].id, len(those), "copies", name, copies))
    return found
