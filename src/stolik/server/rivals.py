"""Which set is drawn for an opponent: one of the same years, and about as strong, so that the game is a fair one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.decks.deck import Deck
from stolik.decks.match_ups import nearest
from stolik.game import Game

from .bodies import Rival
from .judging import allowed_decks, deck_of

Stacks = Sequence[Sequence[str]]

CHANCES: Final[dict[str, tuple[float, float]]] = {"equal": (0.4, 0.6), "lighter": (0.6, 0.8)}
"""Between which bounds the player's chance lies, by what was asked for. Where no set is between them the nearest to
the middle is taken."""


@dataclass(frozen=True)
class Rivalry:
    """Between whom a set is drawn. `wish` is what was asked for; `mine` are the sets of the side that asks, and `mates`
    those that the set will play beside."""

    wish: Rival
    mine: tuple[Stacks, ...]
    mates: tuple[Stacks, ...] = ()


def fair(
    game: Game, seed: int, options: Mapping[str, Any], rivalry: Rivalry, seat: int | None = None
) -> list[list[str]] | None:
    """The stacks of a bundled set by the chance of `seed`, for an opponent who will sit at `seat` (None: at any); None
    where any will do: it was asked for, none of the player's is known, or the game draws sets and nothing was measured.

    A set of the player's own tells by its cards of which years it is; how strong it is nobody knows, so that it counts
    as middling, and so does one that is still to come.
    """
    if rivalry.wish == "any" or not rivalry.mine or (game.draws and not game.match_ups.pairs):
        return None
    decks = allowed_decks(game, options, seat)
    decks = of_their_years(game, decks, rivalry.mine)
    mine, mates = ([game.bundled_name(stacks) for stacks in sets] for sets in (rivalry.mine, rivalry.mates))
    others = [deck for deck in decks if deck.name not in (*mine, *mates)] or decks
    team = game.sides.count(game.sides[seat or 0])
    mine += [None] * (team - len(mine))
    mates += [None] * (team - 1 - len(mates))
    chances = [(deck.name, game.match_ups.chance_of(mine, [*mates, deck.name])) for deck in others]
    names = nearest(chances, *CHANCES[rivalry.wish])
    found = [deck for deck in others if deck.name in names]
    return [list(stack) for stack in found[seed % len(found)].stacks] if found else None


def of_their_years(game: Game, decks: list[Deck], mine: Sequence[Stacks]) -> list[Deck]:
    """Those of the same years as one of these sets; all where there are none."""
    eras = {game.facts(deck_of(game, stacks)).era for stacks in mine}
    return [deck for deck in decks if game.facts(deck).era in eras] or decks
