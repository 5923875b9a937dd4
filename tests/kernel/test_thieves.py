"""The kernel holds for four seats on two sides, hands, piles, windows, coins and blind picks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.kernel.agenda import answer
from stolik.kernel.codec import register, to_data
from stolik.kernel.contract import CHECKS, Choice, ContractError, check, goes_without_saying, leaks_nothing
from stolik.kernel.decision import Option
from stolik.kernel.luck import LuckNeeded, outcomes, shuffle
from stolik.kernel.rules import SetupError
from stolik.kernel.unknown import reshuffle

from .thieves import SETUP, Thief, Thieves

RULES = Thieves()


def to_window(seed: int) -> Thief:
    """The first window in which the asked seat can deny."""
    s = RULES.new(SETUP, seed)
    choice = Choice(seed)
    while True:
        decision = s.decision
        assert decision is not None
        if decision.kind == "window" and len(decision.options) == 2:
            return s
        answer(RULES, s, choice.answer(decision))


def test_contract() -> None:
    # a window tells its own seat alone whether it could deny, so the leak check runs on the other decisions
    checks = [one for one in CHECKS if one is not leaks_nothing]
    assert check(RULES, [SETUP], games=20, checks=checks) > 400


def test_leaks_nothing_on_turns() -> None:
    def on_turns(game, decision):
        if decision.kind == "turn":
            leaks_nothing(game, decision)

    check(RULES, [SETUP], games=20, checks=[on_turns])


def test_the_contract_finds_a_leak() -> None:
    class Leaky(Thieves):
        def view(self, s, seat):
            seen = super().view(s, seat)
            return replace(seen, deck=s.deck[-1])

    with pytest.raises(ContractError, match="may not know"):
        check(Leaky(), [SETUP], games=1, checks=[leaks_nothing])


def test_the_contract_finds_an_answer_that_tells_what_others_hold() -> None:
    class Telling(Thieves):
        def foregone(self, s, decision):
            return (decision.options[0],) if 5 in s.hands[(decision.seat + 2) % 4] else None

    with pytest.raises(ContractError, match="doesn't know"):
        check(Telling(), [SETUP], games=5, checks=[goes_without_saying])


def test_the_contract_finds_a_shared_list() -> None:
    @register
    class Shared(Thief):
        __slots__ = ()

        def clone(self):
            new = super().clone()
            new.hands = self.hands
            return new

    class Sharing(Thieves):
        def deal(self, setup, seed):
            s = super().deal(setup, seed)
            s.__class__ = Shared
            return s

    with pytest.raises(ContractError, match="changed the original"):
        check(Sharing(), [SETUP], games=1, checks=CHECKS[3:4])


def test_the_contract_finds_worlds_that_know_what_luck_will_bring() -> None:
    class Foreseen(Thieves):
        def determinise(self, s, seat, luck, guesses=None):
            world = super().determinise(s, seat, luck, guesses)
            world.luck = s.luck
            return world

    with pytest.raises(ContractError, match="have the luck of the game itself"):
        check(Foreseen(), [SETUP], games=1, checks=CHECKS[6:])


def test_the_contract_finds_what_was_seen_lying_where_it_lay() -> None:
    class Kept(Thieves):
        def unknown(self, s):
            return []

    with pytest.raises(ContractError, match=r"nobody knows what lies at .*'deck'.*, and yet it stays there"):
        check(Kept(), [SETUP], games=1, checks=[])


def test_the_contract_finds_a_hand_that_is_dealt_anew() -> None:
    class Eager(Thieves):
        def unknown(self, s):
            return [(s.deck, range(len(s.deck))), (s.hands[0], range(len(s.hands[0])))]

        def view(self, s, seat):
            view = super().view(s, seat)
            view.hand = tuple(s.hands[0]) if seat == 0 else view.hand
            return view

    with pytest.raises(ContractError, match="is told of what nobody knows"):
        check(Eager(), [SETUP], games=1, checks=CHECKS[7:])


def test_a_game_whose_worlds_could_not_be_trusted_stays_as_it_is() -> None:
    """What nobody knows is found by worlds; where dealing it anew would tell a seat something, it is not done."""

    class Loose(Thieves):
        def determinise(self, s, seat, luck, guesses=None):
            world = super().determinise(s, seat, luck, guesses)
            for hand in world.hands:
                shuffle(world, hand)
            world.score = [luck % 7, luck % 5]
            return world

    s = Loose().new(SETUP, 1)
    before, s.score = to_data(s), [3, 4]
    reshuffle(Loose(), s)
    assert s.score == [3, 4] and s.hands == before["state"]["hands"]


def test_the_contract_finds_an_end_that_no_game_could_have() -> None:
    class Broke(Thieves):
        def check(self, s):
            if not s.agenda:
                raise SetupError("there is a score below 0", place="state.score")

    with pytest.raises(ContractError, match="score below 0"):
        check(Broke(), [SETUP], games=1, checks=[])


def test_outcomes_enumerate_the_coin_and_sum_to_one() -> None:
    s = to_window(3)
    key = s.key()
    branches = list(outcomes(RULES, s, (Option("pass"),)))
    assert {branch.script[:1] for branch in branches} == {(0,), (1,)}
    assert sum(branch.chance for branch in branches) == pytest.approx(1)
    assert s.key() == key


def test_denying_needs_no_coin_and_scores_nothing() -> None:
    s = to_window(3)
    before = list(s.score)
    [branch] = outcomes(RULES, s, (Option("deny"),))
    assert branch.script == () and branch.state.score == before


def test_scripted_luck_is_strict() -> None:
    s = to_window(3)
    s.luck = None
    with pytest.raises(LuckNeeded) as needed:
        answer(RULES, s, (Option("pass"),))
    assert needed.value.sides == 2


def test_a_side_wins_together() -> None:
    s = RULES.new(SETUP, 5)
    choice = Choice(5)
    while (decision := s.decision) is not None:
        answer(RULES, s, choice.answer(decision))
    outcome = RULES.outcome(s)
    assert outcome is not None
    assert outcome.returns[0] == outcome.returns[2] and outcome.winners in ((0, 2), (1, 3), ())


def test_the_contract_asks_what_no_player_would() -> None:
    """Any client may: a game that takes it for legal, or stumbles over it, is found out."""

    class Open(Thieves):
        def why_not(self, s: Thief, seat: int, intent: Option) -> str | None:
            return None if intent.verb == "no such verb" else super().why_not(s, seat, intent)

    with pytest.raises(ContractError, match="seat 0 may Option"):
        check(Open(), [SETUP], games=1)
