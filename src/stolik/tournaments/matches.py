"""A match and its result: who met whom, how many games each won, who won the match, and why it is so.

A match is a best of one, three or five. Games may be drawn, and so may a match where its format lets it; whoever has
more games when time is called has won it. Nothing here is ever changed: each step gives a new match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from .refusals import TournamentError
from .words import REASONS
from .written import Fields, damaged

BEST_OF: Final = (1, 3, 5)
"""How many games a match may have, drawn ones aside."""
MOST_DRAWN: Final = 9
"""Drawn games of one match."""
ONE_SIDED: Final = ("conceded", "no-show", "left")
"""Reasons for which one side loses without having been beaten."""
NOBODY_WINS: Final = ("double-loss", "agreed")
"""Reasons for which nobody wins."""


@dataclass(frozen=True)
class Score:
    """Games of a match: won by the first, won by the second, drawn."""

    first: int = 0
    second: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """How many there were."""
        return self.first + self.second + self.drawn

    def won(self, side: int) -> int:
        """Games that a side (0 or 1) has won."""
        return self.second if side else self.first

    def check(self, best_of: int) -> None:
        """Raises TournamentError for what can't be."""
        need = needed(best_of)
        whole = all(type(one) is int and one >= 0 for one in (self.first, self.second, self.drawn))
        won = max(self.first, self.second) <= need and self.first + self.second < 2 * need if whole else False
        if not won or self.drawn > MOST_DRAWN:
            raise TournamentError("bad-score", first=self.first, second=self.second, drawn=self.drawn, best_of=best_of)


@dataclass(frozen=True)
class Result:
    """How a match ended: the `winner` (0 the first of the two, 1 the second, None nobody), why (`words.REASONS`), and
    the games. A match that nobody won is drawn, but for a double loss and where both have left."""

    winner: int | None
    reason: str
    score: Score = Score()

    @property
    def drawn(self) -> bool:
        """Whether both get what a draw gives."""
        return self.winner is None and self.reason in ("played", "agreed")


@dataclass(frozen=True)
class Match:
    """Two entrants at a table of a round; without a `second` it is a bye. `slot` is its place in a bracket ("W1-2"), ""
    outside. `score` are the games so far; `sits` says that somebody has sat down, `again` that the two met before
    though nobody should, since there was no other way."""

    table: int
    first: str
    second: str | None
    slot: str = ""
    score: Score = Score()
    result: Result | None = None
    sits: bool = False
    again: bool = False

    @property
    def bye(self) -> bool:
        """Whether there is nobody to play against."""
        return self.second is None

    @property
    def both(self) -> tuple[str, ...]:
        """Who is in it."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def reason(self) -> str:
        """Why its result is what it is, "" without one."""
        return "" if self.result is None else self.result.reason

    def side(self, entrant: str) -> int:
        """0 for the first of the two, 1 for the second. Raises TournamentError for anybody else."""
        if entrant not in self.both:
            raise TournamentError("not-at-table", entrant=entrant, table=self.table)
        return self.both.index(entrant)

    def other(self, entrant: str) -> str | None:
        """Whom they play against. Raises TournamentError for somebody who is not in it."""
        return self.second if self.side(entrant) == 0 else self.first

    def winner(self) -> str | None:
        """Who has won it, None where nobody has."""
        return None if self.result is None or self.result.winner is None else self.both[self.result.winner]

    def loser(self) -> str | None:
        """Who has lost it against the winner."""
        won = self.winner()
        return None if won is None else self.other(won)

    def game(self, winner: str | None, best_of: int, *, draws: bool) -> Match:
        """With one more game, won by one of the two or drawn; with the result too, once it is decided. A drawn best of
        one is over where a match may be drawn (`draws`), else it is played again. Raises TournamentError where it is
        decided already."""
        self._plays()
        if self.result is not None:
            raise TournamentError("decided", table=self.table)
        side = None if winner is None else self.side(winner)
        now = self.score
        score = Score(now.first + (side == 0), now.second + (side == 1), now.drawn + (side is None))
        score.check(best_of)
        result = None
        if max(score.first, score.second) == needed(best_of) or (best_of == 1 and draws):
            result = Result(_ahead(score), "played", score)
        return replace(self, score=score, result=result, sits=True)

    def ended(self, score: Score, best_of: int, *, draws: bool) -> Match:
        """With a whole result, in place of one that was there: who has more games has won. Raises TournamentError for
        a score that can't be, and for a draw where there is none."""
        self._plays()
        score.check(best_of)
        if not score.played:
            raise TournamentError("no-games")
        return self._with(Result(_ahead(score), "played", score), draws)

    def given(self, loser: str, reason: str, best_of: int) -> Match:
        """Won by the other one, who gets the games that were still needed: `loser` has conceded, did not come or has
        left. Raises TournamentError for another reason."""
        self._plays()
        side = self.side(loser)
        if reason not in ONE_SIDED:
            raise TournamentError("bad-choice", field="reason", known=", ".join(ONE_SIDED))
        kept = 0 if reason == "no-show" else min(self._entered().won(side), needed(best_of) - 1)
        games = (needed(best_of), kept) if side else (kept, needed(best_of))
        return self._with(Result(1 - side, reason, Score(*games)), True)

    def nobody(self, reason: str, *, draws: bool) -> Match:
        """Won by nobody: a double loss, or a draw that both agreed on. Raises TournamentError for another reason, and
        where somebody must win (a double loss is possible there all the same)."""
        self._plays()
        if reason not in NOBODY_WINS:
            raise TournamentError("bad-choice", field="reason", known=", ".join(NOBODY_WINS))
        score = self._entered()
        if reason == "agreed" and score.first != score.second:
            score = Score()
        return self._with(Result(None, reason, score), draws or reason == "double-loss")

    def erased(self) -> Match:
        """Without what was entered. Raises TournamentError for a bye."""
        self._plays()
        return replace(self, score=Score(), result=None)

    def _entered(self) -> Score:
        """The games that were played, none of those that a result gave."""
        return self.score if self.result is None or self.result.reason == "played" else Score()

    def _with(self, result: Result, draws: bool) -> Match:
        if result.winner is None and not draws:
            raise TournamentError("needs-winner")
        return replace(self, result=result, score=result.score, sits=True)

    def _plays(self) -> None:
        if self.bye or (self.result is not None and self.result.reason == "left" and not self.sits):
            raise TournamentError("a-bye", table=self.table)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        result = self.result
        return {
            "table": self.table,
            "first": self.first,
            "second": self.second,
            "slot": self.slot,
            "score": [self.score.first, self.score.second, self.score.drawn],
            "result": None if result is None else {"winner": result.winner, "reason": result.reason},
            "sits": self.sits,
            "again": self.again,
        }

    @classmethod
    def from_data(cls, data: object, where: str, best_of: int) -> Match:
        """From JSON data. Raises TournamentError, also for a result that this match can't have."""
        fields = Fields(data, where)
        score = Score(*fields.some("score", _count, 3))
        if len(fields.one("score")) != 3:
            damaged(fields.place("score"), "three numbers were expected")
        score.check(best_of)
        match = cls(
            table=fields.number("table", 1, 100_000),
            first=fields.text("first"),
            second=fields.maybe("second", fields.text),
            slot=fields.text("slot"),
            score=score,
            sits=fields.flag("sits"),
            again=fields.flag("again"),
        )
        told = fields.one("result")
        fields.end()
        if told is not None:
            match = replace(match, result=_result(Fields(told, fields.place("result")), match))
        elif match.bye:
            damaged(fields.place("result"), "a bye has a result")
        if match.second == match.first:
            damaged(fields.place("second"), "nobody plays against themselves")
        return match


def _result(fields: Fields, match: Match) -> Result:
    winner = fields.maybe("winner", lambda name: fields.number(name, 0, 1))
    reason = fields.text("reason", REASONS)
    fields.end()
    fits = {
        "played": winner == _ahead(match.score) and match.score.played > 0,
        "bye": winner == 0,
        "missed": False,
        **{one: winner is not None and _ahead(match.score) == winner for one in ONE_SIDED},
        **dict.fromkeys(NOBODY_WINS, winner is None),
        "left": _ahead(match.score) == winner and (winner is not None or not match.score.played),
    }
    if not fits[reason] or match.bye != (reason == "bye"):
        damaged(fields.where, f"this match can't end so ({reason})")
    return Result(winner, reason, match.score)


def bye(table: int, entrant: str, best_of: int, slot: str = "") -> Match:
    """A bye: a win with all games that are needed."""
    won = Score(needed(best_of))
    return Match(table, entrant, None, slot, won, Result(0, "bye", won))


def needed(best_of: int) -> int:
    """Games that win a match."""
    return best_of // 2 + 1


def _ahead(score: Score) -> int | None:
    """Who has more games: 0, 1, or None for neither."""
    return None if score.first == score.second else int(score.second > score.first)


def _count(data: object, where: str) -> int:
    if type(data) is not int or not 0 <= data <= MOST_DRAWN:
        damaged(where, "a small number was expected")
    return data
