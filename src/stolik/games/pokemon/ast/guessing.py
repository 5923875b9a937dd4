"""Steps of the Pokémon TCG in which something is hidden by one player and guessed by the other, or shown by both at
once."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Filter, Step


@dataclass(frozen=True)
class GuessCoin(Step):
    """You choose a side of a coin unseen, and the opponent guesses it: `wrong`, or `right`."""

    wrong: Step
    right: Step | None = None


@dataclass(frozen=True)
class GuessType(Step):
    """You choose a Pokémon card of your hand unseen, one that the filter admits, and the opponent guesses a type of it.
    It is shown and stays in the hand; `wrong`, if it is of another type."""

    filter: Filter
    wrong: Step


@dataclass(frozen=True)
class Contest(Step):
    """Rock-Paper-Scissors with the opponent, again as long as both show the same: `won` if you win, else `lost`."""

    won: Step
    lost: Step
