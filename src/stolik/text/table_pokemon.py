"""What the sentences about a Pokémon table share: who sits there, what the cards are called, and the kinds of slots.

A card is its kind: kind % size is its number in the pool, kind // size the seat of its owner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stolik.cardgame.printed import Card
from stolik.text.lexicon import pokemon_en, pokemon_ja, pokemon_pl
from stolik.text.phrase import LANGS, Grammar, Kind, Sentence, typeset
from stolik.text.slots import Number, Person, Persons, Uniform, Words, seen

_BETWEEN = {"en": ", ", "pl": ", ", "ja": "、"}


def _words(
    en: Mapping[str, str], pl: Mapping[str, str], ja: Mapping[str, str], kind: str
) -> dict[str, tuple[str, str, str]]:
    """Words of cards by their keys; in Polish the nominative of that gender."""
    return {key: (en[key], pokemon_pl.adjective(pl[key], kind, "nom"), ja[key]) for key in en}


#: Special Conditions as they stand after "is now" and "is no longer".
CONDITIONS = _words(pokemon_en.CONDITIONS, pokemon_pl.CONDITIONS, pokemon_ja.CONDITIONS, "m2")
#: Types by their letters; in Polish of energy.
TYPES = _words(pokemon_en.TYPES, pokemon_pl.TYPES, pokemon_ja.TYPES, "f")


def word(row: tuple[str, str, str], lang: str) -> str:
    """The word of a language in a row of three, typeset: it may be put into a sentence that is already."""
    return typeset(row[LANGS.index(lang)], lang)


def printed_name(card: Card) -> str:
    """The name as it is printed: with δ and LV.X, which are no part of `name` (PK-SETUP-1)."""
    return card.name + (" δ" if "delta" in card.tags else "") + (" LV.X" if card.stage == "level-up" else "")


class Names:
    """The cards of a game by kind. `cards` is the pool in its order."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards

    def card(self, kind: int) -> Card:
        """The card of a kind."""
        return self.cards[kind % len(self.cards)]

    def owner(self, kind: int) -> int:
        """The seat of the owner of a card."""
        return kind // len(self.cards)

    def name(self, kind: int) -> str:
        """What a card is called."""
        return printed_name(self.card(kind))

    def part(self, kind: int) -> dict[str, str | int]:
        """A card as part of a sentence: {"c": its name, "k": its kind}."""
        return {"c": self.name(kind), "k": kind}


class Table:
    """Whom sentences speak to and of. `people` are the names by seat; the viewer is called "you"."""

    def __init__(self, cards: Names, people: Sequence[str], viewer: int | None, lang: str) -> None:
        self.cards = cards
        self.people = tuple(people)
        self.viewer = viewer
        self.lang = lang

    def person(self, seat: int) -> Person:
        """Who sits there."""
        return seen(self.people, seat, self.viewer)

    def parts(self, kinds: Sequence[int]) -> Sentence:
        """Cards in a row; equal ones are counted."""
        counts: dict[int, int] = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        found: Sentence = []
        for n, (kind, count) in enumerate(counts.items()):
            if n:
                found.append(_BETWEEN[self.lang])
            found.append(self.cards.part(kind))
            if count > 1:
                found.append(f"\u00a0×{count}")
        return found


class Given(Uniform):
    """Cards or words that are parts of a sentence already. Spec: unused."""

    def write(self, value: Sentence | dict[str, str | int] | str, spec: str, lang: str) -> Sentence:
        """The parts as they are."""
        return value if isinstance(value, list) else [value]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Any, int]]:
        """Sentences about a table are never read back."""
        return iter(())


_given = Given()
_number = Number()
_person = Persons()

#: What may stand in the slots, by the slot's name.
KINDS: dict[str, Kind] = {
    "a": _given,
    "b": _given,
    "card": _given,
    "cards": _given,
    "from": Words(),
    "hp": _number,
    "left": _number,
    "most": _number,
    "n": _number,
    "of": _person,
    "to": Words(),
    "what": Words(),
    "who": _person,
    "why": Words(),
}


def grammar() -> Grammar:
    """An empty grammar over these kinds."""
    return Grammar(KINDS)
