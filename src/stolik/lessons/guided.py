"""The guided first game of each game: a real one from a fixed opening, with a coach whose words become fewer.

Its file is `guided.toml` beside the lessons: `table` draws the opening and `before` has been done, `seat` is the
learner's, `bot` plays the others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from stolik.catalog import game as find_game
from stolik.kernel.decision import Seat
from stolik.kernel.luck import seed_luck
from stolik.match import Match
from stolik.scenarios.table import players, table

from .lesson import GUIDED, Acts, LessonError, Said


@dataclass(frozen=True)
class Hint:
    """What the coach says in the learner's turn `turn`; 0 is before the first. `theme` is the verb that it is about."""

    turn: int
    say: Said
    theme: str = ""


@dataclass(frozen=True)
class Guided:
    """A guided first game."""

    game: str
    seat: Seat
    bot: str
    drawing: str
    before: Acts
    hints: tuple[Hint, ...]

    def match(self, seed: int) -> Match:
        """The game at its first question, with luck from `seed` from then on."""
        found = find_game(self.game)
        state = table(found, self.drawing).do(*self.before).match._state.clone()
        state.script, state.luck = (), seed_luck(seed)
        return Match.from_state(found, state, seed, players(found.drawing))


@cache
def guided(game: str) -> Guided | None:
    """The guided first game of a game, None where there is none. Raises LessonError, UnknownGame, BrokenGame."""
    found = find_game(game)
    file = found.folders.lessons / GUIDED
    if found.drawing is None or not file.is_file():
        return None
    try:
        data: Mapping[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        seat = found.drawing.SEATS.index(data["seat"])
        hints = tuple(Hint(int(hint["turn"]), dict(hint["say"]), str(hint.get("theme", ""))) for hint in data["hint"])
        made = Guided(found.id, seat, data["bot"], data["table"], tuple(data.get("before", ())), hints)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as wrong:
        raise LessonError(
            f"{GUIDED} of {game}: {wrong}; it needs seat, bot, table, and hints with turn and say"
        ) from None
    if made.bot not in found.bots:
        raise LessonError(f"{GUIDED} of {game}: there is no bot {made.bot!r}; the bots are {', '.join(found.bots)}")
    return made
