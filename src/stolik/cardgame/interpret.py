"""Runs effect trees: one handler a node, one frame an effect (architecture: Effects).

An effect's frame is (whose it is, what gives it, names bound so far, what is still to do). What is to do is a chain of
pairs (step, rest). A step that asks stays at the head until it is answered. A step that wakes something else leaves
frames in `Run.first`: they come before the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision, Option
from stolik.kernel.state import State

from . import ast, memory
from .ast import (
    Coins,
    CoinsUntilHeads,
    CoinsUntilTails,
    Condition,
    Do,
    Flip,
    If,
    May,
    Node,
    Number,
    OneOf,
    Remember,
    Repeat,
    Step,
)
from .memory import Memory

S = TypeVar("S", bound=State)

YES: Final = Option("yes")
NO: Final = Option("no")

MOST_COINS: Final = 100
"""Coins that are flipped in a row at most, where one after the other counts as the same side."""

Todo = tuple[Step, Any]
"""(step, rest), where rest is a Todo or None."""


def register_nodes(module: ModuleType) -> None:
    """Let the codec write and read the nodes that a module of `cardgame.ast` defines; a game calls it for its own."""
    for name in sorted(vars(module)):
        node = vars(module)[name]
        if isinstance(node, type) and issubclass(node, Node) and "__dataclass_fields__" in vars(node):
            register(node)


register_nodes(ast)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Effect(Frame):
    """An effect that is under way. `source` is the entity whose text it is (0: none), `kind` the card (-1: none)."""

    __slots__ = ("kind", "names", "seat", "source", "todo")

    names: Memory

    def __init__(self, seat: int, source: int, kind: int, names: dict[str, Any], todo: Todo | None) -> None:
        self.seat = seat
        self.source = source
        self.kind = kind
        self.names = names  # type: ignore[assignment] # a Memory is a dictionary
        self.todo = todo


register(Effect)


def chain(*steps: Step, rest: Todo | None = None) -> Todo | None:
    """Steps as a chain, in order, before `rest`."""
    for step in reversed(steps):
        rest = (step, rest)
    return rest


@mypyc_attr(acyclic=True, free_list_len=1)
class Run:
    """An effect while it runs, or one that is only asked about. `first` are frames that must come before the rest."""

    __slots__ = ("first", "kind", "names", "seat", "source", "todo")

    names: Memory

    def __init__(self, seat: int, source: int, kind: int, names: dict[str, Any], todo: Todo | None = None) -> None:
        """`names` is its own from now on, and changes."""
        self.seat = seat
        self.source = source
        self.kind = kind
        self.names = names  # type: ignore[assignment] # a Memory is a dictionary
        self.todo = todo
        self.first: list[Frame] = []

    @staticmethod
    def of(f: Effect) -> Run:
        """The effect of a frame, which stays as it is."""
        return Run(f.seat, f.source, f.kind, dict(f.names), f.todo)

    def copy(self) -> Run:
        """The same, with nothing to do: to ask what would be if more were bound."""
        return Run(self.seat, self.source, self.kind, dict(self.names))

    def frame(self, todo: Todo | None) -> Effect:
        """The frame that goes on with `todo`."""
        return Effect(self.seat, self.source, self.kind, self.names, todo)


Handler = Callable[[Any, Run, Any, Answer | None], Decision | None]
"""handler(state, run, node, picks): does the step. It returns a Decision to ask; then it is called again with the
answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Interpreter(ABC, Generic[S]):
    """Control nodes, and a table of handlers for the others. Games subclass it and say what conditions, numbers and
    coins are, and whether a step can do anything now."""

    def __init__(self, handlers: dict[type, Handler]) -> None:
        """`handlers` is the game's table of steps; the control nodes that it has not are added to it."""
        control: dict[type, Handler] = {
            Do: self._do,
            OneOf: self._one_of,
            If: self._if,
            May: self._may,
            Flip: self._flip,
            Coins: self._coins,
            CoinsUntilTails: self._until_tails,
            CoinsUntilHeads: self._until_heads,
            Repeat: self._repeat,
            Remember: self._remember,
        }
        for node, handler in control.items():
            handlers.setdefault(node, handler)
        self.handlers = handlers

    # ---- what a game says

    @abstractmethod
    def holds(self, s: S, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""

    @abstractmethod
    def value(self, s: S, c: Run, number: Number) -> int:
        """A number, looked up now."""

    @abstractmethod
    def flip(self, s: S, c: Run, by: str = "you") -> bool:
        """A coin, flipped by "you" or the "opponent"; True is heads."""

    @abstractmethod
    def can(self, s: S, c: Run, step: Step) -> bool:
        """Whether a step could do anything now."""

    @abstractmethod
    def seat_of(self, s: S, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""

    # ---- running

    def run(self, s: S, f: Effect, picks: Answer | None = None) -> None:
        """Go on with an effect until it is over, asks, or something else must come first. `f` is already popped. What a
        handler raises has a note that names the card and the node."""
        c = Run.of(f)
        handlers = self.handlers
        while c.todo is not None:
            step, rest = here = c.todo
            c.todo = rest
            try:
                decision = handlers[type(step)](s, c, step, picks)
            except (LookupError, TypeError, AssertionError) as wrong:  # the card's fault, or the handler's
                wrong.add_note(f"at {step!r} of {s.fixed.kinds[c.kind][1] if c.kind >= 0 else 'no card'}")
                raise
            picks = None
            if decision is not None:
                s.agenda.append(c.frame(here))
                s.agenda.append(Ask(decision))
                return
            if c.first:
                if c.todo is not None:
                    s.agenda.append(c.frame(c.todo))
                s.agenda.extend(reversed(c.first))
                return

    def offered(self, s: S, c: Run, node: OneOf) -> Sequence[int]:
        """The steps that may be chosen, by their numbers from 1: all, where a game does not say otherwise."""
        return range(1, len(node.steps) + 1)

    # ---- control

    def _do(self, s: S, c: Run, node: Do, picks: Answer | None) -> None:
        c.todo = chain(*node.steps, rest=c.todo)

    def _one_of(self, s: S, c: Run, node: OneOf, picks: Answer | None) -> Decision | None:
        if picks is not None:
            c.todo = (node.steps[picks[0].args[0] - 1], c.todo)
            return None
        options = tuple([Option("number", (n,)) for n in self.offered(s, c, node)])
        return Decision(c.seat, "choose:one", options, about=(c.kind, c.source)) if options else None

    def _if(self, s: S, c: Run, node: If, picks: Answer | None) -> None:
        step = node.then if self.holds(s, c, node.condition) else node.otherwise
        if step is not None:
            c.todo = (step, c.todo)

    def _may(self, s: S, c: Run, node: May, picks: Answer | None) -> Decision | None:
        if picks is None:
            if self.can(s, c, node.do):
                return Decision(self.seat_of(s, c, node.who), "choose:may", (YES, NO), about=(c.kind, c.source))
            done = False
        else:
            done = picks[0] is YES
        if done:
            c.todo = chain(node.do, *([node.then] if node.then is not None else []), rest=c.todo)
        elif node.otherwise is not None:
            c.todo = (node.otherwise, c.todo)
        return None

    def _flip(self, s: S, c: Run, node: Flip, picks: Answer | None) -> None:
        heads = self.flip(s, c)
        c.names[memory.COINS] = (int(heads),)
        step = node.heads if heads else node.tails
        if step is not None:
            c.todo = (step, c.todo)

    def _coins(self, s: S, c: Run, node: Coins, picks: Answer | None) -> None:
        c.names[memory.COINS] = tuple([int(self.flip(s, c, node.by)) for _ in range(self.value(s, c, node.n))])

    def _until_tails(self, s: S, c: Run, node: CoinsUntilTails, picks: Answer | None) -> None:
        coins = []
        while self.flip(s, c):
            coins.append(1)
        c.names[memory.COINS] = (*coins, 0)

    def _until_heads(self, s: S, c: Run, node: CoinsUntilHeads, picks: Answer | None) -> None:
        """Coins that all count as tails would never end: there are `MOST_COINS` of them."""
        coins: list[int] = []
        while len(coins) < MOST_COINS and not self.flip(s, c, node.by):
            coins.append(0)
        c.names[memory.COINS] = (*coins, 1)

    def _repeat(self, s: S, c: Run, node: Repeat, picks: Answer | None) -> None:
        times = self.value(s, c, node.times)
        c.todo = chain(*([node.do] * times), rest=c.todo)

    def _remember(self, s: S, c: Run, node: Remember, picks: Answer | None) -> None:
        c.names[memory.THAT] = self.value(s, c, node.n)
