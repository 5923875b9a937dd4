"""A paused game is a value: the base of every game's state (architecture: A paused game is a value)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .agenda import Ask, Frame
from .closed import CLOSED_LISTS
from .codec import digest
from .compiling import mypyc_attr
from .decision import Decision

if TYPE_CHECKING:
    from typing import Self

    from .event import Event

Sink = Callable[["Event"], None]


class Setup:
    """What a game starts from: the format's name, options, and a deck for each seat.

    `options` maps an option's key to an int, bool or string. A deck is a tuple of stacks, a stack a tuple of card
    keys, top first (a game with one pile has one stack). Plain data: JSON there and back without loss.
    """

    __slots__ = ("decks", "format", "options")

    def __init__(
        self,
        format: str,  # noqa: A002 - the field's word for a kind of game
        decks: tuple[tuple[tuple[str, ...], ...], ...],
        options: dict[str, int | bool | str] | None = None,
    ) -> None:
        self.format = format
        self.decks = decks
        self.options = dict(options or {})

    @property
    def closes(self) -> bool:
        """Whether deck lists stay closed after the game: cards lie as they are written, and some may be closed ones."""
        return self.options.get(CLOSED_LISTS) is True

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "format": self.format,
            "options": dict(self.options),
            "decks": [[list(stack) for stack in deck] for deck in self.decks],
        }

    @classmethod
    def from_data(cls, data: Any) -> Setup:
        """From JSON data. Raises ValueError that names the place where the shape is wrong."""
        if not isinstance(data, dict):
            raise ValueError("start: expected an object with format, options and decks")
        options = data.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(v, (int, str)) for v in options.values()):
            raise ValueError("start.options: expected numbers, strings and true or false")
        decks = data.get("decks")
        if not isinstance(decks, list) or not isinstance(data.get("format"), str):
            raise ValueError("start: expected format (a string) and decks (a list)")
        for n, deck in enumerate(decks):
            if not isinstance(deck, list) or not all(
                isinstance(stack, list) and all(isinstance(card, str) for card in stack) for stack in deck
            ):
                raise ValueError(f"start.decks[{n}]: expected lists of card keys")
        return cls(data["format"], tuple(tuple(tuple(stack) for stack in deck) for deck in decks), options)


def kinds_of(seats: int, pool: Iterable[str], closed: Iterable[str]) -> tuple[tuple[int, str], ...]:
    """All kinds of a game: of each seat the pool, and behind all of those of each seat the closed cards."""
    pool, closed = tuple(pool), tuple(closed)
    return tuple([(seat, one) for cards in (pool, closed) for seat in range(seats) for one in cards])


def in_order(kinds: list[int], setup: Setup) -> list[int]:
    """The cards of a deck as they lie before they are shuffled: sorted, so that a list may be written in any order;
    where lists stay closed as they are written, since the order would tell what stands between two cards."""
    return kinds if setup.closes else sorted(kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """What never changes in a game: made once from the setup, shared by all clones, never written.

    `kinds[k]` is (seat, card): which card, of which owner. `side_of[seat]` is the side a seat plays for; games with
    one seat a side have `side_of == (0, 1)`.
    """

    __slots__ = ("kinds", "setup", "side_of")

    def __init__(self, setup: Setup, kinds: tuple[tuple[int, str], ...], side_of: tuple[int, ...]) -> None:
        self.setup = setup
        self.kinds = kinds
        self.side_of = side_of

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.side_of)

    @property
    def sides(self) -> int:
        """How many sides the game has."""
        return max(self.side_of) + 1


F = TypeVar("F", bound=Fixed)


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOf(Generic[F]):
    """Fields only. Games subclass it with what `fixed` is there, add slots, and extend `clone`.

    `luck` is the position of the generator (None: scripted luck only), `script` is used up first, `serial` is the last
    entity id given out, `sink` hears events and is neither cloned nor written.
    """

    __slots__ = ("agenda", "fixed", "luck", "proposals", "script", "serial", "sink")

    def __init__(self, fixed: F, luck: int | None, script: tuple[int, ...] = ()) -> None:
        self.fixed: F = fixed
        self.luck = luck
        self.script = script
        self.serial = 0
        self.agenda: list[Frame] = []
        self.proposals: dict[int, object] = {}
        self.sink: Sink | None = None

    @property
    def decision(self) -> Decision | None:
        """The pending question; None when the game is over. Derived from the top frame: there is no such field."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Ask):
                return top.decision
        return None

    def clone(self) -> Self:
        """An independent copy that shares `fixed`, frames and options, and has no sink."""
        new = type(self).__new__(type(self))
        new.fixed = self.fixed
        new.luck = self.luck
        new.script = self.script
        new.serial = self.serial
        new.agenda = self.agenda[:]
        new.proposals = dict(self.proposals) if self.proposals else {}
        new.sink = None
        return new

    def key(self) -> int:
        """64 bits of BLAKE2b over the state as data: the same on every Python. For replays and tests, never search."""
        return digest(self)


State = StateOf[Any]
"""A state of any game."""
