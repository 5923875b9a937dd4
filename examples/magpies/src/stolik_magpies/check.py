"""Whether a state that came from outside could be a game of Magpies at all."""

from __future__ import annotations

from stolik.kernel.agenda import Ask
from stolik.kernel.fields import hold, whole, wholes

from .cards import COPIES, KEYS, TRINKETS
from .state import GONE, NO_TRICK, MagpiesState, MagpieStep, Shining, SnatchChance

MOST = 10**6
STEPS = ("begin", "trick", "lay", "mix", "peck", "end")


def check_state(s: MagpiesState) -> None:
    """Raises SetupError that names the first field which no game could have. A question on top of the agenda is taken
    off: it is asked anew from the position, not believed."""
    seats = s.fixed.seats
    whole(s.serial, "serial", 0, MOST)
    wholes(s.script, "script", 0, MOST, tuple)
    hold(not s.script or s.luck is None, "script", "luck is scripted only where there is no other")
    whole(s.turn, "turn", 0, s.fixed.rounds * seats)
    whole(s.seat, "seat", 0, seats - 1)
    whole(s.trick, "trick", NO_TRICK, len(KEYS) - 1)
    wholes(s.score, "score", 0, MOST, length=s.fixed.sides)
    wholes(s.laid, "laid", 0, len(TRINKETS) - 1, tuple)
    hold(s.ended in ("", "MG-END-1", "MG-END-2"), "ended", "no rule ends a game so")
    for name in ("hands", "kits"):
        rows = getattr(s, name)
        hold(isinstance(rows, list) and len(rows) == seats, name, f"expected one for each of {seats} seats")
    for hand in s.hands:
        wholes(hand, "hands", 0, len(TRINKETS) - 1)
    for kit in s.kits:
        wholes(kit, "kits", len(TRINKETS), len(KEYS) - 1, tuple)
    _check_agenda(s)
    _check_cards(s)


def _check_agenda(s: MagpiesState) -> None:
    hold(isinstance(s.agenda, list), "agenda", "this is no agenda")
    if s.agenda and isinstance(s.agenda[-1], Ask):
        s.agenda.pop()
    hold(bool(s.agenda) != bool(s.ended), "agenda", "a game that runs has something to do, one that is over has not")
    waiting = []
    for n, frame in enumerate(s.agenda):
        if n == 0:
            name = frame.name if isinstance(frame, MagpieStep) else ""
            named = name in STEPS and (len(s.agenda) == 1 or name == "mix")
            hold(named, "agenda", "no step of a turn is to come")
        elif isinstance(frame, Shining):
            waiting.append(frame.about)
        else:
            about = frame.about if isinstance(frame, SnatchChance) else None
            belongs = about is not None and isinstance(s.agenda[n - 1], Shining) and about == waiting[-1]
            hold(belongs, "agenda", "a chance belongs to a trinket")
    known = isinstance(s.proposals, dict) and all(type(about) is int for about in (*s.proposals, *waiting))
    hold(known and sorted(s.proposals) == sorted(waiting), "proposals", "nothing else waits")
    for kind in s.proposals.values():
        whole(kind, "proposals", GONE, len(TRINKETS) - 1)


def _check_cards(s: MagpiesState) -> None:
    """Every trinket is somewhere, and none twice."""
    wholes(s.hoard, "hoard", 0, len(TRINKETS) - 1)
    wholes(s.discard, "discard", 0, len(TRINKETS) - 1)
    waiting = [kind for kind in s.proposals.values() if kind != GONE]
    there = [*s.hoard, *s.discard, *waiting, *(kind for hand in s.hands for kind in hand)]
    for kind, copies in enumerate(COPIES):
        hold(there.count(kind) == copies, "hoard", f"there are {there.count(kind)} of {KEYS[kind]}, not {copies}")
