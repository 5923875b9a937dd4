"""What keeps a set from being played: one or two sentences for each problem, in the player's language."""

from collections.abc import Mapping
from typing import Any, Protocol

from stolik.games.token_battle.text.grammar import KINDS
from stolik.games.token_battle.text.parse import nearest
from stolik.text import lexicon
from stolik.text.phrase import LANGS, Grammar

PHRASES = Grammar(KINDS)
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
PHRASES.phrase(
    "unknown near",
    en="No card is called “{name}”. Perhaps {names}?",
    pl="Nie ma karty „{name}”. Może chodzi o: {names}?",
    ja="「{name}」というカードはありません。{names}のことですか？",
)
PHRASES.phrase(
    "unknown",
    en="No card is called “{name}”.",
    pl="Nie ma karty „{name}”.",
    ja="「{name}」というカードはありません。",
)

PHRASES.phrase(
    "PK size",
    en="This deck has {count|one card|# cards}. It needs {most}.",
    pl="Ta talia ma {count|jedną kartę|# karty|# kart}, a powinna mieć {most|jedną|#|#}.",
    ja="このデッキは{count:枚}です。{most:枚}必要です。",
)
PHRASES.phrase(
    "PK basic",
    en="This deck has no Basic Pokémon. It needs at least {most|one|#}.",
    pl="Ta talia nie ma podstawowego Pokémona, a powinna mieć co najmniej {most|jednego|#|#}.",
    ja="このデッキにはたねポケモンがありません。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "PK copies",
    en="{name} is in this deck {count|once|# times}. A name may be there {most|once|# times}.",
    pl="{name}: {count|raz|# razy|# razy} w talii. Jedna nazwa może być {most|raz|# razy|# razy}.",
    ja="「{name}」が{count:枚}入っています。同じ名前のカードは{most:枚}までです。",
)
PHRASES.phrase(
    "PK star",
    en="This deck has {count|one|#} Pokémon Star ({name}). It may have {most|one|#}.",
    pl="Liczba Pokémonów Star w tej talii: {count} ({name}). Wolno mieć {most|jednego|#|#}.",
    ja="ポケモン☆が{count:枚}入っています（{name}）。入れられるのは{most:枚}までです。",
)

PHRASES.phrase(
    "PK era",
    en="{name} is a card of older rules. This format is played with cards of Black~& White and later.",
    pl="{name} to karta dawniejszych zasad. W~tym formacie gra się kartami od zestawu Black~& White.",
    ja="「{name}」は以前のルールのカードです。この形式ではブラック＆ホワイト以降のカードを使います。",
)

PHRASES.phrase(
    "SW size",
    en="This deck has {count|one card|# cards}. It needs at least {most}.",
    pl="Ta talia ma {count|jedną kartę|# karty|# kart}, a powinna mieć co najmniej {most|jedną|#|#}.",
    ja="このデッキは{count:枚}です。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "SW sides",
    en="This deck mixes both sides. Take out the {count|card|#~cards} of the {names}: {name}. Neutral cards go with "
    "either.",
    pl="Ta talia miesza obie strony Mocy. Wyjmij {count|kartę|#~karty|#~kart} {names}: {name}. Neutralne pasują do "
    "każdej.",
    ja="両方のサイドのカードが入っています。{names}の{count:枚}を抜いてください：{name}。"
    "中立のカードはどちらにも入れられます。",
)
PHRASES.phrase(
    "SW type",
    en="{names} unit cards in this deck: {count}. It needs at least {most}.",
    pl="Liczba {names} w tej talii: {count}. Powinno być co najmniej {most}.",
    ja="このデッキの{names}は{count:枚}です。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "SW balance",
    en="{names} unit cards in this deck: {count}, more than twice as many as {name} ones. At most {most} fit.",
    pl="Liczba {names} w tej talii: {count}, ponad dwa razy więcej niż {name}. Może być najwyżej {most}.",
    ja="このデッキの{names}は{count:枚}で、{name}の2倍を超えています。{most:枚}までにしてください。",
)
PHRASES.phrase(
    "SW copies",
    en="{name} is in this deck {count|once|# times}. One version may be there {most|once|# times}.",
    pl="{name}: {count|raz|# razy|# razy} w talii. Jedna wersja może być {most|raz|# razy|# razy}.",
    ja="「{name}」が{count:枚}入っています。同じバージョンのカードは{most:枚}までです。",
)
#: Kinds of unit cards as they stand behind "of": in Polish in the genitive.
_KINDS = {
    "space": ("Space", "jednostek kosmicznych", "宇宙ユニット"),
    "ground": ("Ground", "jednostek naziemnych", "地上ユニット"),
    "character": ("Character", "postaci", "キャラクター"),
}

_SIDES = {
    "dark": ("Dark Side", "Ciemnej Strony", "ダークサイド"),
    "light": ("Light Side", "Jasnej Strony", "ライトサイド"),
}

#: Games whose decks are judged in the words of another.
_GAMES = {"P2": "PK"}

_BETWEEN = {"en": ", ", "pl": ", ", "ja": "」「"}
_ROUND = {"en": ("", ""), "pl": ("", ""), "ja": ("「", "」")}


class Problem(Protocol):
    """What is wrong with a set: the rule it breaks ("" for a card that does not exist), the stack (1 to 4, 0 for the
    whole set), the card's key or what was typed for it, and a number that belongs to it. A problem of a deck of one
    pile has also `what`, `name`, `most` and `other` (stolik.decks.problems)."""

    rule: str
    stack: int
    card: str
    count: int


def text(problem: Problem, lang: str, options: Mapping[str, Any] | None = None) -> str:
    """The problem in words, for a game with these options. Raises KeyError for an unknown rule."""
    most = (options or {}).get("max_copies", 1)
    what = getattr(problem, "what", "")
    if what and what != "unknown":
        return _of_pile(problem, what, lang)
    if what:
        return PHRASES.text("unknown", lang, name=problem.card)
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
            close = [lexicon.card_name(key, lang) for key in nearest(problem.card, lang)]
            if not close:
                return PHRASES.text("unknown", lang, name=problem.card)
            before, after = _ROUND[lang]
            names = f"{before}{_BETWEEN[lang].join(close)}{after}"
            return PHRASES.text("unknown near", lang, name=problem.card, names=names)
    raise KeyError(problem.rule)


def _of_pile(problem: Any, what: str, lang: str) -> str:
    """A problem of a deck that is one pile. Raises KeyError for one without words."""
    key = f"{_GAMES.get(problem.rule[:2], problem.rule[:2])} {what}"
    values = {"count": problem.count, "name": problem.name, "most": problem.most}
    at = LANGS.index(lang)
    if what == "sides":
        values["names"] = _SIDES[problem.other][at]
    if what in ("type", "balance"):
        values["names"] = _KINDS[problem.name][at]
        values["name"] = _KINDS[problem.other][at] if problem.other else ""
    return PHRASES.text(key, lang, **{slot: values[slot] for slot in PHRASES.slots(key)})
