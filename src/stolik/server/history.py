"""A table's rows: how each is written, and how a match is rebuilt from them, verified by keys."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final

from stolik.kernel.decision import Seat
from stolik.kernel.luck import read_written, written
from stolik.kernel.replay import Answered, Record, RecordError, Reseed, begin, comparing, is_older
from stolik.kernel.rules import SetupError
from stolik.match import Match, card_fingerprint, game_of

from .render import Note, Renderer

LISTS: Final = "closed"
"""At tables nobody's deck is known to the other side (architecture: Views and worlds)."""

# What a row is of …
ANSWER: Final = "answer"
BACK: Final = "back"
END: Final = "end"
BRANCH: Final = "branch"
"""The game goes on in another version of its rules, from a state that was kept."""

# … and the keys of its data: of an answer its picks and who gave it (a guest, with the guest's number of the message,
# or a bot), of any row the seconds left by seat, where clocks run.
PICKS: Final = "picks"
AUTO: Final = "auto"
GUEST: Final = "guest"
A: Final = "a"
BOT: Final = "bot"
TO: Final = "to"
BY: Final = "by"
RESEED: Final = "reseed"
ANEW: Final = "anew"
KIND: Final = "kind"
SEAT: Final = "seat"
START: Final = "start"
LEFT: Final = "left"
UNTIL: Final = "until"


class History:
    """A match with what its table needs to know of it beside: who answered what, and which version this is.

    The version grows by one with each row; it never goes back, an undo is a row too.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.renderer = Renderer(match)
        self.authors: list[Seat | None] = [None] * match.turn
        self._began = match.turn
        self.v = 0

    # ---- rows: each method changes the match and gives the row's kind and data; the caller writes it

    def answer(self, picks: Sequence[int], auto: bool = False) -> tuple[str, dict[str, Any]]:
        """Answer the pending question by positions. An answer that was given for a player (`auto`) has no author: it is
        nothing to take back. Raises IllegalAnswer, with nothing changed."""
        decision = self.match.decision
        self.match.answer_at(picks)
        assert decision is not None
        self.authors.append(None if auto else decision.seat)
        self.v += 1
        step = self.match.record.entries[-1]
        assert isinstance(step, Answered)
        kept = {AUTO: True} if auto else {}
        return ANSWER, {PICKS: step.to_data(), **kept}

    def anew(self, to: int, seed: int) -> Reseed | None:
        """What follows when the match goes back to `to` entries: new luck, and all dealt anew that nobody knew, where
        any of it came to light since."""
        return Reseed(seed) if self.match.has_shown(to) else None

    def back(self, to: int, by: Seat, anew: Reseed | None) -> tuple[str, dict[str, Any]]:
        """Take back to the state after `to` entries; `anew` is what follows. Raises ValueError."""
        was = self.renderer.reached(self.match.turn)
        self.match.undo(to)
        if anew is not None:
            self.match.renew(anew)
        if self.match.record.deal is not None:
            self.match.record.deal.undone += 1
        del self.authors[to:]
        self.authors += [None] * (self.match.turn - to)
        self.renderer.took_back(Note(to, by, was))
        self.v += 1
        return back_row(to, by, anew)

    def foregone(self, people: Container[Seat]) -> list[int] | None:
        """Where the pending question goes without saying, the positions of its answer; `people` are seats whose pages
        may have to say themselves that they let a chance pass. None where somebody is asked."""
        decision, answer = self.match.decision, self.match.foregone
        if decision is None or answer is None:
            return None
        if decision.seat in people and decision.kind.startswith(self.renderer.face.chances):
            return None
        return [decision.options.index(option) for option in answer]

    def end(self, kind: str, seat: Seat) -> tuple[str, dict[str, Any]]:
        """End the game from outside."""
        self.match.concede(seat, kind)
        self.v += 1
        return END, {KIND: kind, SEAT: seat}

    def withdraw_answer(self) -> None:
        """The last answer was not kept by the store: it never was."""
        self.match.undo()
        self.authors.pop()
        self.v -= 1
        self.renderer.forget(self.match.turn)

    def withdraw_end(self) -> None:
        """The same for an end."""
        self.match.record.end = None
        self.v -= 1

    # ---- looking

    @property
    def key(self) -> str:
        """The state's key as it is written in a row; the match has made it for its record."""
        return f"{self.match.record.keys[self.match.turn]:016x}"

    def last_of(self, seats: Sequence[Seat]) -> int | None:
        """How many entries there were before the last answer of one of these seats; None if there is none."""
        return next((n for n in range(len(self.authors) - 1, -1, -1) if self.authors[n] in seats), None)

    def reaches_over(self, to: int, seats: Sequence[Seat]) -> list[Seat]:
        """The others whose answers are lost by going back to `to`, if that leads to an earlier turn."""
        if self.renderer.reached(to) == self.renderer.reached(self.match.turn):
            return []
        return sorted({author for author in self.authors[to:] if author is not None and author not in seats})

    def after(self, rows: Sequence[Mapping[str, Any]], when: float) -> int:
        """How many entries of those that still count there were at a time, by the rows of the whole game."""
        entries, n = self.match.record.entries, self._began
        for row in rows:
            before = row["at"] <= when
            if row["kind"] == ANSWER:
                n += before
            elif row["kind"] == BACK:
                to = row["data"][TO]
                anew = to < len(entries) and not isinstance(entries[to], Answered)  # new luck is an entry of its own
                n = min(n, to) + (before and anew)
            elif row["kind"] == BRANCH:
                n = self._began
        return n

    # ---- from the store

    @classmethod
    def rebuilt(cls, start: Any, rows: Sequence[Mapping[str, Any]]) -> History:
        """From the start and the rows, in order; a game of older rules as well, as long as its keys hold. Raises
        RecordError when a key does not agree."""
        first = next((n for n in range(len(rows) - 1, -1, -1) if rows[n]["kind"] == BRANCH), None)
        record = Record.from_data(start if first is None else rows[first]["data"][START])
        history = cls(Match.from_record(record, lists=LISTS))
        history.v = 0 if first is None else first + 1
        with comparing(history.match.rules, record):
            for row in rows[history.v :]:
                try:
                    history._again(row)
                except RecordError:
                    raise
                except ValueError as wrong:  # an answer or a step back that is none here
                    raise RecordError(str(wrong), history.v) from None
            if is_older(history.match.rules, record) and rows and rows[-1]["key"] is None:
                raise RecordError("the last row has no key to compare", history.v - 1)
        return history

    def _again(self, row: Mapping[str, Any]) -> None:
        data = row["data"]
        n = self.v
        if row["kind"] == ANSWER:
            decision = self.match.decision
            found = None if decision is None else Answered.from_data(data[PICKS]).found_in(decision)
            if decision is None or found is None:
                raise RecordError(f"{data[PICKS]} was not offered", n)
            self.answer([decision.options.index(option) for option in found], bool(data.get(AUTO)))
        elif row["kind"] == BACK:
            self.back(data[TO], data[BY], self._followed(data))
        else:
            self.end(data[KIND], data[SEAT])
        if row["key"] is not None and row["key"] != self.key:
            raise RecordError(f"the game came out differently: key {self.key}, kept {row['key']}", n)

    def _followed(self, data: Mapping[str, Any]) -> Reseed | None:
        """What followed a step back, by its row. Older rows have new luck alone, where luck was used."""
        if ANEW in data:
            return None if data[ANEW] is None else Reseed(read_written(data[ANEW]))
        return Reseed(read_written(data[RESEED]), False) if self.match.has_used_luck(data[TO]) else None

    @classmethod
    def continued(cls, kept: Mapping[str, Any], v: int) -> tuple[History, dict[str, Any]]:
        """A branch from a kept state, for a game that meets another version of its rules; and the data of its row.

        A question that was open is asked anew, perhaps no longer; the row has what the next rebuilding finds. Raises
        RecordError."""
        old = Record.from_data(kept)
        found = game_of(old)
        match = Match.from_state(found, begin(found.rules, old), old.seed, old.names, LISTS)
        history = cls(match)
        history.v = v + 1
        return history, {START: match.record.to_data()}


def is_of_other_rules(start: Any, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether what a table's rows begin with was made by another version of the rules, or with other cards: only then
    may its game come out differently."""
    last = next((row["data"][START] for row in reversed(rows) if row["kind"] == BRANCH), start)
    try:
        record = Record.from_data(last)
        game = game_of(record)
        return record.version != game.rules.version or record.cards != card_fingerprint(game, record.setup)
    except RecordError:
        return False
    except SetupError:  # a card that is no more
        return True


def back_row(to: int, by: Seat, anew: Reseed | None) -> tuple[str, dict[str, Any]]:
    """Kind and data of the row that takes back, as `History.back` gives them."""
    return BACK, {TO: to, BY: by, ANEW: None if anew is None else written(anew.seed)}
