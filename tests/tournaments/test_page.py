"""The page on tournaments tells the truth: its examples run, and its table is that of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stolik.tournaments as t

PAGE = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SAYS = ["1 ", "too-few {'least': 2, 'found': 1} ", "'=1+1", "and one match begins: True"]


@pytest.mark.parametrize(
    ("example", "says"), list(zip(EXAMPLES, SAYS, strict=True)), ids=["swiss", "refused", "data", "arena"]
)
def test_an_example_runs_and_says_what_it_should(example: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "tournaments.md", "exec"), {"__name__": "page"})
    assert says in capsys.readouterr().out


ROW = re.compile(r"(?m)^\| (\d+)[–\w ]*\| (\d+) \| ([\d–]+) \| \| (?:(\d+)[–\w ]*\| (\d+) \| ([\d–]+) \|)?")


def test_the_table_of_rounds_is_that_of_the_code() -> None:
    rows = ROW.findall(PAGE)
    assert len(rows) == 9
    for row in rows:
        for table, (many, rounds, cut) in (("pop", row[:3]), ("dci", row[3:])):
            if many:
                assert t.size_for(int(many), table) == t.Size(int(rounds), 0 if cut == "–" else int(cut)), row
