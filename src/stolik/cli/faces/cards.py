"""What card games have in common in a terminal: numbered choices, moves like "3" or "1 4 4", cards found by name."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from rich.cells import cell_len
from rich.text import Text

from stolik.cli.faces.numbered import NumberedFace
from stolik.cli.output import clean
from stolik.cli.words import HELP_CARDS, say
from stolik.decks.deck import fold
from stolik.text.phrase import plain
from stolik.text.table import HIDDEN, KindNames

if TYPE_CHECKING:
    from stolik.decks.deck import Deck
    from stolik.game import Game
    from stolik.kernel.decision import Option
    from stolik.kernel.rules import Outcome
    from stolik.match import Match

NamesT = TypeVar("NamesT", bound=KindNames[Any])


class CardFace(NumberedFace, Generic[NamesT]):
    """The table of a card game. A game says how it asks (`asking`), which module holds its log, which events leave
    nothing certain behind them, and which kind of question is a whole turn; `deck_parts` are the kinds of cards under
    which a deck is shown, `examples` what help speaks of, by language: a card, two things to do."""

    asking: ClassVar[Callable[..., Any]]
    log: ModuleType
    uncertain: ClassVar[tuple[str, ...]]
    deck_parts: ClassVar[tuple[str, ...]]
    examples: ClassVar[dict[str, tuple[str, str, str]]]

    def __init__(self, game: Game, names: Callable[..., NamesT], lang: str, near: int, unicode: bool) -> None:
        super().__init__(game, lang, near, unicode)
        self.undone = "undone_answer"
        self.pool: dict[str, Any] = game.rules.pool  # type: ignore[attr-defined]
        self.names: NamesT = names(tuple(self.pool.values())).spoken(lang)
        self.keys = tuple(self.pool)

    # ---- what happens

    def tell(self, events: Sequence[dict[str, Any]], people: Sequence[str], viewer: int | None) -> list[str]:
        """Every event."""
        return [plain(line.text) for line in self.log.lines(events, self.names, people, viewer, self.lang)]

    def ending(self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None) -> str:
        """Why it is over, and who won."""
        return plain(self.log.outcome(kind, outcome.winner, people, viewer, self.lang, outcome.rule))

    def foresee(self, match: Match, seat: int, picks: tuple[Option, ...], people: Sequence[str]) -> list[Text]:
        """What is certain: up to the first card that nobody has seen, for each way luck may fall."""
        lines: list[str] = []
        branches = match.preview(seat, picks, 2)
        certain = sum(branch.chance for branch in branches) > 0.999
        for branch in branches if certain else ():
            heard = (event.seen_by(seat) for event in branch.events)
            events = [event.to_data() for event in heard if event is not None]
            end = next((n for n, event in enumerate(events) if event["e"] in self.uncertain), len(events))
            lines += [line for line in self.tell(events[:end], people, seat) if line not in lines]
        return [Text("  " + line) for line in lines or [say("uncertain", self.lang)]]

    def help(self) -> str:
        """Choices and commands."""
        card, one, two = self.examples[self.lang]
        choice, asked, shown = (text + " " * max(1, 14 - cell_len(text)) for text in (card, f"? {one}", f"card {card}"))
        return HELP_CARDS[self.lang].format(choice=choice, asked=asked, shown=shown, two=two)

    # ---- choosing

    def _asking(self, view: Any) -> Any:
        return type(self).asking(view.decision, view, self.names, self.lang)

    def question(self, view: Any) -> str:
        """As the game asks it."""
        return str(self._asking(view).prompt())

    def labels(self, view: Any) -> Sequence[str]:
        """As the game calls them."""
        labels: Sequence[str] = self._asking(view).labels()
        return labels

    def say(self, intent: Option, view: Any) -> str:
        """Its label."""
        return str(self._turn(view).option(intent.verb, intent.args))

    def meant(self, word: str) -> Sequence[str]:
        """Also the cards with the word in their names in another language."""
        return (word, *(name for name, others in self._other_names if any(word in other for other in others)))

    @cached_property
    def _other_names(self) -> Sequence[tuple[str, Sequence[str]]]:
        """What cards are called here, and elsewhere, folded: those that are called otherwise there."""
        found = {}
        for n in range(len(self.names.cards)):
            name = fold(self.names.name(n))
            others = [other for other in map(fold, self.names.sought(n)) if other not in name]
            if others:
                found[name] = others
        return tuple(found.items())

    def why_what(self, words: str) -> str:
        """That nothing has these words; without any, how to ask."""
        if words:
            return say("why_none", self.lang, what=clean(words[:40]))
        _, one, two = self.examples[self.lang]
        return say("why_what", self.lang, one=one, two=two)

    @abstractmethod
    def _turn(self, view: Any) -> Any:
        """What names intents outside of a question."""

    # ---- looking closer

    def card(self, what: str, view: Any) -> list[Text] | str:
        """A card by its name or id; of several prints those that are on the table."""
        keys = self.called(what)
        if not keys:
            return say("no_such_card", self.lang, what=clean(what.strip()[:40]))
        seen = {self.keys[kind % len(self.keys)] for kind in self._seen(view) if kind != HIDDEN}
        shown = [key for key in keys if key in seen] or keys[:1]
        return [line for key in shown for line in self.card_page(key)]

    @abstractmethod
    def _seen(self, view: Any) -> Iterable[int]:
        """All cards that lie open for the viewer, as kinds."""

    def _cards(self, kinds: Iterable[int]) -> str:
        counts: dict[str, int] = {}
        for kind in kinds:
            counts[self.names.name(kind)] = counts.get(self.names.name(kind), 0) + 1
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())

    # ---- the collection

    def collection(self) -> Sequence[str]:
        """The ids of the pool."""
        return self.keys

    def called(self, words: str) -> list[str]:
        """An id; or all cards of a name."""
        wanted = fold(words)
        if not wanted:
            return []
        by_id = [key for key in self.keys if fold(key) == wanted and key.casefold() == words.strip().casefold()]
        return by_id or [
            card.id
            for n, card in enumerate(self.names.cards)
            if wanted in map(fold, (*self.names.sought(n), card.name))
        ]

    def sought(self, key: str) -> Sequence[str]:
        """As the game has them."""
        return self.names.sought(self.keys.index(key))

    def name(self, key: str) -> str:
        """What a card is called. Raises KeyError."""
        return self.names.name(self.keys.index(key))

    @abstractmethod
    def code(self, key: str) -> str:
        """Set and number of a card, as a deck list writes them."""

    def part(self, kind: str) -> str:
        """What the cards of a kind are called above their list."""
        return kind

    def deck_lines(self, deck: Deck) -> list[Text]:
        """Each card once, with its count; the kinds of cards apart."""
        lines = []
        for kind in self.deck_parts:
            counts: dict[str, int] = {}
            for card in deck.cards:
                if card in self.pool and self.pool[card].kind == kind:
                    counts[card] = counts.get(card, 0) + 1
            if counts:
                lines.append(Text(f"{self.part(kind)} {sum(counts.values())}", "dim"))
            for card, count in counts.items():
                lines.append(Text(f"  {count:>2} {self.name(card)}").append(f"  {self.code(card)}", "dim"))
        return lines


class Standing:
    """Stands in for the decision of a seat where an intent is named outside of one."""

    about: Final = ()
    options: Final = ()
    most: Final = 1
    least: Final = 1

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat
        self.kind = kind
