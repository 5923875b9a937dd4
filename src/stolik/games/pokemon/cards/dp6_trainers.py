"""Legends Awakened (dp6), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Choose,
    Draw,
    Flip,
    Heal,
    If,
    Is,
    Lasting,
    Not,
    Put,
    Search,
    Shuffle,
    Static,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    AttachSelf,
    Deals,
    Devolve,
    DiscardSelf,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    ExtraHP,
    IsActive,
    Kind,
    Lies,
    Look,
    Move,
    NoWeakness,
    Onto,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BASIC_ENERGY,
    HAND,
    MINE,
    any_number,
    deck,
    discard_pile,
    energy,
    foe,
    fossil,
    item,
    stadium,
    steps,
    supporter,
    technical_machine,
    tool,
)

CARDS = (
    tool(
        "dp6-129",
        "Bubble Coat",
        Static(NoWeakness(), HOLDER),
        When("damaged", Lasting(When("end of turn", DiscardSelf()), HOLDER, "this turn")),
    ),
    supporter("dp6-130", "Buck's Training", Draw(2), Static(Deals(10), ACTIVE, Lies("beside"))),
    supporter(
        "dp6-131",
        "Cynthia's Feelings",
        steps(Move(HAND, "deck"), Shuffle(), Draw(4), If(WasKnockedOut(), Draw(4))),
    ),
    item("dp6-132", "Energy Pickup", Flip(Search(one(discard_pile(BASIC_ENERGY)), Onto(one(MINE))))),
    item("dp6-133", "Poké Radar", steps(Look(5, any_number(deck(Kind("pokemon"))), show_taken=True), Shuffle())),
    stadium("dp6-134", "Snowpoint Temple", Static(ExtraHP(20), Which("pokemon", "each", filters=(Not(Evolved()),)))),
    stadium(
        "dp6-135",
        "Stark Mountain",
        Power(
            "Stark Mountain",
            steps(Choose(one(energy(MINE, AnyOf((EnergyOf("R"), EnergyOf("F")))))), Move(CHOSEN, Onto(one(MINE)))),
            healthy=False,
            users="each",
        ),
    ),
    technical_machine(
        "dp6-136",
        "Technical Machine TS-1",
        Attack("Evoluter", "", do=steps(Search(one(deck(EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle())),
        do=AttachSelf(one(MINE)),
    ),
    technical_machine(
        "dp6-137",
        "Technical Machine TS-2",
        Attack("Devoluter", "", do=steps(Choose(one(foe(Evolved(), Not(Kind("level-up"))))), Devolve(CHOSEN))),
        do=AttachSelf(one(MINE)),
    ),
    fossil(
        "dp6-138",
        "Claw Fossil",
        40,
        "C",
        Body("Jagged Stone", (When("damaged", Put(1, ATTACKER), Is(SELF, IsActive())),)),
    ),
    fossil("dp6-139", "Root Fossil", 40, "C", Body("Spongy Stone", (When("between turns", Heal(1, SELF)),))),
)
