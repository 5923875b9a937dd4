"""Running the command, in this process and in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stolik.cli import main


@dataclass
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "token-battle", typed="2 e4\\n")` in an empty folder, in English, 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STOLIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "data"))  # nobody's own packs

    def ran(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return ran


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """The command as a process of its own in an empty folder, with pipes that are closed in the end."""
    children: list[subprocess.Popen[str]] = []

    def start(*words: str, env: dict[str, str] | None = None, **more: Any) -> subprocess.Popen[str]:
        command: Sequence[str] = (sys.executable, "-m", "stolik", *words)
        surroundings = {**os.environ, "STOLIK_LANG": "en", "COLUMNS": "80", **(env or {})}
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        settings = {"cwd": tmp_path, "env": surroundings, "text": True, "encoding": "utf-8", **pipes, **more}
        children.append(subprocess.Popen(command, **settings))
        return children[-1]

    yield start
    for child in children:
        child.kill()
        child.wait()
        for pipe in (child.stdin, child.stdout, child.stderr):
            if pipe is not None:
                pipe.close()
