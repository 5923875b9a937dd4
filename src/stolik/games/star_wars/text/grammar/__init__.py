"""Phrases of the Star Wars TCG, each said once for all languages.

Phrases are tried in the order in which they are registered, which is that of the first import; so all modules are
imported here, always in the same order.
"""

from __future__ import annotations

from . import abilities, effects, events, given, missions, prices, reckoned, sights, steps, uncommon

from . import changes  # isort: skip

FAMILIES = (abilities, effects, events, given, missions, prices, reckoned, sights, steps, uncommon, changes)
"""The modules whose phrases make the grammar."""
