"""What will happen and has not happened yet: rolls, damage, Battle cards. Each opens a chance of its own (SW-POP-6).

A proposal lies in `state.proposals` by its number and is never changed: another is put in its place."""

from __future__ import annotations

from typing import Any

from stolik.games.star_wars.ast.nodes import Sure
from stolik.kernel.codec import register
from stolik.kernel.compiling import field_names, mypyc_attr

from .state import NO_CARD, StarWarsState


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """The root of all proposals."""

    __slots__ = ()

    def with_(self, **fields: Any) -> Any:
        """The same with other fields."""
        new: Any = type(self).__new__(type(self))
        for name in field_names(type(self)):
            setattr(new, name, fields.get(name, getattr(self, name)))
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingRoll(Pending):
    """Dice on the table. `why` is "attack", "damage", "build" or "effect"; `unit` rolls them, `target` is rolled at
    (0: none); `dice` are natural faces."""

    __slots__ = ("dice", "seat", "target", "unit", "why")

    def __init__(self, seat: int, why: str, dice: tuple[int, ...], unit: int = 0, target: int = 0) -> None:
        self.seat = seat
        self.why = why
        self.dice = dice
        self.unit = unit
        self.target = target


register(PendingRoll)


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingDamage(Pending):
    """Damage from a source: (target, amount) for each unit (SW-DAMAGE-1, 6). `unit` does it (0: a card does), `kind` is
    the card that does it. `after` is new damage that waits for this chance to end (SW-DAMAGE-7)."""

    __slots__ = ("after", "kind", "parts", "seat", "unit")

    def __init__(
        self,
        seat: int,
        unit: int,
        parts: tuple[tuple[int, int], ...],
        kind: int = NO_CARD,
        after: tuple[PendingDamage, ...] = (),
    ) -> None:
        self.seat = seat
        self.unit = unit
        self.parts = parts
        self.kind = kind
        self.after = after

    def amount(self, target: int) -> int:
        """How much is pending on a unit."""
        return sum(n for unit, n in self.parts if unit == target)

    def less(self, target: int, n: int) -> PendingDamage:
        """The same with n less on a unit."""
        parts = []
        for unit, amount in self.parts:
            taken = min(n, amount) if unit == target else 0
            n -= taken
            parts.append((unit, amount - taken))
        made: PendingDamage = self.with_(parts=tuple(parts))
        return made


register(PendingDamage)


@mypyc_attr(allow_interpreted_subclasses=True)
class SureDamage(PendingDamage):
    """The same where some can't prevent it, as `sure` says (SW-DAMAGE-11)."""

    __slots__ = ("sure",)

    def __init__(
        self,
        seat: int,
        unit: int,
        parts: tuple[tuple[int, int], ...],
        kind: int = NO_CARD,
        after: tuple[PendingDamage, ...] = (),
        *,
        sure: Sure,
    ) -> None:
        super().__init__(seat, unit, parts, kind, after)
        self.sure = sure


register(SureDamage)


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingCard(Pending):
    """A Battle card that is being played: its kind and way, and whether it was disrupted."""

    __slots__ = ("disrupted", "kind", "mode", "seat")

    def __init__(self, seat: int, kind: int, mode: int, disrupted: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.mode = mode
        self.disrupted = disrupted


register(PendingCard)


def propose(s: StarWarsState, pending: Pending) -> int:
    """Put a proposal on the table; its number."""
    s.serial += 1
    s.proposals[s.serial] = pending
    return s.serial


def settle(s: StarWarsState, n: int) -> Any:
    """Take a proposal off the table; None if the game has ended meanwhile."""
    return s.proposals.pop(n, None)
