"""What an attack would roll, held to the dice themselves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from stolik.games.star_wars.rules.events import DiceRolled, HitsCounted
from stolik.games.star_wars.rules.forecast import Forecast, forecast
from stolik.kernel.contract import Choice
from stolik.match import Match


@pytest.mark.parametrize("n", [0, 1, 3, 5])
@pytest.mark.parametrize(("needed", "accuracy", "critical"), [(4, 0, 0), (5, 0, 3), (4, 1, 2), (5, -2, 2), (4, 3, 0)])
def test_every_way_the_dice_can_fall_is_reckoned(n, needed, accuracy, critical):
    """SW-ATTACK-6, SW-ATTACK-7, SW-KW-ARMOR-2, SW-KW-ACCURACY-1, SW-KW-CRIT-1, SW-KW-CRIT-8."""
    seen = Forecast(1, 2, "", n, 0, n, needed, accuracy, critical, left=2)
    damage = Counter(
        sum(face + accuracy >= needed for face in dice) + (critical if 6 in dice else 0)
        for dice in product(range(1, 7), repeat=n)
    )
    assert seen.chances == tuple(Fraction(damage[k], 6**n) for k in range(n + critical + 1))
    assert seen.expected == Fraction(sum(k * many for k, many in damage.items()), 6**n)
    assert seen.kills == Fraction(sum(many for k, many in damage.items() if k >= 2), 6**n)


KEEN = {"act": ("attack",), "setup": ("put",), "build": ("deploy", "add", "start"), "retreat": ("done",)}


def keen(decision, choice):
    """An answer of somebody who brings units into battle and attacks with them; else a drawn one."""
    wanted = [one for verb in KEEN.get(decision.kind, ()) for one in decision.options if one.verb == verb]
    return (wanted[choice.below(len(wanted))],) if wanted else choice.answer(decision)


@pytest.mark.parametrize("seed", range(3))
def test_what_both_players_foresee_is_what_is_rolled(seed):
    """SW-ATTACK-4 to SW-ATTACK-7: where nobody plays anything before the dice, they are as they were foreseen."""
    match, choice, told = Match("star-wars", ("rule-of-two", "hidden-base"), seed), Choice(seed), 0
    while match.decision is not None and match.turn < 1500:
        mine, theirs = (forecast(match.view(seat)) for seat in (0, 1))
        assert mine == theirs
        kind, picks = match.decision.kind, keen(match.decision, choice)
        match.answer(picks)
        rolled = [one for one in match.events[-1] if isinstance(one, DiceRolled) and one.why == "attack"]
        counted = [one for one in match.events[-1] if isinstance(one, HitsCounted)]
        if kind == "window:open" and picks[0].verb == "pass":
            told += len(rolled)
            assert [len(one.dice) for one in rolled] == [mine.dice for _ in rolled]
            assert all((one.power, one.shields) == (mine.power, mine.shields) for one in counted)  # no die was left
    assert told > 10


@pytest.mark.parametrize(
    ("by", "at", "expected"),
    [
        ("Tester", "Armored", (3, 0, 3, 5, 0, 0)),
        ("Marksman", "Weak", (3, 0, 3, 4, 1, 2)),
        ("Critic", "Tough", (3, 0, 3, 4, 0, 3)),
        ("Tester", "Shielded", (3, 1, 2, 4, 0, 0)),
    ],
)
def test_keywords_of_both_units_are_foreseen(tester, by, at, expected):
    """SW-KW-SHIELDS-1, SW-KW-ARMOR-1, SW-KW-ACCURACY-1, SW-KW-CRIT-4."""
    match = tester(f"dark  character: {by}, Slow\nlight  character: {at}\nstep: character").match
    (branch,) = match.preview(0, tuple(one for one in match.decision.options if one.verb == "attack"), 0)
    seen = forecast(match.rules.view(branch.state, 0))
    assert (seen.power, seen.shields, seen.dice, seen.needed, seen.accuracy, seen.critical) == expected
