"""Where one piece of work runs at a time: a process with limits that can be killed, or a thread of this process."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

from pebble import ProcessExpired, ProcessPool

from stolik.simulation.workers import end_with_parent

from .denied import Denied

log = logging.getLogger("stolik.server")

PRELOADED: Final = "stolik.server.warm"
"""The module that the process imports from which workers are forked."""
STARTING: Final = 60.0
"""Seconds that a worker may take until it begins: on a slow machine it loads all games first."""
LOOKED: Final = 1.0
"""How often it is looked whether work that takes long is still worked at."""
MOST_TASKS: Final = 500
"""After so much work a worker is replaced: what a game keeps in memory does not grow for ever."""
FULL: Final = 70
"""The exit code of a worker that reached its limit of memory."""
MEGABYTE: Final = 1024 * 1024


class TooLong(Exception):  # noqa: N818 - the work was stopped; nothing is broken
    """The work was not done in time, and was killed."""


class TooLarge(Exception):  # noqa: N818
    """The work wanted more memory than it may have, or ended its process."""


class WorkFailed(Exception):  # noqa: N818
    """The work raised: the message is the worker's traceback."""


class Slot(Protocol):
    """One place for work."""

    async def run(self, payload: bytes, seconds: float) -> bytes:
        """Do what `packed` has packed, for at most so many seconds; what `opened` opens. Cancelling it ends the work.
        Raises TooLong, TooLarge."""
        ...

    async def rest(self) -> None:
        """Give back what it holds; the next work takes it again."""
        ...


# ---- what goes there and comes back


def packed(job: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """A function of a module and its arguments, as it travels."""
    return pickle.dumps((job, args))


DONE: Final = b"d"
REFUSED: Final = b"r"
FAILED: Final = b"f"


def performed(payload: bytes) -> bytes:
    """Do the work: DONE and its result, or how it was REFUSED or FAILED. Exceptions travel as plain data, as not all of
    them can be pickled."""
    try:
        job, args = pickle.loads(payload)
        return DONE + pickle.dumps(job(*args))
    except Denied as denied:
        return REFUSED + pickle.dumps(_told(denied))
    except MemoryError:
        raise
    except Exception:
        return FAILED + pickle.dumps(traceback.format_exc())


def opened(answer: bytes) -> Any:
    """The result. Raises Denied where the work was refused, WorkFailed."""
    found = pickle.loads(memoryview(answer)[1:])
    if answer.startswith(DONE):
        return found
    if answer.startswith(FAILED):
        raise WorkFailed(found)
    raise Denied(found["status"], found["code"], *found["parts"], **found["more"])


def _told(denied: Denied) -> dict[str, Any]:
    more = {"message": denied.message, "rule": denied.rule, "where": denied.where, "retry": denied.retry}
    parts = [part if isinstance(part, int | float | str) else str(part) for part in denied.parts]
    return {"status": denied.status, "code": denied.code, "parts": parts, "more": more}


# ---- processes


class ProcessSlot:
    """A process that starts with the first work. It may use `memory` megabytes more than it has when it begins (where
    the system can tell, on Linux), and runs `nice` steps behind the server."""

    def __init__(self, memory: int, nice: int) -> None:
        self._limits = (memory, nice)
        self._pool: ProcessPool | None = None

    async def run(self, payload: bytes, seconds: float) -> bytes:
        """The work, in the process; if that was ended by somebody else it is begun once more."""
        try:
            return await self._run(payload, seconds)
        except ProcessExpired as ended:
            if ended.exitcode == FULL:
                raise TooLarge from None
            log.warning("a worker process was ended (exit code %s); its work is begun anew", ended.exitcode)
        except RuntimeError as broken:
            log.warning("the worker processes have to be begun anew: %s", broken)
            await self.rest()
        try:
            return await self._run(payload, seconds)
        except ProcessExpired:
            raise TooLarge from None

    async def _run(self, payload: bytes, seconds: float) -> bytes:
        starting = None
        try:
            if self._pool is None:
                # A process is waited for, which would hold the event loop.
                starting = asyncio.ensure_future(asyncio.to_thread(self._schedule, payload, seconds))
                future = await asyncio.shield(starting)
            else:
                future = self._schedule(payload, seconds)
            return await self._done(future, time.monotonic() + seconds + STARTING)
        except TimeoutError:
            raise TooLong from None
        except asyncio.CancelledError:
            if starting is not None:
                await asyncio.wait([starting])
            await self.rest()
            raise

    async def _done(self, future: Any, late: float) -> bytes:
        """What comes of it; the pool itself ends work that takes too long. Raises RuntimeError for a pool that broke
        before it heard of the work."""
        pool, answer = self._pool, asyncio.wrap_future(future)
        answer.add_done_callback(_heard)
        while not (await asyncio.wait((answer,), timeout=LOOKED))[0]:
            if pool is None or not pool.active:
                raise RuntimeError("their pool has ended")
            if time.monotonic() > late:
                await self.rest()
                raise TooLong
        done: bytes = answer.result()
        return done

    def _schedule(self, payload: bytes, seconds: float) -> Any:
        if self._pool is None:
            self._pool = ProcessPool(1, MOST_TASKS, begin, self._limits, context=_context())
        return self._pool.schedule(_in_worker, (payload,), timeout=seconds)

    async def rest(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)


def _heard(answer: asyncio.Future[Any]) -> None:
    """What becomes of work that nobody waits for any more is nobody's fault, and nothing to log."""
    if not answer.cancelled():
        answer.exception()


def _context() -> Any:
    """How workers are made. Never by `fork`: this process has threads, open lines and the store."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    return context


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _in_worker(payload: bytes) -> bytes:
    try:
        return performed(payload)
    except MemoryError:
        # Nothing that runs on in here can be trusted to have the memory it needs.
        os._exit(FULL)


def begin(memory: int, nice: int) -> None:
    """In a worker: its limits. Ctrl-C is the server's business, and a worker does not outlive a server that was
    killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a loop in C hears no handler
    end_with_parent()
    if sys.platform != "win32":
        os.nice(nice)
        _limit(memory)


def _limit(megabytes: int) -> None:
    """Let this process have so much more memory than it has now. Where the system doesn't tell how much that is, only
    time is limited."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except (OSError, ValueError):
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = pages * resource.getpagesize() + megabytes * MEGABYTE
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


# ---- threads


class ThreadSlot:
    """A thread of this process: for tests, and where there may be no other process. What runs too long is no longer
    waited for, but it can't be ended."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="work")

    async def run(self, payload: bytes, seconds: float) -> bytes:
        """The work, in the thread."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._threads, performed, payload)
        except TimeoutError:
            self._renew()
            raise TooLong from None
        except MemoryError:
            raise TooLarge from None
        except asyncio.CancelledError:
            self._renew()
            raise

    async def rest(self) -> None:
        """The thread ends when its work is done."""
        self._renew()

    def _renew(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="work")
