"""Running a chance: triggers first, then each plays or passes, until both have passed in a row (SW-POP-1..3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.kernel.agenda import Ask
from stolik.kernel.decision import Answer, Decision, Option

from .actions import MOMENTS
from .actions.using import PASS, playable
from .state import DARK, LIGHT, StarWarsState
from .triggers import triggers
from .windows import Window


def _question(seat: int, kind: str, about: int, there: Iterable[Option] = ()) -> Ask:
    return Ask(Decision(seat, f"window:{kind}", (PASS, *there), about=(about,)))


ONLY_PASS: Final = tuple(_question(seat, "open", 0) for seat in (DARK, LIGHT))
"""What is asked more often than all else, by who is asked: an open chance with nothing to play."""


def run_window(s: StarWarsState, w: Window) -> None:
    """Triggers first, then Dark plays or passes, then Light, until both have passed in a row (SW-POP-1, 2)."""
    if not w.begun:
        w = Window(w.kind, w.about, w.seat, w.passes, w.used, begun=True)
        if s.waiting:
            s.agenda.append(w)
            s.agenda.append(triggers() if w.kind == "open" else triggers(w.kind, w.about))
            return
    if w.passes == 2:
        return
    there = playable(s, w, w.seat)
    s.agenda.append(w)
    alone = not there and w.kind == "open"
    s.agenda.append(ONLY_PASS[w.seat] if alone else _question(w.seat, w.kind, w.about, there))


def resume_window(s: StarWarsState, w: Window, picks: Answer) -> None:
    """A pass, or a play: then the other player has the go, after what it set off (SW-POP-3)."""
    s.agenda.append(w)
    MOMENTS["window"].verbs[picks[0].verb].act(s, w.seat, picks[0].args)
