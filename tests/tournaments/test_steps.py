"""What may be done when: each step leads on, and what is not possible is refused by name and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

import stolik.tournaments as t
from stolik.tournaments.placing import tallies
from stolik.tournaments.standings import Table

from .playing import favourite, field, over, round_of, written

Step = Callable[[t.Tournament], t.Tournament]


def swiss(entrants: int = 6, rounds: int = 3, best_of: int = 1, **more: object) -> t.Tournament:
    return field(t.Plan("swiss", "x", rounds=rounds, best_of=best_of, **more), entrants)  # type: ignore[arg-type]


def refused(now: t.Tournament, step: Step) -> str:
    """The code by which a step is refused; nothing has changed."""
    before = written(now)
    with pytest.raises(t.TournamentError) as wrong:
        step(now)
    assert written(now) == before
    return wrong.value.code


OPEN = swiss()
PAIRED = t.pair(OPEN)
PLAYING = t.start(PAIRED)
BETWEEN = round_of(OPEN, favourite)
LAST = t.start(t.pair(round_of(BETWEEN, favourite)))
OVER = over(OPEN, favourite)
IN: dict[str, t.Tournament] = {
    "open": OPEN, "paired": PAIRED, "playing": PLAYING, "between": BETWEEN, "last": LAST, "over": OVER,
}  # fmt: skip
NEW = t.Entrant("new")


@pytest.mark.parametrize(
    ("step", "codes"),
    [
        (lambda one: t.enter(one, NEW), {"last": "too-late", "over": "over"}),
        (lambda one: t.leave(one, "p000"), {"over": "over"}),
        (t.pair, {"paired": "round-open", "playing": "round-open", "last": "round-open", "over": "over"}),
        (
            t.unpair,
            {"open": "no-round", "between": "no-round", "over": "no-round", "playing": "started", "last": "started"},
        ),
        (
            t.start,
            {"open": "no-round", "between": "no-round", "over": "no-round", "playing": "started", "last": "started"},
        ),
        (
            lambda one: t.result(one, 1, 1, 0),
            {"open": "no-round", "paired": "not-started", "between": "round-closed", "over": "round-closed"},
        ),
        (
            t.close,
            {
                "open": "no-round",
                "paired": "not-started",
                "playing": "unfinished",
                "last": "unfinished",
                "between": "round-closed",
                "over": "round-closed",
            },
        ),
        (t.end, {"paired": "round-open", "playing": "round-open", "last": "round-open", "over": "over"}),
        (lambda one: t.sit(one, "p000"), {"open": "no-round", "between": "no-round", "over": "no-round"}),
    ],
)
def test_each_step_is_possible_in_some_phases_only(step: Step, codes: dict[str, str]) -> None:
    for phase, now in IN.items():
        if phase in codes:
            assert refused(now, step) == codes[phase], phase
        else:
            assert step(now) != now, phase


def test_the_way_from_the_first_entry_to_the_end() -> None:
    phases = [one.phase for one in (OPEN, PAIRED, PLAYING, BETWEEN, OVER)]
    assert phases == ["open", "paired", "playing", "between", "over"]
    assert t.places(OVER)[0].id == "p000" and len(OVER.rounds) == 3


# entering, leaving ----------------------------------------------------------------------------------------------------


def test_who_comes_late_has_lost_what_they_missed() -> None:
    now = round_of(t.enter(BETWEEN, NEW), lambda match: "new" if "new" in match.both else favourite(match))
    line = next(line for line in t.places(now) if line.id == "new")
    assert (line.points, line.won, line.lost, now.entrant("new").since) == (3, 1, 1, 2)


def test_who_leaves_before_the_first_round_is_off_the_list() -> None:
    assert "p000" not in t.leave(OPEN, "p000").by_id
    assert refused(OPEN, lambda one: t.leave(one, "nobody")) == "unknown-entrant"


def test_who_leaves_in_a_round_gives_their_match_away_and_is_not_paired_again() -> None:
    match = PLAYING.rounds[0].matches[0]
    now = t.leave(PLAYING, match.first)
    assert (now.rounds[0].matches[0].winner(), now.rounds[0].matches[0].reason) == (match.second, "left")
    assert refused(now, lambda one: t.leave(one, match.first)) == "has-left"
    done = t.close(t.result(t.result(now, 2, 1, 0), 3, 1, 0))
    assert match.first not in {name for one in t.pair(done).rounds[1].matches for name in one.both}


def test_who_comes_back_in_time_plays_their_match_after_all() -> None:
    match = PLAYING.rounds[0].matches[0]
    assert t.come_back(t.leave(PLAYING, match.first), match.first) == PLAYING
    assert refused(PLAYING, lambda one: t.come_back(one, match.first)) == "has-not-left"


def test_who_comes_back_later_has_lost_what_was_between() -> None:
    away = round_of(t.leave(BETWEEN, "p000"), favourite)
    line = next(line for line in t.places(away) if line.id == "p000")
    assert (line.points, line.lost) == (3, 0)
    back = t.come_back(away, "p000")
    assert next(line for line in t.places(back) if line.id == "p000").lost == 1


def test_who_came_late_and_left_again_has_lost_what_was_missed_and_no_more() -> None:
    """Missed the first of three, won the second, left: one won, one lost, and the third counts for nothing."""
    now = round_of(t.enter(BETWEEN, NEW), lambda match: "new" if "new" in match.both else favourite(match))
    end = over(t.leave(now, "new"), favourite)
    line = next(line for line in t.places(end) if line.id == "new")
    assert (line.won, line.lost, len(end.rounds)) == (1, 1, 3)


def test_who_dropped_with_all_won_gives_three_quarters_and_after_the_last_round_all() -> None:
    """Four play three rounds; p000 wins two and leaves. Whom they met has 75 % from them, and 100 % if they stay."""
    two = round_of(round_of(field(t.Plan("swiss", "x", rounds=3, by="pop"), 4), favourite), favourite)
    gone = {one.id: one for one in tallies(over(t.leave(two, "p000"), favourite))}
    stays = {one.id: one for one in tallies(over(two, favourite))}
    assert Table(gone.values()).value("own-wins", "p000") == Fraction(3, 4)
    assert Table(stays.values()).value("own-wins", "p000") == 1


@pytest.mark.parametrize("form", ["round-robin", "single", "double"])
def test_a_draw_that_is_taken_back_is_drawn_anew(form: str) -> None:
    now = field(t.Plan(form, "x"), 5)
    assert t.unpair(t.pair(now)) == now
    assert "p000" not in t.pair(t.leave(t.unpair(t.pair(now)), "p000")).order


@pytest.mark.parametrize("form", ["round-robin", "single", "double"])
def test_nobody_comes_late_or_back_where_all_are_paired_from_the_beginning(form: str) -> None:
    now = round_of(field(t.Plan(form, "x"), 5), favourite)
    assert refused(now, lambda one: t.enter(one, NEW)) == "no-late-entry"
    assert refused(t.leave(now, "p004"), lambda one: t.come_back(one, "p004")) == "no-way-back"


def test_nobody_enters_twice_or_beyond_the_number_of_places() -> None:
    now = field(t.Plan("swiss", "x", most=2), 2)
    assert refused(now, lambda one: t.enter(one, t.Entrant("p000"))) == "entered-twice"
    assert refused(now, lambda one: t.enter(one, NEW)) == "full"
    assert t.enter(t.leave(now, "p000"), NEW).by_id.keys() == {"p001", "new"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": ""}, {"id": "a" * 65}, {"id": "a\nb"}, {"id": 3}, {"id": "a", "name": "x\x00"}, {"id": "a", "name": "n" *
        61}, {"id": "a", "seed": 0}, {"id": "a", "seed": True}, {"id": "a", "rating": 1.5}, {"id": "a", "people": ("b",
        "b")},
    ],
)  # fmt: skip
def test_an_entrant_that_can_not_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(t.TournamentError):
        t.Entrant(**wrong)  # type: ignore[arg-type]


# teams ----------------------------------------------------------------------------------------------------------------


def teams() -> t.Tournament:
    now = t.Tournament(t.Plan("swiss", "x", team=2, rounds=2))
    for one in ("ab", "cd", "ef", "gh"):
        now = t.enter(now, t.Entrant(one, people=tuple(one)))
    return now


def test_a_team_of_two_is_one_entrant() -> None:
    end = over(teams(), favourite)
    assert {line.id for line in t.places(end)} == {"ab", "cd", "ef", "gh"} and t.places(end)[0].points == 6


def test_nobody_is_in_two_teams_and_no_team_is_of_another_size() -> None:
    assert refused(teams(), lambda one: t.enter(one, t.Entrant("ax", people=("a", "x")))) == "person-twice"
    assert refused(teams(), lambda one: t.enter(one, t.Entrant("x"))) == "team-size"
    assert refused(OPEN, lambda one: t.enter(one, t.Entrant("xy", people=("x", "y")))) == "team-size"
    assert refused(OPEN, lambda one: t.enter(one, t.Entrant("x", people=("p000",)))) == "person-twice"


def test_a_bot_plays_as_a_team_without_people() -> None:
    assert t.enter(teams(), t.Entrant("robo", bot=True)).entrant("robo").bot


# pairing --------------------------------------------------------------------------------------------------------------


def test_a_pairing_is_taken_back_until_somebody_sits() -> None:
    assert t.unpair(PAIRED) == OPEN
    again = t.pair(BETWEEN)
    assert t.unpair(again) == BETWEEN and t.pair(t.unpair(again)) == again
    assert refused(t.sit(again, "p000"), t.unpair) == "somebody-sits"


def test_who_came_or_left_while_it_was_paired_has_done_so_before() -> None:
    now = t.leave(t.enter(t.pair(BETWEEN), NEW), "p001")
    now = t.pair(t.unpair(now))
    names = {name for match in now.rounds[1].matches for name in match.both}
    assert "new" in names and "p001" not in names and now.entrant("new").since == 2


def test_who_has_no_match_can_not_sit_down() -> None:
    odd = t.pair(swiss(5))
    free = next(match.first for match in odd.rounds[0].matches if match.bye)
    assert refused(odd, lambda one: t.sit(one, free)) == "a-bye"
    assert refused(t.enter(odd, NEW), lambda one: t.sit(one, "new")) == "unknown-table"
    assert refused(t.leave(odd, "p000"), lambda one: t.sit(one, "p000")) == "has-left"


def test_one_alone_is_not_paired() -> None:
    assert refused(t.Tournament(t.Plan("single", "x")), t.pair) == "too-few"
    assert refused(swiss(1), t.pair) == "too-few"


def test_with_half_of_them_gone_it_is_asked_whether_to_go_on() -> None:
    now = BETWEEN
    for one in ("p001", "p002"):
        now = t.leave(now, one)
    assert not now.halved
    now = t.leave(now, "p003")
    assert now.halved and refused(now, t.pair) == "half-left"
    assert len(t.pair(now, anyway=True).rounds[1].matches) == 2
    assert not t.enter(now, t.Entrant("robo", bot=True)).halved and t.end(now).phase == "over"


def test_swiss_then_a_cut() -> None:
    """Nine: four Swiss rounds by the table and a cut to four; the first meets the fourth, the best has all to lose."""
    end = over(field(t.Plan("swiss-cut", "x", by="pop"), 9), favourite)
    assert [one.stage for one in end.rounds] == ["swiss-cut"] * 4 + ["bracket"] * 2
    assert [one.best_of for one in end.rounds] == [1] * 4 + [3] * 2
    assert [match.both for match in end.rounds[4].matches] == [
        (end.order[0], end.order[3]), (end.order[1], end.order[2]),
    ]  # fmt: skip
    assert [line.place for line in t.places(end)][:5] == [1, 2, 3, 4, 5]


def test_who_won_the_cut_is_first_whatever_the_swiss_rounds_say() -> None:
    now = field(t.Plan("swiss-cut", "x", rounds=3, cut=2), 6)
    for _ in range(3):
        now = round_of(now, favourite)
    first, second = [line.id for line in t.places(now)][:2]
    end = round_of(now, lambda match: second)
    assert end.phase == "over" and [line.id for line in t.places(end)][:2] == [second, first]


def test_who_leaves_before_the_cut_makes_place_and_nobody_follows_after_it() -> None:
    now = field(t.Plan("swiss-cut", "x", rounds=2, cut=4), 8)
    for _ in range(2):
        now = round_of(now, favourite)
    best = [line.id for line in t.places(now)]
    cut = t.pair(t.leave(now, best[0]))
    assert set(cut.order) == set(best[1:5])
    gone = t.leave(round_of(t.unpair(cut), favourite), best[1])
    assert t.pair(gone, anyway=True).rounds[-1].matches[0].reason == "left"


# results --------------------------------------------------------------------------------------------------------------


def test_a_result_is_corrected_until_its_round_is_closed() -> None:
    now = t.result(PLAYING, 1, 1, 0)
    now = t.result(now, 1, 0, 1)
    assert now.rounds[0].match(1).winner() == now.rounds[0].match(1).second
    assert t.erase(now, 1).rounds[0].match(1).result is None
    assert refused(BETWEEN, lambda one: t.result(one, 1, 0, 1)) == "round-closed"


def test_standings_change_when_a_round_is_closed_and_not_before() -> None:
    assert t.places(t.result(PLAYING, 1, 1, 0)) == t.places(PAIRED)
    assert {line.points for line in t.places(PLAYING)} == {0}


def test_no_draw_in_a_bracket_and_no_double_loss_in_a_double_elimination() -> None:
    now = t.start(t.pair(field(t.Plan("double", "x", best_of=3), 4)))
    assert refused(now, lambda one: t.agree(one, 1)) == "needs-winner"
    assert refused(now, lambda one: t.result(one, 1, 1, 1)) == "needs-winner"
    assert refused(now, lambda one: t.double_loss(one, 1)) == "needs-winner"


def test_unknown_tables_and_tables_without_a_match() -> None:
    odd = t.start(t.pair(swiss(5)))
    assert refused(odd, lambda one: t.concede(one, 9, "p000")) == "unknown-table"
    free = next(match for match in odd.rounds[0].matches if match.bye)
    assert refused(odd, lambda one: t.concede(one, free.table, free.first)) == "a-bye"
    assert refused(odd, lambda one: t.absent(one, 1, free.first)) == "not-at-table"


@pytest.mark.parametrize(
    "wrong",
    [
        {"format": "knockout"}, {"best_of": 2}, {"best_of": True}, {"rounds": 0}, {"rounds": 31}, {"cut": 8},
        {"format": "single", "rounds": 3}, {"format": "swiss-cut", "cut": 1}, {"seed": ""}, {"legs": 3}, {"by": "fide"},
        {"first": "best"}, {"team": 0}, {"most": 1}, {"most": 257}, {"format": "round-robin", "most": 65},
    ],
)  # fmt: skip
def test_a_plan_that_can_not_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(t.TournamentError) as told:
        t.Plan(**{"format": "swiss", "seed": "x", **wrong})  # type: ignore[arg-type]
    assert told.value.code in ("bad-choice", "bad-number")
