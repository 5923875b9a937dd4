"""What goes over HTTP of studies.

A place in a chapter is named by a text: the main line after so many entries by that number ("12"), a branch by the id
of its node, which begins with "b".
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.server.bodies import Cards, ReplayFrame
from stolik.server.manners_bodies import Reason, Words
from stolik.server.protocol import CouldGroup, EndOutcome, LogEntry, Sight
from stolik.server.sights import Row

MOST_CHAPTERS: Final = 64
MOST_NODES: Final = 500
MOST_COMMENTS: Final = 1000
MOST_PUZZLES: Final = 64
MOST_PEOPLE: Final = 50
"""Chapters of a study, branches, comments and puzzles of a chapter, people of a study beside its owner."""
LONGEST_TITLE: Final = 80
LONGEST_COMMENT: Final = 2000
LONGEST_NAME: Final = 60
LONGEST_ASK: Final = 300
LONGEST_PICKS: Final = 64
MOST_ANSWERS: Final = 8
DEEPEST: Final = 200
"""Branch nodes one behind the other."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
Place: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Readers: TypeAlias = Literal["people", "link", "all"]
Picks: TypeAlias = Annotated[list[Row], Meta(max_length=LONGEST_PICKS)]


# ---- what comes in


class FromGame(Struct, forbid_unknown_fields=True):
    """What a chapter shows: the game at `table`, which is over, or the drawn position `scenario` ("game/id"). Exactly
    one of the two is there. Without a `title` it is called after its players, or as it was drawn."""

    table: Id | UnsetType = UNSET
    scenario: Annotated[str, Meta(min_length=1, max_length=80)] | UnsetType = UNSET
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""

    def __post_init__(self) -> None:
        if (self.table is UNSET) == (self.scenario is UNSET):
            raise ValueError("table | scenario")


class StudyBody(Struct, forbid_unknown_fields=True):
    """A new study, with its first chapter. Without a `title` it is called like that."""

    chapter: FromGame
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    readers: Readers = "link"


class StudyChange(Struct, forbid_unknown_fields=True):
    """What the owner changes."""

    title: Title | UnsetType = UNSET
    readers: Readers | UnsetType = UNSET


class ChapterChange(Struct, forbid_unknown_fields=True):
    """A chapter gets another title, or changes places with the one before it (`up`)."""

    title: Title | UnsetType = UNSET
    up: bool = False


class PersonBody(Struct, forbid_unknown_fields=True):
    """Somebody whom I follow is to read, or to write."""

    person: Id
    writes: bool = True


class BranchMade(Struct, forbid_unknown_fields=True):
    """From the place `at` it is gone on by an answer, as a view's question offers it."""

    at: Place
    picks: Picks


class NodeChange(Struct, forbid_unknown_fields=True):
    """A branch is called otherwise, or changes places with the one before it (`up`)."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] | UnsetType = UNSET
    up: bool = False


class CommentBody(Struct, forbid_unknown_fields=True):
    """What I say of a place."""

    at: Place
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_COMMENT)]


class CommentChange(Struct, forbid_unknown_fields=True):
    """What I say instead."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_COMMENT)]


class PuzzleBody(Struct, forbid_unknown_fields=True):
    """Whoever is asked at a place shall find one of these answers; `ask` is said to them."""

    at: Place
    answers: Annotated[list[Picks], Meta(min_length=1, max_length=MOST_ANSWERS)]
    ask: Annotated[str, Meta(max_length=LONGEST_ASK)] = ""


class StudyReport(Struct, forbid_unknown_fields=True):
    """A host is to look at a comment, or (without one) at the title of a study."""

    comment: Id | UnsetType = UNSET
    reason: Reason = "other"
    words: Words = ""


class TriedBody(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    picks: Picks


# ---- what goes out


class StudyPerson(Struct):
    """Somebody of a study; `id` is "" for somebody who has left."""

    id: str
    name: str
    writes: bool
    owns: bool = False


class StudySummary(Struct):
    """A study in a list: `games` are those of its chapters; `mine`: "owner", "writer", "reader" or "" for me."""

    id: str
    title: str
    owner: str
    readers: Readers
    games: list[str]
    chapters: int
    updated: float
    mine: Literal["owner", "writer", "reader", ""]


class StudyList(Struct):
    """Studies of mine and those I was invited to, and public ones; `more`: there are further public ones."""

    mine: list[StudySummary]
    all: list[StudySummary]
    more: bool


class StudyMade(Struct):
    """Where a study, or a chapter, is."""

    id: str
    chapter: str


class ChapterInfo(Struct):
    """A chapter in the list of a study; `drawn` is the scenario that it shows, "" for a game. `turns`: the entries of
    its main line."""

    id: str
    title: str
    game: str
    drawn: str
    turns: int
    puzzles: int


class StudyShown(Struct):
    """A study. `me`: my own rights; `code`: of the link by which one becomes a writer, for the owner alone ("": there
    is none)."""

    id: str
    title: str
    readers: Readers
    version: int
    people: list[StudyPerson]
    chapters: list[ChapterInfo]
    me: Literal["owner", "writer", "reader", ""]
    code: str


class NodeShown(Struct):
    """A branch node: it goes on from `parent`, or (null) leaves the main line after `n` entries. `label` is what its
    answer is called; `name` what somebody calls it, "" where nobody does, or whoever did is not heard by me."""

    id: str
    parent: str | None
    n: int
    label: str
    name: str
    by: str


class CommentShown(Struct):
    """A comment at a place. `by` is the author's name; `mine`: I may change it; `muted`: I don't hear its author, and
    its text is left out."""

    id: str
    at: str
    by: str
    text: str
    said: float
    edited: bool
    mine: bool
    muted: bool


class PuzzleMark(Struct):
    """That there is a puzzle at a place. `mine`: I have made it."""

    id: str
    at: str
    ask: str
    by: str
    mine: bool


class ChapterShown(Struct):
    """A chapter's tree: `nodes` in the order in which they are shown, those of one parent after each other."""

    id: str
    study: str
    version: int
    nodes: list[NodeShown]
    comments: list[CommentShown]
    puzzles: list[PuzzleMark]


class MainLine(Struct):
    """The main line of a chapter, position by position, from one seat's eyes (null: an onlooker's). `cards` are those
    in it that are in no set."""

    game: str
    names: list[str]
    seat: int | None
    frames: list[ReplayFrame]
    outcome: EndOutcome | None
    cards: Cards | None = None


class PlaceShown(Struct):
    """One place: what is seen there, what its answer brought (`log`, with what went without saying after it), whose
    answer is awaited, and what may be done. An answer is `least` to `most` of the `options`, each of them as often as
    `counts` says (null: once); `labels` call them, and `groups` name them by their positions. All of that is empty
    where other eyes look than those of the seat that is asked."""

    at: str
    view: Sight
    log: list[LogEntry]
    asked: int | None
    groups: list[CouldGroup]
    options: list[Row]
    labels: list[str]
    counts: list[int] | None
    least: int
    most: int
    outcome: EndOutcome | None


class BranchShown(Struct):
    """Where the answer leads: to a new branch, or (`new` false) to what was there already."""

    at: str
    new: bool


class Added(Struct):
    """The id of what was added."""

    id: str


class InviteLink(Struct):
    """The code of the link by which one becomes a writer; "" where it was taken back."""

    code: str


class StudyInvitation(Struct):
    """A study that I may write by a link, and who owns it."""

    title: str
    by: str


class StudyJoined(Struct):
    """The study that I may write now."""

    id: str


class PuzzleShown(Struct):
    """A puzzle as it is solved: the place from the eyes of who is asked, and nothing of what comes after it."""

    id: str
    study: str
    title: str
    game: str
    names: list[str]
    seat: int
    ask: str
    by: str
    place: PlaceShown


class PuzzleTold(Struct):
    """What came of an answer: whether it was found, and all `answers` that are right once it was (or was asked for)."""

    found: bool
    answers: list[str]
