"""The sets that people enter with, and those of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from stolik.game import Game
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import deck_of, fits, game_of
from stolik.server.packs import Packs
from stolik.server.seating import name_of_bot
from stolik.server.shelf import Shelf
from stolik.tournaments import Entrant

from . import bodies as b
from .tables import drawn_decks

Row = Mapping[str, Any]


class Sets:
    """Reads and judges what somebody enters with."""

    def __init__(self, shelf: Shelf, packs: Packs) -> None:
        self._shelf = shelf
        self._packs = packs

    async def brought(
        self, guest: Guest, row: Row, body: b.EntryBody, lang: str
    ) -> tuple[list[list[list[str]]], list[str]]:
        """The sets that a guest enters with, and what they are called. Raises Denied."""
        game, options = game_of(row["game"]), row["settings"]["options"]
        seats: Sequence[int | None] = list(range(game.seats)) if game.seat_names else [None]
        chosen = body.decks or [None] * len(seats)
        if len(chosen) != len(seats):
            raise Denied(400, "tournament-decks", len(seats), where="decks")
        decks, titles = [], []
        for seat, choice in zip(seats, chosen, strict=True):
            stacks = await self._shelf.playable(game, guest, choice, lang, options, seat=seat, draws=seat or 0)
            over, _ = await self._packs.over(guest, game, [stacks])
            if over is not game:
                raise Denied(400, "tournament-cards", where="decks")
            if not fits(game, stacks, seat):
                raise Denied(400, "wrong-side")
            decks.append(stacks)
            titles.append(await self._title(guest, row["game"], choice, stacks, lang))
        return decks, titles

    async def _title(self, guest: Guest, game: str, choice: Any, stacks: Any, lang: str) -> str:
        found = game_of(game)
        name = found.bundled_name(stacks)
        if name is not None:
            return found.spoken.deck_title(name, lang)
        return (await self._shelf.one(found, guest, choice, lang)).name if isinstance(choice, str) else ""


def playable(game: Game, decks: Sequence[Any], options: Mapping[str, Any]) -> bool:
    """Whether sets that were entered can still be played: cards and rules may have changed since."""
    return not any(game.check(deck_of(game, stacks), options) for stacks in decks)


def new_bot(row: Row, there: int) -> tuple[Entrant, dict[str, Any]]:
    """One more bot of the kind that a tournament has, besides so many: an entrant, and what is kept of it. Raises
    Denied."""
    settings = row["settings"]
    bot = settings["bot"]
    entrant = f"bot:{bot}:{there + 1}"
    seed = int.from_bytes(blake2b(f"{row['id']} {entrant}".encode(), digest_size=4).digest(), "big")
    decks = drawn_decks(game_of(row["game"]), settings["options"], seed)
    return Entrant(entrant, name_of_bot(bot, there, "en"), bot=True), {"bot": bot, "decks": decks}
