"""Tables of a pool of testers: `tester(drawing, 4, 2)`. What a tester has stands in its name; its numbers are build
cost 3, speed 30, power 3 and health 4, unless they are said there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Called,
    Choose,
    Count,
    Do,
    If,
    Is,
    Lasting,
    May,
    Named,
    Other,
    Search,
    Some,
    Static,
    When,
    Which,
    one,
)
from stolik.catalog import load_game
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    DEFENDER,
    EVENT,
    OPPONENT,
    TARGET,
    YOU,
    Activated,
    AddCounters,
    Attacks,
    Barred,
    BuildCounters,
    BuildPoints,
    ChooseArena,
    CostOf,
    CostsLess,
    Damage,
    Discard,
    DiscardTop,
    Disrupt,
    Draw,
    EndAttack,
    Gain,
    Gets,
    Grants,
    Has,
    Heal,
    InArena,
    Keyword,
    Lose,
    Lost,
    Owned,
    Pay,
    PayPoints,
    Pilot,
    Prevent,
    Put,
    PutInto,
    Redirect,
    Reroll,
    Reserves,
    Retreat,
    Return,
    RollDice,
    SeeHand,
    Sort,
    StatOf,
    Tap,
    Uncounted,
    Untap,
    UpTo,
    Win,
    YourStep,
)
from stolik.games.star_wars.ast.printed import StarWarsCard, UnitAbility
from stolik.games.star_wars.cards.recipes import battle, location, mission, unit
from stolik.games.star_wars.rules.rules import StarWarsTCG
from stolik.match import Match
from stolik.scenarios.table import ECHOES, Table, Word, table

ALL_UNITS = Which("unit", "each", "arenas")
MY_UNITS = Which("unit", "you", "arenas")
FOES = Which("unit", "opponent", "arenas")
DECK = Which("card", "you", "deck")
CANCEL = Activated((Pay(1),), Disrupt())
BLOW = Do((Choose(one(MY_UNITS)), Damage(StatOf("power", CHOSEN), one(FOES), by=CHOSEN), Tap(CHOSEN)))


def person(name: str, *abilities: UnitAbility, numbers: tuple[int, int, int, int] = (3, 30, 3, 4)) -> StarWarsCard:
    """A tester in the Character arena."""
    return unit(f"T-{name}", name, "neutral", "character", "Tester", numbers, *abilities)


def ship(name: str, subtypes: str, *abilities: UnitAbility, kind: str = "space") -> StarWarsCard:
    """A tester in another arena."""
    return unit(f"T-{name}", name, "neutral", kind, subtypes, (3, 30, 3, 4), *abilities)


def card(name: str, *plays: Activated) -> StarWarsCard:
    """A Battle card."""
    return battle(f"T-{name}", name, "neutral", *plays)


def boost(n: int, until: str = "attack", *costs: Pay) -> Activated:
    """This unit gets +n power."""
    return Activated(costs, Lasting(Gets(power=n), SELF, until))


def draws(n: int = 1, *costs: Pay | Tap, only: str = "") -> Activated:
    """Draw cards."""
    return Activated(costs, Draw(n), only=only)


TESTERS = (
    person("Tester"),
    person("Weak", numbers=(3, 30, 0, 4)),
    person("Tough", numbers=(3, 30, 3, 9)),
    person("Fast", numbers=(3, 90, 3, 4)),
    person("Slow", numbers=(3, 10, 3, 4)),
    person("Cheap", numbers=(0, 30, 3, 4)),
    person("Dear", numbers=(15, 30, 3, 4)),
    # versions of one unique
    person("Hero (A)", numbers=(6, 50, 5, 4)),
    person("Hero (B)", Static(Keyword("accuracy", 1), SELF), numbers=(6, 40, 4, 3)),
    person("Hero (C)", numbers=(5, 50, 3, 3)),
    person("Hero (D)", When("discarded", Gain(2)), numbers=(7, 50, 3, 3)),
    person("Hero (E)", When("deployed", Draw(1)), numbers=(4, 50, 3, 3)),
    person("Hero (F)", Static(Barred("retreat"), SELF), numbers=(1, 50, 3, 3)),
    unit("T-Hero (G)", "Hero (G)", "neutral", "character", "Jedi", (1, 50, 3, 3), draws(1, Pay(1))),
    person("Queen Amidala (Z)"),
    # activated
    person("Scholar", draws(1, Tap(SELF), only="build")),
    person("Thinker", draws(1, Pay(1))),
    person("Twice", draws(1, Pay(1)), draws(1, Pay(1))),
    person("Often", Activated((Pay(1),), Draw(1), often=True)),
    person("Booster", boost(2, "attack", Pay(1))),
    person("Turner", boost(2, "turn", Pay(1))),
    person("Fighter", boost(2, "battle", Pay(1))),
    person("Resting", Activated((Pay(1),), Draw(1), only="no attack")),
    person("While", Activated((), Draw(1), while_=InArena(Named("defender"), "character"))),
    person("Duellist", Activated((Pay(1),), Draw(1), while_=Attacks(by=Sort("Jedi")))),
    person("Gunner", Activated((Tap(SELF),), Damage(4, one(FOES)), only="would attack")),
    person("Shouter", Activated((Pay(1),), Draw(1), only="would attack")),
    person("Sniper", Activated((Pay(1),), Damage(2, one(FOES)))),
    person("Bomber", Activated((Pay(1),), Damage(2, FOES))),
    person(
        "Dicer", Activated((Pay(1),), Damage(3, one(FOES), dice=True)), kw.static("accuracy", 3),
        kw.static("critical hit", 5),
    ),
    person("Cutter", Activated((), Put(1, one(FOES)))),
    person("Taker", Activated((), Lose(5, "opponent"))),
    person("Healer", Activated((Pay(1),), Heal(2, one(MY_UNITS)))),
    person("Marshal", Activated((Pay(1),), Untap(one(MY_UNITS)))),
    person("Bouncer", Activated((Pay(1),), Return(one(FOES)))),
    person("Assassin", Activated((Pay(1),), Damage(2, one(Which("pilot", "opponent", "arenas"))))),
    person("Sender", Activated((Pay(1),), Retreat(one(FOES)))),
    person("Tapper", Activated((Pay(1),), Retreat(one(FOES), tapped=True))),
    person("Caller", Activated((Pay(1),), EndAttack())),
    person("Escaper", Activated((Pay(1),), Retreat(SELF))),
    person("Leaver", Activated((Pay(1),), Discard(SELF))),
    person("Roller", Activated((Pay(1),), Reroll("some"))),
    person("Desperado", Activated((Discard(SELF),), Reroll("all"))),
    person("Canceller", CANCEL),
    person("Slinger", Activated((Discard(one(Which("card", "you", "hand"))),), Draw(1))),
    person(
        "Enhancer", boost(2, "attack", Pay(3)),
        Activated((Pay(5),), Lasting(Gets(power=4), SELF, "attack"), "enhance"),
    ),
    person("Deflector", kw.deflect(2, Pay(1))),
    person("Second Deflector", kw.deflect(2, Pay(1))),
    person("Evader", kw.evade(2, Pay(1))),
    person("Double Evader", kw.evade(1, Pay(1)), kw.evade(1, Pay(1))),
    person("Guard", kw.intercept(Pay(1)), kw.retaliate(3, Pay(1))),
    person("Second Guard", kw.intercept(Pay(1)), kw.retaliate(3, Pay(1))),
    person("Avenger", kw.retaliate(3, Pay(1))),
    person(
        "Stunning Avenger", kw.retaliate(3, Pay(1)), kw.static("stun", 1), kw.static("accuracy", 3),
        kw.static("critical hit", 3),
    ),
    person("Shielder", Activated((Pay(1),), Prevent(2, one(MY_UNITS)))),
    person("Late Armor", Activated((Pay(1),), Lasting(Keyword("shields", 2), SELF, "attack"))),
    person("Jumper", Activated((Pay(1),), PutInto(one(Which("unit", "you", "build"))))),
    person("Freezer", Activated((Pay(1),), Lasting(Barred("untap"), one(FOES), "untap"))),
    person("Ruler", Activated((Pay(1),), Lasting(Barred("attack"), one(FOES), "turn"))),
    person("Hurrier", Activated((), Lasting(Barred("retreat step"), "each", "turn"), only="build")),
    person("Thief", Activated((), Lasting(Barred("build step"), "opponent", "turn"), only="build")),
    person("Peacemaker", Activated((), Lasting(Barred("character step"), "each", "turn"), only="build")),
    person("Sloth", Static(Barred("draw step"), YOU)),
    person("Silencer", Activated((Pay(1),), Lasting(Barred("play battle cards"), "opponent", "turn"))),
    person("Hush", Activated((), Lasting(Barred("play abilities"), "opponent", "turn"), only="build")),
    person("Payer", draws(1, Pay(1), Pay(1))),
    person("Saver", Activated((Pay(1),), Lasting(Barred("lose"), "you", "turn"))),
    person("Winner", Activated((Pay(5),), Win())),
    person("Mother", Activated((Pay(1),), Lasting(Gets(speed=50), one(MY_UNITS), "turn"))),
    person("Weakener", Activated((Pay(1),), Lasting(Gets(health=-4), one(FOES), "turn"))),
    person("Namer", Activated((Pay(1),), Lasting(Has("Jedi"), one(MY_UNITS), "turn"))),
    person("Builder", Activated((), BuildPoints(2), only="build")),
    person("Spoiler", Activated((), BuildPoints(-9), only="build")),
    person("Stacker", Activated((), Do((Choose(one(MY_UNITS)), Draw(StatOf("cards", CHOSEN)))))),
    person("Coster", Activated((), Do((Choose(one(MY_UNITS)), Draw(CostOf(CHOSEN)))))),
    person("Adder", Activated((), AddCounters(2, one(Which("built", "you"))), only="build")),
    person("Seeker", Activated((), Search(Some(0, 1, DECK), "hand"), only="build")),
    person("Fetcher", Activated((), Return(one(Which("card", "you", "discard"))), only="build")),
    # triggered
    person("Greeter", When("attacks", Draw(1))),
    person("Attacked", When("attacked", Draw(1))),
    person("Keeper", When("rolled at", May(Reroll("some")))),
    person("Padded", When("attacked", Prevent(1, SELF))),
    person("Mourner", When("unit discarded", Gain(1))),
    person("Chain", When("damaged", Damage(1, one(Which("unit", "you", "arenas", (Other(),)))))),
    person("Echo", When("unit damaged", Gain(1))),
    person("Martyr", When("discarded", Gain(3))),
    person("Willing", When("attacks", May(Gain(2)))),
    person("Starter", When("battle phase starts", Damage(2, one(FOES)))),
    person("Ender", When("turn ends", Gain(1))),
    person("Finisher", When("attack ends", Gain(1))),
    person("Morning", When("build step starts", Gain(1), YourStep())),
    person("Spiteful", When("discarded", Discard(one(FOES)))),
    person("Drawer", When("draw step starts", Gain(1), YourStep())),
    person("Gambler", When("build roll", Reroll("all"))),
    person("Counter", When("build roll", BuildPoints(1))),
    person("Denier", When("opposing battle card", Disrupt())),
    # static
    person(
        "Oppressor",
        Static(Gets(speed=-10), Which("unit", "opponent", "character"), InArena(SELF, "character")),
    ),
    person("Leader", Static(Gets(power=1), Which("unit", "you", "arenas", (Other(),)))),
    person("Twin Leader", Static(Gets(power=1), Which("unit", "you", "arenas", (Called("Tester"),)))),
    person("Doctor", Static(Gets(health=2), Which("unit", "you", "arenas", (Other(),)))),
    person("Curse", Static(Gets(speed=-40, power=-9), FOES)),
    person("Commander", Static(Grants(Activated((Pay(1),), Draw(1))), Which("unit", "you", "character", (Other(),)))),
    person("Ghost", Static(Uncounted(), SELF)),
    person("Pacifist", Static(Barred("attack"), SELF)),
    person("Snob", Static(Barred("attack", Called("Guard")), SELF)),
    person("Hidden", Static(Barred("be attacked"), SELF)),
    person(
        "Wild Gunner", Static(Barred("rest"), SELF), Activated((Tap(SELF),), Damage(4, one(FOES)), only="would attack"),
    ),
    person("Calm Greeter", Static(Barred("attack"), SELF), When("attacks", Draw(1))),
    person("Berserker", Static(Barred("rest"), SELF)),
    person(
        "Gatekeeper", Static(Barred("enter"), Which("unit", "opponent", "build")),
        Static(Barred("enter"), Which("built", "opponent")), Static(Barred("pilot"), FOES),
    ),
    person("Anchored", Static(Barred("retreat"), SELF)),
    person("Shirker", Activated((Put(1, SELF), Retreat(SELF)), Prevent(None, SELF))),
    person("Coward", Activated((Retreat(one(Which("unit", "you", "character", (Other(),)))),), Draw(1))),
    person("Deserter", When("attacks", May(Retreat(one(Which("unit", "you", "character", (Other(),)))), Gain(1)))),
    location("T-Prison", "Prison", "neutral", "character", 1, Static(Barred("retreat"), ALL_UNITS)),
    person("Teacher", Static(CostsLess(2), Which("built", "you", "built"))),
    person(
        "Quartermaster", Static(CostsLess(2), Which("unit", "you", "anywhere")),
        Static(CostsLess(1), Which("unit", "you", "build")),
    ),
    person("Quoting Teacher", Static(CostsLess(Count(Which("unit", "you", "space"))), Which("built", "each", "build"))),
    person("Quoting Marksman", Static(Keyword("accuracy", Count(Which("unit", "you", "space"))), ALL_UNITS)),
    person("Second Teacher", Static(CostsLess(2), Which("built", "you", "built"))),
    person("Tyrant", Static(Barred("play battle cards"), OPPONENT)),
    person("Embargo", Static(Barred("spend points"), OPPONENT)),
    person("Far Tyrant", Static(Barred("play battle cards"), OPPONENT, InArena(Which("unit", "you", "ground")))),
    person("Reservist", Reserves(Static(Gets(power=1), MY_UNITS)), Reserves(draws(1, Pay(1))), kw.evade(2, Pay(1))),
    person("Recluse", Reserves(Static(Gets(speed=10), Which("unit", "each", "same arena")))),
    person("Sleeper", Reserves(When("turn ends", Gain(1)))),
    person("Armored", kw.static("armor")),
    person("Double Armored", kw.static("armor"), kw.static("armor")),
    person("Marksman", kw.static("accuracy", 1), kw.static("critical hit", 2)),
    person("Double Marksman", kw.static("accuracy", 1), kw.static("accuracy", 1)),
    person("Critic", kw.static("critical hit", 2), kw.static("critical hit", 1)),
    person("Clumsy", kw.static("accuracy", -2), kw.static("critical hit", 2)),
    person(
        "Late Critic",
        Activated((Pay(1),), Do((Lasting(Keyword("critical hit", 5), one(MY_UNITS), "turn"), Reroll("some")))),
    ),
    person("Shielded", kw.static("shields", 1)),
    person("Double Shielded", kw.static("shields", 1), kw.static("shields", 1)),
    person("Stunner", kw.static("stun", 1)),
    person("Crusher", kw.static("overkill"), numbers=(3, 90, 5, 4)),
    person("Critical Crusher", kw.static("overkill"), kw.static("critical hit", 2), numbers=(3, 90, 5, 4)),
    person("Wall", kw.static("shields", 2), kw.static("armor"), kw.evade(2, Pay(1))),
    # for single clauses
    person("Padme Amidala (Y)"),
    person("Widow", When("unit discarded", Gain(1), Is(Named("event"), Called("Weak")))),
    person("Padder", Activated((Pay(1),), Lasting(Keyword("armor"), SELF, "attack"))),
    person("Reckoner", boost(2, "attack", Pay(1)), When("attack ends", Gain(StatOf("power", SELF)))),
    person("Evening", boost(2, "turn", Pay(1)), When("turn ends", Gain(StatOf("power", SELF)))),
    person("Veteran", boost(2, "battle", Pay(1)), When("turn ends", Gain(StatOf("power", SELF)))),
    person("Airless", Activated((), Lasting(Barred("space step"), "each", "turn"), only="build")),
    person("Groundless", Activated((), Lasting(Barred("ground step"), "you", "turn"), only="build")),
    person("Helper", When("unit damage prevented", Gain(1), Owned(EVENT)), kw.evade(2, Pay(1))),
    person(
        "Saver of Points", Activated((), Lasting(When("build roll", BuildPoints(2)), "you", "once"), only="no attack"),
    ),
    person("Often Builder", Activated((Pay(1),), Draw(1), only="build", often=True)),
    person("Hirer", Activated((PayPoints(2),), Draw(1), only="build")),
    person("Backstabber", Activated((Pay(1),), Damage(1, ATTACKER))),
    person("Avid", When("unit damaged", Gain(1), once=True)),
    person("Watcher", Activated((), Lasting(When("unit damaged", Gain(1)), "you", "turn"), only="build")),
    person("Hidden Guard", Static(Barred("be attacked"), SELF), kw.intercept(Pay(1))),
    person("Recycler", Activated((Pay(1),), Return(one(FOES), "deck"))),
    person("Archivist", Activated((Pay(1),), Return(one(Which("card", "you", "discard")), "deck"))),
    person("Binder", Activated((Pay(1),), Tap(one(FOES)))),
    person("Drafter", Activated((), Search(Some(1, 1, DECK), "hand"), only="build")),
    person("Shy", Activated((Pay(1),), Prevent(2, SELF, by=Sort("Speeder")))),
    person("Two Dice Player", Activated((Pay(1),), Do((RollDice(2), Gain(THAT_MANY))))),
    person("Rallier", Activated((Pay(1),), Lasting(Gets(power=Count(Which("unit", "you", "space"))), SELF, "turn"))),
    person("Surgeon", Static(Gets(health=2), Which("unit", "you", "anywhere"))),
    person("Day Marker", Activated((Pay(1),), Lasting(Gets(power=-1), DEFENDER, "turn"))),
    person("Battle Marker", Activated((Pay(1),), Lasting(Gets(power=-1), DEFENDER, "battle"))),
    person(
        "Attack Roller", Activated((Pay(1),), Reroll("all", "attack")), Activated((Pay(1),), Reroll("all", "", "you")),
    ),
    person("Dice Player", Activated((Pay(1),), Do((RollDice(1), Gain(THAT_MANY))))),
    person("Late Shielder", Activated((Pay(1),), Do((Lasting(Keyword("shields", 2), SELF, "attack"), Reroll("some"))))),
    person("Unnerver", Activated((Pay(1),), Do((Lasting(Gets(power=-9), ATTACKER, "turn"), Reroll("some"))))),
    person(
        "Late Marksman",
        Activated((Pay(1),), Do((Lasting(Keyword("accuracy", 3), one(MY_UNITS), "turn"), Reroll("some")))),
    ),
    person("Sentry", kw.intercept(Pay(1)), When("attacked", Draw(1))),
    person("Swift Avenger", kw.retaliate(1, Pay(1))),
    person("Stunning Deflector", kw.deflect(2, Pay(1)), kw.static("stun", 1)),
    person("Stunning Bomber", kw.static("stun", 1), Activated((Pay(1),), Damage(1, ALL_UNITS))),
    person("Sacrificer", Activated((Discard(one(Which("unit", "you", "space"))),), Draw(1))),
    person("Purger", Activated((Pay(1),), Discard(one(Which("unit", "opponent", "build"))))),
    person(
        "Instead", Activated((), Draw(1), only="would attack"),
        Activated((), Draw(2), only="would attack", while_=InArena(Which("unit", "you", "space"))),
        Activated((), Lasting(Gets(power=2), SELF, "turn"), only="would attack"),
    ),
    person("Weekday", Activated((), Draw(1), only="build", while_=InArena(Which("unit", "you", "space")))),
    person("Hunter", Activated((Pay(1),), Damage(2, one(Which("pilot", "opponent", "arenas", (Sort("character"),)))))),
    person("Lord", When("attacks", Lasting(When("unit attack ends", Retreat(SELF)), TARGET, "attack"))),
    person("Drawing Battler", When("battle card", Draw(1))),
    # single steps
    person("Rouser", When("attacks", May(Untap(SELF)))),
    person("Tired", Pilot(("Starfighter",), ()), When("unit attacks", May(Tap(SELF), Gain(1)))),
    person("Wishful", When("attacks", May(If(InArena(Which("unit", "you", "space")), Gain(1))))),
    person("Merciful", When("attacks", May(Do((Choose(one(Which("unit", "you", "space"))), Untap(CHOSEN)))))),
    person("Nurse", Activated((), Heal(UpTo(4), one(MY_UNITS)))),
    person("Spy", Activated((), Do((SeeHand(Which("card", "opponent", "hand")), May(Gain(1)))))),
    person("Planner", Activated((), Search(Some(0, 1, DECK), "deck top"), only="build")),
    person("Announcer", Activated((), Search(Some(0, 1, DECK), "deck top", show=True), only="build")),
    person("Burier", Activated((), Search(Some(0, 1, DECK), "deck bottom", show=True), only="build")),
    person("Mustering", Activated((), Draw(2, each=Count(Which("unit", "you", "space"))), only="build")),
    person("Loser", Activated((), Win("opponent"))),
    person("Leech", Activated((), Do((Lose(5, "opponent"), Gain(THAT_MANY))))),
    person("Scrapper", Activated((), Do((Discard(Some(0, None, Which("card", "you", "hand"))), Gain(THAT_MANY))))),
    person("Sweeper", Activated((), Do((Discard(Some(0, None, Which("unit", "each", "space"))), Gain(THAT_MANY))))),
    person("Wrecker", Activated((), Do((AddCounters(-5, one(Which("built", "each"))), Gain(THAT_MANY))))),
    person("Medic", Activated((), Do((Heal(9, one(MY_UNITS)), Gain(THAT_MANY))))),
    person("Muzzler", Static(Barred("play abilities"), FOES)),
    person("Miner", Activated((), DiscardTop(2, "opponent"))),
    person("Patron", Activated((Pay(1),), Prevent(2, MY_UNITS, choice=True))),
    person("Mediator", Activated((Pay(1),), Prevent(2, one(ALL_UNITS)))),
    card("Turn OutOfPlay", Activated((), Do((Prevent(2, one(MY_UNITS), choice=True), Redirect(CHOSEN))))),
    person("Champion", Activated((), BLOW)),
    card("Champion's Blow", Activated((), BLOW)),
    person("Hustler", Activated((), Do((Choose(one(FOES)), Retreat(CHOSEN), Retreat(CHOSEN, tapped=True))))),
    person("Ejector", Activated((), Retreat(one(Which("pilot", "each", "arenas"))))),
    person("Raiser", Activated((), Do((PutInto(one(Which("card", "you", "discard"))), Tap(CHOSEN))))),
    person("Finder", Activated((), Search(one(Which("card", "you", "discard")), "hand"))),
    card("Low Sweep", Activated((), Do((ChooseArena(("space", "ground")), Damage(1, ALL_UNITS))))),
    # pilots
    person(
        "Grim Pilot", Pilot(("Starfighter",), (boost(2, "turn", Pay(1)),)), Static(Gets(health=2), SELF),
        Static(Gets(speed=-10), Which("unit", "opponent", "arenas"), InArena(SELF, "character")),
        When("damaged", Gain(1)), When("unit damaged", Gain(3)),
    ),
    person("Reading Pilot", Pilot(("Starfighter",), (Gets(power=1),)), draws(1, Tap(SELF), only="build")),
    person("Ace (E)", Pilot(("Starfighter",), (Gets(power=1),)), When("deployed", Gain(1)), numbers=(5, 30, 3, 3)),
    person("Ace (D)", Pilot(("Starfighter",), (Gets(power=1),)), numbers=(5, 30, 3, 3)),
    person("Pilot", Pilot(("Starfighter",), (Gets(speed=20), kw.evade(2, Pay(1)))), boost(2, "attack", Pay(1))),
    person(
        "Health Pilot", Pilot(("Starfighter", "Transport"), (Gets(power=1, health=2),)),
        Static(Gets(power=1), Which("unit", "you", "character")),
    ),
    person("Ace (A)", Pilot(("Starfighter",), (Gets(speed=20),)), numbers=(5, 30, 3, 3)),
    person("Ace (B)", Pilot(("Speeder",), (Gets(speed=10),)), numbers=(5, 30, 3, 3)),
    person("Ace (C)", numbers=(5, 30, 3, 3)),
    ship("Fighter Ship", "Test Starfighter"),
    ship("Transport Ship", "Test Transport"),
    ship("Droid Ship", "Test Droid Starfighter"),
    unit("T-Slow Ship", "Slow Ship", "neutral", "space", "Test Transport", (3, 10, 3, 4)),
    ship("Thinking Bunker", "Test Fortification", draws(1, Pay(1)), kind="ground"),
    ship("Capital Ship", "Test Capital Ship"),
    ship(
        "Herald Ship", "Test Transport", When("space step starts", Gain(1)), When("space step ends", Gain(10)),
        When("battle phase ends", Gain(100)),
    ),
    ship("Twin Seater", "Test Starfighter", kw.static("extra pilot")),
    ship("Bombing Ship", "Test Starfighter", kw.static("bombard", 3)),
    ship("Flagship (A)", "Test Starfighter", kw.static("bombard", 3)),
    ship("Flagship (B)", "Test Starfighter"),
    ship(
        "Interceptor Admiral", "Test Transport",
        Static(Grants(kw.intercept(Pay(1))), Which("unit", "you", "space")), kw.evade(1, Pay(1)),
        Reserves(draws(1, Pay(1))),
    ),
    ship("Speeder", "Test Speeder", kind="ground"),
    ship("Glider", "Test Speederlike", kind="ground"),
    ship("Bunker", "Test Fortification", kw.static("shields", 1), kind="ground"),
    ship("Ground Guard", "Test Squad", kw.intercept(Pay(1)), kw.retaliate(3, Pay(1)), kind="ground"),
    ship("Medics", "Test Squad", Activated((), Lasting(Gets(health=2), one(MY_UNITS), "turn")), kind="ground"),
    ship("Crawler", "Test Vehicle", kw.static("bombard", 3), kind="ground"),
    ship("Cannon", "Test Fortification", kw.static("ion cannon", 3), kind="ground"),
    ship("Jedi Starfighter Design", "Test Transport"),
    # Battle cards
    card("Insight", Activated((Pay(2),), Draw(1))),
    card("Free Insight", Activated((), Draw(1))),
    card("Change of Fate", Activated((Pay(1),), Disrupt())),
    card("Strike", Activated((Pay(1),), Damage(2, one(FOES)))),
    card("Rage", Activated((Pay(1),), Lasting(Gets(power=2), ATTACKER, "attack"))),
    card("Mark", Activated((Pay(1),), Lasting(Gets(power=-2), DEFENDER, "battle"))),
    card("Save", Activated((Pay(1),), Prevent(2, one(MY_UNITS)))),
    card("Gamble", Activated((Discard(one(Which("card", "you", "hand"))),), Draw(1))),
    card("Ward", Activated((Pay(1),), Prevent(2, one(Which("pilot", "you", "arenas"))))),
    card("Luck", Activated((Pay(1),), Reroll("all"))),
    card("Calm", Activated((Pay(1),), Draw(1), only="no attack")),
    card("Plan", Activated((Pay(1),), Draw(1), only="build")),
    card(
        "Either", Activated((Pay(1),), Lasting(Gets(power=2), ATTACKER, "attack")),
        Activated((Pay(1),), Prevent(1, one(MY_UNITS))),
    ),
    card(
        "Greater Rage", Activated((Pay(3),), Lasting(Gets(power=2), ATTACKER, "attack")),
        Activated((Pay(5),), Lasting(Gets(power=4), ATTACKER, "attack"), "enhance"),
    ),
    card("Aimed Strike", Activated((Pay(1),), Do((Choose(one(FOES)), Damage(2, CHOSEN))))),
    card("Sweep", Activated((Pay(1),), Do((ChooseArena(), Damage(1, Which("unit", "opponent", "that arena")))))),
    card(
        "Great Plan",
        Activated((), Do((
            Choose(one(FOES)), Tap(CHOSEN), Do((Choose(one(MY_UNITS)), Retreat(CHOSEN))), ChooseArena(),
            Damage(1, Which("unit", "opponent", "that arena")), Put(1, one(FOES)), Untap(CHOSEN),
        ))),
    ),
    card("Rescue", Activated((), Do((Draw(1), Choose(one(MY_UNITS)), Prevent(2, CHOSEN), Untap(CHOSEN))))),
    card("Grief", Activated((), Draw(1), while_=Lost("you", "space"))),
    card("Vengeance", Activated((Pay(1),), Discard(one(FOES)))),
    # Missions and Locations
    mission("T-Errand", "Errand", "neutral", 3, Draw(1)),
    mission("T-Count", "Count", "neutral", 2, Draw(BuildCounters(extra=True))),
    mission("T-Quest", "Quest", "neutral", 1, Gain(3), needs=InArena(Which("unit", "you", "space"))),
    mission("T-Tribute", "Tribute", "neutral", 1, Draw(1), costs=(Pay(2),)),
    mission("T-Bombing", "Bombing", "neutral", 1, Damage(2, one(FOES))),
    mission("T-Barrage", "Barrage", "neutral", 1, Damage(3, one(FOES), dice=True)),
    mission("T-Recall", "Recall", "neutral", 1, Return(one(Which("card", "you", "discard")))),
    mission("T-Plot", "Plot", "neutral", 1, AddCounters(2, one(Which("built", "you")))),
    location(
        "T-Temple", "Temple", "neutral", "character", 2, Static(Gets(power=1), Which("unit", "each", "character")),
    ),
    location("T-Field", "Field", "neutral", "ground", 1, Static(Gets(power=1), Which("unit", "each", "ground"))),
    location("T-Library", "Library", "neutral", "ground", 1, draws(1, Tap(SELF), only="build")),
    location("T-Landing", "Landing", "neutral", "ground", 1, When("completed", Draw(1))),
    location("T-World", "World", "neutral", "space", 1, Static(Gets(power=1), Which("unit", "each", "same arena")),
             beside=("ground",)),
    location("T-Arena", "Old Arena", "neutral", "character", 1, Activated((Pay(1),), Draw(1))),
)  # fmt: skip


def held_to_all(match: Match) -> Match:
    """Go on with a clone of a JSON round trip; no seat sees what it may not know, and the state could be a game."""
    match.rules.check(match._state.clone())
    for name in ("clone", "json", "views"):
        match = ECHOES[name](match)
    return match


@pytest.fixture(scope="session")
def rules() -> StarWarsTCG:
    """The rules over a pool of testers alone."""
    return StarWarsTCG({one.id: one for one in TESTERS})


@pytest.fixture
def tester(rules: StarWarsTCG) -> Iterator[Callable[..., Table]]:
    """Draws a table of that pool. Scripted luck that is left over fails the test."""
    game = load_game("star-wars").replaced(rules=rules, pool=rules.pool)
    tables: list[Table] = []

    def draw(drawing: str, *luck: Word) -> Table:
        tables.append(table(game, drawing, held_to_all, luck))
        return tables[-1]

    yield draw
    for drawn in tables:
        drawn.done()
