"""DP Black Star Promos (dpp), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    AllHeads,
    AllTails,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    Compare,
    Count,
    Counters,
    Discard,
    DiscardTop,
    Exists,
    Flip,
    Heal,
    If,
    Is,
    Lasting,
    May,
    Minus,
    Not,
    OfChosen,
    Other,
    Put,
    Search,
    Shuffle,
    Static,
    Unless,
    When,
    Which,
    one,
    some,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    AttachThrown,
    AttacksOf,
    AttackToll,
    Base,
    Before,
    CannotUse,
    ChooseNumber,
    Deals,
    DiscardStadium,
    EndTurn,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsTails,
    FlipsToAttack,
    HasAbility,
    Hit,
    HPLeft,
    Inflict,
    IsActive,
    KeepsConditions,
    Kind,
    Leave,
    Less,
    LookAtHand,
    LoseIfKnockedOut,
    More,
    Move,
    MoveCounters,
    OfType,
    Onto,
    Prevented,
    RetreatCost,
    RetreatCostOf,
    Switch,
    SwitchIn,
    Then,
    Times,
    TurnEnds,
    TypeOfBelow,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BASIC_ENERGY,
    BURNED,
    ENERGY,
    FOE,
    FOE_BENCH,
    HAND,
    MINE,
    MY_BENCH,
    POISONED,
    SP,
    any_number,
    basic,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    foe,
    foes_turn,
    from_deck,
    item,
    level_up,
    mine,
    own_turn,
    pokemon,
    stadium,
    steps,
)

CARDS = (
    item(
        "dpp-DP05",
        "Tropical Wind",
        Flip(Heal(2, Which("pokemon", "each", "active")), Inflict(("asleep",), Which("pokemon", "each", "active"))),
    ),
    pokemon(
        level_up("dpp-DP17", "Dialga", 110, "M", ("R", None), ("P", 20), 2),
        Power(
            "Time Skip",
            steps(
                Coins(2, by="opponent"), If(AllHeads(), EndTurn()), If(AllTails(), foes_turn(TurnEnds(), "opponent"))
            ),
        ),
        Attack("Metal Flash", "MMCC", 80, do=own_turn(CannotUse("Metal Flash"))),
    ),
    pokemon(
        level_up("dpp-DP18", "Palkia", 120, "W", ("L", None), None, 3),
        Power("Restructure", steps(Switch(ACTIVE, "opponent"), Switch(DEFENDING))),
        Attack("Hydro Reflect", "WWW", 60, do=May(Move(energy_cards(SELF), Onto(one(MY_BENCH), each=True)))),
    ),
    pokemon(
        level_up("dpp-DP19", "Darkrai", 100, "D", ("F", None), ("P", 20), 1),
        Body(
            "Dark Shadow",
            (
                Static(
                    Deals(10, each=Count(energy_cards(ATTACKER, BASIC_ENERGY, EnergyOf("D")))),
                    mine(OfType("D")),
                    only="side",
                ),
            ),
        ),
        Attack("Endless Darkness", "DDC", 40, do=Inflict(("asleep",), coins=2, deadly=True)),
    ),
    pokemon(
        basic("dpp-DP24", "Darkrai", "50", 80, "D", ("F", 20), ("P", 20), 1),
        Body(
            "Enigma Berry",
            (
                When(
                    "damaged", Lasting(When("end of turn", Heal(4, SELF)), SELF, "this turn"), Is(ATTACKER, OfType("F"))
                ),
            ),
            held=True,
        ),
        Attack(
            "Spacial Rend",
            "W",
            10,
            do=steps(Search(one(deck(Kind("stadium"))), "hand", show=True), Shuffle(), DiscardStadium()),
        ),
        Attack(
            "Roar of Time",
            "MMM",
            80,
            do=steps(
                If(Compare(Count(discard_pile(Kind("pokemon"))), "<", 3), Fails()),
                Search(some(3, discard_pile(Kind("pokemon"))), "deck top", show=True),
                Shuffle(),
            ),
        ),
    ),
    pokemon(
        level_up("dpp-DP28", "Mewtwo", 120, "P", ("P", None), None, 2),
        Body("Psybarrier", (Static(Prevented("all", Not(Evolved()), from_="opponent"), SELF),)),
        Attack("Giga Burn", "PPC", 120, do=Discard(energy(SELF))),
    ),
    pokemon(
        level_up("dpp-DP29", "Rhyperior", 170, "F", ("W", None), ("L", 20), 4),
        Attack("Hard Crush", "", 50, "×", steps(DiscardTop(5), Times(Count(OfChosen((ENERGY,)))))),
        Attack("Upthrow", "FFC", 60, do=steps(Search(discard_pile(EnergyOf("F")), "deck", show=True), Shuffle())),
    ),
    pokemon(
        level_up("dpp-DP31", "Heatran", 120, "R", ("W", None), None, 4),
        Body("Heat Metal", (Static(KeepsConditions(("burned",)), FOE), Static(FlipsTails("burned"), "opponent"))),
        Power(
            "Heat Wave",
            AttachThrown(
                2, BASIC_ENERGY, Which("pokemon", where="active", filters=(AnyOf((OfType("R"), OfType("M"))),))
            ),
            healthy=False,
            where="bench",
            on="end of your turn",
        ),
    ),
    pokemon(
        evolved(2, "dpp-DP32", "Magnezone", "Magneton", "51", 130, "M", ("R", 30), ("P", 20), 2),
        Attack("Mirror Shot", "MC", 40, do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Magnet Slash", "LMCC", 100, do=Discard(energy(SELF, EnergyOf("L")))),
    ),
    pokemon(
        evolved(2, "dpp-DP33", "Dusknoir", "Dusclops", "49", 130, "P", ("D", 30), ("C", 20), 2),
        Power(
            "Dark Hide",
            Flip(
                steps(
                    LookAtHand(),
                    Choose(one(Which("card", "opponent", "hand", (Kind("pokemon"),)))),
                    Move(CHOSEN, "deck bottom"),
                )
            ),
        ),
        Attack("Reaper Pulse", "PPC", 70, do=steps(ChooseNumber(2), MoveCounters(THAT_MANY, SELF, one(FOE_BENCH)))),
    ),
    pokemon(
        evolved(2, "dpp-DP35", "Porygon-Z", "Porygon2", "56", 120, "C", ("F", 30), None, 2),
        Power(
            "Install",
            Move(one(Which("trainer card", filters=(Kind("technical machine"),), on=MINE)), Onto(one(mine(Other())))),
            "often",
            may=False,
        ),
        Attack(
            "Learning",
            "",
            do=steps(Search(one(deck(Kind("level-up"), EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle()),
        ),
        Attack(
            "Overload",
            "CC",
            40,
            "+",
            More(20, Count(Which("trainer card", filters=(Kind("technical machine"),), on=SELF))),
        ),
    ),
    pokemon(
        evolved(1, "dpp-DP36", "Gliscor", "Gligar", "47", 90, "F", ("W", 20), ("F", 20), 0),
        Body("Bind Eye", (Static(KeepsConditions(), FOE, Is(SELF, IsActive())),)),
        Attack("Cutting Turn", "C", do=Flip(Then(Put(Minus(HPLeft(DEFENDING), 1), DEFENDING), Leave(SELF, "deck")))),
        Attack("Friction Heat", "F", 20, do=BURNED),
    ),
    pokemon(
        level_up("dpp-DP38", "Giratina", 130, "P", ("D", None), ("C", 20), 3),
        Body("Invisible Tentacles", (Static(AttackToll(1), FOE, only="side"),)),
        Attack("Darkness Lost", "PPCC", do=steps(Hit(30, FOE), LoseIfKnockedOut(FOE))),
    ),
    pokemon(
        level_up("dpp-DP39", "Shaymin", 110, "G", ("R", None), ("F", 20), 0),
        Body("Revenge Seed", (Static(Deals(60), SELF, WasKnockedOut(by="attack", filters=(OfType("G"),))),)),
        Attack(
            "Energy Flare", "GC", 50, do=May(Move(any_number(energy_cards(MINE)), Onto(one(mine(Other())), each=True)))
        ),
    ),
    pokemon(
        basic("dpp-DP40", "Regigigas", "46", 100, "C", ("F", None), None, 4),
        Attack("Drag Off", "CCC", 30, do=Before(May(steps(Choose(one(FOE_BENCH)), SwitchIn(CHOSEN))))),
        Attack("Giga Hammer", "CCCC", 80, do=own_turn(CannotUse("Giga Hammer"))),
    ),
    pokemon(
        basic("dpp-DP41", "Toxicroak G", "45", 90, "F", ("P", None), None, 2, "sp"),
        Power("Leap Away", Flip(Leave(SELF, "hand")), where="active"),
        Attack("Poison Revenge", "PC", 20, "+", If(WasKnockedOut(by="attack"), steps(More(40), POISONED))),
    ),
    pokemon(
        basic("dpp-DP42", "Carnivine G", "43", 80, "G", ("R", None), ("W", 20), 1, "sp"),
        Attack("Power Whip", "C", do=steps(Choose(one(FOE)), Hit(10, CHOSEN, Count(energy(SELF))))),
        Attack("Grass Knot", "GC", 20, "+", More(10, RetreatCostOf(DEFENDING))),
    ),
    pokemon(
        basic("dpp-DP43", "Probopass G", "53", 90, "F", ("W", None), None, 3, "sp"),
        Attack("Nose Unit", "MC", do=Hit(20, foe(HasAbility("body")))),
        Attack("Loud Snort", "MCCC", 70, do=Lasting(RetreatCost(None), SELF, "end of your next turn")),
    ),
    pokemon(
        evolved(2, "dpp-DP44", "Magnezone", "Magneton", "53", 130, "L", ("F", 30), ("M", 20), 2),
        Attack("Charge Beam", "L", 30, do=Search(one(discard_pile(ENERGY)), Onto(SELF))),
        Attack(
            "Metallic Bolt",
            "LMCC",
            60,
            do=May(
                steps(Discard(one(energy(SELF, EnergyOf("L")))), Discard(one(energy(SELF, EnergyOf("M"))))), Base(120)
            ),
        ),
    ),
    pokemon(
        level_up("dpp-DP45", "Charizard G", 120, "R", ("W", None), ("F", 20), 3, "sp"),
        Power("Call for Power", Move(one(energy(MINE)), Onto(SELF)), "often"),
        Attack("Malevolent Fire", "RRCCC", 150, do=Flip(tails=Discard(energy(SELF)))),
    ),
    pokemon(
        level_up("dpp-DP46", "Garchomp C", 110, "C", ("C", None), None, 0, "sp"),
        Power("Healing Breath", Heal(None, mine(SP)), "level-up", healthy=False),
        Attack(
            "Dragon Rush",
            "CCC",
            do=steps(
                Discard(some(2, energy(SELF))), Choose(one(FOE)), Hit(80, CHOSEN), own_turn(CannotUse("Dragon Rush"))
            ),
        ),
    ),
    pokemon(
        level_up("dpp-DP47", "Rayquaza C", 120, "C", ("C", None), ("F", 20), 3, "sp"),
        Body(
            "Dragon Spirit",
            (
                When(
                    "damaged",
                    May(Search(one(discard_pile(ENERGY)), Onto(SELF))),
                    Both((Is(SELF, IsActive()), Compare(HPLeft(SELF), ">", 0))),
                ),
            ),
        ),
        Attack("Final Blowup", "WPFC", 200, do=If(Exists(HAND), Discard(energy(SELF)))),
    ),
    pokemon(
        basic("dpp-DP49", "Dialga", "69", 100, "M", ("R", None), ("P", 20), 2),
        Attack("Time Call", "M", do=steps(Search(one(deck(EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle())),
        Attack("Time Wager", "MCC", 100, do=steps(Coins(2), If(Unless(AllHeads()), Base(50)))),
    ),
    pokemon(
        basic("dpp-DP50", "Arceus", "100", 90, "C", ("F", None), None, 2),
        Attack("Judgment", "CCCC", 80, do=steps(Discard(energy_cards(SELF)), Hit(10, FOE_BENCH))),
        copies="any",
    ),
    pokemon(
        basic("dpp-DP51", "Cresselia", "62", 90, "P", ("P", None), None, 2),
        Body("Lunar Aura", (When("between turns", Heal(1, SELF), Exists(mine(Called("Darkrai")))),)),
        Attack("Lunar Flight", "PPC", 80, "-", Less(10, Counters(SELF))),
    ),
    pokemon(
        basic("dpp-DP52", "Darkrai", "61", 90, "D", ("F", None), ("P", 20), 2),
        Body("Darkness Aura", (Static(Deals(20), SELF, Exists(mine(Called("Cresselia")))),)),
        Attack("Hypnoblast", "DDC", 60, do=Flip(ASLEEP)),
    ),
    pokemon(
        level_up("dpp-DP53", "Arceus", 120, "C", None, None, 1),
        Body("Multitype", (Static(TypeOfBelow(), SELF),)),
        Body("Omniscient", (Static(AttacksOf(mine(Called("Arceus"))), SELF),)),
        copies="any",
    ),
    item("dpp-DP54", "Beginning Door", from_deck(Called("Arceus"))),
    stadium(
        "dpp-DP55",
        "Ultimate Zone",
        Power(
            "Ultimate Zone",
            Move(one(energy_cards(MY_BENCH)), Onto(one(Which("pokemon", where="active", filters=(Called("Arceus"),))))),
            "often",
            healthy=False,
            users="each",
        ),
    ),
    pokemon(
        level_up("dpp-DP56", "Arceus", 120, "C", None, None, 1),
        Body("Multitype", (Static(TypeOfBelow(), SELF),)),
        Attack("Meteor Blast", "GRC", 100, do=Flip(tails=Base(50))),
        copies="any",
    ),
)
