"""What worker processes have in common, loaded once: the process from which they are forked imports this module.

Nothing else imports it. On systems without fork servers each worker loads what it needs by itself.
"""

from __future__ import annotations

import gc

from stolik.catalog import GAMES
from stolik.catalog import game as find_game

from . import jobs
from .faces import face_of

__all__ = ["jobs"]

for _name in GAMES:
    _game = find_game(_name)
    _ = (_game.rules, _game.pool, _game.names, _game.words.phrases.compiled, face_of(_name))
# What is frozen is not touched by the collector of a worker, and stays shared memory.
gc.collect()
gc.freeze()
