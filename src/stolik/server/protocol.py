"""Every shape on the wire: frames of the socket (those of talk are in `speech`) and lines of the bot streams here,
bodies of HTTP in `bodies`.

A frame is JSON {"t": kind, "d": content, "v"?: version of the table}. `read` decodes strictly what clients send,
`write` encodes what they are sent; schema.py describes all of it as JSON Schema.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .frames import Message as Message
from .frames import Number as Number
from .frames import WireFrame as WireFrame
from .sights import ChanceData as ChanceData
from .sights import CouldGroup as CouldGroup
from .sights import DecisionData as DecisionData
from .sights import ForecastData as ForecastData
from .sights import Options as Options
from .sights import OutcomeData as OutcomeData
from .sights import PossibleData as PossibleData
from .sights import RefusedData as RefusedData
from .sights import Sight as Sight
from .sights import StepData as StepData
from .speech import Aside as Aside
from .speech import ChatFrame as ChatFrame
from .speech import ChatMessage as ChatMessage
from .speech import Phrase as Phrase
from .speech import PointData as PointData
from .speech import PointFrame as PointFrame
from .speech import Pointing as Pointing
from .speech import PointMessage as PointMessage
from .speech import Speech as Speech
from .speech import TalkData as TalkData
from .speech import TalkFrame as TalkFrame
from .speech import TalkMessage as TalkMessage

LONGEST_FRAME: Final = 16 * 1024
"""Bytes of one message from a client."""
MOST_PREVIEWS: Final = 64

Lang: TypeAlias = Literal["en", "pl", "ja"]
Theme: TypeAlias = Literal["system", "light", "dark"]
LANGS: Final[tuple[Lang, ...]] = ("en", "pl", "ja")

Version = Annotated[int, Meta(ge=-1, le=2**31)]
Position = Annotated[int, Meta(ge=0, le=100_000)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]


class CardPart(TypedDict):
    """A card in a sentence, by its name; `k` is its kind, where that is known."""

    c: str
    k: NotRequired[int]


class PersonPart(TypedDict):
    """A seat in a sentence, and how the sentence calls it."""

    p: int
    s: str


Part: TypeAlias = str | Annotated[dict[str, str | int], Meta(title="Part")]
"""Plain words, a CardPart or a PersonPart."""
Sentence: TypeAlias = list[Part]
Json: TypeAlias = dict[str, Any]
Happened: TypeAlias = Annotated[Json, Meta(title="EventData")]
"""An event as JSON data: {"e": its name, …}."""


# ---- what clients say on the socket


class Numbered(Struct, forbid_unknown_fields=True):
    """Content that is only the client's number of the message."""

    a: Number


class Choice(Struct, forbid_unknown_fields=True):
    """Positions in the options of the decision of version `v`."""

    a: Number
    v: Version
    picks: Annotated[list[Position], Meta(max_length=MOST_PREVIEWS)]


class Wonder(Struct, forbid_unknown_fields=True):
    """A question about the decision of version `v` as a whole."""

    a: Number
    v: Version


class Reply(Choice, forbid_unknown_fields=True):
    """The same as an answer; `auto`: the page gave it by itself, as it was told to, so taking back reaches over it."""

    auto: bool = False


class Question(Struct, forbid_unknown_fields=True):
    """An intent that may not be legal."""

    a: Number
    verb: Annotated[str, Meta(min_length=1, max_length=32)]
    args: Annotated[list[Small], Meta(max_length=8)]


class Consent(Struct, forbid_unknown_fields=True):
    """Whether the other side may take back."""

    a: Number
    allow: bool


class Regret(Struct, forbid_unknown_fields=True):
    """A wish to take back; `near`: only if that stays within the turn."""

    a: Number
    near: bool = False


class Seen(Struct, forbid_unknown_fields=True):
    """The last version that the client has seen."""

    v: Version


Hidden = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""256 bits in hexadecimal digits: a part of the luck, or a seal of one."""


class Opening(Struct, forbid_unknown_fields=True):
    """The part that the client has sealed, opened."""

    a: Number
    part: Hidden


class Again(Struct, forbid_unknown_fields=True):
    """A wish for another game; `seal` is that of the part which the client will add to its luck."""

    a: Number
    seal: Hidden | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """No content."""


class AnswerMessage(Message, tag="answer"):
    """An answer to the pending decision."""

    d: Reply


class WhyMessage(Message, tag="why"):
    """Why may I not?"""

    d: Question


class PreviewMessage(Message, tag="preview"):
    """What would each of these answers do?"""

    d: Choice


class HintMessage(Message, tag="hint"):
    """What would a bot answer, and why?"""

    d: Wonder


class CouldMessage(Message, tag="could"):
    """What could I do, and what does the rest need?"""

    d: Wonder


class UndoMessage(Message, tag="undo"):
    """May I take back my last answer?"""

    d: Regret


class UndoReplyMessage(Message, tag="undo-reply"):
    """Yes, or no."""

    d: Consent


class ConcedeMessage(Message, tag="concede"):
    """I resign."""

    d: Numbered


class RematchMessage(Message, tag="rematch"):
    """Another game, with the seats swapped."""

    d: Again


class PartMessage(Message, tag="part"):
    """What I add to the luck of this table: everything is sealed now."""

    d: Opening


class ResumeMessage(Message, tag="resume"):
    """I have seen version v; send what came after."""

    d: Seen


class PingMessage(Message, tag="ping"):
    """Are you there?"""

    d: Nothing


Incoming: TypeAlias = (
    AnswerMessage
    | WhyMessage
    | PreviewMessage
    | HintMessage
    | CouldMessage
    | UndoMessage
    | UndoReplyMessage
    | ConcedeMessage
    | RematchMessage
    | TalkMessage
    | ChatMessage
    | PointMessage
    | PartMessage
    | ResumeMessage
    | PingMessage
)


# ---- what the server says on the socket


class LogLine(Struct, omit_defaults=True):
    """One event of an entry: `e` its name, how its number was reckoned, the numbers in it by which several events can
    be said in one sentence, and whose doing it is: without a seat the table's."""

    e: str
    text: Sentence
    steps: list[StepData] | UnsetType = UNSET
    facts: dict[str, int] | UnsetType = UNSET
    seat: int = -1


class LogEntry(Struct):
    """One row of the log: after answer `n` (0: the setup). Where a game tells each event by itself, `lines` has them
    all and `text` is the first of them."""

    n: int
    turn: int
    seat: int | None
    text: Sentence
    sum: Sentence | None
    lines: list[LogLine] | UnsetType = UNSET


class SeatData(Struct):
    """Who sits where; `away_since` is in seconds; `plays` is the id of the computer player, "" for a person."""

    name: str
    bot: bool
    here: bool
    away_since: int | None
    plays: str = ""


class ClockData(Struct):
    """Seconds left by seat, and whose clock runs."""

    left: list[float]
    running: int | None


class UndoData(Struct):
    """Seat `by` asks to take back; `text` says what was revealed since, `until` is in seconds from now."""

    by: int
    text: str
    until: float


class Drawn(Struct):
    """A drawn position: `scenario` is "game/id", `rules` are the IDs of what it shows, the one it is for first."""

    scenario: str
    rules: list[str]


class HintAt(Struct):
    """What the coach of a guided first game says in the learner's turn `turn`; 0: before the first. `theme` is the verb
    that it is about, "" where it is about none: who has done it twice as advised is not told again."""

    turn: int
    say: str
    theme: str


class Invitation(Struct):
    """The link that leads to a free seat."""

    seat: int
    path: str


class DealData(Struct):
    """What was sealed before the first card: the server's secret by `seal`, under which lies all the rest; the parts of
    the players' browsers by `seals`, the decks by `decks`. `seats` has for each seat the one whose part stands for it,
    null for a bot's; `version` is that of the rules."""

    table: str
    version: int
    seats: list[int | None]
    seals: list[str | None]
    decks: list[str]
    seal: str


class TableData(Struct):
    """The table itself; `drawn` where it is a drawn position, `guided` where it is somebody's guided first game, with
    what the coach says. `invite` is the first of the `invites`, which only the host is told. A table with a `deal` that
    still waits has no free seat: it waits for the browsers' parts. `watched`: whoever has its address may look on.
    `brought` is how many cards there are in its game that are in no set: /api/tables/{id}/cards has them. `late`: by so
    many seconds later than the players spectators see it, as long as the game runs."""

    id: str
    game: str
    status: Literal["running", "waiting", "over"]
    hotseat: bool
    spectators: int
    invite: str | None
    rated: bool
    options: Options
    drawn: Drawn | None
    invites: list[Invitation] = []
    deal: DealData | None = None
    guided: list[HintAt] | None = None
    watched: bool = False
    brought: int = 0
    late: int = 0


class PathData(Struct):
    """What has led to a view: `n` entries of the record, after something was taken back `undone` times. With it whoever
    keeps what was shown can compare it with the record when the game is over (docs/fair-dealing.md)."""

    n: int
    undone: int


class StateData(Struct):
    """Everything that a viewer may know; `view` is null while the table waits for a player. `own` are all seats for
    which the viewer answers, `seat` the first of them, null at one screen; `chat` is what the own team has said among
    itself, `asked` the seat whose answer is awaited, `path` what has led here."""

    table: TableData
    seat: int | None
    own: list[int]
    seats: list[SeatData]
    view: Sight | None
    log: list[LogEntry]
    talk: list[TalkData]
    clocks: ClockData | None
    undo: UndoData | None
    auto: bool
    chat: list[TalkData] = []
    asked: int | None = None
    path: PathData | None = None


class MoveData(Struct):
    """What one answer changed, whose answer is awaited now, and what has led here."""

    view: Sight
    log: list[LogEntry]
    events: list[Happened]
    clocks: ClockData | None
    asked: int | None = None
    path: PathData | None = None


class AckData(Struct):
    """Answer `a` is on disk; the table is at version `v`."""

    a: int
    v: int


class RefuseData(Struct, omit_defaults=True):
    """Nothing changed. `message` is for people, `code` for programs, `rule` the rule that forbids."""

    a: int
    code: str
    message: str
    rule: str | None = None


class WhyData(Struct):
    """The rule that forbids the intent, "" when it is legal."""

    a: int
    rule: str
    text: str
    scenario: str | None


class PreviewResult(Struct, omit_defaults=True):
    """What the answer at position `pick` would do, as far as it is certain; `view` is null where it would show cards
    that nobody has seen yet; `forecast` is what an attack would roll, and `luck` says that chance or hidden cards
    decide what comes, and not an answer that is asked for next; `coins` that coins or dice do."""

    pick: int
    events: list[Happened]
    lines: list[Sentence]
    scores: list[int]
    gains: list[int]
    growth: list[int]
    view: Sight | None
    forecast: ForecastData | UnsetType = UNSET
    luck: bool = False
    coins: bool = False


class PreviewData(Struct):
    """Answers to a preview."""

    a: int
    v: int
    results: list[PreviewResult]


class HintData(Struct):
    """What the computer player `bot` would answer: positions of options, and a sentence that names them; `reason` is
    why, and `named` whether it says more than that nothing was rated higher."""

    a: int
    v: int
    bot: str
    picks: list[int]
    said: str
    reason: str
    named: bool


class CouldData(Struct):
    """All that may be done now, and what is refused."""

    a: int
    v: int
    groups: list[CouldGroup]


class PeopleData(Struct):
    """Who is here now."""

    seats: list[SeatData]
    spectators: int


class BackData(Struct):
    """After an undo: the view and the whole log, whose answer is awaited, and what has led here."""

    view: Sight
    log: list[LogEntry]
    clocks: ClockData | None
    asked: int | None = None
    path: PathData | None = None


class EndOutcome(Struct):
    """How it ended: `winner` is the first seat that won, -1 for none; `returns` the result of each seat, 1, 0 or -1
    (who has 0 where others have lost shares the first place); `kind` "rules", "resign", "time" or "left"."""

    winner: int
    returns: list[int]
    kind: str
    rule: str
    text: str


class RematchData(Struct):
    """Seat `by` wants another game, and the people of the seats `agreed`; `id` is its table once it exists."""

    by: int
    id: str | None
    agreed: list[int] = []


class EndData(Struct):
    """The game is over."""

    outcome: EndOutcome
    rematch: RematchData | None


class StateFrame(WireFrame, tag="state"):
    """A snapshot."""

    v: int
    d: StateData


class MoveFrame(WireFrame, tag="move"):
    """One committed answer."""

    v: int
    d: MoveData


class AckFrame(WireFrame, tag="ack"):
    """An answer is on disk."""

    d: AckData


class RefuseFrame(WireFrame, tag="refuse"):
    """A message was refused."""

    d: RefuseData


class WhyFrame(WireFrame, tag="why"):
    """Why not."""

    d: WhyData


class PreviewFrame(WireFrame, tag="preview"):
    """What would happen."""

    d: PreviewData


class HintFrame(WireFrame, tag="hint"):
    """What a bot would do."""

    d: HintData


class CouldFrame(WireFrame, tag="could"):
    """What may be done."""

    d: CouldData


class PeopleFrame(WireFrame, tag="people"):
    """Somebody came or went."""

    d: PeopleData


class UndoFrame(WireFrame, tag="undo"):
    """A request to take back, or that there is none any more; `why` says then in words what became of it."""

    d: UndoData | None
    why: str = ""


class BackFrame(WireFrame, tag="back"):
    """Something was taken back."""

    v: int
    d: BackData


class EndFrame(WireFrame, tag="end"):
    """The game is over, or a rematch was asked for."""

    v: int
    d: EndData


class PongFrame(WireFrame, tag="pong"):
    """Here I am."""

    d: Nothing


class RestartFrame(WireFrame, tag="restart"):
    """The server is being restarted: the line ends, and the table comes back by itself."""

    d: Nothing


Outgoing: TypeAlias = (
    StateFrame
    | MoveFrame
    | AckFrame
    | RefuseFrame
    | WhyFrame
    | PreviewFrame
    | HintFrame
    | CouldFrame
    | PeopleFrame
    | TalkFrame
    | ChatFrame
    | PointFrame
    | UndoFrame
    | BackFrame
    | EndFrame
    | PongFrame
    | RestartFrame
)


# ---- lines of the bot streams


class GameState(Struct, tag_field="type", tag="gameState"):
    """The position after a committed answer. Positions for the next one refer to `decision` of this version."""

    v: int
    status: Literal["running", "waiting", "over"]
    view: Sight | None
    decision: DecisionData | None
    events: list[Happened]
    clocks: ClockData | None
    outcome: EndOutcome | None


class GameFull(Struct, tag_field="type", tag="gameFull"):
    """The first line of a game's stream."""

    id: str
    game: str
    seat: int | None
    seats: list[SeatData]
    options: Options
    state: GameState


class GameNote(Struct):
    """A game of yours."""

    id: str
    game: str
    seat: int | None
    opponent: str


class ChallengeNote(Struct):
    """Somebody wants to play."""

    id: str
    game: str
    challenger: str
    options: Options


class GameStart(Struct, tag_field="type", tag="gameStart"):
    """A game of yours runs."""

    game: GameNote


class GameFinish(Struct, tag_field="type", tag="gameFinish"):
    """A game of yours is over."""

    game: GameNote


class ChallengeEvent(Struct, tag_field="type", tag="challenge"):
    """You are challenged."""

    challenge: ChallengeNote


class ChallengeDeclined(Struct, tag_field="type", tag="challengeDeclined"):
    """Your challenge was declined."""

    challenge: ChallengeNote


BotEvent: TypeAlias = GameStart | GameFinish | ChallengeEvent | ChallengeDeclined
BotLine: TypeAlias = GameFull | GameState


# ---- reading, writing, describing


class WireError(ValueError):
    """A message that says nothing known: the text says what is wrong with it."""


_incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming, strict=True)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Incoming:
    """What a client said. Raises WireError for anything that is not exactly one known message."""
    if len(text) > LONGEST_FRAME:
        raise WireError("the message is too long")
    try:
        return _incoming.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError, OverflowError) as wrong:
        raise WireError(str(wrong)[:200]) from None


def write(frame: Struct) -> bytes:
    """The JSON of a frame, line or body, in UTF-8."""
    return _encoder.encode(frame)
