"""Card files of the player read to the end: facts, then trees. What can't be read is told, sentence by sentence."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from stolik.catalog import load_game, loadable
from stolik.cli.output import Fault
from stolik.game import Game, at_place
from stolik.text.phrase import Ambiguous, Declined

FOLDER: Final = "STOLIK_CARD_FILES"
"""The variable that names the folder of the player's card files."""
_SENTENCE: Final = re.compile(r"(?<=[.!?)]) (?=[A-Z(\[])")


@dataclass(frozen=True)
class Unread:
    """A text that can't be read: where it stands, the sentence at which reading ends, and why."""

    place: str
    sentence: str
    why: str


@dataclass(frozen=True)
class CardRead:
    """A card of a file: its facts, with `id` and `name`, and the whole card where every text was read."""

    facts: Any
    card: Any | None
    unread: tuple[Unread, ...]


class CardFiles(ABC):
    """The card files of one game. `endings` are those of its files, `example` is a set for messages."""

    endings: ClassVar[tuple[str, ...]]
    example: ClassVar[str]

    @abstractmethod
    def read_cards(self, path: Path, sets: Sequence[str] = ()) -> list[CardRead]:
        """The cards of a file, those of some sets only if any are named. Raises Fault with the file and the place in it
        that is wrong."""

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
        """The card files in the folder that is given, or named by the variable, in order. Raises Fault."""
        place = given or (Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else None)
        if place is None:
            raise Fault(f"which card files? Name their folder with --files, or in the variable {FOLDER}")
        for folder in self.places(place):
            for ending in self.endings:
                if found := sorted(folder.glob(f"*{ending}")):
                    return found
        raise Fault(f"{place}: there is no folder with card files (*{', *'.join(self.endings)}) here")


def card_files(game: Game) -> CardFiles | None:
    """The card files of a game; None for a game that has none. Raises Fault for a place that gives something else."""
    if not game.card_files:
        return None
    found = at_place(game.card_files)()
    if not isinstance(found, CardFiles):
        raise Fault(f"{game.title}: {game.card_files} gives {type(found).__name__}, no card files")
    return found


def files_of(path: Path) -> CardFiles:
    """The game's card files that a file belongs to, by its ending. Raises Fault that names the endings."""
    games = {name: found for name in loadable() if (found := card_files(load_game(name))) is not None}
    for found in games.values():
        if path.suffix.lower() in found.endings:
            return found
    known = "; ".join(f"{', '.join(found.endings)} for {game}" for game, found in games.items())
    raise Fault(f"{path}: the ending says which game's card file it is: {known}")


def why_unread(place: str, text: str, wrong: Declined | Ambiguous) -> Unread:
    """What can't be read of a text, as it is read, with the sentence in which reading stopped."""
    if isinstance(wrong, Ambiguous):
        return Unread(place, text, "ambiguous")
    return Unread(place, _sentence(text, len(wrong.longest)), "unknown")


def _sentence(text: str, reach: int) -> str:
    """The sentence of a text in which reading stopped."""
    at = 0
    for sentence in _SENTENCE.split(text):
        if reach < at + len(sentence):
            return sentence
        at += len(sentence) + 1
    return text
