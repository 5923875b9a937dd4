"""A drawn table that nobody keeps, as a table's socket would tell it: that of a lesson, or of a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from stolik.kernel.decision import Seat
from stolik.match import Match

from . import protocol as p
from .denied import Denied
from .faces import face_of
from .render import Renderer, Viewer


def named(match: Match, lang: str) -> Match:
    """The match, its seats called as the language does."""
    match.record.names = face_of(match.game.id).seats(match.names, lang)
    return match


def snapshot(match: Match, seat: Seat, called: str, lang: str) -> p.StateFrame:
    """Everything that the seat sees, as at a table of this name that is opened."""
    view = Renderer(named(match, lang)).sight(Viewer(seat, lang))
    status: Literal["running", "over"] = "running" if match.outcome is None else "over"
    options = getattr(match.view(seat), "options", {})
    table = p.TableData(called, match.game.id, status, False, 0, None, False, options, None)
    seats = [p.SeatData(name, other != seat, True, None) for other, name in enumerate(match.names)]
    asked = None if match.decision is None else match.decision.seat
    state = p.StateData(table, seat, [seat], seats, view, [], [], None, None, False, asked=asked)
    return p.StateFrame(match.turn, state)


def previews(match: Match, seat: Seat, lang: str, picks: Sequence[int]) -> bytes:
    """What each of these answers would bring, `picks` being positions: a PreviewData. Raises Denied."""
    try:
        results = Renderer(named(match, lang)).preview(Viewer(seat, lang), picks)
    except (IndexError, ValueError) as wrong:
        raise Denied(400, "bad-request", str(wrong)) from None
    return p.write(p.PreviewData(0, match.turn, results))


def moves(match: Match, since: int, seat: Seat, lang: str) -> list[p.StateFrame | p.MoveFrame]:
    """What came after `since` entries, answer by answer."""
    renderer, viewer = Renderer(named(match, lang)), Viewer(seat, lang)
    frames: list[p.StateFrame | p.MoveFrame] = []
    for n in range(since + 1, match.turn + 1):
        entry = renderer.log_entry(viewer, n)
        last = n == match.turn
        outcome = match.outcome if last else None
        sight = renderer.face.sight(match.view(seat, n), outcome, match.names, lang)
        asked = None if match.decision is None or not last else match.decision.seat
        events = renderer.events(viewer, n)
        frames.append(p.MoveFrame(n, p.MoveData(sight, [entry] if entry else [], events, None, asked)))
    return frames
