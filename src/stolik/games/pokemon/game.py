"""The Pokémon TCG and its two-against-two variant as the catalog knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from stolik.decks.deck import Deck, fold
from stolik.decks.facts import DeckFacts
from stolik.game import Game, card_names
from stolik.games.pokemon.ast.printed import written
from stolik.games.pokemon.rules.formats import MULTI_OPTIONS, OPTIONS
from stolik.kernel.options import OptionKind
from stolik.kernel.state import State


class PokemonGame(Game):
    """The Pokémon TCG over its bundled cards."""

    id = "pokemon"
    title = "Pokémon TCG"
    prefix = "PK"
    options: Sequence[OptionKind] = OPTIONS
    ladder_option = "format"
    reckoning = "pop"
    evaluation = "stolik.games.pokemon.bots.evaluation:tuned"
    pilot = "stolik.games.pokemon.bots.pilot:make"
    features = "stolik.games.pokemon.bots.features:make"
    network = "stolik.games.pokemon.bots:network.json"
    encoding = "stolik.games.pokemon.encoding:PokemonEncoding"
    uses = "stolik.games.pokemon.uses"
    advice = "stolik.games.pokemon.advice:PokemonAdvice"
    terminal = "stolik.games.pokemon.terminal:PokemonFace"
    web = "stolik.games.pokemon.web:PokemonFace"
    endings = "stolik.games.pokemon.endings:find"
    stakes = "stolik.games.pokemon.stakes:PokemonStakes"
    card_files = "stolik.games.pokemon.card_files:PokemonFiles"

    @cached_property
    def rules(self) -> Any:
        """Over the whole pool."""
        from stolik.games.pokemon.rules.rules import PokemonTCG

        return PokemonTCG(self.pool)

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """All cards."""
        from stolik.games.pokemon import cards

        return cards.pool()

    @cached_property
    def editions(self) -> Sequence[int]:  # type: ignore[override]
        """See `cards.editions`."""
        from stolik.games.pokemon import cards

        return cards.editions()

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The theme decks."""
        from stolik.games.pokemon.cards import decks

        return decks.decks()

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Ids, printed names, and those in other languages."""
        names = card_names(self.pool)
        for card in self.pool.values():
            for name in self._called(card):
                names.setdefault(fold(name), card.id)
        return names

    def card_print(self, key: str) -> Any:
        """See `Game.card_print`; what a card got later counts only where it says something."""
        return written(self.pool[key])

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """By the format that the options name."""
        return self._problems(stacks, str(options.get("format", "duel")))

    def _problems(self, stacks: Sequence[Sequence[str]], format_name: str) -> list[Any]:
        from stolik.games.pokemon.cards import legality

        return list(legality.check_deck([card for stack in stacks for card in stack], self.pool, format_name))

    def read_deck(self, text: str) -> Deck:
        """A deck list in any of the usual forms, with English or Japanese names."""
        from stolik.games.pokemon.cards import lists

        return replace(lists.read_list(text, self.pool, called=self._called), game=self.id)

    @staticmethod
    def _called(card: Any) -> tuple[str, ...]:
        from stolik.games.pokemon.text.names import all_names

        return all_names(card)

    def write_deck(self, deck: Deck, name_of: Callable[[str], str] = str) -> str:
        """A deck list with sets and numbers."""
        from stolik.games.pokemon.cards import lists

        return lists.write_list(deck, self.pool)

    def facts(self, deck: Deck) -> DeckFacts:
        """By its cards, and of a theme deck when it was sold."""
        from stolik.games.pokemon.cards import decks, facts, sets

        found = facts.facts_of(deck.cards, self.pool)
        sold_with = decks.SOLD_WITH.get(deck.name)
        return found if sold_with is None else replace(found, year=sets.SETS[sold_with].year)

    @cached_property
    def words(self) -> Any:
        """See PokemonWords."""
        from stolik.games.pokemon.text.words import PokemonWords

        return PokemonWords(self.id, self.sides, lambda: self.pool)

    @cached_property
    def drawing(self) -> Any:
        """Two players' tables."""
        from stolik.games.pokemon.rules import drawing

        return drawing

    def drawn(self, drawing: str) -> State:
        """As read by `drawing`, in which bundled decks may be named."""
        state: State = self.drawing.read(drawing, self.rules, self.deck)
        return state


class PokemonTeamsGame(PokemonGame):
    """The Pokémon TCG for two teams of two, over the cards of its era."""

    id = "pokemon-2v2"
    title = "Pokémon 2 against 2"
    prefix = "P2"
    seats = 4
    sides = (0, 1, 0, 1)
    team_rule = "P2-SETUP-4"
    options = MULTI_OPTIONS
    ladder_option = "version"
    network = ""
    web = "stolik.games.pokemon.web:TeamsFace"
    card_files = ""
    packs_of = "pokemon"

    def takes(self, card: Any) -> bool:
        """The cards of later rules (P2-BASE)."""
        return bool(card.era)

    @cached_property
    def rules(self) -> Any:
        """Over the cards that are played two against two."""
        from stolik.games.pokemon.rules.rules import PokemonMulti

        return PokemonMulti(self.pool)

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """The cards of later rules."""
        from stolik.games.pokemon import cards

        return cards.team_pool()

    @cached_property
    def editions(self) -> Sequence[int]:  # type: ignore[override]
        """One: no cards of this era came later."""
        return ()

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """Our own half decks."""
        from stolik.games.pokemon.cards import half_decks

        return half_decks.decks()

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """Always as half decks (P2-SETUP)."""
        return self._problems(stacks, "multi")

    def facts(self, deck: Deck) -> DeckFacts:
        """By its cards, of one era; half decks were never sold."""
        return DeckFacts(types=super().facts(deck).types)

    @cached_property
    def drawing(self) -> Any:
        """Two teams' tables."""
        from stolik.games.pokemon.rules import drawing_teams

        return drawing_teams
