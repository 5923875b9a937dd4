"""How the house fared: what is written each minute, and what a host reads of it, from all servers."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, select

from stolik.server.conduct import hosts, pulses
from stolik.server.measures import Measures, Totals
from stolik.server.pulse import Pulse
from stolik.server.store import Store

from .hosting import named_host, one_report, reported
from .test_processes import House, at
from .test_retention import store

__all__ = ["store"]

NOW = 60.0 * 1_000_000
NAMES = ("tables", "people", "refused", "commits")


class Life:
    """So many tables and people."""

    tables, sitting = 3, 5

    def awake(self) -> int:
        return self.tables

    def people(self) -> int:
        return self.sitting


async def host(store: Store) -> None:
    await store.write(insert(hosts).values(guest="h", since=1))


async def figures(pulse: Pulse, minutes: float = 0) -> dict[str, Any]:
    return {one.name: one for one in await pulse.figures(NOW + 60 * minutes, 1)}


async def test_nothing_is_written_where_nobody_reads_it(store: Store) -> None:
    await Pulse(store, Life(), Measures(), "", 9).note(NOW)
    assert await store.read(select(pulses)) == []


async def test_each_minute_has_what_happened_in_it(store: Store) -> None:
    await host(store)
    measures = Measures()
    pulse = Pulse(store, Life(), measures, "one", 9)
    for code, count in (("too-many", 3), ("said-already", 1), ("not-found", 7)):
        for _ in range(count):
            measures.refuse("http", code)
    for seconds, good in ((0.01, True), (0.2, True), (0.01, False)):
        measures.commit(seconds, good)
    assert measures.totals() == Totals(4, 3, 1, 1)
    await pulse.note(NOW)
    await pulse.note(NOW + 60)
    first, second = await store.read(select(pulses).order_by(pulses.c.minute))
    assert first == {"process": "one", "minute": 999_999, "tables": 3, "people": 5, "refused": 4, "commits": 3,
                     "slow": 1, "failed": 1}  # fmt: skip
    assert (second["refused"], second["commits"], second["tables"]) == (0, 0, 3)


async def test_a_minute_that_is_written_twice_counts_once_and_old_ones_go(store: Store) -> None:
    await host(store)
    pulse = Pulse(store, Life(), Measures(), "", 9)
    for minutes in (0, 0, 24 * 60 + 2):
        await pulse.note(NOW + 60 * minutes)
    assert [row["minute"] for row in await store.read(select(pulses))] == [999_999 + 24 * 60 + 2]


async def test_figures_are_of_all_servers_and_their_course_of_24_hours(store: Store) -> None:
    await host(store)
    mine, other = (Pulse(store, Life(), Measures(), name, 9) for name in ("one", "other"))
    await mine.note(NOW - 60 * 60 * 23)
    for pulse in (mine, other):
        await pulse.note(NOW)
    found = await figures(mine)
    assert [(found[name].now, found[name].most, found[name].bound) for name in NAMES[:2]] == [(6, 6, None), (10, 10, 9)]
    course = found["tables"].course
    assert len(course) == 96 and course[-1] == 6 and course[3] == 3 and course.count(None) == 94
    assert found["people"].well is False and found["refused"].now == 0
    assert (await figures(mine, 10))["tables"].now == 3, "who was not heard of for minutes does not count"


async def test_what_failed_or_was_slow_is_not_well(store: Store) -> None:
    measures = Measures()
    pulse = Pulse(store, Life(), measures, "", 99)
    for _ in range(100):
        measures.commit(0.001, True)
    assert (await figures(pulse))["commits"].well is True
    for _ in range(2):
        measures.commit(0.3, True)
    slow = (await figures(pulse))["commits"]
    assert (slow.now, slow.slow, slow.failed, slow.well) == (102, 2, 0, False)


async def test_a_host_of_several_servers_reads_the_same_at_each(house: House, two: Any, people: Any) -> None:
    game = await two(at=house.one)
    host = await named_host(house.one, await people("Hanna", at=house.one))
    await reported(game)
    for running in (house.one, house.other):
        page = await at(running, host).get("/api/host")
        assert page["servers"] == 2 and page["ill"] == {} and [one["name"] for one in page["figures"]] == [*NAMES]
        assert (await one_report(host))["reported"]["name"] == "Bolek"


async def test_what_is_ill_is_told(start: Any, people: Any) -> None:
    running = start()
    host = await named_host(running, await people("Hanna", at=running))
    running.house.store.wrong = OSError("no room")
    told = (await host.get("/api/host"))["ill"]
    assert list(told) == ["store"] and "no room" in told["store"]


@pytest.fixture
def house(cluster: Any, start: Any) -> House:
    return House(cluster, start)
