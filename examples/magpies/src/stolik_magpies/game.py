"""The games as Stolik knows them: one for each number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from stolik.decks.deck import Deck
from stolik.decks.problems import Problem, find_unknown
from stolik.game import Game
from stolik_magpies.cards import KEYS, KIT, KITS, TRICKS, TRINKETS
from stolik_magpies.rules import OPTIONS, Magpies


class MagpiesGame(Game):
    """What they share. A subclass says its id, its seats and their sides."""

    prefix = "MG"
    ledger_name = "magpies"
    deck_games = ("magpies-2", "magpies-3", "magpies-4")
    options = OPTIONS

    @cached_property
    def rules(self) -> Magpies:
        """See rules.py."""
        return Magpies(self.id, self.sides)

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """What is printed on the cards: their worth and number, 0 for tricks."""
        printed = {key: (worth, copies) for key, worth, copies in TRINKETS}
        return {key: printed.get(key, (0, 0)) for key in KEYS}

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """A deck is a kit of tricks."""
        return tuple(Deck(name, self.id, (kit,)) for name, kit in KITS)

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """What keeps a kit from being played (MG-KIT-1, MG-KIT-2)."""
        kit = [card for stack in stacks for card in stack]
        found = find_unknown(kit, self.pool)
        found += [
            Problem("MG-KIT-1", f"{card!r} is a trinket; a kit holds tricks", card, 1)
            for card in dict.fromkeys(kit)
            if card in KEYS and card not in TRICKS
        ]
        if len(kit) != KIT:
            found.append(Problem("MG-KIT-1", f"a kit holds {KIT} tricks, not {len(kit)}", count=len(kit)))
        for card in dict.fromkeys(kit):
            if kit.count(card) > 1:
                found.append(Problem("MG-KIT-2", f"{card!r} is in it {kit.count(card)} times", card, kit.count(card)))
        return found

    @cached_property
    def words(self) -> Any:
        """See words.py."""
        from stolik_magpies.words import MagpiesWords

        return MagpiesWords(self.sides)

    @cached_property
    def drawing(self) -> Any:
        """See drawing.py."""
        from stolik_magpies.drawing import Drawing

        return Drawing(self.seats)


class ForTwo(MagpiesGame):
    """One against one."""

    id = "magpies-2"
    title = "Magpies for two"


class ForThree(MagpiesGame):
    """Everybody for themselves."""

    id = "magpies-3"
    title = "Magpies for three"
    seats = 3


class ForFour(MagpiesGame):
    """Two pairs, who sit across from each other."""

    id = "magpies-4"
    title = "Magpies for four"
    seats = 4
    sides = (0, 1, 0, 1)
