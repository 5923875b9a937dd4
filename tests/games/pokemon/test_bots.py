"""What bots do at a Pokémon table, and what they must not be able to know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.bots import ask, midgame

import stolik
from stolik.catalog import load_game
from stolik.games.pokemon.bots.board import lack
from stolik.games.pokemon.bots.evaluation import tuned as evaluate
from stolik.games.pokemon.rules.view import PokemonView
from stolik.kernel.decision import Answer

DECKS = [deck.name for deck in stolik.load_game("pokemon").decks]


def said(match: stolik.Match, answer: Answer) -> str:
    """ "attach Grass Energy to Turtwig": an answer with names for numbers."""
    facts = match.rules.printed()
    seen = match.view(0)
    assert isinstance(seen, PokemonView)
    mons = {mon.id: mon for side in seen.sides for mon in (*side.active, *side.bench)}
    words = []
    for option in answer:
        names = []
        for place, arg in enumerate(option.args):
            entity = place == {"evolve": 1, "attach": 1}.get(option.verb, 0) and option.verb not in (
                "card", "play", "bench",
            )  # fmt: skip
            if option.verb == "attack" and place == 1:
                attack = mons[option.args[0]].attacks[arg]
                names.append(facts[attack.card % len(facts)].attacks[attack.place].name)
            else:
                names.append(facts[(mons[arg].cards[-1] if entity else arg) % len(facts)].name)
        words.append(" ".join([option.verb, *names]))
    return ", ".join(words)


def chosen(drawing: str, bot: str = "greedy", **settings: int) -> str:
    match = stolik.table("pokemon", drawing).match
    return said(match, ask(match, bot, **settings))


# ---- rules of thumb


@pytest.mark.parametrize(
    ("drawing", "does"),
    [
        pytest.param(
            "A  active: Turtwig {G}\nB  active: Totodile (damage 30)   bench: Starly (dp1-101)",
            "attack Turtwig Razor Leaf",
            id="knocks out with the attack that is enough",
        ),
        pytest.param(
            "A  active: Turtwig   bench: Cyndaquil   hand: Grass Energy\nB  active: Totodile",
            "attach Grass Energy Turtwig",
            id="attaches to whoever can use it",
        ),
        pytest.param(
            "A  active: Machop (dp1-86)   bench: Cyndaquil   hand: Fire Energy\nB  active: Totodile",
            "attach Fire Energy Cyndaquil",
            id="attaches the type that is needed",
        ),
        pytest.param(
            "A  active: Turtwig {G}   hand: Totodile, Grass Energy\nB  active: Totodile",
            "bench Totodile",
            id="benches a Basic Pokémon before all that",
        ),
        pytest.param(
            "A  active: Turtwig {G}   bench: Turtwig   hand: Grotle\nB  active: Totodile",
            "evolve Grotle Turtwig",
            id="evolves",
        ),
        pytest.param(
            "A  active: Turtwig {G}   bench: Starly (dp1-101)   hand: Potion\nB  active: Totodile",
            "attack Turtwig Razor Leaf",
            id="keeps a Potion that would heal nothing",
        ),
        pytest.param(
            "A  active: Turtwig {G} (damage 40)   bench: Starly (dp1-101)   hand: Potion\nB  active: Totodile",
            "play Potion",
            id="heals",
        ),
        pytest.param(
            "A  active: Turtwig {G}   hand: Professor Oak's Visit   deck: Grass Energy x20\nB  active: Totodile",
            "play Professor Oak's Visit",
            id="draws before it attacks",
        ),
        pytest.param(
            "A  active: Turtwig {G}   hand: Professor Oak's Visit   deck: Grass Energy x3\nB  active: Totodile",
            "attack Turtwig Razor Leaf",
            id="does not draw its deck empty",
        ),
        pytest.param(
            "A  active: Turtwig {G G} (damage 40)   bench: Torterra < Grotle < Turtwig {G G C C}\n"
            "B  active: Totodile {W C}",
            "retreat Turtwig",
            id="brings its attacker up",
        ),
        pytest.param(
            "A  active: Torterra < Grotle < Turtwig {G G C C}   bench: Starly (dp1-101)\nB  active: Totodile {W C}",
            "attack Torterra Leaf Storm",
            id="stays where it is good",
        ),
        pytest.param(
            "A  active: Pheromosa-GX {G G}   bench: Starly (dp1-101)\nB  active: Torterra < Grotle < Turtwig",
            "attack Pheromosa-GX Cruel Spike",
            id="keeps an attack that counts Prize cards of which none was taken",
        ),
        pytest.param(
            "A  active: Pheromosa-GX {G G}   bench: Starly (dp1-101)\n"
            "B  active: Torterra < Grotle < Turtwig   prizes: 2",
            "attack Pheromosa-GX Beauty-GX",
            id="uses it when many were taken",
        ),
    ],
)
def test_greedy(drawing: str, does: str) -> None:
    assert chosen(drawing) == does


def played(drawing: str, *acts: str) -> stolik.Match:
    table = stolik.table("pokemon", drawing)
    for one in acts:
        table.do(one)
    return table.match


def test_greedy_promotes_who_can_fight() -> None:
    match = played(
        "A  active: Turtwig {G G C}   bench: Starly (dp1-101)\n"
        "B  active: Totodile (damage 40)   bench: Starly (dp1-101), Torterra < Grotle < Turtwig {G G C C}\n",
        "A attacks 'Tackle'",
    )
    assert said(match, ask(match)) == "pokemon Torterra"


SEARCH = "A  active: Turtwig {G}   bench: Cyndaquil   hand: Luxury Ball, Fire Energy   deck: Starly (dp1-101), Grotle, "
SEARCH += "Totodile, Monferno (dp1-56)\nB  active: Totodile\n"


def test_greedy_searches_for_the_evolution_that_is_missing() -> None:
    match = played(SEARCH, "A plays Luxury Ball")
    assert said(match, ask(match)) == "card Grotle"


def test_greedy_gives_away_what_it_needs_least() -> None:
    """The second of two cards that evolve nothing, not the evolution nor the only Energy."""
    match = played(
        "A  active: Turtwig {G}   hand: Bebe's Search (dp2-109), Grotle, Monferno (dp1-56), Fire Energy\n"
        "B  active: Totodile",
        "A plays Bebe's Search (dp2-109)",
    )
    assert said(match, ask(match)) == "card Monferno"


def test_a_cost_is_paid_as_well_as_it_can_be() -> None:
    """Energy that can be two types is kept for the letters that need it."""
    assert lack(("GW", "W"), "GWC") == 1
    assert lack(("G", "GW", "P"), "GWC") == 0
    assert lack(("P", "P"), "GC") == 1
    assert lack((), "GGC") == 3


# ---- whole games


def finish(match: stolik.Match, bots: list[Any]) -> stolik.Match:
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.answer(bots[seat].choose(match.view(seat), decision, match.worlds(seat)))
    return match


@pytest.mark.parametrize("n", range(len(DECKS)))
def test_greedy_plays_every_deck_to_the_end(n: int) -> None:
    """A match takes only what its rules offer."""
    match = stolik.Match("pokemon", (DECKS[n], DECKS[(n + 4) % len(DECKS)]), seed=n)
    assert finish(match, [load_game("pokemon").bot("greedy", seat) for seat in (0, 1)]).outcome is not None


@pytest.mark.parametrize("options", [{"format": "double"}, {"extra_cards": "bench", "cut": True, "start": "die"}])
def test_greedy_plays_other_forms_of_the_game(options: dict[str, Any]) -> None:
    match = stolik.Match("pokemon", (DECKS[0], DECKS[1]), seed=3, options=options)
    assert finish(match, [load_game("pokemon").bot("greedy", seat) for seat in (0, 1)]).outcome is not None


def test_greedy_beats_random() -> None:
    won = stolik.simulate("pokemon", bots=("greedy", "random"), games=16, seed=2)
    assert won.contestants[0].wins >= 14


# ---- looking ahead


def test_lookahead_answers_legally_with_closed_lists() -> None:
    match = stolik.Match("pokemon", (DECKS[2], DECKS[3]), seed=8, lists="closed")
    bots = [load_game("pokemon").bot("lookahead", 1, budget=30), load_game("pokemon").bot("greedy", 2)]
    assert finish(match, bots).outcome is not None


@pytest.mark.parametrize("seed", range(3))
def test_the_same_position_and_seed_give_the_same_answer(seed: int) -> None:
    """Also to another bot, over a copy that came by another way, after it was asked something else."""
    match = midgame("pokemon", (DECKS[seed], DECKS[seed + 5]), seed, 40)
    again = stolik.Match.from_record(match.record)
    busy = load_game("pokemon").bot("lookahead", 7, budget=300)
    other = midgame("pokemon", (DECKS[seed + 1], DECKS[seed + 6]), seed + 1, 20)
    assert other.decision is not None and match.decision is not None
    busy.choose(other.view(other.decision.seat), other.decision, other.worlds(other.decision.seat))
    seat = match.decision.seat
    mine = busy.choose(match.view(seat), match.decision, match.worlds(seat))
    assert mine == ask(again, "lookahead", 7, budget=300)


def test_thinking_finds_the_blow_that_wins() -> None:
    """Only one Prize is left: the Benched Pokémon with 20 HP left, that only one of two attacks can reach."""
    drawing = (
        "A  active: Empoleon (dp1-4) < Prinplup < Piplup {W W C}   bench: Starly (dp1-101)   prizes: 1\n"
        "B  active: Torterra < Grotle < Turtwig {G G C C}   bench: Starly (dp1-101) (damage 10)   prizes: 3"
    )
    assert chosen(drawing, "lookahead", budget=600) == "attack Empoleon Ice Blade"


# ---- judging a position


PLAIN = "A  active: Turtwig {G}   bench: Starly (dp1-101)\nB  active: Turtwig {G}   bench: Starly (dp1-101)"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(PLAIN + "   prizes: 6\nturn: A", PLAIN + "   prizes: 4\nturn: A", id="the opponent's Prizes"),
        pytest.param(PLAIN, PLAIN.replace("{G}", "", 1), id="Energy"),
        pytest.param(PLAIN, PLAIN.replace("{G}", "{G} (damage 30)", 1), id="damage"),
        pytest.param(PLAIN, PLAIN.replace("{G}", "{G} (poisoned)", 1), id="Special Conditions"),
        pytest.param(PLAIN, PLAIN.replace("   bench: Starly (dp1-101)", "", 1), id="nobody on the Bench"),
        pytest.param(PLAIN.replace("Turtwig", "Grotle < Turtwig", 1), PLAIN, id="evolutions"),
        pytest.param(PLAIN.replace("\n", "   hand: Potion\n"), PLAIN, id="cards in the hand"),
        pytest.param(PLAIN, PLAIN.replace("\n", "   deck: Potion\n"), id="a deck that runs out"),
        pytest.param(PLAIN.replace("B  active: Turtwig {G}", "B  active: Turtwig {G} (damage 50)"), PLAIN, id="a blow"),
    ],
)
def test_the_evaluation_looks_at(better: str, worse: str) -> None:
    values = []
    for drawing in (better, worse):
        seen = stolik.table("pokemon", drawing).match.view(0)
        assert isinstance(seen, PokemonView)
        values.append(evaluate.value(seen, 0))
        assert evaluate.value(seen, 1) == pytest.approx(-values[-1])
    assert values[0] > values[1]


def test_a_won_game_is_worth_most() -> None:
    match = finish(
        stolik.Match("pokemon", (DECKS[0], DECKS[1]), seed=5),
        [load_game("pokemon").bot("greedy", seat) for seat in (0, 1)],
    )
    assert match.outcome is not None
    seen = match.view(0)
    assert isinstance(seen, PokemonView)
    assert evaluate.value(seen, match.outcome.winners[0]) == 1.0
    assert evaluate.score(seen, match.outcome.winners[0]) > 6


def test_a_power_that_may_be_used_as_often_as_one_likes_is_weighed_once_a_turn() -> None:
    """A turn has to end: the Energy that Sceptile moves could go back and forth for ever."""
    sceptile = "Sceptile (dp7-10) < Grovyle (dp7-39) < Treecko (dp7-79)"
    for used in ("", " (used Energy Trans)"):
        drawing = f"A  active: Bidoof {{G G}}   bench: {sceptile}{used}, Bidoof\nB  active: Totodile"
        match = stolik.table("pokemon", drawing).match
        pilot = match.game.judgement.pilot(match.worlds(0))
        tried = {answer[0].verb for answer in pilot.candidates(match.view(0), match.decision)}
        assert ("power" in tried) == (not used)
