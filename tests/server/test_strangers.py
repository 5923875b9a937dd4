"""A server beside packages of strangers: one that can't be shown is left out, and nobody else is."""

from __future__ import annotations

import logging
from importlib import metadata
from typing import Any

import pytest

from stolik import catalog
from stolik.catalog import GAMES


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch):
    """Two packages: a game that can be played anywhere, and one whose face is not there."""
    places = {"faceless": "tests.server.test_strangers:faceless", "thieves": "tests.kernel.thieves:ThievesGame"}
    made = [metadata.EntryPoint(name, place, catalog.GROUP) for name, place in places.items()]
    monkeypatch.setattr(metadata, "entry_points", lambda group: made)
    catalog.forget()
    yield
    monkeypatch.undo()
    catalog.forget()


def faceless() -> Any:
    from tests.match.strangers import Faceless

    game = Faceless()
    game.id = "faceless"
    return game


async def test_a_game_that_can_not_be_shown_is_left_out(
    strangers: None, start: Any, people: Any, caplog: pytest.LogCaptureFixture
) -> None:
    player = await people(at=start())
    with caplog.at_level(logging.ERROR, "stolik"):
        told = await player.get("/api/games")
    assert [game["id"] for game in told] == [*GAMES, "thieves"]
    assert "'faceless' can't be shown" in caplog.text
    assert next(game for game in told if game["id"] == "thieves")["decked"] is False
