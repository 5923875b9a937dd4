"""Work beside the tables: in turn, within limits, and never in the way of a move."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from stolik.server import jobs
from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.foresight import Foresight
from stolik.server.listeners import Listener
from stolik.server.render import Viewer
from stolik.server.slots import ProcessSlot, WorkFailed, packed
from stolik.server.workers import Bounds, Workers

from .test_leaks import history_of, play, table_of

GATE = threading.Event()
"""What `held` waits for, in a thread of this process."""
DONE: list[str] = []
"""Names of the work that threads of this process have done."""
ENDED: list[str] = []
"""How work ended."""


def noted(name: str) -> str:
    DONE.append(name)
    return name


def held(name: str, *_: Any) -> str:
    GATE.wait(20)
    return noted(name)


def held_open(name: str) -> str:
    return f"{name}, held open"


def endless() -> bool:
    return bool(re.fullmatch("(a+)+$", "a" * 50 + "!"))


def swollen() -> int:
    return len([bytearray(1 << 26) for _ in range(12)])


def unwell(what: str) -> None:
    raise RuntimeError(what)


def refused() -> None:
    raise Denied(409, "many-decks", 7, where="here", rule="TB-DECK-1")


def gone() -> None:
    os._exit(3)


def process() -> int:
    return os.getpid()


@pytest.fixture
async def workers() -> AsyncIterator[Callable[..., Workers]]:
    made: list[Workers] = []
    GATE.clear()
    DONE.clear()
    ENDED.clear()

    def make(count: int = 0, **bounds: Any) -> Workers:
        made.append(Workers(count, Bounds(**bounds), lambda name, waited, took, how: ENDED.append(how)))
        return made[-1]

    yield make
    GATE.set()
    for one in made:
        await one.close()


def asking(workers: Workers, who: str, names: list[str], job: Any = noted) -> list[asyncio.Future[Any]]:
    return [asyncio.ensure_future(workers.ask(who, job, name)) for name in names]


async def test_guests_are_served_in_turn(workers: Any) -> None:
    some = workers()
    first = asking(some, "Ala", ["held"], held)
    await asyncio.sleep(0.01)
    rest = (
        asking(some, "Ala", ["a1", "a2", "a3"]) + asking(some, "Bolek", ["b1", "b2"]) + asking(some, "Celina", ["c1"])
    )
    await asyncio.sleep(0.01)
    GATE.set()
    await asyncio.gather(*first, *rest)
    assert DONE == ["held", "a1", "b1", "c1", "a2", "b2", "a3"]


async def test_who_asks_too_much_is_refused_and_nobody_else(workers: Any) -> None:
    some = workers(each=2)
    waiting = asking(some, "Ala", ["held", "1", "2"], held)
    await asyncio.sleep(0.01)
    with pytest.raises(Denied, match="You have asked for 2 things") as caught:
        await some.ask("Ala", noted, "3")
    assert (caught.value.status, caught.value.retry) == (429, 5)
    other = asking(some, "Bolek", ["b"])
    GATE.set()
    await asyncio.gather(*waiting, *other)


async def test_where_too_much_waits_the_longest_queue_loses(workers: Any) -> None:
    some = workers(all=4)
    waiting = asking(some, "Ala", ["held", "1", "2", "3"], held)
    await asyncio.sleep(0.01)
    other = asking(some, "Celina", ["c"]) + asking(some, "Bolek", ["b"])
    with pytest.raises(Denied, match="Too much is being asked"):
        await waiting[-1]
    with pytest.raises(Denied, match="Too much is being asked"):
        await some.ask("Ala", noted, "4")
    GATE.set()
    await asyncio.gather(*waiting[:-1], *other)
    assert DONE == ["held", "1", "c", "b", "2"]


async def test_the_same_question_is_answered_once(workers: Any) -> None:
    some = workers(kept=10_000)
    both = [asyncio.ensure_future(some.ask(who, noted, "deck", key="deck")) for who in ("Ala", "Bolek")]
    assert await asyncio.gather(*both) == ["deck", "deck"]
    assert await some.ask("Celina", noted, "deck", key="deck") == "deck"
    assert DONE == ["deck"]
    assert await some.ask("Celina", process, key="deck") == os.getpid()  # that is another question


async def test_what_is_kept_has_bounds(workers: Any) -> None:
    some = workers(kept=400)
    for n in range(9):
        await some.ask("Ala", noted, f"{n}" * 60, key=n)
    await some.ask("Ala", noted, "8" * 60, key=8)
    await some.ask("Ala", noted, "0" * 60, key=0)
    await some.ask("Ala", noted, "long" * 60, key="long")
    await some.ask("Ala", noted, "long" * 60, key="long")
    assert [name[0] for name in DONE] == [*"012345678", "0", "l", "l"]


async def test_work_that_nobody_waits_for_is_not_begun(workers: Any) -> None:
    some = workers(kept=1000)
    waiting = asking(some, "Ala", ["held"], held)
    await asyncio.sleep(0.01)
    left = [asyncio.ensure_future(some.ask("Ala", noted, "left", key=1)) for _ in range(2)]
    await asyncio.sleep(0.01)
    left[0].cancel()
    await asyncio.sleep(0.01)
    assert some.waiting == 1
    left[1].cancel()
    await asyncio.sleep(0.01)
    assert some.waiting == 0
    GATE.set()
    await asyncio.gather(*waiting)
    assert DONE == ["held"] and ENDED == ["dropped", "done"]


async def test_errors_of_the_work_come_back(workers: Any) -> None:
    some = workers(kept=100_000)
    with pytest.raises(WorkFailed, match="no such luck"):
        await some.ask("Ala", unwell, "no such luck", key=1)
    with pytest.raises(Denied, match="You have 7 sets") as caught:
        await some.ask("Ala", refused)
    denied = caught.value
    assert (denied.status, denied.where, denied.rule, denied.text("pl")[:9]) == (409, "here", "TB-DECK-1", "Masz 7 ze")
    with pytest.raises(WorkFailed):
        await some.ask("Ala", unwell, "again", key=1)
    assert ENDED == ["failed", "refused", "failed"]


async def test_two_works_of_one_key_are_two(workers: Any) -> None:
    some = workers(kept=10_000)
    assert await some.ask("Ala", noted, "deck", key="deck") == "deck"
    assert await some.ask("Ala", held_open, "deck", key="deck") == "deck, held open"


async def test_a_process_that_runs_too_long_or_too_large_is_killed(workers: Any) -> None:
    """The loop is in C, where no signal handler runs; the machine has the memory, and the work may not have it."""
    some = workers(1, seconds=0.5, memory=256)
    before = await some.ask("Ala", process, seconds=30)
    with pytest.raises(Denied, match="longer than 1 s") as caught:
        await some.ask("Ala", endless)
    assert caught.value.status == 422
    with pytest.raises(Denied, match="more memory"):
        await some.ask("Ala", swollen, seconds=30)
    assert await some.ask("Ala", process, seconds=30) != before
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


async def test_a_process_that_was_killed_is_replaced_and_its_work_begun_anew(workers: Any) -> None:
    some = workers(1)
    worker = await some.ask("Ala", process)
    os.kill(worker, signal.SIGKILL)
    assert await some.ask("Ala", process) != worker
    with pytest.raises(Denied):
        await some.ask("Ala", gone)


async def test_work_of_a_client_that_is_gone_is_killed(workers: Any) -> None:
    some = workers(1, seconds=60)
    worker = await some.ask("Ala", process)
    work = asyncio.ensure_future(some.ask("Ala", endless))
    await asyncio.sleep(0.3)
    work.cancel()
    async with asyncio.timeout(30):
        assert await some.ask("Ala", process) != worker


async def test_work_that_was_killed_leaves_nothing_to_log() -> None:
    told: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context))
    slot = ProcessSlot(512, 0)
    await slot.run(packed(os.getpid, ()), 60)
    work = asyncio.create_task(slot.run(packed(time.sleep, (60,)), 60))
    await asyncio.sleep(0.3)
    work.cancel()
    await asyncio.wait([work])
    del work
    await asyncio.sleep(0.1)
    gc.collect()
    assert told == []


async def test_one_guest_never_has_all_processes(workers: Any) -> None:
    some = workers(2, seconds=60)
    greedy = [asyncio.ensure_future(some.ask("Ala", endless)) for _ in range(3)]
    assert await some.ask("Bolek", process)
    assert some.waiting == 2
    for work in greedy:
        work.cancel()
    await asyncio.gather(*greedy, return_exceptions=True)


async def test_a_process_that_has_nothing_to_do_is_given_back(workers: Any) -> None:
    some = workers(1, idle=0.05)
    worker = await some.ask("Ala", process)
    for _ in range(200):
        await asyncio.sleep(0.05)
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            break
    assert await some.ask("Ala", process) != worker


async def test_work_that_is_dropped_before_its_first_step_leaves_its_process_free() -> None:
    workers = Workers(0, Bounds())
    asking = asyncio.create_task(workers.ask("Ann", noted, "late"))
    await asyncio.sleep(0)
    for work in workers._doing.values():
        assert work.running is not None
        work.running.cancel()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    async with asyncio.timeout(20):
        assert await workers.ask("Ann", noted, "soon") == "soon"
    await workers.close()


@pytest.mark.parametrize("path, job", [("/api/tables", "counter"), ("/api/games/token-battle/decks/check", "judge")])
async def test_a_request_whose_client_is_gone_is_worked_at_no_longer(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch, path: str, job: str
) -> None:
    GATE.clear()
    running = start()
    monkeypatch.setattr(jobs, job, held)
    player = await people(at=running)
    table = {"game": "token-battle", "opponent": "bot:random", "deck": "first-steps", "other_deck": "counter"}
    asked = asyncio.ensure_future(player.http.post(path, json=table if job == "counter" else {"text": "1 Spoon"}))
    workers = running.house.workers
    await until(lambda: workers.running == 1)
    asked.cancel()
    await until(lambda: workers.running == 0)
    GATE.set()


def looked(_: Any, viewer: Viewer, __: Any) -> list[Any]:
    noted(viewer.lang)
    return []


@pytest.fixture
async def foresight() -> AsyncIterator[tuple[Foresight, list[Listener], p.Choice]]:
    """Previews of one table, two lines of the guest who is asked, and what they ask."""
    match = play(3, 4)
    assert match.decision is not None
    seat = match.decision.seat
    lines = [Listener("ab"[seat], "ab"[seat], Viewer(seat, lang)) for lang in ("en", "pl")]
    GATE.clear()
    DONE.clear()
    table = table_of(history_of(match))
    yield table._foresight, lines, p.Choice(1, match.turn, [0])
    GATE.set()
    await table.close()


async def test_a_preview_is_worked_out_for_each_who_sees_otherwise(foresight: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(jobs, "preview", looked)
    some, lines, choice = foresight
    for line in (*lines, lines[0]):
        some.ask(line, choice)
    await asyncio.gather(*some._asked)
    assert DONE == ["en", "pl"]


async def test_a_preview_of_a_line_that_is_gone_is_worked_out_no_longer(foresight: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(jobs, "preview", held)
    some, lines, choice = foresight
    for line in lines:
        some.ask(line, choice)
    await until(lambda: some._workers.waiting == 1)
    some.forget(lines[1])
    await until(lambda: some._workers.waiting == 0)
    assert list(some._asked.values()) == lines[:1]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def test_what_a_request_has_begun_outlives_its_client(people: Any) -> None:
    """A table is opened by a request, and its bots and previews are worked at when that is long answered."""
    player = await people()
    made = await player.table("bot:random")
    async with player.at(made["id"]) as line:
        for _ in range(2):
            while not line.asked:
                await line.hear("move")
            assert (await line.ask("preview", v=line.v, picks=[0]))["d"]["results"]
            await line.lay()
