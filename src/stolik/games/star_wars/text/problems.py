"""What keeps a deck of the Star Wars TCG from being played, in the player's language."""

from __future__ import annotations

from typing import Any

from stolik.text.phrase import LANGS, FlatGrammar
from stolik.text.problems import KINDS, of_pile, unknown

PHRASES = unknown(FlatGrammar(KINDS))
PHRASES.phrase(
    "size",
    en="This deck has {count|one card|# cards}. It needs at least {most}.",
    pl="Ta talia ma {count|jedną kartę|# karty|# kart}, a powinna mieć co najmniej {most|jedną|#|#}.",
    ja="このデッキは{count:枚}です。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "sides",
    en="This deck mixes both sides. Take out the {count|card|#~cards} of the {names}: {name}. Neutral cards go with "
    "either.",
    pl="Ta talia miesza obie strony Mocy. Wyjmij {count|kartę|#~karty|#~kart} {names}: {name}. Neutralne pasują do "
    "każdej.",
    ja="両方のサイドのカードが入っています。{names}の{count:枚}を抜いてください：{name}。"
    "中立のカードはどちらにも入れられます。",
)
PHRASES.phrase(
    "type",
    en="{names} unit cards in this deck: {count}. It needs at least {most}.",
    pl="Liczba {names} w tej talii: {count}. Powinno być co najmniej {most}.",
    ja="このデッキの{names}は{count:枚}です。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "balance",
    en="{names} unit cards in this deck: {count}, more than twice as many as {name} ones. At most {most} fit.",
    pl="Liczba {names} w tej talii: {count}, ponad dwa razy więcej niż {name}. Może być najwyżej {most}.",
    ja="このデッキの{names}は{count:枚}で、{name}の2倍を超えています。{most:枚}までにしてください。",
)
PHRASES.phrase(
    "copies",
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


def text(problem: Any, lang: str) -> str:
    """The problem in words. Raises KeyError for one without any."""
    at, more = LANGS.index(lang), {}
    if problem.what == "sides":
        more["names"] = _SIDES[problem.other][at]
    if problem.what in ("type", "balance"):
        more["names"] = _KINDS[problem.name][at]
        more["name"] = _KINDS[problem.other][at] if problem.other else ""
    return of_pile(PHRASES, problem, lang, more)
