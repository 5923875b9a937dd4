"""What people say at a table, as it is on the wire: in words of their own, or by a phrase that everybody reads in their
own language. The pages have the words of the phrases; here and in the store are their keys.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from .frames import Message, Number, WireFrame

LONGEST_TALK: Final = 300
"""Characters of one line of talk."""

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "thank-you",
    "one-moment",
    "thinking",
    "my-mistake",
    "no-problem",
    "that-was-close",
    "oops",
    "again",
    "soon-gone",
]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class Speech(Struct, forbid_unknown_fields=True):
    """A line of talk: either in words of one's own (`text`), or a `phrase`."""

    a: Number
    text: Text | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.text is UNSET) == (self.phrase is UNSET):
            raise ValueError("text | phrase")


class Aside(Speech, forbid_unknown_fields=True):
    """A line for the own team; one that is addressed to another (`to`, the side) is refused."""

    to: Side | None = None


class Pointing(Struct, forbid_unknown_fields=True):
    """Something that the own team is to look at, as pages name it: "mon 12", "card 31"."""

    a: Number
    what: Annotated[str, Meta(pattern=r"^[a-z]{1,12}( \d{1,9}){0,3}$(?!\n)", max_length=44)]
    to: Side | None = None


class TalkMessage(Message, tag="talk"):
    """A line of talk."""

    d: Speech


class ChatMessage(Message, tag="chat"):
    """A line for the own team, which nobody else hears."""

    d: Aside


class PointMessage(Message, tag="point"):
    """What about this one? Nobody but the own team sees it."""

    d: Pointing


class TalkData(Struct):
    """A line of talk; seat null: a spectator. It was said after answer `n` (0: the setup, -1: before the game). `text`
    is what was said in own words, "" where it is a `phrase`. `id` names the line where one complains of it, "" where
    only a team heard it. What spectators say during a game (`apart`) no player hears before its end."""

    seat: int | None
    name: str
    text: str
    n: int
    id: str = ""
    phrase: Phrase | None = None
    apart: bool = False


class PointData(Struct):
    """Seat `seat` points at something."""

    seat: int
    name: str
    what: str


class TalkFrame(WireFrame, tag="talk"):
    """A line of talk."""

    d: TalkData


class ChatFrame(WireFrame, tag="chat"):
    """A line of the own team."""

    d: TalkData


class PointFrame(WireFrame, tag="point"):
    """Somebody of the own team points at something."""

    d: PointData
