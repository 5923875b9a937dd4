"""What the README shows can be typed."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from .conftest import Run

README = Path(__file__).resolve().parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8") if README.exists() else ""
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)[1:]
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("stolik ")
]
CARDS = [
    {
        "id": "mine-1",
        "name": "Turtwig",
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "60",
        "types": ["Grass"],
        "attacks": [{"name": "Nudge", "cost": ["Grass"], "convertedEnergyCost": 1, "damage": "20", "text": ""}],
        "number": "1",
    }
]
SET = "1: Boulder, Old Oak\n2: Gale, Hive\n3: Needle, Rake\n4: Twins, Giant\n"


@pytest.mark.parametrize("code", PYTHON, ids=range(len(PYTHON)))
def test_the_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, str(README), "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_commands_run(run: Run, words: list[str]) -> None:
    Path("my-set.txt").write_text(SET)
    Path("my-set.json").write_text(json.dumps(CARDS))
    assert run("play", "token-battle", "--save", "game.json", typed="resign\n").code == 0
    ran = run(*words, typed="1 a1\nquit\n" if "token-battle" in words else "1\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out


def test_the_card_is_shown_with_its_text(run: Run) -> None:
    """A name that two cards share only lists them."""
    [words] = [words for words in COMMANDS if words[:2] == ["cards", "pokemon"]]
    [card] = json.loads(run(*words, "--json").out)["cards"]
    page = run(*words).out
    assert all(attack["name"] in page for attack in card["attacks"])
