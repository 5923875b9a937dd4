"""Figures and health: what Prometheus reads is what happened, and only the host's own address tells it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from stolik.server.health import of_store, of_workers
from stolik.server.run import ServeError, inner_of, listen, make_server
from stolik.server.settings import Start
from stolik.server.store import Store

from .conftest import PATIENCE, QUICK, Running

TOKEN = "a-token-for-the-host"


class Watched(Running):
    """A server with an inner address."""

    def __init__(self, token: str = "", folder: Path | None = None) -> None:
        super().__init__(QUICK, folder, Start(inner="127.0.0.1:0", inner_token=token))

    def lines(self) -> list[Any]:
        self.inside = inner_of(self.server, self.line)
        return [self.line, *self.inside]

    def ask(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"http://127.0.0.1:{self.inside[0].getsockname()[1]}{path}", headers=headers, timeout=PATIENCE)

    def figures(self) -> dict[Any, float]:
        """Every figure by its name and labels."""
        found = families(self.ask("/metrics").text)
        return {(one.name, *sorted(one.labels.values())): one.value for family in found for one in family.samples}


@pytest.fixture
def watched() -> Any:
    running = Watched()
    yield running
    running.stop()


async def test_answers_tables_lines_and_commits_are_counted(people: Callable[..., Any], watched: Watched) -> None:
    player = await people("Ala", at=watched)
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        await line.lay()
        assert await line.refused("answer", v=0, picks=[0]) == "stale"
        found = watched.figures()
    assert found["stolik_answers_total", "person", "token-battle"] == 1
    assert found["stolik_answer_seconds_count", "written"] == found["stolik_answer_seconds_count", "told"] == 1
    assert found["stolik_answer_seconds_sum", "told"] >= found["stolik_answer_seconds_sum", "written"] > 0
    assert found["stolik_tables", "running", "token-battle"] == found["stolik_lines", "player"] == 1
    assert found["stolik_refused_total", "socket", "stale"] == 1
    assert found["stolik_store_commit_seconds_count",] >= 3
    assert found["stolik_store_bytes",] > 10_000
    assert found["stolik_requests_total", "/api/tables", "201"] == 1


async def test_figures_name_no_guest_no_table_and_no_code(people: Callable[..., Any], watched: Watched) -> None:
    player = await people("Ala", at=watched)
    made = await player.table("friend")
    code = made["invite"].rsplit("/", 1)[1]
    await player.get(f"/api/join/{code}")
    told = watched.ask("/metrics").text
    assert "/api/join/" in told
    assert not [secret for secret in (code, made["id"], player.id, "Ala") if secret in told]


def test_nobody_reads_figures_at_the_address_of_players(watched: Watched) -> None:
    assert not httpx.get(f"{watched.address}/metrics", timeout=PATIENCE).text.startswith("#")
    assert httpx.get(f"{watched.address}/health", timeout=PATIENCE).text == '{"status":"ok"}\n'
    well = {"ok": True, "wrong": None}
    told = watched.ask("/health")
    assert told.json()["parts"] == {"store": well, "workers": well} and told.text.endswith("\n")


def test_the_inner_address_is_for_nothing_else_and_answers_to_no_page_that_was_rebound(watched: Watched) -> None:
    assert watched.ask("/api/games").status_code == 404
    assert watched.ask("/metrics", Host="evil.example").status_code == 421


def test_where_others_can_come_a_token_is_asked_for() -> None:
    running = Watched(TOKEN)
    asked = [running.ask("/metrics", **given).status_code for given in ({}, {"Authorization": f"Bearer {TOKEN}"})]
    running.stop()
    assert asked == [401, 200]


def test_the_inner_address_has_a_port_of_its_own() -> None:
    with listen("127.0.0.1", 0) as players:
        port = players.getsockname()[1]
        server = make_server(QUICK, None, "", Start(inner=f"127.0.0.2:{port}"))
        with pytest.raises(ServeError, match=f"the inner address has the port of players, {port}"):
            inner_of(server, players)


async def test_a_store_that_can_not_write_makes_the_house_ill_until_it_can(
    people: Callable[..., Any], watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await people("Ala", at=watched)
    backing = watched.house.store.backing
    good = backing.commit
    monkeypatch.setattr("stolik.server.health.FRESH", 0)
    monkeypatch.setattr(backing, "commit", full)
    await player.post("/api/tables", {"game": "token-battle", "opponent": "hotseat", "deck": "first-steps"}, 500)
    ill = watched.ask("/health")
    assert (ill.status_code, httpx.get(f"{watched.address}/health", timeout=PATIENCE).status_code) == (503, 503)
    assert "disk is full" in ill.json()["parts"]["store"]["wrong"]
    monkeypatch.setattr(backing, "commit", good)
    await player.table("hotseat")
    assert httpx.get(f"{watched.address}/health", timeout=PATIENCE).status_code == 200


async def test_a_full_disk_and_work_that_waits_make_the_house_ill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Any = await Store.open(tmp_path)
    assert await of_store(store)() == ""
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=3 << 20))
    assert await of_store(store)() == "the disk is full: 3 MB are left"
    await store.close()
    workers: list[Any] = [SimpleNamespace(late=59.0), SimpleNamespace(late=61.0)]
    assert [await of_workers(some)() for some in workers] == ["", "work waits for 61 s already"]


def full(work: Any) -> None:
    raise OSError(28, "the disk is full")
