"""What one seat may know: views, and worlds that agree with them (architecture: Views and worlds)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .agenda import answer as give
from .agenda import apply
from .compiling import mypyc_attr
from .decision import Answer, Decision, IllegalAnswer, Seat
from .luck import derive
from .state import State

if TYPE_CHECKING:
    from .rules import Outcome, Rules

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class View:
    """What `seat` may see (None: a spectator). Plain values only; nothing in it leads back to the state.

    Games subclass it. A card that the seat can't see is addressed by where it lies (zone, seat, n-th), never by an id.
    `decision` is there only for the seat that is asked. Never changed once made; it is no frozen dataclass because that
    made a view take a third longer."""

    game: str
    seat: Seat | None
    decision: Decision | None


@mypyc_attr(allow_interpreted_subclasses=True)
class World(Generic[S]):
    """A game as it might be behind a view: it can be played on, and asked for views, by search.

    It holds no secret of the true game: everything its seat can't know was dealt anew.
    """

    __slots__ = ("_rules", "_state")

    def __init__(self, rules: Rules[S], state: S) -> None:
        self._rules = rules
        self._state = state

    @property
    def decision(self) -> Decision | None:
        """The pending question, whoever is asked; None when the game is over."""
        return self._state.decision

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game runs."""
        return self._rules.outcome(self._state)

    def allied(self, one: Seat, other: Seat) -> bool:
        """Whether two seats play for the same side."""
        side_of = self._state.fixed.side_of
        return bool(side_of[one] == side_of[other])

    def view(self, seat: Seat | None) -> View:
        """What `seat` would see in this world."""
        return self._rules.view(self._state, seat)

    def answer(self, picks: Answer) -> None:
        """Answer the pending question in this world. Raises IllegalAnswer, with the world unchanged."""
        give(self._rules, self._state, picks)

    def go_on(self, picks: Answer) -> None:
        """The same without the check: `picks` must come from `decision.options`."""
        apply(self._rules, self._state, picks)

    def after(self, picks: Answer) -> World[S]:
        """The world after an answer; this one stays as it is. `picks` must come from `decision.options`."""
        state = self._state.clone()
        if state.decision is None:
            raise IllegalAnswer(None, picks)
        apply(self._rules, state, picks)
        return World(self._rules, state)

    def clone(self) -> World[S]:
        """An independent copy."""
        return World(self._rules, self._state.clone())


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[S]):
    """Hands out worlds that agree with what one seat knows. Bots get this, never a state."""

    __slots__ = ("_guesses", "_rules", "_seat", "_state")

    def __init__(self, rules: Rules[S], state: S, seat: Seat | None, guesses: Sequence[Any] | None = None) -> None:
        self._rules = rules
        self._state = state
        self._seat = seat
        self._guesses = guesses

    @property
    def printed(self) -> Any:
        """What is printed on the game's cards, as `Rules.printed` hands it out."""
        return self._rules.printed()

    def sample(self, luck: int) -> World[S]:
        """A world, the same for the same `luck` (any whole number) and the same knowledge."""
        return World(self._rules, self._rules.determinise(self._state, self._seat, luck, self._guesses))

    def samples(self, luck: int, n: int) -> Iterator[World[S]]:
        """`n` worlds of a series."""
        return (self.sample(derive(luck, i)) for i in range(n))
