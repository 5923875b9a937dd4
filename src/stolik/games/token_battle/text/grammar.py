"""The phrases of Token Battle: what a card says, what the log says, what a preview says.

Every sentence stands here once in three languages; the glossary (docs/glossary.md) says which words it may use. The log
is past tense in English and Japanese, present tense in Polish, where a past tense would name the gender of the player.
"""

from collections.abc import Iterator
from typing import cast

from stolik.games.token_battle.text import lexicon
from stolik.text.phrase import LANGS, FlatGrammar, Sentence, SlotKind, normalise
from stolik.text.slots import FreeText, Numbers, OneForm, Persons

_SEPARATOR = {"en": " ", "pl": ", ", "ja": "・"}
_AND = {"en": " and ", "pl": " i\u00a0", "ja": "と"}
_COMMA = {"en": ", ", "pl": ", ", "ja": "、"}

#: The abilities that name no area (TB-DECK-5).
WITHOUT_AREA = ("NONE", "OPP_EXTRA", "SWAP", "BONUS")


def cell_name(cell: int) -> str:
    """The name of field 0..35: column a-f, then row 1-6 from the top (TB-BOARD-3)."""
    return "abcdef"[cell % 6] + str(cell // 6 + 1)


class Cell(OneForm):
    """A field of the board, 0..35. Spec: unused."""

    def write(self, value: int, spec: str, lang: str) -> Sentence:
        """Its name."""
        return [cell_name(value)]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[int, int]]:
        """The field whose name stands here."""
        name = text[at : at + 2]
        if len(name) == 2 and name[0] in "abcdef" and name[1] in "123456":
            yield "abcdef".index(name[0]) + 6 * (int(name[1]) - 1), at + 2


class Cells:
    """Fields in the order of their numbers, a tuple. Spec "": "a1, b1 and c1"; ",": "a1, b1, c1". Forms: 1, more."""

    def write(self, value: tuple[int, ...], spec: str, lang: str) -> Sentence:
        """Their names in a row."""
        names = [cell_name(cell) for cell in value]
        if spec or (lang == "ja" and len(names) > 2):
            return [_COMMA[lang].join(names)]
        return [_AND[lang].join(filter(None, (_COMMA[lang].join(names[:-1]), names[-1])))]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every row of fields that starts here, in any length."""
        links = {normalise(_COMMA[lang], lang), normalise(_AND[lang], lang)}
        found: list[int] = []
        while True:
            cell = next(Cell().read(text, at, "", lang), None)
            if cell is None:
                return
            found.append(cell[0])
            at = cell[1]
            yield tuple(found), at
            link = next((link for link in sorted(links) if text.startswith(link, at)), None)
            if link is None:
                return
            at += len(link)

    def form(self, value: tuple[int, ...], forms: int, lang: str) -> int:
        """One field or several."""
        return 0 if len(value) == 1 else forms - 1

    def implied(self, form: int, lang: str) -> None:
        """No fields are implied."""


class Area(OneForm):
    """A non-empty area as a bit mask 1..255 over the directions clockwise from N. Spec: unused."""

    def write(self, value: int, spec: str, lang: str) -> Sentence:
        """The directions, or one word for all eight. Raises ValueError for any other number."""
        if not 0 < value < 256:
            raise ValueError(f"no area: {value}")
        if value == 255:
            return [lexicon.all_around(lang)]
        names = (name for bit, name in enumerate(lexicon.directions(lang)) if value >> bit & 1)
        return [_SEPARATOR[lang].join(names)]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[int, int]]:
        """Every area whose directions start here, in any order, none twice."""
        everywhere = normalise(lexicon.all_around(lang), lang)
        if text.startswith(everywhere, at):
            yield 255, at + len(everywhere)
        yield from self._directions(text, at, 0, lang)

    def _directions(self, text: str, at: int, mask: int, lang: str) -> Iterator[tuple[int, int]]:
        separator = normalise(_SEPARATOR[lang], lang)
        for bit, name in enumerate(lexicon.directions(lang)):
            word = normalise(name, lang)
            if mask >> bit & 1 or not text.startswith(word, at):
                continue
            end = at + len(word)
            yield mask | 1 << bit, end
            if text.startswith(separator, end):
                yield from self._directions(text, end + len(separator), mask | 1 << bit, lang)


class CardSlot(OneForm):
    """A card by its key. Spec: unused."""

    def write(self, value: str, spec: str, lang: str) -> Sentence:
        """Its name, marked to be set in the face of the cards."""
        return [{"c": lexicon.card_name(value, lang)}]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[str, int]]:
        """Every card whose name stands here."""
        for key in lexicon.card_keys():
            name = normalise(lexicon.card_name(key, lang), lang)
            if text.startswith(name, at):
                yield key, at + len(name)


_number = Numbers()
_person = Persons()
_cell = Cell()

#: What may stand in the slots of Token Battle's phrases, by the slot's name.
KINDS: dict[str, SlotKind] = {
    "area": Area(),
    "b": _number,
    "a": _number,
    "card": CardSlot(),
    "cell": _cell,
    "cells": Cells(),
    "count": _number,
    "first": _person,
    "gain": _number,
    "gain2": _number,
    "most": _number,
    "n": _number,
    "name": FreeText(),
    "names": FreeText(),
    "owner": _person,
    "second": _person,
    "stack": _number,
    "to": _cell,
    "who": _person,
}

CARD_TEXT = FlatGrammar(KINDS)
CARD_TEXT.phrase("value", en="Value {n}.", pl="Wartość {n}.", ja="値{n}。")
_HEAD = {
    True: {"en": "{name} {{area}}. {text}", "pl": "{name}: {{area}}. {text}", "ja": "{name}：{{area}}。{text}"},
    False: {"en": "{name}. {text}", "pl": "{name}. {text}", "ja": "{name}。{text}"},
}


def _entry(table: str, key: str, area: bool) -> tuple[str, str, str]:
    patterns = []
    for lang in LANGS:
        name, text = cast("tuple[str, str]", lexicon.LEXICON.table(table, lang)[key])
        patterns.append(_HEAD[area][lang].format(name=name, text=text).strip())
    return patterns[0], patterns[1], patterns[2]


for _key in lexicon.LEXICON.table("ABILITIES", "en"):
    _en, _pl, _ja = _entry("ABILITIES", _key, _key not in WITHOUT_AREA)
    CARD_TEXT.phrase(f"ability {_key}", en=_en, pl=_pl, ja=_ja)
for _key in lexicon.LEXICON.table("TYPES", "en"):
    _en, _pl, _ja = _entry("TYPES", _key, False)
    CARD_TEXT.phrase(f"type {_key}", en=_en, pl=_pl, ja=_ja)

#: The clauses of a log entry. Clauses begin small and have no full stop; `log` strings them together.
LOG = FlatGrammar(KINDS)
LOG.phrase(
    "lay",
    en="{who|You|#} laid {card} on {cell}",
    pl="{who|Stawiasz|# stawia} na {cell} żeton {card}",
    ja="{who|あなた|#}が{cell}に{card}を置いた",
)
LOG.phrase(
    "lay with bonus",
    en="{who|You|#} laid {card} on {cell} with a bonus of {n}",
    pl="{who|Stawiasz|# stawia} na {cell} żeton {card} z premią {n}",
    ja="{who|あなた|#}が{cell}にボーナス{n}つきで{card}を置いた",
)
LOG.phrase("lowered", en="{cells:,} {n:-}", pl="{cells:,} {n:-}", ja="{cells:,}の値が{n}下がった")
LOG.phrase("gone", en="{cells:,} gone", pl="{cells:,|# znika|# znikają}", ja="{cells:,}が破壊された")
LOG.phrase(
    "off",
    en="{cells|# leaves|# leave} the board",
    pl="{cells|# schodzi|# schodzą} z planszy",
    ja="{cells}が盤外に出た",
)
LOG.phrase("moved", en="{cell} moves to {to}", pl="{cell} przesuwa się na {to}", ja="{cell}が{to}に動いた")
LOG.phrase("swapped", en="{cells} change places", pl="{cells} zamieniają się miejscami", ja="{cells}が入れ替わった")
LOG.phrase(
    "blocked",
    en="{cell} stays because {to} is not free",
    pl="{cell} zostaje, bo {to} jest zajęte",
    ja="{to}がふさがっていて{cell}は動かなかった",
)
LOG.phrase(
    "survived",
    en="{cells|# becomes a plain token|# become plain tokens} of value~1",
    pl="{cells|# staje się zwykłym żetonem|# stają się zwykłymi żetonami} o wartości~1",
    ja="{cells}が値1のふつうのトークンになった",
)
LOG.phrase(
    "spawned",
    en="a 1 on {cells}",
    pl="{cells|na # powstaje żeton|na # powstają żetony} o wartości~1",
    ja="{cells}に値1のトークンができた",
)
LOG.phrase(
    "spawned for",
    en="{who|you get|# gets} a 1 on {cells}",
    pl="{cells|na # powstaje żeton|na # powstają żetony} o wartości~1 {who|dla ciebie|dla gracza #}",
    ja="{cells}に{who|あなた|#}の値1のトークンができた",
)
LOG.phrase(
    "gilded",
    en="{cells|# turns|# turn} golden",
    pl="{cells|# zmienia się w złoty żeton|# zmieniają się w złote żetony}",
    ja="{cells}がゴールドトークンになった",
)
LOG.phrase(
    "bonus",
    en="the next token gets {n:+}",
    pl="następny żeton dostaje {n:+}",
    ja="次のトークンへのボーナスが{n:+}になった",
)
LOG.phrase(
    "extra",
    en="{who|you get|# gets} an extra turn",
    pl="{who|zyskujesz|# zyskuje} dodatkową turę",
    ja="{who|あなた|#}が追加ターンを得た",
)
LOG.phrase(
    "scored",
    en="{first|You|#} {gain:+}, {second|you|#} {gain2:+}: {a} to {b}",
    pl="{first|Ty|#} {gain:+}, {second|ty|#} {gain2:+}: {a} do {b}",
    ja="{first|あなた|#} {gain:+}点、{second|あなた|#} {gain2:+}点：{a}対{b}",
)
LOG.phrase("again", en="{who|You move|# moves} again", pl="Kolejna tura: {who|ty|#}", ja="続けて{who|あなた|#}のターン")
LOG.phrase("first", en="{who|You begin|# begins}", pl="{who|Zaczynasz|Zaczyna #}", ja="先手は{who|あなた|#}")
LOG.phrase(
    "start token",
    en="{owner|Your|#'s} start token of value~{n} lies on {cell}",
    pl="Na {cell} leży {owner|twój żeton startowy|żeton startowy gracza #} o wartości~{n}",
    ja="{cell}に{owner|あなた|#}の初期トークン（値{n}）が置かれた",
)
LOG.phrase("win", en="{who|You win|# wins}", pl="{who|Wygrywasz|Wygrywa #}", ja="{who|あなた|#}の勝ち")
LOG.phrase("draw", en="The game is a draw", pl="Remis", ja="引き分け")
LOG.phrase("end TB-END-1", en="The score limit is reached", pl="Limit punktów jest osiągnięty", ja="得点が上限に達した")
LOG.phrase("end TB-END-2", en="The board is full", pl="Plansza jest pełna", ja="盤面がすべて埋まった")
LOG.phrase("end TB-END-3", en="The turn limit is reached", pl="Limit tur jest osiągnięty", ja="ターン数が上限に達した")
LOG.phrase(
    "end TB-END-8",
    en="{who|You resign|# resigns}",
    pl="{who|Poddajesz|# poddaje} partię",
    ja="{who|あなた|#}が投了した",
)
LOG.phrase(
    "end time",
    en="{who|Your|#'s} time is up",
    pl="{who|Twój czas|Czas gracza #} minął",
    ja="{who|あなた|#}の持ち時間が切れた",
)
LOG.phrase(
    "end left",
    en="{who|You leave|# leaves} the table",
    pl="{who|Odchodzisz|# odchodzi} od stołu",
    ja="{who|あなた|#}が席を離れた",
)

#: What a preview says of one field: "leaves the board". The field itself stands before it.
PREVIEW = FlatGrammar(KINDS)
PREVIEW.phrase("lowered", en="{a} becomes {b}", pl="{a} maleje do {b}", ja="値{a}が{b}になる")
PREVIEW.phrase("gone", en="{n} is destroyed", pl="{n} ulega zniszczeniu", ja="値{n}が破壊される")
PREVIEW.phrase("off", en="{n} leaves the board", pl="{n} schodzi z planszy", ja="値{n}が盤外に出る")
PREVIEW.phrase("moved", en="moves to {to}", pl="przesuwa się na {to}", ja="{to}に動く")
PREVIEW.phrase("swapped", en="change places", pl="zamieniają się miejscami", ja="入れ替わる")
PREVIEW.phrase(
    "blocked", en="stays: {to} is not free", pl="zostaje: {to} jest zajęte", ja="動かない：{to}がふさがっている"
)
PREVIEW.phrase(
    "survived",
    en="becomes a plain token of value~1",
    pl="staje się zwykłym żetonem o wartości~1",
    ja="値1のふつうのトークンになる",
)
PREVIEW.phrase(
    "spawned",
    en="a new token of value~1 {who|for you|for #}",
    pl="nowy żeton o wartości~1 {who|dla ciebie|dla gracza #}",
    ja="{who|あなた|#}の値1のトークンができる",
)
PREVIEW.phrase("gilded", en="turns golden", pl="zmienia się w złoty żeton", ja="ゴールドトークンになる")
PREVIEW.phrase(
    "laser lowered", en="laser: {a} becomes {b}", pl="laser: {a} maleje do {b}", ja="レーザーで値{a}が{b}になる"
)
PREVIEW.phrase(
    "laser gone", en="laser: {n} is destroyed", pl="laser: {n} ulega zniszczeniu", ja="レーザーで値{n}が破壊される"
)
PREVIEW.phrase(
    "laser survived",
    en="laser: becomes a plain token of value~1",
    pl="laser: staje się zwykłym żetonem o wartości~1",
    ja="レーザーで値1のふつうのトークンになる",
)
PREVIEW.phrase(
    "bonus", en="The next token gets {n:+}.", pl="Następny żeton dostaje {n:+}.", ja="次のトークンは{n:+}になる。"
)
PREVIEW.phrase(
    "extra",
    en="{who|You get|# gets} an extra turn.",
    pl="{who|Zyskujesz|# zyskuje} dodatkową turę.",
    ja="{who|あなた|#}が追加ターンを得る。",
)
