"""What the page on learning shows runs, and what the example learns beats greedy."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
LIBRARIES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel", "kaggle": "numpy"}


def test_each_library_has_its_example() -> None:
    assert [sum(f"stolik.adapters.{name}" in code for code in SHOWN) for name in LIBRARIES] == [1] * 4


@pytest.mark.parametrize(
    "code", SHOWN, ids=lambda code: re.sub(r".*(stolik[.\w]*).*", r"\1", code.split("\n\n")[0][-60:])
)
def test_the_examples_of_the_page_run(code: str) -> None:
    for name, library in LIBRARIES.items():
        if f"stolik.adapters.{name}" in code:
            pytest.importorskip(library, reason=f"{library} is not installed")
    known: dict[str, Any] = {}
    exec(compile(code, "learning.md", "exec"), known)
    if "told" in known:
        assert sorted(one["reward"] for one in known["told"]) == [-1, 1]


def test_what_was_learned_from_games_beats_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    """A tenth of what the example does by itself; who learned nothing, and moves by chance, wins none."""
    pytest.importorskip("sklearn", reason="scikit-learn is not installed")
    learned = runpy.run_path(str(ROOT / "examples" / "learned_value.py"))
    assert learned["main"](["--games", "40", "--measure", "20"]) >= 0.55
    assert "against greedy: " in capsys.readouterr().out
