"""A match: a state, its record and its history; what the command and the server drive.

(architecture: Records, undo and branches)
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.agenda import advance, answer
from stolik.kernel.closed import MOST_PLACES, is_closed, veiled
from stolik.kernel.codec import canonical, fingerprint, to_data
from stolik.kernel.decision import Answer, Decision, IllegalAnswer, Option, RuleId, Seat
from stolik.kernel.event import Event
from stolik.kernel.luck import KEYED_BITS, Branch, outcomes, seed_luck
from stolik.kernel.past import Past
from stolik.kernel.replay import (
    Answered,
    Brought,
    End,
    Entry,
    Record,
    RecordError,
    Reseed,
    begin,
    check_version,
    compare,
    comparing,
    confirm,
    is_older,
    take,
)
from stolik.kernel.rules import Outcome, SetupError
from stolik.kernel.shown import was_shown
from stolik.kernel.state import Fixed, Setup, State
from stolik.kernel.view import View, Worlds

DeckSource = str | Path | Deck


MOST_BRANCHES: Final = 6**4
"""Ways for luck to fall that a preview follows: those of four dice."""


class Refusal:
    """Why something may not be done: the rule that forbids it, and the sentence that says so."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: RuleId, text: str) -> None:
        self.rule = rule
        self.text = text

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.text!r})"


class Match:
    """One game being played.

    `names` are the players'; `lists` says whether the worlds of a seat know the other decks ("open") or suppose them
    from the bundled ones ("closed"); with `auto`, forced decisions are answered at once. `events[n]` are the events of
    entry n of the record, `events[0]` those of setting up.
    """

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[DeckSource],
        seed: int | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        names: Sequence[str] = (),
        lists: str = "open",
        auto: bool = False,
    ) -> None:
        """Set up and deal. `decks` are bundled names, files, deck texts or Deck values, in the seats' order; `seed` is
        a whole number below 2**256, from 2**64 on of the keyed generator, and drawn afresh for that one when None.
        Raises UnknownGame, BrokenGame, DeckError, SetupError, TypeError, and ValueError for a seed that is too long.
        """
        found = find_game(game) if isinstance(game, str) else game
        loaded = [found.load_deck(deck) for deck in decks]
        found = found.narrowed(deck.stacks for deck in loaded)
        if len(loaded) != found.seats:
            raise SetupError(f"{found.title} needs {found.seats} decks, not {len(loaded)}", place="decks")
        for n, deck in enumerate(loaded):
            for problem in found.check(deck, options):
                rule = f" ({problem.rule})" if problem.rule else ""
                raise DeckError(f"{deck.name} (deck {n + 1}{problem.place}): {problem.message}{rule}")
        for n, seat in enumerate(found.seating.of(loaded)):
            if seat != n:
                side = found.seating.name(seat)
                raise DeckError(f"{loaded[n].name} is a deck of the {side}; give it as deck {seat + 1}, not {n + 1}")
        setup = Setup(found.id, tuple(deck.stacks for deck in loaded), dict(options or {}))
        seed = fresh_seed() if seed is None else seed
        record = record_of(found, setup, seed, None, names)
        self._start(found, record, found.rules.deal(setup, seed), lists, auto)

    def _start(self, game: Game, record: Record, state: State, lists: str, auto: bool) -> None:
        if lists not in ("open", "closed"):
            raise ValueError(f"lists is {lists!r}; it can be 'open' or 'closed'")
        self.game = game
        self.rules = game.rules
        self.record = record
        self.lists = lists
        self.auto = auto
        self._backs = _closed_kinds(state)
        self.events: list[tuple[Event, ...]] = []
        self._past: Past[Any] = Past(game.rules)
        self._state = state
        self._hear(lambda: advance(self.rules, state))
        record.keys[0] = state.key()
        self._settle()

    def _hear(self, act: Any) -> State:
        """Run `act` with a sink and keep the events; the state before it, which it still is after an exception."""
        heard: list[Event] = []
        before = self._state.clone()
        self._state.sink = heard.append
        try:
            act()
        except Exception:
            self._state = before
            raise
        finally:
            self._state.sink = None
        self.events.append(tuple(heard) if self._backs is None else veiled(tuple(heard), self._backs))
        return before

    def _settle(self) -> None:
        while self.auto and (decision := self.decision) is not None and decision.forced:
            self._answer(next(decision.answers()))

    # ---- looking

    @property
    def decision(self) -> Decision | None:
        """The pending question; None when the game is over."""
        return None if self.record.end is not None else self._state.decision

    @property
    def foregone(self) -> Answer | None:
        """The answer to the pending question, where it goes without saying; None where somebody has a choice. A match
        takes it like any other answer: whoever drives it decides whether to ask."""
        decision = self.decision
        return None if decision is None else self.rules.foregone(self._state, decision)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: the end from outside, else the rules' outcome; None while it runs."""
        end = self.record.end
        if end is None:
            return self.rules.outcome(self._state)
        side_of = self._state.fixed.side_of
        returns = tuple(-1 if side == side_of[end.seat] else 1 for side in side_of)
        return Outcome(returns, self.rules.ends.get(end.kind, ""))

    @property
    def ended_by(self) -> tuple[str, Seat | None]:
        """What ended it: ("rules", None), or "resign", "time" or "left" and the seat that lost by it."""
        end = self.record.end
        return ("rules", None) if end is None else (end.kind, end.seat)

    @property
    def turn(self) -> int:
        """How many entries the record has: the number that `undo` and `branch` count in."""
        return len(self.record.entries)

    @property
    def closed(self) -> bool:
        """Whether closed cards stand in it for those that somebody never saw."""
        return self._backs is not None

    def view(self, seat: Seat | None, n: int | None = None) -> View:
        """What `seat` sees (None: a spectator), or saw after `n` entries. Raises ValueError."""
        return self.shown(self._state if n is None else self._after(n), seat)

    def shown(self, state: State, seat: Seat | None) -> View:
        """What `seat` sees in a state of this game. Where it was closed for somebody, closed cards are backs."""
        view = self.rules.view(state, seat)
        return view if self._backs is None else veiled(view, self._backs)

    def _after(self, n: int) -> State:
        """The state after `n` entries: the present one itself, else a copy. Raises ValueError."""
        if not 0 <= n <= self.turn:
            raise ValueError(f"there are {self.turn} answers, so there is no state {n}")
        if n == self.turn:
            return self._state
        state: State = self._past.at(n, self.record.entries)
        return state

    def worlds(self, seat: Seat | None) -> Worlds[Any]:
        """Games as they might be, for the bot in `seat`."""
        return Worlds(self.rules, self._state, seat, self._guesses())

    def _guesses(self) -> list[Any] | None:
        return None if self.lists == "open" else [deck.stacks for deck in self.game.decks]

    def intents(self, seat: Seat) -> list[Option]:
        """All that `seat` might try, legal or not."""
        return list(self.rules.intents(self._state, seat))

    def why_not(self, seat: Seat, intent: Option, lang: str = "en") -> Refusal | None:
        """The rule that forbids `intent` to `seat`, with its sentence; None when it is legal."""
        end = self.record.end
        if end is not None:
            rule: RuleId | None = self.rules.ends.get(end.kind, "")
        else:
            rule = self.rules.why_not(self._state, seat, intent)
        if rule is None:
            return None
        facts = self.rules.facts(self._state, seat, intent)
        facts["names"] = self.names
        return Refusal(rule, self.game.spoken.refusal(rule, lang, facts))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; Player 1, Player 2 … where none were given."""
        given = self.record.names
        return tuple(
            given[n] if n < len(given) and given[n] else f"Player {n + 1}" for n in range(self._state.fixed.seats)
        )

    def preview(self, seat: Seat, picks: Answer, deepest: int = 4, luck: int = 0) -> list[Branch[Any]]:
        """What an answer of `seat` would do, in a world of that seat: one branch for each way coins and dice can fall.

        `luck`, any whole number, chooses the world. Ways with more than `deepest` coins and dice are left out, and
        those beyond MOST_BRANCHES: the chances of the others don't sum to 1 then. The match is untouched. Raises
        IllegalAnswer.
        """
        decision = self.decision
        if decision is None or decision.seat != seat:
            raise IllegalAnswer(decision, picks)
        world = self.rules.determinise(self._state, seat, luck, self._guesses())
        return list(islice(outcomes(self.rules, world, picks, True, deepest), MOST_BRANCHES))

    def key(self) -> int:
        """The state's key (64 bits)."""
        return self._state.key()

    # ---- acting

    def answer(self, picks: Option | Sequence[Option]) -> None:
        """Answer the pending question. Raises IllegalAnswer, with the match untouched."""
        given = (picks,) if isinstance(picks, Option) else tuple(picks)
        decision = self.decision
        if decision is None or not decision.allows(given):
            raise IllegalAnswer(decision, given)
        self._answer(given)
        self._settle()

    def answer_at(self, positions: Sequence[int]) -> None:
        """The same by positions in `decision.options`. Raises IllegalAnswer."""
        decision = self.decision
        if decision is None or not decision.permits(positions):
            raise IllegalAnswer(decision, ())
        self.answer(decision.at(positions))

    def _answer(self, given: Answer) -> None:
        self._past.add(self._hear(lambda: answer(self.rules, self._state, given)))
        self.record.entries.append(Answered.of(given))
        self.record.keys[len(self.record.entries)] = self._state.key()

    def concede(self, seat: Seat, kind: str = "resign") -> None:
        """`seat`'s side loses: it resigns, its time ran out ("time"), or it left ("left"). Nothing once it is over.

        Raises ValueError for a seat or kind that does not exist.
        """
        if kind not in End.KINDS or not 0 <= seat < self._state.fixed.seats:
            raise ValueError(f"seat {seat} can't end the game by {kind!r}")
        if self.outcome is None:
            self.record.end = End(kind, seat)

    def undo(self, to: int | None = None, reseed: int | None = None) -> None:
        """Back to the state after `to` entries, by default one fewer than now; an end from outside is taken back first.

        With `reseed`, a seed, and where luck was used since or anything shown that nobody knew, luck and all that
        nobody knows are dealt anew, which is recorded (`renew`). Without it all is as it was. Raises ValueError.
        """
        if to is None and self.record.end is not None:
            self.record.end = None
            return
        to = self.turn - 1 if to is None else to
        if not 0 <= to < self.turn:
            raise ValueError(f"there are {self.turn} answers, so there is no way back to {to}")
        anew = reseed is not None and self.has_shown(to)
        self._state = self._after(to)
        self._past.cut(to)
        del self.events[to + 1 :]
        del self.record.entries[to:]
        self.record.keys = {n: key for n, key in self.record.keys.items() if n <= to}
        self.record.end = None
        if reseed is not None and anew:
            self.renew(Reseed(reseed))

    def has_used_luck(self, since: int) -> bool:
        """Whether luck was used after `since` entries. Raises ValueError."""
        return self._state.luck != self._after(since).luck

    def has_shown(self, since: int) -> bool:
        """Whether luck was used after `since` entries, or anybody was told something that nobody knew then. It plays
        them again a dozen times. Raises ValueError."""
        return was_shown(self.rules, self._after(since), self.record.entries[since:])

    def renew(self, entry: Reseed) -> None:
        """Go on with new luck and, if the entry says so, with all that nobody knows dealt anew; it is recorded."""
        self._take(entry, self.turn)

    def is_dealt_anew(self, n: int) -> bool:
        """Whether entry `n`, counted from 1 as `events` are, is no answer, but all that nobody knew was dealt anew."""
        entry = self.record.entries[n - 1] if 0 < n <= self.turn else None
        return isinstance(entry, Reseed) and entry.deals

    def clone(self) -> Match:
        """An independent copy, history included."""
        new = object.__new__(Match)
        new.game, new.rules, new.lists, new.auto = self.game, self.rules, self.lists, self.auto
        new._backs = self._backs
        new.record = Record.from_data(self.record.to_data())
        new.events = self.events[:]
        new._past = self._past.clone()
        new._state = self._state.clone()
        return new

    def here(self) -> Record:
        """A record that begins where this match stands, with its very luck, for another process to look at it or to go
        on. It tells what no seat may know."""
        old = self.record
        return record_of(self.game, old.setup, old.seed, to_data(self._state), old.names)

    def branch(self, n: int | None = None, seed: int | None = None, names: Sequence[str] = ()) -> Match:
        """A new match that plays on from the state after `n` entries (now by default), with new luck.

        Of a running game this tells the caller what no seat may know: servers branch finished games only. Raises
        ValueError.
        """
        state = self._after(self.turn if n is None else n).clone()
        seed = fresh_seed() if seed is None else seed
        origin = self.record.origin_at(self.turn if n is None else n, state.key())
        if state.luck is not None:
            state.luck = seed_luck(seed)
        branched = Match.from_state(self.game, state, seed, names or self.record.names, self.lists)
        branched.record.origin = origin
        return branched

    # ---- from elsewhere

    @classmethod
    def from_state(
        cls, game: Game, state: State, seed: int = 0, names: Sequence[str] = (), lists: str = "open", auto: bool = False
    ) -> Match:
        """A match that starts from a drawn or branched state; its record starts from that state as data."""
        match = object.__new__(cls)
        record = record_of(game, state.fixed.setup, seed, to_data(state), names)
        match._start(game, record, state, lists, auto)
        return match

    @classmethod
    def from_record(
        cls,
        record: Record,
        to: int | None = None,
        verify: bool = True,
        lists: str = "open",
        game: Game | None = None,
        packs: FindCards | None = None,
    ) -> Match:
        """The recorded match after `to` entries (all, and its end, by default).

        With `verify`, and always in a record of an older version of the rules, every recorded key is compared; the
        match's own record is of this version. `game` is the record's game over cards of one's own; by default the
        installed one, over the cards that the record brings or `packs` has (`game_of`). Raises RecordError at the
        entry that fails, UnknownGame, BrokenGame."""
        try:
            return cls._from_record(game_of(record, packs) if game is None else game, record, to, verify, lists)
        except SetupError as wrong:
            raise RecordError(f"the start can't be read: {wrong}") from None

    @classmethod
    def _from_record(cls, game: Game, record: Record, to: int | None, verify: bool, lists: str) -> Match:
        check_version(game.rules, record)
        last = len(record.entries) if to is None else to
        if not 0 <= last <= len(record.entries):
            raise RecordError(f"the record has {len(record.entries)} entries, so there is no state {last}")
        cards = card_fingerprint(game, record.setup)
        if cards != record.cards:
            names = ", ".join(dict.fromkeys(card for deck in record.setup.decks for stack in deck for card in stack))
            raise RecordError(f"the cards have changed since this was recorded (among {names})")
        with comparing(game.rules, record):
            match = cls._played(game, record, last, verify or is_older(game.rules, record), lists)
        if to is None and record.end is not None:
            if not 0 <= record.end.seat < match._state.fixed.seats:
                raise RecordError(f"end.seat is {record.end.seat}; there is no such seat")
            match.record.end = record.end
        return match

    @classmethod
    def _played(cls, game: Game, record: Record, last: int, verify: bool, lists: str) -> Match:
        """The first `last` entries of a record, played."""
        start = begin(game.rules, record, dealt=True)
        match = object.__new__(cls)
        setup, version = record.setup, game.rules.version
        fresh = Record(record.game, version, record.cards, setup, record.seed, record.state, record.names)
        _mark(fresh, game)
        fresh.deal, fresh.origin = record.deal, record.origin
        match._start(game, fresh, start, lists, False)
        for n in range(last + 1):
            if n:
                match._take(record.entries[n - 1], n - 1)
            if verify:
                compare(record, n, fresh.keys[n])
        if is_older(game.rules, record):
            confirm(game.rules, record, match._state, last)
        return match

    def _take(self, entry: Entry, n: int) -> None:
        self._past.add(self._hear(partial(take, self.rules, self._state, entry, n)))
        self.record.entries.append(entry)
        self.record.keys[n + 1] = self._state.key()


def _closed_kinds(state: State) -> range | None:
    """The kinds of closed cards; None in a game in whose decks there is none."""
    fixed: Fixed = state.fixed
    if not any(is_closed(card) for deck in fixed.setup.decks for stack in deck for card in stack):
        return None
    return range(len(fixed.kinds) - MOST_PLACES * len(fixed.side_of), len(fixed.kinds))


def fresh_seed() -> int:
    """A seed that nobody can know, from the system's source, for the keyed generator (architecture: Luck)."""
    return secrets.randbits(KEYED_BITS)  # one in 2**192 would be of the quick one


FindCards = Callable[[str], Mapping[str, Any] | None]
"""Finds a pack by its fingerprint: its cards by id, or None where it isn't there."""


def record_of(game: Game, setup: Setup, seed: int, state: dict[str, Any] | None, names: Sequence[str]) -> Record:
    """A record without an answer yet, with the cards in it that are in no set. Raises SetupError for an unknown
    card."""
    cards = card_fingerprint(game, setup)
    record = Record(game.id, game.rules.version, cards, setup, seed, state, tuple(names))
    _mark(record, game)
    return record


def _mark(record: Record, game: Game) -> None:
    """Say in a record over which cards it is played."""
    record.brought, record.edition = brought_by(game), edition_of(game)


def edition_of(game: Game) -> int | None:
    """The edition of a game, as a record says it."""
    return None if game.bundled == game.of_edition(None).bundled else game.bundled


def brought_by(game: Game, named: bool = False) -> Brought | None:
    """The cards of a setup that are in no set, as a record has them: all of those that this game is over. Where they
    are only `named`, what they do is left out. None where there are none."""
    if not game.brought:
        return None
    packs: dict[tuple[str, str], list[str]] = {}
    for key in game.brought:
        packs.setdefault(game.origin.get(key, ("", "")), []).append(key)
    told = tuple((mark, name, tuple(ids)) for (mark, name), ids in packs.items())
    return Brought(told, () if named else tuple(map(game.card_to_data, game.brought.values())))


def game_of(record: Record, packs: FindCards | None = None) -> Game:
    """The game of a record, over the cards of its edition and those that it brings; cards that it only names are taken
    from `packs`. Raises UnknownGame, BrokenGame, SetupError for a card that is none, RecordError that names the pack
    which is missing."""
    try:
        game = find_game(record.game).of_edition(record.edition)
    except SetupError as wrong:
        raise RecordError(str(wrong)) from None
    brought = record.brought
    if brought is None:
        return game
    origin = {card: (mark, name) for mark, name, ids in brought.packs for card in ids}
    if brought.cards:
        return over(game, canonical(list(brought.cards)), tuple(origin.items()))
    found: dict[str, Any] = {}
    for mark, name, ids in brought.packs:
        cards = packs(mark) if packs is not None else None
        if cards is None or not all(card in cards for card in ids):
            raise RecordError(
                f"it plays cards of the pack “{name}” (fingerprint {mark}), which is not here: add its file, or ask "
                "for a record that brings its cards along"
            )
        found |= {card: cards[card] for card in ids}
    return game.bringing(found.values(), None, origin)


Origin = tuple[tuple[str, tuple[str, str]], ...]
"""Cards by their ids, each with fingerprint and name of its pack."""


@lru_cache(maxsize=64)
def over(game: Game, cards: bytes, origin: Origin) -> Game:
    """The game over cards that are given as JSON: made once, since many ask for the same. Raises SetupError."""
    found = [game.card_from_data(one) for one in json.loads(cards)]
    return game.bringing(found, None, dict(origin), proofread=True)


def card_fingerprint(game: Game, setup: Setup) -> str:
    """16 hexadecimal digits over the printed data of every card in the decks; on closed cards nothing is printed.
    Raises SetupError for an unknown card."""
    cards = sorted({card for deck in setup.decks for stack in deck for card in stack if not is_closed(card)})
    try:
        return f"{fingerprint([game.card_print(card) for card in cards]):016x}"
    except KeyError as unknown:
        raise SetupError(f"there is no card {unknown.args[0]!r}", place="decks") from None


def load_deck(source: DeckSource, game: str | Game) -> Deck:
    """A deck from a bundled name, a file or its text. Raises DeckError with the place, UnknownGame, BrokenGame."""
    return (find_game(game) if isinstance(game, str) else game).load_deck(source)


def replay(record: Record | str | Path, to: int | None = None) -> Match:
    """The match of a record (a Record, or a file of one) after `to` entries, verified. Raises RecordError, OSError."""
    if not isinstance(record, Record):
        record = Record.from_json(Path(record).read_bytes())
    return Match.from_record(record, to)
