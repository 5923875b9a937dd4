"""What can be told of a deck by its cards: its years, its era, the Energy it plays with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from stolik.decks.facts import DeckFacts
from stolik.games.pokemon.ast.printed import Card

from .sets import SETS, CardSet

FIRST_ERA = "dp"
"""What `DeckFacts.era` calls the years until 2010, whose cards have "" (`printed.Card.era`)."""


def home_set(cards: Iterable[str], pool: Mapping[str, Card]) -> CardSet | None:
    """The set that most of a deck is from, which a theme deck was sold with. Basic Energy comes from an older set and
    says nothing; a deck of nothing else, or of unknown cards, has none."""
    counts = Counter(set_of(card) for card in cards if card in pool and not is_basic_energy(pool[card]))
    return SETS.get(max(counts, key=lambda one: counts[one])) if counts else None


def facts_of(cards: Iterable[str], pool: Mapping[str, Card]) -> DeckFacts:
    """The year of its newest cards; the era that most of its cards are of; the types of its basic Energy, where it has
    none those of its Pokémon, the most frequent first. Cards that the pool doesn't have are left out."""
    known = [pool[card] for card in cards if card in pool]
    told = [card for card in known if not is_basic_energy(card)]
    energy = Counter(card.provides for card in known if is_basic_energy(card))
    types = energy or Counter(card.types[:1] for card in told if card.types)
    eras = Counter(card.era or FIRST_ERA for card in told)
    return DeckFacts(
        max((SETS[set_of(card.id)].year for card in told if set_of(card.id) in SETS), default=None),
        max(eras, key=lambda era: eras[era]) if eras else "",
        tuple(kind for kind, _ in types.most_common()),
    )


def is_basic_energy(card: Card) -> bool:
    """Whether it is one of those that every deck may have any number of."""
    return card.kind == "energy" and card.stage == "basic"


def set_of(card: str) -> str:
    """The id of the set that a card's id names."""
    return card.rpartition("-")[0]
