"""The parts of a table, each without a house, a server or a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.match import Match
from stolik.server import audience, book, pace, players, undo
from stolik.server import protocol as p
from stolik.server.audience import Audience
from stolik.server.book import Book
from stolik.server.history import LISTS, History
from stolik.server.inbox import Inbox, settle
from stolik.server.listeners import Listener
from stolik.server.measures import Measures
from stolik.server.pace import Pace
from stolik.server.players import Players
from stolik.server.rematch import Rematch
from stolik.server.replies import Refused, Replies
from stolik.server.room import Room, Sitting, TableRow, nobody
from stolik.server.seats import Seats
from stolik.server.settings import Settings
from stolik.server.talk import Talk
from stolik.server.undo import Back, Undo

SETTINGS = Settings(seed=1)


class Now:
    """What time it is, for the parts that ask."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Now]:
    now = Now()
    for module in (audience, book, pace, players, undo):
        monkeypatch.setattr(module, "time", now)
    return now  # type: ignore[return-value]


class Disk:
    """A store that counts what is written, and fails when told to."""

    def __init__(self, fails: bool = False) -> None:
        self.units = 0
        self.fails = fails

    async def write(self, *statements: Any) -> None:
        if self.fails:
            raise OSError("the disk is full")
        self.units += 1


def room(answers: int = 3, clocked: bool = False, waiting: bool = False) -> Room:
    match = Match("token-battle", ("Crossfire", "Carousel"), 5, {}, ("Ala", "Bolek"), LISTS)
    history = History(match)
    for _ in range(answers):
        history.answer([0])
    settings = {"options": {}, "clock": {"minutes": 1.0, "increment": 2.0} if clocked else None}
    row = TableRow("t", "token-battle", "friend", "running", "a", settings, None, None, {}, None, 0, 0, seal="")
    row.sittings = [Sitting("a", None, "Ala", None), Sitting("b", None, "Bolek", None)]
    if waiting:
        row.status, row.sittings[1] = "waiting", nobody()
    return Room(row, None if waiting else history)


def question(here: Room) -> tuple[History, int]:
    """The history of a running game, and the seat that is asked."""
    assert here.history is not None
    assert here.awaited is not None
    return here.history, here.awaited


def listening(at: Audience, guest: str, its: Room) -> Listener:
    listener = Listener(guest, guest.upper(), its.viewer(guest, "en"))
    at.expect(listener)
    assert at.admit(listener)
    return listener


def heard(listener: Listener) -> list[str]:
    """The kinds of the frames that are on their way."""
    found = []
    while not listener._queue.empty():
        content = listener._queue.get_nowait()
        found.append("end of line" if content is None else content.decode().split('"')[3])
    return found


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


# ---- taking back


def test_taking_back_waits_for_the_others_and_only_for_them() -> None:
    here = room()
    wish = Undo(here, Audience(here), 20.0)
    assert wish.ask("a", near=False) is None and wish.wait(1000.0) == 20.0
    for guest in ("a", "nobody"):
        with pytest.raises(Refused):
            wish.reply(guest, allow=True)
    assert wish.reply("b", allow=True) == Back(1, 0)


def test_nobody_need_agree_where_one_plays_alone() -> None:
    here = room()
    here.row.sittings[1] = Sitting(None, "greedy", "Bot", None)
    assert Undo(here, Audience(here), 20.0).ask("a", near=False) == Back(1, 0)


def test_a_wish_to_take_back_is_over_when_time_has_passed(clock: Now) -> None:
    here = room()
    at = Audience(here)
    listener = listening(at, "b", here)
    wish = Undo(here, at, 20.0)
    wish.ask("a", near=False)
    wish.expire(clock.now + 19.9)
    assert wish.data(listener.viewer) is not None
    wish.expire(clock.now + 20)
    assert wish.data(listener.viewer) is None and heard(listener) == ["undo", "undo"]


def test_there_is_one_wish_at_a_time_and_none_without_an_answer() -> None:
    here = room()
    wish = Undo(here, Audience(here), 20.0)
    wish.ask("a", near=False)
    with pytest.raises(Refused) as second:
        wish.ask("b", near=False)
    with pytest.raises(Refused) as first:
        Undo(fresh := room(0), Audience(fresh), 20.0).ask("a", near=False)
    assert (code(second), code(first)) == ("undo-asked", "nothing-to-undo")


# ---- clocks, bots


def test_the_clock_of_whoever_is_asked_runs_and_is_kept_with_the_increment(clock: Now) -> None:
    here = room(0, clocked=True)
    timed = Pace(here)
    timed.begin()
    _, asked = question(here)
    assert timed.wait(1010.0) == 50.0
    assert timed.kept(1010.0, asked) == {"left": [52.0 if seat == asked else 60.0 for seat in (0, 1)]}
    assert (timed.late(1059.0), timed.late(1060.0)) == (None, asked)
    timed.stop()
    assert not timed.running and timed.late(9999.0) is None


def test_a_table_without_clocks_keeps_none() -> None:
    timed = Pace(room())
    timed.begin()
    assert (timed.kept(1.0), timed.data(), timed.wait(1.0), timed.late(1.0)) == ({}, None, None, None)


async def test_a_bot_answers_the_question_that_it_was_asked_and_no_other() -> None:
    here = room()
    history, asked = question(here)
    here.row.sittings[asked] = Sitting(None, "greedy", "Bot", None)
    come: asyncio.Future[tuple[int, Any]] = asyncio.get_running_loop().create_future()

    async def choose(*_: Any) -> list[int]:
        return [1]

    brains: Any = SimpleNamespace(choose=choose)
    bots = Players(here, brains, SETTINGS, lambda v, picks: come.set_result((v, picks)), Measures())
    bots.call()
    assert await come == (3, [1])
    assert bots.thought(2, [1]) is None
    found = bots.thought(3, [99_999])
    assert found is not None and found[2] == "greedy" and found[1].permits(found[3])
    await bots.close()


# ---- what is written


async def test_what_the_store_does_not_keep_was_never_answered() -> None:
    here = room(clocked=True)
    history, asked = question(here)
    before = (history.v, history.key, here.row.status)
    with pytest.raises(Refused) as refused:
        await Book(here, Pace(here), Disk(fails=True), SETTINGS, 3).answer(history, asked, [0], {})  # type: ignore[arg-type]
    with pytest.raises(Refused):
        await Book(here, Pace(here), Disk(fails=True), SETTINGS, 3).end(history, "resign", 0)  # type: ignore[arg-type]
    assert here.row.summary == here.summary
    with pytest.raises(Refused):
        await Book(here, Pace(here), Disk(fails=True), SETTINGS, 3).back(history, Back(2, 0))  # type: ignore[arg-type]
    assert code(refused) == "store" and (history.v, history.key, here.row.status) == before


async def test_an_answer_a_step_back_and_an_end_are_a_row_each() -> None:
    here, disk = room(), Disk()
    history, asked = question(here)
    kept = Book(here, Pace(here), disk, SETTINGS, 3)  # type: ignore[arg-type]
    await kept.answer(history, asked, [0], {})
    await kept.back(history, Back(3, asked))
    await kept.end(history, "resign", 0)
    assert (disk.units, history.v, here.row.status) == (3, 6, "over")


# ---- seats


async def test_the_last_seat_is_taken_once_and_a_seat_that_is_left_is_free_again() -> None:
    here = room(waiting=True)
    seats = Seats(here, Disk())  # type: ignore[arg-type]
    full = seats.with_one_more(1, Sitting("b", None, "Bea", None))
    await seats.take(1, full)
    with pytest.raises(Refused) as refused:
        seats.with_one_more(1, Sitting("c", None, "Cec", None))
    assert code(refused) == "taken" and here.seats_of("b") == (1,)
    await seats.leave("b")
    assert here.row.sittings[1].free and list(here.row.invites) == [1]
    await seats.close()
    assert (here.row.status, here.row.invites) == ("over", {})


async def test_a_game_that_could_not_be_written_has_not_begun() -> None:
    here, match = room(waiting=True), Match("token-battle", ("Crossfire", "Carousel"), 5, lists=LISTS)
    with pytest.raises(OSError):
        await Seats(here, Disk(fails=True)).begin(match, [Sitting("a", None, "A", None)] * 2)  # type: ignore[arg-type]
    assert (here.row.status, here.history, here.row.sittings[1].free) == ("waiting", None, True)


# ---- who listens, what is said


def test_who_comes_hears_nothing_until_admitted_and_who_goes_is_away(clock: Now) -> None:
    here = room()
    at = Audience(here)
    coming = Listener("a", "A", here.viewer("a", "en"))
    at.expect(coming)
    at.tell_people()
    assert heard(coming) == [] and not at.empty and at.alone(clock.now + 5) == 5
    assert at.admit(coming) and not at.admit(coming) and at.alone(clock.now) is None
    assert [(seat.here, seat.away_since) for seat in at.people("en")] == [(True, None), (False, 0)]
    assert at.dismiss(coming) and not at.dismiss(coming)
    at.miss("a")
    clock.now += 7
    assert at.empty and at.people("en")[0].away_since == 7


class Anybody:
    """May say anything."""

    async def may_say(self, guest: str, said: str, own: bool) -> None: ...


async def test_talk_is_written_before_it_is_told() -> None:
    here = room()
    at = Audience(here)
    listener = listening(at, "a", here)
    with pytest.raises(OSError):
        await Talk(here, at, Disk(fails=True), Anybody(), []).say(listener, p.Speech(1, "hello"))  # type: ignore[arg-type]
    said = Talk(here, at, Disk(), Anybody(), [])  # type: ignore[arg-type]
    assert heard(listener) == []
    await said.say(listener, p.Speech(2, " hel\u200blo "))
    said.take_back(1)
    assert heard(listener) == ["talk"] and [(line.text, line.n) for line in said.lines(listener)] == [("hello", 1)]
    with pytest.raises(Refused) as refused:
        await said.whisper(listener, p.Aside(3, "psst"))
    assert code(refused) == "no-team" and said.asides(listener) == []


async def test_a_rematch_is_there_once_all_people_wish_for_it() -> None:
    here, opened = room(), []

    async def open_next(of: Room, seals: Mapping[str, str]) -> str:
        opened.append((of.id, dict(seals)))
        return "next"

    disk = Disk()
    again = Rematch(here, disk, open_next, {})
    with pytest.raises(Refused) as refused:
        await again.ask("a")
    here.row.status = "over"
    await again.ask("a", "its seal")
    assert code(refused) == "running" and again.data == p.RematchData(0, None, [0])
    await again.ask("b")
    await again.ask("a")
    assert again.data == p.RematchData(1, "next", [0, 1]) and opened == [("t", {"a": "its seal"})]
    assert disk.units == 3


async def test_a_wish_that_could_not_be_written_is_none() -> None:
    here = room()
    here.row.status = "over"
    again = Rematch(here, Disk(fails=True), lambda of, seals: pytest.fail("nothing is opened"), {})
    with pytest.raises(OSError, match="full"):
        await again.ask("a")
    assert again.data is None


# ---- one thing after the other


async def test_things_are_done_in_turn_and_each_caller_is_told_what_came_of_it() -> None:
    done: list[Any] = []
    box = Inbox("box", lambda: done.append("after"))

    async def act(what: Any, future: asyncio.Future[Any]) -> None:
        await asyncio.sleep(0)
        if isinstance(what, Exception):
            raise what
        done.append(what)
        settle(future, what)

    answers = await asyncio.gather(
        *(box.ask(act, what) for what in (1, Refused("stale"), ValueError(), 2)), return_exceptions=True
    )
    assert done == [1, "after", "after", "after", 2, "after"]
    assert [getattr(one, "code", one) for one in answers] == [1, "stale", "fault", 2]
    await box.close()
    with pytest.raises(Refused):
        await box.ask(act, 3)


async def test_a_table_that_is_asked_without_end_lets_others_have_their_turn() -> None:
    asked: list[int] = []
    box = Inbox("box", lambda: None)

    async def act() -> None:
        asked.append(1)
        if len(asked) < 1000:
            box.put(act)

    box.put(act)
    while not asked:
        await asyncio.sleep(0)
    assert len(asked) == 1
    await box.close()


async def test_what_was_begun_is_done_though_nobody_waits_for_it_any_more() -> None:
    done: list[Any] = []
    box = Inbox("box", lambda: None)

    async def act(future: asyncio.Future[Any]) -> None:
        settle(future, 1)
        done.append("told")

    asking = asyncio.ensure_future(box.ask(act))
    await asyncio.sleep(0)
    asking.cancel()
    while not done:
        await asyncio.sleep(0)
    await box.close()
    assert asking.cancelled()


def test_the_same_number_gets_the_same_answer_until_it_is_old() -> None:
    kept = Replies(2)
    for a in (1, 2, 3):
        kept.keep("a", a, p.AckFrame(p.AckData(a, a)))
    assert kept.get("a", 1) is None and kept.get("b", 3) is None
    assert kept.get("a", 3) == p.AckFrame(p.AckData(3, 3))
