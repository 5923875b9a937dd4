"""Running a chance: triggers first, then each plays or passes, until both have passed in a row (SW-POP-1..3)."""

from __future__ import annotations

from stolik.kernel.agenda import Ask
from stolik.kernel.decision import Answer, Decision

from .actions import MOMENTS, PASS
from .actions.using import playable
from .state import StarWarsState
from .triggers import triggers
from .windows import Window


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
    options = (*PASS.intents(s, w.seat, None), *playable(s, w, w.seat))
    s.agenda.append(w)
    s.agenda.append(Ask(Decision(w.seat, f"window:{w.kind}", options, about=(w.about,))))


def resume_window(s: StarWarsState, w: Window, picks: Answer) -> None:
    """A pass, or a play: then the other player has the go, after what it set off (SW-POP-3)."""
    s.agenda.append(w)
    MOMENTS["window"].verbs[picks[0].verb].act(s, w.seat, picks[0].args)
