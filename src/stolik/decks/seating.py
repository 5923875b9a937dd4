"""Which deck sits at which seat, where a game has decks for one side only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.decks.deck import Deck, DeckError


class Seating:
    """The seats of one game."""

    def __init__(
        self, sides: Sequence[int], names: Sequence[str], seat_of: Callable[[Deck], int | None], rule: str
    ) -> None:
        """`sides` is the side that each seat plays for; `seat_of` gives the seat that a deck has to take, None where it
        may take any; `rule` is cited where two have to take the same, "" if there is none."""
        self._sides = sides
        self._names = names
        self._seat_of = seat_of
        self._rule = rule

    def name(self, seat: int) -> str:
        """What a seat is called where a deck has to sit in it."""
        return self._names[seat] if seat < len(self._names) else f"seat {seat + 1}"

    def of(self, decks: Sequence[Deck]) -> tuple[int, ...]:
        """For each of these decks, one a seat, where it sits: in the seats' order as far as it may choose. Raises
        DeckError for two that have to take the same seat."""
        taken: dict[int, Deck] = {}
        for deck in decks:
            seat = self._seat_of(deck)
            if seat is not None and seat in taken:
                side, rule = self.name(seat), self._rule
                told = f"{taken[seat].name} and {deck.name} are both decks of the {side}; take one of each"
                raise DeckError(f"{told} ({rule})" if rule else told)
            if seat is not None:
                taken[seat] = deck
        free = iter([seat for seat in range(len(self._sides)) if seat not in taken])
        return tuple(next(free) if (seat := self._seat_of(deck)) is None else seat for deck in decks)

    def can_meet(self, *decks: Deck) -> bool:
        """Can these decks play against each other?"""
        homes = [seat for deck in decks if (seat := self._seat_of(deck)) is not None]
        return len(set(homes)) == len(homes)

    def mates(self, seat: int) -> tuple[int, ...]:
        """All seats of the side that a seat plays for, itself among them."""
        return tuple(other for other, side in enumerate(self._sides) if side == self._sides[seat])
