"""What a drawn table is to a test: a game with cards of one's own, refusals, luck that is lacking, named decks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.cardgame.drawn import DrawingError
from stolik.catalog import game
from stolik.games.pokemon.ast.nodes import Draw
from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.games.star_wars.cards.recipes import unit
from stolik.kernel.luck import LuckNeeded
from stolik.kernel.replay import RecordError
from stolik.match import Match
from stolik.scenarios.table import ECHOES, LookError, table

MINE = Card("my-1", "Tabby", "pokemon", "basic", hp=50, types="C", attacks=(Attack("Scratch", "", 20),))
PLAIN = "A  active: Turtwig {G}\nB  active: Totodile"


def test_a_table_may_have_cards_that_are_in_no_set():
    t = table("pokemon", "A  active: Tabby\nB  active: Totodile", cards=[MINE]).do("A attacks 'Scratch'")
    t.look("Totodile damage 20")
    assert "my-1" in t.match.rules.pool and "my-1" not in game("pokemon").rules.pool


def test_a_card_in_place_of_another_is_judged_by_its_own_text():
    drawing = "A  active: Turtwig   hand: Potion   deck: Turtwig\nB  active: Totodile"
    table("pokemon", drawing).refused("A plays Potion", "PK-TRAINER-1")
    draw = [replace(card, do=Draw(1)) for card in game("pokemon").pool.values() if card.name == "Potion"]
    table("pokemon", drawing, cards=draw).do("A plays Potion").look("A hand Turtwig")
    table("pokemon", drawing).refused("A plays Potion", "PK-TRAINER-1")


def test_a_table_may_be_of_a_game_that_the_catalog_does_not_know():
    mine = unit("my-2", "Tabby", "neutral", "character", "Cat", (3, 30, 3, 4))
    more = game("star-wars").with_cards(mine)
    table(more, "dark  character: Tabby\nlight  character: Tabby").look(
        "dark's Tabby health 4", "light's Tabby power 3"
    )


@pytest.mark.parametrize("echo", ECHOES)
def test_a_table_with_cards_of_a_test_s_own_is_played_in_every_echo(echo):
    drawn = "A  active: Tabby   hand: Starly (dp1-101)\nB  active: Totodile"
    t = table("pokemon", drawn, ECHOES[echo], cards=[MINE]).do("A benches Starly (dp1-101)", "A attacks 'Scratch'")
    t.look("Totodile damage 20", "A bench Starly")


def test_a_record_is_of_the_game_over_cards_of_one_s_own_only_if_it_is_that_game():
    record = table("pokemon", "A  active: Tabby\nB  active: Totodile", cards=[MINE]).match.record
    with pytest.raises(RecordError, match="cards, which this version does not know"):
        Match.from_record(record)
    with pytest.raises(RecordError, match="the record is of pokemon, not of star-wars"):
        Match.from_record(record, game=game("star-wars"))


def test_a_refusal_is_held_with_its_rule():
    t = table("pokemon", "A  active: Turtwig\nB  active: Totodile   hand: Cyndaquil")
    t.refused("A attacks 'Razor Leaf'", "PK-ENERGY-2").refused("B benches Cyndaquil", "PK-TURN-1")
    t.refused("A retreats").refused("B ends the turn").look("turn A", "B bench none")


@pytest.mark.parametrize(
    ("act", "rule", "complaint"),
    [
        ("A ends the turn", "", "'A ends the turn' is allowed"),
        ("A ends the turn", "PK-TURN-1", "is allowed"),
        ("A attacks 'Razor Leaf'", "PK-TURN-1", "refused by PK-ENERGY-2, not by PK-TURN-1"),
    ],
)
def test_what_is_not_refused_so_shows_the_table(act, rule, complaint):
    with pytest.raises(LookError, match=complaint) as wrong:
        table("pokemon", "A  active: Turtwig\nB  active: Totodile").refused(act, rule)
    assert "A  active: Turtwig" in str(wrong.value)


def test_a_refusal_that_changes_something_is_none():
    t = table("pokemon", PLAIN)
    why_not = t.match.rules.why_not

    class Changing(type(t.match.rules)):
        def why_not(self, s, seat, intent):
            s.seats[0].turns += 1
            return why_not(s, seat, intent)

    t.match.rules = Changing(t.match.game.pool)
    with pytest.raises(LookError, match="something changed"):
        t.refused("B ends the turn")


def test_too_many_picks_are_refused_without_a_rule():
    t = table("pokemon", "A  active: Turtwig {G G W}   bench: Chikorita\nB  active: Totodile").do("A retreats")
    t.refused("A pays Grass Energy").refused("A pays Water Energy x2").look("A asked pay")


def test_luck_that_is_lacking_is_named_with_its_sentence():
    drawn = "A  active: Turtwig   hand: Energy Search\nB  active: Totodile (asleep)"
    with pytest.raises(LuckNeeded, match=r"^'A ends the turn': a coin is needed, and none is scripted$"):
        table("pokemon", drawn).do("A ends the turn")
    with pytest.raises(LuckNeeded, match=r"^'A chooses Grass Energy': a shuffle of A's deck is needed"):
        table("pokemon", drawn).do("A plays Energy Search", "A chooses Grass Energy")
    with pytest.raises(LuckNeeded, match=r"^the table as it is drawn: a die is needed"):
        table("pokemon", "setup: none   options: start=die")
    fight = "dark  character: Darth Maul (B)\nlight  character: Yoda (B)"
    with pytest.raises(LuckNeeded, match=r"^'dark attacks Yoda with Darth Maul': a die is needed"):
        table("star-wars", fight, luck=[1]).do("dark attacks Yoda with Darth Maul")


def test_half_a_shuffle_is_named_too():
    drawn = "A  active: Turtwig   hand: Judge\nB  active: Totodile"
    with pytest.raises(LuckNeeded, match="a shuffle of B's deck is needed"):
        table("pokemon", drawn, luck=["S"]).do("A plays Judge")


# ---- decks by name


NAMED = {
    "Terra Firma": ("pokemon", """
        A  active: Grotle < Turtwig {G}   hand: Potion   deck: Rival   prizes: 2   from: Terra Firma
        B  active: Totodile
    """),
    "Static Fang": ("pokemon-2v2", """
        A+C  active: Shinx, Emolga@C
        B+D  active: Zapdos, Zapdos
        A    deck: Lillie   from: Static Fang
    """),
    "Rule of Two": ("star-wars", """
        dark   ground: Stormtrooper Squad   hand: Darth Vader (K)   deck: Mara Jade (A)   from: Rule of Two
        light  character: Yoda (B)
        step: build dark
    """),
}  # fmt: skip


@pytest.mark.parametrize("deck", NAMED)
def test_a_named_deck_is_whole_wherever_its_cards_lie(deck):
    """What lies on the table is no second copy: the deck in the record has the cards of its list, and no more."""
    name, drawn = NAMED[deck]
    found = game(name)
    there = table(name, drawn).match.record.setup.decks[0][0]
    assert sorted(found.pool[card].name for card in there) == sorted(
        found.pool[card].name for card in found.deck(deck).cards
    )


def test_what_a_drawing_does_not_say_comes_from_the_list_in_its_order():
    t = table("pokemon", "A  active: Turtwig   deck: Rival   prizes: 2   from: terra-firma\nB  active: Totodile")
    t.look("A prizes 2", "A deck 57", "A deck top Rival, Heracross, Grotle x2")
    assert "prizes: Torterra, Beautifly (dp1-19)" in str(t)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("from: Terra Incognita", "no bundled deck 'Terra Incognita'"),
        ("hand: Switch   from: Terra Firma", "Switch.* is not in that deck"),
        ("deck: Rival x3   from: Terra Firma", "Rival.* not so often"),
    ],
)
def test_a_deck_that_can_not_be_so_says_why(line, complaint):
    with pytest.raises(DrawingError, match=complaint):
        table("pokemon", f"A  active: Turtwig   {line}\nB  active: Totodile")


def test_a_deck_of_cards_that_this_game_lacks_is_named():
    few = game("pokemon").replaced(pool={}, rules=type(game("pokemon").rules)({MINE.id: MINE}))
    with pytest.raises(DrawingError, match=r"dp1-\d+ of Terra Firma is not among the cards of this game"):
        table(few, "A  deck: Tabby   from: Terra Firma\nB  from: Terra Firma\nsetup: A")
