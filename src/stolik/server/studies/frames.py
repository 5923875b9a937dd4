"""What is said on the line to a study. The form is that of tables (server/protocol.py): {"t": kind, "d": content}.

A page hears that something has changed, and reads it: what stands in the store is the truth.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from stolik.server.protocol import (
    LONGEST_FRAME,
    Number,
    PingMessage,
    PongFrame,
    RefuseFrame,
    RestartFrame,
    WireError,
    WireFrame,
)

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Act: TypeAlias = Literal["study", "people", "chapter", "branch", "comment", "puzzle"]
ACTS: Final[tuple[Act, ...]] = get_args(Act)


class Standpoint(Struct, forbid_unknown_fields=True):
    """Where I am: a place of a chapter, from a seat's eyes (null: an onlooker's)."""

    a: Number
    chapter: Id
    at: Id
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Leading(Struct, forbid_unknown_fields=True):
    """Whether I lead from now on."""

    a: Number
    on: bool


class StudyMessage(Struct, tag_field="t", forbid_unknown_fields=True):
    """What clients say at a study."""


class AtMessage(StudyMessage, tag="at"):
    """Where I am. Others hear it while I lead."""

    d: Standpoint


class LeadMessage(StudyMessage, tag="lead"):
    """I lead, or no more."""

    d: Leading


Told: TypeAlias = AtMessage | LeadMessage
StudyIncoming: TypeAlias = Told | PingMessage


class HereNow(Struct):
    """Somebody who has the study open."""

    name: str
    writes: bool
    me: bool


class HereNowData(Struct):
    """Who is here, the others in the order in which they came."""

    people: list[HereNow]


class HereNowFrame(WireFrame, tag="here"):
    """Somebody came or went."""

    d: HereNowData


class ChangedData(Struct):
    """The study is at this version: somebody (`by`; "" where that is not told) changed something of this kind, in a
    chapter ("": in none). `mine`: it was me."""

    version: int
    chapter: str
    kind: Act
    by: str
    mine: bool


class ChangedFrame(WireFrame, tag="changed"):
    """Something was written."""

    d: ChangedData


class LedData(Struct):
    """Who leads, and where they are; `mine`: it is me."""

    name: str
    mine: bool
    chapter: str
    at: str
    seat: int | None


class LedFrame(WireFrame, tag="led"):
    """Who leads has gone somewhere; null: nobody leads any more."""

    d: LedData | None


class HeardData(Struct):
    """What I said by this number was heard."""

    a: int


class HeardFrame(WireFrame, tag="heard"):
    """It was heard."""

    d: HeardData


StudyOutgoing: TypeAlias = HereNowFrame | ChangedFrame | LedFrame | HeardFrame | RefuseFrame | PongFrame | RestartFrame

_incoming: msgspec.json.Decoder[StudyIncoming] = msgspec.json.Decoder(StudyIncoming, strict=True)


def read(text: str | bytes) -> StudyIncoming:
    """What a client said. Raises WireError for anything that is not exactly one known message."""
    if len(text) > LONGEST_FRAME:
        raise WireError("the message is too long")
    try:
        return _incoming.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError, OverflowError) as wrong:
        raise WireError(str(wrong)[:200]) from None
