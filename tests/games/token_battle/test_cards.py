"""The collection and the preconstructed sets of Token Battle against the ledger."""

import re
from pathlib import Path

import pytest

from stolik import SetupError
from stolik.catalog import game
from stolik.games.token_battle.cards.base import ABILITIES, DIRECTIONS, ROWS, TYPES, area_mask, cost, slug
from stolik.games.token_battle.cards.decks import DECKS
from stolik.scenarios import table as tables

LEDGER = (Path(__file__).parents[3] / "docs/rules/token-battle.md").read_text(encoding="utf-8")
KEYS = {slug(row[1]) for row in ROWS}


def table(pattern):
    """The cells of the ledger's table rows whose first cell matches."""
    lines = (line for line in LEDGER.splitlines() if re.match(rf"\| (?:{pattern}) \|", line))
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def test_rows_are_the_table_of_the_ledger():
    printed = [(c[0], c[1], int(c[2]), c[3], c[4].replace("-", ""), c[6]) for c in table(r"TB-CARD-\d\d")]
    assert printed == list(ROWS)


def test_ids_count_from_one_and_keys_differ():
    assert [row[0] for row in ROWS] == [f"TB-CARD-{n:02}" for n in range(1, 73)]
    assert len(KEYS) == 72


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_a_card_has_a_value_an_ability_an_area_and_a_type(row):
    """TB-DECK-1, TB-DECK-3: eight neighbour offsets, never the centre, written clockwise."""
    _, _, value, ability, area, kind = row
    assert 1 <= value <= 99
    assert ability in ABILITIES
    assert kind in TYPES
    assert area.split() == [d for n, d in enumerate(DIRECTIONS) if area_mask(area) >> n & 1]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_abilities_with_targets_have_an_area_and_the_others_none(row):
    """TB-DECK-5."""
    assert (row[4] == "") == (row[3] in ("NONE", "OPP_EXTRA", "SWAP", "BONUS"))


@pytest.mark.parametrize(
    ("ability", "area", "complaint"),
    [
        ("EXTRA", "", "EXTRA needs an area of 1 to 8 fields"),
        ("REDUCE", " ", "REDUCE needs an area"),
        ("BONUS", "N", "BONUS has no area, not 'N'"),
        ("NONE", "E W", "NONE has no area, not 'E W'"),
    ],
)
def test_a_card_whose_area_does_not_fit_its_ability_is_in_no_collection(ability, area, complaint):
    """TB-DECK-5: EXTRA without an area would give a turn each time."""
    with pytest.raises(SetupError, match=f"card 'Tabby': {complaint}") as refused:
        game("token-battle").with_cards(("", "Tabby", 3, ability, area, "PLAIN"))
    assert refused.value.rule == "TB-DECK-5"


def test_a_table_may_have_cards_that_are_in_no_collection():
    """One that is called like a bundled card takes its place."""
    mine = (("", "Tabby", 3, "PUSH", "N", "PLAIN"), ("", "Giant", 2, "NONE", "", "PLAIN"))
    t = tables.table("token-battle", "X: Tabby, Giant\nboard: d2=O2", cards=mine).do("X lays Tabby on d3")
    t.look("d1 O2", "d2 empty", "d3 X3", "X stack 1 Giant, Tabby")
    assert t.match.rules.pool[-1][1] == "Giant" and len(t.match.rules.pool) == 73


def test_every_card_costs_ten_or_eleven():
    """TB-EDITOR-11, TB-EDITOR-12: and exactly what the ledger's table says."""
    costs = [cost(row) for row in ROWS]
    assert set(costs) <= {10, 11}
    assert costs == [int(cells[7]) for cells in table(r"TB-CARD-\d\d")]


def test_the_cost_of_an_unknown_ability_or_type_is_an_error():
    with pytest.raises(ValueError, match="unknown ability"):
        cost(("", "", 1, "FLY", "", "PLAIN"))
    with pytest.raises(ValueError, match="unknown type"):
        cost(("", "", 1, "NONE", "", "ROUND"))


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck[0])
def test_sets_are_legal(deck):
    """TB-DECK-6, TB-DECK-7, TB-DECK-12: four stacks of 2 to 5 known cards, no card twice."""
    key, name, stacks, plan = deck
    cards = [card for stack in stacks for card in stack]
    assert len(stacks) == 4
    assert all(2 <= len(stack) <= 5 for stack in stacks)
    assert len(cards) == len(set(cards))
    assert set(cards) <= KEYS
    assert (key, plan) == (slug(name), f"plan-{slug(name)}")


def test_starter_sets_stand_as_in_the_ledger():
    printed = table("First Steps|Carousel|Fairground")
    ours = {name: [list(stack) for stack in stacks] for _, name, stacks, _ in DECKS}
    for name, *stacks in printed:
        assert ours[name] == [[slug(card) for card in stack.split(", ")] for stack in stacks]
    assert len(printed) == 3


def test_there_are_many_plans():
    assert len(DECKS) >= 8
    assert len({frozenset(c for stack in deck[2] for c in stack) for deck in DECKS}) == len(DECKS)
