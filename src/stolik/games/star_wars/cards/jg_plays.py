"""Jedi Guardians (JG), Battle cards, Missions and Locations: facts only, numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Choose,
    Compare,
    Count,
    Counters,
    Discard,
    Do,
    Draw,
    Heal,
    Hurt,
    If,
    Is,
    Lasting,
    May,
    OneOf,
    Search,
    Shuffle,
    Some,
    When,
    one,
    up_to,
)
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    EVENT,
    SPENT,
    Activated,
    Attacking,
    BuildPoints,
    ChooseArena,
    CostOf,
    Damage,
    Gain,
    Gets,
    InArena,
    Keyword,
    Level,
    LookAtTop,
    NamedType,
    NameType,
    Owned,
    Pay,
    Prevent,
    PreventFrom,
    PutInto,
    Reroll,
    Return,
    SameName,
    SeeBuilt,
    Sort,
    StatOf,
    Tap,
    Untap,
    Win,
)

from .recipes import SEE_HAND, UNTAPPED, battle, cards, either, every, fetch, mission, once, paid, theirs, yours

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
    mission(
        "JG-13",
        "Gather the Council",
        "light",
        5,
        do=Do(
            (
                Search(Some(0, None, cards("deck", "Council Member"), different="name"), "hand", show=True),
                Shuffle(),
                Gain(THAT_MANY),
            )
        ),
    ),
    mission(
        "JG-14",
        "Guidance of the Chancellor",
        "neutral",
        1,
        do=Do(
            (
                SEE_HAND,
                OneOf(
                    (
                        Do((Discard(cards("hand")), Draw(THAT_MANY))),
                        Do((Discard(cards("hand", whose="opponent")), Draw(THAT_MANY, "opponent"))),
                    )
                ),
            )
        ),
    ),
    mission(
        "JG-17",
        "Jedi Council Quorum",
        "light",
        0,
        do=once("turn ends", If(Compare(Count(yours("Council Member")), ">=", 7), Win())),
    ),
    mission(
        "JG-29",
        "Remember the Prophecy",
        "neutral",
        1,
        do=Do(
            (
                NameType(),
                OneOf(
                    (
                        Do(
                            (
                                LookAtTop(5, show=True),
                                Search(cards("top", NamedType()), "hand", show=True),
                                Search(cards("top"), "discard"),
                            )
                        ),
                        Do(
                            (
                                LookAtTop(5, "opponent", show=True),
                                Search(cards("top", NamedType(), whose="opponent"), "hand", show=True),
                                Search(cards("top", whose="opponent"), "discard"),
                            )
                        ),
                    )
                ),
            )
        ),
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
        "JG-40",
        "Unified Attack",
        "neutral",
        Activated(
            (Pay(4), Tap(one(yours(UNTAPPED, at="arenas")))),
            Lasting(Gets(power=StatOf("power", SPENT)), one(yours(at="that arena")), "attack"),
        ),
    ),
    mission(
        "JG-46",
        "Call for Reinforcements",
        "neutral",
        2,
        do=once(
            "battle phase starts",
            OneOf(
                (
                    PutInto(every("space", at="build")),
                    PutInto(every("ground", at="build")),
                    PutInto(every("character", at="build")),
                )
            ),
        ),
    ),
    battle(
        "JG-47",
        "Tyranus's Power",
        "dark",
        paid(1, Lasting(Gets(power=4), one(yours("Jedi", Attacking(Sort("Jedi")))), "attack")),
    ),
    mission(
        "JG-56",
        "Jedi Arrogance",
        "dark",
        2,
        do=Do(
            (
                ChooseArena(),
                Lasting(
                    When(
                        "unit rolls",
                        May(Reroll(dice="attack")),
                        Both((Owned(EVENT, "opponent"), InArena(EVENT, "that arena"))),
                    ),
                    "you",
                    "turn",
                ),
            )
        ),
    ),
    mission(
        "JG-57",
        "Jedi Training Exercise",
        "light",
        1,
        do=Do(
            (
                Choose(one(yours("Jedi"))),
                Search(up_to(1, cards("deck", SameName(CHOSEN))), "hand", show=True),
                Shuffle(),
                Damage(1, CHOSEN),
            )
        ),
    ),
    battle(
        "JG-58",
        "Jedi Knight's Survival",
        "neutral",
        paid(5, PreventFrom(one(theirs()))),
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
    mission(
        "JG-66",
        "Underworld Investigations",
        "light",
        2,
        do=Do((SEE_HAND, SeeBuilt(), Gain(2))),
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
    battle(
        "JG-83",
        "Close Pursuit",
        "dark",
        paid(0, Lasting(Gets(-20), one(theirs(either("space", "ground"), at="arenas")), "turn")),
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
    battle(
        "JG-105",
        "Synchronized Systems",
        "dark",
        paid(
            6,
            Do(
                (
                    ChooseArena(),
                    Choose(up_to(2, yours(at="that arena"))),
                    Lasting(Gets(power=3), CHOSEN, "turn"),
                    Level("speed", CHOSEN, "turn"),
                )
            ),
        ),
    ),
)
