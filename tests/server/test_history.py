"""The rows of a game, and what was said between them."""

from __future__ import annotations

from typing import Any

import pytest

from stolik import Match
from stolik.server.history import History


@pytest.mark.parametrize(
    ("game", "decks", "to"),
    [("token-battle", ("First Steps", "Carousel"), 2), ("pokemon", ("Terra Firma", "Inferno Zone"), 0)],
    ids=["no luck was used", "new luck is an entry of its own"],
)
def test_what_was_said_keeps_its_place_through_taking_back(game: str, decks: tuple[str, str], to: int) -> None:
    """Talk stands after as many entries as there were, and after no more than a taking back has left."""
    match = Match(game, decks=decks, seed=7)
    history, rows, stood = History(match), list[dict[str, Any]](), {0.5: 0}
    for at, back in enumerate((False, False, False, True, False), 1):
        assert match.decision is not None
        kind, data = history.back(to, 0, 99) if back else history.answer(range(match.decision.least))
        rows.append({"kind": kind, "data": data, "at": float(at)})
        stood[at + 0.5] = match.turn
    told = {when: history.after(rows, when) for when in stood}
    assert told == {when: min(n, to) if when < 4 else n for when, n in stood.items()}
    assert stood[4.5] == to + (game == "pokemon")


def test_only_a_turn_that_is_lost_is_asked_for() -> None:
    """What the other one answered while setting up is taken back without a second word; what came after is not."""
    match = Match("pokemon", decks=("Terra Firma", "Inferno Zone"), seed=7)
    history = History(match)
    while match.decision is not None and match.view(None).turn < 1:
        history.answer(range(match.decision.least))
        if match.view(None).turn < 1:
            assert history.reaches_over(0, (0,)) == []
    assert 1 in history.authors and history.reaches_over(0, (0,)) == [1]
