"""Card files of a player's read to the end: facts, then trees. What can't be read is told, entry by entry and sentence
by sentence."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from stolik.catalog import load_game, loadable
from stolik.game import Game, at_place
from stolik.text.phrase import Ambiguous, Declined

FOLDER: Final = "STOLIK_CARD_FILES"
"""The variable that names the folder of the player's card files."""
_SENTENCE: Final = re.compile(r"(?<=[.!?)]) (?=[A-Z(\[])")

UNKNOWN: Final = "unknown"
"""Why a text can't be read: no phrase says it, …"""
AMBIGUOUS: Final = "ambiguous"
"""… it can be read in two ways, …"""
STRANGE: Final = "strange"
"""… a field says something that no card here can, …"""
OTHER_ERA: Final = "another era"
"""… it is of a kind that this game doesn't play, …"""
TOO_LONG: Final = "takes too long"
"""… reading it takes longer than a card may take, or more memory, …"""
DIED: Final = "ends its reader"
"""… the process that read it ended, and says nothing of why, …"""
MISFIT: Final = "misfit"
"""… or what was read is no card that can be played."""


class PackError(ValueError):
    """Something about a pack or a card file that can't be done, in one sentence with its place and what to do."""


class OwnWords(NamedTuple):
    """What the owner of a card has written for a place of it; of several readings the one that was chosen, by its
    number (from 0), None where nobody had to choose."""

    place: str
    text: str
    reading: int | None = None


@dataclass(frozen=True)
class Unread:
    """A text that can't be read: where it stands, the sentence at which reading ends, and why (one of the words above).
    The sentence is for the owner of the file and nobody else."""

    place: str
    sentence: str
    why: str


@dataclass(frozen=True)
class NoCard:
    """An entry of a file that is no card: its place in the file, and what is wrong with it."""

    place: str
    why: str


@dataclass(frozen=True)
class CardRead:
    """A card of a file: its facts, with `id` and `name`, and the whole card where every text was read. `bare` is the
    card with as much of it as was read: itself where that is all."""

    facts: Any
    card: Any | None
    unread: tuple[Unread, ...]
    bare: Any


class CardFiles(ABC):
    """The card files of one game. `endings` are those of its files, `example` is a set for messages."""

    endings: ClassVar[tuple[str, ...]]
    example: ClassVar[str]

    @abstractmethod
    def entries(self, content: bytes, name: str) -> Iterator[Any]:
        """The facts of each entry of a file that is called so in messages, or a NoCard. It takes time as the file is
        long, and no more. Raises PackError for what is no card file."""

    @abstractmethod
    def read(self, facts: Any) -> CardRead:
        """The card that the texts beside these facts make, or what of them can't be read."""

    def say(self, card: Any, place: str, text: str, before: OwnWords | None = None) -> Any:
        """The card with what this text says in the place of one that can't be read, or of what was said there
        `before`. Raises Declined or Ambiguous, and PackError: only a game that overrides this reads any."""
        raise PackError("cards of this game can't be said in other words yet")

    def told(self, card: Any, place: str, lang: str) -> str:
        """What a card does at a place, in our words. Raises PackError likewise."""
        raise PackError("cards of this game can't be said in other words yet")

    def texts(self, card: Any) -> Sequence[str]:
        """All that a card does, in our words, in English; by itself nothing."""
        return ()

    def read_cards(self, path: Path, sets: Sequence[str] = ()) -> list[CardRead]:
        """The cards of a file, those of some sets only if any are named; entries that are no cards are left out. Raises
        PackError for what is no card file."""
        facts = [one for one in self.entries(content_of(path), str(path)) if not isinstance(one, NoCard)]
        return [self.read(one) for one in facts if not sets or one.id.rpartition("-")[0] in sets]

    @abstractmethod
    def sets(self) -> Mapping[str, tuple[str, int]]:
        """Title and number of cards of every set that there is, by its id."""

    @abstractmethod
    def bundled(self) -> Sequence[str]:
        """The ids of the sets of which cards are written by hand."""

    @abstractmethod
    def places(self, folder: Path) -> Sequence[Path]:
        """Where in a player's folder the files may lie, the likeliest first."""

    @abstractmethod
    def key(self, facts: Any) -> tuple[str, str]:
        """The set of a card, and what tells it from the others there: a card that was printed again has the same."""

    @abstractmethod
    def by_hand(self, facts: Any) -> bool:
        """Is that card written by hand?"""

    def name(self, facts: Any) -> str:
        """The name as it is printed."""
        return str(facts.name)

    def folder(self, given: Path | None) -> list[Path]:
        """The card files in the folder that is given, or named by the variable, in order. Raises PackError."""
        place = given or (Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else None)
        if place is None:
            raise PackError(f"which card files? Name their folder with --files, or in the variable {FOLDER}")
        for folder in self.places(place):
            for ending in self.endings:
                if found := sorted(folder.glob(f"*{ending}")):
                    return found
        raise PackError(f"{place}: there is no folder with card files (*{', *'.join(self.endings)}) here")


LARGEST: Final = 20_000_000
"""Bytes of a card file; a larger one is refused unread."""


def content_of(path: Path) -> bytes:
    """The bytes of a file. Raises PackError for one that can't be read or is too large."""
    try:
        size = path.stat().st_size
        content = b"" if size > LARGEST else path.read_bytes()
    except OSError as wrong:
        raise PackError(f"{path}: the file can't be read: {wrong.strerror or wrong}") from None
    check_size(max(size, len(content)), str(path))
    check_content(content, str(path))
    return content


def check_size(size: int, name: str) -> None:
    """Raises PackError for a file of more bytes than are read."""
    if size > LARGEST:
        raise PackError(f"{name}: the file has {size} bytes; at most {LARGEST} are read. Split it into sets")


_SAVE: Final = "cards are read from text; bring the file that has the set as text"
_KINDS: Final = (
    ((b"\x89PNG", b"\xff\xd8\xff", b"GIF8"), f"this is a picture, and {_SAVE}"),
    ((b"%PDF",), f"this is a PDF, and {_SAVE}"),
    ((b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!"), "this is an archive; unpack it, and add the files in it"),
    ((b"\xff\xfe", b"\xfe\xff"), "this is text in UTF-16; save it as UTF-8"),
    ((b"<",), "this is a web page or XML, no card file; save the file itself, not the page that shows it"),
)
"""How files of other kinds begin that somebody may take for a card file, and what is said of each."""


def check_content(content: bytes, name: str) -> None:
    """Raises PackError for what is a file of another kind, whatever its name ends in."""
    begin = content[:200].removeprefix(b"\xef\xbb\xbf").lstrip()
    for signs, said in _KINDS:
        if begin.startswith(signs):
            raise PackError(f"{name}: {said}")


def card_files(game: Game) -> CardFiles | None:
    """The card files of a game; None for a game that has none. Raises PackError for a place that gives something
    else."""
    if not game.card_files:
        return None
    found = at_place(game.card_files)()
    if not isinstance(found, CardFiles):
        raise PackError(f"{game.title}: {game.card_files} gives {type(found).__name__}, no card files")
    return found


def game_of_file(name: str) -> tuple[Game, CardFiles]:
    """The game that a file belongs to, by the ending of its name, and how it is read. Raises PackError that names the
    endings."""
    known = []
    for game in map(load_game, loadable()):
        found = card_files(game)
        if found is not None:
            if Path(name).suffix.lower() in found.endings:
                return game, found
            known.append(f"{', '.join(found.endings)} for {game.id}")
    raise PackError(f"{name}: the ending says which game's card file it is: {'; '.join(known)}")


def why_unread(place: str, text: str, wrong: Declined | Ambiguous) -> Unread:
    """What can't be read of a text, as it is read, with the sentence in which reading stopped."""
    if isinstance(wrong, Ambiguous):
        return Unread(place, text, AMBIGUOUS)
    return Unread(place, _sentence(text, len(wrong.longest)), UNKNOWN)


def _sentence(text: str, reach: int) -> str:
    """The sentence of a text in which reading stopped."""
    at = 0
    for sentence in _SENTENCE.split(text):
        if reach < at + len(sentence):
            return sentence
        at += len(sentence) + 1
    return text
