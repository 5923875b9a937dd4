"""Bots at a table: what one answers, and a match that bots have begun."""

from __future__ import annotations

from collections.abc import Sequence

from stolik import Match
from stolik.kernel.decision import Answer


def ask(match: Match, bot: str = "greedy", seed: int = 1, **settings: int) -> Answer:
    """The answer of a new bot to the pending question, by what its seat may see."""
    decision = match.decision
    assert decision is not None
    player = match.game.bot(bot, seed, **settings)
    return player.choose(match.view(decision.seat), decision, match.worlds(decision.seat))


def midgame(game: str, decks: Sequence[str], seed: int, decisions: int) -> Match:
    """A match between greedy bots, after so many decisions."""
    match = Match(game, decks, seed=seed)
    pilot = match.game.bot("greedy", 1)
    for _ in range(decisions):
        if (decision := match.decision) is not None:
            match.answer(pilot.choose(match.view(decision.seat), decision, match.worlds(decision.seat)))
    return match
