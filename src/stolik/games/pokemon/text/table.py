"""What the sentences about a Pokémon table share: what the cards are called, and the words that are printed on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.text.lexicon import en as pokemon_en
from stolik.games.pokemon.text.lexicon import ja as pokemon_ja
from stolik.games.pokemon.text.lexicon import pl as pokemon_pl
from stolik.games.pokemon.text.names import all_names, card_name
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

#: Sides of a coin, and types, that are guessed.
GUESSES = {"heads": ("heads", "orzeł", "オモテ"), "tails": ("tails", "reszka", "ウラ"), **TYPES}
#: Signs of Rock-Paper-Scissors.
SIGNS = {
    "rock": ("Rock", "kamień", "グー"),
    "paper": ("Paper", "papier", "パー"),
    "scissors": ("Scissors", "nożyce", "チョキ"),
}


class KindNames(table.KindNames[Card]):
    """The cards of a game by kind, as they are called in a language."""

    def __init__(self, cards: Sequence[Card], lang: str = "en") -> None:
        super().__init__(cards)
        self.lang = lang

    def spoken(self, lang: str) -> Self:
        """The same cards in another language."""
        return self if lang == self.lang else type(self)(self.cards, lang)

    def name(self, kind: int) -> str:
        """What a card is called (`card_name`)."""
        return card_name(self.card(kind), self.lang)

    def sought(self, kind: int) -> tuple[str, ...]:
        """See `all_names`."""
        return all_names(self.card(kind))
