"""The only source of chance, with its drivers behind one door (architecture: Luck).

* seeded: `state.luck` is the position of a generator, one whole number. Below 2**64 it is splitmix64 (Steele, Lea,
  Flood 2014), which is quick, and which a machine could find out from what was seen of it; else it is
  key << 64 | counter of BLAKE2b in counter mode, which none can. Seeds tell them apart in the same way;
* scripted: `state.script` is used up first; with `luck` None a draw beyond it raises LuckNeeded;
* asked: `outcomes` runs an answer once for each way its coins and dice can fall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from .agenda import answer
from .compiling import has_words
from .decision import Answer

if TYPE_CHECKING:
    from .compiling import i64
    from .event import Event
    from .rules import Rules
    from .state import State

S = TypeVar("S", bound="State")
T = TypeVar("T")

MASK: Final = (1 << 64) - 1
LOW: Final = (1 << 32) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
KEYED_BITS: Final = 256
"""How long a seed of the keyed generator may be, and how long its key is."""
LUCK_BITS: Final = KEYED_BITS + 64
"""How long a position is: a key and a counter."""
QUICK: Final = "splitmix64"
KEYED: Final = "blake2b"
SPOKEN: Final = (1 << 53) - 1
"""Up to here every reader of JSON takes numbers as they are; browsers round larger ones."""

_HEX: Final = frozenset("0123456789abcdef")

# BLAKE2b takes 16 bytes that keep what is made for one purpose apart from all else.
FOR_KEYS: Final = b"stolik.luck.seed"
FOR_DRAWS: Final = b"stolik.luck.draw"
FOR_SERIES: Final = b"stolik.luck.nth."
ASK: Final = -1
"""In a script: stop here and ask from outside which side falls."""


class LuckNeeded(Exception):  # noqa: N818 - it is a question to the driver, not an error
    """A draw beyond the script. `sides` is how many outcomes are equally likely, `shuffled` what was being shuffled
    (None: a single coin or die), `told` a message that says more than the two."""

    def __init__(self, sides: int, shuffled: Sequence[object] | None = None, told: str = "") -> None:
        self.sides = sides
        self.shuffled = shuffled
        super().__init__(told or f"luck was not scripted: one of {sides} is needed")


# The generator works in machine words. Compiled, a word has a sign and cuts off what is shifted out of it; interpreted,
# it is a whole number without a sign. What stands here is right for both.
def mix_word(z: i64) -> i64:
    """The output function of splitmix64."""
    z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST) & ALL
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND) & ALL
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


SIGNED: Final = has_words(mix_word)


def _constant(number: int) -> int:
    return number - (1 << 64) if SIGNED and number >> 63 else number


ALL: Final[i64] = _constant(MASK)
NEXT: Final[i64] = _constant(GAMMA)
FIRST: Final[i64] = _constant(0xBF58476D1CE4E5B9)
SECOND: Final[i64] = _constant(0x94D049BB133111EB)
HIGHEST: Final = MASK >> 1
"""The highest number that is a word with a sign as it is; those above are WRAP less."""
WRAP: Final = 1 << 64
SMALL: Final = 1 << 32
"""How many sides a draw may have that words reckon."""
SURE: Final[i64] = (MASK >> 1 if SIGNED else MASK) - SMALL
"""Up to here, without a sign, all sides of a small draw are equally likely."""
SURE_HALF: Final[i64] = (MASK - SMALL) >> 1


def to_word(number: int) -> i64:
    """A number of 64 bits as a word."""
    return number if not SIGNED or number <= HIGHEST else number - WRAP


def to_number(word: i64) -> int:
    """A word as a number of 64 bits."""
    return word if word >= 0 else int(word) + WRAP


def side(z: i64, sides: i64) -> i64:
    """Which side falls by this output of the generator; -1 where it lies so high that it may have to be rejected."""
    if 0 <= z <= SURE:
        return z % sides
    half: i64 = (z >> 1) & (MASK >> 1)
    return ((half % sides) * 2 + (z & 1)) % sides if half <= SURE_HALF else -1


def mix(z: int) -> int:
    """The output function of splitmix64: 64 bits in, 64 bits out."""
    return to_number(mix_word(to_word(z)))


def seed_luck(seed: int) -> int:
    """The generator's first position for a seed: below 2**64 (negative ones too) of the quick generator, from there on
    of the keyed one. Raises ValueError from 2**256 on."""
    if seed > MASK:
        return int.from_bytes(blake2b(_bytes(seed), digest_size=32, person=FOR_KEYS).digest(), "big") << 64
    return mix((seed & MASK) ^ 0x5DEECE66D)


def check_seed(seed: int) -> None:
    """Raises ValueError for a seed that is longer than any generator takes."""
    if seed >> KEYED_BITS > 0:
        raise ValueError(f"a seed has at most {KEYED_BITS} bits, and this one has {seed.bit_length()}")


def _bytes(seed: int) -> bytes:
    check_seed(seed)
    return seed.to_bytes(KEYED_BITS // 8, "big")


def derive(seed: int, n: int) -> int:
    """The n-th independent seed of a series, below 2**63: game n of a run is the same however the run is split. Nothing
    of a seed of the keyed generator can be told from those that are derived of it."""
    if seed > MASK:
        at = blake2b((n & MASK).to_bytes(8, "big"), digest_size=8, key=_bytes(seed), person=FOR_SERIES)
        return int.from_bytes(at.digest(), "big") >> 1
    return mix((seed_luck(seed) + (n + 1) * GAMMA) & MASK) >> 1


def step(luck: int, sides: int) -> tuple[int, int]:
    """The next position and a number in 0..sides-1, without bias (rejection). `sides` is 1..2**64."""
    if luck > MASK:
        return _keyed_step(luck, sides)
    if sides <= SMALL:
        # `mix_word` and `side`, which are called nowhere as often as here
        word: i64 = luck if not SIGNED or luck <= HIGHEST else luck - WRAP
        word = (word + NEXT) & ALL
        z = ((word ^ ((word >> 30) & 0x3FFFFFFFF)) * FIRST) & ALL
        z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND) & ALL
        z ^= (z >> 31) & 0x1FFFFFFFF
        fallen = z % sides if 0 <= z <= SURE else side(z, sides)
        if fallen >= 0:
            return (word if word >= 0 else int(word) + WRAP), fallen
    while True:
        luck = (luck + GAMMA) & MASK
        drawn = mix(luck)
        if drawn < ((1 << 64) // sides) * sides:
            return luck, drawn % sides


def _keyed_step(luck: int, sides: int) -> tuple[int, int]:
    """The same by the keyed generator: number n of its stream is BLAKE2b(n) under the key, 8 bytes of it."""
    key = (luck >> 64).to_bytes(KEYED_BITS // 8, "big")
    while True:
        n = (luck & MASK).to_bytes(8, "big")
        z = int.from_bytes(blake2b(n, digest_size=8, key=key, person=FOR_DRAWS).digest(), "big")
        luck += 1
        if z <= MASK - sides or z < ((1 << 64) // sides) * sides:
            return luck, z % sides


def written(number: int) -> int | str:
    """A seed or a position as JSON data that says of which generator it is: a number as it is, of the quick one, up to
    where browsers round; else the generator's name and hexadecimal digits, "blake2b:3f…"."""
    if -SPOKEN <= number <= SPOKEN:
        return number
    return f"{KEYED}:{number:x}" if number > MASK else f"{QUICK}:{number & MASK:x}"


def read_written(data: object, bits: int = KEYED_BITS) -> int:
    """What `written` wrote, of at most so many bits. Raises ValueError."""
    if type(data) is int:
        if data > MASK:
            raise ValueError(f"a number above 2**64 is written as {KEYED!r}, a colon and hexadecimal digits")
        return data
    if not isinstance(data, str):
        raise ValueError("expected a whole number, or a generator, a colon and hexadecimal digits")
    generator, _, digits = data.partition(":")
    most = bits // 4
    if generator not in (QUICK, KEYED) or not 0 < len(digits) <= most or not _HEX.issuperset(digits):
        raise ValueError(f"expected {QUICK} or {KEYED}, a colon and up to {most} hexadecimal digits, not {data[:40]!r}")
    number = int(digits, 16)
    if (number > MASK) != (generator == KEYED):  # one number, one written form
        raise ValueError(f"{data[:40]!r} is no number of {generator}")
    return number


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
    if s.luck is not None:
        s.luck = shuffle_by(s.luck, items)
        return
    for last in range(len(items) - 1, 0, -1):
        _swap(items, last, _scripted(s, items, last + 1))


def shuffle_by(luck: int, items: list[T]) -> int:
    """Put `items` in random order, in place, by a generator at this position: a `step` for each. Returns the next
    position."""
    if luck > MASK:
        for last in range(len(items) - 1, 0, -1):
            luck, at = _keyed_step(luck, last + 1)
            _swap(items, last, at)
        return luck
    word = to_word(luck)
    sides: i64 = len(items)
    while sides > 1:
        word = (word + NEXT) & ALL
        z = ((word ^ ((word >> 30) & 0x3FFFFFFFF)) * FIRST) & ALL
        z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND) & ALL
        z ^= (z >> 31) & 0x1FFFFFFFF
        fallen = z % sides if 0 <= z <= SURE else side(z, sides)
        if fallen < 0:
            luck, again = step(to_number((word - NEXT) & ALL), sides)
            word, fallen = to_word(luck), again
        sides -= 1
        items[fallen], items[sides] = items[sides], items[fallen]
    return to_number(word)


def _swap(items: list[T], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


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
