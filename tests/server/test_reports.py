"""Reports: of whom, by whom, how often; what a host is shown of them, and nobody else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from .conftest import OPEN, QUICK
from .hosting import named_host, one_report, reported

REPORT = {"seat": 1, "reason": "talk"}


@pytest.fixture
async def house(start: Any, two: Any, people: Any) -> Any:
    """A server with a running game of Ala and Bolek, and a host who does not play."""
    running = start(replace(QUICK, limits=replace(OPEN, reports_an_hour=3)))
    game = await two(at=running)
    game.running, game.host = running, await named_host(running, await people("Hanna", at=running))
    return game


async def test_a_host_reads_what_the_reporter_heard_and_who_the_two_are(house: Any, people: Any) -> None:
    async with (await people("Celina", at=house.running)).at(house.table) as third:
        await third.ask("talk", text="what lies in their hand")
    await house.two.ask("talk", text="you <b>fool</b>")
    await house.two.ask("talk", phrase="oops")
    await reported(house, words="again and again")
    found = await one_report(house.host)
    assert [(one["text"], one["phrase"], one["theirs"]) for one in found["lines"]] == [
        ("you <b>fool</b>", None, True),
        ("", "oops", True),
    ]
    assert (found["reporter"]["name"], found["reported"]["name"], found["words"]) == ("Ala", "Bolek", "again and again")
    assert (found["table"], found["game"], found["status"], found["waits"]) == (
        house.table, "token-battle", "running", False
    )  # fmt: skip
    assert found["reported"]["games"] == 0 and found["reported"]["reported"] == 1 and found["muted"] is False


async def test_a_report_has_words_and_counts_and_nothing_of_the_game(house: Any) -> None:
    """What is under the cards of a running game no host is told: neither by a report, nor by the table itself."""
    await reported(house)
    found = await one_report(house.host)
    told = {"id", "at", "reason", "words", "lines", "waits", "table", "game", "status", "watched", "muted"}
    assert found.keys() == told | {"reporter", "reported"} and found["reporter"].keys() == found["reported"].keys()
    assert all(isinstance(found["reported"][name], (int, float)) for name in found["reported"].keys() - {"name"})
    async with house.host.at(house.table) as watching:
        assert watching.view["seat"] is None and watching.view["stacks"] != house.one.view["stacks"]


async def test_a_host_who_plays_there_reads_it_when_the_game_is_over(house: Any) -> None:
    """What is said there could be advice. What is said of a host other hosts read."""
    await named_host(house.running, house.a)
    async with house.host.at(house.table) as watching:
        await watching.ask("talk", text="the left one")
        line = watching.frames[-1]["d"]["id"] if watching.frames[-1]["t"] == "talk" else ""
        line = line or (await watching.hear("talk"))["d"]["id"]
    assert (
        await house.b.http.post("/api/reports", json={"table": house.table, "seat": 0, "reason": "name"})
    ).is_success
    body = {"table": house.table, "line": line, "reason": "talk"}
    assert (await house.b.http.post("/api/reports", json=body)).is_success
    found = await one_report(house.a)
    assert found["waits"] is True and found["lines"] == []
    await house.one.ask("concede")
    assert (await one_report(house.a))["waits"] is False
    assert (await one_report(house.host))["reported"]["name"] == "Ala"


async def test_the_same_is_reported_once_until_a_host_has_looked(house: Any) -> None:
    await reported(house)
    answer = await house.a.post("/api/reports", {"table": house.table, **REPORT, "reason": "leaving"}, 409)
    assert answer["error"]["code"] == "reported-already"
    found = await one_report(house.host)
    await house.host.post(f"/api/host/reports/{found['id']}", {"kind": "dismiss"})
    await reported(house)
    assert (await one_report(house.host))["reporter"]["unfounded"] == 1


async def test_there_are_only_so_many_in_an_hour(house: Any, people: Any) -> None:
    tables = [house.table]
    for _ in range(3):
        made = await house.a.table("friend")
        await house.b.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": "carousel"})
        tables.append(made["id"])
    codes = [(await house.a.http.post("/api/reports", json={"table": one, **REPORT})).status_code for one in tables]
    assert codes == [204, 204, 204, 429]
    assert (await house.b.http.post("/api/reports", json={"table": house.table, "seat": 0})).status_code == 400


@pytest.mark.parametrize("words", ["", "   ", "\u202e\u200b"])
async def test_something_else_needs_words(house: Any, words: str) -> None:
    body = {"table": house.table, "seat": 1, "reason": "other", "words": words}
    assert (await house.a.post("/api/reports", body, 400))["error"]["code"] == "report-words"
    await reported(house, reason="other", words="he\u202e <script>\u0000 sings")
    assert (await one_report(house.host))["words"] == "he <script> sings"


@pytest.mark.parametrize(
    "more",
    [{"reason": "spite"}, {"words": "x" * 201}, {"who": 1}, {"seat": 1, "line": "x"}, {"seat": None}, {"table": ""}],
)
async def test_a_report_that_says_nothing_known_is_refused(house: Any, more: Any) -> None:
    body = {"table": house.table, **REPORT, **more}
    assert (await house.a.post("/api/reports", body, 400))["error"]["code"] == "bad-request"
    assert (await house.host.get("/api/host"))["reports"] == []


@pytest.mark.parametrize("seat", [0, 5])
async def test_nobody_reports_themself_or_whom_there_is_not(house: Any, seat: int) -> None:
    answer = await house.a.post("/api/reports", {"table": house.table, "seat": seat, "reason": "name"}, 404)
    assert answer["error"]["code"] == "nobody-there"


async def test_who_may_not_look_reports_nobody_and_a_stranger_is_asked_who_they_are(two: Any, people: Any) -> None:
    game = await two(spectators=False)
    assert (await (await people("Celina")).post("/api/reports", {"table": game.table, **REPORT}, 404))["error"]
    stranger = await people()
    stranger.http.cookies.clear()
    assert (await stranger.post("/api/reports", {"table": game.table, **REPORT}, 401))["error"]["code"] == "no-session"


async def test_a_spectator_may_report_and_mutes_are_told_to_the_host(house: Any, people: Any) -> None:
    celina = await people("Celina", at=house.running)
    await celina.post("/api/muted", {"table": house.table, "seat": 1})
    assert (await celina.http.post("/api/reports", json={"table": house.table, **REPORT})).status_code == 204
    found = await one_report(house.host)
    assert found["muted"] is True and found["reporter"]["name"] == "Celina"


async def test_a_report_outlives_its_table(house: Any) -> None:
    await house.one.ask("concede")
    await reported(house)
    for player in (house.a, house.b):
        assert (await player.http.delete(f"/api/tables/{house.table}")).status_code == 204
    assert (await one_report(house.host))["status"] == ""
