"""The contract between the kernel and a game (architecture: The contract)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar, Final, Generic, TypeVar

from .agenda import Frame, advance, apply
from .compiling import mypyc_attr
from .decision import Answer, Decision, Option, RuleId, Seat
from .luck import LuckNeeded
from .state import Fixed, Setup, State
from .unknown import Row
from .view import View

S = TypeVar("S", bound=State)

MOST_ENDS: Final = 64
"""Answers that are tried to find out whether the game ends alike by all of them."""


class Outcome:
    """How a game ended: `returns[seat]` is 1 for a win, 0 for a draw, -1 for a loss; `rule` is what ended it."""

    __slots__ = ("returns", "rule")

    def __init__(self, returns: tuple[int, ...], rule: RuleId) -> None:
        self.returns = returns
        self.rule = rule

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; empty for a draw."""
        return tuple(seat for seat, result in enumerate(self.returns) if result > 0)

    @property
    def winner(self) -> int:
        """The first seat that won, of a team its first; -1 where nobody did."""
        return next(iter(self.winners), -1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.returns, self.rule) == (other.returns, other.rule)

    def __hash__(self) -> int:
        return hash((self.returns, self.rule))

    def __repr__(self) -> str:
        return f"Outcome({self.returns}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One game's rules. `version` is bumped whenever results change, so that published numbers stay meaningful."""

    name: ClassVar[str]
    version: ClassVar[int]
    ends: ClassVar[Mapping[str, RuleId]] = {}
    """The rule behind an end from outside: "resign", "time" or "left" to a rule ID, where the ledger has one."""

    @abstractmethod
    def fixed(self, setup: Setup) -> Fixed:
        """What never changes, made from the setup. Raises SetupError that names the place."""

    @abstractmethod
    def deal(self, setup: Setup, seed: int) -> S:
        """A game from its setup, before anything has happened. Raises SetupError."""

    def new(self, setup: Setup, seed: int) -> S:
        """A game from its setup, advanced to the first decision. Raises SetupError."""
        s = self.deal(setup, seed)
        advance(self, s)
        return s

    @abstractmethod
    def check(self, s: S) -> None:
        """Raises SetupError unless `s`, which came from outside as data, could be a game. It may hold anything in any
        field; a question on its agenda is to be asked anew, not believed."""

    @abstractmethod
    def run(self, s: S, f: Frame) -> None:
        """Do what frame `f` says. It is already popped: push what remains of it, then what must come first."""

    @abstractmethod
    def resume(self, s: S, f: Frame, picks: Answer) -> None:
        """Go on with frame `f`, which asked and is already popped, now that it is answered."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """The outcome, or None while the game runs."""

    @abstractmethod
    def intents(self, s: S, seat: Seat) -> Iterator[Option]:
        """All that a player in `seat` might try now, legal or not."""

    @abstractmethod
    def why_not(self, s: S, seat: Seat, intent: Option) -> RuleId | None:
        """The ID of the rule that forbids `intent` to `seat` now, of several the one that a person would name; None if
        it is legal."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> View:
        """What `seat` may see (None: a spectator), built from nothing."""

    @abstractmethod
    def determinise(self, s: S, seat: Seat | None, luck: int, guesses: Sequence[Any] | None = None) -> S:
        """A clone in which all that `seat` can't know is dealt anew from `luck`.

        With `guesses` None the deck lists are open: what is hidden is pooled, sorted and dealt again. Otherwise the
        lists are closed, and `guesses` are decks (as in a Setup) from which hidden cards are supposed.
        """

    def foregone(self, s: S, decision: Decision) -> Answer | None:
        """The answer to the pending question, where it goes without saying (architecture: What goes without saying).
        None where somebody has a choice, or is to be asked all the same. It depends on nothing that the asked seat
        doesn't know, so that nobody learns by not being asked. The default is the one answer that is legal.
        """
        return next(decision.answers()) if decision.forced else None

    def ends_alike(self, s: S, decision: Decision) -> Answer | None:
        """Any answer to the pending question, if the game ends by each of them and with the same outcome; None if it
        may go on. For `foregone`, where how it ends is all that matters. `s` is untouched."""
        answers = tuple(islice(decision.answers(), MOST_ENDS + 1))
        if not 0 < len(answers) <= MOST_ENDS:
            return None
        end = self._end(s, answers[0])
        if end is None or any(self._end(s, picks) != end for picks in answers[1:]):
            return None
        return answers[0]

    def _end(self, s: S, picks: Answer) -> Outcome | None:
        """How the game ends by an answer, and by what goes without saying after it; None where it goes on."""
        s = s.clone()
        try:
            apply(self, s, picks)
            while (decision := s.decision) is not None:
                said = self.foregone(s, decision)
                if said is None:
                    return None
                apply(self, s, said)
        except LuckNeeded:  # scripted luck, which nobody has planned for this answer
            return None
        return self.outcome(s)

    def unknown(self, s: S) -> Sequence[Row] | None:
        """Where in `s` no seat at all knows what lies: lists of the state itself, each with its places that are so,
        whatever lies there, and whether or not those cards differ.

        It is dealt anew, each row for itself, after something was taken back. What any seat knows is not among it.
        None, the default: `determinise` is asked, by dozens of worlds and not quite as sharply (`kernel/unknown.py`).
        """
        return None

    def printed(self) -> Any:
        """What is printed on the cards, in the form in which the game's bots weigh it: everybody may know it."""
        return None

    def facts(self, s: S, seat: Seat, intent: Option) -> dict[str, Any]:
        """What a sentence about `why_not` needs: names and numbers that `seat` may know."""
        return {}


class SetupError(ValueError):
    """A setup that is no game: `rule` is the rule it breaks ("" where it is only malformed), `place` is where."""

    def __init__(self, message: str, rule: RuleId = "", place: str = "") -> None:
        self.rule = rule
        self.place = place
        super().__init__(f"{place}: {message}" if place else message)
