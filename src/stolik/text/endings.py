"""What every game can be told to have been decided by, and how it ended where no rule of its own ended it."""

from __future__ import annotations

from typing import Final

DECIDED: Final[dict[str, dict[str, str]]] = {
    "hidden": {
        "en": "what lay face down, and what others held, was not known",
        "pl": "nie było wiadomo, co leży zakryte i co trzymają inni",
        "ja": "伏せられていたものと、ほかの人が持っていたものは分からなかった",
    },
    "how resign": {
        "en": "{loser|You|#} resigned in turn {n}.",
        "pl": "{loser|Poddajesz|# poddaje} partię w~turze {n}.",
        "ja": "{loser|あなた|#}が{n}ターン目に投了した。",
    },
    "how time": {
        "en": "{loser|Your|#'s} time ran out in turn {n}.",
        "pl": "{loser|Twój czas|Czas gracza #} skończył się w~turze {n}.",
        "ja": "{n}ターン目に{loser|あなた|#}の持ち時間が切れた。",
    },
    "how left": {
        "en": "{loser|You|#} left the table in turn {n}.",
        "pl": "{loser|Odchodzisz|# odchodzi} od stołu w~turze {n}.",
        "ja": "{n}ターン目に{loser|あなた|#}が席を離れた。",
    },
    "chart": {"en": "Points, turn by turn", "pl": "Punkty tura po turze", "ja": "得点の移り変わり"},
    "chart chances": {
        "en": "The chance of winning in per cent, turn by turn",
        "pl": "Szansa na wygraną w~procentach, tura po turze",
        "ja": "勝ち目（%）の移り変わり",
    },
    "found ahead name": {"en": "In front", "pl": "Na prowadzeniu", "ja": "有利"},
    "found ahead": {
        "en": "From turn {n} to the end the better chances were {who|yours|#'s}.",
        "pl": "Od tury {n} do końca większe szanse {who|masz ty|ma #}.",
        "ja": "{n}ターン目から最後まで、勝ち目は{who|あなた|#}のほうが大きかった。",
    },
    "found comeback name": {"en": "From behind", "pl": "Odrobione straty", "ja": "逆転"},
    "found comeback": {
        "en": "In turn {n} {who|your chance|the chance of #} was only {p}~%.",
        "pl": "W~turze {n} {who|twoja szansa wynosiła|szansa gracza # wynosiła} tylko {p}~%.",
        "ja": "{n}ターン目、{who|あなた|#}の勝ち目は{p}%しかなかった。",
    },
    "found changes name": {"en": "Back and forth", "pl": "Na zmianę", "ja": "一進一退"},
    "found changes": {
        "en": "The better chances changed sides {n} times.",
        "pl": "{n|#~raz|#~razy|#~razy} zmieniało się, kto ma większe szanse.",
        "ja": "勝ち目の大きいほうが{n}回入れ替わった。",
    },
    "found even name": {"en": "An even game", "pl": "Wyrównana partia", "ja": "互角の対戦"},
    "found even": {
        "en": "Nothing stands out: it could have gone either way.",
        "pl": "Nic się nie wyróżnia: mogło pójść w~każdą stronę.",
        "ja": "とくに差はなく、どちらが勝ってもおかしくなかった。",
    },
}
