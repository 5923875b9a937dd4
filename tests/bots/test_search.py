"""The bot that searches: what it finds, what it says of it, and what it must not depend on."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
from tests.games.bots import midgame
from tests.kernel.thieves import ThievesGame

import stolik
from stolik.bots.base import Judgement
from stolik.bots.ismcts import First, Lines, Tried
from stolik.bots.search import Budget, SearchBot, Thought, _best, _doubted
from stolik.catalog import load_game
from stolik.kernel.decision import Answer, Decision, Option
from stolik.kernel.rules import Outcome
from stolik.kernel.view import World, Worlds
from stolik.puzzles.puzzle import load
from stolik.simulation.play import seating
from stolik.simulation.run import make_plan

ALL = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")
MODES = {"played on": 0, "one tree": 1, "a tree for each world": 3}


def begun(game: str) -> stolik.Match:
    """A match in its middle, with a question that has several answers."""
    found = load_game(game)
    plan = make_plan(found, None, ["greedy"] * found.seats, 5)
    _, decks = seating(plan, 0)
    match = midgame(game, [plan.decks[deck][0] for deck in decks], 4, 20)
    while match.decision is not None and len(match.decision.options) < 3:
        match.answer(next(iter(match.decision.answers())))
    return match


def think(match: stolik.Match, seed: int = 1, **settings: int) -> Thought:
    decision = match.decision
    assert decision is not None
    bot = SearchBot(match.game.judgement, seed, **{"iterations": 60, **settings})
    return bot.think(match.view(decision.seat), decision, match.worlds(decision.seat))


# ---- what it finds


def test_it_finds_the_move_that_wins_at_once() -> None:
    """The first puzzle of Token Battle: coach on d1, and nothing else, ends the game won."""
    puzzle = next(one for one in load("token-battle") if one.file.startswith("1-win"))
    thought = think(stolik.table("token-battle", puzzle.drawing).match, iterations=400)
    best, next_best = thought.considered[:2]
    assert best.chance == 1.0 > next_best.chance and best.answer == thought.answer
    assert thought.answer[0].verb == "lay" and thought.lines > 300


@pytest.mark.parametrize("trees", MODES.values(), ids=MODES)
def test_it_takes_the_last_pokemon_of_an_empty_bench(trees: int) -> None:
    drawing = "A  active: Turtwig {G G}   hand: Grass Energy, Potion\nB  active: Totodile (damage 30)"
    match = stolik.table("pokemon", drawing).match
    while match.decision is not None and match.decision.seat == 0:
        thought = think(match, trees=trees)
        assert len(thought.considered) == 1 or thought.considered[0].chance == 1.0
        match.answer(thought.answer)
    assert match.outcome is not None and match.outcome.returns == (1, -1)


def test_it_says_which_answers_are_expected_to_follow() -> None:
    match = begun("pokemon")
    grown, played_on = think(match, trees=1, iterations=200), think(match, trees=0, iterations=200)
    assert grown.line[0] == grown.answer and len(grown.line) > 1
    assert played_on.line[0] == played_on.answer and len(played_on.line) < 3


WEARING_DOWN = """
    A  active: Riolu (pl1-91) {F}   bench: Misdreavus (pl1-83), Mismagius (pl1-55) {P P P}
    A  hand: Fighting Energy, Fighting Energy
    B  active: Palossand (damage 90)   bench: Torracat {R R F} (damage 40), Crabrawler   hand: Fire Energy
"""


@pytest.mark.parametrize("iterations", [100, 600])
def test_what_is_free_is_done_before_the_attack_that_is_best_alone(iterations: int) -> None:
    """Whoever attaches first would retreat next, says the pilot, and that is bad: Riolu stays where nobody strikes it.
    So the attack looked best, and the Energy card of the turn would be lost."""
    thought = think(stolik.table("pokemon", WEARING_DOWN).match, iterations=iterations)
    assert [answer[0].verb for answer in thought.line] == ["attach", "attack"]
    assert thought.considered[1].answer == thought.line[1]
    assert thought.considered[0].chance > thought.considered[1].chance


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("trees", MODES.values(), ids=MODES)
def test_what_it_says_adds_up(game: str, trees: int) -> None:
    """Each world is a line, but those that were played to see what had better come before; the best is first; who is
    left early met fewer worlds."""
    thought = think(begun(game), trees=trees)
    worlds = [one.worlds for one in thought.considered]
    assert sum(worlds) == thought.lines or (not trees and sum(worlds) < thought.lines < 2 * 60)
    assert thought.considered[0].answer == thought.answer
    assert worlds[1:] == sorted(worlds[1:], reverse=True) and min(worlds) >= 2
    assert all(0 <= one.chance <= 1 and 0 <= one.error <= 0.5 for one in thought.considered)


# ---- what it depends on


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("trees", MODES.values(), ids=MODES)
def test_the_same_seed_and_knowledge_give_the_same_thought(game: str, trees: int) -> None:
    """TB-AI-4; and what is hidden is dealt anew without changing it (architecture: Views and worlds)."""
    match = begun(game)
    decision, rules = match.decision, match.rules
    assert decision is not None
    known = think(match, 5, trees=trees)
    other: Any = rules.determinise(match._state, decision.seat, 77)
    bot = SearchBot(match.game.judgement, 5, iterations=60, trees=trees)
    seen = rules.view(other, decision.seat)
    assert bot.think(seen, other.decision, Worlds(rules, other, decision.seat)) == known
    assert bot.choose(match.view(decision.seat), decision, match.worlds(decision.seat)) == known.answer


def test_lines_may_go_further_than_the_pilot_looks() -> None:
    near, far = (think(begun("pokemon"), trees=0, further=turns) for turns in (0, 4))
    assert near.considered[0].chance != far.considered[0].chance


def test_more_time_plays_more_lines() -> None:
    short, long = think(begun("token-battle"), ms=30), think(begun("token-battle"), ms=600)
    assert short.lines < long.lines


def test_a_millisecond_is_a_millisecond_however_it_is_shared() -> None:
    assert think(begun("pokemon"), ms=1, iterations=4000).lines < 400


def test_a_round_goes_through_its_answers_twice_however_little_there_is() -> None:
    assert len(list(Budget(1, 0).worlds(0, 3, 10))) == 2
    spent = Budget(1, 1)
    while len(list(spent.worlds(0, 3, 10))) > 2:  # until its millisecond is over
        pass
    assert len(list(Budget(600, 0).worlds(2, 3, 10))) == 20


# ---- whose side


def test_partners_want_the_same_and_others_the_opposite() -> None:
    match = begun("pokemon-2v2")
    world = match.worlds(0).sample(1)
    assert world.allied(0, 2) and world.allied(1, 3) and not world.allied(0, 1)
    ours, theirs = Tried((), True, 0.7), Tried((), False, 0.7)
    assert ours.worth(0.0) == pytest.approx(0.7) and theirs.worth(0.0) == pytest.approx(0.3)


@dataclass
class Seen(stolik.View):
    """What anybody sees of the game below."""

    done: tuple[str, ...]


class Trap(World[Any]):
    """A made-up game: who dares wins, unless the other finds the one of four replies that beats it; else a draw."""

    def __init__(self, done: tuple[str, ...] = ()) -> None:
        self.done = done

    @property
    def decision(self) -> Decision | None:
        if self.done == ("dare",):
            return Decision(1, "reply", tuple(Option(f"reply-{n}") for n in range(4)))
        return None if self.done else Decision(0, "begin", (Option("dare"), Option("draw")))

    @property
    def outcome(self) -> Outcome:
        won = 0 if self.done == ("draw",) else -1 if self.done[-1] == "reply-2" else 1
        return Outcome((won, -won), "end")

    def allied(self, one: int, other: int) -> bool:
        return one == other

    def go_on(self, picks: Answer) -> None:
        self.done = (*self.done, picks[0].verb)

    def after(self, picks: Answer) -> Trap:
        return Trap((*self.done, picks[0].verb))

    def view(self, seat: int | None) -> Seen:
        return Seen("trap", seat, self.decision, self.done)


class Traps(Worlds[Any]):
    """Its worlds, which are one."""

    def __init__(self) -> None:
        pass

    @property
    def printed(self) -> None:
        return None

    def sample(self, luck: int) -> Trap:
        return Trap()


@pytest.mark.parametrize(("trees", "says"), [(1, "draw"), (3, "draw"), (0, "dare")])
def test_the_other_side_chooses_for_itself(trees: int, says: str) -> None:
    """Where a tree grows; who only plays on by chance dares."""
    world = Trap()
    decision = world.decision
    assert decision is not None
    bot = SearchBot(Judgement("trap"), 1, iterations=900, trees=trees)
    assert bot.choose(world.view(0), decision, Traps()) == (Option(says),)


class Again(Trap):
    """Asks who dares once more, by this name of a question."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    @property
    def decision(self) -> Decision | None:
        return Decision(0, self.kind, (Option("dare"), Option("draw")))


@pytest.mark.parametrize(("kind", "given"), [("begin", ("draw",)), ("end", ())])
def test_what_is_to_follow_answers_the_same_question_and_no_other(kind: str, given: tuple[str, ...]) -> None:
    lines, first, again = Lines(None, None, 0, 0, False, 0.0), Trap(), Again(kind)
    assert first.decision is not None
    lines.firsts(first.view(0), first.decision, first)
    lines._follow(again, (Option("draw"),))
    assert again.done == given


class Counted(Traps):
    """Says how often a world was drawn."""

    drawn = 0

    def sample(self, luck: int) -> Trap:
        Counted.drawn += 1
        return Trap()


@pytest.mark.parametrize(("trees", "worlds"), [(3, 2 * 3), (1, 1 + 50)])
def test_a_tree_of_its_own_stays_in_one_world(trees: int, worlds: int) -> None:
    """One world to look for answers in, and then one for the tree, or another for each round of lines."""
    Counted.drawn = 0
    world = Trap()
    decision = world.decision
    assert decision is not None
    SearchBot(Judgement("trap"), 1, iterations=100, trees=trees).choose(world.view(0), decision, Counted())
    assert Counted.drawn == worlds


@pytest.mark.parametrize(("better", "taken"), [(0.001, 0), (0.2, 1)])
def test_the_pilots_own_answer_is_left_for_one_that_is_better_beyond_chance(better: float, taken: int) -> None:
    firsts = [First(Tried((Option(word),), True, 0.5)) for word in ("own", "other")]
    firsts[0].came = [0.5 + 0.1 * (n % 3) for n in range(30)]
    firsts[1].came = [0.55 + 0.1 * (n % 2) + better for n in range(30)]
    assert _best(firsts, True, 0.0) is firsts[taken]


class Fork(Trap):
    """A made-up game of one answer: "own" is a draw, "other" comes to `other`, and "worse" loses."""

    def __init__(self, other: int, done: tuple[str, ...] = ()) -> None:
        super().__init__(done)
        self.other = other

    @property
    def decision(self) -> Decision | None:
        return None if self.done else Decision(0, "begin", tuple(map(Option, ("own", "other", "worse"))))

    @property
    def outcome(self) -> Outcome:
        won = {"own": 0, "other": self.other, "worse": -1}[self.done[0]]
        return Outcome((won, -won), "end")

    def after(self, picks: Answer) -> Fork:
        return Fork(self.other, (*self.done, picks[0].verb))


class Forks(Traps):
    """Its worlds: what "other" comes to in them, one after another, again and again."""

    def __init__(self, *others: int) -> None:
        self.others = cycle(others)

    def sample(self, luck: int) -> Fork:
        return Fork(next(self.others))


class Modest:
    """A pilot that always takes what stands first."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        return decision.options[:1]

    def clock(self, view: Any) -> int:
        return 0

    def horizon(self, view: Any, decision: Decision) -> int:
        return 1

    def candidates(self, view: Any, decision: Decision) -> list[Answer]:
        return [(option,) for option in decision.options]


@pytest.mark.parametrize(("others", "lines"), [((1, -1, 1), 29), ((-1,), 19)])
def test_half_of_what_is_left_is_for_a_second_look_where_there_is_doubt(others: tuple[int, ...], lines: int) -> None:
    """20 lines first: 3 worlds with three answers and 5 with two; then 10, if another seems better."""
    fork = Fork(0)
    assert fork.decision is not None
    bot = SearchBot(Judgement("fork", pilot=lambda _: Modest()), 1, iterations=40)
    thought = bot.think(fork.view(0), fork.decision, Forks(*others))
    assert thought.lines == lines and thought.answer == (Option("own"),)


@pytest.mark.parametrize(("other", "taken"), [(1, 1), (-1, 0)])
def test_what_seems_better_than_the_pilots_own_answer_is_looked_at_again(other: int, taken: int) -> None:
    firsts = [First(Tried((Option(word),), True, 0.5)) for word in ("own", "other", "worse")]
    for first, came in zip(firsts, ([0.5, 0.5], [0.4, 0.7], [0.5, 0.4])):
        first.came = came
    assert _best(firsts, True, 0.0) is firsts[0]
    found = _doubted(Lines(None, None, 0, 0, False, 0.0), firsts, Forks(other), 1, Budget(20, 0))
    assert found is firsts[taken] and [len(first.came) for first in firsts] == [12, 12, 2]


class Blind:
    """Thinks nothing of any position."""

    def chance(self, view: Any, seat: int) -> float:
        return 0.5

    value = score = chance

    def hides(self, view: Any) -> bool:
        return False


def test_an_answer_that_ends_the_game_is_guessed_to_be_worth_what_it_came_to() -> None:
    world = Trap(("dare",))
    assert world.decision is not None
    found = Lines(Blind(), None, 1, 0, True, 0.0).firsts(world.view(1), world.decision, world)
    assert [(first.tried.answer[0].verb, first.tried.guess) for first in found[:2]] == [
        ("reply-2", 1.0),
        ("reply-0", 0.0),
    ]


def test_an_answer_that_could_seldom_be_given_is_not_forgotten() -> None:
    """The confidence bound counts how often it was possible, not how often its question was asked (Cowling 2012)."""
    often, seldom = Tried((), True, 0.5), Tried((), True, 0.5)
    often.tries, often.total, often.possible = 10, 5.0, 100
    seldom.tries, seldom.total, seldom.possible = 10, 5.0, 12
    assert often.urgency(0.0) > seldom.urgency(0.0)


# ---- games that nobody has told how to judge, and settings


def test_a_game_without_an_evaluation_is_played_to_its_end() -> None:
    """Thieves: four seats, windows, coins, several picks at once; every answer is legal."""
    match = stolik.Match(ThievesGame(), ["Standard"] * 4, 3)
    while match.decision is not None:
        match.answer(think(match, trees=1, iterations=20).answer)
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"iterations": 0}, "iterations of the bot 'search' is 0; it is a whole number from 1"),
        ({"ms": -1}, "ms of the bot 'search' is -1"),
        ({"trees": 1.5}, "trees of the bot 'search' is 1.5"),
        ({"trees": 1001}, "trees of the bot 'search' is 1001; it is a whole number from -1 to 1000"),
    ],
)
def test_what_can_not_be_set_is_refused(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SearchBot(Judgement("token-battle"), 1, **settings)


def test_it_needs_a_view() -> None:
    decision = begun("token-battle").decision
    assert decision is not None
    with pytest.raises(ValueError, match="needs a view and worlds"):
        SearchBot(load_game("token-battle").judgement).choose(None, decision, None)
