"""Of what people are told, and how it is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

Kind = Literal["challenge", "turn", "seat", "round", "look"]
"""Somebody asks for a game; it is my turn in a game by the day; somebody sat down at my table; my table of a tournament
is ready; somebody looks for a game."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LASTS: Final[Mapping[Kind, int]] = {
    "challenge": 6 * 3600,
    "turn": 24 * 3600,
    "seat": 6 * 3600,
    "round": 900,
    "look": 300,
}
"""Seconds after which it is too late to tell of it."""
SAID: Final[Mapping[Kind, tuple[tuple[str, str], ...]]] = {
    "challenge": (
        ("{0} asks you for a game", "{1}"),
        ("Zaproszenie do gry: {0}", "{1}"),
        ("{0}さんから対戦の申し込み", "{1}"),
    ),
    "turn": (
        ("It is your turn", "{1}, against {0}"),
        ("Twoja kolej", "{1}, z: {0}"),
        ("あなたの番です", "{1}（相手：{0}）"),
    ),
    "seat": (
        ("{0} sat down at your table", "{1}"),
        ("Przy twoim stoliku siada: {0}", "{1}"),
        ("{0}さんがあなたの卓につきました", "{1}"),
    ),
    "round": (
        ("Your table is ready", "Tournament: {1}"),
        ("Twój stolik czeka", "Turniej: {1}"),
        ("あなたの卓の準備ができました", "大会：{1}"),
    ),
    "look": (
        ("Somebody looks for a game", "{0}: {1}"),
        ("Ktoś szuka gry", "{0}: {1}"),
        ("対戦相手をさがしている人がいます", "{0}さん：{1}"),
    ),
}
"""Title and text in each language: {0} is the other person, {1} the game."""


class Notice(msgspec.Struct):
    """What a browser is sent: what it shows, in `lang`, where it leads, and what it takes the place of (`tag`)."""

    title: str
    body: str
    link: str
    tag: str
    lang: str


def notice(kind: Kind, lang: str, other: str, game: str, link: str, tag: str) -> Notice:
    """A notice in somebody's language; `other` and `game` are names."""
    title, body = SAID[kind][{"pl": 1, "ja": 2}.get(lang, 0)]
    if not other and kind == "turn":
        body = "{1}"
    return Notice(title.format(other, game), body.format(other, game), link, tag, lang)
