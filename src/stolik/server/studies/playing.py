"""What workers do for studies: a chapter's record is played to a place, along the answers of its branches.

Luck falls as the record's own luck would: the same answers lead to the same place whenever they are played. After the
answer of a branch whatever goes without saying is answered by itself, as at a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, convert

from stolik.catalog import game as find_game
from stolik.kernel.decision import Decision, Option
from stolik.kernel.replay import Answered, Record, RecordError
from stolik.kernel.replay import states as states_of
from stolik.match import Match
from stolik.scenarios.table import load as load_scenarios
from stolik.server import jobs
from stolik.server import protocol as p
from stolik.server.bodies import ReplayFrame
from stolik.server.denied import Denied
from stolik.server.faces import brought, face_of
from stolik.server.foreign import MOST_ENTRIES
from stolik.server.history import LISTS
from stolik.server.protocol import LANGS
from stolik.server.render import Renderer, Viewer
from stolik.server.sights import Row
from stolik.server.words import people
from stolik.simulation.moves import moves
from stolik.text.phrase import plain

from . import bodies as b

LARGEST: Final = 1024 * 1024
"""Bytes of a chapter's record."""
LONGEST_LABEL: Final = 200

Written = list[list[Any]]
"""An answer as records have it: a list of options, each its verb and its numbers."""


class Copied(Struct):
    """A record as a chapter has it: without names, which stand beside it; how many entries it has, and its bytes."""

    game: str
    record: Any
    names: list[str]
    turns: int
    size: int


class Leaf(Struct):
    """What an answer at a place comes to: as it is written, what it is called by language; `main` is the place of the
    main line that it leads to, if it is what was answered there."""

    picks: Written
    labels: dict[str, str]
    main: int | None


class Comes(Struct):
    """A place of a chapter for a job: its record and names, so many entries of the main line, then these answers."""

    record: Any
    names: Sequence[str]
    n: int
    path: Sequence[Written]

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from other places of the same chapter."""
        return (tuple(self.names), self.n, msgspec.json.encode(self.path))


# ---- a chapter is made


def copied(record: Any, foreign: bool) -> Copied:
    """A game that is over, from its record; `foreign`: it is a file that somebody loaded. Raises Denied."""
    return _copied(Match.from_record(Record.from_data(record), verify=False, lists=LISTS), foreign)


def copied_of_rows(
    table: str, start: Any, rows: Sequence[Mapping[str, Any]], seal: str | None, foreign: bool
) -> Copied:
    """The same from the rows of a table. Raises Denied."""
    return _copied(jobs.rebuilt(table, start, rows, seal), foreign)


def drawn(game: str, scenario: str, seed: int) -> Copied:
    """A drawn position. Raises Denied."""
    found = next((one for one in load_scenarios(find_game(game).id) if one.id == scenario), None)
    if found is None:
        raise Denied(404, "no-scenario")
    made = _copied(found.match(seed), False)
    return Copied(made.game, made.record, [], made.turns, made.size)


def _copied(match: Match, foreign: bool) -> Copied:
    record = match.record
    if record.setup.closes or match.closed:
        raise Denied(409, "lists-closed")
    if foreign and match.game.brought:
        raise Denied(409, "foreign-cards")
    if len(record.entries) > MOST_ENTRIES:
        raise Denied(409, "study-large")
    names = list(record.names)
    record.names, record.deal = (), None
    data = record.to_data()
    size = len(msgspec.json.encode(data))
    if size > LARGEST:
        raise Denied(409, "study-large")
    return Copied(match.game.id, data, names, match.turn, size)


# ---- playing to a place


def _begun(record: Any, n: int | None, names: Sequence[str], lang: str) -> Match:
    """The main line after so many entries (None: all, and its end). Raises Denied."""
    try:
        match = Match.from_record(Record.from_data(record), n, verify=False, lists=LISTS)
    except RecordError as wrong:
        raise Denied(409, "other-rules", wrong) from None
    match.record.names = tuple(people(names, lang)) if names else face_of(match.game.id).seats(match.names, lang)
    return match


def play(match: Match, picks: Written, lang: str) -> None:
    """Give an answer of a branch, and then all that goes without saying. Raises Denied where it is not legal (any
    more): with the rule that forbids it, where one does."""
    decision = match.decision
    answer = None if decision is None else Answered.from_data(picks).found_in(decision)
    if decision is None or answer is None or not decision.allows(answer):
        raise _illegal(match, decision, picks, lang)
    match.answer(answer)
    for _ in range(jobs.MOST_FOREGONE):
        foregone = match.foregone
        if foregone is None:
            break
        match.answer(foregone)


def _illegal(match: Match, decision: Decision | None, picks: Written, lang: str) -> Denied:
    seat = 0 if decision is None else decision.seat
    for verb, *args in picks:
        refusal = match.why_not(seat, Option.foreign(verb, args), lang)
        if refusal is not None:
            return Denied(409, "illegal", message=refusal.text, rule=refusal.rule)
    return Denied(409, "illegal")


def at(comes: Comes, lang: str) -> Match:
    """The match at a place. Raises Denied."""
    match = _begun(comes.record, comes.n, comes.names, lang)
    for picks in comes.path:
        play(match, picks, lang)
    return match


def _checked(picks: Written) -> Written:
    """An answer as it came from outside. Raises Denied."""
    try:
        Answered.from_data(picks)
    except RecordError as wrong:
        raise Denied(400, "bad-request", wrong) from None
    if any(len(pick) > 16 or len(pick[0]) > 32 or any(abs(n) >= 1 << 53 for n in pick[1:]) for pick in picks):
        raise Denied(400, "bad-request", "picks")
    return picks


def grown(comes: Comes, picks: Written, lang: str) -> Leaf:
    """What becomes of an answer at a place. Raises Denied, for what is illegal with its rule."""
    match = at(msgspec.structs.replace(comes, names=()), lang)
    written = _checked(picks)
    labels = labels_of(match, written, lang)
    play(match, written, lang)
    main = None
    if not comes.path:
        entries = Record.from_data(comes.record).entries
        given = entries[comes.n] if comes.n < len(entries) else None
        if isinstance(given, Answered) and given == Answered.from_data(written):
            main = comes.n + 1
    return Leaf(written, labels, main)


def labels_of(match: Match, picks: Written, lang: str) -> dict[str, str]:
    """What an answer is called, by language, without anybody's name. Raises Denied where it is illegal."""
    decision = match.decision
    answer = None if decision is None else Answered.from_data(picks).found_in(decision)
    if decision is None or answer is None or not decision.allows(answer):
        raise _illegal(match, decision, picks, lang)
    positions = [decision.options.index(option) for option in answer]
    found: dict[str, str] = {}
    for one in LANGS:
        called = face_of(match.game.id).seats(match.names, one)
        advice = match.game.advises(match.view(decision.seat), called, one)
        found[one] = advice.answer(positions)[:LONGEST_LABEL]
    return found


class Posed(Struct):
    """A puzzle that can be asked: whose answer is looked for, the answers as they are written, and what these are
    called."""

    seat: int
    answers: list[Written]
    labels: list[dict[str, str]]


def posed(comes: Comes, answers: Sequence[Written], lang: str) -> Posed:
    """A puzzle at a place with these answers. Raises Denied where nobody is asked there, or an answer is illegal."""
    match = at(msgspec.structs.replace(comes, names=()), lang)
    decision = match.decision
    if decision is None:
        raise Denied(409, "study-nobody-asked")
    given = [_checked(one) for one in answers]
    return Posed(decision.seat, given, [labels_of(match, one, lang) for one in given])


def found(comes: Comes, answers: Sequence[Written], picks: Written, lang: str) -> bool:
    """Whether an answer at a place is one of these, whatever order its options came in. Raises Denied where it is
    illegal."""
    labels_of(at(comes, lang), _checked(picks), lang)
    return _sorted(picks) in [_sorted(one) for one in answers]


def _sorted(picks: Written) -> list[Any]:
    return sorted(picks, key=repr)


# ---- what is shown


def line(record: Any, names: Sequence[str], seat: int | None, lang: str) -> bytes:
    """The main line from one seat's eyes: a MainLine. Raises Denied."""
    match = _begun(record, None, names, lang)
    _check_seat(match, seat)
    viewer, last = Viewer(seat, lang), match.turn
    renderer = Renderer(match)
    frames = []
    for n, state in enumerate(states_of(match.rules, match.record, verify=False)):
        outcome = match.outcome if n == last else match.rules.outcome(state)
        sight = renderer.face.sight(match.shown(state, seat), outcome, match.names, lang, asked=False)
        frames.append(ReplayFrame(n, sight, renderer.log_entry(viewer, n)))
    cards = brought(match.game, lang) if match.game.brought else None
    return p.write(b.MainLine(match.game.id, list(match.names), seat, frames, renderer.end(viewer), cards))


def place(comes: Comes, called: str, seat: int | None, lang: str) -> bytes:
    """One place: a PlaceShown. Raises Denied."""
    match, since = _led(comes, lang)
    return p.write(_place(match, called, seat, lang, since))


class Riddle(Struct):
    """What is told of a puzzle beside its place."""

    id: str
    study: str
    title: str
    ask: str
    by: str


def puzzle(comes: Comes, called: str, riddle: Riddle, lang: str) -> bytes:
    """A puzzle from the eyes of whoever is asked: a PuzzleShown. Raises Denied."""
    match, since = _led(comes, lang)
    seat = 0 if match.decision is None else match.decision.seat
    shown = _place(match, called, seat, lang, since)
    about = (riddle.id, riddle.study, riddle.title, match.game.id, list(match.names), seat, riddle.ask, riddle.by)
    return p.write(b.PuzzleShown(*about, shown))


def _led(comes: Comes, lang: str) -> tuple[Match, int]:
    """The match at a place, and how many entries it had before the last answer on the way. Raises Denied."""
    match = _begun(comes.record, comes.n, comes.names, lang)
    since = match.turn - 1
    for picks in comes.path:
        since = match.turn
        play(match, picks, lang)
    return match, since


def _place(match: Match, called: str, seat: int | None, lang: str, since: int) -> b.PlaceShown:
    _check_seat(match, seat)
    renderer, viewer = Renderer(match), Viewer(seat, lang)
    sight = renderer.face.sight(match.view(seat), match.outcome, match.names, lang, asked=False)
    rows = (renderer.log_entry(viewer, n) for n in range(max(0, since + 1), match.turn + 1))
    log = [row for row in rows if row is not None]
    decision, end = match.decision, renderer.end(viewer)
    if decision is None or match.outcome is not None:
        return b.PlaceShown(called, sight, log, None, [], [], [], None, 0, 0, end)
    if seat not in (None, decision.seat):
        return b.PlaceShown(called, sight, log, decision.seat, [], [], [], None, 0, 0, end)
    groups = convert(msgspec.to_builtins(moves(match, lang)), list[p.CouldGroup])
    advice = match.game.advises(match.view(decision.seat), match.names, lang)
    options: list[Row] = [[one.verb, *one.args] for one in decision.options]
    counts = None if decision.counts is None else list(decision.counts)
    return b.PlaceShown(
        called, sight, log, decision.seat, groups, options, advice.options(), counts, decision.least, decision.most, end
    )


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.game.seats:
        raise Denied(404, "no-position")


# ---- as a text


class Branch(Struct):
    """A branch for a text: its node, where it goes on from (null: from the main line after `n` entries), what its
    answer is called, and its own name."""

    id: str
    parent: str | None
    n: int
    label: str
    name: str


class Remark(Struct):
    """A comment for a text: where, by whom, and what is said."""

    at: str
    by: str
    text: str


def text(
    record: Any, names: Sequence[str], title: str, branches: Sequence[Branch], remarks: Sequence[Remark], lang: str
) -> str:
    """A chapter as a text: moves, branches further in, comments under what they are about."""
    match = _begun(record, None, names, lang)
    renderer, viewer = Renderer(match), Viewer(None, lang)
    rows = [title, " – ".join(match.names), ""]

    def say_of(at: str, deep: int) -> None:
        for one in remarks:
            if one.at == at:
                quoted = one.text.splitlines() or [""]
                rows.extend(f"{'  ' * deep}  | {line}" for line in [f"{one.by}: {quoted[0]}", *quoted[1:]])

    def grow(parent: str | None, n: int, deep: int) -> None:
        for one in branches:
            if one.parent == parent and (parent is not None or one.n == n):
                named = f" ({one.name})" if one.name else ""
                rows.append(f"{'  ' * deep}- {one.label}{named}")
                say_of(one.id, deep)
                grow(one.id, n, deep + 1)

    for n in range(match.turn + 1):
        entry = renderer.log_entry(viewer, n)
        if entry is not None:
            told = [line.text for line in entry.lines] if isinstance(entry.lines, list) else [entry.text]
            rows.append(f"{n}. {' '.join(plain(one) for one in told)}")
        say_of(str(n), 0)
        grow(None, n, 1)
    end = renderer.end(viewer)
    if end is not None:
        rows += ["", end.text]
    return "\n".join(rows) + "\n"
