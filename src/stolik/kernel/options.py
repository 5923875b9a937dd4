"""The settings of a game as data: what each may be, its default, and the rule that it comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .decision import RuleId
from .rules import SetupError

Value = int | bool | str


class OptionKind:
    """What one setting may be: a number in a range, one of some words, or yes and no. `rule` is where it comes from."""

    __slots__ = ("choices", "default", "highest", "key", "lowest", "rule")

    def __init__(
        self,
        key: str,
        rule: RuleId,
        default: Value,
        choices: tuple[str, ...] = (),
        lowest: int = 0,
        highest: int = 0,
    ) -> None:
        self.key = key
        self.rule = rule
        self.default = default
        self.choices = choices
        self.lowest = lowest
        self.highest = highest

    @property
    def kind(self) -> str:
        """ "bool", "choice" or "int"."""
        return "bool" if isinstance(self.default, bool) else "choice" if self.choices else "int"

    def check(self, value: object) -> None:
        """Raises SetupError that names the option and what it may be."""
        if self.kind == "bool":
            fits, expected = isinstance(value, bool), "neither true nor false"
        elif self.kind == "choice":
            fits, expected = value in self.choices, f"none of {', '.join(self.choices)}"
        else:
            fits = type(value) is int and self.lowest <= value <= self.highest
            expected = f"no whole number from {self.lowest} to {self.highest}"
        if not fits:
            raise SetupError(f"{value!r} is {expected}", self.rule, f"option {self.key}")


def resolve(kinds: Sequence[OptionKind], given: Mapping[str, Value]) -> dict[str, Value]:
    """The defaults, and over them what was given. Raises SetupError that names the option and what it may be."""
    known = {option.key: option for option in kinds}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            raise SetupError(f"there is no such option; the options are {', '.join(known)}", place=f"option {key}")
        option.check(value)
    return {key: option.default for key, option in known.items()} | dict(given)
