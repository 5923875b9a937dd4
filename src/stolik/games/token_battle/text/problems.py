"""What keeps a set of Token Battle from being played: one or two sentences a problem, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.games.token_battle.text import lexicon
from stolik.games.token_battle.text.grammar import KINDS
from stolik.games.token_battle.text.parse import nearest
from stolik.text.phrase import FlatGrammar
from stolik.text.problems import ToldProblem, unknown

PHRASES = unknown(FlatGrammar(KINDS))
PHRASES.phrase(
    "TB-DECK-6",
    en="This set has {count|one stack|# stacks}. It needs four.",
    pl="Ten zestaw ma {count|jeden stos|# stosy|# stosów}. Potrzebuje czterech.",
    ja="このセットの山は{count:つ}です。4つ必要です。",
)
PHRASES.phrase(
    "TB-DECK-7",
    en="Stack~{stack} has {count|one card|# cards}. It needs 2 to~5.",
    pl="Stos~{stack} ma {count|jedną kartę|# karty|# kart}. Potrzebuje od 2 do~5.",
    ja="山{stack}は{count:枚}です。2〜5枚必要です。",
)
PHRASES.phrase(
    "TB-DECK-7 empty",
    en="Stack~{stack} is empty. It needs 2 to 5~cards.",
    pl="Stos~{stack} jest pusty. Potrzebuje od 2 do 5~kart.",
    ja="山{stack}は空です。2〜5枚必要です。",
)
PHRASES.phrase(
    "TB-DECK-12",
    en="{card} is in this set {count|once|# times}. It may be there {most|once|# times}.",
    pl="{card}: {count|raz|# razy|# razy} w zestawie. Wolno {most|raz|# razy|# razy}.",
    ja="「{card}」が{count:枚}入っています。入れられるのは{most:枚}までです。",
)

GUESSED = 20
"""For so many unknown names of a set, which has no more cards, it is looked which card may be meant."""
_BETWEEN = {"en": ", ", "pl": ", ", "ja": "」「"}
_ROUND = {"en": ("", ""), "pl": ("", ""), "ja": ("「", "」")}


def text(problem: ToldProblem, lang: str, options: Mapping[str, Any] | None = None) -> str:
    """The problem in words, for a game with these options. Raises KeyError for an unknown rule."""
    most = (options or {}).get("max_copies", 1)
    match problem.rule:
        case "TB-DECK-7" if problem.count == 0:
            return PHRASES.text("TB-DECK-7 empty", lang, stack=problem.stack)
        case "TB-DECK-12" if problem.card in lexicon.card_keys():
            return PHRASES.text("TB-DECK-12", lang, card=problem.card, count=problem.count, most=most)
        case "TB-DECK-6" | "TB-DECK-7":
            slots = PHRASES.slots(problem.rule)
            known = {"stack": problem.stack, "count": problem.count}
            return PHRASES.text(problem.rule, lang, **{slot: known[slot] for slot in slots})
        case "" | "TB-DECK-12":
            guessed = problem.rule == "" and problem.count <= GUESSED
            close = [lexicon.card_name(key, lang) for key in nearest(problem.card, lang)] if guessed else []
            if not close:
                return PHRASES.text("unknown", lang, name=problem.card)
            before, after = _ROUND[lang]
            names = f"{before}{_BETWEEN[lang].join(close)}{after}"
            return PHRASES.text("unknown near", lang, name=problem.card, names=names)
    raise KeyError(problem.rule)
