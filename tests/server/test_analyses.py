"""What choices cost, as each viewer is told: begun by whoever asks, a part at a time, kept, and within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.analysis.game import judge_portion, portions
from stolik.analysis.telling import ToldOption
from stolik.catalog import game as find_game
from stolik.kernel.decision import Decision, Option
from stolik.kernel.replay import Answered
from stolik.server import jobs
from stolik.server.analysed import Progress, _asked, _option, analysis_of
from stolik.server.denied import Denied
from stolik.server.faces import face_for
from stolik.server.quotas import RECORD
from stolik.server.routes.replays import _seen_from
from stolik.server.sights import DecisionData
from tests.analysis.test_analysis import played

from .conftest import OPEN, QUICK, Player, Running
from .test_closed_lists import fair as fair
from .test_closed_lists import finished
from .test_endings import short


def address(table: str, more: str = "") -> str:
    return f"/api/tables/{table}/analysis?lang=en{more}"


async def analysed(player: Player, table: str, more: str = "") -> dict[str, Any]:
    """Begin it, and ask until it is there."""
    told: dict[str, Any] = await player.post(address(table, more))
    for _ in range(900):
        if told["state"] == "done":
            return told
        assert told["state"] == "runs"
        await asyncio.sleep(0.1)
        told = await player.get(address(table, more))
    raise AssertionError((told["done"], told["all"]))


async def test_it_is_begun_when_asked_for_and_adds_up(people: Any) -> None:
    player = await people("Ala")
    table = await short(player)
    before = await player.get(address(table))
    assert (before["state"], before["choices"], before["decided"]) == ("none", [], [])
    told = await analysed(player, table)
    assert [choice["turn"] for choice in told["choices"]] == list(range(1, 9))
    for side, one in enumerate(told["decided"]):
        assert one["start"] + sum(one["choices"]) + one["luck"] + one["outside"] == one["result"]
        assert one["result"] == told["result"][side]
    assert all(sum(option["given"] for option in choice["options"]) == 1 for choice in told["choices"])


async def test_it_is_reckoned_once(people: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player, other = await people("Ala"), await people("Bob")
    table = await short(player)
    told = await analysed(player, table)
    monkeypatch.setattr(jobs, "analysis_work", None)
    monkeypatch.setattr(jobs, "analysis_part", None)
    assert await player.post(address(table)) == told
    assert [one["cost"] for one in (await other.post(address(table)))["choices"]] == [
        one["cost"] for one in told["choices"]
    ]


async def test_a_stranger_and_a_game_that_runs_begin_nothing(people: Any, shared: Running) -> None:
    player = await people("Ala")
    table, runs = await short(player), (await player.table("hotseat"))["id"]
    stranger = Player(shared.address)
    assert (await stranger.get(address(table)))["state"] == "none"
    assert (await stranger.post(address(table), status=401))["error"]["code"] == "no-session"
    await player.post(address(runs), status=403)
    assert (await stranger.get(address(table)))["state"] == "none"
    await stranger.close()


async def test_of_one_guest_it_is_one_at_a_time_and_so_many_an_hour(people: Any, start: Callable[..., Running]) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, analyses_an_hour=2)))
    player = await people("Ala", at=running)
    first, second, third = await short(player), await short(player), await short(player)
    await player.post(address(first))
    assert (await player.post(address(second), status=429))["error"]["code"] == "analysis-runs"
    await analysed(player, first)
    await analysed(player, second)
    assert (await player.post(address(third), status=429))["error"]["code"] == "analyses-an-hour"
    await analysed(player, first)


async def test_a_few_run_at_once_for_all(people: Any, start: Callable[..., Running]) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, analyses=1)))
    ala, bob = await people("Ala", at=running), await people("Bob", at=running)
    first, second = await short(ala), await short(bob)
    await ala.post(address(first))
    assert (await bob.post(address(second), status=429))["error"]["code"] == "analyses-busy"
    await analysed(ala, first)
    await analysed(bob, second)


async def test_a_part_that_takes_too_long_is_left_out_and_that_is_told(
    people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "analysis_part", _too_long)
    player = await people("Ala")
    told = await analysed(player, await short(player))
    assert (told["lost"], told["choices"], told["decided"]) == (8, [], [])


def _too_long(record: Any, portion: Any) -> Any:
    raise Denied(422, "too-long", 120)


# ---- what lies on the table


def test_an_answer_tells_its_options_as_the_question_had_them() -> None:
    match = played("token-battle")
    choices = [one for portion in portions(match)[:1] for one in judge_portion(match.record, portion)]
    progress = Progress("done", 1, 1, 9, 0, jobs.to_builtins(choices))
    told = analysis_of(match, progress, None, None, 0, "en").choices[0]
    given = next(option for option in told.options if option.given)
    answer = match.record.entries[told.n - 1]
    assert isinstance(answer, Answered)
    assert given.picks == [[verb, *args] for verb, args in answer.picks]
    assert all(option.picks for option in told.options)


def test_an_answer_with_a_card_that_was_never_seen_tells_no_option() -> None:
    asked = DecisionData(0, "turn", [["play", 7]], 1, 1, None, [])
    assert _option(ToldOption("Play it", 0.5, 0.1, True), (0,), asked).picks == [["play", 7]]
    assert _option(ToldOption("", 0.5, 0.1, True), (0,), asked).picks == []


@pytest.mark.parametrize(("lies", "asked"), [(True, "told"), (False, None)])
def test_a_question_about_a_pile_is_not_told_for_the_table(lies: bool, asked: str | None) -> None:
    face: Any = SimpleNamespace(open=lambda *_: lies, sight=lambda *_: SimpleNamespace(decision="told"))
    told: Any = SimpleNamespace(view=SimpleNamespace(decision="asked"))
    assert _asked(told, face, (), "en") == asked


@pytest.mark.parametrize(
    ("offered", "hand", "looking", "there"),
    [
        ((5, 7), (5, 7, 9), (), True),
        ((5, 8), (5, 7, 9), (), False),
        ((5, 7), (5, 7, 9), (5, 7, 3), False),
    ],
)
def test_cards_of_a_pile_that_is_looked_through_are_none_of_the_hand(
    offered: tuple[int, ...], hand: tuple[int, ...], looking: tuple[int, ...], there: bool
) -> None:
    view = SimpleNamespace(seats=[SimpleNamespace(hand=hand)], looking=looking)
    asked = Decision(0, "choose:card", tuple(Option("card", (kind,)) for kind in offered))
    assert face_for(find_game("pokemon")).open(view, asked) is there
    assert face_for(find_game("star-wars")).open(view, Decision(0, "turn", (Option("end"),)))


# ---- who may know what


async def test_where_lists_stay_closed_only_players_are_told_and_only_of_their_own(people: Any, fair: Running) -> None:
    ala, bolek, watcher = [await people(name, at=fair) for name in ("Ala", "Bolek", "Cela")]
    table = await finished(ala, bolek)
    assert (await watcher.get(address(table), status=403))["error"]["code"] == "analysis-closed"
    assert (await ala.get(address(table, "&seat=1"), status=403))["error"]["code"] == "analysis-closed"
    told = await ala.get(address(table))
    assert (told["closed"], told["seat"]) == (True, 0)


def test_only_own_choices_are_told_where_others_are_closed() -> None:
    match = played("token-battle")
    record = match.record
    choices = [one for portion in portions(match)[:2] for one in judge_portion(record, portion)]
    progress = Progress("done", 1, 1, 9, 0, jobs.to_builtins(choices))
    told = analysis_of(match, progress, (1,), (1,), 1, "en")
    assert {one.seat for one in told.choices} == {1} != {one.seat for one in choices}
    one = told.decided[1]
    assert one.choices[0] == 0
    assert one.start + sum(one.choices) + one.luck + one.outside == one.result


@pytest.mark.parametrize(
    ("kind", "own", "asked", "eyes", "first"),
    [
        ("friend", (1,), None, (1,), 1),
        ("friend", (1,), 0, (0,), 0),
        ("friend", (), None, (None,), 0),
        ("hotseat", (0, 1), None, None, 0),
        ("hotseat", (0, 1), 1, None, 1),
        (RECORD, (), None, None, 0),
    ],
)
def test_whose_eyes_a_viewer_has(kind: str, own: Any, asked: Any, eyes: Any, first: int) -> None:
    row = SimpleNamespace(sittings=[1, 2], game="token-battle", kind=kind)
    room: Any = SimpleNamespace(row=row, seats_of=lambda _: own, closed_to=lambda _: ())
    visitor: Any = SimpleNamespace(id="g")
    assert _seen_from(room, visitor, asked) == (eyes, None, first)
    assert find_game(row.game).seats == 2
