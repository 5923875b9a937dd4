"""Views as rows of whole numbers: what a row tells, and that it tells nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.catalog import load_game
from stolik.game import at_place
from stolik.games.pokemon.encoding import PokemonEncoding
from stolik.games.pokemon.text import asks as pokemon_asks
from stolik.games.star_wars.encoding import StarWarsEncoding
from stolik.games.star_wars.text import asks as star_wars_asks
from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.state import Setup, State
from stolik.learning.encoding import Encoding

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


def encoding_of(s: State) -> Encoding[Any]:
    game = load_game(s.fixed.setup.format)
    made: Encoding[Any] = at_place(game.encoding)(game.rules, s.fixed.setup.decks, game.seats)
    return made


def row_of(s: State, seat: int, made: Encoding[Any] | None = None) -> list[int]:
    """What a learner in `seat` gets of a state."""
    made = made or encoding_of(s)
    row = [0] * len(made.space)
    made.write(load_game(s.fixed.setup.format).rules.view(s, seat), made.numbered(s.fixed.kinds), row)
    return row


def told(table: Any, seat: int) -> dict[str, int]:
    """The same by the names of columns, without those that are 0; cards by their keys."""
    s = table.match._state
    made = encoding_of(s)
    assert len(set(made.space.names)) == len(made.space)
    return {name: n for name, n in zip(made.space.names, row_of(s, seat, made)) if n}


def options_of(s: State) -> list[dict[str, int]]:
    """What each option of the pending question is told as, without what is 0."""
    rules, made = load_game(s.fixed.setup.format).rules, encoding_of(s)
    view, numbers = rules.view(s, s.decision.seat), made.numbered(s.fixed.kinds)
    things = made.write(view, numbers, [0] * len(made.space))
    found = []
    for option in s.decision.options:
        line = [0] * len(made.options)
        made.write_option(s.decision, option, view, numbers, things, line)
        found.append({name.removeprefix("option: "): n for name, n in zip(made.options.names, line) if n})
    return found


def positions(name: str, games: int, every: int):
    """Positions of random games of bundled decks, each with the game's rules."""
    game = load_game(name)
    home = [[d.stacks for d in game.decks if game.seat_of(d) in (None, seat)] for seat in range(game.seats)]
    for n in range(games):
        decks = tuple(own[(n + 2 * seat) % len(own)] for seat, own in enumerate(home))
        s, choice, asked = game.rules.new(Setup(name, decks), n), Choice(n), 0
        while s.decision is not None:
            if asked % every == 0:
                yield game.rules, s
            apply(game.rules, s, choice.answer(s.decision))
            asked += 1


# ---- all games


@pytest.mark.parametrize("name", GAMES)
def test_a_row_depends_on_nothing_that_its_seat_does_not_know(name):
    """All that is hidden is dealt anew: the row is the same, and that of a seat that knows some of it is another."""
    others = 0
    for rules, s in positions(name, 4, 23):
        made = encoding_of(s)
        for seat in range(s.fixed.seats):
            world = rules.determinise(s, seat, 7)
            assert row_of(world, seat, made) == row_of(s, seat, made)
            others += sum(row_of(world, one, made) != row_of(s, one, made) for one in range(s.fixed.seats))
    assert others > 5


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_within_its_bounds_and_every_word_is_known(name):
    for _, s in positions(name, 8, 3):
        made, decision = encoding_of(s), s.decision
        row = row_of(s, decision.seat, made)
        beyond = [
            (made.space.names[n], value)
            for n, value in enumerate(row)
            if not made.space.low[n] <= value <= made.space.high[n]
        ]
        assert beyond == []
        assert decision.kind in made.questions
        assert len(decision.options) <= made.most_actions
        for option in decision.options:
            meaning = made.meaning(decision, option.verb)
            assert option.verb in made.verbs
            assert len(option.args) == len(meaning) or meaning[-1] == "cards"


@pytest.mark.parametrize(
    ("said", "encoding", "no_question"),
    [(pokemon_asks, PokemonEncoding, {"none", "nothing"}), (star_wars_asks, StarWarsEncoding, set())],
    ids=["pokemon", "star-wars"],
)
def test_every_question_that_has_words_has_a_number(said, encoding, no_question):
    """Some have several wordings: the kind, and what they are about behind it."""
    known = encoding.questions
    assert len(set(known)) == len(known)
    lacking = {kind for kind in said.KINDS if not any(f"{kind} ".startswith(f"{one} ") for one in known)}
    assert lacking == no_question


@pytest.mark.parametrize("name", GAMES)
def test_options_that_differ_are_told_apart(name):
    """All but ways to pay with many cards, of which four are told, pilots of one unit, and what lies beyond the
    slots."""
    alike = offered = 0
    for _, s in positions(name, 6, 5):
        lines = [tuple(line.items()) for line in options_of(s)]
        alike += len(lines) - len(set(lines))
        offered += len(lines)
    assert alike <= offered / 100


# ---- one by one


def test_the_board_of_token_battle(token_battle):
    """Each seat sees itself as the first one."""
    t = token_battle("board: a1=X3g b2=O5\nX: Boulder\nmove: X")
    mine, theirs = told(t, 0), told(t, 1)
    assert (mine["a1: own"], mine["a1: value"], mine["b2: other's"], mine["b2: value"]) == (1, 3, 1, 5)
    assert (theirs["a1: other's"], theirs["b2: own"]) == (1, 1)
    assert mine["table: own turn"] == 1 and "table: own turn" not in theirs


def test_a_pokemon_on_both_sides(pokemon):
    t = pokemon("A  active: Turtwig {G G} (damage 20, asleep)\nB  active: Totodile   bench: Chikorita")
    mine, theirs = told(t, 0), told(t, 1)
    assert (mine["own active 1: damage"], mine["own active 1: asleep"], mine["own active 1 Energy: G"]) == (20, 1, 2)
    assert (theirs["other active 1: damage"], theirs["own bench 1: there"]) == (20, 1)
    assert mine["own active 1 attack 1: there"] == 1


def test_ones_own_hand_is_told_and_anothers_counted(pokemon):
    t = pokemon("A  active: Turtwig   hand: Grass Energy x2\nB  active: Totodile")
    mine, theirs = told(t, 0), told(t, 1)
    assert mine["player 0 hand or what is known of it: ex9-101"] == 2
    assert theirs["player 1: hand"] == 2
    assert not [name for name in theirs if name.startswith("player 1 hand or")]


def test_what_an_option_is_about_lies_in_a_slot(pokemon):
    """Slots are counted from 1: two Active ones and five of the Bench, then the other side's."""
    t = pokemon("A  active: Turtwig   bench: Starly (dp1-101)   hand: Grass Energy\nB  active: Totodile")
    lines = options_of(t.match._state)
    attach = [line for line in lines if line.get("card") and line.get("thing")]
    assert [line["thing"] for line in attach] == [1, 3]
    assert {line["whose card"] for line in attach} == {1}


def test_a_unit_of_star_wars(star_wars):
    t = star_wars("dark  ground: Battle Droid Squad {damage 1}\nlight  ground: Clone Platoon\nstep: ground")
    mine, theirs = told(t, 0), told(t, 1)
    assert (mine["own ground 1: damage"], mine["own ground 1: to act as"]) == (1, 2)
    assert (theirs["other's ground 1: damage"], theirs["own ground 1: to act as"]) == (1, 1)
    assert mine["own ground 1: power"] == t.match.view(0).arenas["ground"][0].power
