"""Views and options as rows of whole numbers. A game writes its own part; what all games ask alike is written here.

Everything is read from a view and its decision, so that a row tells a seat what its player sees, and nothing else
(architecture: Rows for learners). Seats are counted from the viewer: 0 is the own one, 1 the next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from stolik.kernel.decision import Decision, Option
from stolik.kernel.rules import Rules
from stolik.kernel.view import View

from .space import Row, Space

V = TypeVar("V", bound=View)
Stacks = tuple[tuple[str, ...], ...]

MOST: Final = 32_767
"""What a number without any bound of its own is at most: it fits into 16 bits."""
CARD, WHOSE, THING, NUMBER, COPIES, VAIN = 1, 5, 6, 8, 10, 11
"""The columns of an option behind its verb: up to four cards, whose the first of them is, the thing that it is about
and the one that it is done to, two numbers, how often it may be picked, and whether it could change nothing."""
OPTION: Final = ("card", "card 2", "card 3", "card 4", "whose card", "thing", "target", "number", "second number",
                 "copies", "vain")  # fmt: skip


class Encoding(ABC, Generic[V]):
    """How the views of one game are written, where these decks meet.

    `cards` are the keys of all cards in these decks, sorted: card n is written as n + 1, and 0 is no card or one that
    isn't known; `backs`, the number behind them, is a card that lies face down where one is told from none. Things in
    play are written as the number of their slot, from 1 on; 0 is none, or one beyond the slots.

    `verbs` says what the numbers of an option are, by its verb: "card" (a kind), "thing" (an id), "seat" or "number";
    "cards" for all that follow. `questions` are the kinds of questions that are told apart. Both are numbered by their
    places, so that new ones go to the end.
    """

    verbs: ClassVar[Mapping[str, tuple[str, ...]]]
    questions: ClassVar[Sequence[str]]
    most_actions: ClassVar[int] = 128
    """More options than so many are hardly ever offered at once."""

    def __init__(self, rules: Rules[Any], decks: Iterable[Stacks], seats: int) -> None:
        self.rules: Any = rules
        self.seats = seats
        self.decks = tuple(decks)
        self.cards: tuple[str, ...] = tuple(sorted({card for deck in self.decks for stack in deck for card in stack}))
        self.backs: int = len(self.cards) + 1
        self._written = {card: n for n, card in enumerate(self.cards, 1)}
        self.space: Space = Space()
        self._asked = self.space.numbers(
            "question",
            {"kind": len(self.questions), "least": MOST, "most": MOST, "picked": MOST, "options": MOST,
             "about card": len(self.cards), "about thing": MOST},
        )  # fmt: skip
        self._kind = {kind: n for n, kind in enumerate(self.questions, 1)}
        self._verb = {verb: n for n, verb in enumerate(self.verbs, 1)}
        self.lay_out(self.space)
        self.options: Space = Space()
        bounds = {name: len(self.cards) if name[:4] == "card" else MOST for name in OPTION}
        self.options.numbers("option", {"verb": len(self._verb), **bounds, "whose card": seats, "vain": 1})

    @abstractmethod
    def lay_out(self, space: Space) -> None:
        """Add the game's columns."""

    @abstractmethod
    def tell(self, view: V, numbers: Sequence[int], row: Row) -> Mapping[int, int]:
        """Write a view into the game's columns; returns the slots of things in play by their ids. `numbers` are the
        numbers of cards as they are written, by their numbers in the pool of the game that is played."""

    def size(self, view: V) -> int:
        """How many cards the pool has: kind % size is a card's number, kind // size its owner."""
        size: int = getattr(view, "cards", 0)
        return size

    def vain(self, view: V) -> Collection[int]:
        """Positions of options of which the game itself says that they could change nothing."""
        return ()

    def meaning(self, decision: Decision, verb: str) -> tuple[str, ...]:
        """What the numbers of an option are."""
        return self.verbs.get(verb, ())

    def numbered(self, kinds: Sequence[tuple[int, str]]) -> list[int]:
        """How cards are written, by their numbers in the pool of a game that has these kinds."""
        return [self._written.get(card, 0) for _, card in kinds]

    def card_counts(self, space: Space, name: str) -> int:
        """Add a column for each card, behind one for what isn't known; returns the place of that one, so that a card's
        number leads from there to its own."""
        return space.numbers(name, dict.fromkeys(("unknown", *self.cards), MOST))

    def count(self, kinds: Iterable[int], at: int, size: int, numbers: Sequence[int], row: Row) -> None:
        """Write how often each card is among these into the columns from `at` on; backs are unknown ones."""
        for kind in kinds:
            row[at + (numbers[kind % size] if kind >= 0 else 0)] += 1

    # ---- what all games ask alike

    def write(self, view: V, numbers: Sequence[int], row: Row) -> Mapping[int, int]:
        """Write a view; of the pending question only what its seat is asked. A number may be
        beyond its bounds; whoever hands rows out brings it back to them. Returns as `tell` does."""
        things = self.tell(view, numbers, row)
        decision = view.decision
        if decision is not None:
            at = self._asked
            row[at] = self._kind.get(decision.kind, 0)
            row[at + 1] = decision.least
            row[at + 2] = decision.most
            row[at + 4] = len(decision.options)
            self._tell_about(decision, view, numbers, things, row)
        return things

    def picked(self, row: Row, n: int) -> None:
        """Write how many of several are picked so far."""
        row[self._asked + 3] = n

    def _tell_about(
        self, decision: Decision, view: V, numbers: Sequence[int], things: Mapping[int, int], row: Row
    ) -> None:
        """An effect that asks names its card and what it stands on; other questions what they are about."""
        about = decision.about
        size = self.size(view)
        if len(about) == 2 and decision.kind[:7] == "choose:" and size:
            row[self._asked + 5] = numbers[about[0] % size] if about[0] >= 0 else 0
            row[self._asked + 6] = things.get(about[1], 0)
        elif about:
            row[self._asked + 6] = things.get(about[-1], 0)

    def write_option(
        self,
        decision: Decision,
        option: Option,
        view: V,
        numbers: Sequence[int],
        things: Mapping[int, int],
        row: Row,
    ) -> None:
        """Write one option of the view's decision: its verb, and what it is about."""
        row[0] = self._verb.get(option.verb, 0)
        meaning = self.meaning(decision, option.verb)
        size, own = self.size(view), view.seat or 0
        card, thing, number = CARD, THING, NUMBER
        for n, arg in enumerate(option.args):
            what = meaning[n] if n < len(meaning) else meaning[-1] if meaning else "number"
            if what == "card" or what == "cards":
                if arg >= 0 and card < WHOSE:
                    row[card] = numbers[arg % size]
                    if card == CARD:
                        row[WHOSE] = 1 + (arg // size - own) % self.seats
                card += 1
            elif what == "thing":
                if thing < NUMBER:
                    row[thing] = things.get(arg, 0)
                thing += 1
            elif number < COPIES:
                row[number] = (arg - own) % self.seats if what == "seat" else arg
                number += 1
        if meaning and meaning[-1] == "cards":
            row[NUMBER] = card - CARD
