"""Sith Rising (SR), Battle cards, Missions and Locations: facts only, numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    Called,
    Choose,
    Count,
    Discard,
    Do,
    Draw,
    Exists,
    Heal,
    If,
    Lasting,
    May,
    When,
    one,
    up_to,
)
from stolik.games.star_wars.ast.nodes import (
    Attacking,
    ChooseArena,
    Damage,
    Gain,
    Gets,
    Keyword,
    Lose,
    Numbered,
    Prevent,
    Reroll,
    Retreat,
    Sort,
    Untap,
    UpTo,
    Without,
)

from .recipes import battle, every, gets, mission, once, paid, theirs, yours

CARDS = (
    battle(
        "SR-12",
        "Impossible Victory",
        "light",
        paid(12, Do((ChooseArena(), Untap(up_to(2, yours(at="that arena")))))),
    ),
    battle(
        "SR-14",
        "Jedi Bravery",
        "light",
        paid(6, Do((ChooseArena(), Lasting(Gets(power=2), yours(at="that arena"), "battle")))),
    ),
    battle(
        "SR-29",
        "Unfriendly Fire",
        "dark",
        paid(7, Do((ChooseArena(), Damage(2, every(at="that arena"))))),
    ),
    battle(
        "SR-33",
        "Careful Targeting",
        "neutral",
        paid(1, Lasting(Without("shields"), one(every()), "battle")),
    ),
    battle(
        "SR-34",
        "Clever Escape",
        "neutral",
        paid(4, Untap(one(yours(Numbered("power", "<=", 5))))),
    ),
    battle(
        "SR-48",
        "Moment of Truth",
        "light",
        paid(
            1,
            Do(
                (
                    Choose(one(yours())),
                    If(
                        Exists(every(Called("Mace Windu"), at="character")),
                        Prevent(2, CHOSEN, choice=True),
                        Prevent(1, CHOSEN),
                    ),
                )
            ),
        ),
    ),
    battle(
        "SR-50",
        "Out of His Misery",
        "light",
        paid(3, gets(one(yours("Jedi")), "battle", Gets(speed=20), Keyword("stun", 4))),
    ),
    mission(
        "SR-53",
        "Price of Failure",
        "dark",
        2,
        do=May(Discard(one(yours(at="arenas"))), then=Do((Draw(4), Gain(1)))),
    ),
    mission(
        "SR-55",
        "Recognition of Valor",
        "light",
        3,
        do=Gain(Count(yours("Jedi", at="arenas"))),
    ),
    battle(
        "SR-58",
        "Trade Federation Offensive",
        "dark",
        paid(4, Do((ChooseArena(("space", "ground")), Lasting(Gets(speed=30), yours(at="that arena"), "battle")))),
    ),
    mission(
        "SR-60",
        "Visit the Lake Retreat",
        "light",
        3,
        do=Do(
            (
                Heal(UpTo(2), one(yours("space"))),
                Heal(UpTo(2), one(yours("ground"))),
                Heal(UpTo(2), one(yours("character"))),
            )
        ),
    ),
    battle(
        "SR-62",
        "Aggressive Negotiations",
        "neutral",
        paid(4, Lasting(Keyword("critical hit", 3), one(yours()), "attack")),
    ),
    battle(
        "SR-66",
        "Brutal Assault",
        "neutral",
        paid(2, gets(one(yours()), "attack", Gets(power=5), When("unit attack ends", Damage(2, SELF)))),
    ),
    mission(
        "SR-70",
        "Concentrated Fire",
        "neutral",
        2,
        do=once("battle phase starts", Damage(4, one(theirs(at="space")), dice=True)),
    ),
    mission(
        "SR-77",
        "Maul's Strategy",
        "dark",
        3,
        do=Do(
            (
                Gain(2),
                Lose(2, "opponent"),
                If(Exists(every(Called("Darth Maul"), at="character")), Do((Gain(1), Lose(1, "opponent")))),
            )
        ),
    ),
    battle(
        "SR-81",
        "Padawan and Senator",
        "neutral",
        paid(5, Lasting(Gets(power=3), up_to(2, yours()), "battle")),
    ),
    mission(
        "SR-82",
        "Reassemble C-3PO",
        "neutral",
        1,
        do=Heal(UpTo(2), one(yours())),
    ),
    battle(
        "SR-84",
        "Retreat Underground",
        "neutral",
        paid(1, Retreat(one(yours(at="arenas"))), only="no attack"),
    ),
    mission(
        "SR-85",
        "Run the Gauntlet",
        "neutral",
        2,
        do=once("battle phase starts", Do((Damage(6, one(theirs(at="ground")), dice=True), Gain(2, "opponent")))),
    ),
    battle(
        "SR-87",
        "Shoot Her or Something",
        "neutral",
        paid(2, Reroll("some", "attack", "opponent")),
    ),
    battle(
        "SR-89",
        "Suppressing Fire",
        "neutral",
        paid(2, Lasting(Gets(power=4), one(yours("space", Attacking(Sort("ground")))), "attack")),
    ),
)
