"""Jedi Guardians (JG), Battle cards, Missions and Locations: facts only, numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Choose, Counters, Do, Heal, Hurt, Is, Lasting, one
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    Attacking,
    BuildPoints,
    ChooseArena,
    CostOf,
    Damage,
    Gain,
    Gets,
    Keyword,
    Prevent,
    Return,
    Sort,
    Tap,
    Untap,
)

from .recipes import battle, either, every, fetch, mission, paid, theirs, yours

CARDS = (
    battle(
        "JG-5",
        "Coup de Grace",
        "neutral",
        paid(8, Do((Choose(one(theirs(at="arenas"))), Damage(Counters(CHOSEN), CHOSEN)))),
    ),
    battle(
        "JG-12",
        "Furious Charge",
        "neutral",
        paid(3, Lasting(Keyword("overkill"), one(yours(at="arenas")), "attack")),
    ),
    battle(
        "JG-36",
        "Rapid Recovery",
        "light",
        paid(
            1,
            Do((Choose(one(yours("Diplomat", "character", Hurt()))), Heal(None, CHOSEN), Untap(CHOSEN))),
            only="no attack",
        ),
    ),
    battle(
        "JG-47",
        "Tyranus's Power",
        "dark",
        paid(1, Lasting(Gets(power=4), one(yours("Jedi", Attacking(Sort("Jedi")))), "attack")),
    ),
    mission(
        "JG-59",
        "Jedi Superiority",
        "light",
        2,
        do=Lasting(
            paid(1, Prevent(4, SELF, choice=True), while_=Is(ATTACKER, either("Clone", "Droid"))), yours("Jedi"), "turn"
        ),
    ),
    mission(
        "JG-60",
        "Lightsaber Gift",
        "neutral",
        1,
        do=Lasting(paid(2, Lasting(Gets(power=3), SELF, "attack")), yours("Jedi"), "turn"),
    ),
    battle(
        "JG-61",
        "Lightsaber Loss",
        "dark",
        paid(2, Lasting(Gets(power=-5), one(every("Jedi", Attacking())), "attack")),
    ),
    battle(
        "JG-72",
        "Tactical Leadership",
        "neutral",
        paid(5, Do((ChooseArena(), Lasting(Keyword("overkill"), yours(at="that arena"), "turn"))), only="no attack"),
    ),
    mission(
        "JG-74",
        "Train for War",
        "neutral",
        1,
        do=fetch("Clone"),
    ),
    mission(
        "JG-75",
        "Tyranus's Return",
        "dark",
        2,
        do=Do((Choose(one(yours("character"))), Gain(CostOf(CHOSEN)), Return(CHOSEN))),
    ),
    mission(
        "JG-87",
        "Droid Deactivation",
        "neutral",
        1,
        do=Tap(one(theirs("Droid"))),
    ),
    battle(
        "JG-93",
        "Gunship Offensive",
        "neutral",
        paid(6, Untap(one(yours(at="ground")))),
    ),
    battle(
        "JG-95",
        "Obi-Wan's Maneuver",
        "light",
        paid(0, Prevent(1, one(yours(either("space", "ground"))))),
    ),
    mission(
        "JG-96",
        "Plan for the Future",
        "neutral",
        3,
        do=BuildPoints(4),
    ),
)
