"""Records from outside: what one may hold, where it may begin, and how it is played, within bounds.

A record says itself from which state its game starts, and a state can hold anything that cards do. So a start is taken
only where it can be made again from what is known here: from decks, from a drawn table, or, of a branch, from the game
that it plays on, whose answers its record has.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any, Final

from msgspec import Struct

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.replay import Record, RecordError, retrace
from stolik.kernel.replay import states as states_of
from stolik.match import Match, game_of
from stolik.scenarios.table import load as load_scenarios

from . import bodies as b
from . import protocol as p
from .called import tidied
from .denied import Denied
from .faces import brought
from .history import LISTS
from .render import Renderer, Viewer
from .room import summary_of

MOST_ENTRIES: Final = 2000
"""Answers in a record file that can be loaded, those before a branch included."""
MOST_STACKS: Final = 12
MOST_CARDS: Final = 200
"""Stacks of a deck and cards of a stack, as in the sets that guests keep."""
MOST_OPTIONS: Final = 32
MOST_SEATS: Final = 8
MOST_BROUGHT: Final = 200
"""Cards in it that are in no set."""
MOST_SECONDS: Final = 5.0
"""How long a record may take that brings cards: what they do is a stranger's, and it is played again where others
play."""


class Loaded(Struct):
    """A record that was played to its end: its data, and what a list of tables shows of it."""

    game: str
    record: Any
    names: list[str]
    summary: dict[str, Any]


def replay_of(match: Match, viewer: Viewer) -> b.Replay:
    """A game position by position, for one viewer."""
    renderer = Renderer(match)
    cards = brought(match.game, viewer.lang) if match.game.brought else None
    frames = []
    last = match.turn
    for n, state in enumerate(states_of(match.rules, match.record, verify=False)):
        outcome = match.outcome if n == last else match.rules.outcome(state)
        view = match.shown(state, viewer.seat)
        sight = renderer.face.sight(view, outcome, match.names, viewer.lang, asked=False)
        frames.append(b.ReplayFrame(n, sight, renderer.log_entry(viewer, n)))
    return b.Replay(match.game.id, list(match.names), frames, match.record.to_data(), renderer.end(viewer), cards)


def loaded(data: Any) -> Loaded:
    """A record file, played to its end and rendered once. Raises Denied with what is wrong."""
    began = time.process_time()
    try:
        match = read(data)
        p.write(replay_of(match, Viewer(None, "en")))
    except (Denied, MemoryError):
        raise
    except Exception as wrong:
        # What is inside a file from outside can be wrong in any way; it is refused in every way.
        raise Denied(400, "bad-record", str(wrong)[:200] or type(wrong).__name__) from None
    if match.game.brought and time.process_time() - began > MOST_SECONDS:
        raise Denied(400, "bad-record", f"its cards take longer than {MOST_SECONDS:g} s to play")
    summary = {**summary_of(match, {}), "asked": None}
    return Loaded(match.game.id, match.record.to_data(), list(match.record.names), summary)


def read(data: Any) -> Match:
    """The match of a record file. Raises Denied, RecordError, and whatever damaged data raise."""
    record = Record.from_data(data)
    first = record if record.origin is None else record.origin
    entries = len(record.entries) + (0 if first is record else len(first.entries))
    if entries > MOST_ENTRIES:
        raise Denied(400, "bad-record", f"{entries} > {MOST_ENTRIES}")
    check_setup(record)
    if first.state is not None and not is_drawn(first):
        raise Denied(400, "foreign-start")
    retrace(game_of(record).rules, record)
    record.names = tuple(map(tidied, record.names[:MOST_SEATS]))
    return Match.from_record(record, lists=LISTS)


def check_setup(record: Record) -> None:
    """Raises RecordError for a setup that is larger than any that a table takes."""
    setup = record.setup
    if len(setup.options) > MOST_OPTIONS:
        raise RecordError(f"the setup has {len(setup.options)} options; at most {MOST_OPTIONS}")
    if len(setup.decks) > MOST_SEATS:
        raise RecordError(f"the setup has {len(setup.decks)} decks; at most {MOST_SEATS}")
    if record.brought is not None and len(record.brought.cards) > MOST_BROUGHT:
        raise RecordError(f"it brings {len(record.brought.cards)} cards; at most {MOST_BROUGHT}")
    for n, deck in enumerate(setup.decks):
        if len(deck) > MOST_STACKS or any(len(stack) > MOST_CARDS for stack in deck):
            raise RecordError(f"deck {n + 1} is too large: at most {MOST_STACKS} stacks of {MOST_CARDS} cards")


def is_drawn(record: Record) -> bool:
    """Whether the state that a record starts from is one which a drawn table gives with the record's own seed."""
    drawn = load_scenarios(known(record.game).id)
    serial = _serial(record.state)
    likely = (one for one, its in zip(drawn, _serials(record.game), strict=True) if its == serial)
    return any(one.match(record.seed).record.state == record.state for one in likely)


def known(game: str) -> Game:
    """The game that a record names. Raises RecordError."""
    try:
        return find_game(game)
    except (UnknownGame, BrokenGame) as wrong:
        raise RecordError(str(wrong)) from None


@cache
def _serials(game: str) -> tuple[Any, ...]:
    """How many entities each drawn table of a game has: most records are told apart by that."""
    return tuple(_serial(one.match(0).record.state) for one in load_scenarios(game))


def _serial(data: Any) -> Any:
    state = data.get("state") if isinstance(data, dict) else None
    return state.get("serial") if isinstance(state, dict) else None
