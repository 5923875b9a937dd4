"""What the sentences about a Pokémon table share: what the cards are called, and the words that are printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.text.lexicon import en as pokemon_en
from stolik.games.pokemon.text.lexicon import ja as pokemon_ja
from stolik.games.pokemon.text.lexicon import pl as pokemon_pl
from stolik.text import table


def _words(
    en: Mapping[str, str], pl: Mapping[str, str], ja: Mapping[str, str], kind: str
) -> dict[str, tuple[str, str, str]]:
    """Words of cards by their keys; in Polish the nominative of that gender."""
    return {key: (en[key], pokemon_pl.adjective(pl[key], kind, "nom"), ja[key]) for key in en}


#: Special Conditions as they stand after "is now" and "is no longer".
CONDITIONS = _words(pokemon_en.CONDITIONS, pokemon_pl.CONDITIONS, pokemon_ja.CONDITIONS, "m2")
#: Types by their letters; in Polish of energy.
TYPES = _words(pokemon_en.TYPES, pokemon_pl.TYPES, pokemon_ja.TYPES, "f")


KindNames: TypeAlias = table.KindNames[Card]
"""The cards of a game by kind."""
