"""The Pokémon TCG in words, as all rooms ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.text import goal, problems, refusals
from stolik.games.pokemon.text.endings import DECIDED
from stolik.games.pokemon.text.lexicon import en, ja, pl
from stolik.games.pokemon.text.names import card_name
from stolik.games.pokemon.text.origins import MARKS
from stolik.text.goals import Goal
from stolik.text.lexicon import Lexicon
from stolik.text.words import Words, from_lexicon

LEXICON: Final = Lexicon(en, pl, ja)


class PokemonWords(Words):
    """See Words."""

    lexicon = LEXICON
    marks = MARKS

    def __init__(self, game: str, sides: Sequence[int] = (0, 1), pool: Callable[[], Mapping[str, Card]] = dict) -> None:
        super().__init__({**from_lexicon(LEXICON, game), **goal.SAID, **DECIDED}, sides)
        self._pool = pool

    def card_name(self, key: str, lang: str) -> str:
        """See `names.card_name`. Raises KeyError."""
        return card_name(self._pool()[key], lang)

    def deck_type(self, key: str, lang: str) -> str:
        """The type of an Energy by its letter. Raises KeyError."""
        word = str(LEXICON.table("TYPES", lang)[key])
        # In Polish the table has stems: of an energy they end in -a.
        return f"{word}a" if lang == "pl" else word

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """By what is wrong. Raises KeyError."""
        return problems.text(problem, lang)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """See `refusals.text`. Raises KeyError."""
        return refusals.text(rule, lang, facts) if rule else super().refusal(rule, lang, facts)

    def goal(self, view: Any, lang: str) -> Goal | None:
        """See `goal.goal`."""
        return goal.goal(view, self.phrases, self.sides, lang)
