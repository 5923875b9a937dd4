"""The Star Wars TCG as the catalog knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from stolik.decks.deck import Deck
from stolik.decks.facts import DeckFacts
from stolik.game import Game, card_names
from stolik.games.star_wars.ast.printed import written
from stolik.games.star_wars.rules.options import OPTIONS
from stolik.kernel.state import State


class StarWarsGame(Game):
    """The Star Wars TCG over its bundled cards."""

    id = "star-wars"
    title = "Star Wars TCG"
    prefix = "SW"
    reckoning = "dci"
    options = OPTIONS
    seat_names = ("Dark Side", "Light Side")
    evaluation = "stolik.games.star_wars.bots.evaluation:tuned"
    pilot = "stolik.games.star_wars.bots.pilot:make"
    encoding = "stolik.games.star_wars.encoding:StarWarsEncoding"
    uses = "stolik.games.star_wars.uses"
    advice = "stolik.games.star_wars.advice:StarWarsAdvice"
    terminal = "stolik.games.star_wars.terminal:StarWarsFace"
    web = "stolik.games.star_wars.web:StarWarsFace"
    endings = "stolik.games.star_wars.endings:find"
    stakes = "stolik.games.star_wars.stakes:StarWarsStakes"
    card_files = "stolik.games.star_wars.card_files:StarWarsFiles"

    def __init__(self) -> None:
        super().__init__()
        self.forms = {"dek": self._write_dek}

    @cached_property
    def rules(self) -> Any:
        """Over the whole pool."""
        from stolik.games.star_wars.rules.rules import StarWarsTCG

        return StarWarsTCG(self.pool)

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """All cards."""
        from stolik.games.star_wars import cards

        return cards.pool()

    @cached_property
    def editions(self) -> Sequence[int]:  # type: ignore[override]
        """See `cards.editions`."""
        from stolik.games.star_wars import cards

        return cards.editions()

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """Six decks a side."""
        from stolik.games.star_wars.cards import decks

        return decks.decks()

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Ids and printed names."""
        return card_names(self.pool)

    def card_print(self, key: str) -> Any:
        """See `Game.card_print`; what a card got later counts only where it says something."""
        return written(self.pool[key])

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """See `legality.check_deck`."""
        from stolik.games.star_wars.cards import legality

        return list(legality.check_deck([card for stack in stacks for card in stack], self.pool))

    def read_deck(self, text: str) -> Deck:
        """A list of LackeyCCG or of ours."""
        from stolik.games.star_wars.cards import lists

        return lists.read_list(text, self.pool)

    def write_deck(self, deck: Deck, name_of: Callable[[str], str] = str) -> str:
        """A list with counts and names."""
        from stolik.games.star_wars.cards import lists

        return lists.write_list(deck, self.pool)

    def _write_dek(self, deck: Deck) -> str:
        from stolik.games.star_wars.cards import lists

        return lists.write_dek(deck, self.pool)

    def seat_of(self, deck: Deck) -> int | None:
        """Where its side sits."""
        from stolik.games.star_wars.cards import legality

        return legality.seat_of(deck.cards, self.pool)

    def facts(self, deck: Deck) -> DeckFacts:
        """The year of the set that most of it is from, and its side; all decks are of one era."""
        from stolik.games.star_wars.cards import YEARS, home_set, legality

        home, side = home_set(deck.cards), legality.side_of(deck.cards, self.pool)
        return DeckFacts(YEARS.get(home), types=(side,) if side else ())

    @cached_property
    def words(self) -> Any:
        """See StarWarsWords."""
        from stolik.games.star_wars.text.words import StarWarsWords

        return StarWarsWords(lambda: self.pool)

    @cached_property
    def drawing(self) -> Any:
        """Tables of three arenas."""
        from stolik.games.star_wars.rules import drawing

        return drawing

    def drawn(self, drawing: str) -> State:
        """As read by `drawing`, in which bundled decks may be named."""
        state: State = self.drawing.read(drawing, self.rules, self.deck)
        return state
