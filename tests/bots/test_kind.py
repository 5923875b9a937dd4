"""The kind bot: what it leaves alone, what it lets pass, and that it never loses on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.games.bots import ask

import stolik
from stolik.bots.base import Judgement
from stolik.bots.kind import KindBot, spared
from stolik.kernel.decision import Decision, Option, PickRule
from stolik.kernel.rules import Outcome
from stolik.kernel.view import View, World, Worlds

A, B, C, D = (Option("lay", (n,)) for n in range(4))
LOSS, WIN = Outcome((-1, 1), "over"), Outcome((1, -1), "over")


@dataclass
class Seen(View):
    """What a seat sees of a drawn world: what it is worth to seat 0."""

    worth: float


class Drawn(World[Any]):
    """A world as it is drawn: what it is worth to seat 0, and the worlds after each answer of whoever is asked."""

    def __init__(self, worth: float, seat: int = 1, outcome: Outcome | None = None, **after: Drawn) -> None:
        self.worth, self.ended = worth, outcome
        self.next = {"ABCD".index(name): world for name, world in after.items()}
        options = tuple(Option("lay", (n,)) for n in self.next)
        self.asked = Decision(seat, "turn", options) if options else None

    @property
    def decision(self) -> Decision | None:
        return self.asked

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    def after(self, answer: tuple[Option, ...]) -> Drawn:
        return self.next[answer[0].args[0]]

    def view(self, seat: int | None) -> Seen:
        return Seen("drawn", seat, self.decision, self.worth)


class OneWorld(Worlds[Any]):
    """Worlds of which there is one."""

    def __init__(self, world: Drawn) -> None:
        self.world = world

    def sample(self, luck: int) -> Drawn:
        return self.world

    @property
    def printed(self) -> Any:
        return ()


class Points:
    """An evaluation of drawn worlds."""

    AHEAD = 50.0

    def score(self, view: Seen, seat: int) -> float:
        return view.worth if seat == 0 else -view.worth

    value = score

    def hides(self, view: Seen) -> bool:
        return False


def chosen(drawn: Drawn, slips: int = 0, near: int = 25, **settings: Any) -> set[Option]:
    """What the bot answers where it has nothing else to go by than what is drawn, with many seeds."""
    judgement = Judgement("drawn", Points())
    bots = [KindBot(judgement, seed, near, slips, **settings) for seed in range(30)]
    asked: Any = drawn.decision
    return {bot.choose(drawn.view(0), asked, OneWorld(drawn))[0] for bot in bots}


def replies(worth: float, *after: float) -> Drawn:
    """A world after an own answer, with what is left of it after each answer of the other side."""
    return Drawn(worth, 1, None, **{name: Drawn(left) for name, left in zip("ABCD", after)})


def test_it_takes_the_best_move_that_it_sees() -> None:
    assert chosen(Drawn(0, 0, A=replies(9, 0), B=replies(3, 0), C=replies(1, 0))) == {A}


def test_of_two_moves_that_are_nearly_equal_it_takes_the_one_that_can_be_answered() -> None:
    assert chosen(Drawn(0, 0, A=replies(9, 7, 8), B=replies(8, 7, 2), C=replies(1, 0), D=replies(0, 0))) == {B}


def test_where_it_slips_the_middling_move_is_nearly_equal_too() -> None:
    drawn = Drawn(0, 0, A=replies(9, 7), B=replies(4, 1), C=replies(1, 0))
    assert (chosen(drawn, 0), chosen(drawn, 100), chosen(drawn, 50)) == ({A}, {B}, {A, B})


@pytest.mark.parametrize("lost", [Drawn(4, 1, LOSS), Drawn(4, 1, A=Drawn(0, 0, LOSS), B=Drawn(4))])
def test_it_never_loses_on_purpose(lost: Drawn) -> None:
    """Neither by its own move, nor by the answer to it."""
    drawn = Drawn(0, 0, A=replies(9, 7), B=lost, C=replies(1, 0))
    assert chosen(drawn, 100) == {A}


def test_far_ahead_it_takes_the_second_best() -> None:
    drawn = Drawn(60, 0, A=replies(90, 80), B=replies(70, 60), C=replies(20, 10))
    assert chosen(drawn) == {B}
    assert chosen(Drawn(60, 0, A=replies(90, 80), B=replies(20, 10))) == {A}, "it would not be far ahead any more"
    assert chosen(Drawn(40, 0, A=replies(90, 80), B=replies(70, 60), C=replies(20, 10))) == {A}, "it is not"


def test_what_it_was_told_to_avoid_it_leaves_alone() -> None:
    drawn = Drawn(0, 0, A=replies(9, 0), B=replies(3, 0), C=replies(1, 0))
    assert chosen(drawn, avoid=["lay 0"]) == {B}
    assert chosen(drawn, avoid=["lay"]) == {A}, "nothing else is left"
    assert chosen(drawn, avoid=["lay 00", "la"]) == {A}, "that is something else"


def test_a_question_without_what_is_avoided_keeps_its_counts_and_its_rule() -> None:
    rule = PickRule(groups=(0, 0, 1, 1), weights=(1, 2, 3, 4), total=5)
    fewer = spared(Decision(0, "some", (A, B, C, D), 1, 2, (1, 2, 3, 4), (7,), rule), ["lay 1"])
    assert (fewer.options, fewer.counts, fewer.about) == ((A, C, D), (1, 3, 4), (7,))
    assert fewer.rule is not None and (fewer.rule.groups, fewer.rule.weights) == ((0, 1, 1), (1, 3, 4))


def test_a_theme_of_star_wars_is_left_out_of_a_whole_game() -> None:
    """Battle cards and what else is played from the hand, where a learner has not met them."""
    match = stolik.Match("star-wars", ("Rule of Two", "Grand Army"), seed=3)
    played: dict[int, set[str]] = {0: set(), 1: set()}
    while match.decision is not None:
        seat = match.decision.seat
        answer = ask(match, "kind", 1, **({"avoid": ("play", "use")} if seat == 0 else {}))  # type: ignore[arg-type]
        if not match.decision.forced:
            played[seat] |= {option.verb for option in answer}
        match.answer(answer)
    assert "play" in played[1] and not played[0] & {"play", "use"}


def test_in_a_chance_that_its_pilot_lets_go_it_wastes_no_card() -> None:
    match, wasted, passed = stolik.Match("star-wars", ("Rule of Two", "Grand Army"), seed=3), [], 0
    while (decision := match.decision) is not None:
        answer = ask(match, "kind", 1)
        pilot = match.game.judgement.pilot(match.worlds(decision.seat))
        assert pilot is not None
        if not decision.forced and pilot.choose(match.view(decision.seat), decision)[0].verb == "pass":
            passed += 1
            wasted += [option for option in answer if option.verb != "pass"]
        match.answer(answer)
    assert (passed > 5, wasted) == (True, [])


@pytest.mark.parametrize(("setting", "value"), [("near", 101), ("slips", -1), ("near", 0.5), ("slips", True)])
def test_a_setting_that_is_no_share_is_refused(setting: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{setting} is .* a whole number from 0 to 100"):
        stolik.load_game("token-battle").bot("kind", 1, **{setting: value})
