"""TB-TYPE: boosters and lasers in every direction, and what is told of them; the tables are in the scenario files."""

from __future__ import annotations

import pytest

from stolik.games.token_battle.rules.events import LaserFired, TokenDestroyed, TokenSurvived, ValueLowered
from stolik.games.token_battle.rules.geometry import NEAR, cell_name, cell_number


@pytest.mark.parametrize("near", NEAR[cell_number("c3")], ids=cell_name)
@pytest.mark.parametrize(
    "letter, friend, foe", [("", 0, 0), ("s", 0, 0), ("f", 1, 0), ("a", 1, 1), ("e", 0, 1), ("v", 0, 0), ("g", 0, 0)]
)
@pytest.mark.parametrize("owner", "XO")
def test_a_token_boosts_its_neighbours_as_its_type_says(token_battle, near, letter, friend, foe, owner):
    """TB-TYPE-BOOST-1..4, TB-TYPE-PLAIN-1: who of X and O gets what, next to a token of `owner` on c3."""
    seat = "XO".index(owner)
    for other in (0, 1):
        t = token_battle(f"board: c3={owner}4{letter} {cell_name(near)}={'XO'[other]}3")
        view = t.match.view(None)
        assert view.boost[near] == (friend if other == seat else foe)
        assert view.boost[cell_number("c3")] == 0
        assert view.growth[other] == 3 + view.boost[near] + (0 if other != seat else 8 if letter == "g" else 4)


@pytest.mark.parametrize("far", ["a3", "c1", "e5", "f6", "a1", "e4", "d5"])
@pytest.mark.parametrize("letter", "fae")
def test_two_fields_away_nothing_is_boosted(token_battle, far, letter):
    """TB-TYPE-BOOST-1..3, TB-BOARD-10."""
    view = token_battle(f"board: c3=X4{letter} {far}=O3").match.view(None)
    assert (view.growth, view.boost[cell_number(far)]) == ((4, 3), 0)


def test_eight_boosters_add_up(token_battle):
    """TB-TYPE-BOOST-4."""
    around = " ".join(f"{cell_name(cell)}=X1e" for cell in NEAR[cell_number("c3")])
    view = token_battle(f"board: c3=O5g {around}").match.view(None)
    assert (view.boost[cell_number("c3")], view.growth) == (8, (8, 26))


@pytest.mark.parametrize("letter, left, right, up, down", [("h", 1, 1, 0, 0), ("v", 0, 0, 1, 1)])
@pytest.mark.parametrize("owner", "XO")
@pytest.mark.parametrize("victim", "XO")
def test_a_laser_fires_along_its_line_only(token_battle, letter, left, right, up, down, owner, victim):
    """TB-TYPE-LASER-1, TB-TYPE-LASER-2, TB-TYPE-LASER-3: whosever it is, and whomever it meets."""
    t = token_battle(f"""
        board: c3={owner}4{letter} a3={victim}5 f3={victim}5 c1={victim}5 c6={victim}5 a1={victim}5 e5={victim}5
        X: Boulder
    """).do("X lays Boulder on f1")
    t.look(f"a3 {victim}{5 - left}", f"f3 {victim}{5 - right}", f"c1 {victim}{5 - up}", f"c6 {victim}{5 - down}")
    t.look(f"a1 {victim}5", f"e5 {victim}5", f"c3 {owner}4{letter}", "f1 X6")


def test_every_beam_is_told_with_what_it_hits(token_battle):
    """TB-TYPE-LASER-1, TB-TYPE-LASER-2: two a laser, -1 for nothing."""
    t = token_battle("board: a3=X4h d3=O2 f1=O3v\nX: Boulder").do("X lays Boulder on b6")
    beams = [event for event in t.match.events[-1] if isinstance(event, LaserFired)]
    a3, d3, f1 = map(cell_number, ("a3", "d3", "f1"))
    assert sorted(beams, key=lambda beam: (beam.cell, beam.direction)) == [
        LaserFired(f1, 0, -1), LaserFired(f1, 4, -1), LaserFired(a3, 2, d3), LaserFired(a3, 6, -1),
    ]  # fmt: skip


def test_two_beams_are_one_loss(token_battle):
    """TB-TYPE-LASER-5: a token hit by two beams loses 2 at once, and a survivor is destroyed once."""
    t = token_battle("board: a3=X4h f3=X4h c3=O5 c1=X1 a5=X4h f5=X4h d5=O2s\nX: Boulder").do("X lays Boulder on a1")
    told = [event for event in t.match.events[-1] if getattr(event, "cause", "") == "laser"]
    c3, d5 = cell_number("c3"), cell_number("d5")
    assert told == [ValueLowered(c3, 3, 2, 3, "laser"), TokenSurvived(d5, 6, "laser")]


def test_all_beams_are_aimed_before_any_token_is_destroyed(token_battle):
    """TB-TYPE-LASER-5: lasers that destroy each other still fire both their beams."""
    t = token_battle("board: b4=X1h e4=O1h a4=O1 f4=X1\nX: Boulder").do("X lays Boulder on a1").look("board a1=X6")
    kinds = [type(event) for event in t.match.events[-1]]
    assert (kinds.count(LaserFired), kinds.count(TokenDestroyed)) == (4, 4)


def test_lasers_change_no_score(token_battle):
    """TB-TYPE-LASER-6: what is destroyed between turns has scored, and nobody gets anything for it."""
    t = token_battle("board: a3=X4h d3=O9 f3=O1\nX: Boulder\nscore: 5:5").do("X lays Boulder on a1")
    t.look("score 15:15", "d3 O8").do("O lays stack 1 on f6").look("score 25:30", "d3 O7")


@pytest.mark.parametrize(
    "cause, drawing, act",
    [
        ("reduce", "board: c2=O1s\nX: Needle", "X lays Needle on c3"),
        ("strike", "board: c2=O1s d2=X9 b2=X9\nX: Mob", "X lays Mob on c3"),
        ("laser", "board: a2=X4h c2=O1s\nX: Boulder", "X lays Boulder on c6"),
        ("push", "board: c1=O8s\nX: Piston", "X lays Piston on c2"),
        ("mirror", "board: c5=O8s\nX: Looking Glass", "X lays Looking Glass on c6"),
    ],
)
def test_a_survivor_survives_whatever_would_destroy_it(token_battle, cause, drawing, act):
    """TB-TYPE-SURVIVOR-1, TB-TYPE-SURVIVOR-2: same field, same owner, same token."""
    t = token_battle(drawing)
    cell = t.match.view(0).type.index(1)
    token = t.match.view(0).token[cell]
    view = t.do(act).match.view(0)
    assert (view.owner[cell], view.value[cell], view.type[cell], view.token[cell]) == (1, 1, 0, token)
    assert TokenSurvived(cell, token, cause) in t.match.events[-1]


def test_what_a_survivor_has_become_dies_like_any_other(token_battle):
    """TB-TYPE-SURVIVOR-3."""
    t = token_battle("board: c5=O9s\nX: Looking Glass / Rake").do("X lays Looking Glass on c6").look("c5 O1")
    t.do("O lays stack 1 on f1", "X lays Rake on c4").look("c5 empty")
    assert TokenDestroyed(cell_number("c5"), 1, 1, 1, "reduce") in t.match.events[-1]


def test_gold_is_worth_twice_its_value_and_boosts(token_battle):
    """TB-TYPE-GOLD-1, TB-TYPE-GOLD-2, TB-SCORE-2: 2 × (3 + 2); its value stays 3."""
    view = token_battle("board: c3=X3g b3=X1f d3=O1a").match.view(None)
    assert (view.value[cell_number("c3")], view.growth) == (3, (11, 1))
