"""What choices cost and what was luck: it adds up, it is the same everywhere, and knows no more than the seat did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest

import stolik
from stolik.analysis.choice import LEAST, SURE, Choice, Considered, judge_choice
from stolik.analysis.crew import analysed
from stolik.analysis.game import Analysis, NotAnalysed, analyse, put_together, questions
from stolik.analysis.judge import Effort, judge_of
from stolik.analysis.seen import seen_by
from stolik.analysis.telling import decided, tell
from stolik.bots.paired import standard_error
from stolik.catalog import game as find_game
from stolik.closing import close
from stolik.kernel.decision import Answer, Decision, Option
from stolik.kernel.luck import derive
from stolik.kernel.replay import Record, states
from stolik.kernel.shown import was_shown
from stolik.kernel.view import View, World, Worlds
from stolik.match import Match
from stolik.simulation.play import Plan, play
from stolik.turning import turns_of
from tests.kernel.thieves import ThievesGame
from tests.match.test_closing import played as played_closed

TWO = {"turn_limit": 6, "first": "0"}


@cache
def short() -> Match:
    """Six turns of Token Battle, in which Ala lays what comes last."""
    match = stolik.Match("token-battle", ("First Steps", "Carousel"), 3, TWO, ("Ala", "Bob"))
    while match.decision is not None:
        match.answer(match.decision.options[-1 if match.decision.seat == 0 else 0])
    return match


@cache
def thieves() -> Match:
    """A stranger's game with four seats, coins and blind picks, which says nothing to bots."""
    match = Match(ThievesGame(), ("Standard",) * 4, 7)
    while match.decision is not None:
        match.answer(next(match.decision.answers()))
    return match


@cache
def played(name: str, n: int = 0) -> Match:
    """A game between bots."""
    game = find_game(name)
    decks = tuple((deck.name, deck.stacks) for deck in game.allowed({}))
    homes = tuple(game.seat_of(deck) for deck in game.allowed({}))
    plan = Plan(name, decks, True, (("greedy", {}), ("random", {})), 5, {}, True, homes)
    return Match.from_record(Record.from_json(play(plan, n)[1]), verify=False)


@cache
def found(which: str) -> Analysis:
    return analyse({"short": short, "thieves": thieves}[which]())


# ---- it adds up


@pytest.mark.parametrize("which", ["short", "thieves"])
def test_choices_and_luck_lead_from_the_start_to_the_result(which: str) -> None:
    one = found(which)
    assert len(one.choices) > 3
    assert one.costliest() or which == "thieves"
    for side in sorted(set(one.sides)):
        choices = sum(one.by_choice(side, of) for of in set(one.sides))
        assert choices + one.by_luck(side) == pytest.approx(one.result[side] - one.start[side])
        told = decided(one, side)
        assert told.start + sum(told.choices) + told.luck + told.outside == told.result


def test_who_gives_up_loses_by_no_luck() -> None:
    match = short().clone()
    match.undo(3)
    match.concede(0)
    one = analyse(match)
    assert one.luck(len(one.choices) - 1, 0) == 0
    assert one.given_up(0) == pytest.approx(-one.choices[-1].after[0])
    told = decided(one, 0)
    assert told.start + sum(told.choices) + told.luck + told.outside == told.result == 0


def test_only_one_s_own_choices_are_said_to_cost() -> None:
    for choice in found("short").choices + found("thieves").choices:
        side = found("short").sides[choice.seat] if choice in found("short").choices else choice.seat % 2
        gap = choice.before[side] - choice.after[side]
        assert gap == pytest.approx(choice.cost, abs=1e-9)
        assert not choice.cost or (choice.cost >= LEAST and choice.cost > choice.error)


# ---- what a strange judge says is what is told


class Plain:
    """A judge that knows what each option is worth, and nothing of any world."""

    def __init__(self, worth: dict[int, float], noise: float = 0.0) -> None:
        self.worth = worth
        self.noise = noise
        self.asked = 0

    def answers(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int) -> list[Answer]:
        return [(decision.options[n],) for n in self.worth]

    def effort(self, long: bool) -> Effort:
        return (4, 8, 16)

    def steady(self, view: View) -> bool:
        return False

    def after(self, view: View, decision: Decision, world: World[Any], answer: Answer, luck: int) -> tuple[float, ...]:
        self.asked += 1
        at = decision.options.index(answer[0])
        shift = self.noise if (luck ^ derive(luck, at)) % 2 else -self.noise
        own = min(1.0, max(0.0, self.worth.get(at, 0.0) + shift))
        return (own, 1 - own) if decision.seat == 0 else (1 - own, own)


def first_choice(judge: Plain, given: int = 0) -> Any:
    match = short()
    state = next(states(match.rules, match.record, verify=False))
    decision = state.decision
    assert decision is not None
    worlds: Worlds[Any] = Worlds(match.rules, state.clone(), decision.seat)
    view = match.rules.view(state, decision.seat)
    return judge_choice(judge, view, decision, worlds, (decision.options[given],), (0, 1))


def test_what_a_better_answer_would_have_left_is_the_cost() -> None:
    choice = first_choice(Plain({0: 0.5, 1: 0.55, 2: 0.75, 3: 0.2}))
    assert (choice.cost, choice.given) == (pytest.approx(0.25), 2)
    assert [one.picks for one in choice.considered] == [(2,), (1,), (0,), (3,)]
    assert [one.chances[0] for one in choice.considered] == pytest.approx([0.75, 0.55, 0.5, 0.2])


@pytest.mark.parametrize("better", [0.0, LEAST - 0.01])
def test_nothing_is_missed_below_three_per_cent(better: float) -> None:
    choice = first_choice(Plain({0: 0.5, 1: 0.5 + better}))
    assert (choice.cost, choice.given, choice.before) == (0, 0, choice.after)


def test_what_noise_alone_makes_better_costs_nothing() -> None:
    """Eight answers that are worth the same: one looks better by luck, and is measured again."""
    costs = [first_choice(Plain(dict.fromkeys(range(8), 0.5), noise), 0).cost for noise in (0.1, 0.2, 0.3, 0.4)]
    assert costs.count(0.0) >= 3


def test_one_answer_alone_is_no_choice() -> None:
    assert first_choice(Plain({0: 0.5})) is None


# ---- the same everywhere, and from what the seat knew


def test_it_is_the_same_with_one_process_and_with_two() -> None:
    assert analysed(short(), 2) == found("short")


@pytest.mark.parametrize("name", ["pokemon", "star-wars", "token-battle"])
def test_what_a_seat_can_not_know_changes_nothing(name: str) -> None:
    """Dealt anew behind its view, a choice is judged to the same last digit."""
    match = played(name)
    game, numbers = match.game, questions(match)
    n = numbers[len(numbers) // 2]
    state = next(islice(states(match.rules, match.record, verify=False), n - 1, None)).clone()
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    given = match.record.entries[n - 1].found_in(decision)  # type: ignore[union-attr]
    assert given is not None

    def judged(one: Any) -> Any:
        worlds: Worlds[Any] = Worlds(match.rules, one, seat, [deck.stacks for deck in game.decks])
        view = match.rules.view(one, seat)
        return judge_choice(judge_of(game.judgement, worlds, game.sides), view, decision, worlds, given, game.sides)

    others = [match.rules.determinise(state, seat, luck) for luck in (1, 2)]
    assert name == "token-battle" or others[0].key() != state.key()
    assert judged(state) == judged(others[0]) == judged(others[1])


def test_a_card_that_a_seat_never_saw_is_not_named_to_it() -> None:
    match = played("pokemon")
    named, all_named = seen_by(match, [1]), seen_by(match, [0, 1])
    kinds = [n for n, (seat, _) in enumerate(match._state.fixed.kinds) if seat == 0]
    deck = {card for stack in match.record.setup.decks[0] for card in stack}
    mine = [n for n in kinds if match._state.fixed.kinds[n][1] in deck]
    options = [Option.foreign("play", (n,)) for n in mine]
    assert 0 < sum(map(named, options)) < len(options)
    assert all(map(all_named, options))
    assert all(named(Option.foreign("play", (n + len(kinds),))) for n in mine)


# ---- what is only put off


def following(match: Match, shows: bool) -> tuple[int, int]:
    """Two entries of one seat, one behind the other; between them something was drawn or shown, or nothing."""
    numbers, turns = questions(match), turns_of(match)
    asked = {n: s.decision.seat for n, s in enumerate(states(match.rules, match.record, verify=False), 1) if s.decision}
    for one, two in pairwise(numbers):
        state = next(islice(states(match.rules, match.record, verify=False), one - 1, None))
        between = match.record.entries[one - 1 : two - 1]
        if (asked[one], turns[one]) == (asked[two], turns[two]) and was_shown(match.rules, state, between) == shows:
            return one, two
    raise LookupError


@pytest.mark.parametrize(("shows", "cost"), [(False, 0.0), (True, 0.4)])
def test_what_can_still_be_done_a_moment_later_was_not_missed(shows: bool, cost: float) -> None:
    match = played("pokemon")
    one, two = following(match, shows)
    turn = turns_of(match)[one]
    seat = next(islice(states(match.rules, match.record, verify=False), one - 1, None)).decision.seat
    high, low = ((0.9, 0.1), (0.5, 0.5)) if seat == 0 else ((0.1, 0.9), (0.5, 0.5))
    options = (Considered((0,), high, 0.0, 9), Considered((1,), low, 0.0, 9))
    missed = Choice(one, turn, seat, "turn", options, 1, 2, 0.4, 0.01, high, low)
    then = Choice(two, turn, seat, "turn", options, 0, 2, 0.0, 0.01, high, high)
    first = put_together(match, [[missed, then]]).choices[0]
    assert (first.cost, first.after) == (cost, low if cost else high)


# ---- what is told


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_options_are_called_as_on_the_table(lang: str) -> None:
    one = found("short")
    told = list(tell(short(), one.choices, lang, ("Ala", "Bob")))
    assert [row.choice for row in told] == list(one.choices)
    assert all(option.text for row in told for option in row.options)
    assert all([option.given for option in row.options].count(True) == 1 for row in told)


# ---- what can't be analysed


def test_a_game_that_runs_is_not_analysed() -> None:
    match = short().clone()
    match.undo(2)
    with pytest.raises(NotAnalysed, match="not over"):
        analyse(match)


def test_closed_cards_are_not_judged() -> None:
    match = played_closed("pokemon", answers=20)
    match.concede(1)
    shut = Match.from_record(close(match.game, match.record, [0]), verify=False)
    with pytest.raises(NotAnalysed, match="closed"):
        analyse(shut)


def test_errors_are_of_two_standard_errors() -> None:
    """Of a thousand coins in 4 worlds each the mean lies within the error as often as it should."""
    luck, within = 1, 0
    for n in range(1000):
        falls: Sequence[float] = [float(derive(luck, 100 * n + at) % 2) for at in range(48)]
        within += abs(sum(falls) / 48 - 0.5) <= SURE * standard_error(falls)
    assert 925 <= within <= 985
