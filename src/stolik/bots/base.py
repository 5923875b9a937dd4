"""What every bot is: somebody who is asked, and answers from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import fields
from hashlib import blake2b
from itertools import islice
from typing import Any, ClassVar, Final

from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import check_seed, derive
from stolik.kernel.view import View, Worlds

from .evaluation import Evaluation
from .pilot import Pilot

KEPT: Final = 8
"""For how many pools pilots are kept at most."""
WIDEST: Final = 2000
"""How many answers are tried at most where several picks make many combinations."""


class Judgement:
    """How one game is judged and played: its evaluation, and what makes its pilots from what is printed on its cards;
    each None where the game has none. A game that has neither is judged by playing on to the end.

    A pilot is made once for a pool: what it learns from printed cards does not change."""

    def __init__(
        self, game: str, evaluation: Evaluation | None = None, pilot: Callable[[Any], Pilot] | None = None
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self._make = pilot
        self._made: list[tuple[Any, Pilot]] = []

    def pilot(self, worlds: Worlds[Any]) -> Pilot | None:
        """The game's pilot for these cards; None where it has none or needs none."""
        if self._make is None:
            return None
        printed = worlds.printed
        for known, pilot in self._made:
            if known is printed:
                return pilot
        made = self._make(printed)
        self._made = [(printed, made), *self._made[: KEPT - 1]]
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
