"""What is said in the lobby: frames of its socket, and bodies of HTTP that belong to it. The form is that of tables
(server/protocol.py): {"t": kind, "d": content}."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stolik.server.bodies import ClockBody, DeckChoice, GameId, OptionValues
from stolik.server.manners_bodies import SaidToAll
from stolik.server.protocol import (
    LONGEST_FRAME,
    Hidden,
    Lang,
    Number,
    Options,
    PingMessage,
    PongFrame,
    RefuseFrame,
    RestartFrame,
    WireError,
    WireFrame,
)


class Looking(Struct, forbid_unknown_fields=True):
    """I look for a game. `bot`: after a minute one may take the seat."""

    a: Number
    game: GameId
    options: Annotated[OptionValues, Meta(max_length=32)] = {}
    deck: DeckChoice = None
    clock: ClockBody | None = None
    rated: bool = False
    bot: bool = True


class Plain(Struct, forbid_unknown_fields=True):
    """Nothing but a number."""

    a: Number


class Wished(Struct, forbid_unknown_fields=True):
    """Whether a bot may take the seat."""

    a: Number
    bot: bool


class Taking(Struct, forbid_unknown_fields=True):
    """An opponent was found (`found`), and I sit down; `seal` is that of what I add to the luck."""

    a: Number
    found: Annotated[str, Meta(max_length=24)]
    seal: Hidden | None = None


class Passing(Struct, forbid_unknown_fields=True):
    """An opponent was found, and I do not sit down."""

    a: Number
    found: Annotated[str, Meta(max_length=24)]


Wait: TypeAlias = Literal["hour", "here", "no"]
"""For an hour, also without a page; as long as a page of mine is open; not any more."""


class Waiting(Struct, forbid_unknown_fields=True):
    """Whether I want to be told when somebody looks for a game."""

    a: Number
    how: Wait


class LobbyMessage(Struct, tag_field="t", forbid_unknown_fields=True):
    """What clients say in the lobby."""


class LookMessage(LobbyMessage, tag="look"):
    """Play now."""

    d: Looking


class StopMessage(LobbyMessage, tag="stop"):
    """I look no more."""

    d: Plain


class BotMessage(LobbyMessage, tag="bot"):
    """Whether a bot may take the seat."""

    d: Wished


class NowMessage(LobbyMessage, tag="now"):
    """The bot is to sit down at once."""

    d: Plain


class SitMessage(LobbyMessage, tag="sit"):
    """I sit down."""

    d: Taking


class PassMessage(LobbyMessage, tag="pass"):
    """Not now."""

    d: Passing


class LookoutMessage(LobbyMessage, tag="lookout"):
    """Tell me when somebody looks."""

    d: Waiting


Said: TypeAlias = LookMessage | StopMessage | BotMessage | NowMessage | SitMessage | PassMessage | LookoutMessage
LobbyIncoming: TypeAlias = Said | PingMessage


# ---- what the lobby tells


class RatingData(Struct):
    """A rating: `points`, one standard deviation, and on how many games it rests. `provisional`: it says little yet."""

    points: int
    spread: int
    games: int
    provisional: bool


class Somebody(Struct):
    """A person, or a bot (`bot` is its id): `id` is that of a person. `rating` is theirs on the ladder that is spoken
    of, null where none is."""

    id: str
    name: str
    bot: str = ""
    rating: RatingData | None = None


class OpenTable(Struct):
    """A table that waits for whoever likes: who sits where (null: nobody), which seats are `free`, the settings that
    are not the usual ones, the clock, whether it counts, what its host speaks and says. `mine`: I opened it, or sit at
    it."""

    id: str
    game: str
    ladder: str | None
    seats: list[Somebody | None]
    free: list[int]
    options: Options
    clock: ClockBody | None
    rated: bool
    langs: list[Lang]
    note: str
    mine: bool
    since: float


class Watched(Struct):
    """A game that runs and may be watched: who plays, by seat, where it stands, and how many look on (null: another
    server knows). `late`: by so many seconds later than the players; then it isn't said where it stands."""

    id: str
    game: str
    seats: list[Somebody]
    turn: int
    scores: list[int] | None
    watching: int | None
    late: int = 0


class ChallengeSeen(Struct):
    """Somebody asks somebody for a game: the table waits. `mine`: I asked. `met`: how often the two have played."""

    id: str
    table: str
    who: Somebody
    game: str
    options: Options
    clock: ClockBody | None
    rated: bool
    mine: bool
    met: int


class Friend(Struct):
    """Somebody whom I follow: here, at a table (which may be watched, or ""), or last here at a time (null: never)."""

    id: str
    name: str
    here: bool
    table: str
    last: float | None


class SeekData(Struct):
    """What I look for, for how many seconds (`waited`), which strengths are taken now (`low` to `high`; null: any), in
    how many seconds that becomes wider, and in how many a bot sits down (null: none does), which one and how strong."""

    game: str
    ladder: str | None
    options: Options
    clock: ClockBody | None
    rated: bool
    me: RatingData | None
    waited: float
    low: int | None
    high: int | None
    wider: float | None
    bot: Somebody | None
    bot_in: float | None


class FoundData(Struct):
    """Somebody was found: `seats` are who would sit where, `within` how many seconds there are to say yes, `bot` that
    nobody need be asked."""

    id: str
    game: str
    seats: list[Somebody]
    within: float
    bot: bool


class SeatedData(Struct):
    """The table is there. `seal` is the one that I brought to it."""

    id: str
    path: str
    seal: str | None


class HereData(Struct):
    """How many people are here, and how many games are on."""

    people: int
    games: int


Why: TypeAlias = Literal["pass", "silent", "fault"]


class MissedData(Struct):
    """What was found came to nothing: the other one passed, was silent or went (`pass`), or the table could not be
    made (`fault`, with a sentence). I look on, where I said yes."""

    why: Why
    text: str
    looking: bool


class HereFrame(WireFrame, tag="here"):
    """How many are here."""

    d: HereData


class TablesFrame(WireFrame, tag="tables"):
    """The open tables, the nearest first."""

    d: list[OpenTable]


class WatchFrame(WireFrame, tag="watch"):
    """Games that may be watched."""

    d: list[Watched]


class AsksFrame(WireFrame, tag="asks"):
    """Who asks me for a game, and whom I asked."""

    d: list[ChallengeSeen]


class FriendsFrame(WireFrame, tag="friends"):
    """Whom I follow."""

    d: list[Friend]


class MineFrame(WireFrame, tag="mine"):
    """My ratings, by ladder."""

    d: dict[str, RatingData]


class SeekFrame(WireFrame, tag="seek"):
    """What I look for; null: nothing."""

    d: SeekData | None


class FoundFrame(WireFrame, tag="found"):
    """Somebody was found."""

    d: FoundData


class MissedFrame(WireFrame, tag="missed"):
    """It came to nothing."""

    d: MissedData


class SeatedFrame(WireFrame, tag="seated"):
    """The table is there."""

    d: SeatedData


class CountedData(Struct):
    """A game of mine was counted."""

    table: str


class CountedFrame(WireFrame, tag="counted"):
    """What a game changed can be read now."""

    d: CountedData


class TournamentData(Struct):
    """A tournament has changed."""

    id: str


class TournamentFrame(WireFrame, tag="tournament"):
    """Whoever looks at it may read it anew."""

    d: TournamentData


class SaidFrame(WireFrame, tag="said"):
    """What a host says to everybody; null: nothing."""

    d: SaidToAll | None


class LookoutData(Struct):
    """Until when I am told when somebody looks (null: not by the hour), or as long as a page of mine is open
    (`here`)."""

    until: float | None
    here: bool


class LookoutFrame(WireFrame, tag="lookout"):
    """Whether I am told when somebody looks."""

    d: LookoutData


class LookedData(Struct):
    """Somebody looks for this game."""

    who: Somebody
    game: str


class LookedFrame(WireFrame, tag="looked"):
    """Somebody looks for a game, which I wanted to be told."""

    d: LookedData


class Awaited(Struct):
    """A game in which my answer is awaited while my clock runs: its table, and what the others there are called."""

    table: str
    game: str
    others: list[str]


class AwaitedFrame(WireFrame, tag="awaited"):
    """Where my clock runs."""

    d: list[Awaited]


class AckedData(Struct):
    """What I said by this number was done."""

    a: int


class AckedFrame(WireFrame, tag="acked"):
    """It was done."""

    d: AckedData


LobbyOutgoing: TypeAlias = (
    HereFrame
    | SaidFrame
    | TablesFrame
    | WatchFrame
    | AsksFrame
    | FriendsFrame
    | MineFrame
    | SeekFrame
    | FoundFrame
    | MissedFrame
    | SeatedFrame
    | CountedFrame
    | LookoutFrame
    | LookedFrame
    | AwaitedFrame
    | TournamentFrame
    | AckedFrame
    | RefuseFrame
    | PongFrame
    | RestartFrame
)


# ---- bodies


class AskMade(Struct):
    """The challenge, and the table that waits for the answer."""

    id: str
    table: str


class LadderRow(Struct):
    """A player on a ladder."""

    who: Somebody
    won: int
    drawn: int
    lost: int


class Ladder(Struct):
    """The ladder of a game and format. `early` are people whose rating is provisional, those who played last first;
    `mine` is my own row, null where I have none."""

    ladder: str
    game: str
    ladders: list[str]
    rows: list[LadderRow]
    early: list[LadderRow]
    mine: LadderRow | None


class RatingPoint(Struct):
    """A rating after a game, when that ended."""

    at: float
    points: int
    spread: int
    table: str | None


class RatingCourse(Struct):
    """How a rating has gone, and how the bots stand beside it."""

    ladder: str
    now: RatingData
    points: list[RatingPoint]
    bots: list[Somebody]


class RatingChange(Struct):
    """What a game changed for who sat at a seat."""

    seat: int
    before: RatingData
    after: RatingData


class Changes(Struct):
    """Who played a game, by seat (null: somebody who has left), and what it changed: null where it does not count, []
    where it was not counted yet. `follows` are those of them whom I follow; `watched`: anybody may look at the game."""

    seats: list[Somebody | None]
    follows: list[str]
    watched: bool
    ladder: str | None
    changes: list[RatingChange] | None


class Hours(Struct):
    """How many people come at each hour of a day, in the mean; the first hour is that of midnight in Greenwich. `days`:
    over so many days; 0 where nothing was counted yet."""

    hours: list[float]
    days: int


class DeclinedData(Struct):
    """A challenge was declined. `often`: it was the third one in a row of the same person, so I may want to hear of
    none for a while."""

    ok: bool
    often: bool


LONGEST: Final = LONGEST_FRAME
_incoming: msgspec.json.Decoder[LobbyIncoming] = msgspec.json.Decoder(LobbyIncoming, strict=True)


def read(text: str | bytes) -> LobbyIncoming:
    """What a client said. Raises WireError for anything that is not exactly one known message."""
    if len(text) > LONGEST:
        raise WireError("the message is too long")
    try:
        return _incoming.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError, OverflowError) as wrong:
        raise WireError(str(wrong)[:200]) from None
