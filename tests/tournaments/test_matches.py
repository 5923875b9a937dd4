"""Matches: game by game and as a whole, given away, not played, lost by both, and corrected."""

from __future__ import annotations

import pytest

import stolik.tournaments as t
from stolik.tournaments.matches import Match, Score, bye

TWO = Match(1, "ann", "bob")


def ended(match: Match) -> tuple[str | None, str, tuple[int, int, int]]:
    return match.winner(), match.reason, (match.score.first, match.score.second, match.score.drawn)


def games(best_of: int, *winners: str | None) -> Match:
    found = TWO
    for one in winners:
        found = found.game(one, best_of, draws=True)
    return found


@pytest.mark.parametrize(
    ("best_of", "winners", "end"),
    [
        (1, ["ann"], ("ann", "played", (1, 0, 0))),
        (1, [None], (None, "played", (0, 0, 1))),
        (3, ["ann", "ann"], ("ann", "played", (2, 0, 0))),
        (3, ["ann", None, "bob", "bob"], ("bob", "played", (1, 2, 1))),
        (3, ["ann", "bob"], (None, "", (1, 1, 0))),
        (5, ["ann", "bob", "ann", "bob", "ann"], ("ann", "played", (3, 2, 0))),
    ],
)
def test_game_by_game(best_of: int, winners: list[str | None], end: object) -> None:
    assert ended(games(best_of, *winners)) == end


def test_a_drawn_game_is_played_again_where_somebody_must_win() -> None:
    match = TWO.game(None, 1, draws=False)
    assert match.result is None
    assert ended(match.game("bob", 1, draws=False)) == ("bob", "played", (0, 1, 1))


def test_no_game_after_the_match_is_decided() -> None:
    with pytest.raises(t.TournamentError, match="decided"):
        games(3, "ann", "ann", "bob")


@pytest.mark.parametrize(
    ("score", "winner"),
    [((2, 0, 0), "ann"), ((1, 2, 0), "bob"), ((1, 0, 1), "ann"), ((1, 1, 0), None), ((0, 0, 1), None)],
)
def test_whoever_has_more_games_has_won_also_when_time_was_called(
    score: tuple[int, int, int], winner: str | None
) -> None:
    assert TWO.ended(Score(*score), 3, draws=True).winner() == winner


@pytest.mark.parametrize("score", [(3, 0, 0), (2, 2, 0), (-1, 2, 0), (0, 1, 99), (True, 0, 0)])
def test_a_score_that_can_not_be_is_refused(score: tuple[int, int, int]) -> None:
    with pytest.raises(t.TournamentError, match="best of 3"):
        TWO.ended(Score(*score), 3, draws=True)


def test_nothing_played_is_no_result() -> None:
    with pytest.raises(t.TournamentError, match="conceded"):
        TWO.ended(Score(), 3, draws=True)


@pytest.mark.parametrize(
    ("reason", "end"),
    [
        ("conceded", ("bob", "conceded", (1, 2, 0))),
        ("left", ("bob", "left", (1, 2, 0))),
        ("no-show", ("bob", "no-show", (0, 2, 0))),
    ],
)
def test_who_gives_the_match_away_keeps_what_was_won(reason: str, end: object) -> None:
    assert ended(games(3, "ann").given("ann", reason, 3)) == end


def test_both_lose_or_agree_on_a_draw() -> None:
    lost, drawn = games(3, "ann").nobody("double-loss", draws=False), TWO.nobody("agreed", draws=True)
    assert ended(lost) == (None, "double-loss", (1, 0, 0)) and lost.result and not lost.result.drawn
    assert ended(drawn) == (None, "agreed", (0, 0, 0)) and drawn.result and drawn.result.drawn


def test_no_draw_where_somebody_must_win() -> None:
    for act in (lambda: TWO.nobody("agreed", draws=False), lambda: TWO.ended(Score(1, 1), 3, draws=False)):
        with pytest.raises(t.TournamentError, match="winner"):
            act()


def test_a_correction_takes_the_place_of_what_was_there() -> None:
    """What was given with the first result is not kept by the second: no games of a no-show count in a double loss."""
    absent = TWO.given("ann", "no-show", 3)
    assert ended(absent.nobody("double-loss", draws=True)) == (None, "double-loss", (0, 0, 0))
    assert ended(absent.given("bob", "conceded", 3)) == ("ann", "conceded", (2, 0, 0))
    assert ended(games(3, "ann", "ann").given("ann", "conceded", 3)) == ("bob", "conceded", (1, 2, 0))
    assert ended(absent.erased()) == (None, "", (0, 0, 0))


def test_nobody_else_and_no_other_reason() -> None:
    for act in (lambda: TWO.given("cyn", "conceded", 3), lambda: TWO.game("cyn", 3, draws=True)):
        with pytest.raises(t.TournamentError, match="cyn does not play"):
            act()
    for wrong in (lambda: TWO.given("ann", "played", 3), lambda: TWO.nobody("bye", draws=True)):
        with pytest.raises(t.TournamentError, match="one of"):
            wrong()


def test_a_bye_is_a_win_with_all_games_and_stays() -> None:
    free = bye(4, "ann", 3)
    assert ended(free) == ("ann", "bye", (2, 0, 0))
    with pytest.raises(t.TournamentError, match="nobody plays"):
        free.game("ann", 3, draws=True)
