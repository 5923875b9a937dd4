"""A position in numbers: what a learned value is told of it."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest
from tests.games.bots import midgame

import stolik
from stolik.games.pokemon.bots.features import HAND, NAMES, PokemonFeatures
from stolik.games.pokemon.rules.view import PokemonView


def seen(drawing: str, seat: int = 0, game: str = "pokemon") -> dict[str, float]:
    match = stolik.table(game, drawing).match
    view = match.view(seat)
    assert isinstance(view, PokemonView)
    numbers = PokemonFeatures(match.rules.printed()).of(view, seat)
    return dict(zip(NAMES, numbers, strict=True))


def test_a_blow_is_reckoned_against_what_is_left() -> None:
    hurt = seen("A  active: Turtwig {G}\nB  active: Totodile (damage 30)   bench: Starly (dp1-101)")
    whole = seen("A  active: Turtwig {G}\nB  active: Totodile   bench: Starly (dp1-101)")
    assert (hurt["own fells"], whole["own fells"]) == (1, 0)
    assert hurt["own blow"] == 1 > whole["own blow"] > 0
    assert hurt["own damage"] == whole["own damage"] == 0.2


def test_what_fells_the_last_one_wins() -> None:
    last = seen("A  active: Turtwig {G}\nB  active: Totodile (damage 30)")
    other = seen("A  active: Turtwig {G}\nB  active: Totodile (damage 30)   bench: Starly (dp1-101)")
    assert (last["own wins"], other["own wins"]) == (1, 0)


def test_what_fells_for_the_last_prize_wins() -> None:
    bench = "B  active: Totodile (damage 30)   bench: Starly (dp1-101)"
    one, two = (seen(f"A  active: Turtwig {{G}}   prizes: {n}\n{bench}") for n in (1, 2))
    assert (one["own wins"], two["own wins"]) == (1, 0)
    assert (one["own one left"], two["own two left"], one["own taken"], two["own taken"]) == (1, 1, 5, 4)


def test_two_that_are_active_are_added_up_and_strike_whom_they_best_can() -> None:
    two = seen("A  active: Turtwig {G}, Turtwig {G}\nB  active: Totodile, Totodile (damage 30)\noptions: format=double")
    one = seen("A  active: Turtwig {G}\nB  active: Totodile\noptions: format=double")
    assert (two["own hp"], two["own energy"]) == (2 * one["own hp"], 2 * one["own energy"]) != (0, 0)
    assert (two["own fells"], one["own fells"]) == (2, 0)


def test_the_best_behind_comes_first() -> None:
    strong = seen("A  active: Turtwig   bench: Starly (dp1-101), Turtwig {G}\nB  active: Totodile (damage 30)")
    weak = seen("A  active: Turtwig   bench: Starly (dp1-101)\nB  active: Totodile (damage 30)")
    assert (strong["own bench"], strong["own fells behind"], weak["own fells behind"]) == (2, 1, 0)
    assert strong["own behind"] > strong["own second soon"] and weak["own second soon"] == 0


def test_energy_in_the_hand_pays_for_a_blow() -> None:
    armed = seen("A  active: Turtwig   hand: Grass Energy\nB  active: Totodile (damage 30)")
    empty = seen("A  active: Turtwig   hand: Fire Energy\nB  active: Totodile (damage 30)")
    assert (armed["own fells"], armed["fells after attaching"]) == (0, 1)
    assert (empty["any energy card"], empty["fells after attaching"]) == (1, 0)
    assert armed["own fells at 1"] == 1


def test_an_evolution_in_the_hand_is_known_to_its_player_alone() -> None:
    drawing = "A  active: Turtwig {G}   hand: Grotle\nB  active: Totodile"
    own, theirs = seen(drawing), seen(drawing, 1)
    assert (own["own evolves"], own["evolutions that go on"]) == (1, 1)
    assert theirs["their evolves"] == 0 and not any(theirs[name] for name in HAND)
    assert seen("A  active: Totodile   hand: Grotle\nB  active: Turtwig")["their evolves"] == 0


def test_what_one_sees_of_itself_the_other_sees_of_it() -> None:
    drawing = "A  active: Turtwig {G} (damage 10)   bench: Cyndaquil {R}, Starly (dp1-101)\nB  active: Totodile {W}"
    one, other = seen(drawing), seen(drawing, 1)
    for name in NAMES:
        if name.startswith("own "):
            assert one[name] == other[name.replace("own ", "their ")]


@pytest.mark.parametrize("game", ["pokemon", "pokemon-2v2"])
def test_only_the_side_that_is_to_move_counts(game: str) -> None:
    found = stolik.load_game(game)
    match = midgame(game, [deck.name for deck in found.decks[: found.seats]], 3, 0)
    features, bot = PokemonFeatures(match.rules.printed()), found.bot("greedy", 1)
    seats, movers = range(found.seats), set()

    def look() -> list[Any]:
        return [match.view(seat) for seat in seats]

    while (decision := match.decision) is not None:
        views = look()
        counted = [seat for seat, view in enumerate(views) if features.counts(view, seat)]
        mover, turn = views[0].to_move, views[0].turn
        assert counted == [seat for seat in seats if turn > 1 and mover >= 0 and (seat - mover) % 2 == 0]
        assert all(isfinite(number) for seat in counted for number in features.of(views[seat], seat))
        movers.add(mover)
        match.answer(bot.choose(views[decision.seat], decision, match.worlds(decision.seat)))
    assert movers >= set(seats)
    assert not any(features.counts(view, seat) for seat, view in enumerate(look()))
