"""What decided a game of Pokémon, and how it ended, in words."""

from __future__ import annotations

from typing import Final

DECIDED: Final[dict[str, dict[str, str]]] = {
    "hidden": {
        "en": "the hands of others, the decks and the Prizes lay hidden",
        "pl": "zakryte były cudze ręce, talie i Nagrody",
        "ja": "ほかの人の手札・山札・サイドは伏せられていた",
    },
    "chart": {"en": "Prizes left, turn by turn", "pl": "Zostało Nagród, tura po turze", "ja": "残りサイドの移り変わり"},
    "how PK-END-1": {
        "en": "{who|You|#} took {who|your|the} last Prize card in turn {n}.",
        "pl": "W~turze {n} {who|bierzesz swoją ostatnią Nagrodę|# bierze swoją ostatnią Nagrodę}.",
        "ja": "{n}番目の番に{who|あなた|#}が最後のサイドをとった。",
    },
    "how PK-END-2": {
        "en": "{loser|You|#} had no Pokémon left in play in turn {n}.",
        "pl": "W~turze {n} {loser|nie masz|# nie ma} już Pokémonów w~grze.",
        "ja": "{n}番目の番に{loser|あなた|#}の場のポケモンがいなくなった。",
    },
    "how PK-END-3": {
        "en": "{loser|Your deck|The deck of #} was empty when turn {n} began.",
        "pl": "Na początku tury {n} {loser|twoja talia|talia gracza #} jest pusta.",
        "ja": "{n}番目の番のはじめに{loser|あなた|#}の山札がなくなっていた。",
    },
    "how PK-END-4": {
        "en": "Both won at once in turn {n}, but {who|you|#} in more ways.",
        "pl": "W~turze {n} wygrywają oboje naraz, ale {who|ty|#} na więcej sposobów.",
        "ja": "{n}番目の番に同時に勝利条件を満たし、その数は{who|あなた|#}が多かった。",
    },
    "how P2-END-1": {
        "en": "{who|Your team|Team #} took its last Prize card in turn {n}.",
        "pl": "W~turze {n} {who|twoja drużyna|drużyna #} bierze swoją ostatnią Nagrodę.",
        "ja": "{n}番目の番に{who|あなたのペア|#ペア}が最後のサイドをとった。",
    },
    "how P2-END-2": {
        "en": "{loser|Your team|Team #} had no Pokémon left in play in turn {n}.",
        "pl": "W~turze {n} {loser|twoja drużyna|drużyna #} nie ma już Pokémonów w~grze.",
        "ja": "{n}番目の番に{loser|あなたのペア|#ペア}の場のポケモンがいなくなった。",
    },
    "how P2-END-3": {
        "en": "A deck of {loser|your team|team #} was empty when turn {n} began.",
        "pl": "Na początku tury {n} jedna z~talii {loser|twojej drużyny|drużyny #} jest pusta.",
        "ja": "{n}番目の番のはじめに{loser|あなたのペア|#ペア}の山札が1つなくなっていた。",
    },
    "how P2-END-4": {
        "en": "Both teams won at once in turn {n}, but {who|your team|team #} in more ways.",
        "pl": "W~turze {n} wygrywają obie drużyny naraz, ale {who|twoja drużyna|drużyna #} na więcej sposobów.",
        "ja": "{n}番目の番に同時に勝利条件を満たし、その数は{who|あなたのペア|#ペア}が多かった。",
    },
    "found energy name": {"en": "Energy", "pl": "Energia", "ja": "エネルギー"},
    "found energy": {
        "en": "{who|You|#} attached Energy in {a} of {n} turns, {other|you|#} in {b} of {m}.",
        "pl": "{who|Dołączasz|# dołącza} energię w~{a} z~{n} tur, {other|ty|#} w~{b} z~{m}.",
        "ja": "エネルギーをつけた番は、{who|あなた|#}が{n}回のうち{a}回、{other|あなた|#}が{m}回のうち{b}回。",
    },
    "found weakness name": {"en": "Weakness", "pl": "Słabość", "ja": "弱点"},
    "found weakness": {
        "en": "{n} of the {m} Knock Outs by {who|you|#} came from Weakness alone.",
        "pl": "Dzięki samej słabości: {n} z~{m} nokautów, których {who|dokonujesz|dokonuje #}.",
        "ja": "{who|あなた|#}のきぜつ{m}回のうち{n}回は、弱点がなければ足りなかった。",
    },
    "found damage name": {"en": "Damage", "pl": "Obrażenia", "ja": "ダメージ"},
    "found damage": {
        "en": "{who|You|#} did {a} damage, {other|you|#} {b}.",
        "pl": "{who|Zadajesz|# zadaje} {a} obrażeń, {other|ty|#} {b}.",
        "ja": "与えたダメージは{who|あなた|#}が{a}、{other|あなた|#}が{b}。",
    },
    "found coins name": {"en": "Coins", "pl": "Monety", "ja": "コイン"},
    "found coins": {
        "en": "{who|You|#} flipped heads {a} times out of {n}, {other|you|#} {b} out of {m}.",
        "pl": "Orły: {who|ty|#} {a} z~{n}, {other|ty|#} {b} z~{m}.",
        "ja": "コインのオモテは{who|あなた|#}が{n}回のうち{a}回、{other|あなた|#}が{m}回のうち{b}回。",
    },
    "found hand name": {"en": "Cards never played", "pl": "Niezagrane karty", "ja": "使われなかった手札"},
    "found hand": {
        "en": "{who|You|#} still held {n|# card|# cards} at the end.",
        "pl": "Na końcu {who|trzymasz|# trzyma} jeszcze {n|# kartę|# karty|# kart}.",
        "ja": "最後に{who|あなた|#}の手札はまだ{n}枚あった。",
    },
    "figure prizes": {"en": "Prizes taken", "pl": "Wzięte Nagrody", "ja": "とったサイド"},
    "figure knocked-out": {"en": "Pokémon knocked out", "pl": "Znokautowane Pokémony", "ja": "きぜつさせたポケモン"},
    "figure damage": {"en": "Damage done", "pl": "Zadane obrażenia", "ja": "与えたダメージ"},
    "figure energy": {
        "en": "Turns with Energy attached",
        "pl": "Tury z~dołączoną energią",
        "ja": "エネルギーをつけた番",
    },
    "figure drawn": {"en": "Cards drawn", "pl": "Dobrane karty", "ja": "引いた枚数"},
    "figure heads": {"en": "Coins, heads", "pl": "Monety, orły", "ja": "コインのオモテ"},
}
