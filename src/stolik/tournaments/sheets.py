"""Results for programs and for spreadsheets: standings, rounds and matches as JSON data, and as CSV.

A name that a spreadsheet would take for a formula stands behind an apostrophe, as OWASP advises ("CSV Injection"):
whatever begins with = + - @, with their full-width forms, a tab or a line's end, also behind blanks and signs that are
not seen.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any, Final

from .arena import Arena
from .entrants import Entrant
from .placing import places
from .standings import Standing, shown
from .state import Tournament

_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
ARENA: Final = "arena"
BOM: Final = "\ufeff"
"""What tells a spreadsheet that a file is UTF-8."""


def results(tournament: Tournament | Arena) -> dict[str, Any]:
    """All that came of a tournament, as JSON data: its standings with the reasons, its rounds with their matches (of an
    arena its matches, with the second in which each was paired, counted from its beginning), and what names and people
    its entrants have."""
    table = _table(tournament)
    found = {
        "format": ARENA if isinstance(tournament, Arena) else tournament.plan.format,
        "phase": tournament.phase,
        "entrants": [one.to_data() for one in tournament.entrants],
        "standings": [one.to_data() for one in table],
    }
    if not isinstance(tournament, Arena):
        return {**found, "rounds": [one.to_data() for one in tournament.rounds]}
    began = tournament.began or 0
    met = [{**one.match.to_data(), "at": one.at - began, "void": one.void} for one in tournament.meetings]
    return {**found, "lasts": tournament.lasts, "streaks": tournament.streaks, "matches": met}


def standings_rows(tournament: Tournament | Arena) -> list[list[str]]:
    """The standings as rows, a heading first. Tie-breaks are as they are shown, with a column each."""
    table = _table(tournament)
    breaks = list(dict.fromkeys(by for line in table for by, _ in line.breaks))
    head = ["place", "id", "name", "points", "won", "drawn", "lost", "byes", *breaks, "above next by", "left after"]
    return [head, *[_line(tournament.by_id[line.id], line, breaks) for line in table]]


def _table(tournament: Tournament | Arena) -> Sequence[Standing]:
    return tournament.standings() if isinstance(tournament, Arena) else places(tournament)


def _line(who: Entrant, line: Standing, breaks: Sequence[str]) -> list[str]:
    told = {by: shown(by, value) for by, value in line.breaks}
    counts = [line.points, line.won, line.drawn, line.lost, line.byes]
    return [
        str(line.place),
        who.id,
        who.shown,
        *map(str, counts),
        *[told.get(by, "") for by in breaks],
        "" if line.apart is None else line.apart.by,
        "" if who.left is None else str(who.left),
    ]


def met_rows(arena: Arena) -> list[list[str]]:
    """All matches of an arena as rows, a heading first: its number, the second in which it was paired from the
    beginning, who met whom, and as in `matches_rows`; those that count for nothing are not there."""
    began = arena.began or 0
    rows = [["table", "second", "first", "second player", "games", "winner", "reason"]]
    for one in arena.meetings:
        match, score = one.match, one.match.score
        if not one.void:
            games = f"{score.first}–{score.second}–{score.drawn}"
            told = [match.first, match.second or "", games, match.winner() or "", match.reason]
            rows.append([str(match.table), str(one.at - began), *told])
    return rows


def matches_rows(tournament: Tournament) -> list[list[str]]:
    """All matches as rows, a heading first; `winner` is an id, "" where nobody has won or nothing is known yet."""
    head = ["round", "stage", "table", "slot", "first", "second", "games", "winner", "reason", "met before"]
    rows = [head]
    for one in tournament.rounds:
        for match in one.matches:
            score = match.score
            rows.append(
                [
                    str(one.number),
                    one.stage,
                    str(match.table),
                    match.slot,
                    match.first,
                    match.second or "",
                    # with an en dash: spreadsheets take 2-1 for a day
                    f"{score.first}–{score.second}–{score.drawn}",
                    match.winner() or "",
                    match.reason,
                    "yes" if match.again else "",
                ]
            )
    return rows


def written(rows: Iterable[Sequence[str]]) -> str:
    """Rows as CSV (RFC 4180) that a spreadsheet opens as UTF-8 and takes no formula from."""
    out = io.StringIO(newline="")
    csv.writer(out).writerows([[guarded(cell) for cell in row] for row in rows])
    return BOM + out.getvalue()


def guarded(cell: str) -> str:
    """A cell that is text to a spreadsheet, whatever it begins with."""
    seen = next((n for n, sign in enumerate(cell) if sign.isprintable() and not sign.isspace()), len(cell))
    return "'" + cell if cell.startswith(_FORMULAS) or cell.startswith(_FORMULAS, seen) else cell
