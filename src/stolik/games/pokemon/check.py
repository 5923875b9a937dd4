"""Whether a state that came from outside as data could be a game: field by field, before it is believed."""

from __future__ import annotations

from .state import PokemonState


def check(s: PokemonState) -> None:
    """Raises SetupError that names the field."""
