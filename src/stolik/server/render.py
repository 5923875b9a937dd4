"""The one place where what happens at a table becomes what a viewer is sent.

Everything here is made from a Match through its public face: views, events as that viewer sees them, refusals and
worlds. Nothing of hidden cards, of the seed or of the agenda comes near a frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from stolik.kernel.decision import Decision, Option
from stolik.kernel.event import Event
from stolik.kernel.rules import Outcome
from stolik.kernel.view import View
from stolik.match import Match
from stolik.text import log as sentences
from stolik.text import render
from stolik.text.phrase import plain

from . import protocol as p
from .words import listing, say

_VIEW_FIELDS: Final = tuple(
    name for name in p.TokenBattleSight.__struct_fields__ if name not in ("outcome", "decision", "winner", "ended")
)


@dataclass(frozen=True)
class Viewer:
    """Whose eyes a frame is for: a seat or None for a spectator; `hotseat`: whoever is asked, at one screen."""

    seat: int | None
    lang: str
    hotseat: bool = False


@dataclass(frozen=True)
class Note:
    """A row of the log that is no answer: seat `by` took back what came after `n` entries."""

    n: int
    by: int


def decision_data(decision: Decision | None) -> p.DecisionData | None:
    """A decision for the wire."""
    if decision is None:
        return None
    return p.DecisionData(
        decision.seat,
        decision.kind,
        [[option.verb, *option.args] for option in decision.options],
        decision.least,
        decision.most,
        None if decision.counts is None else list(decision.counts),
        list(decision.about),
    )


def outcome_data(outcome: Outcome | None) -> p.OutcomeData | None:
    """An outcome for the wire."""
    return None if outcome is None else p.OutcomeData(winner_of(outcome), outcome.rule)


def winner_of(outcome: Outcome) -> int:
    """The first seat that won, -1 for a draw."""
    return outcome.winners[0] if outcome.winners else -1


def sight_of(view: View, outcome: Outcome | None, asked: bool = True) -> p.Sight:
    """A view for the wire; without its decision when not `asked`."""
    fields = {name: getattr(view, name) for name in _VIEW_FIELDS}
    decision = decision_data(view.decision) if asked and outcome is None else None
    return p.TokenBattleSight(**fields, outcome=outcome_data(outcome), decision=decision)


def seen(events: Sequence[Event], seat: int | None) -> list[p.Json]:
    """Events as `seat` sees them, as JSON data."""
    shown = (event.seen_by(seat) for event in events)
    return [event.to_data() for event in shown if event is not None]


@cache
def scenario_for(game: str, rule: str) -> str | None:
    """The drawn table that shows this rule, "game/id", or None."""
    from stolik.scenarios.table import load

    return next((f"{game}/{scenario.id}" for scenario in load(game) if rule in scenario.rules), None)


class Renderer:
    """Makes the content of frames for any viewer of one match. `notes` are the rows of the log that are no answers."""

    def __init__(self, match: Match, notes: list[Note] | None = None) -> None:
        self.match = match
        self.notes: list[Note] = [] if notes is None else notes
        self._logs: dict[tuple[int | None, str], list[p.LogEntry | None]] = {}
        self._turns: list[int] = []

    # ---- who sees

    def eyes(self, viewer: Viewer) -> int | None:
        """The seat whose view this viewer gets: at one screen that of the seat which is asked, or was asked last."""
        if not viewer.hotseat:
            return viewer.seat
        decision = self.match.decision
        if decision is not None:
            return decision.seat
        moves = (event for events in reversed(self.match.events) for event in events if is_move(event))
        return getattr(next(moves, None), "seat", 0)

    def named(self, viewer: Viewer) -> int | None:
        """The seat that the log calls "you"; None at one screen."""
        return None if viewer.hotseat else viewer.seat

    # ---- what is seen

    def sight(self, viewer: Viewer) -> p.Sight:
        """The view."""
        return self.sight_from(self.eyes(viewer))

    def sight_from(self, seat: int | None) -> p.Sight:
        """The view of a seat."""
        return sight_of(self.match.view(seat), self.match.outcome)

    def events(self, viewer: Viewer, n: int) -> list[p.Json]:
        """The events of entry `n`."""
        return seen(self.match.events[n], self.eyes(viewer))

    def log(self, viewer: Viewer) -> list[p.LogEntry]:
        """The whole log."""
        entries: list[p.LogEntry] = []
        for n in range(len(self.match.events)):
            entry = self.log_entry(viewer, n)
            if entry is not None:
                entries.append(entry)
            entries += [self._noted(note, viewer) for note in self.notes if note.n == n]
        return entries

    def log_entry(self, viewer: Viewer, n: int) -> p.LogEntry | None:
        """The row of entry `n`; None where there is nothing to tell."""
        key = (self.named(viewer), viewer.lang)
        known = self._logs.setdefault(key, [])
        while len(known) <= n:
            known.append(self._entry(len(known), *key))
        return known[n]

    def _entry(self, n: int, named: int | None, lang: str) -> p.LogEntry | None:
        events = seen(self.match.events[n], named)
        try:
            text, total = sentences.entry(events, self.match.names, named, lang)
        except ValueError:
            return None
        seat = next((event["seat"] for event in events if event["e"] == "TokenLaid"), None)
        return p.LogEntry(n, self._turn(n), seat, list(text), None if total is None else list(total))

    def _turn(self, n: int) -> int:
        """The turn in which entry `n` was made: the one begun by the entries before it, 0 for the setup."""
        while len(self._turns) <= n:
            at = len(self._turns)
            before = self._turns[-1] if at else 0
            began = [event.turn for event in (self.match.events[at - 1] if at else ()) if hasattr(event, "turn")]
            self._turns.append(began[-1] if began else before)
        return self._turns[n]

    def _noted(self, note: Note, viewer: Viewer) -> p.LogEntry:
        turn = self._turn(note.n) + 1
        if note.by == self.named(viewer):
            text = say("you-took-back", viewer.lang, turn)
        else:
            text = say("took-back", viewer.lang, self.name(note.by), turn)
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
        seat = self.eyes(viewer)
        assert decision is not None
        assert seat is not None
        scores = getattr(self.match.view(seat), "scores", ())
        return [self._foresee(viewer, seat, pick, decision, scores) for pick in dict.fromkeys(picks)]

    def _foresee(
        self, viewer: Viewer, seat: int, pick: int, decision: Decision, scores: Sequence[int]
    ) -> p.PreviewResult:
        match = self.match
        branch = match.preview(seat, decision.at((pick,)))[0]
        view: Any = match.rules.view(branch.state, seat)
        events = seen(branch.events, seat)
        lines = sentences.preview(events, match.names, self.named(viewer), viewer.lang)
        gains = [after - before for after, before in zip(view.scores, scores)]
        return p.PreviewResult(
            pick,
            events,
            [list(line) for line in lines],
            list(view.scores),
            gains,
            list(view.growth),
            sight_of(view, match.rules.outcome(branch.state), asked=False),
        )

    def end(self, viewer: Viewer) -> p.EndOutcome | None:
        """How the game ended; None while it runs."""
        outcome = self.match.outcome
        if outcome is None:
            return None
        end = self.match.record.end
        kind = "rules" if end is None else end.kind
        winner = winner_of(outcome)
        told = sentences.outcome(kind, winner, self.match.names, self.named(viewer), viewer.lang, outcome.rule or None)
        return p.EndOutcome(winner, kind, outcome.rule, plain(told))

    def uncovered(self, viewer: Viewer, since: int) -> list[str]:
        """Names of the cards that came to lie open after `since` entries."""
        cards = [
            event["card"]
            for events in self.match.events[since + 1 :]
            for event in seen(events, self.eyes(viewer))
            if event["e"] == "TopUncovered"
        ]
        return [render.card_name(card, viewer.lang) for card in dict.fromkeys(cards)]

    def undo_text(self, viewer: Viewer, by: int, since: int) -> str:
        """Who asks to take back, and what was seen since."""
        names = self.uncovered(viewer, since)
        if not names:
            return say("undo-ask", viewer.lang, self.name(by))
        return say("undo-ask-seen", viewer.lang, self.name(by), listing(names, viewer.lang))


def is_move(event: Any) -> bool:
    """Whether an event is a seat's own doing."""
    return type(event).__name__ == "TokenLaid"
