"""What the rules of all card games share: a pool of cards, and tables that games of the same decks share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from stolik.kernel.closed import CLOSED_KEYS, MOST_PLACES
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import RuleId
from stolik.kernel.rules import Rules, SetupError
from stolik.kernel.state import Setup, State

from .proofread import Proof
from .written import CardForm

S = TypeVar("S", bound=State)
C = TypeVar("C")
"""The game's card records."""
F = TypeVar("F")
"""What the game's bots know of a printed card."""

KEPT = 256
"""For how many decks and settings tables are kept at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PoolRules(Rules[S], Generic[S, C, F]):
    """The rules over a pool of cards, by their ids, in a fixed order. A game says what its `fixed` part is, and what
    bots know of a card."""

    decks_rule: ClassVar[RuleId] = ""
    """The rule that says how many decks there are, where the ledger has one."""
    proof: ClassVar[Proof | None] = None
    """What its cards are held to; None: to nothing."""

    def __init__(self, pool: Mapping[str, C]) -> None:
        """`pool` maps card ids to cards, in a fixed order."""
        self.pool = dict(pool)
        self._printed: tuple[F, ...] = ()
        self._fixed: dict[Any, Any] = {}

    def check_cards(self, cards: Iterable[C]) -> None:
        """Raises SetupError for a card that is written with words or nodes that this game doesn't know."""
        for card in cards:
            if self.proof is not None:
                self.proof.read(card)

    @cached_property
    def form(self) -> CardForm:
        """How its cards are written as data and read from it. Raises SetupError where they are held to nothing."""
        if self.proof is None:
            raise SetupError(f"cards of {self.name} can't be written as data", place="cards")
        return CardForm(self.proof.record, self.proof)

    def closed_card(self, key: str) -> C:
        """A card with this key that does nothing and can't be played. Raises SetupError: only a game that overrides
        this has any."""
        raise SetupError("this game has no closed cards", place="options.closed_lists")

    @cached_property
    def closed_cards(self) -> dict[str, C]:
        """The closed cards by their keys, for a game whose deck lists stay closed."""
        return {key: self.closed_card(key) for key in CLOSED_KEYS}

    def check_decks(self, setup: Setup, seats: int) -> None:
        """Raises SetupError unless there is a deck for each seat and every card is in the pool."""
        if len(setup.decks) != seats:
            raise SetupError(f"{seats} decks are needed, not {len(setup.decks)}", self.decks_rule, "decks")
        closed = self.closed_cards if setup.closes else {}
        for n, deck in enumerate(setup.decks):
            if setup.closes and sum(map(len, deck)) > MOST_PLACES:
                raise SetupError(
                    f"a deck whose list stays closed has at most {MOST_PLACES} cards", place=f"deck {n + 1}"
                )
            for stack in deck:
                for card in stack:
                    if card not in self.pool and card not in closed:
                        raise SetupError(f"there is no card {card!r}", place=f"deck {n + 1}")

    def shared(self, setup: Setup) -> Any:
        """`fixed`, for games of the same decks and options made once: a simulation deals thousands of them."""
        key = (setup.decks, tuple(sorted(setup.options.items())))
        found = self._fixed.get(key)
        if found is None:
            if len(self._fixed) >= KEPT:
                self._fixed.clear()
            found = self._fixed[key] = self.fixed(setup)
        return found

    @abstractmethod
    def facts_of(self, card: C) -> F:
        """What bots know of a printed card."""

    def printed(self) -> tuple[F, ...]:
        """Facts about every card of the pool, by number."""
        if not self._printed:
            self._printed = tuple([self.facts_of(card) for card in self.pool.values()])
        return self._printed
