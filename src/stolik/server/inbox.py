"""One thing after the other: whatever happens at a table comes through one queue, and one task does it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from structlog.contextvars import bind_contextvars, clear_contextvars

from .faults import Lost
from .measures import ARRIVED
from .replies import Refused

log = logging.getLogger("stolik.server")

Act = Callable[..., Awaitable[None]]


class Inbox:
    """What is still to do, and the task that does it. After each act it calls `after`."""

    def __init__(self, table: str, after: Callable[[], None]) -> None:
        self.closed = False
        self._table = table
        self._after = after
        self._queue: asyncio.Queue[tuple[Act, tuple[Any, ...], float]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {table}")

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._queue.empty()

    def put(self, act: Act, *arguments: Any) -> None:
        """Do this when its turn comes; never, once it is closed."""
        if self.closed:
            _give_up(arguments)
        else:
            self._queue.put_nowait((act, arguments, time.perf_counter()))

    async def ask(self, act: Act, *arguments: Any) -> Any:
        """The same, and wait: `act` gets a future as its last argument and settles it when that is done which was
        asked. Raises what `act` refuses, and Refused when it came to nothing."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(act, *arguments, done)
        return await done

    def shut(self) -> None:
        """Nothing more is taken; what is being done now is the last."""
        self.closed = True

    def stop(self) -> None:
        """Nothing more is done, soon; may be called by what is being done."""
        self.shut()
        if self._task is not asyncio.current_task():
            self._task.cancel()
            self._empty()

    async def close(self) -> None:
        """Nothing more is done."""
        self.shut()
        if self._task is not asyncio.current_task():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._empty()

    async def _run(self) -> None:
        # The task began in the request of whoever woke the table; its lines are the table's.
        clear_contextvars()
        bind_contextvars(table=self._table)
        while not self.closed:
            act, arguments, arrived = await self._queue.get()
            ARRIVED.set(arrived)
            try:
                await act(*arguments)
            except Lost as wrong:
                # The table is another process's: whoever asked is told so, and nothing more is done here.
                _tell(arguments, wrong)
                log.warning("table %s: %s: %s", self._table, act.__name__, wrong)
                self.shut()
            except Exception as wrong:
                if not (isinstance(wrong, Refused) and _tell(arguments, wrong)):
                    log.exception("table %s: %s failed", self._table, act.__name__)
            finally:
                _give_up(arguments)
            self._after()
            if not self._queue.empty():
                # A queue that is never empty never waits, and nobody else would have a turn.
                await asyncio.sleep(0)
        self._empty()

    def _empty(self) -> None:
        """Whoever still waits is told that it won't be done."""
        while not self._queue.empty():
            _give_up(self._queue.get_nowait()[1])


def settle(done: asyncio.Future[Any], value: Any = None, wrong: Exception | None = None) -> None:
    """Tell whoever waits what came of it. Who has stopped waiting is not told; what was done stays done."""
    if done.done():
        return
    if wrong is None:
        done.set_result(value)
    else:
        done.set_exception(wrong)


def _tell(arguments: tuple[Any, ...], wrong: Exception) -> bool:
    """Whether somebody waits for what was asked, who is told what was wrong."""
    waiting = [one for one in arguments if isinstance(one, asyncio.Future) and not one.done()]
    for one in waiting:
        one.set_exception(wrong)
    return bool(waiting)


def _give_up(arguments: tuple[Any, ...]) -> None:
    """Whoever waits for what was asked is told that it won't be done."""
    _tell(arguments, Refused("fault"))
