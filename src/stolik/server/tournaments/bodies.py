"""What is sent of tournaments, and what is ordered."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stolik.server.bodies import ClockBody, DeckChoice, GameId, OptionValues
from stolik.server.lobby.frames import Somebody
from stolik.server.protocol import Options

Format: TypeAlias = Literal["swiss", "swiss-cut", "round-robin", "single", "double", "arena"]
BestOf: TypeAlias = Literal[1, 3, 5]
Count = Annotated[int, Meta(ge=0, le=256)]


class TournamentBody(Struct, forbid_unknown_fields=True):
    """A tournament to hold. `rounds` and `cut` null: as many as its number of players asks for. `starts`: when, in
    seconds since 1970; null: when its host says so. `auto`: rounds follow each other by themselves, `pause` seconds
    apart. `fill`: bots of the kind `bot` enter until it has so many entrants. `most`: how many it takes. An arena
    `lasts` so many seconds, has no rounds, best-of and cut, and needs a clock of minutes; with `streaks` points are
    doubled after two wins in a row."""

    name: Annotated[str, Meta(min_length=1, max_length=120)]
    game: GameId
    format: Format = "swiss"
    options: Annotated[OptionValues, Meta(max_length=32)] = {}
    clock: ClockBody | None = None
    rated: bool = True
    best_of: BestOf = 1
    cut_best_of: BestOf = 3
    rounds: Annotated[int, Meta(ge=1, le=30)] | None = None
    cut: Annotated[int, Meta(ge=2, le=256)] | None = None
    legs: Literal[1, 2] = 1
    third: bool = False
    starts: float | None = None
    auto: bool = True
    pause: Annotated[float, Meta(ge=0, le=3600)] = 60
    fill: Count = 0
    bot: Annotated[str, Meta(max_length=24)] = "greedy"
    most: Annotated[int, Meta(ge=2, le=256)] | None = None
    note: Annotated[str, Meta(max_length=300)] = ""
    lasts: Annotated[int, Meta(ge=10, le=43_200)] | None = None
    streaks: bool = True


class TournamentMade(Struct):
    """Where it is."""

    id: str
    path: str


class EntryBody(Struct, forbid_unknown_fields=True):
    """Entering: one set, or where sets belong to seats one for each seat (null: one is drawn, and kept). In a
    tournament of teams `team` is the one to join; null begins one."""

    decks: Annotated[list[DeckChoice], Meta(max_length=4)] = []
    team: Annotated[str, Meta(max_length=64)] | None = None


class ActBody(Struct, forbid_unknown_fields=True):
    """What the host does. A reason is asked for where it changes what somebody has played: `remove`, `result`, `erase`,
    `absent`, `double-loss`. `table` and `entrant` say of whom, `score` the games of the first, of the second, and
    drawn. In an arena `table` is the number of the match, `start` begins it, `end` ends its time and, once that is
    over, all of it, and `erase` makes a match count for nothing."""

    act: Literal[
        "pair", "pair-anyway", "unpair", "start", "close", "end", "bot", "remove", "back", "result", "erase", "absent",
        "double-loss",
    ]  # fmt: skip
    table: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    entrant: Annotated[str, Meta(max_length=64)] | None = None
    score: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=3, max_length=3)] | None = None
    why: Annotated[str, Meta(max_length=60)] = ""


class TournamentSummary(Struct):
    """A tournament in a list. `round` is the one that is played, or was last; `mine`: I am in it, or host it; `table`:
    my game that waits for me, "" for none; `team`: how many an entrant is."""

    id: str
    name: str
    game: str
    format: Format
    phase: str
    starts: float | None
    team: int
    entrants: int
    most: int
    round: int
    rounds: int
    mine: bool
    table: str


class EntrantShown(Struct):
    """Who plays: one person, a team or a bot. `titles` are what their sets are called, `decks` the sets themselves:
    one's own, and all of them once it is over."""

    id: str
    name: str
    people: list[Somebody]
    bot: bool
    here: bool
    titles: list[str]
    decks: list[list[list[str]]] | None


class TeamWaiting(Struct):
    """A team that is not complete: its id, to join it, and who is in it."""

    id: str
    people: list[Somebody]


class BreakShown(Struct):
    """A tie-break: what it is called, its value as it is read, and whether that is a share, in per cent."""

    by: str
    name: str
    value: str
    share: bool


class StandingShown(Struct):
    """A line of the standings; `why` says what tells it from the next."""

    place: int
    entrant: str
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    breaks: list[BreakShown]
    why: str


class MatchShown(Struct):
    """Two entrants at a table, or a bye: games won by each and drawn, who has won it, why in words (none where it was
    played), and the tables of its games in order."""

    table: int
    first: str
    second: str | None
    score: list[int]
    winner: str | None
    over: bool
    why: str
    tables: list[str]
    again: bool


class RoundShown(Struct):
    """A round; `stage` is a format, or "bracket"."""

    number: int
    stage: str
    best_of: int
    closed: bool
    matches: list[MatchShown]


class ActShown(Struct):
    """Something that was done: by whom ("" the house itself), about what, and why."""

    at: float
    by: str
    text: str
    why: str


class ArenaShown(Struct):
    """What an arena has instead of rounds. It `lasts` so many seconds; `ends` says when nobody is paired any more, and
    `closes` until when games that run then are waited for, in seconds since 1970, both null before it has begun.
    `streaks`: points are doubled after two wins in a row. `playing` is what is being played, `lately` the last matches
    that are over and `mine` all of mine, each the newest first; `played` how many there were. `free`: who waits for
    somebody. `unfit`: my set can't be played any more; `removed`: its host has taken me off. `come_by`: until when I
    have to answer at my table, or I lose that match and rest; null where nothing is awaited of me."""

    lasts: int
    ends: float | None
    closes: float | None
    streaks: bool
    playing: list[MatchShown]
    lately: list[MatchShown]
    mine: list[MatchShown]
    played: int
    free: list[str]
    unfit: bool
    removed: bool
    come_by: float | None


class TournamentShown(Struct):
    """A tournament, whole. `next`: what the host can do now, the main thing first ("pair-anyway" where no more than
    half are left, so that it is asked about). `now`: the server's clock; `due`: when the house acts next by itself;
    `trouble`: why it does not. `fill`: bots enter until it has so many entrants; `locked`: since when sets are, null
    while they are open. `me`: my entrant, null where I am not in it; `table`: my game that waits for me, "" for
    none. `arena`: null where there are rounds."""

    id: str
    name: str
    game: str
    format: Format
    best_of: int
    options: Options
    clock: ClockBody | None
    rated: bool
    phase: str
    starts: float | None
    now: float
    due: float | None
    trouble: str
    note: str
    team: int
    sides: int
    host: Somebody
    hosting: bool
    auto: bool
    fill: int
    most: int
    locked: float | None
    round: int
    rounds_due: int
    cut: int
    entrants: list[EntrantShown]
    standings: list[StandingShown]
    rounds: list[RoundShown]
    waiting: list[TeamWaiting]
    me: str | None
    my_titles: list[str]
    table: str
    next: list[str]
    log: list[ActShown]
    arena: ArenaShown | None
