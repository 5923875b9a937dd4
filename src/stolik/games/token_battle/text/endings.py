"""What decided a game of Token Battle, and how it ended, in words."""

from __future__ import annotations

from typing import Final

DECIDED: Final[dict[str, dict[str, str]]] = {
    "hidden": {
        "en": "cards that had not lain open yet were not known",
        "pl": "nie było wiadomo, jakie są karty, które nie leżały jeszcze odkryte",
        "ja": "まだ開かれていないカードは分からなかった",
    },
    "how TB-END-1": {
        "en": "The score limit was reached in turn {n}, and {who|you|#} had more points.",
        "pl": "W~turze {n} osiągnięto limit punktów; więcej {who|masz ty|ma #}.",
        "ja": "{n}ターン目に得点が上限に達し、{who|あなた|#}の得点が多かった。",
    },
    "how TB-END-2": {
        "en": "The board was full after turn {n}, and {who|you|#} had more points.",
        "pl": "Po turze {n} plansza jest pełna; więcej punktów {who|masz ty|ma #}.",
        "ja": "{n}ターン目で盤面が埋まり、{who|あなた|#}の得点が多かった。",
    },
    "how TB-END-3": {
        "en": "Turn {n} was the last one, and {who|you|#} had more points.",
        "pl": "Tura {n} była ostatnia; więcej punktów {who|masz ty|ma #}.",
        "ja": "{n}ターン目が最後のターンで、{who|あなた|#}の得点が多かった。",
    },
    "found growth name": {"en": "Points a turn", "pl": "Punkty na turę", "ja": "毎ターンの得点"},
    "found growth": {
        "en": "From turn {n} to the end {who|you|#} gained {a} points, {other|you|#} {b}.",
        "pl": "Od tury {n} do końca {who|zdobywasz|# zdobywa} {a} pkt, {other|ty|#} {b}.",
        "ja": "{n}ターン目から最後までに{who|あなた|#}は{a}点、{other|あなた|#}は{b}点を得た。",
    },
    "found losses name": {"en": "Tokens hit", "pl": "Trafione żetony", "ja": "削ったトークン"},
    "found losses": {
        "en": "{who|You|#} took {a} points of value off the board, {other|you|#} {b}.",
        "pl": "{who|Odbierasz|# odbiera} żetonom {a} pkt wartości, {other|ty|#} {b}.",
        "ja": "{who|あなた|#}は相手のトークンを{a}点ぶん、{other|あなた|#}は{b}点ぶん削った。",
    },
    "found extra name": {"en": "Extra turns", "pl": "Dodatkowe tury", "ja": "追加ターン"},
    "found extra": {
        "en": "{who|You|#} had {n|# extra turn|# extra turns}, {other|you|#} {b}.",
        "pl": "{who|Grasz|# gra} dodatkowo {n|# raz|# razy|# razy}, {other|ty|#} {b}.",
        "ja": "追加ターンは{who|あなた|#}が{n}回、{other|あなた|#}が{b}回。",
    },
    "found laid name": {"en": "Strong tokens", "pl": "Mocne żetony", "ja": "強いトークン"},
    "found laid": {
        "en": "The tokens that {who|you|#} laid were worth {a}, those of the other side {b}.",
        "pl": "Żetony, które {who|wykładasz|wykłada #}, są razem warte {a}, drugiej strony {b}.",
        "ja": "{who|あなた|#}が置いたトークンの値は合計{a}、相手は{b}。",
    },
    "figure points": {"en": "Points", "pl": "Punkty", "ja": "得点"},
    "figure best": {"en": "Most points in a turn", "pl": "Najwięcej punktów w~turze", "ja": "1ターンの最高得点"},
    "figure laid": {"en": "Value of tokens laid", "pl": "Wartość wyłożonych żetonów", "ja": "置いたトークンの値"},
    "figure destroyed": {"en": "Tokens destroyed", "pl": "Zniszczone żetony", "ja": "破壊したトークン"},
    "figure extra": {"en": "Extra turns", "pl": "Dodatkowe tury", "ja": "追加ターン"},
}
