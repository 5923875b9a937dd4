"""How good a position looks by a network that learned from games: what a game may offer beside its weights.

A game says by `Features` what the network is to see of a view, as numbers; `stolik train` fits the network to games
and writes it as a file, which is read here with the standard library alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp, isfinite, tanh
from operator import mul
from typing import Any, Final, Protocol

from stolik.kernel.decision import Seat

from .evaluation import Evaluation

DIGITS: Final = 4
"""How many digits of a number are written."""
LARGEST: Final = 1e12
"""Numbers beyond this are none that a network was trained to."""
SURE: Final = 30.0
"""Odds beyond e to this power count as so much."""


class Features(Protocol):
    """What a game's maker of features gives when called with what is printed on its cards (`Worlds.printed`). Its
    numbers depend on nothing but the view."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the numbers are, each a name of its own."""

    def of(self, view: Any, seat: Seat) -> list[float]:
        """What is seen of a view that counts, from `seat`'s side: as many numbers as names."""

    def counts(self, view: Any, seat: Seat) -> bool:
        """Whether views like this one are learned from, and judged by what was learned; never where the game is
        over."""


class Network:
    """Reads numbers as the chance of winning: each less its mean and in parts of its scale, one layer of hyperbolic
    tangents, and the logistic function of their sum.

    `hidden` has a row of weights for each unit, `biases` what is added to it; `out` and `bias` weigh the units. `told`
    is what its file says of itself. Raises ValueError for numbers that don't belong together or are none.
    """

    def __init__(
        self,
        names: Sequence[str],
        mean: Sequence[float],
        scale: Sequence[float],
        hidden: Sequence[Sequence[float]],
        biases: Sequence[float],
        out: Sequence[float],
        bias: float,
        told: Mapping[str, Any] | None = None,
    ) -> None:
        size = len(names)
        if not size or len(set(names)) != size:
            raise ValueError("the inputs of a network have a name each, and no two the same")
        if len(mean) != size or len(scale) != size:
            raise ValueError(f"a network of {size} inputs has {len(mean)} means and {len(scale)} scales")
        if not hidden or len(biases) != len(hidden) or len(out) != len(hidden):
            raise ValueError(f"a network of {len(hidden)} units has {len(biases)} biases and {len(out)} weights out")
        for n, row in enumerate(hidden):
            if len(row) != size:
                raise ValueError(f"unit {n + 1} of a network has {len(row)} weights for {size} inputs")
        for numbers in (mean, scale, biases, out, [bias], *hidden):
            for number in numbers:
                if not isfinite(number):
                    raise ValueError(f"{number} in a network is not a number to reckon with")
        if min(scale) <= 0:
            raise ValueError(f"the scale of the input {names[list(scale).index(min(scale))]!r} is not above 0")
        self.names = tuple(names)
        self.mean = list(mean)
        self.scale = list(scale)
        self.hidden = [list(row) for row in hidden]
        self.biases = list(biases)
        self.out = list(out)
        self.bias = bias
        self.told = dict(told or {})
        # means and scales are folded into the weights
        self._rows = [[weight / by for weight, by in zip(row, scale)] for row in hidden]
        self._starts = [at - sum(map(mul, row, mean)) for at, row in zip(biases, self._rows)]

    def chance(self, inputs: list[float]) -> float:
        """The chance of winning, from 0 to 1."""
        odds = self.bias
        for row, start, weight in zip(self._rows, self._starts, self.out):
            odds += weight * tanh(sum(map(mul, row, inputs), start))
        return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, odds))))

    def check(self, names: Sequence[str]) -> None:
        """Raises ValueError where features of these names are others than those it was made for."""
        if len(names) != len(self.names):
            raise ValueError(f"the network has {len(self.names)} inputs and the features have {len(names)}: train anew")
        for n, (own, other) in enumerate(zip(self.names, names)):
            if own != other:
                raise ValueError(f"input {n + 1} of the network is {own!r} and of the features {other!r}: train anew")


class LearnedEvaluation:
    """Chances by a network for views that count; all else is judged by the game's `own` evaluation. Without one, or one
    that says chances, nothing is known of those: 1/2. Raises ValueError for a network of other features."""

    def __init__(self, own: Evaluation | None, features: Features, network: Network) -> None:
        network.check(features.names)
        self._own = own
        self._own_chance: Any = getattr(own, "chance", None)
        self._features = features
        self._network = network

    def chance(self, view: Any, seat: Seat) -> float:
        """The chance of winning, from 0 to 1."""
        if self._features.counts(view, seat):
            return self._network.chance(self._features.of(view, seat))
        return 0.5 if self._own_chance is None else float(self._own_chance(view, seat))

    def value(self, view: Any, seat: Seat) -> float:
        """The same from -1, lost, to 1."""
        return 2 * self.chance(view, seat) - 1

    def score(self, view: Any, seat: Seat) -> float:
        """See Evaluation."""
        return self.value(view, seat) if self._own is None else self._own.score(view, seat)

    def hides(self, view: Any) -> bool:
        """See Evaluation."""
        return self._own is None or self._own.hides(view)


def network_of(place: str) -> Network:
    """The network that lies at "package:file". Raises ValueError for a file that says something else, and OSError."""
    package, _, name = place.partition(":")
    return read_network((files(package) / name).read_text(encoding="utf-8"))


def read_network(text: str) -> Network:
    """A network from the text of a file. Raises ValueError with what is wrong."""
    try:
        data = json.loads(text)
    except ValueError as wrong:
        raise ValueError(f"a network is written as JSON: {wrong}") from None
    if not isinstance(data, dict):
        raise ValueError("a network is a JSON object")
    inputs, hidden, out = _rows(data, "inputs"), _rows(data, "hidden"), _rows(data, "out")
    if len(out) != 1:
        raise ValueError(f"'out' of a network has one row, not {len(out)}")
    names = [name for name, *_ in inputs]
    for name, *numbers in inputs:
        if not isinstance(name, str) or len(numbers) != 2:
            raise ValueError("each of the 'inputs' of a network has a name, a mean and a scale")
    for row in [row[1:] for row in inputs] + hidden + out:
        for number in row:
            if isinstance(number, bool) or not isinstance(number, (int, float)):
                raise ValueError(f"{number!r} in a network is not a number")
            if not -LARGEST < number < LARGEST:  # nan is none of these either
                raise ValueError(f"{str(number)[:20]} in a network is not a number to reckon with")
    return Network(
        names,
        [float(row[1]) for row in inputs],
        [float(row[2]) for row in inputs],
        [[float(weight) for weight in row[1:]] for row in hidden],
        [float(row[0]) for row in hidden],
        [float(weight) for weight in out[0][1:]],
        float(out[0][0]),
        {key: said for key, said in data.items() if key not in ("inputs", "hidden", "out")},
    )


def write_network(network: Network) -> str:
    """The text of a file that `read_network` reads: first what it tells of itself, then a row for each input (name,
    mean, scale), each unit and the way out (what is added, then the weights)."""
    parts = [f"{json.dumps(key)}: {json.dumps(said, ensure_ascii=False)}" for key, said in network.told.items()]
    inputs = [[name, _short(m), _short(s)] for name, m, s in zip(network.names, network.mean, network.scale)]
    hidden = [[_short(at), *map(_short, row)] for at, row in zip(network.biases, network.hidden)]
    out = [[_short(network.bias), *map(_short, network.out)]]
    rows: dict[str, list[list[Any]]] = {"inputs": inputs, "hidden": hidden, "out": out}
    for key, found in rows.items():
        lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in found)
        parts.append(f'"{key}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def _rows(data: dict[str, Any], key: str) -> list[list[Any]]:
    rows = data.get(key)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) and row for row in rows):
        raise ValueError(f"a network has rows under {key!r}")
    return rows
