"""A New Hope (ANH), Battle cards, Missions and Locations: facts only, numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Choose,
    Compare,
    Count,
    Discard,
    Do,
    Heal,
    If,
    Lasting,
    Not,
    OneOf,
    Other,
    Search,
    Static,
    When,
    one,
)
from stolik.games.star_wars.ast.keywords import intercept
from stolik.games.star_wars.ast.nodes import (
    BY,
    EVENT,
    Activated,
    AddCounters,
    Barred,
    BuildPoints,
    ChooseArena,
    FaceDown,
    Gain,
    Gets,
    InArena,
    Keyword,
    Lose,
    MoveDamage,
    Numbered,
    Pay,
    Prevent,
    PutInto,
    Redirect,
    Retreat,
    Return,
    Sort,
    Tap,
    UpTo,
)

from .recipes import (
    ATTACKING_THIS,
    UNTAPPED,
    battle,
    built,
    cards,
    draw_out,
    either,
    every,
    fetch,
    gets,
    mission,
    once,
    paid,
    theirs,
    unless_paid,
    yours,
)

CARDS = (
    mission(
        "ANH-4",
        "Capture the Falcon",
        "dark",
        3,
        do=Tap(one(theirs("space", UNTAPPED))),
    ),
    mission(
        "ANH-5",
        "Contingency Plan",
        "light",
        1,
        do=Do((AddCounters(None, built()), BuildPoints(THAT_MANY))),
    ),
    mission(
        "ANH-8",
        "Desperate Confrontation",
        "neutral",
        2,
        do=Lasting(paid(1, Lasting(Gets(power=2), SELF, "attack")), yours(), "turn"),
    ),
    mission(
        "ANH-9",
        "Destroy Alderaan",
        "dark",
        10,
        do=Discard(cards("hand", whose="opponent")),
    ),
    mission(
        "ANH-11",
        "Disturbance in the Force",
        "neutral",
        4,
        do=Lasting(Barred("play abilities"), "opponent", "turn"),
    ),
    battle(
        "ANH-17",
        "Hold 'Em Off",
        "light",
        paid(4, gets(yours("character"), "turn", Gets(speed=10), Keyword("stun", 2))),
    ),
    mission(
        "ANH-18",
        "Imperial Blockade",
        "dark",
        2,
        do=Lasting(Barred("spend points"), "opponent", "turn"),
        costs=(Pay(8),),
    ),
    battle(
        "ANH-24",
        "Leia's Kiss",
        "light",
        paid(3, gets(one(yours()), "turn", Gets(speed=30), Keyword("accuracy", 1))),
    ),
    battle(
        "ANH-31",
        "No Escape",
        "dark",
        paid(3, draw_out("character")),
    ),
    battle(
        "ANH-33",
        "Obi-Wan's Prowess",
        "light",
        paid(4, Do((Prevent(2, one(yours("character")), choice=True), Redirect(CHOSEN)))),
    ),
    mission(
        "ANH-34",
        "Obi-Wan's Task",
        "light",
        1,
        do=BuildPoints(3),
        costs=(Tap(one(yours("Jedi", UNTAPPED, at="character"))),),
    ),
    mission(
        "ANH-37",
        "Plan of Attack",
        "neutral",
        2,
        do=fetch("battle"),
        costs=(Tap(one(yours(UNTAPPED, at="character"))),),
    ),
    battle(
        "ANH-39",
        "Protection of the Master",
        "light",
        Activated(
            (Tap(one(yours(UNTAPPED, "Jedi", at="arenas"))),),
            Prevent(None, one(yours("Jedi", Other(), at="that arena"))),
        ),
    ),
    mission(
        "ANH-43",
        "Regroup on Yavin",
        "light",
        1,
        do=If(
            Both(
                (
                    Compare(Count(yours(at="space")), ">=", 2),
                    Compare(Count(yours(at="ground")), ">=", 2),
                    Compare(Count(yours(at="character")), ">=", 2),
                )
            ),
            BuildPoints(3),
        ),
    ),
    mission(
        "ANH-47",
        "Strategy Session",
        "light",
        4,
        do=Lasting(Keyword("accuracy", 1), yours(), "turn"),
    ),
    battle(
        "ANH-48",
        "Strike Me Down",
        "light",
        Activated((Discard(one(yours("Jedi", at="character"))),), Gain(6), only="no attack"),
    ),
    mission(
        "ANH-49",
        "Surprise Attack",
        "light",
        2,
        do=Lasting(Barred("play battle cards"), "opponent", "turn"),
    ),
    battle(
        "ANH-51",
        "Tarkin's Stench",
        "dark",
        paid(12, Do((ChooseArena(), Tap(theirs(at="that arena"))))),
    ),
    battle(
        "ANH-54",
        "Tractor Beam",
        "dark",
        paid(
            6,
            Do(
                (
                    Choose(one(theirs("space", at="build"))),
                    PutInto(CHOSEN),
                    Tap(CHOSEN),
                    Lasting(Static(Keyword("accuracy", 1), theirs(ATTACKING_THIS)), CHOSEN, "turn"),
                )
            ),
        ),
    ),
    mission(
        "ANH-56",
        "Imperial Manipulation",
        "dark",
        2,
        do=once(
            "battle phase starts", Do((Choose(one(every(at="arenas"))), MoveDamage(1, CHOSEN, one(every(at="beside")))))
        ),
    ),
    battle(
        "ANH-57",
        "Vader's Leadership",
        "dark",
        paid(9, Do((ChooseArena(), Lasting(Gets(power=3), yours(at="that arena"), "turn")))),
    ),
    battle(
        "ANH-61",
        "Astromech Assistance",
        "light",
        paid(1, Heal(UpTo(2), one(yours("space")))),
    ),
    battle(
        "ANH-62",
        "Benefits of Training",
        "neutral",
        paid(4, Lasting(Keyword("accuracy", 1), yours("Soldier", at="ground"), "turn")),
    ),
    battle(
        "ANH-69",
        "Death Star Plans",
        "neutral",
        paid(
            6,
            Lasting(
                Static(Keyword("critical hit", 3), theirs(ATTACKING_THIS, at="space")), one(theirs(at="space")), "turn"
            ),
        ),
    ),
    mission(
        "ANH-73",
        "Demonstration of Power",
        "dark",
        3,
        do=Lasting(Gets(power=3), yours("dark", Numbered("power", ">=", 5)), "turn"),
    ),
    mission(
        "ANH-75",
        "Dissolve the Senate",
        "dark",
        5,
        do=Discard(every("Diplomat", at="character")),
    ),
    mission(
        "ANH-76",
        "Error in Judgment",
        "neutral",
        4,
        do=Do((Choose(one(built(whose="opponent"))), unless_paid(5, Discard(CHOSEN)))),
    ),
    battle(
        "ANH-77",
        "Fate of the Dragon",
        "neutral",
        paid(12, Lasting(Gets(power=10), one(yours()), "attack")),
    ),
    battle(
        "ANH-80",
        "Han's Courage",
        "light",
        paid(4, gets(one(yours("character")), "attack", Gets(power=2), Keyword("accuracy", 1))),
    ),
    mission(
        "ANH-83",
        "Insignificant Power",
        "dark",
        3,
        do=Lose(4, "opponent"),
    ),
    battle(
        "ANH-84",
        "Into the Garbage Chute",
        "neutral",
        paid(4, Do((Choose(one(yours(at="character"))), Prevent(None, CHOSEN), Retreat(CHOSEN)))),
    ),
    mission(
        "ANH-89",
        "Learning the Force",
        "neutral",
        2,
        do=Gain(Count(yours("character", at="arenas"))),
    ),
    battle(
        "ANH-93",
        "Luke's Warning",
        "light",
        paid(2, Prevent(3, one(yours("character")), choice=True)),
        paid(2, Prevent(1, one(yours(either("space", "ground"))))),
    ),
    mission(
        "ANH-107",
        "Press the Advantage",
        "neutral",
        3,
        do=OneOf(
            (
                Lasting(Gets(power=-3), every("Clone"), "turn"),
                Lasting(Gets(power=-3), every("Droid"), "turn"),
                Lasting(Gets(power=-3), every("Jedi"), "turn"),
            )
        ),
    ),
    battle(
        "ANH-108",
        "Stabilize Deflectors",
        "light",
        paid(2, Lasting(Keyword("shields", 1), yours("Starfighter"), "turn")),
    ),
    battle(
        "ANH-110",
        "Stormtrooper Charge",
        "dark",
        paid(3, Lasting(Gets(power=1), yours("Stormtrooper"), "turn")),
    ),
    mission(
        "ANH-114",
        "Support in the Senate",
        "light",
        2,
        do=BuildPoints(Count(every("Diplomat", at="character"))),
    ),
    mission(
        "ANH-118",
        "Vader's Interference",
        "dark",
        1,
        do=BuildPoints(-3, "opponent"),
        costs=(Tap(one(yours("Jedi", UNTAPPED, at="character"))),),
    ),
    battle(
        "ANH-121",
        "Air Cover",
        "neutral",
        paid(
            0,
            Lasting(Gets(power=3), one(yours("ground")), "attack"),
            while_=Compare(Count(yours(at="space")), ">", Count(theirs(at="space"))),
        ),
    ),
    battle(
        "ANH-122",
        "Precise Blast",
        "neutral",
        paid(2, Lasting(Gets(power=4), one(yours("ground")), "attack")),
    ),
    battle(
        "ANH-123",
        "Stay Sharp",
        "neutral",
        paid(2, gets(one(yours()), "attack", Gets(power=1), Keyword("critical hit", 1))),
    ),
    battle(
        "ANH-130",
        "Ground Support",
        "neutral",
        paid(
            0,
            Lasting(Gets(power=3), one(yours("space")), "attack"),
            while_=Compare(Count(yours(at="ground")), ">", Count(theirs(at="ground"))),
        ),
    ),
    mission(
        "ANH-134",
        "Into Hiding",
        "neutral",
        2,
        do=Tap(one(every("character", Not(Sort("Jedi")), UNTAPPED))),
    ),
    mission(
        "ANH-136",
        "Jawa Supply Trip",
        "neutral",
        1,
        do=Search(one(cards("hand", "Droid", "unit")), FaceDown(Count(yours("Jawa", at="arenas"))), show=True),
    ),
    battle(
        "ANH-137",
        "Jump to Lightspeed",
        "neutral",
        paid(0, Return(one(yours(at="space")))),
    ),
    mission(
        "ANH-139",
        "Luke's Repairs",
        "neutral",
        2,
        do=Heal(1, yours()),
    ),
    battle(
        "ANH-142",
        "Nowhere to Run",
        "neutral",
        paid(3, draw_out("ground")),
    ),
    battle(
        "ANH-144",
        "Jedi Intervention",
        "neutral",
        paid(0, Lasting(intercept(Pay(2)), one(yours()), "turn")),
    ),
    battle(
        "ANH-145",
        "Obi-Wan's Plan",
        "neutral",
        Activated(
            (Tap(one(yours(UNTAPPED, at="character"))),), Lasting(Gets(40), one(yours("character", Other())), "turn")
        ),
    ),
    battle(
        "ANH-147",
        "Preemptive Shot",
        "neutral",
        paid(2, Lasting(Gets(power=4), one(yours("character")), "attack")),
    ),
    battle(
        "ANH-154",
        "Rescue",
        "neutral",
        paid(4, Prevent(2, one(yours()), choice=True)),
        paid(4, Lasting(Gets(power=3), one(yours()), "attack")),
    ),
    battle(
        "ANH-155",
        "Slipping Through",
        "neutral",
        paid(
            8,
            Do(
                (
                    ChooseArena(),
                    Lasting(
                        When("unit would be damaged", Prevent(None, EVENT), InArena(BY, "that arena")), "you", "turn"
                    ),
                )
            ),
        ),
    ),
    battle(
        "ANH-157",
        "Synchronized Assault",
        "neutral",
        paid(4, Lasting(Keyword("accuracy", 1), yours("Starfighter"), "turn")),
    ),
    battle(
        "ANH-169",
        "Vader's Grip",
        "dark",
        paid(7, Tap(one(every(UNTAPPED)))),
    ),
    battle(
        "ANH-171",
        "Well-Aimed Shot",
        "neutral",
        paid(2, Lasting(Gets(power=4), one(yours("space")), "attack")),
    ),
)
