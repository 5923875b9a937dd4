"""What the sentences about a Pokémon table share: what the cards are called, and the words that are printed on them."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.cardgame.printed import Card
from stolik.text import table
from stolik.text.lexicon import pokemon_en, pokemon_ja, pokemon_pl


def _words(
    en: Mapping[str, str], pl: Mapping[str, str], ja: Mapping[str, str], kind: str
) -> dict[str, tuple[str, str, str]]:
    """Words of cards by their keys; in Polish the nominative of that gender."""
    return {key: (en[key], pokemon_pl.adjective(pl[key], kind, "nom"), ja[key]) for key in en}


#: Special Conditions as they stand after "is now" and "is no longer".
CONDITIONS = _words(pokemon_en.CONDITIONS, pokemon_pl.CONDITIONS, pokemon_ja.CONDITIONS, "m2")
#: Types by their letters; in Polish of energy.
TYPES = _words(pokemon_en.TYPES, pokemon_pl.TYPES, pokemon_ja.TYPES, "f")


def printed_name(card: Card) -> str:
    """The name as it is printed: with δ and LV.X, which are no part of `name` (PK-SETUP-1)."""
    return card.name + (" δ" if "delta" in card.tags else "") + (" LV.X" if card.stage == "level-up" else "")


class Names(table.Names[Card]):
    """The cards of a game by kind. `cards` is the pool in its order."""

    def name(self, kind: int) -> str:
        """What a card is called."""
        return printed_name(self.card(kind))
