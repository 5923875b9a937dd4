"""What holds for the bots of every game with a pilot: they know no more than their seat, and try what is allowed."""

from __future__ import annotations

import pytest
from tests.games.bots import ask, midgame

from stolik import Match
from stolik.catalog import load_game
from stolik.kernel.view import Worlds

PILOTED = ("pokemon", "pokemon-2v2", "star-wars")


def begun(name: str, seed: int, decisions: int) -> Match:
    """A match of bundled decks that may meet, others for each seed."""
    game = load_game(name)
    decks = [deck for deck in game.decks if not game.check(deck)]
    found = [decks[seed]]
    for deck in decks[seed + 1 :]:
        if len(found) < game.seats and game.seating.can_meet(*found, deck):
            found.append(deck)
    order = sorted(range(game.seats), key=game.seating.of(found).__getitem__)
    return midgame(name, [found[n].name for n in order], seed, decisions)


@pytest.mark.parametrize("bot", ["kind", "greedy", "lookahead"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", PILOTED)
def test_what_is_hidden_changes_no_answer(name: str, seed: int, bot: str) -> None:
    """Decks, Prizes, others' hands and face-down cards and luck to come are dealt anew."""
    match = begun(name, seed, 45)
    decision = match.decision
    assert decision is not None
    settings = {"budget": 120} if bot == "lookahead" else {}
    mine = ask(match, bot, 3, **settings)
    for luck in range(2):
        other = match.rules.determinise(match._state, decision.seat, luck)
        assert other.key() != match._state.key()
        worlds = Worlds(match.rules, other, decision.seat)
        seen = match.rules.view(other, decision.seat)
        assert match.game.bot(bot, 3, **settings).choose(seen, other.decision, worlds) == mine


@pytest.mark.parametrize(("seed", "before"), [(0, 0), (1, 45), (2, 20)])
@pytest.mark.parametrize("name", PILOTED)
def test_candidates_begin_with_the_pilots_own_answer(name: str, seed: int, before: int) -> None:
    match = begun(name, seed, before)
    pilot = match.game.judgement.pilot(match.worlds(0))
    assert pilot is not None
    for _ in range(120):
        decision = match.decision
        if decision is None:
            break
        seen = match.view(decision.seat)
        tried = pilot.candidates(seen, decision)
        assert tried[0] == pilot.choose(seen, decision)
        assert len(set(tried)) == len(tried)
        assert all(decision.allows(answer) for answer in tried)
        match.answer(tried[0])
