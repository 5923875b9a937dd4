"""The scenario files against the ledger: each rule that a table can show has one, and each worked example is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from stolik.scenarios.table import load

LEDGER = (Path(__file__).parents[3] / "docs/rules/token-battle.md").read_text(encoding="utf-8")
RULES = re.findall(r"^\| (TB-(?:BOARD|DECK|TURN|ABIL|TYPE|SCORE|END)-[A-Z0-9-]*\d) \|", LEDGER, re.MULTILINE)
EXAMPLES = re.findall(r"^### (TB-EX-\d+)", LEDGER, re.MULTILINE)
ALL = load("token-battle")

NOT_DRAWN = {
    "TB-BOARD-9": "who is X is drawn by lot before there is a table",
    "TB-DECK-1": "a statement about the collection",
    "TB-DECK-5": "a statement about the collection",
    "TB-DECK-12": "a set is refused before there is a table",
    "TB-DECK-14": "a list beside the table",
    "TB-DECK-15": "what a card looks like",
    "TB-TURN-8": "an order of telling, on which no table depends",
    "TB-END-8": "resigning leaves the table as it is",
}


def test_every_rule_that_a_table_can_show_has_a_scenario():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(RULES) > 90
    assert set(RULES) - shown == NOT_DRAWN.keys()


def test_every_worked_example_is_a_scenario_and_just_one():
    told = Counter(rule for scenario in ALL for rule in scenario.rules if rule.startswith("TB-EX"))
    assert len(EXAMPLES) == 31
    assert told == Counter(EXAMPLES)


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_scenario_names_rules_of_the_ledger_and_has_a_title_in_each_language(scenario):
    assert set(scenario.rules) <= {*RULES, *EXAMPLES}
    assert len(set(scenario.rules)) == len(scenario.rules)
    assert set(scenario.title) == {"en", "pl", "ja"}
    assert all(title and title == title.strip() for title in scenario.title.values())
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", scenario.id)


@pytest.mark.parametrize("chapter", ["board", "deck", "turn", "abilities", "types", "score", "end"])
def test_a_chapter_begins_with_a_scenario_about_it(chapter):
    first = next(scenario for scenario in ALL if scenario.chapter == chapter)
    group = {"abilities": "ABIL", "types": "TYPE"}.get(chapter, chapter.upper())
    assert any(rule.startswith(f"TB-{group}-") for rule in first.rules)
