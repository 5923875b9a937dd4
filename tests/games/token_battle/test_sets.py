"""Random sets."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.token_battle.rules.rules import TokenBattle
from stolik.games.token_battle.rules.sets import LIKES, liking, random_set, traits

RULES = stolik.load_game("token-battle").rules
SETS = [random_set(RULES, seed) for seed in range(200)]


def test_a_random_set_has_twelve_cards_in_four_lanes() -> None:
    """TB-EDITOR-8: 12 cards, 3 a lane."""
    assert all([len(lane) for lane in stacks] == [3, 3, 3, 3] for stacks in SETS)


def test_a_random_set_may_be_played() -> None:
    """TB-EDITOR-7, TB-EDITOR-4: no card twice, and nothing else wrong with it."""
    game = stolik.load_game("token-battle")
    assert all(not game.problems(stacks, {}) for stacks in SETS)


def test_the_first_lane_gives_nobody_a_turn() -> None:
    """TB-EDITOR-8: no OPP_EXTRA in the first lane; elsewhere it does come."""
    gives = {"giant", "sleeping-ox"}
    assert not any(gives & set(stacks[0]) for stacks in SETS)
    assert any(gives & set(stacks[3]) for stacks in SETS)


def test_the_same_luck_draws_the_same_set() -> None:
    """TB-EDITOR-7."""
    assert random_set(RULES, 5) == random_set(RULES, 5) != random_set(RULES, 6)


def test_every_card_is_drawn_sometimes() -> None:
    """TB-EDITOR-7: the draw is over the whole collection."""
    drawn = {card for stacks in SETS for lane in stacks for card in lane}
    assert drawn == set(RULES.number)


def test_cards_that_work_together_come_together() -> None:
    """TB-EDITOR-9: the cards of a set like each other more than those of evenly mixed sets do."""

    def warmth(cards: list[str]) -> int:
        rows = [RULES.pool[RULES.number[card]] for card in cards]
        return sum(liking(one, two) for n, one in enumerate(rows) for two in rows[:n])

    sets = [[card for lane in stacks for card in lane] for stacks in SETS]
    mixed = [[sets[(n + 17 * k) % len(sets)][k] for k in range(12)] for n in range(len(sets))]
    assert sum(map(warmth, sets)) > 1.15 * sum(map(warmth, mixed))


def test_likings_are_mutual_and_name_traits_that_exist() -> None:
    """TB-EDITOR-9."""
    known = {trait for row in RULES.pool for trait in traits(row)}
    assert {trait for one, two, _ in LIKES for trait in (one, two)} <= known
    hive, mint, boulder = (RULES.pool[RULES.number[key]] for key in ("hive", "mint", "boulder"))
    assert liking(hive, mint) == liking(mint, hive) > 0 == liking(boulder, hive)


def test_a_collection_that_is_too_small_is_refused() -> None:
    """TB-EDITOR-8."""
    with pytest.raises(ValueError, match="needs 12 cards; this collection has 11"):
        random_set(TokenBattle(RULES.pool[:11]), 1)
