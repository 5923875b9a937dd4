"""Chapter SW-ABIL on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import ForceChanged
from stolik.kernel.decision import Option

from .tables import LIGHT, triggered


def test_effects_that_happen_once_and_effects_that_last(tester):
    """SW-ABIL-1."""
    t = tester(f"dark  character: Thinker, Turner, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Thinker", "dark uses 1 of Turner").look("dark holds 1", "Turner power 5")
    (effect,) = [one for unit in t.match._state.units.values() for one in unit.effects]
    assert effect.until == "turn"


def test_three_kinds_of_abilities(tester):
    """SW-ABIL-2, SW-ABIL-4: activated ones are played, the others are not; keywords are of one of the kinds."""
    t = tester(f"dark  character: Guard, Greeter, Leader, Thinker, Slow   force: 9\n{LIGHT}\nstep: character")
    t.look("Guard abilities 2", "Greeter abilities 0", "Leader abilities 0", "Thinker abilities 1")


def test_the_whole_cost_or_nothing(tester):
    """SW-ABIL-5: tapping, Force, cards of the hand."""
    tester(f"dark  character: Slinger, Thinker, Slow\n{LIGHT}\nstep: character").look("dark asked next unit")
    t = tester(f"dark  character: Slinger, Often, Slow   hand: Tester   force: 1\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Slinger").look(
        "dark discard Tester", "dark holds 1", "dark may not use 1 of Slinger: SW-ABIL-8"
    )


def test_a_tapped_unit_cannot_tap(tester):
    """SW-ABIL-6."""
    t = tester(f"dark  character: Scholar {{tapped}}, Morning\n{LIGHT}\nstep: build dark")
    t.look("dark may not use 1 of Scholar: SW-ABIL-6")


def test_an_ability_is_played_once_a_chance(tester):
    """SW-ABIL-7, SW-ABIL-8, SW-BC-8: once an attack, even with several goes."""
    t = tester(
        """
            dark  character: Booster, Thinker, Slow   force: 9
            light  character: Weak, Thinker   force: 9
            step: character
        """
    )
    t.do(
        "dark passes",
        "light passes",
        "dark chooses Booster",
        "dark attacks Weak with Booster",
        "dark uses 1 of Booster",
    )
    t.do("light uses 1 of Thinker").look("dark may not use 1 of Booster: SW-BC-8", "Booster power 5")


def test_once_a_turn_in_the_battle_without_words_of_time(tester):
    """SW-ABIL-8: not in the build step, and not twice."""
    t = tester(f"dark  character: Thinker, Weak   force: 3\n{LIGHT}\nstep: build dark")
    t.look("dark may not use 1 of Thinker: SW-POP-4").do(
        "dark is done", "light is done", "dark is done", "light is done"
    )
    t.do("dark uses 1 of Thinker").look("dark holds 1", "dark force 2", "dark asked next unit")
    t.look("dark may not use 1 of Thinker: SW-POP-4")


def test_abilities_work_in_arenas(tester):
    """SW-ABIL-9: but for those that prevent."""
    t = tester(f"dark  build: Thinker   character: Thinker, Weak   force: 9\n{LIGHT}\nstep: character")
    t.look("dark may not use 1 of Thinker#2: SW-ABIL-9", "dark may use 1 of Thinker#1")


def test_two_alike_are_two(tester):
    """SW-ABIL-10."""
    t = tester(f"dark  character: Twice, Weak   force: 3\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Twice").look("dark may not use 1 of Twice: SW-ABIL-8").do("dark uses 2 of Twice")
    t.look("dark holds 2", "dark asked next unit")


def test_a_trigger_works_in_an_arena_and_looks_back_to_it(tester):
    """SW-ABIL-11: not from the build zone; what was discarded still hears of it."""
    t = tester(
        """
            dark  character: Sniper, Slow   force: 1
            light  character: Martyr {damage 3}, Slow  build: Mourner
            step: character
        """
    )
    t.do("dark uses 1 of Sniper", "dark chooses Martyr").look("light force 3", "light discard Martyr")


def test_first_all_that_belongs_to_the_trigger(tester):
    """SW-ABIL-12: tapped, defender chosen; then the card; then the chance."""
    t = tester("dark  character: Greeter, Booster, Slow   force: 1\nlight  character: Weak, Slow\nstep: character")
    t.do("dark chooses Greeter", "dark attacks Weak with Greeter")
    t.look("told UnitTapped, AttackDeclared, AbilityTriggered, CardsDrawn", "dark asked window:open")


def test_what_rerolls_or_prevents_waits_for_that_chance(tester):
    """SW-ABIL-13: set off by the attack, it acts when the damage is pending."""
    t = tester(
        "dark  character: Tester, Slow\nlight  character: Padded, Roller, Slow  force: 1\nstep: character", 5, 5, 1
    )
    t.do("dark attacks Padded with Tester").look("Padded damage 0", "light asked window:reroll")
    assert triggered(t) == []
    t.do("light passes").look("told HitsCounted, DamagePending, AbilityTriggered, DamagePrevented", "Padded damage 1")


def test_dark_first_and_new_triggers_join(tester):
    """SW-ABIL-14: what a trigger of Dark sets off for Dark goes before what waited for Light."""
    t = tester("""
        dark  character: Chain, Echo, Slow
        light  character: Sniper, Echo, Slow   force: 1
        step: character
    """)
    t.do(
        "light uses 1 of Sniper", "light chooses Chain", "dark chooses Chain", "dark chooses Slow", "dark chooses Echo"
    )
    t.do("light chooses Echo").look("dark force 2", "light force 2")
    gains = [one.seat for entry in t.match.events for one in entry if isinstance(one, ForceChanged) and one.change > 0]
    assert gains == [0, 0, 1, 1]


def test_a_chance_that_a_trigger_opens_comes_first(tester):
    """SW-ABIL-15: the damage of Chain is over before the others go on."""
    t = tester("""
        dark  character: Chain, Echo, Evader   force: 1
        light  character: Sniper, Slow   force: 1
        step: character
    """)
    t.do("light uses 1 of Sniper", "light chooses Chain", "dark chooses Chain", "dark chooses Evader")
    t.look("dark asked window:prevent", "dark force 1", "pending 1 to Evader").do("dark passes", "dark chooses Echo")
    t.look("dark force 3")


def test_may_and_must(tester):
    """SW-ABIL-16."""
    t = tester(f"dark  character: Willing, Slow\n{LIGHT}\nstep: character", 1, 1, 1)
    t.do("dark attacks Weak with Willing").look("dark asked choose:may").do("dark chooses no").look("dark force 0")


def test_a_static_ability_is_on_or_off(tester):
    """SW-ABIL-17, SW-ABIL-18: with the unit in its arena; off at once when it leaves, other effects aside."""
    t = tester("""
        dark  character: Slow, Tapper   force: 1
        light  character: Oppressor, Slow
        step: character
    """)
    t.look("Tapper speed 20", "dark's Slow speed 0").do("dark uses 1 of Tapper", "dark chooses Oppressor")
    t.look("Tapper speed 30", "dark's Slow speed 10")


def test_modifiers_add_up(tester):
    """SW-ABIL-19: speed and power below nothing too; only dice are not."""
    t = tester("dark  character: Curse, Leader, Leader\nlight  character: Slow, Weak\nstep: build dark")
    t.look("Slow speed -30", "Slow power -6", "Leader#1 power 4", "Curse power 5")


@pytest.mark.parametrize(("name", "after"), [("Booster", 3), ("Fighter", 5), ("Turner", 5)])
def test_how_long_an_effect_lasts(tester, name, after):
    """SW-ABIL-20: the attack, the battle, the turn."""
    t = tester(f"dark  character: {name}, Slow   force: 1\nlight  character: Weak, Slow\nstep: character", *[1] * 5)
    if name == "Booster":
        t.do("dark attacks Weak with Booster", "dark uses 1 of Booster").look("dice 1 1 1 1 1")
    else:
        t.do(f"dark uses 1 of {name}").look(f"{name} power 5").do(f"dark attacks Weak with {name}")
    t.look(f"{name} power {after}")


def test_an_effect_outlives_who_made_it(tester):
    """SW-ABIL-21."""
    t = tester("""
        dark  character: Mother {damage 3}, Slow   force: 1
        light  character: Sniper, Slow   force: 1
        step: character
    """)
    t.do("dark uses 1 of Mother", "dark chooses Slow", "light uses 1 of Sniper", "light chooses Mother")
    t.look("dark discard Mother", "dark's Slow speed 60")


# ---- Battle cards


def test_what_may_be_played_any_number_of_times_may_in_the_build_step_too(tester):
    """SW-ABIL-8."""
    t = tester("dark  character: Often Builder   force: 2\nlight  character: Weak {tapped}\nstep: build dark")
    t.do("dark uses 1 of Often Builder", "dark uses 1 of Often Builder")
    t.look("dark holds 2", "dark may not use 1 of Often Builder: SW-ZONE-6")


def test_build_points_are_a_cost_that_is_paid_in_full(tester):
    """SW-ABIL-5, SW-ZONE-7."""
    drawn = "dark  character: Hirer   points: {}\nlight  character: Weak {{tapped}}\nstep: build dark"
    tester(drawn.format(1)).look("dark may not use 1 of Hirer: SW-ABIL-5")
    tester(drawn.format(2)).do("dark uses 1 of Hirer").look("dark points 0", "dark holds 1")


def test_a_card_does_not_pay_for_itself(tester):
    """SW-ABIL-5, SW-BC-2: it has left the hand when its cost is paid."""
    drawn = "dark  character: Thinker   force: 1   hand: {}\nlight  character: Weak, Slow\nstep: character"
    tester(drawn.format("Gamble")).look("dark may not play Gamble: SW-ABIL-5")
    tester(drawn.format("Gamble, Plan")).do("dark plays Gamble").look("dark discard Gamble, Plan", "dark holds 1")


@pytest.mark.parametrize(("name", "aim"), [("Recycler", "light"), ("Archivist", "dark")])
def test_a_deck_into_which_something_goes_is_shuffled(tester, name, aim):
    """SW-ZONE-1: a unit into its owner's, a card of the discard pile into one's own; nobody knows where it lies."""
    t = tester(f"dark  character: {name}   discard: Fast   deck: Slow   force: 1\n"
               "light  character: Weak, Slow   deck: Slow\nstep: character", "S")  # fmt: skip
    t.do(f"dark uses 1 of {name}", *(["dark chooses Weak"] if aim == "light" else []))
    t.look("told DeckShuffled", f"{aim} deck 2")
    assert t.match._state.seats[0].known == t.match._state.seats[1].known == (0, 0)


def test_of_several_only_untapped_units_are_tapped(tester):
    """SW-ABIL-5: the one that is tapped already is no choice."""
    t = tester("dark  character: Binder   force: 1\nlight  character: Fast {tapped}, Weak, Slow\nstep: character")
    t.do("dark uses 1 of Binder").must_choose_exactly("dark", "dark chooses Weak", "dark chooses Slow")


def test_a_deck_may_hide_what_is_searched_for(tester):
    """SW-ZONE-1: nobody can hold that it is there, so nothing may be taken."""
    t = tester("dark  character: Drafter   deck: Fast, Weak\nlight  character: Weak {tapped}\nstep: build dark")
    t.do("dark uses 1 of Drafter").look("dark may choose nothing", "dark may choose Fast")


def test_a_number_that_an_effect_counted_stays_as_it_was(tester):
    """SW-ABIL-1, SW-ABIL-20: it was counted when the effect began."""
    t = tester("dark  character: Rallier   space: Fighter Ship, Slow Ship {damage 2}   force: 1\n"
               "light  character: Sniper, Slow   force: 1\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Rallier").look("Rallier power 5").do("light uses 1 of Sniper", "light chooses Slow Ship")
    t.look("dark discard Slow Ship", "Rallier power 5")


@pytest.mark.parametrize(("name", "force"), [("Avid", 1), ("Watcher", 2)])
def test_what_hears_once_a_turn_and_what_hears_all_the_turn(tester, name, force):
    """SW-ABIL-16, SW-ABIL-20: two shots at one Force each, and one for each that is heard."""
    t = tester(f"dark  character: {name}, Sniper, Sniper   force: 2\nlight  character: Slow, Weak\nstep: build dark")
    t.do(*(["dark uses 1 of Watcher"] if name == "Watcher" else []), *["dark is done", "light is done"] * 2)
    t.do("dark uses 1 of Sniper#1", "dark chooses Slow", "dark uses 1 of Sniper#2", "dark chooses Weak")
    t.look(f"dark force {force}")


@pytest.mark.parametrize("step", ["build dark", "character"])
def test_only_activated_abilities_are_played(tester, step):
    """SW-ABIL-2: triggered and static ones can't be, whoever asks for it."""
    t = tester(f"dark  character: Greeter, Armored, Thinker   force: 9\n{LIGHT}\nstep: {step}")
    for unit in [*t.match._state.units.values()][:2]:
        wanted = Option.foreign("use", (unit.id, 0))
        assert t.match.rules.why_not(t.match._state, 0, wanted) == "SW-ABIL-2"


def test_a_cost_that_cannot_be_paid_in_full(tester):
    """SW-ABIL-5: its parts add up, and what it discards has to be there."""
    t = tester(f"dark  character: Payer, Sacrificer, Thinker   force: 1\n{LIGHT}\nstep: character")
    t.look("dark may not use 1 of Payer: SW-ZONE-6", "dark may not use 1 of Sacrificer: SW-ABIL-5")
    t = tester(f"dark  character: Payer, Sacrificer   space: Fighter Ship   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Payer", "dark uses 1 of Sacrificer").look("dark force 0", "dark holds 2")


def test_an_ability_comes_back_with_its_period(tester):
    """SW-ABIL-8, SW-BC-8, SW-KW-INTERCEPT-2: for the next attack."""
    t = tester("""
        dark  character: Fast, Booster, Slow   force: 9
        light  character: Weak, Guard, Slow   force: 9
        step: character
    """, *[1] * 3)  # fmt: skip
    t.do("dark attacks Weak with Fast", "dark uses 1 of Booster", "light uses Intercept of Guard", "light passes")
    t.do("dark attacks Weak with Booster")
    t.look("dark may use 1 of Booster").do("dark uses 1 of Booster").look("light may use Intercept of Guard")


def test_what_prevents_or_rerolls_is_for_once_a_chance(tester):
    """SW-ABIL-8, SW-BC-13, SW-BC-14: not twice in one, and again in the next."""
    t = tester("""
        dark  character: Bomber, Sniper, Slow   force: 9
        light  character: Shielder, Fast, Slow   force: 9
        step: character
    """)
    t.do("dark uses 1 of Bomber", "light uses 1 of Shielder", "light chooses Fast").look("Shielder damage 2")
    t.do("dark uses 1 of Sniper", "dark chooses Fast").look("light may use 1 of Shielder", "light asked window:prevent")


def test_a_reroll_in_a_later_attack(tester):
    """SW-ABIL-8, SW-BC-14: an unlimited number of rolls, each once."""
    t = tester(
        "dark  character: Fast, Tester, Slow\nlight  character: Tough, Roller   force: 9\nstep: character", *[4] * 6
    )
    t.do("dark attacks Tough with Fast", "light uses 1 of Roller", "light chooses nothing").look("Tough damage 3")
    t.do("dark attacks Tough with Tester").look("light asked window:reroll", "light may use 1 of Roller")


def test_any_number_of_times_and_again_next_turn(tester):
    """SW-ABIL-8: where a card says so; what is for once a turn is there in the next one."""
    t = tester(f"dark  character: Often, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Often", "dark uses 1 of Often").look("dark holds 2")
    t = tester("dark  character: Thinker {tapped}   force: 2\nlight  character: Weak {tapped}\nstep: character", 1)
    t.do("dark uses 1 of Thinker")
    t.do("dark is done", "light is done", "dark is done", "light is done").look("dark may use 1 of Thinker")


def test_what_prevents_works_from_the_build_zone(tester):
    """SW-ABIL-9, SW-ABIL-13: in its chance, and in no other."""
    t = tester("""
        dark  character: Sniper, Slow   force: 9
        light  character: Evader, Thinker, Slow   force: 9
        step: character
    """)
    t.do("dark passes").look("light may not use Evade of Evader: SW-BC-13").do("light uses 1 of Thinker")
    t.do("dark uses 1 of Sniper", "dark chooses Evader").look("pending 2 to Evader", "light may use Evade of Evader")
    t = tester("dark  character: Tester, Slow\nlight  build: Evader   character: Slow   force: 1\n"
               "step: character   damage: 1 from Tester to Evader")  # fmt: skip
    t.look("light may use Evade of Evader")


def test_who_is_discarded_from_the_build_zone_hears_nothing(tester):
    """SW-ABIL-11."""
    t = tester(f"dark  character: Purger, Slow   force: 1\n{LIGHT}   build: Martyr\nstep: character")
    t.do("dark uses 1 of Purger", "dark chooses Martyr").look("light discard Martyr", "light force 0")


def test_a_trigger_without_may_is_a_must(tester):
    """SW-ABIL-16: nobody is asked."""
    t = tester(f"dark  character: Greeter, Slow\n{LIGHT}\nstep: character", 1, 1, 1)
    t.do("dark attacks Weak with Greeter").look("dark holds 1", "told CardsDrawn, DiceRolled")


def test_a_static_ability_that_is_tied_to_an_arena(tester):
    """SW-ABIL-18, SW-PILOT-16: a pilot on a ship is not in the Character arena, and "this unit" is nobody."""
    t = tester(f"dark  space: Fighter Ship [Grim Pilot]\n{LIGHT}\nstep: build dark")
    t.look("Slow speed 10", "Grim Pilot health 4").do("dark takes Grim Pilot off to the Character arena")
    t.look("Slow speed 0", "Grim Pilot health 6")


def test_effects_of_one_sort_add_up(tester):
    """SW-ABIL-19."""
    t = tester(f"dark  character: Mother, Mother, Slow   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Mother#1", "dark chooses Slow", "dark uses 1 of Mother#2", "dark chooses Slow")
    t.look("dark's Slow speed 110")


def test_what_is_for_the_turn_outlasts_the_battle(tester):
    """SW-ABIL-20: and ends with the turn, on players as on units."""
    t = tester(
        "dark  character: Evening {tapped}, Silencer {tapped}   force: 2\n"
        "light  character: Weak {tapped}   hand: Insight   force: 9\nstep: character", 1,
    )  # fmt: skip
    t.do("dark uses 1 of Evening", "light passes", "dark uses 1 of Silencer").look("dark force 9", "turn 3")
    t.do("dark is done", "light is done", "dark is done", "light is done", "dark passes")
    t.look("Evening power 3", "light may play Insight")


def test_what_holds_for_a_player_stays_when_its_unit_goes(tester):
    """SW-ABIL-21."""
    t = tester("dark  character: Silencer {damage 3}, Slow   force: 1\n"
               "light  character: Sniper, Thinker   hand: Insight   force: 9\nstep: character")  # fmt: skip
    t.do("dark uses 1 of Silencer", "light uses 1 of Sniper", "light chooses Silencer")
    t.look("dark discard Silencer", "light asked window:open", "light may not play Insight: SW-GOAL-10")


def test_what_waits_for_the_end_of_an_attack_has_it_without_the_attacker(tester):
    """SW-ABIL-21, SW-ATTACK-1: the attacker dies of its own damage, and the defender retreats all the same."""
    t = tester("dark  character: Lord {damage 3}, Slow\nlight  character: Deflector, Slow   force: 1\nstep: character",
               4, 1, 1)  # fmt: skip
    t.do("dark attacks Deflector with Lord", "light uses Deflect of Deflector", "light chooses Lord")
    t.look("dark discard Lord", "Deflector place build")


def test_each_unit_has_its_own_ability(tester):
    """SW-ABIL-8: of two alike each once."""
    t = tester(f"dark  character: Thinker, Thinker   force: 2\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Thinker#1").look("dark may not use 1 of Thinker#1: SW-ABIL-8")
    t.do("dark uses 1 of Thinker#2").look("dark holds 2")


def test_what_is_no_reroll_waits_for_the_end_of_its_chance(tester):
    """SW-ABIL-13, SW-TURN-6: the point comes after those of the roll."""
    t = tester("dark  character: Counter\nlight  character: Weak {tapped}\nstep: roll", 2)
    t.look("told DiceRolled, PointsChanged, PointsChanged, AbilityTriggered, PointsChanged")


def test_a_keyword_is_static_or_activated(tester):
    """SW-ABIL-4."""
    t = tester(f"dark  character: Armored, Evader\n{LIGHT}\nstep: build dark")
    t.look("Armored keywords armor 1", "Armored abilities 0", "Evader keywords none", "Evader abilities 1")


def test_what_changes_a_unit_is_seen_with_the_card_that_says_so(tester):
    """SW-ABIL-19, SW-PILOT-17: of its own, of another unit, of a pilot; an effect that lasts is told apart."""
    t = tester(
        """
            dark  character: Leader, Turner, Armored   space: Fighter Ship [Pilot]   force: 9
            light  character: Weak {tapped}, Slow {tapped}   space: Slow Ship {tapped}
            step: character
        """
    )
    t.do("dark uses 1 of Turner")
    view = t.match.rules.view(t.match._state, 0)
    name = t.match._state.card
    seen = {
        name(unit.cards[-1]).name: {name(kind).name: dict(gives) for kind, gives in unit.changes}
        for units in view.arenas.values()
        for unit in units
    }
    assert {unit: changes for unit, changes in seen.items() if changes} == {
        "Turner": {"Leader": {"power": 1}},
        "Armored": {"Leader": {"power": 1}},
        "Fighter Ship": {"Leader": {"power": 1}, "Pilot": {"speed": 20}},
    }
