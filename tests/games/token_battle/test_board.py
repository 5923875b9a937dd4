"""TB-BOARD: what drawings can't say about the board, its tokens and the opening."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik import Match, SetupError
from stolik.catalog import game
from stolik.games.token_battle.rules.events import FirstDecided, StartTokenPlaced, TokenDestroyed, TurnBegan
from stolik.games.token_battle.rules.geometry import NEAR, cell_name, cell_number
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup

SETS = ("First Steps", "Carousel")


def opening(seed=7, **options):
    return Match("token-battle", SETS, seed=seed, options=options)


@pytest.mark.parametrize("sets", [SETS[:1], (*SETS, "Fairground"), ()])
def test_a_game_has_exactly_two_players(sets):
    """TB-BOARD-1."""
    with pytest.raises(SetupError, match=f"needs 2 decks, not {len(sets)}"):
        Match("token-battle", sets, seed=1)


def test_there_are_36_fields_and_each_has_one_name():
    """TB-BOARD-2, TB-BOARD-3."""
    names = [cell_name(cell) for cell in range(36)]
    assert names[:7] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    assert names[-1] == "f6"
    assert [cell_number(name) for name in names] == list(range(36))
    assert {cell_number(name) for name in ("g1", "a7", "a0", "A1", "", "a", "a10", "1a")} == {-1}


def test_neighbours_touch_by_a_side_or_a_corner():
    """TB-BOARD-10: three in the corner, five at the edge, eight inside, and always mutual."""
    assert [{cell_name(near) for near in NEAR[cell_number(name)]} for name in ("a1", "f3")] == [
        {"b1", "a2", "b2"},
        {"f2", "e2", "e3", "e4", "f4"},
    ]
    assert Counter(map(len, NEAR)) == {3: 4, 5: 16, 8: 16}
    assert all(cell in NEAR[near] for cell in range(36) for near in NEAR[cell])


@pytest.mark.parametrize("seed", range(20))
def test_one_start_token_of_the_second_player_lies_in_the_middle(seed):
    """TB-BOARD-6, TB-BOARD-7, TB-BOARD-8: plain, value 2, on c3, d3, c4 or d4, and owned by O."""
    view = opening(seed).view(None)
    (cell,) = [cell for cell in range(36) if view.owner[cell] >= 0]
    assert cell_name(cell) in ("c3", "d3", "c4", "d4")
    assert (view.owner[cell], view.value[cell], view.type[cell]) == (1 - view.x, 2, 0)
    assert (view.to_move, view.last_token, view.recent) == (view.x, 0, ())


@pytest.mark.parametrize("value", range(1, 10))
def test_the_start_token_may_have_another_value(value):
    """TB-BOARD-8."""
    view = opening(start_value=value).view(None)
    assert max(view.value) == sum(view.value) == value
    assert view.growth[1 - view.x] == value


def test_the_start_token_may_be_left_out():
    """TB-BOARD-8: with 0 the board is empty."""
    match = opening(start_value=0)
    assert set(match.view(None).owner) == {-1}
    assert [type(event) for event in match.events[0]] == [FirstDecided, TurnBegan]


@pytest.mark.parametrize("value", [-1, 10, True, "2"])
def test_other_start_values_are_refused(value):
    """TB-BOARD-8."""
    with pytest.raises(SetupError, match=r"option start_value: .* no whole number from 0 to 9") as refused:
        opening(start_value=value)
    assert refused.value.rule == "TB-BOARD-8"


def test_the_opening_is_told_before_the_first_turn():
    """TB-BOARD-6, TB-BOARD-9."""
    match = opening()
    view = match.view(None)
    (cell,) = [cell for cell in range(36) if view.owner[cell] >= 0]
    assert match.events[0] == (
        FirstDecided(view.x),
        StartTokenPlaced(cell, view.token[cell], 1 - view.x, 2),
        TurnBegan(view.x, 1),
    )


def test_start_field_and_first_player_are_fair_and_independent():
    """TB-BOARD-6, TB-BOARD-9: chi-square over the eight ways, 7 degrees of freedom, p > 0.001."""
    rules, games = game("token-battle").rules, 4000
    setup = Setup("token-battle", tuple(game("token-battle").deck(name).stacks for name in SETS))
    found: Counter[tuple[int, int]] = Counter()
    for n in range(games):
        s = rules.new(setup, derive(2024, n))
        found[s.x, s.token.index(1)] += 1
    assert len(found) == 8
    assert sum((count - games / 8) ** 2 / (games / 8) for count in found.values()) < 24.3


def test_the_first_player_comes_from_the_seed():
    """TB-BOARD-9: the same seed, the same X; other seeds, both of them."""
    assert opening(3).key() == opening(3).key()
    assert {opening(seed).view(None).x for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_player_may_be_set(seat):
    """TB-BOARD-9."""
    assert {opening(seed, first=str(seat)).view(None).x for seed in range(20)} == {seat}
    assert opening(first=str(seat)).decision.seat == seat


@pytest.mark.parametrize("value", ["2", 0, True, "X"])
def test_nobody_else_can_be_first(value):
    """TB-BOARD-9."""
    with pytest.raises(SetupError, match=r"option first: .* none of random, 0, 1"):
        opening(first=value)


def test_a_token_keeps_its_identity_wherever_it_goes(token_battle):
    """TB-BOARD-5: pushed, gilded, mirrored and swapped, it is the same token."""
    t = token_battle("""
        board: c2=O2
        X: Gale / Mint / Carousel
        O: Boulder / Needle / Cuckoo
    """)
    token = t.match.view(0).token[cell_number("c2")]
    t.do(
        "X lays Gale on c3", "O lays Boulder on f6", "X lays Mint on c2", "O lays Needle on a6", "X lays Carousel on d1"
    )
    t.look("e1 O2g")
    assert t.match.view(0).token[cell_number("e1")] == token
    t.do("O lays Cuckoo on f1").look("d1 O5", "f1 X2")
    assert t.match.view(0).token[cell_number("e1")] == token


def test_every_token_is_another_one(token_battle):
    """TB-BOARD-5."""
    t = token_battle("board: c3=O2 d4=X1\nX: Anthill\nO: Market").do("X lays Anthill on a1", "O lays Market on e6")
    tokens = [token for token in t.match.view(0).token if token]
    assert len(tokens) == len(set(tokens)) == 8


def test_a_destroyed_token_is_told_with_its_owner_and_value(token_battle):
    """TB-BOARD-12, TB-BOARD-14: it is nowhere afterwards."""
    t = token_battle("board: c2=O1 c4=O9\nX: Shears")
    token = t.match.view(0).token[cell_number("c2")]
    t.do("X lays Shears on c3")
    assert TokenDestroyed(cell_number("c2"), token, 1, 1, "reduce") in t.match.events[-1]
    assert token not in t.match.view(0).token


def test_what_a_seat_sees_of_the_board_is_what_lies_there(token_battle):
    """TB-BOARD-5: owner, value, type, identity and received boosts, the same for both seats and spectators."""
    t = token_battle("board: c3=O2g d4=X1e a1=X99")
    for seat in (0, 1, None):
        view = t.match.view(seat)
        cells = [
            (view.owner[c], view.value[c], view.type[c], view.boost[c]) for c in map(cell_number, ("a1", "c3", "d4"))
        ]
        assert cells == [(0, 99, 0, 0), (1, 2, 7, 1), (0, 1, 4, 0)]
        assert (view.owner[1], view.value[1], view.type[1], view.token[1], view.boost[1]) == (-1, 0, 0, 0, 0)


@pytest.mark.parametrize("options", ["first=0", "first=random mirror_offboard=stay", "preset=late start_value=0"])
def test_the_drawing_of_a_table_is_read_with_its_settings(token_battle, options):
    """TB-BOARD-9: "0" is a word there, and a number elsewhere."""
    t = token_battle(f"board: c3=O2\noptions: {options}")
    assert str(token_battle(str(t))) == str(t)
    assert f"options: {options}" in str(t)
