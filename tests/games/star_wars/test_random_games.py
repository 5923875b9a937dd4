"""Random games of decks that are drawn from the whole pool, held to what must be true of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest

from stolik.cardgame.ast import Static
from stolik.catalog import load_game
from stolik.games.star_wars.rules import losses
from stolik.games.star_wars.rules.asked import hearers, own_abilities, statics, usable
from stolik.games.star_wars.rules.check import census
from stolik.games.star_wars.rules.rules import StarWarsTCG
from stolik.games.star_wars.rules.state import UNITS, StarWarsState, Unit
from stolik.games.star_wars.rules.timing import CHANCES
from stolik.kernel import contract
from stolik.kernel.agenda import Frame
from stolik.kernel.luck import derive, step
from stolik.kernel.state import Setup

EACH = {"space": 14, "ground": 14, "character": 16, "battle": 10, "mission": 6, "location": 2}


def drawn(seed: int) -> Setup:
    """A deck a side: so many cards of each kind, none too dear, at most four of one."""
    game = load_game("star-wars")
    luck = derive(seed, 1)
    decks = []
    for side in ("dark", "light"):
        deck: list[str] = []
        for kind, n in EACH.items():
            cards = game.rules.pool.values()
            there = [one.id for one in cards if one.kind == kind and one.side in (side, "neutral") and one.cost <= 9]
            there = there * 4
            for _ in range(min(n, len(there))):
                luck, at = step(luck, len(there))
                deck.append(there.pop(at))
        decks.append((tuple(deck),))
    return Setup("star-wars", tuple(decks))


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_what_every_game_promises(seed: int) -> None:
    rules = load_game("star-wars").rules
    assert contract.check(rules, [drawn(seed)], seed=seed, games=2, every=4, limit=20_000) > 0


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_and_every_state_could_be_a_game(seed: int) -> None:
    rules = load_game("star-wars").rules
    game = contract.Trial(rules, drawn(seed), seed, 20_000)
    for _ in game.decisions():
        rules.check(game.state.clone())
        for seat in (0, 1):
            assert census(game.state, seat) == sorted(game.state.fixed.in_decks[seat])
            assert game.state.seats[seat].force >= 0


def test_what_lies_face_down_after_setup_is_a_unit_a_mission_or_a_location() -> None:
    """Worlds deal into a build zone only what may lie there, and in setup units only (SW-SETUP-10)."""
    rules = load_game("star-wars").rules
    game = contract.Trial(rules, drawn(7), 7, 20_000)
    for decision in game.decisions():
        world = rules.determinise(game.state, 1 - decision.seat, game.n)
        for unit in world.units.values():
            if unit.place == "built":
                assert world.top(unit).kind in (*UNITS, *(("mission", "location") if world.turn else ()))


def bundled(n: int) -> Setup:
    """The n-th deck of each side; in most of these no card changes the health of units."""
    game = load_game("star-wars")
    sides = [[deck.stacks for deck in game.decks if game.seat_of(deck) == seat] for seat in (0, 1)]
    return Setup("star-wars", tuple(decks[n % len(decks)] for decks in sides))


class Watched(StarWarsTCG):
    """The rules over the whole pool, which let somebody look before each frame."""

    def __init__(self, look: Callable[[StarWarsState], None]) -> None:
        super().__init__(load_game("star-wars").pool)
        self.look = look

    def run(self, s: StarWarsState, f: Frame) -> None:
        """The frame, looked at before."""
        self.look(s)
        super().run(s, f)


@pytest.mark.parametrize("setup", [*map(drawn, range(4)), *map(bundled, range(6))])
def test_where_nothing_was_touched_nothing_is_to_settle(setup: Setup) -> None:
    """`must_settle` doesn't look where nothing was touched: at each frame all is counted again (SW-DAMAGE-2)."""
    asked: list[bool] = []

    def recount(s: StarWarsState) -> None:
        asked.append(s.touched)
        found = losses.must_settle(s)
        assert s.ended or found == bool(losses.dying(s) or losses.doubles(s) or losses.contested(s))

    game = contract.Trial(Watched(recount), setup, 5, 20_000)
    assert sum(1 for _ in game.decisions()) > 20 and 0 < asked.count(True) < len(asked) / 2


@pytest.mark.parametrize("setup", [*map(drawn, range(8)), bundled(1)])
def test_what_was_found_of_how_things_lie_is_found_anew(setup: Setup) -> None:
    """Abilities, what hears of events and which units may go are kept until something moves: before each frame all are
    looked for again."""
    kept: list[bool] = []

    def recount(s: StarWarsState) -> None:
        anew = s.clone()
        anew.lay = None
        tables = s.fixed.tables
        for source in (*tables.auras, *tables.lent):
            assert found(s, statics(s, source)) == found(anew, statics(anew, source))
        for n, unit in s.units.items():
            assert own_abilities(s, unit) == own_abilities(anew, anew.units[n])
        for seat, chance in product((0, 1), CHANCES):
            assert usable(s, seat, chance) == usable(anew, seat, chance)
        for event in tables.listeners:
            name = event.removeprefix("unit ")
            heard = [[unit.id for unit in hearers(one, name, f"unit {name}")] for one in (s, anew)]
            assert heard[0] == heard[1]
        assert losses.frail(s) == losses.frail(anew) and losses.any_meet(s) == losses.any_meet(anew)
        kept.append(s.lay is not None)

    game = contract.Trial(Watched(recount), setup, 5, 20_000)
    assert sum(1 for _ in game.decisions()) > 20 and any(kept)


def found(s: StarWarsState, abilities: Iterable[tuple[Unit, Static, str]]) -> list[tuple[int, Static, str]]:
    """Static abilities with the ids of what has them, each of them there."""
    assert all(s.units[unit.id] is unit for unit, _, _ in abilities)
    return [(unit.id, part, key) for unit, part, key in abilities]


def test_a_world_of_supposed_decks_keeps_nothing_of_the_tables_of_the_true_ones() -> None:
    """What follows from how things lie hangs on the cards that there are."""
    found = load_game("star-wars")
    dark, light = (next(deck.stacks for deck in found.decks if found.seat_of(deck) == seat) for seat in (0, 1))
    trial = contract.Trial(found.rules, Setup("star-wars", (dark, light)), 5, 5000)
    asked = (one.seat for one in trial.decisions() if trial.n > 60 and trial.state.lay is not None)
    seat = next(asked)
    world = found.rules.determinise(trial.state, seat, 1)
    supposed = found.rules.determinise(trial.state, seat, 1, [dark if seat else light])
    assert world.lay is trial.state.lay and supposed.lay is None
