"""A verb: one thing that a player may do of their own accord, and all that is to be said of it (architecture: Verbs).

A game has one table of its verbs. The list of options, refusals, the deed, and drawn sentences go through it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from stolik.kernel.decision import Option, RuleId
from stolik.kernel.state import State

S = TypeVar("S", bound=State)
About = TypeVar("About", contravariant=True)


class Verb(ABC, Generic[S, About]):
    """A record without fields of its own; `About` is what a player does it with: a card of the hand, a thing in play.

    `args` are the numbers of an option. In `why` and `facts` they come from outside and may be anything, in `act` and
    `say` they are those of an option that is offered.
    """

    __slots__ = ()

    name: ClassVar[str]
    """The verb of its options: "attach". Records and keys have it, so it stays."""
    words: ClassVar[tuple[str, str]]
    """How a drawn sentence begins: "A may attach …", "A attaches …"."""

    @abstractmethod
    def intents(self, s: S, seat: int, about: About) -> Iterable[Option]:
        """All that a player might try with one thing, legal or not."""

    @abstractmethod
    def why(self, s: S, seat: int, args: tuple[int, ...]) -> RuleId | None:
        """The rule that forbids it (architecture: Which rule is cited); None if it is legal."""

    @abstractmethod
    def act(self, s: S, seat: int, args: tuple[int, ...]) -> None:
        """Do it. What must follow goes onto the agenda."""

    @abstractmethod
    def say(self, s: S, args: tuple[int, ...]) -> str:
        """An option as an act without its subject: "attaches Grass Energy to Torterra"."""

    @abstractmethod
    def read(self, s: S, seat: int, text: str) -> Option:
        """The option that is meant by what stands behind the verb in such a sentence, legal or not. Raises
        DrawingError."""

    def options(self, s: S, seat: int, about: About) -> Iterable[Option]:
        """Those of `intents` that nothing forbids. Where a game is asked for them often, a faster way to the same list
        stands here, beside what it must agree with."""
        return [one for one in self.intents(s, seat, about) if self.why(s, seat, one.args) is None]

    def facts(self, s: S, seat: int, args: tuple[int, ...]) -> dict[str, Any]:
        """What a sentence about a refusal needs beyond what is known of every verb, as far as the seat sees it."""
        return {}
