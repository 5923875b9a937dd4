"""What is misspelt on a card is an error that names the card, the node, the word, and the words there are."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from stolik.cardgame.ast import (
    SELF,
    Called,
    Choose,
    Coins,
    Compare,
    Do,
    Draw,
    Is,
    Named,
    Some,
    Static,
    Step,
    When,
    Which,
)
from stolik.catalog import game
from stolik.games.pokemon.ast import nodes as pk
from stolik.games.pokemon.ast.printed import Attack, Body, Card, Power
from stolik.games.pokemon.cards.recipes import ASLEEP, basic, foes_turn, item, pokemon
from stolik.games.star_wars.ast import nodes as sw
from stolik.games.star_wars.cards.recipes import tapped, unit
from stolik.kernel.built import is_compiled
from stolik.kernel.rules import SetupError
from stolik.scenarios.table import table

CARD_GAMES = ("pokemon", "pokemon-2v2", "star-wars")


@dataclass(frozen=True)
class Freeze(Step):
    """A node that no game knows."""


def tabby(*texts):
    return pokemon(basic("my-1", "Tabby", "", 50, "C", ("F", 10), None, 1), *texts)


def body(part):
    return tabby(Body("Fur", (part,)))


def does(step):
    return tabby(Attack("Scratch", "C", 20, do=step))


def cat(*abilities):
    return unit("my-2", "Tabby", "neutral", "character", "Cat", (3, 30, 3, 4), *abilities)


@pytest.mark.parametrize("name", CARD_GAMES)
def test_every_bundled_card_is_written_with_words_that_there_are(name):
    rules = game(name).rules
    rules.check_cards(rules.pool.values())
    assert len(rules.pool) > 250


@pytest.mark.parametrize(
    ("card", "complaint"),
    [
        (body(When("is damaged", ASLEEP)), "When.event is 'is damaged', none of 'attached', .*'damaged'"),
        (body(Static(pk.Cannot("run"), SELF)), "Cannot.do is 'run', none of 'attack', 'retreat'"),
        (body(Static(pk.Deals(10), "foe")), "Static.to is 'foe', none of 'you', 'opponent', 'each'$"),
        (does(pk.Inflict(("asleep", "frozen"))), "Inflict.conditions is 'frozen', none of 'asleep', .*'burned'$"),
        (does(Draw(1, "foe")), "Draw.whose is 'foe', none of 'you', 'opponent', 'each'$"),
        (does(Choose(Some(1, 1, Which("pokemon", where="benched")))), "Which.where is 'benched', none of 'play'"),
        (does(pk.Heal(1, Named("thing"))), "Named.name is 'thing', none of 'self', 'holder', 'chosen'"),
        (does(pk.Move(SELF, "box")), "Move.to is 'box', none of 'hand'"),
        (does(replace(foes_turn(pk.AttackFails()), until="soon")), "Lasting.until is 'soon', none of 'this turn'"),
        (does(pk.Heal(1, Which("pokemon", filters=(pk.OfType("Q"),)))), "OfType.type is 'Q', not of the letters 'GRW"),
        (does(pk.Heal(1, Which("pokemon", filters=(pk.OfType("GR"),)))), "OfType.type is 'GR', longer than 1$"),
        (tabby(Attack("Scratch", "CQ", 20)), "Attack.cost is 'CQ', not of the letters"),
        (tabby(Attack("Scratch", "C", 20, "x")), "Attack.sign is 'x', none of '', '\\+', '-', '×'$"),
        (tabby(Power("Purr", ASLEEP, "twice")), "Power.limit is 'twice', none of 'once', 'often'"),
        (replace(tabby(), stage="stage 3"), "Card.stage is 'stage 3', none of 'basic', 'stage 1'"),
        (replace(tabby(), weakness=("Q", 10)), "Card.weakness is 'Q', not of the letters"),
        (does(Freeze()), "Freeze is no step of this game$"),
        (does(sw.EndAttack()), "EndAttack is no step of this game$"),
        (does(pk.Heal(1, Which("pokemon", filters=(sw.Tapped(),)))), "Tapped is no filter of this game$"),
    ],
)
def test_what_is_misspelt_on_a_pokemon_card_is_named(card: Card, complaint):
    with pytest.raises(SetupError, match=f"^my-1: {complaint}"):
        game("pokemon").with_cards(card)


@pytest.mark.parametrize(
    ("ability", "complaint"),
    [
        (When("attack", Draw(1)), "When.event is 'attack', none of 'attacks', 'attacked'"),
        (Static(sw.Barred("run"), SELF), "Barred.do is 'run', none of 'attack', 'be attacked'"),
        (Static(sw.Keyword("armour"), SELF), "Keyword.name is 'armour', none of 'accuracy', 'armor'"),
        (Static(sw.Gets(1), SELF, Compare(sw.Force("me"), ">", 1)), "Force.whose is 'me', none of 'you', 'opponent'$"),
        (Static(sw.Gets(1), SELF, Compare(sw.Force(), "=>", 1)), "Compare.sign is '=>', none of '<', '<=', '=', '>="),
        (Static(sw.Gets(1), Which("unit", where="air")), "Which.where is 'air', none of 'arenas'.* 'space', 'ground'"),
        (Static(sw.Gets(1), SELF, Is(SELF, pk.IsActive())), "IsActive is no filter of this game$"),
        (tapped(Draw(1), only="now"), "Activated.only is 'now', none of '', 'build'"),
        (tapped(sw.Lasting(sw.Gets(1), SELF, "day")), "Lasting.until is 'day', none of 'attack', 'battle'"),
    ],
)
def test_what_is_misspelt_on_a_star_wars_card_is_named(ability, complaint):
    with pytest.raises(SetupError, match=f"^my-2: {complaint}"):
        game("star-wars").with_cards(cat(ability))


@pytest.mark.parametrize(
    ("name", "card", "complaint"),
    [
        ("pokemon", body(Static(sw.Gets(1), SELF)), "my-1: Gets is no modifier of this game"),
        ("star-wars", cat(Static(pk.Deals(10), SELF)), "my-2: Deals is no modifier of this game"),
        ("pokemon", cat(), "my-2: StarWarsCard is no card of this game"),
    ],
)
def test_what_is_of_another_game_is_named(name, card, complaint):
    with pytest.raises(SetupError, match=f"^{complaint}$"):
        game(name).with_cards(card)


def test_names_are_free():
    game("pokemon").with_cards(does(Choose(Some(1, 1, Which("pokemon", filters=(Called("Nobody"),))))))
    game("star-wars").with_cards(cat(Static(sw.Gets(1), SELF, Is(SELF, sw.Sort("Tomcat")))))


def test_two_different_cards_of_one_id_are_an_error():
    game("pokemon").with_cards(tabby(), tabby())
    with pytest.raises(SetupError, match=r"^my-1: two cards have this id$"):
        game("pokemon").with_cards(tabby(), does(ASLEEP))


@pytest.mark.parametrize(("folder", "set_"), [("pokemon", "dp1_basic"), ("star_wars", "jg_units")])
def test_a_bundled_card_that_is_there_twice_is_an_error(folder, set_, monkeypatch):
    from importlib import import_module

    cards = import_module(f"stolik.games.{folder}.cards")
    module = import_module(f"stolik.games.{folder}.cards.{set_}")
    monkeypatch.setattr(module, "CARDS", (*module.CARDS, replace(module.CARDS[0], name="Tabby")))
    with pytest.raises(ValueError, match=f"^several cards are called {module.CARDS[0].id}$"):
        cards.pool.__wrapped__()


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (lambda: does(pk.Draw("2")), "Draw.n is '2', which is no int or Amount"),
        (lambda: does(pk.Draw(True)), "Draw.n is True, which is no int or Amount"),
        (lambda: does(Do([Coins(1)])), "Do.steps is \\[Coins.*, which is no row of Step"),
        (lambda: does(Do((Coins(1), SELF))), "Do.steps is .*Named.*, which is no row of Step"),
        (
            lambda: does(Choose(Some(1, 1, Which("pokemon", filters=((Called("A"),),))))),
            "Which.filters is .*, which is no row of",
        ),
        (lambda: does(pk.Inflict("asleep")), "Inflict.conditions is 'asleep', which is no row of str"),
        (lambda: tabby(Attack("Scratch", "C", None)), "Attack.damage is None, which is no int"),
        (lambda: replace(tabby(), weakness=("F",)), "Card.weakness is .*, which is no row of str or None"),
    ],
)
def test_a_field_of_another_type_is_an_error(card, fault):
    try:
        made = card()
    except TypeError:
        assert is_compiled(), "interpreted, it is made, and found"
        return
    with pytest.raises(SetupError, match=fault):
        game("pokemon").rules.check_cards([made])


def test_what_goes_wrong_in_an_effect_names_the_card_and_the_node():
    """`More` asks for an attack's damage, and a Trainer card has none."""
    mine = item("my-3", "Ball of Wool", pk.More(10))
    t = table("pokemon", "A  active: Turtwig   hand: Ball of Wool\nB  active: Totodile", cards=[mine])
    with pytest.raises(KeyError, match="plus") as wrong:
        t.do("A plays Ball of Wool")
    assert wrong.value.__notes__ == ["at More(n=10, each=None, most=None) of my-3"]


def test_a_step_without_a_handler_is_named_with_its_card():
    """Where a card came into the game without being proofread."""
    pool = {**game("star-wars").pool, "my-2": cat(When("attacks", Freeze()))}
    cats = game("star-wars").replaced(pool=pool, rules=type(game("star-wars").rules)(pool))
    t = table(cats, "dark  character: Tabby\nlight  character: Yoda (B) {tapped}")
    with pytest.raises(TypeError, match=r"^Freeze is no step of this game") as wrong:
        t.do("dark attacks Yoda with Tabby")
    assert wrong.value.__notes__ == ["at Freeze() of my-2"]


def test_a_card_that_would_last_for_ever_comes_into_no_game():
    """A number that no card says, more nodes than a card has, and nodes in nodes in nodes."""
    deep = Coins(1)
    for _ in range(100):
        deep = Do((deep,))
    for step, told in ((Coins(3_000_000), "3000000 is more"), (Do((Coins(1),) * 3000), "2000 nodes"), (deep, "60 of")):
        with pytest.raises(SetupError, match=f"my-1: .*{told}"):
            game("pokemon").with_cards(does(step))
