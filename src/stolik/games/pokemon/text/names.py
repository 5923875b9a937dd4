"""What Pokémon cards are called in Japanese, from their English names: a table of species, and small tables of what
stands around them.

A name is a species, or several joined by "&", with whose it is or of what sort before it, a form before or behind it,
and signs behind. A name that these tables don't make up stays English: Trainers, and owners nobody has given a word
for. English and Polish cards are called in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.text.lexicon import en, ja

#: Whose a Pokémon is: what stands before "'s".
OWNERS: Final[dict[str, str]] = {
    "_____": "＿",
    "Arven": "ペパー",
    "Ash": "サトシ",
    "Blaine": "カツラ",
    "Brock": "タケシ",
    "Cynthia": "シロナ",
    "Erika": "エリカ",
    "Ethan": "ヒビキ",
    "Giovanni": "サカキ",
    "Holon": "ホロン",
    "Hop": "ホップ",
    "Imakuni?": "イマクニ？",
    "Iono": "ナンジャモ",
    "Koga": "キョウ",
    "Larry": "アオキ",
    "Lillie": "リーリエ",
    "Lt. Surge": "マチス",
    "Marnie": "マリィ",
    "Misty": "カスミ",
    "N": "N",
    "Rocket": "R団",
    "Sabrina": "ナツメ",
    "Steven": "ダイゴ",
    "Team Aqua": "アクア団",
    "Team Galactic": "ギンガ団",
    "Team Magma": "マグマ団",
    "Team Rocket": "ロケット団",
}

#: What stands before a species and makes another sort of it.
SORTS: Final[dict[str, str]] = {
    "Alolan": "アローラ",
    "Dark": "わるい",
    "Galarian": "ガラル",
    "Hisuian": "ヒスイ",
    "Light": "やさしい",
    "M": "M",
    "Mega": "メガ",
    "Paldean": "パルデア",
    "Primal": "ゲンシ",
    "Radiant": "かがやく",
    "Shining": "ひかる",
}

_CASTFORM: Final = {
    "Rain": "あまみず",
    "Rainy": "あまみず",
    "Snow-Cloud": "ゆきぐも",
    "Snowy": "ゆきぐも",
    "Sunny": "たいよう",
}
_WEATHER: Final = {word: f"{{}} {said}のすがた" for word, said in _CASTFORM.items()}
_CLOAKS: Final = {
    f"{word} Cloak": f"{{}} {said}のミノ"
    for word, said in (("Plant", "くさき"), ("Sandy", "すなち"), ("Trash", "ゴミ"))
}
_SEAS: Final = {"East Sea": "{} ひがしのうみ", "West Sea": "{} にしのうみ"}
_FORMES: Final = {
    f"{word} Forme": f"{{}} {said}フォルム"
    for word, said in (
        ("Attack", "アタック"),
        ("Defense", "ディフェンス"),
        ("Normal", "ノーマル"),
        ("Speed", "スピード"),
    )
}
_ORIGIN: Final = {"Origin Forme": "オリジン{}"}

#: Forms of a species, which English cards name before or behind it, and where Japanese cards have them.
FORMS: Final[dict[str, dict[str, str]]] = {
    "Burmy": _CLOAKS,
    "Castform": _WEATHER | {f"{word} Form": said for word, said in _WEATHER.items()},
    "Deoxys": _FORMES,
    "Dialga": _ORIGIN,
    "Gastrodon": _SEAS,
    "Greninja": {"Ash-": "サトシ{}"},
    "Kyurem": {"Black": "ブラック{}", "White": "ホワイト{}"},
    "Mew": {"Ancient": "古代{}"},
    "Mewtwo": {"Armored": "アーマード{}"},
    "Necrozma": {"Dawn Wings": "{} あかつきのつばさ", "Dusk Mane": "{} たそがれのたてがみ", "Ultra": "ウルトラ{}"},
    "Palkia": _ORIGIN,
    "Pikachu": {"Detective": "名探偵{}", "Flying": "そらをとぶ{}", "Surfing": "なみのり{}"},
    "Rotom": {"Fan": "スピン{}", "Frost": "フロスト{}", "Heat": "ヒート{}", "Mow": "カット{}", "Wash": "ウォッシュ{}"},
    "Shellos": _SEAS,
    "Wormadam": _CLOAKS,
}

#: What stands behind a name: what sort of card it is, or of whose team a Pokémon SP is.
SIGNS: Final[dict[str, str]] = {
    " LV.X": " LV.X",
    " δ": "δ",
    " ★": "☆",
    " ☆": "☆",
    " ◇": "◇",
    " ex": "ex",
    " EX": "EX",
    "-EX": "EX",
    "-GX": "GX",
    " V": "V",
    " V-UNION": "V-UNION",
    " VMAX": "VMAX",
    " VSTAR": "VSTAR",
    " BREAK": "BREAK",
    " LEGEND": "LEGEND",
    " C": "C",
    " E4": "四",
    " FB": "FB",
    " G": "G",
    " GL": "GL",
}

_UNOWN: Final = re.compile(r"Unown \[?([A-Z!?])\]?(?= |$)")
_OWNED: Final = re.compile(r"(.+?)'s (.+)")
_MEGA: Final = re.compile(r"(Mega .+) ([XY])")
_SIGN: Final = re.compile(f"(?:{'|'.join(map(re.escape, sorted(SIGNS, key=len, reverse=True)))})$")
_ENERGY: Final = {f"{word} Energy": ja.TYPES[letter] + "エネルギー" for letter, word in en.TYPES.items()}
_SORTS_OF_ENERGY: Final = {"basic": "基本", "special": "特殊"}
_KEPT: Final = 10_000
"""How many names are remembered. The cards of all eras have about 4,000."""


def called(name: str, lang: str) -> str:
    """A card's name in a language, from its English one; English where no other is known."""
    return (_japanese(name.replace("’", "'")) or name) if lang == "ja" else name


def card_name(card: Card, lang: str) -> str:
    """What a card is called. Of an Energy with the name of a type Japanese cards say whether it is basic."""
    if lang != "ja" or card.kind == "trainer":
        return card.printed_name
    said = called(card.printed_name, lang)
    return _SORTS_OF_ENERGY[card.stage] + said if card.kind == "energy" and card.name in _ENERGY else said


def in_names(word: str, lang: str) -> str:
    """What stands in the names of several cards, in a language: a species, a sort, whose they are, a sign. An owner
    without "'s" stands in names of Trainers too, and stays English like them."""
    if lang != "ja":
        return word
    owner = OWNERS.get(word.removesuffix("'s"), "") if word.endswith("'s") else ""
    return SORTS.get(word) or (f"{owner}の" if owner else SIGNS.get(f" {word}") or called(word, lang))


def all_names(card: Card) -> tuple[str, ...]:
    """Every name that a card is sought by: the printed one, without level and δ, and these in Japanese."""
    return tuple(dict.fromkeys((card.printed_name, card.name, card_name(card, "ja"), called(card.name, "ja"))))


@cache
def _species() -> Mapping[str, str]:
    """The species by their English names, and their forms."""
    text = (Path(__file__).parent / "lexicon" / "species.tsv").read_text(encoding="utf-8")
    found = dict(line.split("\t") for line in text.splitlines() if not line.startswith("#"))
    for species, forms in FORMS.items():
        for word, said in forms.items():
            whole = said.format(found[species])
            before = f"{word}{species}" if word.endswith("-") else f"{word} {species}"
            found |= {before.casefold(): whole, f"{species} {word}".casefold(): whole}
    return found


@lru_cache(_KEPT)
def _japanese(name: str) -> str:
    """The name in Japanese; "" where the tables don't make it up."""
    if name in _ENERGY:
        return _ENERGY[name]
    signs = ""
    while (sign := _SIGN.search(name)) and not _UNOWN.fullmatch(name):
        name, signs = name[: sign.start()], SIGNS[sign[0]] + signs
    members = [_member(one) for one in name.split(" & ")]
    return "&".join(members) + signs if all(members) else ""


def _member(name: str) -> str:
    """One Pokémon of a name."""
    species = _species()
    if unown := _UNOWN.fullmatch(name):
        return f"{species['Unown']}[{unown[1]}]"
    if plain := species.get(name.replace(" ♀", "♀").replace(" ♂", "♂")) or species.get(name.casefold()):
        return plain
    if (owned := _OWNED.fullmatch(name)) and owned[1] in OWNERS:
        mon = _member(owned[2])
        return f"{OWNERS[owned[1]]}の{mon}" if mon else ""
    if mega := _MEGA.fullmatch(name):
        mon = _member(mega[1])
        return mon + mega[2] if mon else ""
    sort, _, rest = name.partition(" ")
    mon = _member(rest) if sort in SORTS else ""
    return SORTS[sort] + mon if mon else ""
