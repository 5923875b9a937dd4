"""The Star Wars TCG in words, as all rooms ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.games.star_wars.text import problems, refusals
from stolik.games.star_wars.text.endings import DECIDED
from stolik.games.star_wars.text.lexicon import en, ja, pl
from stolik.games.star_wars.text.origins import MARKS
from stolik.text.lexicon import Lexicon
from stolik.text.words import Words, from_lexicon

LEXICON: Final = Lexicon(en, pl, ja)


class StarWarsWords(Words):
    """See Words."""

    lexicon = LEXICON
    marks = MARKS

    def __init__(self) -> None:
        super().__init__({**from_lexicon(LEXICON, "star-wars"), **DECIDED})

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """By what is wrong. Raises KeyError."""
        return problems.text(problem, lang)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """See `refusals.text`. Raises KeyError."""
        return refusals.text(rule, lang, facts) if rule else super().refusal(rule, lang, facts)
