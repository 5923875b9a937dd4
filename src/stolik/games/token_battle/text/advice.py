"""What somebody is told at a Token Battle table who asks what to do."""

from __future__ import annotations

from typing import Final

from stolik.text.table import Wording

SAID: Final[dict[str, Wording]] = {
    "hand": ("Your cards", "Twoje karty", "あなたのカード"),
    "lay": ("Lay {card} on {cell}", "{card} na {cell}", "{card}を{cell}に置く"),
    "fields": ("Lay {card}: on any of {n}~fields", "{card}: pola do wyboru: {n}", "{card}を置く：{n}マスから選べる"),
    "under": (
        "{card} (under the top of stack~{n})",
        "{card} (pod wierzchnią kartą stosu~{n})",
        "{card}（山{n}の上から2枚目以下）",
    ),
    "pass": ("Pass", "Spasuj", "パス"),
    "theirs": ("A card across the table", "Karta przeciwnika", "相手のカード"),
    "gap": (
        "Worth {n} a turn: your points change by {own}, those of {who} by {other}.",
        "Co turę zyskujesz {n}: zmiana u~ciebie o~{own}, u~gracza {who} o~{other}.",
        "毎ターン{n}点の得：あなたの得点が{own}、{who}さんの得点が{other}変わります。",
    ),
    "next card": (
        " With another card it would be {n} at best.",
        " Z~inną kartą najwyżej {n}.",
        "ほかのカードでは最高で{n}です。",
    ),
    "reply": (
        "After the best reply each turn brings you {own} against {who}: with “{what}” it would be {other}.",
        "Po najlepszej odpowiedzi każda tura daje {own} wobec gracza {who}, a~przy ruchu „{what}” dawałaby {other}.",
        "相手の最善の返しのあと、毎ターンの得点差は{own}です。「{what}」なら{other}でした。",
    ),
    "bonus": (
        "Your next token is worth {n} more.",
        "Twój następny żeton będzie wart o~{n} więcej.",
        "次に置くトークンの値が{n}上がります。",
    ),
    "again": ("You move again.", "Grasz jeszcze raz.", "もう一度あなたの番になります。"),
}
"""Differences are written with their signs."""


def signed(n: int) -> str:
    """A difference with its sign."""
    return f"+{n}" if n > 0 else f"\u2212{-n}" if n < 0 else "±0"
