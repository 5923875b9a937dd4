"""The server of the browser tests: the one that everybody starts, but its luck follows from a seed, and bots are quick.

A bot's draws follow from its seed and from how often it was asked. Here they follow from its seed and the place in the
game, so that they depend neither on the tables before nor on whether the server was started anew in between.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from stolik.kernel.replay import Record
from stolik.server import brains, house
from stolik.server.run import serve, settings_for
from stolik.server.settings import Rate

SEED = 7


class PlacedBrains(brains.Brains):
    """Gives each question of a game a bot of its own."""

    async def choose(self, record: Record, seat: int, bot: str, seed: int) -> list[int]:
        return await super().choose(record, seat, bot, seed + len(record.entries))


# Not below: the processes in which bots think read this file as well, under another name.
brains._player = brains._player.__wrapped__
house.Brains = PlacedBrains

if __name__ == "__main__":
    usual = settings_for("127.0.0.1")
    limits = replace(usual.limits, messages=Rate(1000, 1000))
    settings = replace(usual, limits=limits, seed=SEED, bot_pause=0.05)
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), quiet=True, settings=settings)
