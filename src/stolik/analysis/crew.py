"""An analysis in several processes: they are spawned, and sent a record and numbers, never a state."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from stolik.kernel.replay import Record
from stolik.match import Match

from .choice import Choice
from .game import Analysis, Done, NotAnalysed, Portion, analyse, check, judge_portion, portions, put_together


def analysed(match: Match, workers: int = 1, note: Done | None = None) -> Analysis:
    """The analysis of a match that is over, by so many processes: the same for any number. Raises NotAnalysed, also
    where the processes go on ending."""
    if workers == 1:
        return analyse(match, note=note)
    check(match)
    work = portions(match)
    data = match.record.to_data()
    found: list[list[Choice]] = []
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin) as pool:
        waiting = [pool.submit(judged, data, portion) for portion in work]
        try:
            for one in waiting:
                found.append(one.result())
                if note is not None:
                    note(len(found), len(work))
        except BrokenProcessPool:
            raise NotAnalysed(
                "a worker process ended before its work was done (is there too little memory?); with --workers 1 there "
                "is none"
            ) from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return put_together(match, found)


def judged(record: dict[str, Any], portion: Portion) -> list[Choice]:
    """In a worker: the choices of a portion, of a record as data."""
    return judge_portion(Record.from_data(record), portion)


def _begin() -> None:
    """In a worker: Ctrl-C is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
