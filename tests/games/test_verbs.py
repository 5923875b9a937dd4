"""The verbs of the card games: each is said and read back, has words, and the pilot thinks something of it."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.pokemon.bots import pilot as pokemon_pilot
from stolik.games.pokemon.rules.actions.verbs import VERBS as POKEMON
from stolik.games.pokemon.text import asks as pokemon_asks
from stolik.games.star_wars.bots import pilot as star_wars_pilot
from stolik.games.star_wars.rules.actions import MOMENTS
from stolik.games.star_wars.text import asks as star_wars_asks
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


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_verb_of_star_wars_has_words_and_a_place_in_the_pilot_where_it_weighs_one_by_one(moment: str):
    verbs = set(MOMENTS[moment].verbs)
    assert verbs <= set(star_wars_asks.OPTIONS)
    assert verbs == set(star_wars_pilot.WORTH.get(moment, verbs))


def test_all_that_can_be_done_in_star_wars_is_read_back_and_the_fast_ways_keep_the_order():
    found = stolik.load_game("star-wars")
    sides = [next(deck for deck in found.decks if found.seat_of(deck) == seat) for seat in (0, 1)]
    offered: dict[str, set[str]] = {}
    for seed in range(2):
        match, choice = Match("star-wars", sides, seed), Choice(seed)
        while (decision := match.decision) is not None and len(match.record.entries) < 1500:
            moment = decision.kind.partition(":")[0]
            if moment in MOMENTS:
                offered.setdefault(moment, set()).update(option.verb for option in decision.options)
                assert_is_read_back(match)
                rules, s = match.rules, match._state
                legal = [one for one in rules.intents(s, decision.seat) if rules.why_not(s, decision.seat, one) is None]
                ordered = legal if moment != "window" else [*legal[-1:], *legal[:-1]]  # passing is offered first
                assert list(decision.options) == ordered
            match.answer(choice.answer(decision))
    assert offered["build"] >= {"start", "add", "deploy", "keep", "done"}
    assert set(offered) == set(MOMENTS)


def assert_is_read_back(match: Match) -> None:
    draw, decision = match.game.drawing, match.decision
    assert decision is not None
    for option in decision.options:
        said = f"{draw.SEATS[decision.seat]} {draw.say(match._state, option)}"
        seat, *meant = draw.act(match._state, match.rules, said)
        assert (seat, [(one.verb, one.args) for one in meant]) == (decision.seat, [(option.verb, option.args)]), said
