"""Bodies of HTTP requests and answers about packs (docs/packs.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .bodies import Cards, ErrorData, Id, Name

Show = Literal["all", "playable", "stopped"]
"""Which cards of a pack are asked for."""


class PackInfo(Struct):
    """A pack of mine: cards that I brought, and from which file. `since` is the day on which it came ("2026-05-03"),
    `playable` how many of its `cards` can be played."""

    id: str
    name: str
    game: str
    source: str
    since: str
    fingerprint: str
    cards: int
    playable: int


class PackStop(Struct):
    """What of a card can't be read: at which place of it, the sentence at which reading stopped, and why, in one of the
    words of packs.reading."""

    place: str
    sentence: str
    why: str


class PackWords(Struct):
    """What the owner says that a card does at a place."""

    place: str
    text: str


class PackCard(Struct):
    """A card of a pack; `bundled` says that this version has one of its id, which wins."""

    id: str
    name: str
    playable: bool
    bundled: bool
    stops: list[PackStop]
    words: list[PackWords]


class PackLeft(Struct):
    """An entry of a file that is no card: where it stands, and what is wrong, in English."""

    place: str
    why: str


class PackUse(Struct):
    """Where the cards of a pack are: in how many of my decks, and in how many games that are not over."""

    decks: int
    games: int


class PackShown(Struct):
    """A pack with those of its cards that were asked for, those first that can't be played; the first entries that are
    no cards of all `lefts`."""

    pack: PackInfo
    cards: list[PackCard]
    left: list[PackLeft]
    lefts: int
    use: PackUse


class PackCardShown(Struct):
    """A card of a pack, and the same in the form of its game's collection: nothing there where this version has one of
    its id, or can't hold it any more."""

    card: PackCard
    cards: Cards


class PackGlimpse(Struct):
    """A card that was just read."""

    name: str
    playable: bool


class PackLine(Struct):
    """One of the lines (JSON, a line each) in which it is told how a file is read: how many entries it has (0: not
    known yet), how many were read, the `cards` among those since the last line. The last line has the pack that it
    became, or what was refused."""

    of: int
    n: int
    cards: list[PackGlimpse]
    pack: PackInfo | None = None
    error: ErrorData | None = None


class PackName(Struct, forbid_unknown_fields=True):
    """What to call a pack."""

    name: Name


class PackSay(Struct, forbid_unknown_fields=True):
    """What a card does at a place, in my words; of several readings the `reading` of this number is meant. `keep` keeps
    it where it reads."""

    card: Id
    place: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    keep: bool = False
    reading: Annotated[int, Meta(ge=0, le=9)] | None = None


class PackReading(Struct):
    """One of several readings of a text: its number, and what it says by language."""

    n: int
    told: dict[str, str]


class PackSaid(Struct):
    """What came of it: whether it `reads`, and what was understood, by language in `told`. Where it doesn't: why, how
    many signs of `text` were understood, the first word that wasn't, and texts that read and say something like it.
    Where it reads in several ways, its `readings`."""

    reads: bool
    why: str
    text: str
    reach: int
    word: str
    near: list[str]
    told: dict[str, str]
    readings: list[PackReading] = []
