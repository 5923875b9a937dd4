"""Ending the turn (PK-TURN-5)."""

from __future__ import annotations

from typing import Final

from stolik.games.pokemon.rules.state import PokemonState
from stolik.kernel.decision import Option, RuleId

from .base import Action

END: Final = Option("end")


class ToEndTurn(Action[None]):
    """Nothing forbids it."""

    __slots__ = ()

    name = "end"
    words = ("end", "ends")
    ends = True

    def intents(self, s: PokemonState, seat: int, about: None) -> tuple[Option, ...]:
        return (END,)

    def options(self, s: PokemonState, seat: int, about: None) -> tuple[Option, ...]:
        return (END,)

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        return None

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        """What follows a turn lies on the agenda already."""

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        return "ends the turn"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        return END
