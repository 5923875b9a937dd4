"""What every bot is: somebody who is asked, and answers from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import fields
from hashlib import blake2b
from itertools import islice
from typing import Any, ClassVar, Final, TypeVar

from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import check_seed, derive
from stolik.kernel.view import View, Worlds

from .evaluation import Evaluation
from .learned import Features, LearnedEvaluation, Network
from .pilot import Pilot

KEPT: Final = 8
"""For how many pools pilots and features are kept at most."""
OUTSIDE: Final = "cmd"
"""The name of the bot that is a program of somebody else's (outside.py)."""
WIDEST: Final = 2000
"""How many answers are tried at most where several picks make many combinations."""


T = TypeVar("T")


class Judgement:
    """How one game is judged and played: its evaluation, and what makes its pilots and the features that its network
    sees from what is printed on its cards; each None where the game has none. A game that has neither evaluation nor
    pilot is judged by playing on to the end.

    What is made for a pool is made once: what it learns from printed cards does not change. `network` gives the network
    when it is first asked for."""

    def __init__(
        self,
        game: str,
        evaluation: Evaluation | None = None,
        pilot: Callable[[Any], Pilot] | None = None,
        features: Callable[[Any], Features] | None = None,
        network: Callable[[], Network] | None = None,
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.maker = pilot
        self.sight = features
        self._read = network
        self._network: Network | None = None
        self._pilots: list[tuple[Any, Pilot]] = []
        self._features: list[tuple[Any, Features]] = []
        self._learned: list[tuple[Any, LearnedEvaluation]] = []

    def pilot(self, worlds: Worlds[Any]) -> Pilot | None:
        """The game's pilot for these cards; None where it has none or needs none."""
        maker = self.maker
        return None if maker is None else _once(self._pilots, worlds.printed, maker)

    def features(self, worlds: Worlds[Any]) -> Features | None:
        """What a network sees of views over these cards; None where the game has no features."""
        maker = self.sight
        return None if maker is None else _once(self._features, worlds.printed, maker)

    def learned(self, worlds: Worlds[Any]) -> LearnedEvaluation | None:
        """What was learned from games over these cards; None where the game has no features or no network. Raises
        ValueError for a network that does not belong to the features."""
        features = self.features(worlds)
        if features is None or self._read is None:
            return None
        if self._network is None:
            self._network = self._read()
        own, seen, network = self.evaluation, features, self._network
        return _once(self._learned, worlds.printed, lambda _: LearnedEvaluation(own, seen, network))

    def by_weights(self, evaluation: Evaluation | None) -> Judgement:
        """The same game judged by another evaluation, and by nothing that was learned."""
        return Judgement(self.game, evaluation, self.maker, self.sight)

    def by_network(self, network: Network) -> Judgement:
        """The same game judged by another network."""
        return Judgement(self.game, self.evaluation, self.maker, self.sight, lambda: network)


def _once(kept: list[tuple[Any, T]], printed: Any, make: Callable[[Any], T]) -> T:
    """What is kept for a pool, made where it is not."""
    for known, one in kept:
        if known is printed:
            return one
    made = make(printed)
    kept.insert(0, (printed, made))
    del kept[KEPT:]
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player of one game, which `judgement` knows how to judge.

    `seed` is any whole number. `sees` says whether `choose` needs a view and worlds; a bot that doesn't is given None
    for both, because building a view costs as much as the rest of a decision.
    """

    name: ClassVar[str]
    sees: ClassVar[bool] = True

    def __init__(self, judgement: Judgement, seed: Any = 0) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"the seed of a bot is a whole number, not {seed!r}")
        check_seed(seed)
        self.judgement = judgement
        self.seed = seed

    @abstractmethod
    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """A legal answer to `decision`, which is asked of the seat whose view and worlds these are."""


def position_luck(seed: int, view: View) -> int:
    """A number for the bot's own draws that depends on its seed and on what it sees, and on nothing else.

    The pending decision is left out, because it follows from the position. The same on every Python.
    """
    seen = [(field.name, getattr(view, field.name)) for field in fields(view) if field.name != "decision"]
    return derive(seed, int.from_bytes(blake2b(repr(seen).encode(), digest_size=8).digest(), "big"))


def answers_to(decision: Decision) -> Iterable[Answer]:
    """The legal answers to try: all of them, but not more than WIDEST."""
    if decision.least == decision.most == 1 and decision.rule is None:
        return [(option,) for option in decision.options]
    return islice(decision.answers(), WIDEST)
