"""States from outside: a broken one is refused with the name of the field."""

from __future__ import annotations

import copy

import pytest

from stolik.games.star_wars.rules.procedure import Procedure
from stolik.games.star_wars.rules.state import Continuing, Controlled
from stolik.kernel.built import is_compiled
from stolik.kernel.codec import CodecError, from_data, to_data
from stolik.kernel.rules import SetupError

DRAWN = """
    dark  character: Tester, Slow   hand: Insight   built: Errand {2}   space: Fighter Ship [Pilot]   force: 3
    light  character: Evader, Slow   build: Weak   force: 2
    step: character   damage: 3 from Tester to Evader
"""


def unit(state, name):
    """The written unit of a number."""
    return next(one for n, one in state["units"]["{}"] if n == name)


def dark(state):
    """The written Dark Side player."""
    return state["seats"][0]


BROKEN = {
    "phase": lambda s: s.update(phase="tea"),
    "turn": lambda s: s.update(turn=-1),
    "turn ": lambda s: s.update(turn=True),
    "mover": lambda s: s.update(mover=2),
    "arena": lambda s: s.update(arena="air"),
    "arenas": lambda s: s.update(arenas={"{}": [["space", []], ["ground", []]]}),
    "units": lambda s: s["arenas"]["{}"][1][1].append(1),
    "units[1].damage": lambda s: unit(s, 1).update(damage=-1),
    "units[1].tapped": lambda s: unit(s, 1).update(tapped=1),
    "units[1].place": lambda s: unit(s, 1).update(place="moon"),
    "units[1].seat": lambda s: unit(s, 1).update(seat=2),
    "units[1].stack": lambda s: unit(s, 1).update(stack={"()": []}),
    "units[1].stack ": lambda s: unit(s, 1).update(stack={"()": [10**9]}),
    "seats[0].force": lambda s: dark(s).update(force=-1),
    "seats[0].points": lambda s: dark(s).update(points="many"),
    "seats[0].hand": lambda s: dark(s).update(hand=[-1]),
    "seats[0].shown": lambda s: dark(s).update(shown={"()": [0]}),
    "seats[0].known": lambda s: dark(s).update(known={"()": [0, 99]}),
    "seats": lambda s: dark(s)["deck"].pop(),
    "seats ": lambda s: s["seats"].pop(),
    "used": lambda s: s.update(used={"()": [{"()": [1, "x", "year"]}]}),
    "waiting": lambda s: s.update(waiting={"()": [3]}),
    "discarded": lambda s: s.update(discarded={"()": [{"()": ["air", 0, 0]}]}),
    "proposals.parts": lambda s: s["proposals"]["{}"][0][1].update(parts={"()": [{"()": [1, -3]}]}),
    "proposals.unit": lambda s: s["proposals"]["{}"][0][1].update(unit=-3),
    "agenda[0]": lambda s: s["agenda"][0].update(name="tea"),
    "agenda[0] ": lambda s: s["agenda"][0].update(at=99),
    "agenda[4]": lambda s: s["agenda"][-2].update(kind="tea"),
    "agenda[4]   ": lambda s: s["agenda"][-2].update(kind="reroll"),
    "agenda[4]    ": lambda s: s["agenda"][-2].update(about=99),
    "agenda[3]": lambda s: s["agenda"][-3]["data"].update({"{}": [["about", 99]]}),
    "agenda[4] ": lambda s: s["agenda"].insert(4, {**s["agenda"][0], "name": "attack", "at": 0}),
    "agenda[4]  ": lambda s: s["agenda"].insert(4, {**s["agenda"][0], "name": "counters", "at": 0}),
    "agenda": lambda s: s["agenda"][-1]["decision"].update(seat=5),
    "agenda ": lambda s: s["agenda"][-1]["decision"].update(options={"()": []}),
}


ATTACKED = """
    dark  character: Tester, Slow
    light  character: Weak, Roller   force: 1
    step: character
"""

BROKEN_ATTACK = {
    "strike": lambda s: [one.update(name="turn") for one in s["agenda"] if one.get("name") == "attack"],
    "strike.counted": lambda s: s["strike"].update(counted={"()": [{"()": [7, True]}]}),
    "strike.critical": lambda s: s["strike"].update(critical=-1),
    "proposals": lambda s: [one["data"]["{}"].clear() for one in s["agenda"] if one.get("name") == "attack"],
}


@pytest.mark.parametrize("field", BROKEN_ATTACK)
def test_a_broken_attack_is_refused_by_its_field(tester, rules, field):
    state = tester(ATTACKED, 4, 4, 4).do("dark attacks Weak with Tester").look("light asked window:reroll").match._state
    data = copy.deepcopy(to_data(state))
    BROKEN_ATTACK[field](data["state"])
    with pytest.raises(SetupError) as refused:
        rules.check(from_data(data, state.fixed))
    assert refused.value.place == f"state.{field}"


@pytest.mark.parametrize("field", [one for one in BROKEN if one != "turn " or not is_compiled()])  # True is 1 in C
def test_a_broken_state_is_refused_by_its_field(tester, rules, field):
    state = tester(DRAWN).match._state
    data = copy.deepcopy(to_data(state))
    BROKEN[field](data["state"])
    with pytest.raises((SetupError, CodecError)) as refused:  # compiled, what is of another type is not even read
        rules.check(from_data(data, state.fixed))
    refusal = refused.value
    place = refusal.place if isinstance(refusal, SetupError) else f"{refusal}".partition(":")[0]
    assert place in (f"state.{field.strip()}", f"state.{field.strip()}".replace("[1].", ".1."))


def test_the_state_itself_is_sound(tester, rules):
    state = tester(DRAWN).match._state
    rules.check(from_data(to_data(state), state.fixed))


def test_a_card_that_ended_the_game_as_it_took_effect_lies_nowhere(star_wars):
    """SW-GOAL-6: Plot the Secession draws from a deck that is too small; any other card that lies nowhere is missed."""
    t = star_wars(
        "dark  built: Plot the Secession {3}   character: Geonosian Guard   deck: Slave I (B) x2   hand: Dark Speed\n"
        "light  character: Yoda (B)\nstep: build dark"
    )
    t.do("dark completes Plot the Secession")
    state = t.match._state
    assert state.ended == "SW-GOAL-6"
    t.match.rules.check(state.clone())
    state.seats[1].deck.pop()
    with pytest.raises(SetupError, match="the cards of seat 1"):
        t.match.rules.check(state)


STRANGE = {
    "Whose a unit is": lambda s: setattr(
        next(iter(s.units.values())), "effects", (Continuing(Controlled(7, 9), 0, -1, "turn", 1),)
    ),
    "a quarry": lambda s: setattr(s, "used", (*s.used, (1, "quarry abc", "game"))),
    "who is moved": lambda s: s.agenda.insert(len(s.agenda) - 1, Procedure("transfer", seat=1, data={})),
}


@pytest.mark.parametrize("what", STRANGE)
def test_what_no_game_could_have_written_is_refused(tester, rules, what):
    """Before it is believed, not in the middle of the game."""
    state = tester(DRAWN).match._state.clone()
    STRANGE[what](state)
    with pytest.raises(SetupError):
        rules.check(state)
