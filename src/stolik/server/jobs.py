"""What workers do: functions of plain data, which are asked for by name, run in another process and hold nothing.

They see what a table knows, hidden cards included, and give back only what the one who asked may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.kernel.luck import derive
from stolik.kernel.replay import Record
from stolik.match import Match
from stolik.simulation.counter import counter_deck

from . import bodies as b
from . import judging
from . import protocol as p
from .history import LISTS
from .render import Renderer, Viewer

Stacks = Sequence[Sequence[str]]


# ---- sets


def judge(game: str, body: b.DeckCheck, lang: str) -> b.DeckJudged:
    """What keeps a set from being played. Raises Denied."""
    return judging.judged(judging.game_of(game), body, lang)


def wrong_with(
    game: str, stacks: Stacks, lang: str, options: Mapping[str, Any]
) -> tuple[list[list[str]], list[b.ProblemData]]:
    """A set with the keys of its cards, and what keeps it from being played."""
    found = judging.game_of(game)
    keys = judging.keyed(found, stacks)
    return keys, judging.problems_of(found, keys, lang, options)


def shown(
    game: str, kept: Sequence[tuple[str, str, Stacks]], lang: str, options: Mapping[str, Any] | None
) -> list[b.DeckData]:
    """Kept sets, each an id, a name and stacks, judged under these options."""
    found = judging.game_of(game)
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


def write(game: str, deck: b.DeckData, lang: str) -> str:
    """A set in its written form. Raises Denied."""
    return judging.as_text(judging.game_of(game), deck, lang)


# ---- at a table


def preview(here: Mapping[str, Any], viewer: Viewer, picks: Sequence[int]) -> list[p.PreviewResult]:
    """What each single pick would bring, in a world of the viewer's seat; `here` is `Match.here` as data."""
    return Renderer(_at(here)).preview(viewer, picks)


def think(here: Mapping[str, Any], turn: int, seat: int, bot: str, seed: int) -> list[int]:
    """Positions of a bot's answer to the pending question. It is asked with the view and the worlds of its seat, and
    gets nothing else of the game (architecture: Views and worlds). Raises what the bot raises."""
    match = _at(here)
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise ValueError(f"seat {seat} is not asked")
    # A bot for this thought alone: what it draws follows from the place in the game, not from what was thought before.
    player = find_game(match.game.id).bot(bot, derive(seed, turn))
    if player.sees:
        answer = player.choose(match.view(seat), decision, match.worlds(seat))
    else:
        answer = player.choose(None, decision, None)
    return [decision.options.index(option) for option in answer]


def _at(here: Mapping[str, Any]) -> Match:
    return Match.from_record(Record.from_data(here), verify=False, lists=LISTS)
