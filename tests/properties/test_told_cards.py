"""A card of an opponent is named to a player only if the player sees it: on the table before or after, or by a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from stolik import Match
from stolik.catalog import game as find_game
from stolik.games.pokemon.rules.events import HIDDEN, CardsDrawn, CardsLookedAt, CardsMoved, PrizeTaken
from stolik.kernel.contract import Choice


def numbers(seen: Any) -> Iterator[int]:
    """All numbers in a view, cards among them."""
    if isinstance(seen, int):
        yield seen
    elif isinstance(seen, (tuple, list)):
        for one in seen:
            yield from numbers(one)
    elif is_dataclass(seen):
        for field in fields(seen):
            if field.name != "decision":
                yield from numbers(getattr(seen, field.name))


@pytest.mark.parametrize(("name", "seed"), [("pokemon", 1), ("pokemon", 2), *[("pokemon-2v2", n) for n in range(6)]])
def test_cards_that_go_are_named_to_who_has_seen_them(name: str, seed: int) -> None:
    """P2-SETUP-4: not what a hand holds as it goes into the deck, whoever makes it go."""
    game = find_game(name)
    decks = [game.decks[(seed + n) % len(game.decks)] for n in range(game.seats)]
    match, choice = Match(game, decks, seed), Choice(seed)
    mates = match._state.fixed.mates
    while (decision := match.decision) is not None:
        before = {seat: set(numbers(match.view(seat))) for seat in range(game.seats)}
        match.answer(choice.answer(decision))
        for event in match.events[-1]:
            if not isinstance(event, (CardsDrawn, CardsMoved, PrizeTaken)) or event.seers is None:
                continue
            for seat in event.seers:
                told = event.seen_by(seat)
                looks = [one.seen_by(seat) for one in match.events[-1] if isinstance(one, CardsLookedAt)]
                seen = before[seat] | set(numbers(match.view(seat))) | {n for one in looks for n in one.kinds}
                assert seat in mates[event.seat] or {n for n in told.kinds if n != HIDDEN} <= seen, (event, seat)
