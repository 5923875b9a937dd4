"""Serving the table: starting, opening the browser, a port that is taken, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("words", [("serve",), ("--no-browser",)])
def test_the_table_is_served_until_ctrl_c(process: Start, tmp_path: Path, words: tuple[str, ...]) -> None:
    child = process(*words, "--port", "0", "--data", "kept")
    assert child.stdout is not None
    line = child.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
    with urllib.request.urlopen(f"{address}/api/games", timeout=30) as answer:
        assert b"token-battle" in answer.read()
    child.send_signal(signal.SIGINT)
    assert child.wait(timeout=30) == 0
    assert (tmp_path / "kept").is_dir()


def ended(child: subprocess.Popen[str], line: str) -> None:
    """End a server that told this line of JSON, once it serves."""
    address = json.loads(line)["event"].split()[-1]
    urllib.request.urlopen(f"{address}/health", timeout=30).close()
    child.send_signal(signal.SIGINT)
    assert child.wait(timeout=30) == 0


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_where_all_goes_to_one_place_each_line_is_json(process: Start) -> None:
    child = process("serve", "--port", "0", "--data", ":memory:", stderr=subprocess.STDOUT)
    assert child.stdout is not None
    ended(child, child.stdout.readline())
    assert [json.loads(line)["event"] for line in child.stdout] == ["Stolik has stopped"]


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_who_wants_json_is_told_nothing_else(process: Start) -> None:
    child = process("serve", "--port", "0", "--data", ":memory:", "--log", "json")
    assert child.stdout is not None and child.stderr is not None
    ended(child, child.stderr.readline())
    assert child.stdout.read() == ""


def test_a_port_that_is_taken_is_named(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--data", ":memory:")
    assert ran.code == 2
    assert ran.err == f"stolik: port {port} of 127.0.0.1 is taken; name another --port, --host or --data\n"


def test_a_store_that_can_not_be_reached_is_one_sentence_and_no_password_is_said_anywhere(run: Run) -> None:
    store = "postgresql://me:geheim@127.0.0.1:1/x?password=geheim"
    ran = run("serve", "--port", "0", "--store", store)
    assert ran.code == 2
    assert "the database postgresql://me@127.0.0.1:1/x can't be reached" in ran.err
    assert "geheim" not in ran.err + run("serve", "--store", store, "--print-settings").out


def test_alone_it_opens_the_browser_and_serve_does_not(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.server import run as server

    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(server, "serve", lambda *given, **more: asked.append((*given, more)))
    run()
    run("--no-browser", "--port", "9000")
    run("serve", "--host", "0.0.0.0")
    run("serve", "--seed", "7")
    assert [(start.host, start.port, settings.seed, more["open_browser"]) for start, settings, more in asked] == [
        ("127.0.0.1", None, None, True),
        ("127.0.0.1", 9000, None, False),
        ("0.0.0.0", None, None, False),
        ("127.0.0.1", None, 7, False),
    ]


def test_settings_in_force_are_printed_with_where_they_come_from(run: Run, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('public-address = "https://table.example.org"\n[limits]\nbody = 1000\n')
    ran = run("serve", "--config", "house.toml", "--print-settings", "--idle", "60", "--json")
    found = {line["key"]: (line["value"], line["from"]) for line in json.loads(ran.out)["settings"]}
    assert found["limits.body"] == ("1000", "file house.toml, line 3")
    assert found["secure"] == ("yes", "follows from public-address")
    assert found["idle"] == ("60.0", "option --idle")
    assert "limits.body  " in run("serve", "--config", "house.toml", "--print-settings").out


def test_help_lists_every_setting(run: Run) -> None:
    from stolik.server.sources import keys

    said = run("serve", "--help").out
    assert [key.option for key in keys() if key.option not in said] == []


def test_the_package_is_the_command() -> None:
    said = subprocess.run([sys.executable, "-m", "stolik", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("stolik ")
