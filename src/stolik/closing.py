"""Closing the record of a game whose deck lists stay closed: what somebody never saw is taken out of it.

A closed record is a record like any other: it is replayed, shown and verified. In it a closed card lies wherever one
lies that the viewer never saw; such a card does nothing. Whether that makes a difference to the viewer is not reasoned,
it is tried: both games are played side by side, and after each answer the viewer is told the same in both, or more is
opened (architecture: Closed records).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from stolik.game import Game
from stolik.kernel.agenda import advance
from stolik.kernel.closed import closed_key, is_closed
from stolik.kernel.codec import to_data
from stolik.kernel.compiling import field_names
from stolik.kernel.decision import Answer, Decision, Option, Seat
from stolik.kernel.event import Event
from stolik.kernel.replay import Answered, Entry, Record, RecordError, Reseed, take
from stolik.kernel.state import Setup, State
from stolik.kernel.unknown import told
from stolik.match import card_fingerprint

Place = tuple[Seat, int]
"""A card of a seat's deck: the number of its place over all stacks."""


class Told(NamedTuple):
    """What a viewer is told by one entry: what is seen after it, and the events on the way."""

    seen: Any
    events: list[Event | None]


class Wrong(Exception):  # noqa: N818 - never leaves this module
    """After `n` entries the viewer would be told something else. `opens` are places that must be open for that; empty
    where only trying can tell which."""

    def __init__(self, n: int, opens: Iterable[Place] = ()) -> None:
        self.n = n
        self.opens = frozenset(opens)
        super().__init__(n)


class Closing:
    """Closes one record for one viewer, who may look from several seats. The record is of a game whose lists stay
    closed, from its deal on."""

    def __init__(self, game: Game, record: Record, viewers: Sequence[Seat | None]) -> None:
        """Raises RecordError for a record that can't be closed or played, ValueError for a seat that isn't there."""
        if not record.setup.closes:
            raise RecordError("its deck lists do not stay closed: the game was played without that setting")
        if record.state is not None:
            raise RecordError("it begins from a position, so nothing of it can be closed")
        if closed_in(record):
            raise RecordError("it is closed already")
        seats = len(record.setup.decks)
        for viewer in viewers:
            if viewer is not None and not 0 <= viewer < seats:
                raise ValueError(f"there is no seat {viewer}")
        self.rules = game.rules
        self.game = game
        self.record = record
        self.viewers = tuple(viewers)
        self.decks = [list(chain.from_iterable(deck)) for deck in record.setup.decks]
        self.told: list[Told] = []
        self.lying: list[list[list[int]]] = []
        self.many: list[int] = []
        s = self.rules.deal(record.setup, record.seed)
        self.kinds: tuple[tuple[Seat, str], ...] = s.fixed.kinds
        self.numbers = {kind: n for n, kind in enumerate(self.kinds)}
        for heard in self._play(s, record.entries):
            self.told.append(self._told(s, heard))
            self.lying.append(_lying(s))
            self.many.append(len(heard))

    def closed(self) -> Record:
        """The record for this viewer. What of it is closed, its decks say."""
        hidden = [seat for seat in range(len(self.decks)) if seat not in self.viewers]
        seen = {kind for one in self.told for kind in self._kinds_in(one)}
        places = [(seat, n) for seat in hidden for n in range(len(self.decks[seat]))]
        places.sort(key=lambda place: self._kind(place) in seen)  # what was seen is opened first where either will do
        shut = list(places)
        while True:
            try:
                return self._tried(shut)
            except Wrong as wrong:
                opens = wrong.opens & set(shut)
                kept = [place for place in shut if place not in opens] if opens else self._passing(shut, wrong.n)
                if len(kept) == len(shut):
                    raise AssertionError("a game is not told as itself") from None
                shut = kept

    def _passing(self, shut: Sequence[Place], n: int) -> list[Place]:
        """The most of these places that may be closed for the viewer to be told the same of the first `n` entries."""
        kept: list[Place] = []

        def add(some: list[Place]) -> None:
            if self._passes([*kept, *some], n):
                kept.extend(some)
            elif len(some) > 1:
                half = (len(some) + 1) // 2
                add(some[:half])
                add(some[half:])

        half = (len(shut) + 1) // 2
        add(list(shut[:half]))
        add(list(shut[half:]))
        return kept

    def _passes(self, shut: Sequence[Place], n: int) -> bool:
        try:
            self._tried(shut, n)
        except Wrong:
            return False
        return True

    # ---- one try

    def _tried(self, shut: Sequence[Place], last: int | None = None) -> Record:
        """The record with these places closed, if the viewer is told the same as of the true one, of the first `last`
        entries at least. Raises Wrong."""
        setup = self._setup(set(shut))
        places = {self.numbers[seat, closed_key(n)]: (seat, n) for seat, n in shut}
        old = self.record
        closed = Record(old.game, old.version, card_fingerprint(self.game, setup), setup, old.seed, None, old.names)
        closed.edition = old.edition
        closed.brought = old.brought  # whoever sits at a table knows what the cards do that are in no set
        s = self.rules.deal(setup, old.seed)
        entries = old.entries if last is None else old.entries[:last]
        for n, heard in enumerate(self._mapped(s, entries, places, closed)):
            self._compare(n, self._told(s, heard), places)
            self._follow(n, s, places)
            closed.keys[n] = s.key()
        closed.end = old.end
        if old.deal is not None:
            closed.deal = old.deal.closing(old.setup, setup, old.cards)
        return closed

    def _setup(self, shut: set[Place]) -> Setup:
        decks = []
        for seat, deck in enumerate(self.record.setup.decks):
            at = iter(range(len(self.decks[seat])))
            stacks = [
                tuple(closed_key(n) if (seat, n) in shut else card for card, n in zip(stack, at)) for stack in deck
            ]
            decks.append(tuple(stacks))
        return Setup(self.record.setup.format, tuple(decks), self.record.setup.options)

    def _mapped(
        self, s: State, entries: Sequence[Entry], places: dict[int, Place], closed: Record
    ) -> Iterator[list[Event]]:
        """Play the game with closed cards: what is heard of each entry. Raises Wrong."""
        heard: list[Event] = []
        n = 0

        def hear(event: Event) -> None:
            if len(heard) == self.many[n]:  # it may never come to an end: somebody deals until a card is there
                raise Wrong(n)
            heard.append(event)

        s.sink = hear
        try:
            advance(self.rules, s)
        except Exception:  # with cards that can't be there whatever fails has come upon them
            raise Wrong(0) from None
        yield heard
        for n, entry in enumerate(entries, 1):
            heard.clear()
            mapped = entry
            if not isinstance(entry, Reseed):
                mapped = Answered.of(self._answer(s, entry, n, places))
            try:
                take(self.rules, s, mapped)
            except Exception:
                raise Wrong(n) from None
            closed.entries.append(mapped)
            yield heard

    def _answer(self, s: State, entry: Answered, n: int, places: dict[int, Place]) -> Answer:
        """The answer of the true game, of what is offered in the closed one. Of equal cards the one is meant that lies
        first, since there is nothing else by which the true game tells them apart. Raises Wrong."""
        decision = s.decision
        if decision is None:
            raise Wrong(n)
        order: list[int] = []
        left = list(decision.options) if decision.counts is None else _as_often(decision)
        found: list[Option] = []
        for verb, args in entry.picks:
            same = [option for option in left if option.verb == verb and self._means(option.args, args, places)]
            if not same:
                raise Wrong(n, self._lacking(s, decision, args, places))
            if len(set(same)) > 1:
                order = order or list(numbers_in(to_data(s)))
                same.sort(key=lambda option: min([order.index(arg) for arg in option.args if arg in order], default=0))
            found.append(same[0])
            left.remove(same[0])
        return tuple(found)

    def _means(self, args: Sequence[int], true: Sequence[int], places: dict[int, Place]) -> bool:
        return len(args) == len(true) and all(
            mine == theirs or (mine in places and self._kind(places[mine]) == theirs)
            for mine, theirs in zip(args, true, strict=True)
        )

    def _lacking(self, s: State, decision: Decision, args: Sequence[int], places: dict[int, Place]) -> list[Place]:
        """The closed card in the sight of who is asked that was picked: of equal ones the first."""
        sight = set(numbers_in(told(self.rules, s, decision.seat)[0]))
        there = [kind for kind in numbers_in(to_data(s)) if kind in places and kind in sight]
        wanted = {arg for arg in args if 0 <= arg < len(self.kinds)}
        return [places[kind] for kind in there if self._kind(places[kind]) in wanted][:1]

    def _compare(self, n: int, now: Told, places: dict[int, Place]) -> None:
        """Raises Wrong unless the viewer was told the same of the true game."""
        true = self.told[n]
        if now == true:
            return
        lacks = self._kinds_in(true) - self._kinds_in(now)
        shown = [places[kind] for kind in self._kinds_in(now) if kind in places]
        raise Wrong(n, [place for place in shown if self._kind(place) in lacks])

    def _follow(self, n: int, s: State, places: dict[int, Place]) -> None:
        """Raises Wrong unless each closed card lies where the true one does: else it would go on as another one."""
        true = [[self._kind(places[kind]) if kind in places else kind for kind in row] for row in _lying(s)]
        if true != self.lying[n]:
            raise Wrong(n)

    # ---- looking

    def _play(self, s: State, entries: Sequence[Entry]) -> Iterator[list[Event]]:
        """Play the true game: what is heard of each entry. Raises RecordError."""
        heard: list[Event] = []
        s.sink = heard.append
        advance(self.rules, s)
        yield heard
        for n, entry in enumerate(entries):
            heard.clear()
            take(self.rules, s, entry, n)
            yield heard

    def _told(self, s: State, heard: Sequence[Event]) -> Told:
        seen = [told(self.rules, s, viewer) for viewer in self.viewers]
        return Told(seen, [event.seen_by(viewer) for event in heard for viewer in self.viewers])

    def _kinds_in(self, one: Told) -> set[int]:
        """The numbers of the other seats' cards that were told, and perhaps some that are no cards."""
        events = [event.to_data() for event in one.events if event is not None]
        numbers = chain(numbers_in(one.seen), numbers_in(events))
        return {n for n in numbers if 0 <= n < len(self.kinds)}

    def _key(self, place: Place) -> str:
        return self.decks[place[0]][place[1]]

    def _kind(self, place: Place) -> int:
        return self.numbers[place[0], self._key(place)]


def _lying(s: Any) -> list[list[int]]:
    """What lies in each list of cards of each seat, from the bottom."""
    rows = (getattr(seat, name) for seat in s.seats for name in field_names(type(seat)))
    return [row[:] for row in rows if isinstance(row, list)]


def _as_often(decision: Decision) -> list[Option]:
    counts = decision.counts or ()
    return [option for option, n in zip(decision.options, counts, strict=True) for _ in range(n)]


def numbers_in(data: Any) -> Iterator[int]:
    """All whole numbers in a value, in its order."""
    if type(data) is int:
        yield data
    elif isinstance(data, dict):
        for one in data.values():
            yield from numbers_in(one)
    elif isinstance(data, (list, tuple)):
        for one in data:
            yield from numbers_in(one)
    elif hasattr(data, "__dataclass_fields__"):
        for name in data.__dataclass_fields__:
            yield from numbers_in(getattr(data, name))


def closed_in(record: Record) -> int:
    """How many cards of a record are closed ones."""
    return sum(is_closed(card) for deck in record.setup.decks for stack in deck for card in stack)


def close(game: Game, record: Record, viewers: Sequence[Seat | None]) -> Record:
    """The record as somebody may have it who looked from the seats of `viewers` (None: a spectator): each card of the
    other seats' decks that was never seen from there is closed, as far as the game can be told without it.

    Raises RecordError for a record that can't be closed or played, ValueError for a seat that isn't there.
    """
    return Closing(game, record, viewers).closed()
