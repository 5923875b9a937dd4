"""The verbs of the card games: each is said and read back, has words, and the pilot thinks something of it."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.pokemon.bots import pilot as pokemon_pilot
from stolik.games.pokemon.rules.actions import VERBS as POKEMON
from stolik.games.pokemon.text import asks as pokemon_asks
from stolik.kernel.contract import Choice
from stolik.match import Match

FULL_TABLE = """\
A  active: Totodile {W W W} (damage 10)   bench: Skull Fossil, Turtwig, Sceptile {G}
A  hand: Grotle, Totodile, Grass Energy, Potion
B  active: Totodile
turn: A   turns: 8
"""


def test_each_verb_of_a_pokemon_turn_has_words_and_a_place_in_the_pilot():
    assert set(POKEMON) == set(pokemon_pilot.TURN)
    assert set(POKEMON) <= set(pokemon_asks.OPTIONS)
    assert set(POKEMON) <= set(pokemon_asks.LABELS)


def test_each_verb_of_a_pokemon_turn_is_offered_said_and_read_back():
    match = stolik.table("pokemon", FULL_TABLE).match
    assert match.decision is not None
    assert {option.verb for option in match.decision.options} == set(POKEMON)
    assert_is_read_back(match)


@pytest.mark.parametrize("game", ["pokemon", "pokemon-2v2"])
def test_all_that_can_be_done_in_a_game_is_read_back_and_the_fast_ways_keep_the_order(game: str):
    found = stolik.load_game(game)
    decks = [deck for deck in found.decks if not found.check(deck)]
    match = Match(game, decks[: found.seats], 5)
    choice = Choice(3)
    while (decision := match.decision) is not None:
        if decision.kind == "turn":
            assert_is_read_back(match)
            rules, s = match.rules, match._state
            legal = [one for one in rules.intents(s, decision.seat) if rules.why_not(s, decision.seat, one) is None]
            assert list(decision.options) == legal
        match.answer(choice.answer(decision))


def assert_is_read_back(match: Match) -> None:
    draw, decision = match.game.drawing, match.decision
    assert decision is not None
    for option in decision.options:
        said = f"{draw.SEATS[decision.seat]} {draw.say(match._state, option)}"
        seat, *meant = draw.act(match._state, match.rules, said)
        assert (seat, [(one.verb, one.args) for one in meant]) == (decision.seat, [(option.verb, option.args)]), said
