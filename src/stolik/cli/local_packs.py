"""The packs in the data folder, for all commands that play or look for cards."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from stolik.game import Game

DATA: Final = "STOLIK_DATA"
"""The variable that names the data folder."""
MEMORY: Final = ":memory:"


def data_folder(given: Path | None = None) -> Path | None:
    """The data folder: the one that is given, or named by the variable, or the system's. None where nothing is kept."""
    named = str(given) if given is not None else os.environ.get(DATA, "")
    if named == MEMORY:
        return None
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("stolik", appauthor=False)


def over_local(game: Game) -> tuple[Game, list[str]]:
    """The game over the packs in the data folder as well, and a sentence for each pack that can't be read."""
    if not (game.packs_of or game.card_files):
        return game, []
    data = data_folder()
    if data is None or not (data / "packs" / (game.packs_of or game.id)).is_dir():
        return game, []
    from stolik.packs.folder import PackFolder

    return PackFolder(data).over(game)


def local_cards(fingerprint: str) -> Any:
    """The cards of the pack with this fingerprint in the data folder, by id; None where it isn't there."""
    data = data_folder()
    if data is None:
        return None
    from stolik.packs.folder import PackFolder

    return PackFolder(data).cards_of(fingerprint)
