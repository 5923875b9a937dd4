"""Tournaments as values: who is in them, who meets whom, what came of it, and who is where (docs/tournaments.md).

Pure values and functions, without a server, a game or a clock; all chance follows from a seed that is given. A
`Tournament` has rounds, an `Arena` a time. Every step gives the next value, or raises `TournamentError` with a code and
what its sentence names, and changes nothing.
"""

from .arena import Arena
from .entrants import Entrant
from .matches import Match, Result, Score
from .placing import places
from .plan import Plan
from .reading import either, from_data
from .refusals import ExtraError, TournamentError
from .sizes import Size, size_for
from .standings import DCI, PLAIN, POP, Bout, Standing, Tally, ranked, shown
from .state import Round, Tournament
from .steps import (
    absent,
    agree,
    close,
    come_back,
    concede,
    double_loss,
    end,
    enter,
    erase,
    game,
    leave,
    pair,
    result,
    sit,
    start,
    unpair,
)

__all__ = [
    "Arena",
    "Bout",
    "DCI",
    "Entrant",
    "ExtraError",
    "Match",
    "PLAIN",
    "POP",
    "Plan",
    "Result",
    "Round",
    "Score",
    "Size",
    "Standing",
    "Tally",
    "Tournament",
    "TournamentError",
    "absent",
    "agree",
    "close",
    "come_back",
    "concede",
    "double_loss",
    "either",
    "end",
    "enter",
    "erase",
    "from_data",
    "game",
    "leave",
    "pair",
    "places",
    "ranked",
    "result",
    "sit",
    "shown",
    "size_for",
    "start",
    "unpair",
]
