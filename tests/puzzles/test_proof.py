"""What the proof of a puzzle sees: each of these is broken in one place, or only in its table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.puzzles.proof import UnprovenError, prove
from stolik.puzzles.puzzle import Puzzle, load


def one_of(game: str, name: str) -> Puzzle:
    return next(puzzle for puzzle in load(game) if puzzle.id == name)


def drawn(game: str, name: str, *changes: tuple[str, str]) -> Puzzle:
    """A puzzle whose table is another one."""
    puzzle = one_of(game, name)
    drawing = puzzle.drawing
    for old, new in changes:
        assert old in drawing
        drawing = drawing.replace(old, new)
    return replace(puzzle, drawing=drawing)


GAP = one_of("token-battle", "gap")


@pytest.mark.parametrize(
    ("puzzle", "told"),
    [
        (replace(GAP, worth=(23, 19)), r"worth is \[23, 20\], not \[23, 19\]"),
        (replace(GAP, margin=4), r"the answer is ahead by 3, less than the margin of 4"),
        (replace(GAP, answer=("X lays bellows on e6",)), r"the answer is not .* but \(X lays Bellows on e4\)"),
        (replace(GAP, answer=("X lays bellows on d4",)), r"'X lays bellows on d4' can't be done there"),
        (replace(GAP, answer=("X lays hive on a1",)), r"X has no 'hive'"),
        (replace(GAP, before=("O lays mob on a1",)), r"is not offered to seat 0"),
        (replace(GAP, drawing="board: a1=Z9"), r"'Z9' is no token"),
        (replace(GAP, why={"en": "Giant Squid takes all."}), r"why, pl: is not said"),
        (
            replace(GAP, why={"en": "Look at Hive.", "pl": "Patrz.", "ja": "見て。"}),
            r"why, en: names 'Hive', which is not on the table",
        ),
    ],
    ids=("worth", "margin", "answer", "act", "card", "before", "table", "language", "name"),
)
def test_a_claim_that_is_not_true_is_seen(puzzle: Puzzle, told: str) -> None:
    with pytest.raises(UnprovenError, match=rf"token-battle, 3-gap.toml.*{told}"):
        prove(puzzle)


REST = "deck: Nest Ball x3   prizes: "
BROKEN: list[tuple[str, str, tuple[tuple[str, str], ...], str]] = [
    # a second answer
    ("token-battle", "win", (("score: 438:329", "score: 480:329"),), "there is more than one answer"),
    ("token-battle", "survive", (("score: 355:424", "score: 355:300"),), "there is more than one answer"),
    ("token-battle", "again", (("anthill, round-table", "chorus, round-table"),), "there is more than one answer"),
    ("pokemon", "step", (("Grotle < Turtwig {G G} (damage 20)", "Grotle < Turtwig {G G G}"),), "more than one answer"),
    ("pokemon-2v2", "trade", (("(damage 20)   bench: P", "(damage 100)   bench: P"),), "more than"),
    ("star-wars", "win", (("Nute Gunray (A) {damage 1}", "Nute Gunray (A) {damage 2}"),), "more than one answer"),
    # another answer
    ("pokemon", "trade", (("Buizel (dp1-72) {W} (damage 40)", "Buizel (dp1-72) (damage 10)"),), "not .*Brine.* but"),
    # nothing of it can be reached, or nothing has to be done
    ("pokemon", "win", (("Piplup (dp1-93) (damage 50)", "Piplup (dp1-93) (damage 30)"),), "win can't be reached"),
    ("pokemon-2v2", "relay", ((f"C    {REST}1", f"C    {REST}2"),), "relay can't be reached"),
    ("pokemon", "survive", (("(damage 50)   bench", "   bench"),), "not .*retreats Goldeen.* but .nothing"),
    ("pokemon", "quiet", (("(damage 50)   bench", "   bench"),), "not .*Potion.* but .nothing"),
    # no other act is wrong
    ("pokemon", "win", (("   bench: Goldeen (dp1-84) {W C} (damage 20)   hand: Potion", ""),), "no other act"),
    # the worth of it is another one
    ("token-battle", "gap", (("4g\n 5", "3g\n 5"),), "worth is"),
    ("token-battle", "reply", (("score: 79:76", "score: 79:70"),), r"worth is \[6, 4\], not \[0, -2\]"),
    ("star-wars", "retreat", (("Wing {damage 3}", "Wing {damage 2}"),), "worth is"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "name", "changes", "told"), BROKEN, ids=[f"{one[0]}-{one[1]}-{n}" for n, one in enumerate(BROKEN)]
)
def test_a_table_that_makes_no_puzzle_is_seen(
    game: str, name: str, changes: tuple[tuple[str, str], ...], told: str
) -> None:
    with pytest.raises(UnprovenError, match=told):
        prove(drawn(game, name, *changes))
