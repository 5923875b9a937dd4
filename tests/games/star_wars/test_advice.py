"""What somebody at a Star Wars table is told who asks what to do."""

from __future__ import annotations

import pytest
from tests.games.advised import called, hinted, lacking, possible, reason

from .tables import IDLE

FRAY = "dark  character: Sniper, Slow   force: 0\nlight  character: Weak {damage 2}\nstep: character"


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        (
            "en",
            "Hint: Attack: Weak",
            "3 dice against 2 health: Weak is discarded in 1 of 2 cases.",
        ),
        (
            "pl",
            "Podpowiedź: Zaatakuj: Weak",
            "Weak, pozostała wytrzymałość 2, atak 3 kośćmi: szansa odrzucenia 1 na 2.",
        ),
        (
            "ja",
            "ヒント：攻撃する：Weak",
            "ダイス3個で、残り耐久力2のWeakが2通り中1通りで捨てられます。",
        ),
    ],
)
def test_the_dice_are_the_reason_for_an_attack(tester, lang, said, why):
    """SW-ATTACK-6: two or three of three dice show 4 or more in four of eight cases."""
    assert hinted(tester(FRAY), lang) == (said, why)


def test_points_that_pay_for_all_are_the_reason_to_build(tester):
    """SW-BUILD-5, SW-BUILD-11."""
    t = tester(f"dark  hand: Tester, Dear   points: 4   character: Slow\n{IDLE}\nstep: build dark")
    assert reason(t, "dark starts Tester") == "You have 4 build points and it needs 3: it can fight this turn."
    assert reason(t, "dark starts Dear").endswith("the rest can follow in a later turn.")


def test_what_is_paid_for_whole_is_called_so(tester):
    """SW-BUILD-5, SW-BUILD-11, SW-STACK-3: the button of the page builds and deploys, and the hint says the same."""
    t = tester(f"dark  hand: Tester, Dear   points: 4   character: Slow\n{IDLE}\nstep: build dark")
    assert called(t, "dark starts Tester") == "Hint: Build and deploy: Tester (3)"
    assert called(t, "dark starts Dear").startswith("Hint: Start building: Dear")
    assert called(t, "dark starts Tester", "pl") == "Podpowiedź: Zbuduj i wystaw: Tester (3)"
    t = tester(f"dark  hand: Hero (A)   points: 6   character: Hero (F)\n{IDLE}\nstep: build dark")
    assert called(t, "dark starts Hero (A)").startswith("Hint: Start building: Hero")


AIMS = "dark  character: Sniper, Slow   force: 0\nlight  character: {light}\nstep: character"


@pytest.mark.parametrize(
    ("light", "why"),
    [
        ("Slow, Weak {tapped, damage 3}", "Slow is still to act; Weak, easier to discard, has acted already."),
        ("Slow, Weak {damage 3}", "Slow attacks with power 3; Weak, easier to discard, only with 0."),
    ],
)
def test_a_target_that_is_harder_to_discard_has_a_reason_of_its_own(tester, light, why):
    """SW-BATTLE-3, SW-ATTACK-4: low odds are no reason where there are better ones."""
    t = tester(AIMS.replace("{light}", light))
    assert reason(t, "dark attacks Slow with Sniper") == why


def test_an_arena_that_is_won_is_the_reason_to_deploy(tester):
    """SW-GOAL-2, SW-GOAL-3."""
    t = tester(f"dark  built: Fighter Ship {{9}}   character: Slow\n{IDLE}\nstep: build dark")
    assert reason(t, "dark deploys Fighter Ship") == "You would then control the Space arena."
    t = tester("dark  built: Fighter Ship {9}   character: Slow\nlight  hand: Slow\nstep: build dark")
    said = "You would then control 2 arenas, and two at the end of the turn win."
    assert reason(t, "dark deploys Fighter Ship") == said


def test_damage_that_is_about_to_land_is_the_reason_to_prevent_it(tester):
    """SW-POP-6."""
    t = tester("dark  character: Sniper, Slow   force: 1\nlight  character: Evader, Slow   force: 1\nstep: character")
    t.do("dark uses 1 of Sniper", "dark chooses Evader")
    assert reason(t, "light uses 1 of Evader").startswith("2 damage is about to hit Evader")


def test_what_could_be_done_and_what_the_rest_needs(tester):
    """SW-BUILD-2, SW-BUILD-5: of equal reasons one line."""
    t = tester(f"dark  hand: Tester, Insight   points: 3   built: Slow {{1}}\n{IDLE}\nstep: build dark")
    hand, play = ["Start building: Tester (needs 3 counters)"], ["Add counters: Slow (has 1, needs 3)"]
    assert possible(t) == {"Your hand": hand, "In play": play, "The rest": ["End build step"]}
    waits = ("SW-BUILD-5", "Slow has 1 of 3 build counters.")
    assert lacking(t)["Deploy: Slow"] == lacking(t)["Complete, keep retreated: Slow"] == waits
    assert lacking(t)["Insight"][0] == "SW-BUILD-2"


def test_what_only_waits_for_the_answer_is_not_listed(tester):
    """While one thing is asked, what comes after it goes without saying."""
    t = tester(f"dark  hand: Tester, Cheap   points: 3\n{IDLE}\nstep: build dark").do("dark starts Tester")
    assert list(possible(t)) == ["To choose from"] and lacking(t) == {}
