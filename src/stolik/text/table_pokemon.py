"""What the sentences about a Pokémon table share: what the cards are called, and the words that are printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

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


Names: TypeAlias = table.Names[Card]
"""The cards of a game by kind."""
