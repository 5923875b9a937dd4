"""Perft: how many ways there are to play on, counted and pinned, as chess programs do it; and every refusal compared.

A count that has changed means that some rule has: the position where it first differs can be found by dividing, that is
by counting below each option alone.
"""

from __future__ import annotations

import pytest

from stolik.catalog import game
from stolik.games.token_battle.rules.rules import TokenBattle
from stolik.games.token_battle.text import refusals
from stolik.kernel.agenda import apply
from stolik.kernel.decision import Option
from stolik.kernel.state import Setup

GAME = game("token-battle")
RULES: TokenBattle = GAME.rules  # type: ignore[assignment]

CROWDED = """
     a    b    c    d    e    f
 1   X3   .    O1s  X1   O4   X2f
 2   O1   X2   .    O5g  X1h  O2
 3   X1g  O3   X4   .    O1   X3
 4   O2e  X1   O1   X5   .    O1v
 5   X2   O4   X1s  O2   X1   .
 6   O1   .    X3a  O1   X2   O3
X: Gale, Mob / Carousel, Whirl / Mint, Giant / Eruption, Hinge
O: Pincers, Sandstorm / Pinwheel, Encore / Rival Fair, Cuckoo / Plumb Lamp, Coach
last: d4
"""
"""Thirty tokens, six empty fields, and cards that clear more."""

ENDING = """
     a    b    c    d    e    f
 1   X3   X1   O1s  X1   O4   X2f
 2   O1   X2   .    O5g  X1h  O2
 3   X1g  O3   X4   X1   O1   X3
 4   O2e  X1   O1   X5   .    O1v
 5   X2   O4   X1s  O2   X1   .
 6   O1   .    X3a  O1   X2   O3
X: Boulder, Giant / Nugget, Cuckoo / Needle, Round Table / Apprentice, Twins
O: Toll Chest, Anthill / Lantern Thief, Changeling / Second Wind, Whetstone / Campfire, Drawbridge
score: 865:855
options: turn_limit=4
"""
"""Four empty fields, and all that can end the game is near."""


def opened(x_set, o_set, seed, /, **options):
    decks = tuple(GAME.deck(name).stacks for name in (x_set, o_set))
    return RULES.new(Setup(RULES.name, decks, options), seed)


def drawn(text):
    state = GAME.drawing.read(text, RULES)
    RULES.run(state, state.agenda.pop())
    return state


def children(s):
    """The state after each option."""
    for option in s.decision.options if s.decision else ():
        after = s.clone()
        apply(RULES, after, (option,))
        yield after


def perft(s, depth):
    """How many sequences of `depth` answers there are; those of games that end sooner are not among them."""
    if depth == 1:
        return len(s.decision.options) if s.decision else 0
    return sum(perft(after, depth - 1) for after in children(s))


def position(s):
    """What makes two states the same for a player: everything but how the tokens are numbered."""
    last = s.token.index(s.last) if s.last and s.last in s.token else -1
    return (*s.owner, *s.value, *s.type, *s.score, *s.bonus, *s.extra, *s.at, s.to_move, last, s.ended)


def positions(s, depth):
    """How many different positions there are after `depth` answers, and what both seats have scored in all of them."""
    layer = {position(s): s}
    for _ in range(depth):
        layer = {position(after): after for state in layer.values() for after in children(state)}
    return len(layer), sum(s.score[0] for s in layer.values()), sum(s.score[1] for s in layer.values())


FIRST_STEPS = ("First Steps", "Carousel", 1)
FAIRGROUND = ("Fairground", "Crossfire", 2)
DOUBLE_TIME = ("Double Time", "Meadow", 3)


@pytest.mark.parametrize(
    "start, counts",
    [(FIRST_STEPS, (140, 19040, 2516240)), (FAIRGROUND, (140, 19040, 2504860)), (DOUBLE_TIME, (140, 18000, 2104216))],
    ids=lambda value: value[0] if isinstance(value[0], str) else "",
)
def test_ways_to_open(start, counts):
    s = opened(*start)
    assert tuple(perft(s, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize(
    "drawing, counts",
    [(CROWDED, (24, 548, 14328, 451944)), (ENDING, (16, 200, 2676, 1260, 0))],
    ids=["crowded", "ending"],
)
def test_ways_to_go_on(drawing, counts):
    s = drawn(drawing)
    assert tuple(perft(s, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    "drawing, found",
    [
        (CROWDED, ((24, 988, 949), (548, 43867, 43469))),
        (ENDING, ((16, 14585, 14317), (200, 191570, 187248), (2676, 2697205, 2607035))),
    ],
    ids=["crowded", "ending"],
)
def test_positions_and_their_points(drawing, found):
    """How many different positions, and the points of X and of O in all of them together."""
    s = drawn(drawing)
    assert tuple(positions(s, depth) for depth in range(1, len(found) + 1)) == found


def test_positions_after_two_turns():
    assert positions(opened(*FIRST_STEPS), 2) == (18744, 157198, 139940)


# ---- what is offered, and why not

ODD = [
    Option.foreign(verb, args)
    for verb, args in (
        ("lay", (4, 0)), ("lay", (-1, 0)), ("lay", (0, 36)), ("lay", (0, -1)), ("lay", ()), ("lay", (0,)),
        ("lay", (0, 1, 2, 3)), ("lay", (0, 36, 1)), ("pass", (1,)), ("sing", ()), ("sing", (0, 1)), ("", ()),
    )
]  # fmt: skip


def check_refusals(s):
    """For both seats: an intent is offered if and only if no rule forbids it, and there is a sentence for that rule."""
    asked = {} if s.decision is None else {s.decision.seat: {(o.verb, o.args) for o in s.decision.options}}
    for seat in (0, 1):
        offered = asked.get(seat, set())
        for intent in (*RULES.intents(s, seat), *ODD):
            rule = RULES.why_not(s, seat, intent)
            assert (rule is None) == ((intent.verb, intent.args) in offered), (seat, intent, rule)
            assert rule is None or rule in refusals.RULES


@pytest.mark.parametrize("start", [FIRST_STEPS, FAIRGROUND], ids=lambda start: start[0])
def test_offers_and_refusals_agree_in_the_opening(start):
    """TB-TURN-1, TB-TURN-2, TB-BOARD-2, TB-BOARD-4, TB-DECK-6, TB-DECK-9: at the start and after every first turn."""
    s = opened(*start)
    check_refusals(s)
    for after in children(s):
        check_refusals(after)


@pytest.mark.parametrize("drawing", [CROWDED, ENDING], ids=["crowded", "ending"])
def test_offers_and_refusals_agree_two_turns_deep(drawing):
    """TB-TURN-1, TB-TURN-2, TB-BOARD-4, TB-DECK-9, TB-END-1: in every position of the next two turns."""
    s = drawn(drawing)
    for after in (s, *children(s)):
        check_refusals(after)
        for last in children(after):
            check_refusals(last)


@pytest.mark.parametrize(
    "ending, rule",
    [("score: 960:0", "TB-END-1"), ("options: turn_limit=1", "TB-END-3"), ("board: c2=O1 e4=X1 b6=X1", "TB-END-2")],
)
def test_offers_and_refusals_agree_at_the_end(ending, rule):
    """TB-END-1, TB-END-2, TB-END-3, TB-TURN-1: where the game is over nothing is offered and everything refused."""
    kept = [line for line in ENDING.splitlines() if not line.startswith(("score", "options"))]
    s = drawn("\n".join([*kept, ending]))
    ended = [after for after in children(s) if after.ended]
    assert {after.ended for after in ended} == {rule}
    for after in ended:
        check_refusals(after)


def test_intents_are_what_a_player_might_try():
    """TB-TURN-2, TB-DECK-9: every top and every card below one on every field, the others' tops, passing; once each."""
    found = [(intent.verb, intent.args) for intent in RULES.intents(opened(*FIRST_STEPS), 0)]
    assert len(found) == len(set(found)) == 4 * 36 + 4 * 36 + 4 + 1
    assert ("pass", ()) in found
