"""Every node of the effect language has words in English, Polish and Japanese."""

from dataclasses import fields, is_dataclass

import pytest

from stolik.cardgame import ast as common
from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    THAT_MANY,
    AnyHeads,
    AtMost,
    Called,
    Coins,
    CoinsUntilHeads,
    CoinsUntilTails,
    Compare,
    Count,
    Do,
    If,
    Is,
    Node,
    Not,
    OfChosen,
    Product,
    Repeat,
    Static,
    Sum,
    Tails,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast import nodes as ast
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.grammar.context import PrintedOn

from .texts import trees

MINE = Which("pokemon")
CONTEXT = PrintedOn("Testmon", damage=30, ability="Abc")
#: Nodes that no card of the pool has: a tree with each.
RARE = (
    ("text", If(AnyHeads(), ast.Fails())),
    ("text", If(ast.UsedLastTurn("Slam"), ast.Fails())),
    ("text", If(Is(ast.DEFENDING, ast.HasWeakness()), ast.Fails())),
    ("text", ast.Hit(ast.DamageTaken(SELF), ast.DEFENDING)),
    ("text", ast.RevealHand()),
    ("text", ast.Hit(10, Which("pokemon", "opponent", "bench", (ast.RetreatsFor(0),)))),
    ("text", ast.Hit(10, Which("pokemon", "opponent", "bench", (ast.RetreatsFor(2),)))),
    ("text", ast.Hit(Sum((20, Product(10, Count(Which("energy", on=ast.DEFENDING))))), ast.DEFENDING)),
    ("text", ast.Times(ast.TypesAmong(Which("energy card", on=SELF)))),
    ("text", Do((Coins(3), Repeat(Tails(), ast.DiscardTop(1))))),
    ("text", Do((CoinsUntilHeads("opponent"), Repeat(Tails(), ast.DiscardTop(1))))),
    ("text", ast.Put(AtMost(Count(Which("card", "you", "hand")), 8), ast.DEFENDING)),
    ("text", Do((ast.DiscardTop(1, "opponent"), ast.Hit(ast.PrintedHP(CHOSEN), ast.DEFENDING)))),
    ("text", Do((Coins(3), Repeat(HEADS, ast.TakeAim(one(Which("pokemon", "opponent")))), ast.HitAimed(20)))),
    ("text", ast.Redo(CoinsUntilTails(), ast.Put(2, SELF), Compare(ast.HPLeft(SELF), ">", 2))),
    ("text", ast.KnockOut(one(Which("pokemon", "each", "play", (Not(Called("Testmon")), ast.FewestHP()))))),
    ("text", If(ast.WasFed(SELF, ast.EnergyOf("F")), ast.More(20))),
    ("text", If(ast.PlayedFromHand(), ast.Base(40))),
    ("text", If(ast.WasAffected(SELF, "asleep"), ast.Base(60))),
    ("text", If(ast.Shielded(ast.DEFENDING), ast.Fails())),
    ("text", Do((ast.ChooseNumber(3), ast.Put(THAT_MANY, SELF)))),
    ("text", ast.TurnPrizes(None)),
    ("text", ast.TurnPrizes(2, "opponent")),
    ("text", ast.TurnPrizes(1, "each")),
    ("text", ast.Move(OfChosen((ast.EnergyOf("L"),)), ast.Onto(SELF))),
    ("text", ast.Lasting(ast.CanUseOnly("Slam"), ast.DEFENDING, "opponent's next turn")),
    ("text", ast.LoseIfKnockedOut(ast.DEFENDING)),
    ("text", ast.Inflict(("asleep",), coins=2, deadly=True)),
    ("text", ast.SurviveWith(10)),
    (
        "text",
        ast.Exchange(one(Which("card", where="deck", filters=(Called("Ditto"),)))),
    ),
    ("text", ast.DrawUpTo(4, "each")),
    ("text", ast.PreventPower()),
    ("text", ast.SwapPrize(ast.Kind("pokemon"))),
    ("text", ast.AttachThrown(2, ast.Kind("basic energy"), Which("pokemon", "you", "active", (ast.OfType("R"),)))),
    ("text", ast.Revive(ast.Kind("energy"))),
    ("text", ast.BecomeStadium()),
    ("parts", (Static(ast.BeginsGame(), SELF),)),
    ("power", Power("Abc", ast.MoveCondition(ast.ACTIVE, ast.DEFENDING))),
    ("text", ast.Put(1, Which("pokemon", "opponent", filters=(ast.SharesName(ast.ATTACKER),)))),
    ("parts", (Static(ast.AttacksBelow(("basic", "stage 1")), SELF),)),
    ("parts", (Static(ast.AttacksOf(MINE, free=True), SELF, ast.HasEnergyFor(SELF)),)),
    ("parts", (Static(ast.ExtraHP(20), HOLDER, ast.Lies("tool")),)),
    ("text", ast.TakePrizes(2)),
    ("parts", (When("between turns", ast.DiscardSelf()),)),
    ("text", ast.LoseTop(2, "opponent")),
    ("text", ast.Lasting(ast.TypeLike(CHOSEN), SELF, "this turn")),
    ("text", ast.Lasting(ast.TurnEnds(), "opponent", "opponent's next turn")),
    ("text", ast.Lasting(ast.NoResistance(), SELF, "this turn")),
    ("parts", (Static(ast.CanEvolve(), MINE),)),
    ("parts", (Static(ast.ConditionCounters("poisoned", 2), MINE),)),
    ("parts", (Static(ast.ExtraHP(20), HOLDER),)),
    ("parts", (Static(ast.NoAbility("power"), MINE),)),
    ("parts", (Static(ast.AttacksOf(MINE), SELF),)),
    ("parts", (Static(ast.AttackToll(1), MINE),)),
    ("parts", (Static(ast.CostIs("Slam", "GC"), SELF),)),
    ("parts", (Static(ast.EnergyGives(ast.Kind("basic energy"), "G G"), MINE),)),
    ("parts", (Static(ast.FlipsTails("turn"), "opponent"),)),
    ("parts", (Static(ast.KeepsConditions(("burned",)), MINE),)),
    ("parts", (Static(ast.Piercing(("resistance", "bodies")), SELF),)),
    ("parts", (Static(ast.TypeOfBelow(), SELF),)),
)


def classes():
    found = {value for module in (common, ast) for value in vars(module).values() if isinstance(value, type)}
    return {each for each in found if issubclass(each, Node) and is_dataclass(each)}


def inside(tree):
    if isinstance(tree, tuple):
        return {kind for part in tree for kind in inside(part)}
    if not is_dataclass(tree):
        return set()
    return {type(tree)}.union(*(inside(getattr(tree, field.name)) for field in fields(tree)))


def test_every_node_class_is_rendered_by_some_test():
    known = inside(tuple(tree for _, tree in RARE))
    for card in pool().values():
        known |= inside(tuple(item.tree for item in trees(card)))
    assert {each.__name__ for each in classes() - known} == set()


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@pytest.mark.parametrize("category, tree", RARE)
def test_rare_nodes_have_words(category, tree, lang):
    text = cards.write(category, tree, lang, CONTEXT)
    assert text and "{" not in text and "[" not in text


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_no_pattern_shows_through(lang):
    for card in pool().values():
        for item in trees(card):
            text = cards.write(item.category, item.tree, lang, item.context)
            assert not any(sign in text.replace(card.name, "") for sign in "{}|<%")


def test_a_node_that_is_no_effect_is_refused():
    with pytest.raises(cards.Unsayable):
        cards.write("text", CHOSEN, "en", CONTEXT)
