"""Token Battle as the catalog knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from stolik.decks.deck import Deck, fold
from stolik.game import Game, Stacks
from stolik.games.token_battle.rules.setup import OPTIONS

if TYPE_CHECKING:
    from typing import Self


class TokenBattleGame(Game):
    """Token Battle over its bundled collection."""

    id = "token-battle"
    title = "Token Battle"
    prefix = "TB"
    options = OPTIONS
    ladder_option = "preset"
    evaluation = "stolik.games.token_battle.bots.evaluation:tuned"
    encoding = "stolik.games.token_battle.encoding:TokenBattleEncoding"
    uses = "stolik.games.token_battle.uses"
    advice = "stolik.games.token_battle.advice:TokenBattleAdvice"
    terminal = "stolik.games.token_battle.terminal:TokenBattleFace"
    web = "stolik.games.token_battle.web:TokenBattleFace"
    endings = "stolik.games.token_battle.endings:find"
    stakes = "stolik.games.token_battle.stakes:TokenBattleStakes"

    @cached_property
    def rules(self) -> Any:
        """Over the 72 cards."""
        from stolik.games.token_battle.cards import base
        from stolik.games.token_battle.rules.rules import TokenBattle

        return TokenBattle(base.ROWS)

    def with_cards(self, *cards: Any) -> Self:
        """Rows, as in `cards.base`; one of a card's name takes its place. Raises SetupError (TB-DECK-5)."""
        mine = {row[1] for row in cards}
        pool = [*(row for row in self.rules.pool if row[1] not in mine), *cards]
        return self.replaced(rules=type(self.rules)(pool))

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """Rows of facts by the cards' keys."""
        return {key: self.rules.pool[n] for key, n in self.rules.number.items()}

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The preconstructed sets."""
        from stolik.games.token_battle.cards import decks

        return tuple(Deck(name, self.id, stacks) for _, name, stacks, _ in decks.DECKS)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Keys, ids of the ledger and names in every language."""
        ids = {fold(row[0]): key for key, row in self.pool.items()}
        return {**ids, **super().names}

    def card_print(self, key: str) -> Any:
        """The row of a card."""
        return list(self.pool[key])

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """See `check_set`."""
        from stolik.games.token_battle.rules.setup import check_set

        copies = options.get("max_copies", 1)
        return check_set(stacks, self.rules.number, copies if type(copies) is int else 1)

    def random_deck(self, luck: int) -> Stacks:
        """A set drawn as TB-EDITOR-8 and TB-EDITOR-9 say."""
        from stolik.games.token_battle.rules.sets import random_set

        return random_set(self.rules, luck)

    @cached_property
    def words(self) -> Any:
        """See TokenBattleWords."""
        from stolik.games.token_battle.text.words import TokenBattleWords

        return TokenBattleWords()

    @cached_property
    def drawing(self) -> Any:
        """The notation of section "Drawn tables" of its ledger."""
        from stolik.games.token_battle.rules import drawing

        return drawing
