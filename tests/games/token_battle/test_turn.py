"""TB-TURN: the order of what happens, and what drawings can't say about turns."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer, Match, Option
from stolik.games.token_battle.rules.events import (
    BonusGained,
    ExtraTurnUsed,
    GameEnded,
    LaserFired,
    Scored,
    TokenBlocked,
    TokenDestroyed,
    TokenLaid,
    TokenMoved,
    TokenSpawned,
    TokenSurvived,
    TopUncovered,
    TurnBegan,
    ValueLowered,
)
from stolik.games.token_battle.rules.geometry import cell_number

CLOCKWISE = ("c2", "d2", "d3", "d4", "c4", "b4", "b3", "b2")
"""The fields around c3, from north."""


def kinds(match):
    return [type(event) for event in match.events[-1]]


def test_a_turn_has_a_fixed_order(token_battle):
    """TB-TURN-4: value with the bonus, token, stack, ability, points, lasers, the next turn."""
    t = token_battle("""
        board: c2=O2 c6=O5
        X: Prism, Needle
        bonus: 1:0
    """).do("X lays Prism on c3")
    prism, needle = (t.match.rules.number[card] for card in ("prism", "needle"))
    c2, c3, c6 = map(cell_number, ("c2", "c3", "c6"))
    assert t.match.events[-1] == (
        TokenLaid(0, prism, 0, c3, 3, 6, 3, 1),
        TopUncovered(0, 0, needle),
        ValueLowered(c2, 1, 1, 1, "reduce"),
        Scored((3, 6), (3, 6)),
        LaserFired(c3, 0, c2),
        LaserFired(c3, 4, c6),
        TokenDestroyed(c2, 1, 1, 1, "laser"),
        ValueLowered(c6, 2, 1, 4, "laser"),
        TurnBegan(1, 2),
    )


def test_the_last_turn_ends_after_its_points(token_battle):
    """TB-TURN-4, TB-END-6: scored, then over; no laser, no next turn."""
    t = token_battle("board: a3=X4h f3=O1\nX: Boulder\nscore: 995:0\nextra: 1:0").do("X lays Boulder on a1")
    assert kinds(t.match) == [TokenLaid, TopUncovered, Scored, GameEnded]
    assert t.match.events[-1][-1] == GameEnded("TB-END-1", 0)


def test_the_pending_bonus_is_cleared_before_a_new_one_comes(token_battle):
    """TB-TURN-4, TB-ABIL-BONUS-2."""
    t = token_battle("X: Whetstone\nbonus: 2:0").do("X lays Whetstone on a1")
    laid, gained = t.match.events[-1][0], t.match.events[-1][2]
    assert (laid.value, laid.bonus, gained) == (6, 2, BonusGained(0, 1))


def test_an_extra_turn_is_told_after_the_lasers(token_battle):
    """TB-TURN-4, TB-TURN-9: who moves next is decided last."""
    t = token_battle("board: a3=X4h\nX: Boulder\nextra: 1:0").do("X lays Boulder on f6")
    assert t.match.events[-1][-3:] == (LaserFired(12, 6, -1), ExtraTurnUsed(0, 0), TurnBegan(0, 2))


@pytest.mark.parametrize(
    "card, token, kind",
    [
        ("Sandstorm", "O5", ValueLowered),
        ("Eruption", "O5", TokenMoved),
        ("Kaleidoscope", "O5", TokenMoved),
        ("Mob", "X9", ValueLowered),
        ("Anthill", None, TokenSpawned),
        ("Hedge", None, TokenSpawned),
    ],
)
def test_areas_are_told_clockwise_from_north(token_battle, card, token, kind):
    """TB-TURN-8."""
    board = " ".join(f"{name}={token}" for name in CLOCKWISE) if token else ""
    t = token_battle(f"board: {board}\nX: {card}").do(f"X lays {card} on c3")
    told = [event for event in t.match.events[-1] if type(event) is kind]
    order = [CLOCKWISE.index(name_of(event.start if kind is TokenMoved else event.cell)) for event in told]
    assert order == sorted(order)
    assert len(order) >= 4


def name_of(cell):
    return "abcdef"[cell % 6] + str(cell // 6 + 1)


def test_tokens_that_stay_are_told_too(token_battle):
    """TB-ABIL-PUSH-2, TB-ABIL-MIRROR-4: with the field that is taken."""
    t = token_battle("board: c2=O5 c1=O1\nX: Gale").do("X lays Gale on c3")
    assert TokenBlocked(cell_number("c2"), 2, cell_number("c1"), "push") in t.match.events[-1]
    t = token_battle("board: c2=O5 c4=X3\nX: Looking Glass").do("X lays Looking Glass on c3")
    assert TokenBlocked(cell_number("c2"), 1, cell_number("c4"), "mirror") in t.match.events[-1]


def test_simultaneous_moves_are_told_as_moves(token_battle):
    """TB-ABIL-MIRROR-2: two that change places are two moves, and nothing stands on a field twice."""
    t = token_battle("board: c2=O5 c4=X1\nX: Carousel").do("X lays Carousel on c3")
    c2, c4 = cell_number("c2"), cell_number("c4")
    moves = [event for event in t.match.events[-1] if type(event) is TokenMoved]
    assert moves == [TokenMoved(1, c2, c4, "mirror"), TokenMoved(2, c4, c2, "mirror")]


def test_a_survivor_is_told_as_survived(token_battle):
    """TB-TYPE-SURVIVOR-1: not as lowered, nor as destroyed."""
    t = token_battle("board: c2=O1s\nX: Needle").do("X lays Needle on c3")
    assert kinds(t.match) == [TokenLaid, TopUncovered, TokenSurvived, Scored, TurnBegan]


def test_every_turn_is_numbered(token_battle):
    """TB-TURN-11: turn n begins when n - 1 tokens have been laid."""
    t = token_battle("X: Boulder\nO: Boulder\nturns: 7").do("X lays Boulder on a1", "O lays Boulder on f6")
    assert t.match.events[0] == (TurnBegan(0, 8),)
    assert [events[-1] for events in t.match.events[1:]] == [TurnBegan(1, 9), TurnBegan(0, 10)]


def test_all_tops_on_all_empty_fields_are_offered_and_nothing_else(token_battle):
    """TB-TURN-2: four tops, and the three empty fields of this board."""
    taken = " ".join(f"{name_of(cell)}=X1" for cell in range(36) if name_of(cell) not in ("a1", "d3", "f6"))
    t = token_battle(f"board: {taken}\nX: Gale / Mob / Net / Hive\nO: Gale")
    cards = ("Gale", "Mob", "Net", "Hive")
    t.must_choose_exactly("X", *(f"X lays {card} on {cell}" for card in cards for cell in ("a1", "d3", "f6")))
    assert (t.match.decision.least, t.match.decision.most) == (1, 1)


@pytest.mark.parametrize(
    "picks", [(), (Option("lay", (0, 0)),) * 2, (Option("lay", (0, 14)),), (Option("pass"),), (Option("lay", (4, 0)),)]
)
def test_any_other_answer_is_refused_and_changes_nothing(picks):
    """TB-TURN-2, TB-BOARD-4, TB-DECK-6: no pass, no second token, no taken field."""
    match = Match("token-battle", ("First Steps", "Carousel"), seed=1, options={"first": "0"})
    cell = next(cell for cell in range(36) if match.view(0).owner[cell] >= 0)
    picks = tuple(Option("lay", (0, cell)) if option.args == (0, 14) else option for option in picks)
    key = match.key()
    with pytest.raises(IllegalAnswer):
        match.answer(picks)
    assert (match.key(), match.turn) == (key, 0)


def test_only_the_seat_that_moves_is_asked(token_battle):
    """TB-TURN-1: the other one sees no decision."""
    t = token_battle("X: Boulder\nO: Boulder\nmove: O")
    assert (t.match.view(0).decision, t.match.view(None).decision) == (None, None)
    assert t.match.view(1).decision is t.match.decision
    assert t.match.view(0).to_move == 1


def test_every_game_of_any_length_offers_a_move_until_it_ends():
    """TB-TURN-3: always the last option, in games without limits, up to the full board or the points."""
    for seed in range(20):
        match = Match("token-battle", ("Double Time", "Meadow"), seed=seed, options={"score_limit": 100_000})
        while match.decision is not None:
            assert len(match.decision.options) == 4 * match.view(None).owner.count(-1) > 0
            match.answer(match.decision.options[-1])
        assert match.outcome is not None


def test_the_preview_shows_the_pending_bonus_but_not_the_one_to_come(token_battle):
    """TB-AI-5: the token enters with what is pending; what it grants is told apart, and the match stays as it is."""
    t = token_battle("X: Apprentice\nbonus: 1:0")
    key = t.match.key()
    (branch,) = t.match.preview(0, (t.match.decision.find("lay", (0, 0)),))
    assert (branch.events[0].value, branch.events[0].bonus) == (5, 1)
    assert (branch.state.value[0], branch.state.bonus, branch.chance) == (5, [1, 0], 1.0)
    assert t.match.key() == key


def test_a_preview_is_for_the_seat_that_is_asked(token_battle):
    """TB-AI-5, TB-TURN-1."""
    t = token_battle("X: Boulder\nO: Boulder")
    with pytest.raises(IllegalAnswer):
        t.match.preview(1, (t.match.decision.options[0],))


def test_a_preview_knows_no_hidden_card(token_battle):
    """TB-AI-5, TB-DECK-13: an opponent's card that has not lain open is not in it."""
    t = token_battle("X: Boulder\nO: Gale, Mob, Net / Hive, Ambush, Twins / Cuckoo, Mint, Hedge / Needle, Shears, Rake")
    stacks = t.match._state.stacks[4:]
    seen = {tuple(t.match.preview(0, (option,))[0].state.stacks[4:]) for option in t.match.decision.options[:1]}
    assert seen != {tuple(stacks)}
    assert [stack[0] for stack in next(iter(seen))] == [stack[0] for stack in stacks]
