"""TB-ABIL: each ability in every direction, on both sides, and its identity; the tables are in the scenario files."""

from __future__ import annotations

import pytest

from stolik import SetupError
from stolik.games.token_battle.rules.events import (
    ExtraTurnGained,
    TokenDestroyed,
    TokenGilded,
    TokenMoved,
    TokenSurvived,
)
from stolik.games.token_battle.rules.geometry import cell_number
from stolik.games.token_battle.rules.setup import resolve_options

AROUND = {"N": "c3", "NE": "d3", "E": "d4", "SE": "d5", "S": "c5", "SW": "b5", "W": "b4", "NW": "b3"}
"""The fields around c4."""
BEYOND = {"N": "c2", "NE": "e2", "E": "e4", "SE": "e6", "S": "c6", "SW": "a6", "W": "a4", "NW": "a2"}
ACROSS = {"N": "c5", "NE": "b5", "E": "b4", "SE": "b3", "S": "c3", "SW": "d3", "W": "d4", "NW": "d5"}
EDGE = {"N": "c1", "NE": "f1", "E": "f3", "SE": "f6", "S": "c6", "SW": "a6", "W": "a3", "NW": "a1"}
"""A field at the edge on each side; the card is laid one field inward."""
INWARD = {"N": "c2", "NE": "e2", "E": "e3", "SE": "e5", "S": "c5", "SW": "b5", "W": "b3", "NW": "b2"}


@pytest.mark.parametrize("direction", AROUND)
@pytest.mark.parametrize("seat, foe", ["XO", "OX"])
def test_push_goes_one_field_straight_away(token_battle, direction, seat, foe):
    """TB-ABIL-PUSH-1."""
    t = token_battle(f"board: {AROUND[direction]}={foe}5a\n{seat}: Eruption\nmove: {seat}\nscore: 0:0")
    t.do(f"{seat} lays Eruption on c4").look(f"board {BEYOND[direction]}={foe}5a c4={seat}1")


@pytest.mark.parametrize("direction", AROUND)
@pytest.mark.parametrize("owner", "XO")
def test_push_is_stopped_by_any_token_behind(token_battle, direction, owner):
    """TB-ABIL-PUSH-2, TB-ABIL-PUSH-3."""
    board = f"{AROUND[direction]}=O5 {BEYOND[direction]}={owner}3"
    t = token_battle(f"board: {board}\nX: Eruption").do("X lays Eruption on c4")
    t.look(f"board {board} c4=X1")


@pytest.mark.parametrize("direction", EDGE)
@pytest.mark.parametrize("token, left", [("O9", ""), ("X9g", ""), ("O9s", "O1"), ("X1s", "X1")])
def test_push_off_the_board(token_battle, direction, token, left):
    """TB-ABIL-PUSH-4, TB-ABIL-PUSH-5, TB-BOARD-13: on every side, whatever the value; a survivor stays as plain 1."""
    t = token_battle(f"board: {EDGE[direction]}={token}\nX: Eruption").do(f"X lays Eruption on {INWARD[direction]}")
    t.look(f"{EDGE[direction]} {left or 'empty'}", f"{INWARD[direction]} X1")
    kind = TokenSurvived if left else TokenDestroyed
    assert [event.cause for event in t.match.events[-1] if type(event) is kind] == ["push"]


@pytest.mark.parametrize("direction", AROUND)
@pytest.mark.parametrize("owner", "XO")
def test_mirror_goes_to_the_opposite_field(token_battle, direction, owner):
    """TB-ABIL-MIRROR-1."""
    card = "Carousel" if len(direction) == 1 else "Pinwheel"
    t = token_battle(f"board: {AROUND[direction]}={owner}5s\nX: {card}").do(f"X lays {card} on c4")
    t.look(f"board {ACROSS[direction]}={owner}5s c4=X2")


@pytest.mark.parametrize("direction", EDGE)
@pytest.mark.parametrize("token, left", [("O9", ""), ("X9g", ""), ("O9s", "O1")])
@pytest.mark.parametrize("setting", ["destroy", "stay"])
def test_mirror_over_the_edge(token_battle, direction, token, left, setting):
    """TB-ABIL-MIRROR-5: laid on the edge itself, the inner token would land off the board."""
    card = "Carousel" if len(direction) == 1 else "Pinwheel"
    t = token_battle(f"board: {INWARD[direction]}={token}\nX: {card}\noptions: mirror_offboard={setting}")
    t.do(f"X lays {card} on {EDGE[direction]}")
    t.look(f"{INWARD[direction]} {token if setting == 'stay' else left or 'empty'}", f"{EDGE[direction]} X2")


def test_a_chain_of_mirrored_tokens_does_not_form(token_battle):
    """TB-ABIL-MIRROR-4: a target stays although the token in its way is one that a later move might clear."""
    t = token_battle("board: b4=O3 d4=X3 c3=O2\nX: Hinge").do("X lays Hinge on c4")
    t.look("board b4=O3 d4=X3 c4=X3 c5=O2")


def test_mirrored_tokens_keep_their_identity(token_battle):
    """TB-ABIL-MIRROR-3, TB-BOARD-5: the tokens change places, not their values."""
    t = token_battle("board: c2=O5 c4=X1\nX: Carousel").do("X lays Carousel on c3")
    view = t.match.view(0)
    assert [view.token[cell_number(name)] for name in ("c2", "c4")] == [2, 1]


@pytest.mark.parametrize("value", ["die", True, 1])
def test_mirror_offboard_knows_two_words(value):
    """TB-ABIL-MIRROR-5."""
    with pytest.raises(SetupError, match=r"mirror_offboard: .* none of destroy, stay") as refused:
        resolve_options({"mirror_offboard": value})
    assert (refused.value.rule, resolve_options({}).mirror_offboard) == ("TB-ABIL-MIRROR-5", "destroy")


@pytest.mark.parametrize("value", ["true", 1, 0])
def test_strike_spares_friends_is_yes_or_no(value):
    """TB-ABIL-STRIKE-3."""
    with pytest.raises(SetupError, match=r"strike_spares_friends: .* neither true nor false") as refused:
        resolve_options({"strike_spares_friends": value})
    assert (refused.value.rule, resolve_options({}).strike_spares_friends) == ("TB-ABIL-STRIKE-3", False)


@pytest.mark.parametrize("direction", AROUND)
@pytest.mark.parametrize("owner", "XO")
def test_reduce_in_every_direction(token_battle, direction, owner):
    """TB-ABIL-REDUCE-1, TB-ABIL-REDUCE-2."""
    t = token_battle(f"board: {AROUND[direction]}={owner}2f f1=O9\nX: Sandstorm").do("X lays Sandstorm on c4")
    t.look(f"board f1=O9 {AROUND[direction]}={owner}1f c4=X2")


@pytest.mark.parametrize("seat, foe", ["XO", "OX"])
def test_spawned_tokens_are_plain_ones_of_the_right_owner(token_battle, seat, foe):
    """TB-ABIL-SPAWN-1, TB-ABIL-SPAWN-2."""
    t = token_battle(f"{seat}: Hive / Open Vault\nmove: {seat}\nextra: 1:1").do(f"{seat} lays Hive on b2")
    t.look(f"board b1={seat}1 b2={seat}2f b3={seat}1").do(f"{seat} lays Open Vault on e5")
    t.look(f"board b1={seat}1 b2={seat}2f b3={seat}1 f4={foe}1 e5={seat}4g d6={foe}1")


@pytest.mark.parametrize(
    "card, cell, board, gained",
    [
        ("Encore", "c3", "b3=O1 d3=X1", True),
        ("Encore", "c3", "b3=O1", False),
        ("Encore", "c3", "", False),
        ("Encore", "a3", "b3=O1", False),
        ("Encore", "f3", "e3=O1", False),
        ("Echo", "c3", "c2=X1 b3=O1 d3=X1", True),
        ("Echo", "c3", "c4=X1 b3=O1 d3=X1", False),
        ("Crowd", "b2", "a1=X1 b1=X1 c1=X1 a3=O1 b3=O1 c3=O1", True),
    ],
)
def test_extra_needs_every_field_of_its_area(token_battle, card, cell, board, gained):
    """TB-ABIL-EXTRA-1, TB-ABIL-EXTRA-2, TB-ABIL-EXTRA-3."""
    t = token_battle(f"board: {board}\nX: {card}").do(f"X lays {card} on {cell}")
    t.look("next X" if gained else "next O", "extra 0:0")
    assert (ExtraTurnGained(0, 1) in t.match.events[-1]) == gained


@pytest.mark.parametrize("seat, foe", [(0, 1), (1, 0)])
def test_the_opponent_gains_the_turn(token_battle, seat, foe):
    """TB-ABIL-OPPEXTRA-1."""
    name = "XO"[seat]
    t = token_battle(f"{name}: Giant\nmove: {name}").do(f"{name} lays Giant on a1")
    assert ExtraTurnGained(foe, 1) in t.match.events[-1]
    t.look(f"next {'XO'[foe]}", "extra 0:1" if foe else "extra 1:0")


@pytest.mark.parametrize("friends", range(5))
@pytest.mark.parametrize("spared", [False, True])
def test_strike_takes_as_much_as_there_are_friends(token_battle, friends, spared):
    """TB-ABIL-STRIKE-1, TB-ABIL-STRIKE-2, TB-ABIL-STRIKE-3."""
    near = ("b2", "c2", "d2", "b3")[:friends]
    board = " ".join(f"{cell}=X9" for cell in near) + " c4=O7"
    t = token_battle(f"board: {board}\nX: Mob\noptions: strike_spares_friends={str(spared).lower()}")
    t.do("X lays Mob on c3").look(f"c4 O{7 - friends}", "c3 X4")
    t.look(*(f"{cell} X{9 if spared else 9 - friends}" for cell in near))


def test_swap_changes_places_and_nothing_else(token_battle):
    """TB-ABIL-SWAP-1, TB-BOARD-5: both tokens are the same as before, on each other's field."""
    t = token_battle("X: Boulder\nO: Lantern Thief").do("X lays Boulder on a1")
    token = t.match.view(0).token[0]
    t.do("O lays Lantern Thief on f6").look("board a1=O3v f6=X6", "last a1")
    assert t.match.view(0).token[35] == token
    assert t.match.events[-1][2:4] == (TokenMoved(token + 1, 35, 0, "swap"), TokenMoved(token, 0, 35, "swap"))


def test_a_swap_can_be_swapped_back(token_battle):
    """TB-ABIL-SWAP-2: each time the last played token is found by identity."""
    t = token_battle("X: Boulder / Changeling\nO: Cuckoo")
    t.do("X lays Boulder on a1", "O lays Cuckoo on c1").look("board a1=O5 c1=X6", "last a1")
    t.do("X lays Changeling on e1").look("board a1=X4s c1=X6 e1=O5", "last a1")


@pytest.mark.parametrize("value, gilded", [(1, True), (2, True), (3, False), (9, False)])
@pytest.mark.parametrize("owner", "XO")
@pytest.mark.parametrize("letter", ["", "s", "f", "a", "e", "v"])
def test_gold_takes_values_below_three_of_any_type(token_battle, value, gilded, owner, letter):
    """TB-ABIL-GOLD-1..4: value, owner and identity stay."""
    t = token_battle(f"board: d3={owner}{value}{letter}\nX: Alchemist").do("X lays Alchemist on c3")
    t.look(f"d3 {owner}{value}{'g' if gilded else letter}")
    assert (TokenGilded(15, 1) in t.match.events[-1]) == gilded
    assert t.match.view(0).token[15] == 1


def test_gold_is_not_gilded_again(token_battle):
    """TB-ABIL-GOLD-4, TB-TYPE-GOLD-3: nothing happens to it, and nothing is told of it."""
    t = token_battle("board: d3=X2g\nX: Alchemist").do("X lays Alchemist on c3").look("d3 X2g", "growth 9:0")
    assert not [event for event in t.match.events[-1] if isinstance(event, TokenGilded)]


@pytest.mark.parametrize("seat", "XO")
def test_a_bonus_is_its_owners(token_battle, seat):
    """TB-ABIL-BONUS-1, TB-ABIL-BONUS-2."""
    t = token_battle("X: Whetstone / Boulder\nO: Whetstone / Boulder\nmove: " + seat).do(f"{seat} lays Whetstone on a1")
    t.look("bonus 1:0" if seat == "X" else "bonus 0:1")
    foe = "O" if seat == "X" else "X"
    t.do(f"{foe} lays Boulder on f6").look(f"f6 {foe}6").do(f"{seat} lays Boulder on a6").look(f"a6 {seat}7")


@pytest.mark.parametrize(
    "card", ["Boulder", "Needle", "Gale", "Carousel", "Anthill", "Mint", "Mob", "Encore", "Cuckoo"]
)
def test_on_an_empty_board_only_the_token_is_new(token_battle, card):
    """TB-ABIL-NONE-1, TB-TURN-5: no ability acts on the token that brings it."""
    t = token_battle(f"X: {card}").do(f"X lays {card} on c3")
    value = t.match.rules.pool[t.match.rules.number[card.lower()]][2]
    assert t.match.view(0).value[14] == value
    t.look("bonus 0:0", "extra 0:0", "last c3", "next O")
