"""What decided a game of Star Wars, and how it ended, in words."""

from __future__ import annotations

from typing import Final

_HELD: Final = {
    "space ground": ("Space and the Ground", "arenę kosmiczną i~naziemną", "宇宙と地上のアリーナ"),
    "space character": (
        "Space and the Character arena",
        "arenę kosmiczną i~arenę postaci",
        "宇宙とキャラクターのアリーナ",
    ),
    "ground character": (
        "the Ground and the Character arena",
        "arenę naziemną i~arenę postaci",
        "地上とキャラクターのアリーナ",
    ),
    "space ground character": ("all three arenas", "wszystkie trzy areny", "3つのアリーナすべて"),
}
DECIDED: Final[dict[str, dict[str, str]]] = {
    "hidden": {
        "en": "the opponent's hand, both decks and what is built face down lay hidden",
        "pl": "zakryte były ręka przeciwnika, obie talie i to, co powstaje zakryte",
        "ja": "相手の手札・両方の山札・伏せて建造中のカードは伏せられていた",
    },
    **{
        f"how SW-GOAL-3 {held}": {
            "en": f"{{who|You|#}} controlled {en} at the end of turn {{n}}.",
            "pl": f"Na końcu tury {{n}} {{who|kontrolujesz|# kontroluje}} {pl}.",
            "ja": f"{{n}}ターン目の終わりに{{who|あなた|#}}が{ja}を制圧していた。",
        }
        for held, (en, pl, ja) in _HELD.items()
    },
    "how SW-GOAL-6": {
        "en": "{loser|You|#} had no card left to draw in turn {n}.",
        "pl": "W~turze {n} {loser|nie masz|# nie ma} już karty do dobrania.",
        "ja": "{n}ターン目に{loser|あなた|#}の山札がなくなっていた。",
    },
    "how SW-GOAL-7": {
        "en": "A card decided it for {who|you|#} in turn {n}.",
        "pl": "W~turze {n} rozstrzyga karta: wygrywa {who|twoja strona|#}.",
        "ja": "{n}ターン目にカードの効果で{who|あなた|#}の勝ちが決まった。",
    },
    "chart": {
        "en": "Arenas controlled, turn by turn",
        "pl": "Kontrolowane areny, tura po turze",
        "ja": "制圧したアリーナの移り変わり",
    },
    "found dice name": {"en": "Dice", "pl": "Kości", "ja": "ダイス"},
    "found dice": {
        "en": "{who|You|#} hit with {a} of {n} dice, {other|you|#} with {b} of {m}.",
        "pl": "{who|Trafiasz|# trafia} {a} z~{n} kości, {other|ty|#} {b} z~{m}.",
        "ja": "ダイスの命中は{who|あなた|#}が{n}個のうち{a}個、{other|あなた|#}が{m}個のうち{b}個。",
    },
    "found unspent name": {"en": "Build points", "pl": "Punkty budowy", "ja": "ビルドポイント"},
    "found unspent": {
        "en": "{who|You|#} left {a} build points unspent, {other|you|#} {b}.",
        "pl": "Niewydane punkty budowy: {who|ty|#} {a}, {other|ty|#} {b}.",
        "ja": "使わなかったビルドポイントは{who|あなた|#}が{a}、{other|あなた|#}が{b}。",
    },
    "found points name": {"en": "Build points", "pl": "Punkty budowy", "ja": "ビルドポイント"},
    "found points": {
        "en": "{who|You|#} got {a} build points, {other|you|#} {b}.",
        "pl": "Otrzymane punkty budowy: {who|ty|#} {a}, {other|ty|#} {b}.",
        "ja": "得たビルドポイントは{who|あなた|#}が{a}、{other|あなた|#}が{b}。",
    },
    "found damage name": {"en": "Damage", "pl": "Obrażenia", "ja": "ダメージ"},
    "found damage": {
        "en": "{who|You|#} did {a} damage, {other|you|#} {b}.",
        "pl": "{who|Zadajesz|# zadaje} {a} obrażeń, {other|ty|#} {b}.",
        "ja": "与えたダメージは{who|あなた|#}が{a}、{other|あなた|#}が{b}。",
    },
    "found losses name": {"en": "Losses", "pl": "Straty", "ja": "失ったユニット"},
    "found losses": {
        "en": "{who|You|#} lost {a|# unit|# units}, {other|you|#} {b}.",
        "pl": "{who|Tracisz|# traci} {a|# jednostkę|# jednostki|# jednostek}, {other|ty|#} {b}.",
        "ja": "失ったユニットは{who|あなた|#}が{a}体、{other|あなた|#}が{b}体。",
    },
    "found empty name": {"en": "Empty arenas", "pl": "Puste areny", "ja": "空いたアリーナ"},
    "found empty": {
        "en": "At the end {who|you|#} had no unit in {n|# arena|# arenas}.",
        "pl": "Na końcu {who|nie masz|# nie ma} jednostek w~{n|# arenie|# arenach}.",
        "ja": "最後に{who|あなた|#}のユニットがないアリーナは{n}つあった。",
    },
    "found prevented name": {"en": "Prevention", "pl": "Zapobieganie", "ja": "ダメージの軽減"},
    "found prevented": {
        "en": "{who|You|#} prevented {a} damage, {other|you|#} {b}.",
        "pl": "Zapobiegnięto obrażeniom: {who|ty|#} {a}, {other|ty|#} {b}.",
        "ja": "防いだダメージは{who|あなた|#}が{a}、{other|あなた|#}が{b}。",
    },
    "figure hits": {"en": "Dice that hit", "pl": "Celne kości", "ja": "命中したダイス"},
    "figure damage": {"en": "Damage done", "pl": "Zadane obrażenia", "ja": "与えたダメージ"},
    "figure prevented": {"en": "Damage prevented", "pl": "Powstrzymane obrażenia", "ja": "防いだダメージ"},
    "figure units-lost": {"en": "Units lost", "pl": "Stracone jednostki", "ja": "失ったユニット"},
    "figure built": {"en": "Build points spent", "pl": "Wydane punkty budowy", "ja": "使ったビルドポイント"},
}
