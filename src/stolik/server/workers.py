"""Work that is no answer to a move runs beside the tables: in processes with limits, a queue for each guest, in turn.

Reading decks and records, judging sets, drawing decks that counter others, replays, what an answer would bring, and the
thoughts of bots: none of it may hold up a table, nor one guest's work that of another (architecture: The server and the
wire). What was asked already, and has a key, is answered from what is kept.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from .denied import Denied
from .settings import Settings
from .slots import DONE, FAILED, REFUSED, ProcessSlot, Slot, ThreadSlot, TooLarge, TooLong, opened, packed

log = logging.getLogger("stolik.server")

T = TypeVar("T")

ENDS: Final = {DONE: "done", REFUSED: "refused", FAILED: "failed"}
RETRY: Final = 5
"""After how many seconds somebody whose queue is full may ask again."""
Client = tuple[asyncio.Task[Any] | None, asyncio.Future[None]]
CLIENT: Final[ContextVar[Client | None]] = ContextVar("client", default=None)
"""The task that answers a request, and what is done when whoever has sent it is gone: that task doesn't wait for work
then, but does whatever else it does. Tasks that it begins inherit this, and are not meant."""
Measure = Callable[[str, float, float, str], None]
"""Hears of each work that ended: its name, how many seconds it waited and how many it took, and how it ended: "done",
"refused", "failed", "too long", "too large" or "dropped"."""


@dataclass(frozen=True)
class Bounds:
    """What work may take. `seconds`: for one piece of it; `memory`: megabytes that a process may take for it;
    `each`: pieces that one guest may have waiting, `all`: that everybody may, both None: any number; `kept`: bytes of
    results that are kept; `idle`: seconds after which a process that has nothing to do is ended."""

    seconds: float = 10.0
    memory: int = 512
    each: int | None = None
    all: int | None = None
    kept: int = 0
    idle: float = 300.0
    nice: int = 10


def bounds_of(settings: Settings) -> Bounds:
    """The bounds of what guests ask for."""
    limits = settings.limits
    return Bounds(
        settings.worker_seconds, settings.worker_memory, limits.work_a_guest, limits.work, settings.kept_results
    )


@dataclass(eq=False)
class _Work:
    """One piece of work, and how many wait for what comes of it."""

    who: str
    name: str
    payload: bytes
    seconds: float
    key: Hashable | None
    done: asyncio.Future[bytes]
    asked: float = field(default_factory=time.monotonic)
    askers: int = 0
    running: asyncio.Task[None] | None = None


class Workers:
    """Does work for guests. `count` processes, started when they are first needed; 0: a thread of this process.

    A guest's pieces of work wait in a queue of its own, and the queues are served in turn. Of several processes one
    guest has at most all but one. Where too much waits in all, the guest with the longest queue loses its last piece.
    """

    def __init__(self, count: int, bounds: Bounds, measure: Measure | None = None) -> None:
        self.measure = measure
        self._bounds = bounds
        made: list[Slot] = [ProcessSlot(bounds.memory, bounds.nice) for _ in range(count)]
        self._free = made or [ThreadSlot()]
        self._all = tuple(self._free)
        self._queues: OrderedDict[str, deque[_Work]] = OrderedDict()
        self._doing: dict[Slot, _Work] = {}
        self._known: dict[Hashable, _Work] = {}
        self._kept = _Kept(bounds.kept)
        self._resting: dict[Slot, asyncio.TimerHandle] = {}
        self._ends: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many pieces of work wait to be begun."""
        return sum(map(len, self._queues.values()))

    @property
    def running(self) -> int:
        """How many are done now."""
        return len(self._doing)

    @property
    def late(self) -> float:
        """For how many seconds somebody waits already whose turn comes next; 0 where nobody waits."""
        first = [queue[0].asked for queue in self._queues.values()]
        return time.monotonic() - min(first) if first else 0.0

    async def ask(
        self,
        who: str,
        job: Callable[..., T],
        *args: Any,
        seconds: float | None = None,
        key: Hashable | None = None,
    ) -> T:
        """What `job`, a function of a module, gives for these arguments. Arguments and result travel by pickle.

        `who` is the guest in whose queue it waits; `seconds` how long it may take once it runs. With a `key`, which has
        to say all that the result depends on beside the job itself, the result is kept, and whoever asks the same
        meanwhile waits for the same work. When nobody waits for it any more, as all that asked were cancelled or their
        CLIENT is gone, the work is ended. Raises Denied: 429 where too much waits, 422 where the work took too long or
        too much memory, and what the job itself denies; WorkFailed for any other error of the job.
        """
        named = None if key is None else (job.__module__, job.__qualname__, key)
        kept = None if named is None else self._kept.get(named)
        if kept is not None:
            result: T = opened(kept)
            return result
        work = None if named is None else self._known.get(named)
        if work is None:
            work = self._enter(who, job, args, seconds or self._bounds.seconds, named)
        work.askers += 1
        try:
            client = CLIENT.get()
            meant = client is not None and client[0] is asyncio.current_task()
            waiting = (work.done, client[1]) if client is not None and meant else (work.done,)
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if not work.done.done():
                raise Denied(499, "gone")
            answer = work.done.result()
        finally:
            work.askers -= 1
            if not work.askers and not work.done.done():
                self._drop(work)
        found: T = opened(answer)
        return found

    # ---- queues

    def _enter(
        self, who: str, job: Callable[..., Any], args: tuple[Any, ...], seconds: float, key: Hashable | None
    ) -> _Work:
        """New work at the end of the guest's queue. Raises Denied."""
        queue = self._queues.get(who, ())
        most, all_ = self._bounds.each, self._bounds.all
        if self._closed or (most is not None and len(queue) >= most):
            raise Denied(429, "too-much", len(queue), RETRY, retry=RETRY)
        if all_ is not None and self.waiting >= all_:
            longest = max(self._queues.values(), key=len)
            if len(longest) <= len(queue) + 1:
                raise Denied(429, "busy", RETRY, retry=RETRY)
            self._fail(longest[-1], Denied(429, "busy", RETRY, retry=RETRY), "dropped")
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        work = _Work(who, job.__name__, packed(job, args), seconds, key, done)
        self._queues.setdefault(who, deque()).append(work)
        if key is not None:
            self._known[key] = work
        self._go_on()
        return work

    def _leave(self, work: _Work) -> None:
        """It waits no longer."""
        queue = self._queues.get(work.who)
        if queue is not None and work in queue:
            queue.remove(work)
            if not queue:
                del self._queues[work.who]

    def _next(self) -> _Work | None:
        """The next piece whose guest has not its share of the processes already; that guest is last from now on."""
        share = max(1, len(self._all) - 1)
        busy = Counter(work.who for work in self._doing.values())
        who = next((who for who in self._queues if busy[who] < share), None)
        if who is None:
            return None
        work = self._queues[who][0]
        self._queues.move_to_end(who)
        self._leave(work)
        return work

    def _go_on(self) -> None:
        """Begin what can be begun."""
        while self._free and not self._closed and (work := self._next()) is not None:
            slot = self._free.pop()
            resting = self._resting.pop(slot, None)
            if resting is not None:
                resting.cancel()
            self._doing[slot] = work
            work.running = asyncio.create_task(self._do(slot, work), name=f"{work.name} for {work.who}")
            work.running.add_done_callback(partial(self._never_begun, slot, work))

    # ---- work

    def _never_begun(self, slot: Slot, work: _Work, _: asyncio.Task[None]) -> None:
        """A task that is cancelled before its first step does nothing at all: its process is free again."""
        if self._doing.get(slot) is work:
            self._give_back(slot)
            self._measured(work, time.monotonic(), "dropped")

    async def _do(self, slot: Slot, work: _Work) -> None:
        began, how, answer = time.monotonic(), "dropped", b""
        wrong: Exception | None = None
        try:
            answer = await slot.run(work.payload, work.seconds)
            how = ENDS[answer[:1]]
        except TooLong:
            how, wrong = "too long", Denied(422, "too-long", math.ceil(work.seconds))
        except TooLarge:
            how, wrong = "too large", Denied(422, "too-much-memory")
        except Exception as failed:
            log.exception("the work %s could not be begun", work.name)
            how, wrong = "failed", failed
        finally:
            self._give_back(slot)
            self._measured(work, began, how)
        if wrong is not None:
            log.warning("%s for %s was stopped: %s", work.name, work.who, how)
            self._fail(work, wrong)
            return
        if work.key is not None:
            self._known.pop(work.key, None)
            if how != "failed":
                self._kept.keep(work.key, answer)
        if not work.done.done():
            work.done.set_result(answer)

    def _fail(self, work: _Work, wrong: Exception, how: str | None = None) -> None:
        self._leave(work)
        if work.key is not None:
            self._known.pop(work.key, None)
        if not work.done.done():
            work.done.set_exception(wrong)
            work.done.exception()  # nobody may wait for it any more
        if how is not None:
            self._measured(work, time.monotonic(), how)

    def _drop(self, work: _Work) -> None:
        """Nobody waits for it."""
        self._leave(work)
        if work.key is not None:
            self._known.pop(work.key, None)
        work.done.cancel()
        if work.running is not None:
            work.running.cancel()
        else:
            self._measured(work, time.monotonic(), "dropped")

    def _give_back(self, slot: Slot) -> None:
        del self._doing[slot]
        self._free.append(slot)
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._resting[slot] = loop.call_later(self._bounds.idle, self._rest, slot)
            self._go_on()

    def _rest(self, slot: Slot) -> None:
        """A process that had nothing to do for long gives its memory back."""
        self._resting.pop(slot, None)
        if slot in self._free:
            self._free.remove(slot)
            ending = asyncio.create_task(self._rested(slot), name="a worker rests")
            self._ends.add(ending)
            ending.add_done_callback(self._ends.discard)

    async def _rested(self, slot: Slot) -> None:
        await slot.rest()
        self._free.insert(0, slot)  # those that are awake come first
        self._go_on()

    def _measured(self, work: _Work, began: float, how: str) -> None:
        if self.measure is not None:
            self.measure(work.name, began - work.asked, time.monotonic() - began, how)

    async def close(self) -> None:
        """End all processes; what is being done is lost."""
        self._closed = True
        for timer in self._resting.values():
            timer.cancel()
        doing = list(self._doing.values())
        for work in [*doing, *(work for queue in list(self._queues.values()) for work in list(queue))]:
            self._fail(work, Denied(429, "busy", RETRY, retry=RETRY))
        tasks = [work.running for work in doing if work.running is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._ends, return_exceptions=True)
        await asyncio.gather(*(slot.rest() for slot in self._all))


class _Kept:
    """Results by their keys: those that nobody asked for longest are forgotten first, when all take too much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """What is kept, None where nothing is."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def keep(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer, unless it alone would take a quarter of the place."""
        if len(answer) > self._most // 4:
            return
        self._bytes += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._bytes > self._most:
            _, forgotten = self._answers.popitem(last=False)
            self._bytes -= len(forgotten)
