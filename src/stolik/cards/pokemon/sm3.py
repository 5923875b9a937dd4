"""Sun & Moon: Burning Shadows (sm3), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import (
    CHOSEN,
    HEADS,
    SELF,
    Choose,
    Coins,
    Count,
    Discard,
    DiscardTop,
    Draw,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    May,
    Repeat,
    Search,
    Static,
    one,
    some,
)
from stolik.cardgame.ast.pokemon import (
    ACTIVE,
    DEFENDING,
    CannotUse,
    DiscardStadium,
    EnergyOf,
    Fails,
    Hit,
    Holding,
    Ignoring,
    Kind,
    Leave,
    More,
    Move,
    Onto,
    Prevented,
    Reduced,
    Reveal,
    StadiumInPlay,
    Switch,
    SwitchIn,
    Then,
    Times,
)
from stolik.cardgame.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BURNED,
    FOE,
    FOE_BENCH,
    HAND,
    MY_BENCH,
    NO_ATTACK_NEXT_TURN,
    OF_LATER_RULES,
    basic,
    blind,
    discard_pile,
    energy,
    evolved,
    foe,
    foes_turn,
    from_discard_onto,
    item,
    later,
    mine,
    own_turn,
    pokemon,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm3-18", "Charmander", "", 70, "R", ("W", None), None, 1),
        Attack("Scratch", "C", 10),
        Attack("Flame Tail", "RC", 20),
    ),
    pokemon(
        evolved(1, "sm3-19", "Charmeleon", "Charmander", "", 90, "R", ("W", None), None, 2),
        Attack("Claw Slash", "CC", 30),
        Attack("Heat Blast", "RRC", 70),
    ),
    pokemon(basic("sm3-22", "Pansear", "", 70, "R", ("W", None), None, 1), Attack("Flare", "R", 10)),
    pokemon(
        evolved(1, "sm3-23", "Simisear", "Pansear", "", 90, "R", ("W", None), None, 1),
        Attack("Scratch", "C", 30),
        Attack("Flare Recharge", "RC", 50, do=from_discard_onto(one(MY_BENCH), EnergyOf("R"))),
    ),
    pokemon(
        basic("sm3-24", "Heatmor", "", 110, "R", ("W", None), None, 2),
        Attack("Odor Sleuth", "CC", do=steps(Coins(2), Repeat(HEADS, Search(one(discard_pile()), "hand")))),
        Attack("Searing Flame", "RCC", 60, do=BURNED),
    ),
    pokemon(
        basic("sm3-27", "Alolan Vulpix", "", 60, "W", ("M", None), None, 1),
        Attack("Powder Snow", "", do=Flip(ASLEEP)),
        Attack("Icy Snow", "WW", 30),
    ),
    pokemon(
        evolved(1, "sm3-28", "Alolan Ninetales", "Alolan Vulpix", "", 110, "W", ("M", None), None, 1),
        Body("Luminous Barrier", (Static(Prevented("all", OF_LATER_RULES, from_="opponent"), SELF),)),
        Attack("Aurora Beam", "WCC", 80),
    ),
    pokemon(
        basic("sm3-29", "Horsea", "", 60, "W", ("G", None), None, 1), Attack("Water Arrow", "W", do=Hit(10, one(FOE)))
    ),
    pokemon(
        evolved(1, "sm3-30", "Seadra", "Horsea", "", 80, "W", ("G", None), None, 1),
        Attack("Water Arrow", "W", do=Hit(30, one(FOE))),
    ),
    pokemon(
        evolved(2, "sm3-31", "Kingdra", "Seadra", "", 140, "W", ("G", None), None, 1),
        Attack("Brine", "W", do=Hit(90, one(foe(Hurt())))),
        Attack("Tornado Shot", "W", 90, do=steps(Discard(one(energy(SELF, EnergyOf("W")))), Hit(30, one(FOE_BENCH)))),
    ),
    pokemon(basic("sm3-36", "Panpour", "", 70, "W", ("G", None), None, 1), Attack("Water Gun", "W", 10)),
    pokemon(
        evolved(1, "sm3-37", "Simipour", "Panpour", "", 90, "W", ("G", None), None, 1),
        Attack("Scratch", "C", 30),
        Attack("Aqua Reflect", "WC", 50, do=Move(one(energy(SELF, EnergyOf("W"))), Onto(one(MY_BENCH)))),
    ),
    pokemon(
        evolved(1, "sm3-43", "Electivire", "Electabuzz", "", 140, "L", ("F", None), ("M", 20), 4),
        Attack("Thunder Punch", "LCC", 60, "+", Flip(More(60), Hit(20, SELF))),
        Attack("Giga Impact", "LLCC", 170, do=NO_ATTACK_NEXT_TURN),
    ),
    pokemon(
        evolved(1, "sm3-60", "Meowstic", "Espurr", "", 90, "P", ("P", None), None, 1),
        Attack("Allure", "P", do=Draw(3)),
        Attack("Hand Kinesis", "CC", 10, "×", Times(Count(HAND))),
    ),
    pokemon(
        basic("sm3-65", "Rhyhorn", "", 80, "F", ("G", None), None, 3),
        Attack("Lunge Out", "CC", 20),
        Attack("Horn Drill", "FFC", 60),
    ),
    pokemon(
        evolved(1, "sm3-66", "Rhydon", "Rhyhorn", "", 110, "F", ("G", None), None, 4),
        Attack("Rock Tumble", "FFC", 80, do=Ignoring(("resistance",))),
        Attack("Megahorn", "FFFC", 120, do=Flip(tails=Fails())),
    ),
    pokemon(
        evolved(2, "sm3-67", "Rhyperior", "Rhydon", "", 160, "F", ("G", None), None, 4),
        Power("Toppling Wind", DiscardTop(3, "opponent"), "evolved", False),
        Attack("Rock Wrecker", "FFCC", 170, do=steps(Ignoring(("weakness", "resistance")), NO_ATTACK_NEXT_TURN)),
    ),
    pokemon(
        basic("sm3-69", "Solrock", "", 90, "F", ("G", None), None, 1),
        Attack("Double Draw", "C", do=Draw(2)),
        Attack("Solar Heat", "F", 20, "+", If(StadiumInPlay(), More(20))),
    ),
    pokemon(
        basic("sm3-70", "Riolu", "", 70, "F", ("P", None), None, 1),
        Attack("Punch", "F", 10),
        Attack("Low Kick", "FF", 30),
    ),
    pokemon(
        basic("sm3-72", "Sawk", "", 90, "F", ("P", None), None, 2),
        Attack(
            "Quick Guard",
            "F",
            do=steps(foes_turn(Prevented(by=Kind("basic pokemon"))), own_turn(CannotUse("Quick Guard"))),
        ),
        Attack("Brick Break", "FC", 40, do=Ignoring(("resistance", "bodies", "effects"))),
    ),
    pokemon(
        evolved(1, "sm3-76", "Lycanroc", "Rockruff", "", 110, "F", ("G", None), None, 2),
        Attack("Rock Throw", "FC", 30),
        Attack("Accelerock", "FFC", 100),
    ),
    pokemon(
        basic("sm3-108", "Bouffalant", "", 120, "C", ("F", None), None, 2),
        Attack("Bouffant Head", "CC", 30, do=foes_turn(Reduced(30))),
        Attack("Knock Over", "CCC", 80, do=May(DiscardStadium())),
    ),
    supporter("sm3-112", "Acerola", Leave(one(mine(Hurt())), "hand")),
    item("sm3-114", "Escape Rope", steps(Switch(DEFENDING, "opponent"), Switch(ACTIVE))),
    supporter("sm3-115", "Guzma", Then(SwitchIn(one(FOE_BENCH)), Switch(ACTIVE))),
    supporter("sm3-117", "Lana", Heal(5, mine(Holding(EnergyOf("W"))))),
    supporter("sm3-123", "Sophocles", Then(Discard(some(2, HAND)), Draw(4))),
    item(
        "sm3-125",
        "Tormenting Spray",
        steps(Choose(blind(1)), Reveal(CHOSEN), If(Is(CHOSEN, Kind("supporter")), Discard(CHOSEN))),
    ),
)
