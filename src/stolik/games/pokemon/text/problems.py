"""What keeps a deck of the Pokémon TCG from being played, in the player's language."""

from __future__ import annotations

from typing import Any

from stolik.games.pokemon.text.names import called
from stolik.text.phrase import FlatGrammar
from stolik.text.problems import KINDS, of_pile, unknown
from stolik.text.table import listed

PHRASES = unknown(FlatGrammar(KINDS))
PHRASES.phrase(
    "size",
    en="This deck has {count|one card|# cards}. It needs {most}.",
    pl="Ta talia ma {count|jedną kartę|# karty|# kart}, a powinna mieć {most|jedną|#|#}.",
    ja="このデッキは{count:枚}です。{most:枚}必要です。",
)
PHRASES.phrase(
    "basic",
    en="This deck has no Basic Pokémon. It needs at least {most|one|#}.",
    pl="Ta talia nie ma podstawowego Pokémona, a powinna mieć co najmniej {most|jednego|#|#}.",
    ja="このデッキにはたねポケモンがありません。{most:枚}以上必要です。",
)
PHRASES.phrase(
    "copies",
    en="{name} is in this deck {count|once|# times}. A name may be there {most|once|# times}.",
    pl="{name}: {count|raz|# razy|# razy} w talii. Jedna nazwa może być {most|raz|# razy|# razy}.",
    ja="「{name}」が{count:枚}入っています。同じ名前のカードは{most:枚}までです。",
)
PHRASES.phrase(
    "star",
    en="This deck has {count|one|#} Pokémon Star ({name}). It may have {most|one|#}.",
    pl="Liczba Pokémonów Star w tej talii: {count} ({name}). Wolno mieć {most|jednego|#|#}.",
    ja="ポケモン☆が{count:枚}入っています（{name}）。入れられるのは{most:枚}までです。",
)
PHRASES.phrase(
    "radiant",
    en="This deck has {count|one|#} Radiant Pokémon ({name}). It may have {most|one|#}.",
    pl="Liczba Pokémonów Radiant w tej talii: {count} ({name}). Wolno mieć {most|jednego|#|#}.",
    ja="かがやくポケモンが{count:枚}入っています（{name}）。入れられるのは{most:枚}までです。",
)
PHRASES.phrase(
    "ace spec",
    en="This deck has {count|one|#} ACE SPEC {count|card|cards} ({name}). It may have {most|one|#}.",
    pl="Liczba kart ACE SPEC w tej talii: {count} ({name}). Wolno mieć {most|jedną|#|#}.",
    ja="ACE SPECのカードが{count:枚}入っています（{name}）。入れられるのは{most:枚}までです。",
)
PHRASES.phrase(
    "era",
    en="{name} is a card of older rules. This format is played with cards of Black~& White and later.",
    pl="{name} to karta dawniejszych zasad. W~tym formacie gra się kartami od zestawu Black~& White.",
    ja="「{name}」は以前のルールのカードです。この形式ではブラック＆ホワイト以降のカードを使います。",
)
PHRASES.phrase(
    "set",
    en="{name} is a card of no set of this format, which is played with cards from Diamond~& Pearl on.",
    pl="{name} nie należy do dodatków tego formatu: gra się w~nim kartami od Diamond~& Pearl.",
    ja="「{name}」はこの形式のセットのカードではありません。ダイヤモンド＆パール以降のカードを使います。",
)


def text(problem: Any, lang: str) -> str:
    """The problem in words. Raises KeyError for one without any."""
    names = listed((called(name, lang) for name in problem.name.split(", ")), lang)
    return of_pile(PHRASES, problem, lang, {"name": names})
