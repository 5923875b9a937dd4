"""The scenario files against the ledger of two against two: each rule that a table can show has one, and each worked
example is drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.scenarios.table import load

LEDGER = (Path(__file__).parents[3] / "docs/rules/pokemon-2v2.md").read_text(encoding="utf-8")
RULES = re.findall(r"^\| (P2-[A-Z0-9]+-\d+) \|", LEDGER, re.MULTILINE)
EXAMPLES = re.findall(r"^\*\*(P2-SC-\d+) ", LEDGER, re.MULTILINE)
ALL = load("pokemon-2v2")

NOT_DRAWN = {
    "P2-SETUP-2": "a deck is refused before there is a table",
    "P2-SETUP-3": "a deck is refused before there is a table",
    "P2-FIELD-15": "no card of the decks puts out several at once",
    "P2-TEXT-13": "no card of the decks lets an opponent choose",
    "P2-BASE-2": "Trainers in the first turn are a setting",
    "P2-END-5": "conceding leaves the table as it is",
}


def test_every_rule_that_a_table_can_show_has_a_scenario():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(RULES) == 117
    assert set(RULES) - shown == NOT_DRAWN.keys()


def test_every_worked_example_is_drawn():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(EXAMPLES) == 44
    assert set(EXAMPLES) <= shown


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_scenario_names_rules_of_the_ledger_and_has_a_title_in_each_language(scenario):
    assert set(scenario.rules) <= {*RULES, *EXAMPLES}
    assert len(set(scenario.rules)) == len(scenario.rules)
    assert set(scenario.title) == {"en", "pl", "ja"}
    assert all(title and title == title.strip() for title in scenario.title.values())
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", scenario.id)
