"""Whether a deck may be played (SW-DECK-2 to 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final

from stolik.decks.problems import Problem, count_cards, find_copies, find_unknown
from stolik.games.star_wars.ast.printed import StarWarsCard

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
NAMED: Final = 4
"""How many names of cards a message holds at most."""


def check_deck(cards: Sequence[str], pool: Mapping[str, StarWarsCard]) -> list[Problem]:
    """All that keeps a deck from being played, in the order of the rules; empty when it may be.

    `what` is "size", "sides", "type", "balance", "copies" or "unknown". Of "type" and "balance" `name` is the unit type
    ("space", "ground", "character"), `other` the one that it is compared with; of "sides" `other` is the side that has
    fewer cards, `name` names them, `most` is how many the other side has."""
    known = [pool[card] for card in cards if card in pool]
    found = find_unknown(cards, pool) + _mixed(known)
    if len(cards) < CARDS:
        told = f"the deck has {count_cards(len(cards))}; it needs at least {CARDS}: add {CARDS - len(cards)}"
        found.append(Problem("SW-DECK-3", told, "", len(cards), "size", most=CARDS))
    counts = {kind: sum(card.kind == kind for card in known) for kind in TYPES}
    for kind, n in counts.items():
        if n < OF_A_TYPE:
            told = (
                f"there are {n} {kind.capitalize()} units in it; at least {OF_A_TYPE} are needed: add {OF_A_TYPE - n}"
            )
            found.append(Problem("SW-DECK-4", told, "", n, "type", kind, OF_A_TYPE))
    for kind, other in permutations(TYPES, 2):
        if counts[kind] > TIMES * counts[other]:
            told = (
                f"there are {counts[kind]} {kind.capitalize()} units in it, more than twice as many as the "
                f"{counts[other]} {other.capitalize()} units"
            )
            most = TIMES * counts[other]
            found.append(Problem("SW-DECK-5", told, "", counts[kind], "balance", kind, most, other))
    return found + find_copies(known, lambda card: card.printed_name, COPIES, "SW-DECK-6", "name and version")


def side_of(cards: Sequence[str], pool: Mapping[str, StarWarsCard]) -> str:
    """The side that a deck plays: "dark", "light", or "" where it could be either."""
    sides = {pool[card].side for card in cards if card in pool}
    found = [side for side in SIDES if side in sides]
    return found[0] if len(found) == 1 else ""


def seat_of(cards: Sequence[str], pool: Mapping[str, StarWarsCard]) -> int | None:
    """The seat that plays a deck: Dark's is the first (SW-GOAL-1); None where it could be either."""
    side = side_of(cards, pool)
    return SIDES.index(side) if side else None


def _mixed(known: Sequence[StarWarsCard]) -> list[Problem]:
    """Light and Dark cards in one deck; it names the cards of the side that has fewer."""
    there = {side: [card for card in known if card.side == side] for side in SIDES}
    less, more = sorted(SIDES, key=lambda side: len(there[side]))
    fewer = there[less]
    if not fewer:
        return []
    named = list(dict.fromkeys(card.printed_name for card in fewer))
    names = ", ".join(named[:NAMED]) + (" …" if len(named) > NAMED else "")
    told = (
        f"there are {len(there['dark'])} Dark Side and {len(there['light'])} Light Side cards in it; one side is allowed:"
        f" take out {names}"
    )
    return [Problem("SW-DECK-2", told, fewer[0].id, len(fewer), "sides", names, len(there[more]), less)]
