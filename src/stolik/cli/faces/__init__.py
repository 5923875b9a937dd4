"""How each game is drawn and typed in a terminal. A face sees views and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from stolik.cli.output import Fault, clean
from stolik.cli.words import say
from stolik.decks.deck import fold
from stolik.game import Game, at_place

if TYPE_CHECKING:
    from rich.text import Text

    from stolik.decks.deck import Deck
    from stolik.kernel.decision import Option
    from stolik.kernel.rules import Outcome
    from stolik.match import Match

GENERIC: Final = "stolik.cli.faces.generic:GenericFace"
"""The face of a game that brings none."""


class Typed:
    """What a line of input means: a whole `intent`, or `half` of one (what was chosen first), or a whole answer
    (`picks`, positions in the options), or what is `wrong`."""

    __slots__ = ("half", "intent", "picks", "wrong")

    def __init__(
        self,
        intent: Option | None = None,
        half: int | None = None,
        wrong: str = "",
        picks: tuple[int, ...] | None = None,
    ) -> None:
        self.intent = intent
        self.half = half
        self.wrong = wrong
        self.picks = picks


class Face(ABC):
    """One game in a terminal, in one language. `near` is the seat that is drawn round and blue, at the bottom; `people`
    are the players' names by seat, once there is a match. `counts_goal`: how far each side is says only the goal."""

    counts_goal: bool = False

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        self.undone = "undone"
        self.people: Sequence[str] = ()
        self.game = game
        self.lang = lang
        self.near = near
        self.unicode = unicode

    # ---- what happens

    @abstractmethod
    def tell(self, events: Sequence[dict[str, Any]], people: Sequence[str], viewer: int | None) -> list[str]:
        """The log of one answer, as `viewer` sees it: the first line is what was done."""

    @abstractmethod
    def ending(self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None) -> str:
        """How a game ended, in a sentence or two: by "rules", or since `loser` gave up ("resign", "time", "left")."""

    @abstractmethod
    def foresee(self, match: Match, seat: int, picks: tuple[Option, ...], people: Sequence[str]) -> list[Text]:
        """What an answer would do, as far as it is certain."""

    @abstractmethod
    def help(self) -> str:
        """All commands."""

    # ---- the table

    def headline(self, view: Any, name: str, alone: bool) -> str:
        """Who is asked, above the choice; `alone`: there is one person at this terminal."""
        return say("your_turn" if alone else "their_turn", self.lang, name=name)

    def seek(self, words: str, intents: Sequence[Option], view: Any) -> list[Option] | None:
        """The intents that these words speak of; None where a line is read as a move instead."""
        return None

    def unfinished(self, command: str) -> str:
        """What is said where a command needs a whole choice and got a part of one, or none."""
        return say("pick_none", self.lang, what=command)

    def why_what(self, words: str) -> str:
        """What is said where `seek` found nothing for these words: that there is nothing, or how to ask."""
        return ""

    def goal(self, view: Any, names: Sequence[str], width: int) -> list[Text]:
        """How one wins, and how far each side is where the table doesn't say it; nothing where the game doesn't."""
        from rich.text import Text

        from stolik.cli.faces.lines import wrap

        goal = self.game.words.goal(view, self.lang)
        if goal is None:
            return []
        lines = [f"{goal.head}{goal.rest}"]
        if self.counts_goal:
            lines.append(goal.said(lambda seat: names[seat], self.lang, self.near))
        return [Text(part, "dim") for line in lines for part in wrap(clean(line), width)]

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
        """An intent as a person would write it: "play Spoon"."""

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

    def deck_lines(self, deck: Deck) -> list[Text]:
        """A deck, card by card."""
        from rich.text import Text

        lines = []
        for n, stack in enumerate(deck.stacks, 1):
            for i, card in enumerate(stack):
                lines.append(Text(f" {n}  " if i == 0 else "    ").append_text(self.card_line(card)))
        return lines

    def deck_side(self, deck: Deck) -> str:
        """Which side a deck plays, where it can't play any; else nothing."""
        return ""

    def called(self, words: str) -> list[str]:
        """The keys of the cards of exactly this name or id, in any language."""
        key = self.game.names.get(fold(words))
        return [] if key is None else [key]

    def haystack(self, key: str) -> str:
        """Everything of a card that a search looks through, in lower case. Raises KeyError."""
        card = self.card_data(key)
        parts = ("id", "key", "name", "ability", "type", "words", "text")
        return " ".join(str(card[part]) for part in parts).casefold()

    def sought(self, key: str) -> Sequence[str]:
        """The names by which a search finds a card, in all languages; none where its haystack has them."""
        return ()

    @abstractmethod
    def collection(self) -> Sequence[str]:
        """The keys of all cards, in the order of the collection."""


def make_face(game: Game, lang: str, near: int = 0, unicode: bool = True) -> Face:
    """The face of a game: its own, or the generic one."""
    face = at_place(game.terminal or GENERIC)(game, lang, near, unicode)
    if not isinstance(face, Face):
        raise Fault(f"{game.title}: {game.terminal} gives {type(face).__name__}, not a face of the terminal")
    return face
