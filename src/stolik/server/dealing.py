"""New matches for tables: dealt from sets, branched from others, or begun again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.closed import CLOSED_LISTS
from stolik.kernel.fair import DIGITS, Deal, mixed
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
        self,
        game: Game,
        sittings: Sequence[Sitting],
        options: Mapping[str, Any],
        before: Match | None = None,
        seed: int | None = None,
        salts: Sequence[str] | None = None,
    ) -> Match:
        """A new match, perhaps one more after another; without a `seed`, with one as the settings have it. Where deck
        lists stay closed, decks lie in an order that follows from `salts`. Raises Denied."""
        stacks = [tuple(tuple(stack) for stack in sitting.deck or ()) for sitting in sittings]
        if options.get(CLOSED_LISTS) is True:
            salts = salts or [self._salt(game.id, n) for n in range(len(stacks))]
            stacks = [mixed(salt, deck) for salt, deck in zip(salts, stacks, strict=True)]
        decks = [Deck("", game.id, deck) for deck in stacks]
        names = [sitting.name for sitting in sittings]
        if seed is None:
            last = None if before is None else before.record.seed
            seed = self._settings.draw("deal", game.id, [deck.stacks for deck in decks], sorted(options.items()), last)
        try:
            return Match(game, decks, seed, options, names, LISTS)
        except DeckError as wrong:
            raise Denied(400, "bad-deck", message=str(wrong)) from None
        except (SetupError, TypeError) as wrong:
            raise bad_option(wrong) from None

    def _salt(self, game: str, seat: int) -> str:
        """What the order of a deck follows from; of a server whose luck the host has chosen, from that."""
        return token_hex(DIGITS // 2) if self._settings.seed is None else str(self._settings.draw("order", game, seat))

    def shared(self, sittings: Sequence[Sitting]) -> bool:
        """Whether a player's browser brought a seal, and luck isn't drawn from a seed that the host has chosen."""
        return self._settings.seed is None and any(sitting.seal is not None for sitting in sittings)

    def seal(self, table: str, game: Game, sittings: Sequence[Sitting], options: Mapping[str, Any]) -> Deal:
        """What is sealed of a table before its deal, with a secret that is drawn now. Raises Denied."""
        salts = [token_hex(DIGITS // 2) for _ in sittings]
        record = self.deal(game, sittings, options, salts=salts).record
        guests = [sitting.guest for sitting in sittings]
        seats = [None if guest is None else guests.index(guest) for guest in guests]
        # Whoever has several seats adds one part, at the first of them.
        brought = {sitting.guest: sitting.seal for sitting in reversed(sittings) if sitting.seal is not None}
        seals = [brought.get(guest) if seat == n else None for n, (seat, guest) in enumerate(zip(seats, guests))]
        secret = token_hex(DIGITS // 2)
        return Deal.sealed(table, record.setup, record.version, record.cards, seats, seals, secret, salts)

    def opened(self, deal: Deal, game: Game, sittings: Sequence[Sitting], options: Mapping[str, Any]) -> Match:
        """The match that follows from what was sealed and opened. Raises Denied."""
        match = self.deal(game, sittings, options, seed=deal.seed(), salts=deal.salts)
        record = match.record
        if record.version == deal.version and deal.seal_of(deal.terms(record.setup, record.cards)) == deal.seal:
            record.deal = deal
            return match
        # The cards or the rules have changed since: by other terms nothing can be shown.
        return self.deal(game, sittings, options)

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
