"""The one place where what happens at a table becomes what a viewer is sent.

Everything here is made from a Match through its public face: views, events as that viewer sees them, refusals and
worlds. Nothing of hidden cards, of the seed or of the agenda comes near a frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec
from msgspec import UNSET

from stolik.kernel.decision import Option
from stolik.match import Match
from stolik.text.phrase import plain

from . import protocol as p
from .faces import face_for, seen
from .words import listing, people, say, whither

_ROW: Final = msgspec.msgpack.Encoder()
_READ_ROW: Final = msgspec.msgpack.Decoder(p.LogEntry | None)


@dataclass(frozen=True)
class Viewer:
    """Whose eyes a frame is for: a seat or None for a spectator; `hotseat`: whoever is asked, at one screen. `mates`
    are the seats of a team which one person has: `seat` is the first of them, and who is asked looks."""

    seat: int | None
    lang: str
    hotseat: bool = False
    mates: tuple[int, ...] = ()


@dataclass(frozen=True)
class Note:
    """A row of the log that is no answer: seat `by` took back what came after `n` entries, in turn `was`."""

    n: int
    by: int
    was: int


@cache
def scenario_for(game: str, rule: str) -> str | None:
    """The drawn table that shows this rule, "game/id", or None."""
    from stolik.scenarios.table import load

    return next((f"{game}/{scenario.id}" for scenario in load(game) if rule in scenario.rules), None)


class Renderer:
    """Makes the content of frames for any viewer of one match. `notes` are the rows of the log that are no answers."""

    def __init__(self, match: Match, notes: list[Note] | None = None) -> None:
        self.match = match
        self.face = face_for(match.game)
        self.notes: list[Note] = [] if notes is None else notes
        # Written down: as bytes a row costs a tenth of the memory, and the garbage collector nothing.
        self._logs: dict[tuple[int | None, int | None, str], list[bytes]] = {}
        self._turns: list[int] = []

    # ---- who sees

    def eyes(self, viewer: Viewer) -> int | None:
        """The seat whose view this viewer gets: at one screen that of the seat which is asked, or was asked last."""
        decision = self.match.decision
        if not viewer.hotseat:
            return decision.seat if decision is not None and decision.seat in viewer.mates else viewer.seat
        if decision is not None:
            return decision.seat
        acted = (self.face.actor(seen(events, None)) for events in reversed(self.match.events))
        return next((seat for seat in acted if seat is not None), 0)

    def named(self, viewer: Viewer) -> int | None:
        """The seat whose eyes the log has; None at one screen."""
        return None if viewer.hotseat else viewer.seat

    def you(self, viewer: Viewer) -> int | None:
        """The seat that the log calls "you"; None for whoever has several, who are all called by their names."""
        return None if viewer.mates else self.named(viewer)

    # ---- what is seen

    def sight(self, viewer: Viewer) -> p.Sight:
        """The view."""
        view = self.match.view(self.eyes(viewer))
        return self.face.sight(view, self.match.outcome, self.people(viewer.lang), viewer.lang)

    def events(self, viewer: Viewer, n: int) -> list[p.Json]:
        """The events of entry `n`."""
        return seen(self.match.events[n], self.eyes(viewer))

    def log(self, viewer: Viewer, until: int | None = None) -> list[p.LogEntry]:
        """The log until entry `until` and with it; None: the whole."""
        entries: list[p.LogEntry] = []
        for n in range(len(self.match.events) if until is None else until + 1):
            entry = self.log_entry(viewer, n)
            if entry is not None:
                entries.append(entry)
            entries += [self._noted(note, viewer) for note in self.notes if note.n == n]
        return entries

    def log_entry(self, viewer: Viewer, n: int) -> p.LogEntry | None:
        """The row of entry `n`; None where there is nothing to tell."""
        key = (self.named(viewer), self.you(viewer), viewer.lang)
        known = self._logs.setdefault(key, [])
        while len(known) <= n:
            known.append(_ROW.encode(self._entry(len(known), *key)))
        row: p.LogEntry | None = _READ_ROW.decode(known[n])
        return row

    def _entry(self, n: int, named: int | None, you: int | None, lang: str) -> p.LogEntry | None:
        if self.match.is_dealt_anew(n):
            return p.LogEntry(n, self._turn(n), None, [say("dealt-anew", lang)], None)
        events = seen(self.match.events[n], named)
        told = self.face.entry(events, self.people(lang), you, lang)
        if told is None:
            return None
        lines = UNSET if told.lines is None else told.lines
        return p.LogEntry(n, self._turn(n), self.face.actor(events), told.text, told.sum, lines)

    def _turn(self, n: int) -> int:
        """The turn in which entry `n` was made: the one begun by the entries before it, 0 for the setup."""
        while len(self._turns) <= n:
            at = len(self._turns)
            self._turns.append(self.reached(at - 1) if at else 0)
        return self._turns[n]

    def reached(self, n: int) -> int:
        """The turn in which the game is after entry `n`."""
        turns = [getattr(event, "turn", None) for event in self.match.events[n]]
        began = [turn for turn in turns if isinstance(turn, int)]
        return began[-1] if began else self._turn(n)

    def _noted(self, note: Note, viewer: Viewer) -> p.LogEntry:
        turn = self.reached(note.n)
        said = "stepped-back" if turn == note.was else "took-back"
        if note.by == self.you(viewer):
            text = say(f"you-{said}", viewer.lang, turn)
        else:
            text = say(said, viewer.lang, self.people(viewer.lang)[note.by], turn)
        return p.LogEntry(note.n, turn, note.by, [text], None)

    def took_back(self, note: Note) -> None:
        """Something was taken back: what was rendered of later entries is forgotten, and the log gets a row."""
        self.forget(note.n)
        self.notes = [old for old in self.notes if old.n <= note.n]
        self.notes.append(note)

    def forget(self, n: int) -> None:
        """Forget what was rendered of the entries after `n`."""
        for known in self._logs.values():
            del known[n + 1 :]
        del self._turns[n + 1 :]

    def people(self, lang: str) -> tuple[str, ...]:
        """The names of all seats, as somebody reads them."""
        return people(self.match.names, lang)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.match.names[seat]

    # ---- answers to questions

    def why(self, viewer: Viewer, a: int, verb: str, args: Sequence[int]) -> p.WhyData:
        """The rule that forbids the intent, with its sentence; rule "" and no text when it is legal."""
        seat = self.eyes(viewer)
        refusal = self.match.why_not(0 if seat is None else seat, Option.foreign(verb, args), viewer.lang)
        if refusal is None:
            return p.WhyData(a, "", "", None)
        return p.WhyData(a, refusal.rule, refusal.text, scenario_for(self.match.game.id, refusal.rule))

    def preview(self, viewer: Viewer, picks: Sequence[int]) -> list[p.PreviewResult]:
        """What each single pick would do, in a world of the viewer's seat. Raises IndexError, IllegalAnswer."""
        decision = self.match.decision
        assert decision is not None
        named = self.named(viewer)
        return [self.face.foresee(self.match, decision, pick, named, viewer.lang) for pick in dict.fromkeys(picks)]

    def end(self, viewer: Viewer) -> p.EndOutcome | None:
        """How the game ended; None while it runs."""
        outcome = self.match.outcome
        if outcome is None:
            return None
        kind, loser = self.match.ended_by
        told = self.face.ending(kind, outcome, loser, self.people(viewer.lang), self.named(viewer), viewer.lang)
        return p.EndOutcome(outcome.winner, list(outcome.returns), kind, outcome.rule, plain(told))

    def uncovered(self, viewer: Viewer, since: int) -> list[str]:
        """What came to be known after `since` entries, in words."""
        eyes = self.eyes(viewer)
        shown = [event for events in self.match.events[since + 1 :] for event in seen(events, eyes)]
        return self.face.uncovered(shown, viewer.lang)

    def undo_text(self, viewer: Viewer, by: int, since: int) -> str:
        """Who asks to take back, how far, and what was seen since."""
        names = self.uncovered(viewer, since)
        back = self.back_to(since, viewer.lang)
        if not names:
            return say("undo-ask", viewer.lang, self.name(by), back)
        return say("undo-ask-seen", viewer.lang, self.name(by), back, listing(names, viewer.lang))

    def back_to(self, n: int, lang: str) -> str:
        """How far back it is to the state after entry `n`, in words."""
        return whither(self.reached(n), self.reached(self.match.turn), lang)
