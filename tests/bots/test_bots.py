"""What every bot keeps to: legal moves, its own seed, its own seat's knowledge."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

import stolik
from stolik.bots import NAMES, make
from stolik.bots.base import Bot, Judgement, position_luck
from stolik.bots.draws import draw_answer
from stolik.catalog import load_game
from stolik.kernel.decision import Decision, Option, PickRule
from stolik.kernel.luck import derive
from stolik.kernel.rules import Rules
from stolik.kernel.state import State
from stolik.kernel.view import World, Worlds

SETTINGS: dict[str, dict[str, Any]] = {
    "random": {},
    "kind": {},
    "greedy": {},
    "lookahead": {"budget": 150},
    "search": {"iterations": 40},
}
DECKS = [deck.name for deck in stolik.load_game("token-battle").decks]


def bot(name: str, seed: int = 1) -> Bot:
    return load_game("token-battle").bot(name, seed, **SETTINGS[name])


def ask(player: Bot, match: stolik.Match) -> tuple[Option, ...]:
    decision = match.decision
    assert decision is not None
    return player.choose(match.view(decision.seat), decision, match.worlds(decision.seat))


def midgame(seed: int, moves: int = 9, lists: str = "open") -> stolik.Match:
    decks = (DECKS[seed % len(DECKS)], DECKS[(seed + 4) % len(DECKS)])
    match = stolik.Match("token-battle", decks, seed, lists=lists)
    drawn = load_game("token-battle").bot("random", seed)
    for _ in range(moves):
        match.answer(ask(drawn, match))
    return match


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_plays_only_what_it_is_offered_until_the_end(name: str, seed: int) -> None:
    """TB-AI-1: a match refuses anything else."""
    match = midgame(seed, 0, "closed" if seed == 3 else "open")
    players = [bot(name, seed), bot("random", seed)]
    while match.decision is not None:
        match.answer(ask(players[match.decision.seat], match))
    assert match.outcome is not None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_and_position_give_the_same_move(name: str, seed: int) -> None:
    """TB-AI-4: also by another bot object, at another time, over a copy that came by another way."""
    match = midgame(seed)
    again = stolik.Match.from_record(match.record)
    assert ask(bot(name, 7), match) == ask(bot(name, 7), again)


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_bot_that_sees_does_not_remember(name: str) -> None:
    """TB-AI-4: what it was asked before changes nothing."""
    fresh, busy = bot(name, 7), bot(name, 7)
    for seed in range(3):
        ask(busy, midgame(seed))
    assert ask(fresh, midgame(5)) == ask(busy, midgame(5))


@pytest.mark.parametrize("name", NAMES[1:])
@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_changes_no_choice(name: str, moves: int, seed: int) -> None:
    """TB-AI-1, TB-DECK-13: the other's cards that have not lain open, and luck to come, are dealt anew."""
    match = midgame(seed, moves)
    rules: Rules[Any] = match.rules
    state: State = match._state
    seat = match.decision.seat  # type: ignore[union-attr]
    chosen = ask(bot(name, 3), match)
    for luck in range(3):
        other = rules.determinise(state, seat, luck)
        assert other.stacks != state.stacks or moves > 0  # type: ignore[attr-defined]
        decision = other.decision
        assert decision is not None
        assert bot(name, 3).choose(rules.view(other, seat), decision, Worlds(rules, other, seat)) == chosen


def test_different_seeds_break_ties_differently() -> None:
    """TB-AI-4: on an empty board many moves are worth the same to a bot that only counts points."""
    match = stolik.Match("token-battle", ("First Steps", "Carousel"), 1, {"start_value": 0})
    assert len({ask(bot("greedy", seed), match) for seed in range(20)}) > 5


def test_luck_of_a_position_follows_from_what_is_seen() -> None:
    """TB-AI-4."""
    one, two = midgame(1), midgame(2)
    assert position_luck(5, one.view(0)) == position_luck(5, stolik.Match.from_record(one.record).view(0))
    assert len({position_luck(5, one.view(0)), position_luck(6, one.view(0)), position_luck(5, two.view(0))}) == 3


def test_greedy_takes_what_scores_most_at_once() -> None:
    """TB-TYPE-BOOST-1, TB-ABIL-REDUCE-1: a Boulder by the booster brings 7, shooting f6 down 6."""
    match = stolik.table("token-battle", "board: a1=X3f f6=O1\nX: Boulder / Needle / Needle / Needle").match
    laid = {ask(bot("greedy", seed), match)[0].args for seed in range(30)}
    assert laid == {(0, 1), (0, 6), (0, 7)}


# ---- any decision


OPTIONS = tuple(Option("card", (n,)) for n in range(6))
QUESTIONS = [
    Decision(0, "one", OPTIONS),
    Decision(0, "some", OPTIONS, 2, 4),
    Decision(0, "none or all", OPTIONS, 0, 6),
    Decision(0, "more than there is", OPTIONS[:2], 1, 9),
    Decision(0, "equal cards", OPTIONS[:3], 3, 5, counts=(4, 1, 2)),
    Decision(0, "once, but counted", OPTIONS[:3], counts=(1, 0, 2)),
    Decision(0, "different types", OPTIONS, 1, 3, rule=PickRule(groups=(0, 0, 0, 1, 1, 2))),
    Decision(0, "at most 5 together", OPTIONS, 2, 6, rule=PickRule(weights=(5, 4, 3, 2, 1, 1), total=5)),
    Decision(0, "hardly any", OPTIONS, 3, 3, rule=PickRule(weights=(9, 9, 9, 2, 2, 1), total=5)),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind)
def test_random_picks_are_legal_and_reach_every_size(question: Decision) -> None:
    """TB-AI-1, for games that ask for several picks: least..most, counts, and rules that bind them."""
    luck = 1
    seen = []
    for _ in range(200):
        luck, answer = draw_answer(question, luck)
        assert question.allows(answer)
        seen.append(answer)
    possible = {len(answer) for answer in islice(question.answers(), 5000)}
    assert {len(answer) for answer in seen} == possible
    picked = {option for answer in seen for option in answer}
    assert picked == {option for answer in islice(question.answers(), 5000) for option in answer}


def test_one_pick_is_drawn_evenly() -> None:
    drawn = load_game("token-battle").bot("random", 4)
    counts = dict.fromkeys(OPTIONS, 0)
    for _ in range(6000):
        counts[drawn.choose(None, QUESTIONS[0], None)[0]] += 1
    assert all(880 < count < 1120 for count in counts.values())


def test_a_question_without_an_answer_is_refused() -> None:
    impossible = Decision(0, "impossible", OPTIONS, 2, 2, rule=PickRule(weights=(9,) * 6, total=5))
    with pytest.raises(ValueError, match="no legal answer"):
        draw_answer(impossible, 1)


@dataclass
class Picked(stolik.View):
    """What anybody sees of it."""

    picked: tuple[Option, ...]


class Tokens(World[Any]):
    """A world of a made-up game: whoever picks three of six options gets the sum of their numbers, at once."""

    def __init__(self, picked: tuple[Option, ...] | None = None) -> None:
        self.picked = picked

    @property
    def decision(self) -> Decision | None:
        return None if self.picked else QUESTIONS[6]

    def after(self, picks):
        return Tokens(picks)

    def view(self, seat: int | None):
        return Picked("tokens", seat, self.decision, self.picked or ())


class AllTokens(Worlds[Any]):
    """Worlds that are one and the same."""

    def __init__(self) -> None:
        pass

    def samples(self, luck: int, n: int):
        return iter([Tokens()] * n)

    def sample(self, luck: int):
        return Tokens()


class Sum:
    """The evaluation of that game."""

    def score(self, view: Any, seat: int) -> float:
        return sum(option.args[0] for option in view.picked)

    value = score

    def hides(self, view: Any) -> bool:
        return False


@pytest.mark.parametrize(("name", "settings"), [("kind", {"near": 0, "slips": 0}), ("greedy", {}), ("lookahead", {})])
def test_bots_that_see_also_choose_several_picks(name: str, settings: dict[str, Any]) -> None:
    """Not more than one of each type: 2, 4 and 5 are worth most."""
    table = Tokens()
    picks = make(name, Judgement("tokens", Sum()), 1, **settings).choose(table.view(0), QUESTIONS[6], AllTokens())
    assert [option.args[0] for option in picks] == [2, 4, 5]


# ---- made by name


def test_bots_are_made_by_name() -> None:
    assert [load_game("token-battle").bot(name, 3).name for name in NAMES] == list(NAMES)
    game = stolik.load_game("token-battle")
    assert (*game.bots, *game.thinkers) == NAMES == ("random", "kind", "greedy", "lookahead", "search")


@pytest.mark.parametrize(
    ("name", "game", "settings", "says"),
    [
        (
            "oracle",
            "token-battle",
            {},
            "there is no bot 'oracle'; the bots are random, kind, greedy, lookahead, search",
        ),
        ("greedy", "chess", {}, "there is no game 'chess'"),
        ("greedy", "../secrets", {}, "there is no game"),
        ("random", "token-battle", {"depth": 3}, "does not take these settings: depth; it has none"),
        ("search", "token-battle", {"iters": 3}, "iters; its settings are iterations, ms, further, trees, learned"),
        ("lookahead", "token-battle", {"budget": 0}, "budget of the bot 'lookahead' is 0"),
        ("lookahead", "token-battle", {"budget": "x"}, "is 'x'; it is a whole number from 1"),
    ],
)
def test_what_can_not_be_made_is_refused(name: str, game: str, settings: dict, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        load_game(game).bot(name, 1, **settings)


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(ValueError, match="whole number"):
        load_game("token-battle").bot("random", "x")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_bot_that_sees_asks_for_a_view(name: str) -> None:
    decision = midgame(1).decision
    assert decision is not None
    with pytest.raises(ValueError, match="needs a view"):
        bot(name).choose(None, decision, None)


def test_seeds_of_a_series_differ() -> None:
    """Bots of one game get seeds of their own."""
    assert len({derive(3, n) for n in range(-2, 100)}) == 102
