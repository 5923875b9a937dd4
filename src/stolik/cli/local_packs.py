"""The packs in the data folder, for all commands that play or look for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.packs.home import data_folder

if TYPE_CHECKING:
    from stolik.game import Game


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
