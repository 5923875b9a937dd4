"""The scenario files against the ledger: each worked example is there, and rules are named as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.scenarios.table import load

LEDGER = (Path(__file__).parents[3] / "docs/rules/star-wars.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- \*\*(SW-[A-Z]+(?:-[A-Z]+)*-\d+)", LEDGER, re.MULTILINE)
EXAMPLES = [
    f"SW-EX-{n}"
    for n in re.findall(r"^(\d+)\. ", LEDGER.partition("## Worked examples")[2].partition("\n## ")[0], re.MULTILINE)
]
ALL = load("star-wars")
GROUPS = {"keywords": "KW", "cards": "BC"}


def test_every_worked_example_is_there():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(EXAMPLES) == 32
    assert set(EXAMPLES) <= shown


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_scenario_names_rules_of_the_ledger_and_has_a_title_in_each_language(scenario):
    assert len(RULES) > 260
    assert set(scenario.rules) <= {*RULES, *EXAMPLES}
    assert len(set(scenario.rules)) == len(scenario.rules)
    assert set(scenario.title) == {"en", "pl", "ja"}
    assert all(title and title == title.strip() for title in scenario.title.values())
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", scenario.id)


@pytest.mark.parametrize("chapter", sorted({scenario.chapter for scenario in ALL}))
def test_a_chapter_begins_with_a_scenario_about_it(chapter):
    first = next(scenario for scenario in ALL if scenario.chapter == chapter)
    assert any(rule.startswith(f"SW-{GROUPS.get(chapter, chapter.upper())}-") for rule in first.rules)


def test_every_rule_is_named_by_a_test_or_a_scenario():
    """Rules of decks are held where decks are checked."""
    here = Path(__file__).parent
    text = "".join(
        path.read_text(encoding="utf-8") for folder in (here, here / "cards") for path in sorted(folder.glob("*.py"))
    )
    named = {rule for scenario in ALL for rule in scenario.rules} | set(re.findall(r"SW-[A-Z]+(?:-[A-Z]+)*-\d+", text))
    assert {rule for rule in RULES if not rule.startswith("SW-DECK-")} <= named
