"""Single steps of effects: what each asks, does, shows and leaves for the next."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import HandSeen

LIGHT = "light  character: Weak, Slow"


@pytest.mark.parametrize(
    ("drawn", "offered"),
    [
        ("character: Rouser", True),
        ("character: Tired", False),
        ("character: Tester   space: Fighter Ship [Tired]", True),
        ("character: Wishful", False),
        ("character: Wishful   space: Fighter Ship", True),
        ("character: Merciful", False),
        ("character: Merciful   space: Fighter Ship", True),
    ],
)
def test_what_may_be_done_is_offered_where_it_can_be(tester, drawn, offered):
    """SW-ABIL-16, SW-PILOT-16: an attacker is tapped already; a pilot on a unit is tapped itself."""
    t = tester(f"dark  {drawn}   ground: Thinking Bunker   force: 1\n{LIGHT}\nstep: character").do("dark passes")
    t.do(f"dark attacks Weak with {drawn.split()[1]}")
    t.look("dark asked " + ("choose:may" if offered else "window:open"))


@pytest.mark.parametrize(
    ("name", "drawn", "chosen", "gained"),
    [
        ("Leech", "", (), 3),
        ("Scrapper", "hand: Plan, Luck, Rage", ("Plan, Luck",), 2),
        ("Sweeper", "space: Slow Ship, Capital Ship", ("Capital Ship, Slow Ship",), 2),
        ("Wrecker", "built: Errand {2}", (), 2),
        ("Medic", "ground: Speeder {damage 2}", ("Speeder",), 2),
    ],
)
def test_that_many_is_what_was_done_and_no_more(tester, name, drawn, chosen, gained):
    """SW-ABIL-1, SW-ZONE-5: Force that was there, cards, units, build counters and damage counters."""
    t = tester(f"dark  character: {name}   {drawn}\n{LIGHT}   force: 3\nstep: character").do(f"dark uses 1 of {name}")
    t.do(*[f"dark chooses {one}" for one in chosen]).look(f"dark force {gained}")


def test_what_comes_out_of_a_pile_is_seen_and_what_comes_out_of_a_deck_is_not(tester):
    """SW-ZONE-2: by a search, and by what returns a card."""
    drawn = f"dark  character: {{}}   discard: Fast, Dear   deck: Tough, Hidden\n{LIGHT}\nstep: {{}}"
    for name, step, card, seen in (
        ("Finder", "character", "Dear", "Dear"),
        ("Fetcher", "build dark", "Dear", "Dear"),
        ("Drafter", "build dark", "Tough", "?"),
    ):
        t = tester(drawn.format(name, step)).do(f"dark uses 1 of {name}", f"dark chooses {card}")
        t.look(f"light sees dark hand {seen}", f"dark hand {card}")
        assert [len(t.match.view(seat).seats[0].known) for seat in (0, 1)] == [0, int(seen != "?")]


def test_who_looks_at_a_hand_sees_it_until_that_is_done(tester):
    """SW-ZONE-1."""
    match = tester(f"dark  character: Spy\n{LIGHT}   hand: Luck, Plan\nstep: character").match
    seen = []
    for verb in ("use", "done"):
        match.answer([one for one in match.decision.options if one.verb == verb])
        seen.append([len(match.view(seat).looking) for seat in (0, 1)])
        worlds = [match.rules.determinise(match._state, seat, 1) for seat in (0, 1)]
        assert [len(world.looking) for world in worlds] == seen[-1]
    assert seen == [[2, 0], [0, 0]] and match.decision.kind == "choose:may"
    assert [(one.seat, one.by) for events in match.events for one in events if isinstance(one, HandSeen)] == [(1, 0)]


@pytest.mark.parametrize(("name", "known"), [("Planner", [True, False]), ("Announcer", [True, True])])
def test_who_knows_what_was_put_on_a_deck(tester, name, known):
    """SW-ZONE-1: who put it there, and the other one if it was shown."""
    t = tester(f"dark  character: {name}   deck: Fast, Dear, Tough\n{LIGHT}\nstep: build dark")
    t.do(f"dark uses 1 of {name}", "dark chooses Tough").look("dark deck top Tough")
    state, rules = t.match._state, t.match.rules
    tops = [{rules.determinise(state, seat, n).seats[0].deck[-1] for n in range(9)} for seat in (0, 1)]
    assert [len(one) == 1 for one in tops] == known
    (scripted := state.clone()).script = (6,)
    assert rules.determinise(scripted, 1, 0).script == ()  # nor dice that are planned


def test_what_goes_under_a_deck_is_its_last_card(tester):
    """SW-ZONE-1."""
    t = tester(f"dark  character: Burier   deck: Fast, Dear, Tough\n{LIGHT}\nstep: build dark")
    state = t.do("dark uses 1 of Burier", "dark chooses Dear").match._state
    assert [state.card(kind).name for kind in state.seats[0].deck].index("Dear") == 0


@pytest.mark.parametrize(("ships", "drawn"), [("Slow Ship", 2), ("Slow Ship, Capital Ship", 4)])
def test_cards_are_drawn_for_each(tester, ships, drawn):
    """SW-ABIL-1."""
    t = tester(f"dark  character: Mustering   space: {ships}\n{LIGHT}\nstep: build dark").do("dark uses 1 of Mustering")
    t.look(f"dark holds {drawn}")


def test_no_more_is_offered_than_there_is(tester):
    """SW-ABIL-1: "up to 4" of 2 counters; an arena out of two."""
    t = tester(f"dark  character: Nurse {{damage 2}}\n{LIGHT}\nstep: character").do("dark uses 1 of Nurse")
    t.look("dark may choose 2", "dark may choose 0", "dark may not choose 3")
    t = tester(f"dark  character: Tester   hand: Low Sweep\n{LIGHT}\nstep: character").do("dark plays Low Sweep")
    t.look("dark may choose space", "dark may not choose character")


def test_the_opponent_may_be_the_one_who_wins(tester):
    """SW-GOAL-7."""
    tester(f"dark  character: Loser\n{LIGHT}\nstep: character").do("dark uses 1 of Loser").look("over light SW-GOAL-7")


def test_the_dice_of_an_effect_are_its_players(tester):
    """SW-BC-14, SW-POP-7."""
    t = tester("dark  character: Dice Player, Attack Roller   force: 2\nlight  character: Attack Roller   force: 2\n"
               "step: character", 3, 5)  # fmt: skip
    t.do("dark uses 1 of Dice Player").look("dark may use 2 of Attack Roller", "dark may not use 1 of Attack Roller")
    t.do("dark uses 2 of Attack Roller").look("dark force 5")


def test_what_is_in_the_build_zone_does_not_retreat_again(tester):
    """SW-RETREAT-5: so the effect doesn't tap it; a pilot that retreats alone is told as a pilot."""
    t = tester(f"dark  character: Hustler   space: Fighter Ship [Pilot]\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Hustler", "dark chooses Weak").look("Weak place build", "Weak tapped no")
    t = tester(f"dark  character: Ejector   space: Fighter Ship [Pilot]\n{LIGHT}\nstep: character")
    t.do("dark uses 1 of Ejector").look("Pilot place build", "Fighter Ship pilots none", "told PilotMoved")


def test_what_an_effect_brings_into_battle_is_what_it_speaks_of_next(tester):
    """SW-ABIL-1."""
    t = tester(f"dark  character: Raiser   discard: Fast\n{LIGHT}\nstep: character").do("dark uses 1 of Raiser")
    t.look("Fast place character", "Fast tapped yes")


def test_who_prevents_damage_is_the_one_who_hears_of_it(tester):
    """SW-ABIL-12: "when you prevent damage to one of your units" is not about what the opponent prevents there."""
    t = tester("dark  character: Weak, Helper, Slow\nlight  character: Mediator, Tester   force: 1\n"
               "step: character   damage: 2 from Tester to Weak")  # fmt: skip
    t.do("light uses 1 of Mediator").look("Weak damage 0", "dark force 0")


@pytest.mark.parametrize(("n", "asked"), [(0, "nothing"), (1, "choose:deflect")])
def test_where_nothing_was_prevented_nothing_is_turned_elsewhere(tester, n, asked):
    """SW-KW-DEFLECT-3."""
    t = tester("dark  character: Tester, Slow\nlight  character: Weak, Slow   hand: Turn OutOfPlay\n"
               "step: character   damage: 2 from Tester to Weak")  # fmt: skip
    t.do("light plays Turn OutOfPlay", f"light chooses {n}").look(f"light asked {asked}")


@pytest.mark.parametrize("act", ["uses 1 of Champion", "plays Champion's Blow"])
def test_damage_is_done_by_whom_the_words_name(tester, act):
    """SW-DAMAGE-1, SW-KW-STUN-3, SW-BC-4: with that unit's power and Stun; who is hit is chosen after it."""
    t = tester(
        f"dark  character: Champion, Stunner {{tapped}}   hand: Champion's Blow\n{LIGHT}, Tough\nstep: character"
    )
    t.do(f"dark {act}", "dark chooses Stunner", "dark chooses Tough")
    t.look("Tough damage 3", "Tough power 2", "Tough tapped yes", "Champion tapped no")


def test_a_view_says_where_a_pilot_is_and_which_ability_was_played(tester):
    """SW-ABIL-10, SW-PILOT-7: of two equal units the one; what another card grants has no place on the unit's own."""
    t = tester("dark  space: Fighter Ship [Pilot]   character: Thinker, Thinker, Commander   force: 2\n"
               f"{LIGHT}\nstep: character").do("dark uses 1 of Thinker#1")  # fmt: skip
    view = t.match.view(1)
    assert [one.place for ship in view.arenas["space"] for one in ship.pilots] == ["space"]
    thinkers = [[(one.place, one.used) for one in unit.abilities] for unit in view.arenas["character"][:2]]
    assert thinkers == [[("0", True), ("", False)], [("0", False), ("", False)]]


def test_what_a_player_might_try_is_said_once_and_is_about_their_own_units(tester):
    """SW-BATTLE-3, SW-POP-4."""
    match = (
        tester(f"dark  character: Fast, Thinker, Marksman   force: 1\n{LIGHT}\nstep: character").do("dark passes").match
    )
    tried = [[(one.verb, one.args) for one in match.rules.intents(match._state, seat)] for seat in (0, 1)]
    assert match.decision.kind == "act" and len(tried[0]) == len(set(tried[0]))
    assert [verb for verb, _ in tried[0]].count("use") == 1
    assert {verb for verb, _ in tried[0]} >= {"attack", "rest", "use"} and {verb for verb, _ in tried[1]} == {"pass"}


def test_what_a_prevention_sets_off_waits_until_its_chance_is_over(tester):
    """SW-ABIL-15: the Force that it brings comes too late for a second one in the same chance."""
    t = tester("dark  character: Tester, Slow\nlight  character: Helper, Slow   hand: Save   force: 1\n"
               "step: character   damage: 3 from Tester to Helper")  # fmt: skip
    t.do("light uses 1 of Helper", "light chooses 2").look("Helper damage 1", "light force 1", "light hand Save")


def test_units_that_cannot_play_abilities_play_none(tester):
    """SW-GOAL-10: those that it names, and no others."""
    t = tester("dark  character: Muzzler, Thinker   force: 1\nlight  character: Thinker   force: 1\nstep: character")
    t.look("dark may use 1 of Thinker").do("dark passes").look("light asked nothing")


def test_of_equal_units_the_view_names_those_first_that_came_first(tester):
    """SW-BATTLE-3, SW-BATTLE-4: one that came back waits behind those that stayed."""
    t = tester("dark  character: Escaper, Jumper, Padder   force: 2\nlight  character: Weak, Fast\nstep: character")
    t.do("dark uses 1 of Escaper", "dark uses 1 of Jumper").look("Escaper place character")
    state, queue = t.match._state, t.match.view(0).queue
    assert [state.top(state.units[n]).name for n in queue] == ["Fast", "Jumper", "Padder", "Escaper", "Weak"]


def test_from_the_top_of_a_deck_as_many_as_are_said_are_discarded(tester):
    """SW-ZONE-2."""
    t = tester(f"dark  character: Miner\n{LIGHT}   deck: Fast, Dear, Tough\nstep: character").do("dark uses 1 of Miner")
    t.look("light deck 1", "light discard Fast, Dear")


def test_who_is_saved_among_several_is_saved_from_all_that_can_be_prevented(tester):
    """SW-BC-13: "up to" is asked for one unit; of several each is saved from the most."""
    drawn = "dark  character: Tester, Slow\nlight  character: Weak, Fast, Patron   force: 1\nstep: character"
    t = tester(f"{drawn}   damage: 2 from Tester to Weak, 3 to Fast").do("light uses 1 of Patron")
    t.look("Weak damage 0", "Fast damage 1")


def test_what_lies_face_down_in_setup_is_a_unit_in_every_world(tester):
    """SW-SETUP-10."""
    t = tester("dark  deck: Tester x7, Errand x30\nlight  deck: Tester x20\nsetup: yes")
    state, rules = t.do("dark partially builds Tester").match._state, t.match.rules
    worlds = [rules.determinise(state, 1, n) for n in range(20)]
    assert "mission" not in {world.top(world.units[world.seats[0].zone[0]]).kind for world in worlds}
