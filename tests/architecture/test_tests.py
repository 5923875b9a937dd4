"""Where a test is found: its file is named by what it tests, and short enough to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted(TESTS.rglob("test_*.py"))
LONGEST = 700
NO_SUBJECT = {"more", "other", "others", "misc", "various", "extra", "rest", "clauses", "new"}
"""Words in a file's name that say nothing of what is in it."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_a_test_file_has_a_subject_and_an_end(path: Path) -> None:
    assert not NO_SUBJECT & set(path.stem.split("_"))
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST
