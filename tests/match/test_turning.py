"""What decided a game: found in its record, the same each time, told in three languages."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from stolik.bots.base import answers_to
from stolik.catalog import game as find_game
from stolik.closing import close
from stolik.game import Game
from stolik.games.pokemon import endings as pokemon
from stolik.games.pokemon.rules import events as pk
from stolik.games.pokemon.text.grammar import log as pokemon_log
from stolik.games.star_wars import endings as star_wars
from stolik.games.star_wars.rules import events as sw
from stolik.games.star_wars.text.grammar import log as star_wars_log
from stolik.games.token_battle import endings as token_battle
from stolik.games.token_battle.bots.evaluation import tuned as evaluation
from stolik.games.token_battle.rules import events as tb
from stolik.games.token_battle.text import grammar as token_battle_log
from stolik.kernel.replay import Record, states
from stolik.kernel.story import Findings, Story
from stolik.match import Match
from stolik.simulation.play import Plan, play
from stolik.text.phrase import LANGS
from stolik.turning import BETTER, LOW, SWING, find
from tests.kernel.thieves import ThievesGame
from tests.match.test_closing import played as played_closed

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")


@cache
def played(name: str, bots: tuple[str, str] = ("greedy", "random"), n: int = 0) -> Match:
    """A game between bots, as it is kept."""
    game = find_game(name)
    decks = tuple((deck.name, deck.stacks) for deck in game.allowed({}))
    homes = tuple(game.seat_of(deck) for deck in game.allowed({}))
    plan = Plan(name, decks, True, tuple((bots[seat % 2], {}) for seat in range(game.seats)), 5, {}, True, homes)
    return Match.from_record(Record.from_json(play(plan, n)[1]), verify=False)


class Side:
    """A player's part of a last view."""

    def __init__(self, hand: int) -> None:
        self.hand = (-1,) * hand


class Last:
    """As much of a last view as finders read."""

    seats = (Side(2), Side(7))
    control = {"space": 0, "ground": 0, "character": -1}
    arenas: dict[str, Any] = {"space": (), "ground": (), "character": ()}


class Printed:
    """A card: Energy."""

    kind = "energy"


def story(*entries: tuple[Any, ...], rule: str = "") -> Story:
    """A game of these events that seat 0 has won; entry n was made in turn n + 1."""
    return Story(entries, tuple(range(1, len(entries) + 1)), (0, 1), 0, rule, Last(), (Printed(),))


def causes(found: Findings) -> dict[str, dict[str, int]]:
    return {cause.code: dict(cause.values) for cause in found.causes}


# ---- what finders find


def test_energy_in_more_turns_decided_it() -> None:
    turns = [(pk.TurnBegan(n % 2, n + 1), pk.CardAttached(n % 2, 0, 5, 0, "hand")) for n in range(4)]
    idle = [(pk.TurnBegan(0, 5), pk.CardAttached(0, 0, 5, 0, "hand")), (pk.TurnBegan(1, 6),)]
    found = causes(pokemon.find(story(*turns, *idle)))
    assert found["energy"] == {"a": 3, "n": 3, "b": 2, "m": 3}


def test_a_knock_out_that_only_weakness_made_is_counted() -> None:
    def blow(mon: int, amount: int, hp: int) -> tuple[Any, ...]:
        steps = (("weakness", 10, amount, "PK-ATTACK-4", -1),)
        hit = pk.DamageDealt(mon, 0, amount, amount, hp, steps)
        return pk.AttackUsed(0, 1, 0, "Bite", mon, 0), hit, pk.PokemonKnockedOut(1, mon, 0, ())

    found = causes(pokemon.find(story(blow(5, 50, 50), blow(6, 60, 50))))
    assert found["weakness"] == {"n": 1, "m": 2}
    assert found["hand"] == {"n": 7}


def test_dice_build_points_and_empty_arenas_decided_it() -> None:
    def attack(seat: int, hits: int) -> tuple[Any, ...]:
        dice = tuple((6, n < hits) for n in range(12))
        return sw.AttackDeclared(seat, 1, 0, 2, 0, ""), sw.HitsCounted(1, 0, dice, 0, 4, 0, "", 12, 0)

    got = (sw.PointsChanged(0, 12, 12), sw.PointsChanged(1, 12, 12), sw.StepBegan("build", 0))
    spent = (sw.PointsChanged(0, -12, 0), sw.PointsChanged(1, -8, 4), sw.StepBegan("battle", -1))
    # What is left is lost when the next turn begins, and was never spent.
    lost = (sw.PointsChanged(1, -4, 0),)
    found = star_wars.find(story(got, spent, attack(0, 8), attack(1, 3), lost, rule="SW-GOAL-3"))
    assert causes(found)["dice"] == {"a": 8, "n": 12, "b": 3, "m": 12}
    assert causes(found)["unspent"] == {"a": 0, "b": 4}
    assert (causes(found)["empty"], found.how) == ({"n": 3}, "space ground")


def test_more_points_from_a_turn_on_and_tokens_hit_decided_it() -> None:
    gains = ((3, 5), (4, 4), (6, 4), (8, 3))
    turns = [(tb.Scored(gain, gain),) for gain in gains]
    laid, hit = tb.TokenLaid(1, 0, 0, 7, 6, 0, 9, 0), tb.ValueLowered(7, 9, 4, 2, "strike")
    found = causes(token_battle.find(story((laid, hit, *turns[0]), *turns[1:])))
    assert found["growth"] == {"n": 3, "a": 14, "b": 7}
    assert found["losses"] == {"a": 4, "b": 0}


# ---- the whole


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gives_the_same_findings_each_time(name: str) -> None:
    match = played(name)
    again = Match.from_record(Record.from_data(match.record.to_data()))
    assert find(match) == find(again)
    assert find(match).points[-1].chances[find(match).winner] == 1


@pytest.mark.parametrize("name", GAMES)
def test_no_answer_is_blamed_for_a_resignation(name: str) -> None:
    whole = played(name)
    match = Match.from_record(whole.record, verify=False)
    match.undo(to=whole.turn // 2)
    match.concede(0)
    found = find(match)
    assert found.points[-1].chances == tuple(float(side == found.winner) for side in range(2))
    assert all(0 < swing.after < 1 for swing in found.swings)


@pytest.mark.parametrize("giver", [0, 1])
def test_who_was_given_a_game_while_behind_did_not_come_back(giver: int) -> None:
    match = Match.from_record(played("token-battle").record, verify=False)
    match.undo(to=match.turn - 4)
    match.concede(giver)
    found = find(match)
    behind = found.points[-2].chances[found.winner]
    assert (behind < LOW) == (giver == 0)  # greedy gives up what it had won
    assert "comeback" not in {cause.code for cause in found.causes}


def test_the_better_answer_leaves_the_better_chance() -> None:
    match = played("token-battle", ("random", "greedy"), 2)
    found = find(match)
    moment = found.moment
    assert moment is not None
    assert moment.better is not None
    state = next(s for n, s in enumerate(states(match.rules, match.record)) if n == moment.n - 1).clone()
    assert moment.better.answer in list(answers_to(state.decision))
    before, after = [evaluation.chance(match.view(moment.seat, n), moment.seat) for n in (moment.n - 1, moment.n)]
    assert (round(before, 9), round(after, 9)) == tuple(
        round(one[moment.seat], 9) for one in (moment.before, moment.after)
    )
    assert moment.better.chance >= after + BETTER


def test_a_game_without_an_evaluation_is_judged_by_games_played_on() -> None:
    match = stranger()
    found = find(match)
    assert found.moment is not None
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in (found.moment.before, found.moment.after))
    assert found.moment == find(match).moment
    assert found.moment.n in [swing.n for swing in found.swings]
    assert all(abs(swing.after - swing.before) >= SWING for swing in found.swings)
    assert found.causes == find(match).causes and found.figures == ()


def stranger() -> Match:
    match = Match(ThievesGame(), ("Standard",) * 4, 3)
    bot = match.game.bot("random", 1)
    while (decision := match.decision) is not None:
        match.answer(bot.choose(None, decision, None))
    return match


def test_a_resigned_game_is_told_and_one_that_runs_is_not() -> None:
    match = Match("token-battle", ("First Steps", "Carousel"), 3)
    with pytest.raises(ValueError, match="not over"):
        find(match)
    match.concede(0)
    found = find(match)
    assert (found.winner, found.moment, found.points[-1].chances) == (1, None, (0.0, 1.0))


def test_where_cards_stay_closed_no_better_answer_is_looked_for() -> None:
    match = played_closed("star-wars").clone()
    match.concede(0)
    closed = Match.from_record(close(match.game, match.record, [0]))
    found = find(closed)
    assert closed.closed and (found.moment is None or found.moment.better is None)
    assert found.winner == 1


# ---- words


@pytest.mark.parametrize("game", [*map(find_game, GAMES), ThievesGame()], ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGS)
def test_all_that_is_found_has_words(game: Game, lang: str) -> None:
    match = stranger() if game.id == "thieves" else played(game.id)
    found = find(match)
    for cause in found.causes:
        assert match.game.words.found(cause.code, cause.side, cause.values, match.names, None, lang)
    for figure in found.figures:
        assert match.game.words.phrases.write(f"figure {figure.code}", lang)


@pytest.mark.parametrize("name", GAMES)
def test_what_decides_games_is_said_in_three_languages(name: str) -> None:
    said = find_game(name).words.phrases.said
    keys = [key for key in said if key.split()[0] in ("how", "found", "figure", "chart")]
    assert all(set(said[key]) == set(LANGS) for key in keys) and len(keys) > 15
    found = [key for key in keys if key.startswith("found") and not key.endswith("name")]
    assert all(f"{key} name" in said for key in found)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_ends_a_game_says_how(name: str) -> None:
    game = find_game(name)
    log = {"TB": token_battle_log, "PK": pokemon_log, "P2": pokemon_log, "SW": star_wars_log}[game.prefix].LOG
    rules = [key.split()[1] for key in log.phrases() if key.startswith(f"end {game.prefix}-")]
    rules = [rule for rule in rules if rule not in game.rules.ends.values()]
    of = {"SW-GOAL-3": "ground character"}
    for rule, lang in product(rules, LANGS):
        assert game.words.how("rules", rule, of.get(rule, ""), 1, 9, ("A", "B", "C", "D"), 0, lang), rule
    assert rules
