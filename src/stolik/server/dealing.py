"""New matches for tables: dealt from sets, branched from others, or begun again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.replay import Record
from stolik.kernel.rules import SetupError
from stolik.match import Match

from .denied import Denied
from .history import LISTS
from .judging import bad_option
from .room import Sitting, nobody
from .settings import Settings


class Dealing:
    """Makes matches with seeds as the settings have it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def deal(
        self, game: Game, sittings: Sequence[Sitting], options: Mapping[str, Any], before: Match | None = None
    ) -> Match:
        """A new match, perhaps one more after another, with a seed as the settings have it. Raises Denied."""
        decks = [Deck("", game.id, tuple(tuple(stack) for stack in sitting.deck or ())) for sitting in sittings]
        names = [sitting.name for sitting in sittings]
        last = None if before is None else before.record.seed
        seed = self._settings.draw("deal", game.id, [deck.stacks for deck in decks], sorted(options.items()), last)
        try:
            return Match(game, decks, seed, options, names, LISTS)
        except DeckError as wrong:
            raise Denied(400, "bad-deck", message=str(wrong)) from None
        except (SetupError, TypeError) as wrong:
            raise bad_option(wrong) from None

    def check(self, game: Game, decks: Sequence[Any], options: Mapping[str, Any]) -> None:
        """Whether a game can be dealt with these settings. Raises Denied."""
        sittings = [nobody() for _ in decks]
        for sitting, deck in zip(sittings, decks, strict=True):
            sitting.deck = deck
        self.deal(game, sittings, options)

    def branch(self, match: Match, at: int, names: Sequence[str]) -> Match:
        """A match that plays on from the position after `at` answers."""
        branched = match.branch(at, self._settings.draw("branch", match.record.seed, at), names)
        branched.lists = LISTS
        return branched

    def again(self, match: Match, names: Sequence[str]) -> Match:
        """A match from where this one began, with other luck."""
        started = match.branch(0, self._settings.draw("again", match.record.seed), names)
        started.lists = LISTS
        return started

    def go_on(self, start: Any, sittings: Sequence[Sitting]) -> Match:
        """The match of a kept start, now that everybody sits there. Raises RecordError."""
        record = Record.from_data(start)
        record.names = tuple(sitting.name for sitting in sittings)
        return Match.from_record(record, lists=LISTS)
