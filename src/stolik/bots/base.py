"""What every bot is: somebody who is asked, and answers from what one seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import fields
from hashlib import blake2b
from itertools import islice
from typing import Any, ClassVar, Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive
from stolik.kernel.view import View, Worlds

WIDEST: Final = 2000
"""How many answers are tried at most where several picks make many combinations."""


class Bot(ABC):
    """A computer player of one game.

    `seed` is any whole number. `sees` says whether `choose` needs a view and worlds; a bot that doesn't is given None
    for both, because building a view costs as much as the rest of a decision.
    """

    name: ClassVar[str]
    sees: ClassVar[bool] = True

    def __init__(self, game: str, seed: int = 0) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"the seed of a bot is a whole number, not {seed!r}")
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """A legal answer to `decision`, which is asked of the seat whose view and worlds these are (TB-AI-1)."""


def position_luck(seed: int, view: View) -> int:
    """A number for the bot's own draws that depends on its seed and on what it sees, and on nothing else (TB-AI-4).

    The pending decision is left out, because it follows from the position. The same on every Python.
    """
    seen = [(field.name, getattr(view, field.name)) for field in fields(view) if field.name != "decision"]
    return derive(seed, int.from_bytes(blake2b(repr(seen).encode(), digest_size=8).digest(), "big"))


def answers_to(decision: Decision) -> Iterable[Answer]:
    """The legal answers to try: all of them, but not more than WIDEST."""
    if decision.least == decision.most == 1 and decision.rule is None:
        return [(option,) for option in decision.options]
    return islice(decision.answers(), WIDEST)
