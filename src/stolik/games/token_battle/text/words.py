"""Token Battle in words, as all rooms ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.games.token_battle.text import lexicon, problems, refusals
from stolik.games.token_battle.text.endings import DECIDED
from stolik.text.words import Words, from_lexicon


class TokenBattleWords(Words):
    """See Words."""

    lexicon = lexicon.LEXICON

    def __init__(self) -> None:
        super().__init__({**from_lexicon(lexicon.LEXICON, "token-battle"), **DECIDED})

    def card_name(self, key: str, lang: str) -> str:
        """By its key. Raises KeyError."""
        return lexicon.card_name(key, lang)

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """By its rule. Raises KeyError."""
        return problems.text(problem, lang, options)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """See `refusals.text`. Raises KeyError."""
        return refusals.text(rule, lang, facts)
