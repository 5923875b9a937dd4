"""Many games at once: bulk simulation, its tallies, and leagues of bots or decks.

The public face offers a function of this room's name, so the room itself can be called: `stolik.simulate(...)` is
`stolik.simulate.run.simulate(...)`, whether or not the room was imported before.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _CallableRoom(ModuleType):
    def __call__(self, *arguments: Any, **settings: Any) -> Any:
        """`run.simulate`."""
        from .run import simulate

        return simulate(*arguments, **settings)


sys.modules[__name__].__class__ = _CallableRoom
