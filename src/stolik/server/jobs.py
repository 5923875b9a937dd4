"""What workers do: functions of plain data, which are asked for by name, run in another process and hold nothing.

They see what a table knows, hidden cards included, and give back only what the one who asked may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import to_builtins

from stolik.analysis.crew import judged
from stolik.analysis.game import NotAnalysed, Portion, check, portions
from stolik.closing import close
from stolik.decks.deck import Deck
from stolik.kernel.luck import derive
from stolik.kernel.replay import Record, RecordError
from stolik.match import Match
from stolik.scenarios.table import load as load_scenarios
from stolik.simulation.counter import counter_deck
from stolik.simulation.hints import hint as hint_at
from stolik.simulation.moves import moves
from stolik.turning import turns_of

from . import bodies as b
from . import judging, seals
from . import protocol as p
from .analysed import Progress, analysis_of
from .denied import Denied
from .endings import Kept, ending_of
from .faces import face_of
from .foreign import Loaded, loaded, replay_of
from .history import LISTS, History, is_of_other_rules
from .packing import NONE, Carried
from .render import Renderer, Viewer
from .words import people

Stacks = Sequence[Sequence[str]]
MOST_FOREGONE: Final = 1000
"""Answers that go without saying, one behind the other: there are never so many."""


# ---- sets


def judge(game: str, body: b.DeckCheck, lang: str, cards: Carried = NONE) -> b.DeckJudged:
    """What keeps a set from being played, which may hold these cards of packs as well. Raises Denied."""
    return judging.judged(judging.game_of(game, cards), body, lang)


def wrong_with(
    game: str, stacks: Stacks, lang: str, options: Mapping[str, Any], cards: Carried = NONE
) -> tuple[list[list[str]], list[b.ProblemData]]:
    """A set with the keys of its cards, and what keeps it from being played."""
    found = judging.game_of(game, cards)
    keys = judging.keyed(found, stacks)
    return keys, judging.problems_of(found, keys, lang, options)


def shown(
    game: str,
    kept: Sequence[tuple[str, str, Stacks]],
    lang: str,
    options: Mapping[str, Any] | None,
    cards: Carried = NONE,
) -> list[b.DeckData]:
    """Kept sets, each an id, a name and stacks, judged under these options."""
    found = judging.game_of(game, cards)
    return [judging.shown(found, id_, name, stacks, lang, options) for id_, name, stacks in kept]


def bundled(game: str, lang: str, options: Mapping[str, Any]) -> list[b.DeckData]:
    """The sets that belong to a game, judged under these options."""
    return judging.bundled(judging.game_of(game), lang, options)


def draw(
    game: str,
    seed: int,
    options: Mapping[str, Any] | None = None,
    against: Stacks | None = None,
    seat: int | None = None,
) -> list[list[str]]:
    """A set by the chance of `seed`. Raises Denied where none fits."""
    return judging.drawn(judging.game_of(game), seed, options, against, seat)


def counter(game: str, against: Stacks, seed: int) -> list[list[str]]:
    """A set that was drawn to beat another one."""
    beaten = Deck("", game, tuple(tuple(stack) for stack in against))
    return [list(stack) for stack in counter_deck(game, beaten, seed).stacks]


def write(game: str, deck: b.DeckData, lang: str, cards: Carried = NONE) -> str:
    """A set in its written form. Raises Denied."""
    return judging.as_text(judging.game_of(game, cards), deck, lang)


# ---- games that are over


Closed = Sequence[int | None]
"""From which seats (None: as a spectator) the one who asks looked, where deck lists stay closed (`Room.closed_to`); ()
where they don't."""


def replay(record: Any, closed: Closed, seat: int | None, lang: str) -> bytes:
    """The body that shows a game position by position, from its record. Raises Denied."""
    match = Match.from_record(Record.from_data(record), verify=False, lists=LISTS)
    return p.write(replay_of(_said(_for(closed, match), lang), Viewer(seat, lang)))


def replay_of_rows(
    table: str,
    start: Any,
    rows: Sequence[Mapping[str, Any]],
    seal: str | None,
    closed: Closed,
    seat: int | None,
    lang: str,
) -> bytes:
    """The same from the rows of a table. Raises Denied."""
    return p.write(replay_of(_said(_for(closed, rebuilt(table, start, rows, seal)), lang), Viewer(seat, lang)))


def ending(
    record: Any, closed: Closed, seat: int | None, lang: str, seconds: int | None = None, kept: Kept = ()
) -> bytes:
    """The body that says what decided a game, from its record. Raises Denied."""
    match = Match.from_record(Record.from_data(record), verify=False, lists=LISTS)
    return p.write(ending_of(_said(_for(closed, match), lang), Viewer(seat, lang), seconds, kept))


def ending_of_rows(
    table: str,
    start: Any,
    rows: Sequence[Mapping[str, Any]],
    seal: str | None,
    closed: Closed,
    seat: int | None,
    lang: str,
    seconds: int | None = None,
    kept: Kept = (),
) -> bytes:
    """The same from the rows of a table. Raises Denied."""
    match = _said(_for(closed, rebuilt(table, start, rows, seal)), lang)
    return p.write(ending_of(match, Viewer(seat, lang), seconds, kept))


Eyes = Sequence[int | None] | None
"""From which seats somebody looked (None: as a spectator); None for whoever may know all."""


def analysis_work(record: Any) -> tuple[Any, list[Portion], int]:
    """What is to be judged of a game that is over, from its record: that record with all its keys, the portions and how
    many turns there were. Raises Denied."""
    return _work(Match.from_record(Record.from_data(record), verify=False, lists=LISTS))


def analysis_work_of_rows(
    table: str, start: Any, rows: Sequence[Mapping[str, Any]], seal: str | None
) -> tuple[Any, list[Portion], int]:
    """The same from the rows of a table. Raises Denied."""
    return _work(rebuilt(table, start, rows, seal))


def _work(match: Match) -> tuple[Any, list[Portion], int]:
    try:
        check(match)
    except NotAnalysed as wrong:
        raise Denied(409, "not-analysed", wrong) from None
    return match.record.to_data(), portions(match), max(turns_of(match), default=0)


def analysis_part(record: Any, portion: Portion) -> list[Any]:
    """The choices of a portion, as data."""
    found: list[Any] = to_builtins(judged(record, portion))
    return found


def analysis(record: Any, progress: Progress, eyes: Eyes, own: Sequence[int] | None, seat: int, lang: str) -> bytes:
    """The body that tells as much of an analysis as is reckoned, to whoever looked from these seats; `own` are the
    seats whose choices alone are told. Raises Denied."""
    match = Match.from_record(Record.from_data(record), verify=False, lists=LISTS)
    return p.write(analysis_of(_said(match, lang), progress, eyes, own, seat, lang))


def analysis_of_rows(
    table: str,
    start: Any,
    rows: Sequence[Mapping[str, Any]],
    seal: str | None,
    progress: Progress,
    eyes: Eyes,
    own: Sequence[int] | None,
    seat: int,
    lang: str,
) -> bytes:
    """The same from the rows of a table. Raises Denied."""
    return p.write(analysis_of(_said(rebuilt(table, start, rows, seal), lang), progress, eyes, own, seat, lang))


def record(data: Any, closed: Closed, lang: str) -> Any:
    """A record as the one who asks may have it, as data. Raises Denied."""
    match = Match.from_record(Record.from_data(data), verify=False, lists=LISTS)
    return _said(_for(closed, match), lang).record.to_data()


def record_of_rows(
    table: str, start: Any, rows: Sequence[Mapping[str, Any]], seal: str | None, closed: Closed, lang: str
) -> Any:
    """The same from the rows of a table. Raises Denied."""
    return _said(_for(closed, rebuilt(table, start, rows, seal)), lang).record.to_data()


def _said(match: Match, lang: str) -> Match:
    """The same game, in which who has left for good is called so in a language."""
    match.record.names = people(match.record.names, lang)
    return match


def _for(closed: Closed, match: Match) -> Match:
    """A game as the one who asks may see it played again. Raises Denied."""
    if not closed:
        return match
    try:
        shown = close(match.game, match.record, closed)
    except RecordError as wrong:
        raise Denied(409, "lists-closed", wrong) from None
    return Match.from_record(shown, verify=False, lists=LISTS)


def rebuilt(table: str, start: Any, rows: Sequence[Mapping[str, Any]], seal: str | None) -> Match:
    """The game of a table that is over, from its rows. Raises Denied."""
    try:
        seals.confirmed(table, start, rows, seal)
        return History.rebuilt(start, rows).match
    except seals.Damaged as wrong:
        raise Denied(409, "damaged", wrong) from None
    except RecordError as wrong:
        raise Denied(409, "other-rules" if is_of_other_rules(start, rows) else "damaged", wrong) from None


def load(body: bytes) -> Loaded:
    """A record file from outside, read and played to its end; `body` is a RecordBody as it came. Raises Denied."""
    try:
        record = msgspec.json.decode(body, type=b.RecordBody).record
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Denied(400, "bad-request", str(wrong)[:200]) from None
    return loaded(record)


# ---- the rules


def example(game: str, lang: str, scenario: str) -> dict[str, Any]:
    """A drawn table, played as its scenario plays it: an Example as JSON data."""
    found = next(known for known in load_scenarios(game) if f"{game}/{known.id}" == scenario)
    viewer, face = Viewer(None, lang), face_of(game)
    done = found.check().match
    done.record.names = face.seats(done.names, lang)
    # As drawn: an opened table has settled what is forced, and may stand after the very roll that the rule is about.
    before = face.sight(done.rules.view(found.drawn(), None), None, done.names, lang)
    after = Renderer(done)
    # What comes before the first answer belongs to it where it is more than the drawing tells by itself.
    told = face.scenery
    story = [one for one in after.log(viewer) if one.n > 0 or any(line.e not in told for line in one.lines or ())]
    shown: dict[str, Any] = to_builtins(b.Example(scenario, found.called(lang), before, after.sight(viewer), story))
    return shown


# ---- at a table


def preview(here: Mapping[str, Any], viewer: Viewer, picks: Sequence[int]) -> list[dict[str, Any]]:
    """What each single pick would bring, in a world of the viewer's seat, each a PreviewResult as JSON data; `here` is
    `Match.here` as data."""
    found: list[dict[str, Any]] = to_builtins(Renderer(_at(here)).preview(viewer, picks))
    return found


def hint(here: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What a bot would answer to the pending question, and why, each as in HintData. It is worked out with the view and
    the worlds of the seat that is asked, like every thought. Raises what the bot raises."""
    found: dict[str, Any] = to_builtins(hint_at(_at(here), lang))
    return found


def could(here: Mapping[str, Any], lang: str) -> list[dict[str, Any]]:
    """What the seat that is asked may do, and what is refused, each a CouldGroup as JSON data."""
    found: list[dict[str, Any]] = to_builtins(moves(_at(here), lang))
    return found


def tried(here: Mapping[str, Any], picks: Sequence[int]) -> None:
    """Give an answer, by positions (none: no answer), then all that goes without saying, and look from every seat: what
    takes too long here is not done at the table. Raises IllegalAnswer."""
    match = _at(here)
    if picks:
        match.answer_at(picks)
    for _ in range(MOST_FOREGONE):
        answer = match.foregone
        if answer is None:
            break
        match.answer(answer)
    renderer = Renderer(match)
    for seat in (None, *range(match.game.seats)):
        renderer.sight(Viewer(seat, "en"))


def think(here: Mapping[str, Any], turn: int, seat: int, bot: str, seed: int) -> list[int]:
    """Positions of a bot's answer to the pending question. It is asked with the view and the worlds of its seat, and
    gets nothing else of the game (architecture: Views and worlds). Raises what the bot raises."""
    match = _at(here)
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise ValueError(f"seat {seat} is not asked")
    # A bot for this thought alone: what it draws follows from the place in the game, not from what was thought before.
    player = match.game.bot(bot, derive(seed, turn))
    if player.sees:
        answer = player.choose(match.view(seat), decision, match.worlds(seat))
    else:
        answer = player.choose(None, decision, None)
    return [decision.options.index(option) for option in answer]


def _at(record: Mapping[str, Any]) -> Match:
    return Match.from_record(Record.from_data(record), verify=False, lists=LISTS)
