"""Bodies of the pages of people, and of finding games that are over."""

from __future__ import annotations

from msgspec import Struct

from .bodies import Result
from .lobby.frames import RatingData, Somebody
from .order_bodies import GameId


class FoundSeat(Struct):
    """Who sat at a seat of a game that is over. `id` is that of a person, "" for a bot, whose is `bot`, and for
    somebody who left. `deck` is what a bundled deck is called, "" where it is another one or nobody may know; `own`:
    another one. `change`: what the game changed in the rating of whoever sat there, in points, null where it changed
    none."""

    seat: int
    side: int
    id: str
    name: str
    bot: str
    deck: str
    own: bool
    result: Result
    change: int | None


class FoundGame(Struct):
    """A game that is over: by which format it was played ("" where the game has none), how many turns it took, when it
    ended, in seconds since 1970, the figures that it ended with. `near` is the seat of whoever the list is about, null
    where it is about nobody."""

    id: str
    game: GameId
    format: str
    turns: int
    rated: bool
    ended: float
    scores: list[int] | None
    seats: list[FoundSeat]
    near: int | None


class FoundGames(Struct):
    """A page of games that are over, the latest first; `next` is what to ask the next page with, null at the end."""

    games: list[FoundGame]
    next: str | None


class DeckShare(Struct):
    """How games with a deck, or against it, came off: of so many `games`, `won` and `drawn`. `deck`: what it is called,
    "" for all that are not bundled; `key`: by what a search finds it. `share` is the part that was won, a draw as half
    of one, between `low` and `high` with 95 % (Wilson's interval), in per cent; null for fewer than five games."""

    game: GameId
    deck: str
    key: str
    games: int
    won: int
    drawn: int
    share: int | None
    low: int | None
    high: int | None


class ProfileLadder(Struct):
    """How somebody stands on a ladder; `format` in words, "" where the game has none."""

    ladder: str
    game: GameId
    format: str
    rating: RatingData


class ProfileMet(Struct):
    """The games that I and this person played against each other: of so many `games`, `won` by me, `lost`, `drawn`; the
    `last` of them, and when it ended."""

    games: int
    won: int
    lost: int
    drawn: int
    last: str
    ended: float


class ProfileTournament(Struct):
    """A tournament that somebody was in: at which `place` of how many, null as long as nobody has one."""

    id: str
    name: str
    game: GameId
    at: float
    place: int | None
    of: int
    over: bool


class ProfileSeat(Struct):
    """A table and a seat by which somebody can be named (MuteBody, ReportBody)."""

    table: str
    seat: int


class Profile(Struct):
    """A person, or a bot (`bot` is its id, and `id` is ""), as everybody may see them. `since`, in seconds since 1970,
    is null for a bot. `games` and what stands beside it count what this page may show: games that counted, games among
    people; to myself all of mine. `follows`: I follow them; `muted` is the id of my not hearing them, "" for none;
    `blocked`: I don't meet them; `at` names them to whoever mutes or reports, null where there is no game to look
    at."""

    id: str
    name: str
    bot: str
    program: bool
    mine: bool
    since: float | None
    langs: list[str]
    games: int
    won: int
    lost: int
    drawn: int
    ladders: list[ProfileLadder]
    decks: list[DeckShare]
    foes: list[DeckShare]
    met: ProfileMet | None
    tournaments: list[ProfileTournament]
    follows: bool
    muted: str
    blocked: bool
    at: ProfileSeat | None


class LadderInfo(Struct):
    """A ladder: of which game and format (in words, "" where the game has none), how many people stand on it, the
    strongest of them whose rating is no longer provisional, and my own rating there."""

    ladder: str
    game: GameId
    format: str
    people: int
    first: Somebody | None
    mine: RatingData | None
