"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from stolik.catalog import registered_names

from .order_bodies import CardKey as CardKey
from .order_bodies import ClockBody as ClockBody
from .order_bodies import DeckChoice as DeckChoice
from .order_bodies import GameId as GameId
from .order_bodies import Id as Id
from .order_bodies import Late as Late
from .order_bodies import OfferBody as OfferBody
from .order_bodies import Opponent as Opponent
from .order_bodies import OptionValues as OptionValues
from .order_bodies import Rival as Rival
from .order_bodies import SeatBody as SeatBody
from .order_bodies import SitBody as SitBody
from .order_bodies import Stacks as Stacks
from .order_bodies import TableBody as TableBody
from .order_bodies import TableMade as TableMade
from .protocol import (
    Drawn,
    EndOutcome,
    Happened,
    Hidden,
    Json,
    Lang,
    LogEntry,
    MoveFrame,
    Options,
    Sentence,
    Sight,
    StateFrame,
    Theme,
    WhyData,
)
from .sights import Row

Name = Annotated[str, Meta(min_length=1, max_length=200)]


class ErrorData(Struct, omit_defaults=True):
    """One clear sentence; `rule` is the rule that forbids, `where` the place."""

    code: str
    message: str
    rule: str | None = None
    where: str | None = None


class ErrorBody(Struct):
    """Every refusal of HTTP."""

    error: ErrorData


class Session(Struct):
    """Who you are here."""

    id: str
    name: str
    lang: Lang
    theme: Theme


class SessionChange(Struct, forbid_unknown_fields=True):
    """What to change of it."""

    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class KeyMade(Struct):
    """With this I come back, once. It is shown here only."""

    key: str


class KeyBody(Struct, forbid_unknown_fields=True):
    """The key that was kept."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class EnterBody(Struct, forbid_unknown_fields=True):
    """What a newcomer was invited with: the secret of the host's link, or the code of an invitation to a table."""

    invitation: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET
    table: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET


class ChoiceInfo(Struct):
    """One value of a setting, with its words."""

    value: str
    label: str


class OptionInfo(Struct):
    """One setting of a game."""

    key: str
    kind: Literal["int", "choice", "bool"]
    min: int | None
    max: int | None
    choices: list[ChoiceInfo] | None
    default: int | bool | str
    label: str
    help: str


class BotInfo(Struct):
    """A computer player."""

    id: str
    name: str
    note: str


class GameInfo(Struct):
    """A game that can be played here: `line` says what it is about, `face` under which id the pages draw it, `prefix`
    how its rule IDs begin, `draws` that the table deals decks by chance, `decked` that it is played with decks, `sides`
    the side of each seat, `lessons` how many teach it, `guide` that there is a page on how to play it, `packs` that
    players may bring cards to it."""

    id: str
    name: str
    seats: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    line: str
    face: str
    prefix: str
    draws: bool
    decked: bool
    sides: list[int]
    lessons: int
    guide: bool
    packs: bool


class Cards(Struct, kw_only=True):
    """The cards of a game, in the form that its face gives them. Of cards that somebody brought, `stopped` are the ids
    of those that can't be played yet, `said` of those that do what their owner says they do."""

    stopped: list[str] = []
    said: list[str] = []


class ProblemData(Struct, omit_defaults=True):
    """What keeps a set from being played; `stack` counts from 1."""

    rule: str
    text: str
    stack: int | None = None


class DeckType(Struct):
    """What a set plays with: an Energy type, a side. `key` is the game's own, for a swatch; `name` is its word."""

    key: str
    name: str


class DeckData(Struct):
    """A set; `seat` is the one at which it must be played, null for any. What a tile says of it: the `year` in which it
    was sold, or the newest of its cards (null: not known); `era`, a key which sets of the same years share, "" in a
    game that has one era; its `types`, none where the game has none; its `plan` in four or five words and its
    `strength` among the sets of its era, measured, from 1 to 5: "" and null of a guest's own."""

    id: str
    name: str
    stacks: list[list[str]]
    own: bool
    bundled: bool
    playable: bool
    problems: list[ProblemData]
    note: str
    seat: int | None = None
    year: int | None = None
    era: str = ""
    types: list[DeckType] = []
    plan: str = ""
    strength: int | None = None


class DeckBody(Struct, forbid_unknown_fields=True):
    """A set to keep."""

    name: Name
    stacks: Stacks


class DeckCheck(Struct, forbid_unknown_fields=True):
    """A set to judge: its stacks, or its text, under the settings of a game."""

    stacks: Stacks | UnsetType = UNSET
    text: Annotated[str, Meta(max_length=20_000)] | UnsetType = UNSET
    options: Annotated[OptionValues, Meta(max_length=32)] = {}


class DeckJudged(Struct):
    """The set as it was read, and what keeps it from being played."""

    stacks: list[list[str]]
    problems: list[ProblemData]


class DeckDrawn(Struct):
    """A set drawn by chance."""

    name: str
    stacks: list[list[str]]


class Empty(Struct):
    """Nothing is asked."""


Result: TypeAlias = Literal["won", "draw", "lost", ""]


class TableSummary(Struct):
    """One of my tables; `updated` is in seconds since 1970, `drawn` says that it is a drawn position. `opponent` are
    the names of the others, in a game of teams those of the other team; `partner` is who else plays on mine, and `foes`
    says how many the opponents are. `scores` has one's own first; `result` is one's own once it is over, "" where that
    can't be said. `closed` says why a table was closed before its game began; "" for any other. `until`: by a clock of
    days, when the time of whoever is asked is up."""

    id: str
    game: str
    opponent: str
    status: Literal["running", "waiting", "over"]
    yours: bool
    turn: int
    scores: list[int] | None
    updated: float
    drawn: Drawn | None
    partner: str = ""
    foes: int = 1
    result: Result = ""
    closed: str = ""
    until: float | None = None


class Played(Struct):
    """A game that I have played: what it was, against whom, how it came off for me, the scores (mine first) and when it
    ended, in seconds since 1970. The rest is as in TableSummary."""

    id: str
    game: str
    opponent: str
    partner: str
    foes: int
    result: Result
    scores: list[int] | None
    ended: float


class Past(Struct):
    """A page of the games that I have played, the latest first; `next` is what to ask the next page with, null at the
    end."""

    games: list[Played]
    next: str | None


class JoinInfo(Struct):
    """What an invitation is to; `seat` is the free one, `seats` are the names of who sits there, "" for nobody;
    `cards` those in its decks that are in no set, null without any. `clock`, `rated`, `spectators` and the seconds by
    which these see it `late` are as in the order of the table."""

    game: str
    host: str
    options: Options
    taken: bool
    seat: int | None = None
    seats: list[str] = []
    cards: Cards | None = None
    clock: ClockBody | None = None
    rated: bool = False
    spectators: bool = False
    late: int = 0


class JoinBody(Struct, forbid_unknown_fields=True):
    """With which set I join; null: one is drawn. `seal` is that of the part which the client will add to the luck."""

    deck: DeckChoice = None
    seal: Hidden | None = None


class Joined(Struct):
    """Where I sit now."""

    id: str
    path: str


class ReplayFrame(Struct):
    """The table after `n` answers."""

    n: int
    view: Sight
    log: LogEntry | None


class Replay(Struct):
    """A game that is over, position by position. `cards` are those in it that are in no set, with what they do."""

    game: str
    names: list[str]
    frames: list[ReplayFrame]
    record: Json
    outcome: EndOutcome | None
    cards: Cards | None = None


class EndingPoint(Struct):
    """The end of a turn, after `n` answers: the figure of each side by which the game is told."""

    turn: int
    n: int
    figures: list[int]


class EndingCause(Struct):
    """Something that decided a game: in a word or two, and in a sentence."""

    name: str
    text: Sentence


class EndingMove(Struct):
    """A move that changed the chances of whoever made it, in percent: in turn `turn`, what the log said of it."""

    n: int
    turn: int
    text: Sentence
    before: int
    after: int


class EndingFigure(Struct):
    """A figure of each side; `out_of`, where it is not empty, is what each is a part of."""

    name: str
    values: list[int]
    out_of: list[int]


class EndingMoment(Struct):
    """The answer that turned a game: `n` answers were given with it, `view` is the table before it, `text` what it
    did. `events` are what it brought, as the viewer saw it. `before` and `after` are the chances of the sides in per
    cent. `better` is what would have been better, null where nothing was found, and `kept` the chance in per cent that
    it would have left to the side of `seat`."""

    n: int
    turn: int
    seat: int
    before: list[int]
    after: list[int]
    text: Sentence | None
    view: Sight
    better: Sentence | None
    kept: int | None
    events: list[Happened] = []


class Ending(Struct):
    """What decided a game. `how` says how it ended, null where the game has no words for it; `turn` is the turn in
    which it did, `winner` the side that won or -1; `chart` is what the figures of the points are. `decks` has the
    title of each seat's deck, the name of one that the viewer keeps, "" for any other, null for one that stays closed.
    `seconds` passed from the first answer to the last; null where that says nothing about the game. `proud` is the
    move of the viewer's own that raised their chance most, `otherwise` the one that lowered it most; null where none
    did."""

    how: Sentence | None
    turn: int
    winner: int
    chart: str
    points: list[EndingPoint]
    causes: list[EndingCause]
    figures: list[EndingFigure]
    moment: EndingMoment | None
    decks: list[str | None] = []
    seconds: int | None = None
    proud: EndingMove | None = None
    otherwise: EndingMove | None = None


class AnalysisOption(Struct):
    """An answer that was looked at: `text` is null where it has a card that the viewer never saw. `chance` is that of
    its side after it, in per cent, `error` how far that may be off. `picks` are its options that
    lie on the table, and `subjects` what each of these is about, as in the question; none where `text` is null."""

    text: str | None
    chance: int
    error: int
    given: bool
    picks: list[Row] = []
    subjects: list[tuple[int, int, int]] = []


class AnalysisChoice(Struct):
    """A choice: it was answer `n`, in turn `turn`, given by `seat`. `before` and `after` are the chances of the sides
    in per cent after the best answer and after the given one; `cost` is what the choice cost its side and `luck` by how
    much that side's chance changed then until the next choice. `options` are the answers that were looked at, of `many`
    (`more`: or more), the best first, `why` one reason for the best. `worlds`: how many games were played on for it."""

    n: int
    turn: int
    seat: int
    before: list[int]
    after: list[int]
    cost: int
    luck: int
    many: int
    more: bool
    worlds: int
    options: list[AnalysisOption]
    why: str


class AnalysisDecided(Struct):
    """What decided a game for one side, in per cent that add up from `start` to `result`: the choices of each side,
    luck and what could not be foreseen, and the end from outside."""

    start: int
    choices: list[int]
    luck: int
    outside: int
    result: int


class Analysis(Struct):
    """What the choices of a game that is over cost, and what was luck, as far as it is reckoned: `done` of `all` parts,
    up to turn `turn`. `state` is "none" where nobody has asked for it yet; `decided` is by side, and empty until all is
    reckoned. `seat` is whose chances are told first, `sides` the side of each seat. `costliest` are the numbers of the
    choices that cost most. `closed`: only one's own choices are judged. `lost`: choices that took too long to judge.
    `hidden` says what lay hidden."""

    state: Literal["none", "runs", "done"]
    done: int
    all: int
    turn: int
    turns: int
    seat: int
    sides: list[int]
    start: list[int]
    result: list[int]
    choices: list[AnalysisChoice]
    costliest: list[int]
    decided: list[AnalysisDecided]
    hidden: str
    closed: bool
    lost: int
    least: int


class BranchBody(Struct, forbid_unknown_fields=True):
    """Play on from the position after `at` answers."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    opponent: Opponent


class RecordBody(Struct, forbid_unknown_fields=True):
    """A record file to look at."""

    record: Json


class RecordLoaded(Struct):
    """The table where it can be looked at."""

    id: str


class RuleData(Struct):
    """A rule of the ledger; `scenarios` are the drawn tables that show it, as "game/id", and `titles` their names."""

    id: str
    text: str
    source: str
    scenarios: list[str]
    titles: list[str]


class Example(Struct):
    """A drawn table that shows a rule: as it is drawn, what is done, and as it then is."""

    id: str
    title: str
    before: Sight
    after: Sight
    story: list[LogEntry]


class RuleShown(RuleData):
    """A rule with its tables played."""

    examples: list[Example]


class LessonInfo(Struct):
    """A lesson on the way through a game."""

    id: str
    title: str
    goal: str


class LessonPath(Struct):
    """The lessons of a game in their order; `guided`: it has a guided first game."""

    game: str
    lessons: list[LessonInfo]
    guided: bool


class CoachData(Struct):
    """What the coach says where one stands in a lesson: the `n`-th `of` so many, `next` the one after it; in step
    `step` of `steps`. `phase`: there is a thing to look at ("look": `tap` names it as drawings do), a move is asked for
    ("ask": `picks` are the positions of a right answer, `shown` what it is called), it was right ("right": `praise`
    says why), or the lesson is over ("done"). `done` is what was done so far, to be said again with each request; the
    move that is asked for began after `begun` of it. `find`: to find the move is the point of it; `answered`: the other
    side still answers it. `known` are the words that lessons have introduced up to here, as their files name them."""

    game: str
    lesson: str
    n: int
    of: int
    next: str | None
    title: str
    goal: str
    step: int
    steps: int
    phase: Literal["look", "ask", "right", "done"]
    say: str
    now: str
    praise: str
    tap: str
    picks: list[int]
    shown: str
    done: list[str]
    begun: int
    find: bool
    answered: bool
    known: list[str]


class LessonTried(Struct):
    """What became of what was tried: one went "on"; the move was "right", as far as it went; "wrong", which the coach
    answers with `say`; or an "other" one, which is allowed, but not what is asked for here."""

    kind: Literal["on", "right", "wrong", "other"]
    say: str


class LessonStand(Struct):
    """Where one stands in a lesson. `frames` are what a table's socket would tell: a snapshot, or the moves that came
    of what was `tried`. After a wrong one `back` is how the table stands again."""

    coach: CoachData
    frames: list[StateFrame | MoveFrame]
    tried: LessonTried | None
    back: StateFrame | None


class LessonWhy(Struct):
    """Why something may not be done: what the table says, and the coach, "" where it has no word for it."""

    why: WhyData
    say: str


class PuzzleInfo(Struct):
    """A puzzle: `kind` is what is asked for, `found` that it comes from a played game."""

    game: str
    id: str
    title: str
    kind: str
    found: bool


class PuzzleShelf(Struct):
    """All puzzles, by game; that of the day that was asked for, and that of the day before."""

    puzzles: list[PuzzleInfo]
    today: PuzzleInfo | None
    yesterday: PuzzleInfo | None


class PuzzleData(PuzzleInfo):
    """A puzzle in the middle of an attempt. `done` is what was answered so far, to be said again with each request. It
    goes "on", is "solved" (`why` says why that is the answer) or "missed": the turn has "ended" without what was asked
    for, it is "refuted" by what others do next (`told` are the rows of that), or the act brings "less" than another.
    `worth`: what the act brings and what the best one does, where that is what counts."""

    ask: str
    done: list[str]
    verdict: Literal["on", "solved", "missed"]
    reason: Literal["", "ended", "refuted", "less"]
    worth: list[float]
    why: str
    told: list[LogEntry]


class PuzzleStand(Struct):
    """Where an attempt stands. `frames` are what a table's socket would tell: a snapshot, the moves that came of what
    was tried, or a snapshot and all the moves of the answer (then `told` are the rows of these)."""

    puzzle: PuzzleData
    frames: list[StateFrame | MoveFrame]


class RuleChapter(Struct):
    """A chapter of the ledger."""

    key: str
    title: str
    rules: list[RuleData]


class RuleBook(Struct):
    """The ledger of a game."""

    chapters: list[RuleChapter]


class GuideBlock(Struct):
    """A paragraph ("text", one item), numbered "steps", or "words" with what they mean. `**` is emphasis."""

    kind: Literal["text", "steps", "words"]
    items: list[str]


class GuideSection(Struct):
    """What stands beneath a heading."""

    title: str
    blocks: list[GuideBlock]


class GuidePage(Struct):
    """How a game is played, on one page; `lead` stands under the title."""

    title: str
    lead: str
    sections: list[GuideSection]


class TokenBody(Struct, forbid_unknown_fields=True):
    """A token for a program that plays in my name; its name is how others challenge it."""

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{1,23}$(?!\n)")]


class TokenMade(Struct):
    """Shown once."""

    name: str
    token: str


class SessionInfo(Struct):
    """A session of mine: on what (`browser`, `system`: "" where that is not known), since when, used last and good
    until when, in seconds since 1970; `here` is the one that asks."""

    id: str
    browser: str
    system: str
    created: float
    used: float
    expires: float
    here: bool


class TokenInfo(Struct):
    """A token of mine, for the program of this name. Times are in seconds since 1970; `used` is null if it never was,
    `expires` may have passed."""

    id: str
    name: str
    created: float
    used: float | None
    expires: float


class Entrances(Struct):
    """Where I am signed in, and which programs play for me."""

    sessions: list[SessionInfo]
    tokens: list[TokenInfo]


class SessionsEnded(Struct):
    """How many sessions were ended."""

    ended: int


class TokenRenewed(Struct):
    """Until when the token is good now, in seconds since 1970."""

    expires: float


class ChallengeBody(Struct, forbid_unknown_fields=True):
    """A game to propose."""

    game: GameId = field(default_factory=lambda: registered_names()[0])
    deck: DeckChoice = None
    options: Annotated[OptionValues, Meta(max_length=32)] = {}
    clock: ClockBody | None = None
    rated: bool = False
    spectators: bool = False
    late: Late = 0
    seal: Hidden | None = None


class ChallengeMade(Struct):
    """The challenge, and the table that waits for the answer."""

    id: str
    status: Literal["created"]


class ChallengeTaken(Struct):
    """The game that began."""

    id: str


class MoveTaken(Struct):
    """The answer is on disk; the table is at version v."""

    ok: bool
    v: int


class Done(Struct):
    """It was done."""

    ok: bool
