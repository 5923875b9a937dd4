"""What goes over HTTP of how people treat each other: whom one does not hear, reports, what hosts see and do."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from .protocol import Phrase

LONGEST_WORDS: Final = 200
"""Characters of what somebody says in a report, or a host for a deed."""
MOST_DAYS: Final = 3650

Reason: TypeAlias = Literal["talk", "name", "leaving", "cheating", "other"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
DeedKind: TypeAlias = Literal["warn", "silence", "ban", "dismiss"]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Words: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORDS)]


class Whom(Struct, forbid_unknown_fields=True):
    """Somebody at a table: who sits at `seat`, or who has said the `line` (its id). Exactly one of the two is there."""

    table: Id
    seat: Annotated[int, Meta(ge=0, le=63)] | UnsetType = UNSET
    line: Id | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.seat is UNSET) == (self.line is UNSET):
            raise ValueError("seat | line")


class MuteBody(Whom, forbid_unknown_fields=True):
    """Whom I don't want to hear in own words; with `block`, nor to meet."""

    block: bool = False


class Muted(Struct):
    """Somebody whom I don't hear: under which name I knew them, whether they are blocked, and since when."""

    id: str
    name: str
    blocked: bool
    at: float


class ReportBody(Whom, forbid_unknown_fields=True):
    """What a host is to look at. `words` are needed where the reason is "other"."""

    reason: Reason = "other"
    words: Words = ""


class Caution(Struct):
    """A host's warning that I have still to read: why, in a sentence or so of the host's."""

    id: str
    reason: Reason
    words: str
    at: float


class Standing(Struct):
    """How I stand here: what I have to read, until when I may say nothing in own words, whether I am a host, and
    whether I could sign in to an account: there are some here, and I have none."""

    cautions: list[Caution]
    silenced: float | None
    host: bool
    sign_in: bool


# ---- for hosts


class ReportedLine(Struct):
    """A line of talk as the reporter heard it; `theirs`: it was said by whom the report is about."""

    name: str
    text: str
    phrase: Phrase | None
    theirs: bool


class Repute(Struct):
    """What is known of somebody: since when they are here, how many games they finished, what hosts did before, how
    many reports there were about them, and how many of their own were found to be nothing."""

    name: str
    since: float | None
    games: int
    warned: int
    silenced: int
    banned: int
    reported: int
    unfounded: int


class ReportShown(Struct):
    """An open report. `words` are the reporter's, `lines` the last ones before it. At a table where the host who reads
    plays a game that runs (`waits`), they are kept back until it is over. `watched`: the table may be looked at by
    whoever has its address; `status` is that of its game, "" where it is gone. `muted`: the reporter does not hear them
    any more."""

    id: str
    at: float
    reason: Reason
    words: str
    lines: list[ReportedLine]
    waits: bool
    table: str
    game: str
    status: Literal["waiting", "running", "over", ""]
    watched: bool
    muted: bool
    reporter: Repute
    reported: Repute


class Deed(Struct):
    """What a host did about somebody, `until` when (seconds since 1970) if it lasts; `seen`: the warning was read;
    `back`, `back_by`: it was taken back then, by that host."""

    id: str
    kind: DeedKind
    name: str
    host: str
    reason: Reason
    words: str
    at: float
    until: float | None
    seen: bool
    back: float | None
    back_by: str


class DeedBody(Struct, forbid_unknown_fields=True):
    """What a host does about a report. Silence and ban last so many `days`; a ban needs a `reason`, which is else that
    of the report."""

    kind: DeedKind
    reason: Reason | UnsetType = UNSET
    words: Words = ""
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] | UnsetType = UNSET


class Figure(Struct):
    """How much there is of something now, or was in the last hour, and how it went in 24 hours: `course` has a value
    for each quarter of an hour, null where none is known; `most` is the most in that time, `bound` how much there may
    be (null: there is no such bound). `well` is False where a host should look. Of the commits of the last hour so many
    were `slow` (longer than 50 ms) or have `failed`."""

    name: Literal["tables", "people", "refused", "commits"]
    now: int
    course: list[int | None]
    most: int
    bound: int | None
    well: bool
    slow: int = 0
    failed: int = 0


class SaidBody(Struct, forbid_unknown_fields=True):
    """Say this to everybody, for so many hours."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    hours: Annotated[int, Meta(ge=1, le=336)]


class SaidToAll(Struct):
    """What a host says to everybody, since when and until when, and what the host was called."""

    text: str
    at: float
    until: float
    name: str


class HostBounds(Struct):
    """What this server lets people do, as its settings have it; 0 stands for any number, and for ever. `talk` are lines
    at once, after which one comes in `talk_each` seconds; `late` the seconds by which spectators see games of people
    later; `pack_bytes` what all packs of a guest may take."""

    registration: Literal["open", "invited", "closed"]
    tables: int
    tables_an_hour: int
    finished: int
    finished_days: int
    talk: int
    talk_each: float
    late: float
    packs: int
    pack_bytes: int


class HostPage(Struct):
    """What a host sees. `ill` are the parts of the house that are not well, with a sentence each (in English, as the
    log has them); `servers` how many serve it, `since` when this one began."""

    servers: int
    since: float
    ill: dict[str, str]
    figures: list[Figure]
    reports: list[ReportShown]
    deeds: list[Deed]
    bounds: HostBounds
    said: SaidToAll | None
