"""Who is a host is said at the command, beside a server that runs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import QUICK, Player, Running

from .conftest import Run
from .test_admin import content, data, house, sql

__all__ = ["data", "house"]


def hosts(run: Run) -> list[str]:
    return [one["name"] for one in json.loads(run("admin", "host", "--data", "data", "--json").out)["hosts"]]


def test_a_guest_is_named_listed_and_removed(run: Run, data: Path) -> None:
    assert hosts(run) == []
    assert run("admin", "host", "Ala", "--data", "data").out == "Ala is a host now; the page is /host\n"
    assert run("admin", "host", "Ala", "--data", "data").out.startswith("Ala is a host already")
    assert hosts(run) == ["Ala"] and "Ala" in run("admin", "host", "--data", "data").out
    ran = json.loads(run("admin", "host", "Ala", "--remove", "--data", "data", "--json").out)
    assert (ran["name"], ran["host"]) == ("Ala", False) and hosts(run) == []


@pytest.mark.parametrize(("lang", "words"), [("en", "no guest"), ("pl", "nie ma gościa"), ("ja", "いません")])
def test_what_is_wrong_is_said_in_ones_language(run: Run, data: Path, lang: str, words: str) -> None:
    ran = run("admin", "host", "Nikt", "--data", "data", "--lang", lang)
    assert ran.code == 2 and words in ran.err and "Nikt" in ran.err
    for wrong in (("Ala", "--remove"), ("--remove",)):
        assert run("admin", "host", *wrong, "--data", "data", "--lang", lang).code == 2
    assert hosts(run) == []


def test_of_two_of_one_name_one_is_named_by_the_id(run: Run, data: Path) -> None:
    sql(data, "insert into guests values ('z', 'Ala', 'en', 'system', 0)")
    ran = run("admin", "host", "Ala", "--data", "data")
    assert ran.code == 2 and "2 guests are called Ala; say which" in ran.err
    assert run("admin", "host", "z", "--data", "data").code == 0
    assert [row[0] for row in content(data)["hosts"]] == ["z"]


def test_the_address_of_the_page_is_the_public_one(run: Run, data: Path, tmp_path: Path) -> None:
    (tmp_path / "stolik.toml").write_text('public-address = "https://table.example.org"\n')
    out = run("admin", "host", "Ala", "--data", "data", "--config", "stolik.toml", "--lang", "ja").out
    assert "https://table.example.org/host" in out and "主催者" in out


def test_a_server_that_runs_knows_it_at_once(run: Run, tmp_path: Path) -> None:
    running = Running(QUICK, tmp_path / "data")

    async def asked() -> list[int]:
        player = await Player(running.address).begin("Hanna")
        codes = []
        for words in ((), ("Hanna",), ("Hanna", "--remove")):
            if words:
                await asyncio.to_thread(run, "admin", "host", *words, "--data", "data")
            codes.append((await player.http.get("/api/host")).status_code)
        await player.close()
        return codes

    found: Any = asyncio.run(asked())
    running.stop()
    assert found == [404, 200, 404]
