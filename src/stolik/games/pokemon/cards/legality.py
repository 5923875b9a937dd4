"""Whether a deck may be played in a format (PK-SETUP-1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from stolik.decks.problems import Problem, count_cards, find_copies, find_unknown
from stolik.games.pokemon.ast.printed import Card

from .sets import DP_ON, SETS

RULE = "PK-SETUP-1"


@dataclass(frozen=True)
class DeckFormat:
    """What a format asks of a deck: `cards` in it, and `copies` of one name; the rules that say so, `size` how large it
    is and `rule` the rest; `era` (`printed.Card.era`) that of its cards, "" for any, `released` the first and the last month
    of its sets, () for any, and `dated` the rule that says so. How it is played stands in the game."""

    cards: int
    copies: int
    size: str = RULE
    rule: str = RULE
    era: str = ""
    released: tuple[str, ...] = ()
    dated: str = RULE


FORMATS: Mapping[str, DeckFormat] = {
    "duel": DeckFormat(60, 4),
    "double": DeckFormat(60, 4),
    "half": DeckFormat(30, 2),
    "sun-moon": DeckFormat(60, 4, era="sm", dated="PK-SM-1"),
    "dp-on": DeckFormat(60, 4, released=DP_ON, dated="PK-SETUP-13"),
    "multi": DeckFormat(30, 2, "P2-SETUP-2", "P2-SETUP-3"),
}


_ONE_OF: Mapping[str, tuple[str, str]] = {
    "star": ("Pokémon Star", ""),
    "radiant": ("Radiant Pokémon", "PK-SETUP-14"),
    "ace spec": ("ACE SPEC cards", "PK-SETUP-14"),
}
"""Tags of which a deck holds one card, whatever it is called; and the rule, "" that of the format."""


def check_deck(cards: Sequence[str], pool: Mapping[str, Card], game_format: str = "duel") -> list[Problem]:
    """All that keeps a deck from being played; empty when it may be. Raises ValueError for an unknown format.

    `what` is "size", "basic", "copies", "star", "radiant", "ace spec", "era", "set" or
    "unknown"."""
    asked = FORMATS.get(game_format)
    if asked is None:
        raise ValueError(f"there is no format {game_format!r}; the formats are {', '.join(FORMATS)}")
    found = []
    if len(cards) != asked.cards:
        found.append(Problem(asked.size, _size(len(cards), asked.cards), "", len(cards), "size", most=asked.cards))
    known = [pool[card] for card in cards if card in pool]
    found += find_unknown(cards, pool)
    if not any(card.kind == "pokemon" and card.stage == "basic" for card in known):
        told = "there is no Basic Pokémon in it; at least one is needed to start with"
        found.append(Problem(asked.rule, told, what="basic", most=1))
    named = (card for card in known if (card.kind, card.stage) != ("energy", "basic") and card.copies != "any")
    single, others = split(named)
    found += find_copies(others, lambda card: card.name, asked.copies, asked.rule)  # level and δ are no part of a name
    found += find_copies(single, lambda card: card.name, 1, asked.rule)
    for tag, (called, rule) in _ONE_OF.items():
        of_it = [card for card in known if tag in card.tags]
        if len(of_it) > 1:
            names = ", ".join(dict.fromkeys(card.printed_name for card in of_it))
            text = f"there are {len(of_it)} {called} in it ({names}); 1 is allowed"
            found.append(Problem(rule or asked.rule, text, of_it[0].id, len(of_it), tag, names, 1))
    return found + _too_old(known, asked) + _of_other_sets(known, pool, asked)


def _too_old(known: Iterable[Card], asked: DeckFormat) -> list[Problem]:
    """Cards of older rules than a format is played by; basic Energy is the same in all of them."""
    others = (card for card in known if (card.kind, card.stage) != ("energy", "basic"))
    old = dict.fromkeys(card for card in others if asked.era not in ("", card.era))
    return [_of_older_rules(card, asked.dated) for card in old]


def _of_older_rules(card: Card, rule: str) -> Problem:
    text = f"{card.printed_name} ({card.id}) is a card of older rules; take it out"
    return Problem(rule, text, card.id, 1, "era", card.printed_name)


def _of_other_sets(known: Iterable[Card], pool: Mapping[str, Card], asked: DeckFormat) -> list[Problem]:
    """Cards of no set of a format that were not printed again in one of them either."""
    if not asked.released:
        return []
    others = dict.fromkeys(card for card in known if (card.kind, card.stage) != ("energy", "basic"))
    strange = [card for card in others if not _is_of(card, asked)]
    again = {replace(card, id="") for card in pool.values() if _is_of(card, asked)} if strange else set()
    return [_of_other_set(card, asked.dated) for card in strange if replace(card, id="") not in again]


def _is_of(card: Card, asked: DeckFormat) -> bool:
    home = SETS.get(card.id.rpartition("-")[0])
    first, last = asked.released
    return home is not None and first <= home.released <= last


def _of_other_set(card: Card, rule: str) -> Problem:
    text = f"{card.printed_name} ({card.id}) is of no set of this format; take it out"
    return Problem(rule, text, card.id, 1, "set", card.printed_name)


def split(cards: Iterable[Card]) -> tuple[list[Card], list[Card]]:
    """The ◇ cards, of which a deck holds one of a name (P2-SETUP-3), and the others."""
    known = list(cards)
    single = [card for card in known if "prism star" in card.tags]
    return single, [card for card in known if "prism star" not in card.tags]


def _size(count: int, wanted: int) -> str:
    change = f"add {wanted - count}" if count < wanted else f"take out {count - wanted}"
    return f"the deck has {count_cards(count)}; it needs exactly {wanted}: {change}"
