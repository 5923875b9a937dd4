"""Token Battle in words, as all rooms ask for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from stolik.games.token_battle.text import goal, lexicon, problems, refusals, render
from stolik.games.token_battle.text.endings import DECIDED
from stolik.games.token_battle.text.origins import MARKS
from stolik.text.goals import Goal
from stolik.text.words import Words, from_lexicon

_KEYS: Final = re.compile(r"\b(NONE|REDUCE|PUSH|MIRROR|SPAWN_[FE]|EXTRA|OPP_EXTRA|STRIKE|SWAP|GOLD|BONUS)\b")
"""Abilities as the English ledger writes them."""
_TYPES: Final = re.compile(r"\b(PLAIN|SURVIVOR|BOOST_(?:FRIENDLY|ALL|ENEMY)|LASER_[HV])\b")
"""Types of tokens."""
_GOLDEN: Final = re.compile(r"(?<=type )GOLD\b|\bGOLD(?= (?:token|targets)\b)")
"""GOLD is an ability, and as such the type that it gives."""


class TokenBattleWords(Words):
    """See Words."""

    lexicon = lexicon.LEXICON
    marks = MARKS

    def __init__(self) -> None:
        super().__init__({**from_lexicon(lexicon.LEXICON, "token-battle"), **goal.SAID, **DECIDED})

    def card_name(self, key: str, lang: str) -> str:
        """By its key. Raises KeyError."""
        return lexicon.card_name(key, lang)

    def rule_text(self, text: str, lang: str) -> str:
        """Abilities and types by their names."""
        text = _GOLDEN.sub(lambda _: render.type_name("GOLD", lang), text)
        text = _TYPES.sub(lambda key: render.type_name(key[1], lang), text)
        return _KEYS.sub(lambda key: render.ability_name(key[1], lang), text)

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """By its rule. Raises KeyError."""
        return problems.text(problem, lang, options)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """See `refusals.text`. Raises KeyError."""
        return refusals.text(rule, lang, facts)

    def goal(self, view: Any, lang: str) -> Goal | None:
        """See `goal.goal`."""
        return goal.goal(view, self.phrases, lang)
