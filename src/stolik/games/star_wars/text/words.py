"""The Star Wars TCG in words, as all rooms ask for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.text import goal, problems, refusals
from stolik.games.star_wars.text.endings import DECIDED
from stolik.games.star_wars.text.lexicon import en, ja, pl
from stolik.games.star_wars.text.origins import MARKS
from stolik.games.star_wars.text.table import SIDES
from stolik.text.goals import Goal
from stolik.text.lexicon import Lexicon
from stolik.text.table import word
from stolik.text.words import Words, from_lexicon

LEXICON: Final = Lexicon(en, pl, ja)
_SIDES: Final = re.compile(r"\b([DL])S\b(?!-)")
"""The sides as the English ledger shortens them."""


class StarWarsWords(Words):
    """See Words."""

    lexicon = LEXICON
    marks = MARKS

    def __init__(self, pool: Callable[[], Mapping[str, StarWarsCard]] = dict) -> None:
        super().__init__({**from_lexicon(LEXICON, "star-wars"), **goal.SAID, **DECIDED})
        self._pool = pool

    def card_name(self, key: str, lang: str) -> str:
        """What is printed on it, in every language. Raises KeyError."""
        return self._pool()[key].printed_name

    def rule_text(self, text: str, lang: str) -> str:
        """The sides by their names."""
        return _SIDES.sub(lambda side: "Dark" if side[1] == "D" else "Light", text) if lang == "en" else text

    def deck_type(self, key: str, lang: str) -> str:
        """A side of the Force. Raises KeyError."""
        return word(SIDES[key], lang)

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """By what is wrong. Raises KeyError."""
        return problems.text(problem, lang)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """See `refusals.text`. Raises KeyError."""
        return refusals.text(rule, lang, facts) if rule else super().refusal(rule, lang, facts)

    def goal(self, view: Any, lang: str) -> Goal | None:
        """See `goal.goal`."""
        return goal.goal(view, self.phrases, lang)
