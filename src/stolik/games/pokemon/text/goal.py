"""How one wins the Pokémon TCG, and how many Prizes are left (PK-END-1, P2-END-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.text.goals import Goal, Standing, parties
from stolik.text.phrase_table import PhraseTable

SAID: Final = {
    "goal 1": {"en": "Take your one Prize", "pl": "Weź swoją jedyną Nagrodę", "ja": "1枚だけのサイドをとる"},
    "goal 6": {"en": "Take all six Prizes", "pl": "Weź wszystkie sześć Nagród", "ja": "サイドを6枚すべてとる"},
    "goal 3": {"en": "Take all three Prizes", "pl": "Weź wszystkie trzy Nagrody", "ja": "サイドを3枚すべてとる"},
    "goal teams": {
        "en": "Take both rows of Prizes",
        "pl": "Weźcie oba rzędy Nagród",
        "ja": "2人のサイドをすべてとる",
    },
    "goal more": {
        "en": " by Knocking Out Pokémon",
        "pl": ": za znokautowane Pokémony",
        "ja": "：相手のポケモンをきぜつさせるととれる",
    },
    "goal counted": {"en": "Prizes left", "pl": "Zostało Nagród", "ja": "残りサイド"},
    "goal figure": {"en": "{n}", "pl": "{n}", "ja": "{n}枚"},
}
"""Phrases, as in Words."""


def goal(view: Any, phrases: PhraseTable, sides: Sequence[int], lang: str) -> Goal:
    """The goal of a PokemonView in a language. Until Prizes are laid out, all of them are still to be taken; of a team
    each row is counted by itself."""
    teams = parties(sides)
    key = "goal teams" if len(sides) > len(teams) else f"goal {view.prizes}"
    head = phrases.text(key, lang)
    standings = []
    for seats in teams:
        laid = [view.seats[seat] for seat in seats]
        left = [len(one.prizes) if one.prizes or one.taken else view.prizes for one in laid]
        figure = phrases.text("goal figure", lang, n=" + ".join(map(str, left)))
        standings.append(Standing(seats, sum(left), figure, view.prizes * len(seats)))
    rest, counted = phrases.text("goal more", lang), phrases.text("goal counted", lang)
    return Goal(head, rest, counted, tuple(standings))
