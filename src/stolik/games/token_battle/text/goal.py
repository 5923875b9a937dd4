"""How one wins at Token Battle, and what each has and gains (TB-END-1 to TB-END-4, TB-SCORE-1)."""

from __future__ import annotations

from typing import Any, Final

from stolik.text.goals import Goal, Standing
from stolik.text.phrase_table import PhraseTable

SAID: Final = {
    "goal": {"en": "Have more points", "pl": "Zdobądź więcej punktów", "ja": "得点の多いほうが勝ち"},
    "goal more": {
        "en": " when somebody reaches {limit} or the board is full",
        "pl": ", gdy ktoś dojdzie do {limit} albo plansza się zapełni",
        "ja": "（だれかが{limit}点に届くか、盤面が埋まると終わり）",
    },
    "goal more turns": {
        "en": " when somebody reaches {limit}, the board is full or turn {turns} is over",
        "pl": ", gdy ktoś dojdzie do {limit}, plansza się zapełni albo minie tura {turns}",
        "ja": "（だれかが{limit}点に届くか、盤面が埋まるか、{turns}ターンで終わり）",
    },
    "goal counted": {"en": "Points", "pl": "Punkty", "ja": "得点"},
    "goal figure": {"en": "{n} (+{more} a turn)", "pl": "{n} (+{more} na turę)", "ja": "{n}点（毎ターン+{more}）"},
}
"""Phrases, as in Words."""


def goal(view: Any, phrases: PhraseTable, lang: str) -> Goal:
    """The goal of a TokenBattleView in a language, with the limits that are set."""
    limit, turns = view.options["score_limit"], view.options["turn_limit"]
    rest = phrases.text("goal more turns" if turns else "goal more", lang, limit=limit, turns=turns)
    standings = tuple(
        Standing((seat,), score, phrases.text("goal figure", lang, n=score, more=growth))
        for seat, (score, growth) in enumerate(zip(view.scores, view.growth))
    )
    return Goal(phrases.text("goal", lang), rest, phrases.text("goal counted", lang), standings)
