"""The scenario files against the ledger: each rule that a table can show has one, and each worked example is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.scenarios.table import load

LEDGER = (Path(__file__).parents[3] / "docs/rules/pokemon.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- (PK-[A-Z]+-\d+) ", LEDGER, re.MULTILINE)
EXAMPLES = [f"PK-EX-{n}" for n in re.findall(r"^(\d+)\. ", LEDGER.partition("## Worked examples")[2], re.MULTILINE)]
ALL = load("pokemon")

NOT_DRAWN = {
    "PK-SETUP-1": "a deck is refused before there is a table",
    "PK-SETUP-13": "so it is",
    "PK-SETUP-14": "so it is",
    "PK-EVO-9": "no card of the sets that are bundled is a Pokémon V: test_evolve.py draws some",
    "PK-SM-11": "none is a Tera Pokémon: test_card_files.py draws one",
    "PK-SM-12": "none asks for a Rule Box: test_later_texts.py has cards that do",
    "PK-END-6": "conceding leaves the table as it is",
}
GROUPS = {"powers": "POWER", "knockout": "KO", "conditions": "COND", "evolve": "EVO", "sun_moon": "SM"}


def test_every_rule_that_a_table_can_show_has_a_scenario():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(RULES) > 80
    assert set(RULES) - shown == NOT_DRAWN.keys()


def test_every_worked_example_is_there():
    shown = {rule for scenario in ALL for rule in scenario.rules}
    assert len(EXAMPLES) == 15
    assert set(EXAMPLES) <= shown


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_scenario_names_rules_of_the_ledger_and_has_a_title_in_each_language(scenario):
    assert set(scenario.rules) <= {*RULES, *EXAMPLES}
    assert len(set(scenario.rules)) == len(scenario.rules)
    assert set(scenario.title) == {"en", "pl", "ja"}
    assert all(title and title == title.strip() for title in scenario.title.values())
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", scenario.id)


@pytest.mark.parametrize("chapter", sorted({scenario.chapter for scenario in ALL}))
def test_a_chapter_begins_with_a_scenario_about_it(chapter):
    first = next(scenario for scenario in ALL if scenario.chapter == chapter)
    group = GROUPS.get(chapter, chapter.upper())
    assert any(rule.startswith(f"PK-{group}-") for rule in first.rules)
