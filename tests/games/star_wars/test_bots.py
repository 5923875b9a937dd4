"""How bots play Star Wars: legal answers in whole games, and better ones than none at all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.bots import ask

import stolik
from stolik.catalog import load_game
from stolik.games.star_wars.bots.evaluation import tuned as evaluate
from stolik.games.star_wars.cards.legality import side_of
from stolik.games.star_wars.rules.view import StarWarsView
from stolik.kernel.agenda import answer
from stolik.kernel.luck import derive, step
from stolik.kernel.state import Setup
from stolik.kernel.view import Worlds

LIMIT = 5000


def setup_of(seed: int) -> Setup:
    """Two bundled decks, one a side."""
    pool, decks = load_game("star-wars").rules.pool, load_game("star-wars").decks
    of_side = [[deck for deck in decks if side_of(deck.cards, pool) == side] for side in ("dark", "light")]
    luck, first = step(derive(seed, 0), len(of_side[0]))
    _, second = step(luck, len(of_side[1]))
    return Setup("star-wars", (of_side[0][first].stacks, of_side[1][second].stacks))


def played(names: tuple[str, str], seed: int, **settings: Any) -> Any:
    """A whole game; the state at its end."""
    rules = load_game("star-wars").rules
    s = rules.new(setup_of(seed), seed)
    bots = [load_game("star-wars").bot(name, derive(seed, n), **settings) for n, name in enumerate(names)]
    for _ in range(LIMIT):
        if (decision := s.decision) is None:
            break
        bot = bots[decision.seat]
        view = rules.view(s, decision.seat) if bot.sees else None
        picks = bot.choose(view, decision, Worlds(rules, s, decision.seat) if bot.sees else None)
        assert decision.allows(picks)
        answer(rules, s, picks)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_greedy_plays_whole_games_to_an_end(seed: int) -> None:
    assert played(("greedy", "greedy"), seed).ended


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int, seed: int) -> None:
    names = ("greedy", "random") if seat == 0 else ("random", "greedy")
    assert played(names, seed).winner == seat


def test_lookahead_answers_the_same_for_the_same_seed() -> None:
    rules = load_game("star-wars").rules
    s = rules.new(setup_of(1), 1)
    while s.decision is not None and s.decision.kind != "setup":
        answer(rules, s, next(s.decision.answers()))
    decision = s.decision
    assert decision is not None
    bots = [load_game("star-wars").bot("lookahead", 5, budget=60) for _ in range(2)]
    worlds = Worlds(rules, s, decision.seat)
    first, second = (bot.choose(rules.view(s, decision.seat), decision, worlds) for bot in bots)
    assert first == second and decision.allows(first)


# ---- rules of thumb


def chosen(drawing: str, bot: str = "greedy", **settings: int) -> str:
    match = stolik.table("star-wars", drawing).match
    say = load_game("star-wars").drawing.say
    return ", ".join(say(match._state, option) for option in ask(match, bot, **settings))


@pytest.mark.parametrize(
    ("drawing", "does"),
    [
        pytest.param(
            "dark  character: Geonosian Warrior\nlight  character: Clone Warrior 4/163 {damage 2}, Jawa\n"
            "step: character",
            "attacks Clone Warrior 4/163 with Geonosian Warrior",
            id="hurts most what costs most",
        ),
        pytest.param(
            "dark  character: Geonosian Warrior\n"
            "light  character: Obi-Wan Kenobi (C) {damage 2}, Jawa   force: 2\n"
            "step: character   damage: 2 from Geonosian Warrior to Obi-Wan Kenobi (C)",
            "uses 1 of Obi-Wan Kenobi (C)",
            id="evades what kills",
        ),
        pytest.param(
            "dark  character: Jawa   built: Geonosian Guard {2}\nlight  character: Jawa\nstep: build dark",
            "deploys Geonosian Guard",
            id="deploys",
        ),
        pytest.param(
            "dark  character: Jawa   built: Geonosian Warrior {2}   hand: Jango Fett (A)   points: 1\n"
            "light  character: Jawa\nstep: build dark",
            "adds to Geonosian Warrior",
            id="completes what is begun before it begins another",
        ),
        pytest.param(
            "dark  character: Jawa   hand: Geonosian Warrior, TIE Fighter DS-3-12   points: 3\n"
            "light  space: X-Wing Red Two, X-Wing Red Two   character: Jawa\nstep: build dark",
            "starts TIE Fighter DS-3-12",
            id="builds for the arena that needs it",
        ),
        pytest.param(
            "dark  character: Darth Vader (C) {damage 4}, Jawa\nlight  character: Mace Windu (A)\nstep: retreat dark",
            "retreats Darth Vader (C)",
            id="saves what is nearly dead, where another holds the arena",
        ),
        pytest.param(
            "dark  character: Darth Vader (C) {damage 4}, Jawa\nlight  character: Jawa {tapped}\nstep: retreat dark",
            "is done",
            id="stays where nothing threatens",
        ),
        pytest.param(
            "dark  space: TIE Bomber EX-1-2 [TIE Fighter Elite Pilot], TIE Bomber EX-1-8\nlight  character: Jawa\n"
            "step: build dark",
            "is done",
            id="leaves a pilot where it flies",
        ),
        pytest.param(
            "dark  space: Slave I [Jango Fett (F) {damage 4}], TIE Bomber EX-1-8\n"
            "light  space: Rebel Fleet\nstep: retreat dark",
            "is done",
            id="fears nothing for a pilot that nobody can attack",
        ),
    ],
)
def test_greedy(drawing: str, does: str) -> None:
    assert chosen(drawing) == does


# ---- looking ahead


def test_thinking_strikes_first_at_what_has_not_acted_yet() -> None:
    """Both cost the same; one is tapped already."""
    drawing = (
        "dark  character: Darth Vader (C)\n"
        "light  character: Clone Warrior 4/163 {damage 2, tapped}, Clone Warrior 4/163 {damage 2}\nstep: character"
    )
    assert chosen(drawing, "lookahead", budget=3000) == "attacks Clone Warrior 4/163#2 with Darth Vader (C)"


def test_thinking_saves_whom_the_whole_battle_would_kill() -> None:
    """Alone in his arena, he is kept there by the rule of thumb."""
    drawing = (
        "dark  space: Slave I   character: Darth Vader (C) {damage 3}\n"
        "light  character: Mace Windu (A), Mace Windu (A)\nstep: retreat dark"
    )
    assert chosen(drawing) == "is done"
    assert chosen(drawing, "lookahead", budget=3000) == "retreats Darth Vader (C)"


# ---- judging a position


PLAIN = (
    "dark  space: TIE Fighter DS-3-12   character: Geonosian Warrior\n"
    "light  space: X-Wing Red Two   character: Clone Warrior 4/163"
)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(PLAIN, PLAIN.replace("Geonosian Warrior", "Jawa"), id="power and health"),
        pytest.param(PLAIN, PLAIN.replace("Geonosian Warrior", "Geonosian Warrior {damage 1}"), id="damage"),
        pytest.param(PLAIN.replace("4/163", "4/163 {damage 3}"), PLAIN, id="the opponent's damage"),
        pytest.param(PLAIN.replace("4/163", "4/163 {tapped}"), PLAIN, id="who has acted already"),
        pytest.param(PLAIN.replace("\n", "   force: 4\n"), PLAIN, id="Force"),
        pytest.param(PLAIN.replace("\n", "   hand: Jawa\n"), PLAIN, id="cards in the hand"),
        pytest.param(
            PLAIN.replace("\n", "   built: Jawa {2}\n"), PLAIN.replace("\n", "   built: Jawa {1}\n"), id="counters"
        ),
        pytest.param(PLAIN.replace("\n", "   build: Jango Fett (A)\n"), PLAIN, id="retreated units"),
        pytest.param(PLAIN.replace("DS-3-12", "DS-3-12, TIE Fighter DS-3-12"), PLAIN, id="units"),
    ],
)
def test_the_evaluation_looks_at(better: str, worse: str) -> None:
    values = []
    for drawing in (better, worse):
        seen = stolik.table("star-wars", drawing).match.view(0)
        assert isinstance(seen, StarWarsView)
        values.append(evaluate.value(seen, 0))
        assert evaluate.value(seen, 1) == pytest.approx(-values[-1])
    assert values[0] > values[1]


def test_the_second_arena_counts_more_than_more_of_the_first() -> None:
    """SW-GOAL-3: who controls two arenas wins."""
    light = "\nlight  space: X-Wing Red Two   character: Clone Warrior 4/163\nstep: build dark"
    spread = "dark  space: TIE Fighter DS-3-12, TIE Fighter DS-3-12   character: Geonosian Warrior, Geonosian Warrior"
    heap = "dark  space: TIE Fighter DS-3-12   character: Geonosian Warrior, Geonosian Warrior, Geonosian Warrior"
    values = []
    for dark in (spread, heap):
        seen = stolik.table("star-wars", dark + light).match.view(0)
        assert isinstance(seen, StarWarsView)
        values.append(evaluate.value(seen, 0))
    assert values[0] > values[1]


def test_a_won_game_is_worth_most() -> None:
    s = played(("greedy", "greedy"), 2)
    seen = load_game("star-wars").rules.view(s, 0)
    assert evaluate.value(seen, s.winner) == 1.0
    assert evaluate.score(seen, 1 - s.winner) < -50
