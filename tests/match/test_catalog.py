"""The catalog: bundled games, and those that other packages add."""

from __future__ import annotations

from importlib import metadata

import pytest

from stolik import catalog


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch):
    """Pretends that packages offer games by entry points."""

    def offer(*names: str) -> None:
        made = [metadata.EntryPoint(name, "stolik.catalog:token_battle", catalog.GROUP) for name in names]
        monkeypatch.setattr(metadata, "entry_points", lambda group: made)
        catalog.games.cache_clear()
        catalog.game.cache_clear()

    yield offer
    monkeypatch.undo()
    catalog.games.cache_clear()
    catalog.game.cache_clear()


def test_a_package_adds_a_game(points) -> None:
    points("tokens-of-mine")
    assert catalog.registered_names() == (*catalog.GAMES, "tokens-of-mine")
    assert catalog.load_game("tokens-of-mine").seats == 2


def test_a_name_that_is_taken_names_both(points) -> None:
    points("token-battle")
    with pytest.raises(ValueError, match=r"two packages: stolik and stolik\.catalog:token_battle"):
        catalog.games()


def test_everything_meets() -> None:
    game = catalog.load_game("token-battle")
    assert len(game.decks) >= 6 and len(game.names) > 72 * 3
    assert {game.names[key] for key in game.names} == set(game.rules.number)
    assert game.bot("random", 1).name == "random"
    with pytest.raises(ValueError, match="random, greedy, lookahead"):
        game.bot("oracle")
