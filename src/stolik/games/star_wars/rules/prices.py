"""What an ability or a Battle card costs now, where cards make it dearer or cheaper (SW-ABIL-23)."""

from __future__ import annotations

from stolik.cardgame.ast import Step
from stolik.games.star_wars.ast.nodes import Activated, ForceLess, Pay

from .asked import cheaper
from .state import StarWarsState, Unit


def price(s: StarWarsState, seat: int, unit: Unit | None, ability: Activated) -> tuple[Step, ...]:
    """The costs of an ability of a unit, or of a way to play a Battle card (None), as they are for this player now. A
    number that is chosen as it is paid is not lessened."""
    costs = ability.costs
    if ForceLess not in s.fixed.tables.sources:
        return costs
    less, least = cheaper(s, seat, unit)
    if not less:
        return costs
    at = next((n for n, one in enumerate(costs) if isinstance(one, Pay) and isinstance(one.n, int)), None)
    if at is None:
        return costs if less > 0 else (Pay(-less), *costs)
    paid = costs[at]
    assert isinstance(paid, Pay)
    assert isinstance(paid.n, int)
    return (*costs[:at], Pay(max(min(least, paid.n), paid.n - less, 0)), *costs[at + 1 :])
