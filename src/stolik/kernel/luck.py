"""The only source of chance, with three drivers behind one door (architecture: Luck).

* seeded: `state.luck` is the position of a splitmix64 generator (Steele, Lea, Flood 2014), 64 bits in the state;
* scripted: `state.script` is used up first; with `luck` None a draw beyond it raises LuckNeeded;
* asked: `outcomes` runs an answer once for each way its coins and dice can fall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from .agenda import answer
from .decision import Answer

if TYPE_CHECKING:
    from .event import Event
    from .rules import Rules
    from .state import State

S = TypeVar("S", bound="State")
T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
ASK: Final = -1
"""In a script: stop here and ask from outside which side falls."""


class LuckNeeded(Exception):  # noqa: N818 - it is a question to the driver, not an error
    """A draw beyond the script. `sides` is how many outcomes are equally likely, `shuffled` what was being shuffled
    (None: a single coin or die), `told` a message that says more than the two."""

    def __init__(self, sides: int, shuffled: Sequence[object] | None = None, told: str = "") -> None:
        self.sides = sides
        self.shuffled = shuffled
        super().__init__(told or f"luck was not scripted: one of {sides} is needed")


def mix(z: int) -> int:
    """The output function of splitmix64: 64 bits in, 64 bits out."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seed_luck(seed: int) -> int:
    """The generator's first position for a seed (any whole number)."""
    return mix((seed & MASK) ^ 0x5DEECE66D)


def derive(seed: int, n: int) -> int:
    """The n-th independent seed of a series, below 2**63: game n of a run is the same however the run is split."""
    return mix((seed_luck(seed) + (n + 1) * GAMMA) & MASK) >> 1


def step(luck: int, sides: int) -> tuple[int, int]:
    """The next position and a number in 0..sides-1, without bias (rejection). `sides` is 1..2**32."""
    while True:
        luck = (luck + GAMMA) & MASK
        z = ((luck ^ (luck >> 30)) * 0xBF58476D1CE4E5B9) & MASK  # `mix`, which is called nowhere as often as here
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        # The bound below which all sides are equally likely lies above 2**64 - sides, so it is rarely reckoned.
        if z <= MASK - sides or z < ((1 << 64) // sides) * sides:
            return luck, z % sides


def draw(s: State, sides: int) -> int:
    """A fair number in 0..sides-1: a die, or a coin with sides 2.

    Raises LuckNeeded when the script is used up and there is no generator, and ValueError when the script holds a
    number that this draw can't give.
    """
    if s.script:
        value = s.script[0]
        if value == ASK:
            raise LuckNeeded(sides)
        if not 0 <= value < sides:
            raise ValueError(f"scripted luck is {value}, but the draw has {sides} outcomes (0 to {sides - 1})")
        s.script = s.script[1:]
        return value
    if s.luck is None:
        raise LuckNeeded(sides)
    s.luck, value = step(s.luck, sides)
    return value


def shuffle(s: State, items: list[T]) -> None:
    """Put `items` in random order, in place (Fisher and Yates, from the end).

    It never asks: with a generator it uses the generator even while coins are asked for, so that `outcomes` need not
    enumerate orders. Without a generator it takes len(items) - 1 scripted draws.
    """
    for i in range(len(items) - 1, 0, -1):
        if s.luck is None:
            j = _scripted(s, items, i + 1)
        else:
            s.luck, j = step(s.luck, i + 1)
        items[i], items[j] = items[j], items[i]


def _scripted(s: State, items: list[T], sides: int) -> int:
    """One draw of a shuffle from the script."""
    try:
        return draw(s, sides)
    except LuckNeeded as need:
        raise LuckNeeded(need.sides, items) from None


class Branch(Generic[S]):
    """One way the coins and dice of an answer can fall: the sides in `script`, the probability, the state after it,
    and the events on the way (empty unless asked for)."""

    __slots__ = ("chance", "events", "script", "state")

    def __init__(self, script: tuple[int, ...], chance: float, state: S, events: tuple[Event, ...]) -> None:
        self.script = script
        self.chance = chance
        self.state = state
        self.events = events


def outcomes(
    rules: Rules[S], s: S, picks: Answer, listen: bool = False, deepest: int | None = None
) -> Iterator[Branch[S]]:
    """Every way the coins and dice of one answer can fall, each as the state after it; with `listen`, also its events.

    `s` is untouched. Shuffles are not enumerated. The probabilities sum to 1; ways with more than `deepest` coins and
    dice are left out (coins until tails have no end). Raises IllegalAnswer.
    """
    waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while waiting:
        script, chance = waiting.pop()
        after = s.clone()
        after.script = (*script, ASK)
        heard: list[Event] = []
        if listen:
            after.sink = heard.append
        try:
            answer(rules, after, picks)
        except LuckNeeded as need:
            if deepest is not None and len(script) >= deepest:
                continue
            waiting.extend(((*script, side), chance / need.sides) for side in reversed(range(need.sides)))
        else:
            after.script = ()
            after.sink = None
            yield Branch(script, chance, after, tuple(heard))
