"""The Empire Strikes Back (ESB), Battle cards: facts only, numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Called,
    Choose,
    Compare,
    Count,
    Discard,
    Do,
    Exists,
    Heal,
    If,
    Is,
    Lasting,
    Minus,
    Sum,
    When,
    Which,
    one,
    some,
)
from stolik.games.star_wars.ast.keywords import retaliate
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    DEFENDER,
    Activated,
    Attacking,
    Await,
    Barred,
    ChooseArena,
    Control,
    CostOf,
    Damage,
    Disrupt,
    Gain,
    Gets,
    Keyword,
    MoveDamage,
    Owned,
    Pay,
    Prevent,
    PreventFrom,
    Retreat,
    RollDice,
    Silent,
    Sort,
    Tap,
    Untap,
    UpTo,
    Worsens,
)

from .recipes import UNTAPPED, battle, cards, either, enhance, every, gets, paid, theirs, yours

CARDS = (
    battle(
        "ESB-18",
        "Desperate Times",
        "light",
        Activated((Discard(cards("hand")),), Disrupt()),
    ),
    battle(
        "ESB-28",
        "Go for the Legs",
        "light",
        Activated(
            (Tap(one(yours(UNTAPPED, at="ground"))),),
            gets(one(yours(at="ground")), "attack", Gets(power=1), Keyword("accuracy", 1), Keyword("stun", 1)),
        ),
        Activated(
            (Tap(some(2, yours(UNTAPPED, at="ground"))),),
            gets(one(yours(at="ground")), "attack", Gets(power=2), Keyword("accuracy", 2), Keyword("stun", 2)),
            "enhance",
        ),
    ),
    battle(
        "ESB-31",
        "Jedi's Failure",
        "neutral",
        paid(
            2,
            Do(
                (
                    Choose(one(yours("Jedi"))),
                    Lasting(Gets(power=8), CHOSEN, "attack"),
                    Await(When("turn starts", Control(CHOSEN, "game", "opponent"))),
                )
            ),
        ),
    ),
    battle(
        "ESB-33",
        "Kiss from Your Sister",
        "light",
        Activated(
            (Tap(one(yours(Called("Princess Leia"), UNTAPPED, at="character"))),),
            Do((Heal(None, every(Called("Luke Skywalker"))), Gain(4))),
        ),
    ),
    battle(
        "ESB-41",
        "Luke's Wrath",
        "light",
        paid(1, Lasting(Keyword("accuracy", 1), every(Called("Luke Skywalker")), "turn")),
        enhance(2, Lasting(Keyword("accuracy", 2), every(Called("Luke Skywalker")), "turn")),
    ),
    battle(
        "ESB-49",
        "Occupation",
        "dark",
        paid(2, Lasting(Silent(), one(Which("location", "each", "arenas")), "turn")),
    ),
    battle(
        "ESB-55",
        "R2-D2's Heroism",
        "light",
        Activated(
            (Pay(2), Discard(one(yours(Called("R2-D2"), at="arenas")))),
            Do((Retreat(yours(at="arenas")), Lasting(Barred("lose"), "you", "turn"))),
        ),
    ),
    battle(
        "ESB-57",
        "Sacrifice",
        "dark",
        Activated((Discard(one(yours(at="arenas"))),), Disrupt(4)),
    ),
    battle(
        "ESB-59",
        "Stormtrooper Swarm",
        "dark",
        paid(9, Lasting(Gets(power=Count(every("Stormtrooper", at="arenas"))), yours("Stormtrooper"), "turn")),
    ),
    battle(
        "ESB-71",
        "3,720 to 1",
        "neutral",
        paid(
            0,
            Do(
                (Choose(one(yours())), RollDice(), If(Compare(THAT_MANY, "=", 6), Lasting(Gets(60, 6), CHOSEN, "turn")))
            ),
        ),
    ),
    battle(
        "ESB-74",
        "Outmaneuver Them",
        "light",
        paid(2, Lasting(When("would be damaged", Prevent(1, SELF)), one(yours(either("space", "ground"))), "turn")),
        enhance(
            5,
            Lasting(
                When("would be damaged", Prevent(2, SELF, choice=True)), one(yours(either("space", "ground"))), "turn"
            ),
        ),
    ),
    battle(
        "ESB-80",
        "Battle the Wampa",
        "neutral",
        paid(
            1,
            gets(ATTACKER, "attack", Gets(power=3), Keyword("critical hit", 3)),
            while_=Both((Owned(ATTACKER), Is(DEFENDER, Sort("Creature")))),
        ),
    ),
    battle(
        "ESB-87",
        "Change in Destiny",
        "neutral",
        paid(4, Disrupt()),
    ),
    battle(
        "ESB-95",
        "Emergency Repairs",
        "neutral",
        Activated((Pay(1), Discard(cards("hand"))), Prevent(None, one(yours()))),
    ),
    battle(
        "ESB-105",
        "Imperial Misdirection",
        "dark",
        paid(2, Do((Choose(one(every(at="arenas"))), MoveDamage(None, CHOSEN, one(every(at="same side")))))),
    ),
    battle(
        "ESB-109",
        "Leia's Warning",
        "light",
        paid(
            3, Lasting(When("would be damaged", Prevent(2, SELF, choice=True)), one(yours("Jedi", "character")), "turn")
        ),
    ),
    battle(
        "ESB-114",
        "Painful Reckoning",
        "dark",
        paid(4, Do((ChooseArena(), Lasting(Worsens("that arena"), "you", "turn")))),
    ),
    battle(
        "ESB-125",
        "Self-Destruct",
        "dark",
        paid(3, gets(one(yours()), "turn", retaliate(CostOf(SELF), Pay(0)), When("turn ends", Discard(SELF)))),
    ),
    battle(
        "ESB-137",
        "Vicious Attack",
        "neutral",
        paid(1, Lasting(Gets(power=3), one(yours("Creature")), "attack")),
        enhance(3, Lasting(Gets(power=6), one(yours("Creature")), "attack")),
    ),
    battle(
        "ESB-140",
        "725 to 1",
        "neutral",
        paid(
            0,
            Do(
                (
                    Choose(one(yours())),
                    RollDice(),
                    If(Compare(THAT_MANY, ">=", 4), Lasting(Gets(20, 2), CHOSEN, "turn")),
                )
            ),
        ),
    ),
    battle(
        "ESB-145",
        "Armor Plating",
        "dark",
        paid(2, Lasting(Keyword("armor"), one(yours()), "turn")),
    ),
    battle(
        "ESB-148",
        "Precise Attack",
        "light",
        paid(3, Lasting(Keyword("accuracy"), one(yours(at="arenas")), "turn")),
        enhance(5, Do((ChooseArena(), Lasting(Keyword("accuracy"), yours(at="that arena"), "turn")))),
    ),
    battle(
        "ESB-154",
        "Blizzard",
        "neutral",
        paid(2, Damage(3, every(at="ground"), dice=True)),
    ),
    battle(
        "ESB-156",
        "Close the Shield Doors",
        "light",
        paid(3, Lasting(Keyword("armor"), one(yours(at="arenas")), "turn")),
        enhance(4, Do((ChooseArena(), Lasting(Keyword("armor"), yours(at="that arena"), "turn")))),
    ),
    battle(
        "ESB-158",
        "Vader's Vengeance",
        "dark",
        paid(UpTo(), Lasting(Gets(power=THAT_MANY), one(yours(at="arenas")), "attack")),
    ),
    battle(
        "ESB-161",
        "Float Away",
        "light",
        paid(
            1,
            Lasting(Keyword("shields", 3), one(yours(at="bereft")), "turn"),
            only="no attack",
            while_=Exists(yours(at="bereft")),
        ),
    ),
    battle(
        "ESB-166",
        "Han's Attack",
        "light",
        paid(
            2,
            Lasting(
                Gets(power=Sum((Minus(CostOf(ATTACKER), CostOf(DEFENDER)), Minus(CostOf(DEFENDER), CostOf(ATTACKER))))),
                ATTACKER,
                "attack",
            ),
            while_=Compare(CostOf(ATTACKER), "<", CostOf(DEFENDER)),
        ),
    ),
    battle(
        "ESB-168",
        "Hanging Around",
        "dark",
        paid(2, Lasting(Gets(power=-3), one(theirs()), "attack")),
        enhance(4, Lasting(Gets(power=-6), one(theirs()), "attack")),
    ),
    battle(
        "ESB-192",
        "Snowstorm",
        "neutral",
        paid(2, Damage(5, one(every(at="ground")), dice=True)),
    ),
    battle(
        "ESB-197",
        "Strange Lodgings",
        "light",
        paid(1, Prevent(1, one(yours()))),
        enhance(4, Prevent(4, one(yours()))),
    ),
    battle(
        "ESB-206",
        "Trust Her Instincts",
        "light",
        paid(3, Prevent(4, one(yours()), choice=True), while_=Exists(yours("Creature", at="arenas"))),
    ),
    battle(
        "ESB-207",
        "Visions of the Future",
        "light",
        paid(3, Do((PreventFrom(one(yours(Attacking()))), Untap(CHOSEN)))),
    ),
)
