"""How one wins the Star Wars TCG, and how many arenas each controls (SW-GOAL-2, SW-GOAL-3)."""

from __future__ import annotations

from typing import Any, Final

from stolik.text.goals import Goal, Standing
from stolik.text.phrase_table import PhraseTable

ARENAS: Final = 2
"""So many have to be controlled."""
SAID: Final = {
    "goal": {
        "en": "Hold two arenas",
        "pl": "Kontroluj dwie areny",
        "ja": "ターンの終わりに2つのアリーナを制圧する",
    },
    "goal more": {"en": " at the end of a turn", "pl": " na koniec tury", "ja": ""},
    "goal counted": {"en": "Arenas held", "pl": "Kontrolowane areny", "ja": "制圧したアリーナ"},
    "goal figure": {"en": "{n}", "pl": "{n}", "ja": "{n}つ"},
}
"""Phrases, as in Words. "Hold" is the plain word for what the rules call to control."""


def goal(view: Any, phrases: PhraseTable, lang: str) -> Goal:
    """The goal of a StarWarsView in a language."""
    standings = []
    for seat in range(len(view.seats)):
        held = sum(who == seat for who in view.control.values())
        standings.append(Standing((seat,), held, phrases.text("goal figure", lang, n=held), ARENAS))
    head, rest, counted = (phrases.text(key, lang) for key in ("goal", "goal more", "goal counted"))
    return Goal(head, rest, counted, tuple(standings))
