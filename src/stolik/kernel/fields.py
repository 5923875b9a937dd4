"""What a field of a state from outside may hold; the pieces of every game's `check`."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import SetupError
from .state import Fixed


def hold(true: bool, field: str, wrong: str) -> None:
    """Raises SetupError that names `field` and says what is `wrong`, unless `true`."""
    if not true:
        raise SetupError(wrong, place=f"state.{field}")


def whole(value: object, field: str, lowest: int, highest: int) -> None:
    """Raises SetupError unless `value` is a whole number (no truth value) in lowest..highest."""
    if type(value) is not int or not lowest <= value <= highest:
        raise SetupError(f"{str(value)[:40]!r} is no whole number from {lowest} to {highest}", place=f"state.{field}")


def wholes(
    values: object, field: str, lowest: int, highest: int, shape: type[Sequence[object]] = list, length: int = -1
) -> None:
    """Raises SetupError unless `values` is a `shape` of such numbers: `length` of them, or any (-1)."""
    if not isinstance(values, shape) or length not in (-1, len(values)):
        raise SetupError(f"expected {'a row of' if length < 0 else length} numbers", place=f"state.{field}")
    for value in values:
        if type(value) is not int or not lowest <= value <= highest:
            whole(value, field, lowest, highest)


def all_of(values: object, cls: type, length: int) -> bool:
    """Whether `values` is a list of so many objects of a class."""
    return isinstance(values, list) and len(values) == length and all(isinstance(value, cls) for value in values)


def kind(fixed: Fixed, value: object, field: str, lowest: int = 0) -> None:
    """Raises SetupError unless `value` is a kind of this game (or as low as `lowest`: -1 for none)."""
    whole(value, field, lowest, len(fixed.kinds) - 1)


def kinds(fixed: Fixed, values: object, field: str, shape: type[Sequence[object]]) -> None:
    """Raises SetupError unless `values` is a `shape` of kinds of this game."""
    wholes(values, field, 0, len(fixed.kinds) - 1, shape)
