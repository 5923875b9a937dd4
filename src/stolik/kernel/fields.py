"""What a field of a state from outside may hold; the pieces of every game's `check`."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import SetupError


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
