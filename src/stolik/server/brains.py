"""Where bots think: in processes of their own, so that no thought ever keeps a table waiting.

A thought is sent as the record of the game; the worker plays it again, asks the bot with the view and the worlds of its
seat, and answers positions in the list of options. Bots get nothing else of it (architecture: Views and worlds).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.kernel.decision import Decision
from stolik.kernel.luck import derive
from stolik.kernel.replay import Answered, Record
from stolik.match import Match


class Brains:
    """Asks bots. `workers` processes, or threads of this process when 0. Processes start with the first thought."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
            else:
                self._pool = ThreadPoolExecutor(2, thread_name_prefix="bot")
        return self._pool

    async def choose(self, record: Record, seat: int, bot: str, seed: int) -> list[int]:
        """Positions of the bot's answer to the question that the record ends in. Raises what the bot raises."""
        data = record.to_data()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), think, data, seat, bot, seed)
        except BrokenProcessPool:
            # A worker was killed: once more, in a new one.
            self.close()
            return await loop.run_in_executor(self._executor(), think, data, seat, bot, seed)

    def close(self) -> None:
        """End the workers; what is being thought is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(data: dict[str, Any], seat: int, bot: str, seed: int) -> list[int]:
    """The same, in this process."""
    match = _replayed(Record.from_data(data), seed)
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise ValueError(f"seat {seat} is not asked")
    # A bot for this thought alone: what it draws follows from the place in the game, not from what was thought before.
    player = find_game(match.game.id).bot(bot, derive(seed, match.turn))
    if player.sees:
        answer = player.choose(match.view(seat), decision, match.worlds(seat))
    else:
        answer = player.choose(None, decision, None)
    return positions(decision, answer)


_KEPT: Final[OrderedDict[int, Match]] = OrderedDict()
"""Matches that this process has replayed, by the seed of the bot (one a table); a long game grows by a few answers."""
MOST_KEPT: Final = 16


def _replayed(record: Record, seed: int) -> Match:
    """The match of a record: the kept one played on, where the record continues it, else played anew."""
    kept = _KEPT.pop(seed, None)
    match = _continued(kept, record) if kept is not None else None
    if match is None:
        match = Match.from_record(record, verify=False, lists="closed")
    _KEPT[seed] = match
    while len(_KEPT) > MOST_KEPT:
        _KEPT.popitem(last=False)
    return match


def _continued(match: Match, record: Record) -> Match | None:
    """The match with the answers that it lacks; None where the record is of another game or went back since."""
    old, turn = match.record, match.turn
    ours = (old.game, old.seed, old.setup.to_data(), old.state, old.entries)
    if ours != (record.game, record.seed, record.setup.to_data(), record.state, record.entries[:turn]):
        return None
    for entry in record.entries[turn:]:
        decision = match.decision
        answer = entry.found_in(decision) if isinstance(entry, Answered) and decision is not None else None
        if answer is None:
            return None
        match.answer(answer)
    return match if match.record.keys[match.turn] == record.keys[len(record.entries)] else None


def positions(decision: Decision, answer: Any) -> list[int]:
    """Where the options of an answer stand in the decision. Raises ValueError for one that is not offered."""
    return [decision.options.index(option) for option in answer]


def fallback(decision: Decision) -> list[int]:
    """Some legal answer, for a bot that failed."""
    return positions(decision, next(decision.answers()))


def _begin() -> None:
    """In a worker: Ctrl-C is the server's business, and a worker does not outlive a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)
