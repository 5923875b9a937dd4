"""What the sentences about a Star Wars table share: what the cards are called, and the words of arenas, steps, chances
and keywords."""

from __future__ import annotations

from typing import Final, TypeAlias

from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.text.lexicon import en, ja, pl
from stolik.text import table
from stolik.text.phrase import FlatGrammar, typeset
from stolik.text.slots import FreeText
from stolik.text.table import KINDS, Wording, word

HIT: Final = 4
"""A die that shows this or more is a hit (SW-ATTACK-6); against Armor one more is needed (SW-KW-ARMOR-1)."""

#: Sides.
SIDES: Final[dict[str, Wording]] = {
    "dark": ("Dark Side", "Ciemna Strona", "ダークサイド"),
    "light": ("Light Side", "Jasna Strona", "ライトサイド"),
}

#: What was shown or decided by chance.
UNCOVERED: Final[dict[str, Wording]] = {
    "hidden": ("{n}~hidden", "zakryte: {n}", "ウラ向き{n}枚"),
    "dice": ("dice: {dice}", "kości: {dice}", "ダイス：{dice}"),
}

#: Arenas as they stand behind "in" (w arenie …, …アリーナ).
ARENAS: Final[dict[str, Wording]] = {
    "space": ("the Space arena", "arenie kosmicznej", "宇宙アリーナ"),
    "ground": ("the Ground arena", "arenie naziemnej", "地上アリーナ"),
    "character": ("the Character arena", "arenie postaci", "キャラクターアリーナ"),
}

#: The same as labels.
ARENA_LABELS: Final[dict[str, Wording]] = {
    "space": ("Space", "Kosmos", "宇宙"),
    "ground": ("Ground", "Ziemia", "地上"),
    "character": ("Character", "Postacie", "キャラクター"),
}

#: Types of cards as labels.
TYPE_LABELS: Final[dict[str, Wording]] = {
    **ARENA_LABELS,
    "battle": ("Battle", "Karta bitewna", "バトル"),
    "mission": ("Mission", "Misja", "ミッション"),
    "location": ("Location", "Lokacja", "ロケーション"),
}

#: Where things go, behind a verb of motion; the Japanese is followed by a verb.
INTO: Final[dict[str, Wording]] = {
    "space": ("into the Space arena", "do areny kosmicznej", "宇宙アリーナに"),
    "ground": ("into the Ground arena", "do areny naziemnej", "地上アリーナに"),
    "character": ("into the Character arena", "do areny postaci", "キャラクターアリーナに"),
    "build": ("into the build zone", "do strefy budowy", "ビルドゾーンに"),
    "built": ("into the build zone", "do strefy budowy", "ビルドゾーンに"),
    "hand": ("into the hand", "do ręki", "手札に"),
    "deck": ("into the deck", "do talii", "山札に"),
    "deck top": ("on top of the deck", "na wierzch talii", "山札の上に"),
    "deck bottom": ("at the bottom of the deck", "na spód talii", "山札の下に"),
    "discard": ("into the discard pile", "na stos kart odrzuconych", "捨て札に"),
}

#: Steps of a turn, as they stand on their own.
STEPS: Final[dict[str, Wording]] = {
    "setup": ("Setup", "Przygotowanie", "対戦準備"),
    "untap": ("Untap step", "Etap odtapowania", "アンタップステップ"),
    "force": ("Gain-Force step", "Etap zyskiwania Mocy", "フォース獲得ステップ"),
    "roll": ("Roll for build points", "Rzut na punkty budowy", "ビルドロール"),
    "draw": ("Draw step", "Dobieranie", "ドローステップ"),
    "build": ("Build step", "Etap budowy", "ビルドステップ"),
    "retreat": ("Retreat step", "Etap wycofywania", "撤退ステップ"),
    "battle": ("Battle phase", "Faza bitwy", "戦闘フェイズ"),
    "space": ("Space battle step", "Etap bitwy w arenie kosmicznej", "宇宙戦闘ステップ"),
    "ground": ("Ground battle step", "Etap bitwy w arenie naziemnej", "地上戦闘ステップ"),
    "character": ("Character battle step", "Etap bitwy w arenie postaci", "キャラクター戦闘ステップ"),
    "end": ("End of turn", "Koniec tury", "ターン終了"),
}

#: Chances to play or pass; the longest names (glossary, trap 30).
CHANCES: Final[dict[str, Wording]] = {
    "open": ("play-or-pass chance", "szansa na zagranie", "プレイ機会"),
    "reroll": ("reroll chance", "szansa na przerzut", "振り直し機会"),
    "prevent": ("damage-prevention chance", "szansa na zapobieganie obrażeniom", "軽減機会"),
    "disrupt": ("disrupt chance", "szansa na przerwanie", "妨害機会"),
}

#: The same as labels.
CHANCE_LABELS: Final[dict[str, Wording]] = {
    "open": ("Play", "Zagranie", "プレイ"),
    "reroll": ("Reroll", "Przerzut", "振り直し"),
    "prevent": ("Prevention", "Zapobieganie", "軽減"),
    "disrupt": ("Disrupt", "Przerwanie", "妨害"),
}

#: How long something lasts.
UNTIL: Final[dict[str, Wording]] = {
    "attack": ("for this attack", "na czas tego ataku", "この攻撃の間"),
    "battle": ("until end of battle", "do końca bitwy", "戦闘終了時まで"),
    "turn": ("until end of turn", "do końca tury", "ターン終了時まで"),
    "tapped": (
        "as long as what says so stays tapped",
        "dopóki to, co o tym mówi, pozostaje tapnięte",
        "元のユニットがタップ状態である間",
    ),
    "game": ("for the rest of the game", "do końca partii", "対戦終了まで"),
    "untap": ("until the next untap step", "do najbliższego etapu odtapowania", "次のアンタップステップまで"),
    "space step": (
        "until end of the Space battle step",
        "do końca etapu bitwy w arenie kosmicznej",
        "宇宙戦闘ステップ終了時まで",
    ),
    "ground step": (
        "until end of the Ground battle step",
        "do końca etapu bitwy w arenie naziemnej",
        "地上戦闘ステップ終了時まで",
    ),
    "character step": (
        "until end of the Character battle step",
        "do końca etapu bitwy w arenie postaci",
        "キャラクター戦闘ステップ終了時まで",
    ),
    "once": ("until it is used up", "do wykorzystania", "1回使うまで"),
}

#: Keywords by their keys.
KEYWORDS: Final[dict[str, Wording]] = {
    key: (en.KEYWORDS[key][0], pl.KEYWORDS[key][0], ja.KEYWORDS[key][0]) for key in en.KEYWORDS
}


def uncovered(key: str, lang: str, **values: object) -> str:
    """What was uncovered, in words: "hidden" (`n` cards) or "dice" (their faces). Raises KeyError."""
    return typeset(word(UNCOVERED[key], lang).format(**values), lang)


KindNames: TypeAlias = table.KindNames[StarWarsCard]
"""The cards of a game by kind."""


def grammar() -> FlatGrammar:
    """An empty grammar over the slots of every card table, and `at` for a place and `dice` for faces."""
    return FlatGrammar({**KINDS, "at": FreeText(), "dice": FreeText()})
