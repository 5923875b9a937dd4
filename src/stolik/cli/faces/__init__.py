"""How each game is drawn and typed in a terminal. A face sees views and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from stolik.cli.output import Fault

if TYPE_CHECKING:
    from rich.text import Text

    from stolik.catalog import Game
    from stolik.kernel.decision import Option

HOME: Final = {"token-battle": "stolik.cli.faces.token_battle:TokenBattleFace"}
"""Literal table: the game's id, and where the class of its face lies."""


class Typed:
    """What a line of input means: a whole `intent`, or `half` of one (what was chosen first), or what is `wrong`."""

    __slots__ = ("half", "intent", "wrong")

    def __init__(self, intent: Option | None = None, half: int | None = None, wrong: str = "") -> None:
        self.intent = intent
        self.half = half
        self.wrong = wrong


class Face(ABC):
    """One game in a terminal, in one language. `near` is the seat that is drawn round and blue, at the bottom."""

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        self.game = game
        self.lang = lang
        self.near = near
        self.unicode = unicode

    @abstractmethod
    def position(self, view: Any, names: Sequence[str], width: int) -> list[Text]:
        """The table as `view` knows it, line by line, at most `width` columns."""

    @abstractmethod
    def menu(self, view: Any, width: int) -> list[Text]:
        """The first step of the choice: the numbered things that may be chosen."""

    @abstractmethod
    def prompt(self, view: Any, half: int | None) -> str:
        """What is asked at the first step, or at the second when `half` was chosen."""

    @abstractmethod
    def read(self, line: str, view: Any, half: int | None) -> Typed:
        """What a line that is no command means. Legality is asked elsewhere."""

    @abstractmethod
    def say(self, intent: Option, view: Any) -> str:
        """An intent as a person would write it: "Gale e4"."""

    @abstractmethod
    def card(self, what: str, view: Any) -> list[Text] | str:
        """A card, or a thing in play, in full; or the sentence that says why there is none."""

    @abstractmethod
    def piles(self, view: Any, names: Sequence[str]) -> list[Text]:
        """All cards that the viewer may know, of all seats, in order."""

    @abstractmethod
    def card_data(self, key: str) -> dict[str, Any]:
        """Everything about a card, as JSON data in this language. Raises KeyError."""

    @abstractmethod
    def card_page(self, key: str) -> list[Text]:
        """A card in full. Raises KeyError."""

    @abstractmethod
    def card_line(self, key: str) -> Text:
        """A card in one line. Raises KeyError."""

    @abstractmethod
    def collection(self) -> Sequence[str]:
        """The keys of all cards, in the order of the collection."""


def make_face(game: Game, lang: str, near: int = 0, unicode: bool = True) -> Face:
    """The face of a game. Raises Fault for a game that has none."""
    place = HOME.get(game.id)
    if place is None:
        raise Fault(f"{game.title} can't be drawn in a terminal yet; those that can are {', '.join(HOME)}")
    module, _, name = place.partition(":")
    face = getattr(import_module(module), name)(game, lang, near, unicode)
    assert isinstance(face, Face)
    return face
