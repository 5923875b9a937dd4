"""Those who look for a game, by a clock of the test's own: who is asked, what silence does, when bots come."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.ladders import Ladders
from stolik.server.listeners import Listener
from stolik.server.lobby import frames as f
from stolik.server.lobby.looking import APART, LATE, WITHIN, Looking
from stolik.server.lobby.present import Present
from stolik.server.lobby.seeks import PATIENCE, STEP, Seek
from stolik.server.render import Viewer
from stolik.server.store import Store

from .test_seeks import seek

GAME = "token-battle"


class Evening:
    """A lobby without a house: people who look, a clock that a test moves, and who was seated with whom."""

    def __init__(self, store: Store) -> None:
        self.now = 0.0
        self.seated: list[list[str]] = []
        self.wrong: Exception | None = None
        self.wishes: dict[str, Seek] = {}
        self.lines: dict[str, Listener] = {}
        self.present = Present()
        self.looking = Looking(self.present, Ladders(store), self, self._wants, lambda: self.now)

    async def _wants(self, line: Listener, wish: f.Looking) -> Seek:
        return replace(self.wishes[line.guest], since=self.now, bot=wish.bot)

    async def together(self, seeks: Sequence[Seek], seals: Mapping[str, str | None]) -> b.TableMade:
        if self.wrong is not None:
            raise self.wrong
        self.seated.append([one.guest for one in seeks])
        return b.TableMade("table", "/table/table", None, [])

    async def with_bot(self, seek: Seek, bot: str, seal: str | None) -> b.TableMade:
        self.seated.append([seek.guest, f"bot:{bot}"])
        return b.TableMade("table", "/table/table", None, [])

    async def look(self, guest: str, points: int = 1500, bot: bool = False) -> None:
        if guest not in self.lines:
            self.lines[guest] = Listener(guest, guest, Viewer(None, "en"))
            self.present.come(self.lines[guest])
        self.wishes[guest] = seek(guest, points, game=GAME, ladder=f"{GAME}/page")
        await self.looking.look(self.lines[guest], f.Looking(1, GAME, bot=bot))

    def after(self, seconds: float) -> None:
        self.now += seconds
        self.looking.tick()

    def heard(self, guest: str) -> list[dict[str, Any]]:
        """What somebody was told since they were asked last, but what they look for."""
        queue, found = self.lines[guest]._queue, []
        while not queue.empty():
            frame = json.loads(queue.get_nowait() or b"null")
            if frame["t"] != "seek":
                found.append(frame)
        return found

    def found(self, guest: str) -> str:
        """The id with which somebody is being asked to sit down; "" if they are not."""
        return next((frame["d"]["id"] for frame in self.heard(guest) if frame["t"] == "found"), "")

    @property
    def waiting(self) -> list[str]:
        return sorted(one.guest for one in self.looking.seeks)


@pytest.fixture
async def evening(tmp_path: Path) -> Any:
    store = await Store.open(tmp_path / "data")
    yield Evening(store)
    await store.close()


async def test_both_sit_down_and_are_seated(evening: Evening) -> None:
    await evening.look("ann")
    await evening.look("ben")
    for guest in ("ann", "ben"):
        evening.looking.sit(guest, evening.found(guest), None)
    await evening.looking.close()
    assert evening.seated == [["ann", "ben"]] and evening.waiting == []
    assert [frame["t"] for frame in evening.heard("ann")] == ["seated"]


async def test_nobody_sits_down_for_somebody_else(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    found = evening.found("ann")
    await evening.look("eve", 2500)
    for guest in ("eve", "nobody"):
        with pytest.raises(Denied) as caught:
            evening.looking.sit(guest, found, None)
        assert caught.value.code == "found-gone"
    assert evening.seated == []


async def test_who_is_being_asked_looks_for_nothing_else(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    with pytest.raises(Denied) as caught:
        await evening.look("ann", 2500)
    assert caught.value.code == "seek-found" and evening.waiting == ["ann", "ben"]


async def test_who_says_not_now_looks_no_more_and_the_other_goes_back_to_the_head(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    evening.looking.leave("ben", evening.found("ben"))
    (_, missed) = evening.heard("ann")
    assert (missed["d"]["why"], missed["d"]["looking"]) == ("pass", True)
    assert evening.waiting == ["ann"] and evening.looking.seeks[0].since == 0


async def test_those_two_are_not_asked_again_for_a_while(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    evening.looking.leave("ben", evening.found("ben"))
    await evening.look("ben")
    evening.after(APART - 1)
    assert evening.found("ben") == ""
    evening.after(2)
    assert evening.found("ben") != ""


async def test_silence_is_no_and_holds_nobody_for_longer_than_said(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    evening.looking.sit("ann", evening.found("ann"), None)
    evening.after(WITHIN + LATE - 0.1)
    assert evening.waiting == ["ann", "ben"]
    evening.after(0.2)
    assert evening.waiting == ["ann"] and evening.seated == []
    told = [evening.heard(guest)[-1]["d"] for guest in ("ann", "ben")]
    assert [(one["why"], one["looking"]) for one in told] == [("silent", True), ("silent", False)]


async def test_both_who_were_silent_hear_that_they_look_no_more_and_may_meet_again_at_once(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    evening.after(WITHIN + LATE)
    told = [evening.heard(guest)[-1]["d"] for guest in ("ann", "ben")]
    assert told[0] == told[1] and not told[0]["looking"] and evening.waiting == []
    for guest in ("ann", "ben"):
        await evening.look(guest)
    assert evening.found("ann") == evening.found("ben") != ""


async def test_a_yes_in_the_last_moment_counts(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    found = {guest: evening.found(guest) for guest in ("ann", "ben")}
    evening.after(WITHIN + LATE / 2)
    for guest, id_ in found.items():
        evening.looking.sit(guest, id_, None)
    await evening.looking.close()
    assert evening.seated == [["ann", "ben"]]


async def test_who_stops_while_asked_frees_the_other(evening: Evening) -> None:
    for guest in ("ann", "ben"):
        await evening.look(guest)
    evening.looking.stop("ann")
    assert evening.waiting == ["ben"]
    await evening.look("cid")
    assert evening.found("cid") != ""


async def test_those_apart_by_strength_meet_once_they_have_waited_for_it(evening: Evening) -> None:
    await evening.look("ann", 1500)
    await evening.look("ben", 1600)
    assert evening.found("ben") == ""
    evening.after(2 * STEP)
    assert evening.found("ben") == evening.found("ann") != ""


@pytest.mark.parametrize("wished", [True, False])
async def test_after_a_minute_the_nearest_bot_is_offered_where_it_is_wished_for(evening: Evening, wished: bool) -> None:
    await evening.look("ann", 1440, bot=wished)
    evening.after(PATIENCE - 1)
    assert evening.found("ann") == ""
    evening.after(1)
    found = evening.found("ann")
    assert bool(found) is wished
    if wished:
        evening.looking.sit("ann", found, None)
        await evening.looking.close()
        assert evening.seated == [["ann", "bot:kind"]]


async def test_a_bot_is_called_at_once_or_forbidden_again(evening: Evening) -> None:
    await evening.look("ann", bot=True)
    evening.looking.allow_bot("ann", False)
    evening.after(10 * PATIENCE)
    assert evening.found("ann") == ""
    evening.looking.call_bot("ann")
    assert evening.found("ann") != ""
    with pytest.raises(Denied):
        evening.looking.call_bot("nobody")


async def test_who_looks_again_for_the_same_keeps_the_place(evening: Evening) -> None:
    await evening.look("ann")
    evening.now = 30
    await evening.look("ann")
    assert evening.looking.seeks[0].since == 0
    await evening.look("ann", 1900)
    evening.wishes["ann"] = replace(evening.wishes["ann"], rated=False)
    await evening.looking.look(evening.lines["ann"], f.Looking(1, GAME))
    assert evening.looking.seeks[0].since == 30


@pytest.mark.parametrize("wrong", [Denied(409, "deck-unplayable"), RuntimeError("broken")])
async def test_where_no_table_comes_of_it_both_are_told(evening: Evening, wrong: Exception) -> None:
    evening.wrong = wrong
    for guest in ("ann", "ben"):
        await evening.look(guest)
    for guest in ("ann", "ben"):
        evening.looking.sit(guest, evening.found(guest), None)
    await evening.looking.close()
    assert [evening.heard(guest)[-1]["d"]["why"] for guest in ("ann", "ben")] == ["fault", "fault"]
    assert evening.waiting == []


async def test_who_has_no_page_open_is_not_asked(evening: Evening) -> None:
    await evening.look("ann")
    evening.present.go(evening.lines["ann"], 0.0)
    await evening.look("ben")
    assert evening.found("ben") == ""
