"""Whether a deck may be played in a format (PK-SETUP-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stolik.cardgame.printed import Card

from . import printed_name

RULE = "PK-SETUP-1"


@dataclass(frozen=True)
class Format:
    """What a format asks of a deck: `cards` in it, and `copies` of one name. How it is played stands in the game."""

    cards: int
    copies: int


FORMATS: Mapping[str, Format] = {"duel": Format(60, 4), "double": Format(60, 4), "half": Format(30, 2)}


class Problem:
    """What is wrong with a deck: the rule it breaks ("" for a card that is not in the pool), the card's id ("" for the whole
    deck), a number that belongs to it, and an English sentence. `stack` is 0: a deck is one pile.

    For sentences in other languages: `what` is "size", "basic", "copies", "star" or "unknown", `name` the name that is
    counted, `most` the number that would be right or allowed."""

    __slots__ = ("card", "count", "message", "most", "name", "rule", "stack", "what")

    def __init__(
        self, rule: str, message: str, card: str = "", count: int = 0, what: str = "", name: str = "", most: int = 0
    ) -> None:
        self.rule = rule
        self.message = message
        self.card = card
        self.count = count
        self.stack = 0
        self.what = what
        self.name = name
        self.most = most

    @property
    def place(self) -> str:
        """Where, for a message: nothing, since there is one pile."""
        return ""

    def __repr__(self) -> str:
        return f"Problem({self.rule!r}, {self.message!r}, card={self.card!r}, count={self.count})"


def check_deck(cards: Sequence[str], pool: Mapping[str, Card], game_format: str = "duel") -> list[Problem]:
    """All that keeps a deck from being played; empty when it may be. Raises ValueError for an unknown format."""
    asked = FORMATS.get(game_format)
    if asked is None:
        raise ValueError(f"there is no format {game_format!r}; the formats are {', '.join(FORMATS)}")
    found = []
    if len(cards) != asked.cards:
        found.append(Problem(RULE, _size(len(cards), asked.cards), "", len(cards), "size", most=asked.cards))
    known = [pool[card] for card in cards if card in pool]
    strange = [card for card in cards if card not in pool]
    found += [
        Problem("", f"there is no card {card!r} in the pool", card, strange.count(card), "unknown", card)
        for card in dict.fromkeys(strange)
    ]
    if not any(card.kind == "pokemon" and card.stage == "basic" for card in known):
        told = "there is no Basic Pokémon in it; at least one is needed to start with"
        found.append(Problem(RULE, told, what="basic", most=1))
    found += _too_many(known, asked.copies)
    stars = [card for card in known if "star" in card.tags]
    if len(stars) > 1:
        names = ", ".join(dict.fromkeys(printed_name(card) for card in stars))
        text = f"there are {len(stars)} Pokémon Star in it ({names}); 1 is allowed"
        found.append(Problem(RULE, text, stars[0].id, len(stars), "star", names, 1))
    return found


def _size(count: int, wanted: int) -> str:
    amount = "1 card" if count == 1 else f"{count} cards"
    change = f"add {wanted - count}" if count < wanted else f"take out {count - wanted}"
    return f"the deck has {amount}; it needs exactly {wanted}: {change}"


def _too_many(known: Sequence[Card], copies: int) -> list[Problem]:
    """A name is counted over all prints: level and δ are no part of it."""
    prints: dict[str, list[Card]] = {}
    for card in known:
        if (card.kind, card.stage) != ("energy", "basic"):
            prints.setdefault(card.name, []).append(card)
    found = []
    for name, those in prints.items():
        if len(those) > copies:
            ids = dict.fromkeys(card.id for card in those)
            where = f" ({', '.join(ids)})" if len(ids) > 1 else ""
            text = f"{name}{where} is in the deck {len(those)} times; {copies} of one name are allowed"
            found.append(Problem(RULE, text, those[0].id, len(those), "copies", name, copies))
    return found
