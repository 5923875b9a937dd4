"""What is asked and told over HTTP of a set that plays against the bundled ones."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .bodies import ErrorData, OptionValues, Stacks


class GauntletBody(Struct, forbid_unknown_fields=True):
    """A set that is to play against the bundled ones, under the settings of a game."""

    stacks: Stacks
    options: Annotated[OptionValues, Meta(max_length=32)] = {}


class GauntletMet(Struct):
    """A bundled set that was met, by its title: the share of the `games` that was won against it, a draw counting half,
    and half of its 95 % interval."""

    name: str
    games: int
    rate: float
    half: float


class GauntletLine(Struct):
    """One of the lines (JSON, a line each) in which it is told how a set does against the bundled ones that it may
    meet, which are so many `decks`. It waits for its turn (`place` in the line, from 1), plays, and is done; `games` of
    about `of` were played. `rate` is the share that it won, a draw counting half, `half` half of its 95 % interval.
    `best` and `worst` are those against which it does clearly better and worse than against all together, `failed` the
    games in which a bot failed, which lost them. The last line is done, or has what ended it."""

    state: Literal["waits", "plays", "done", "ended"]
    place: int = 0
    decks: int = 0
    games: int = 0
    of: int = 0
    rate: float = 0.0
    half: float = 0.5
    best: list[GauntletMet] = []
    worst: list[GauntletMet] = []
    failed: int = 0
    error: ErrorData | None = None
