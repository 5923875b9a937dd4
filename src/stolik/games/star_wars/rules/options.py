"""The settings of a Star Wars game: the questions that the sources leave open, each with the answer taken as its
default (docs/rules/star-wars.md, open questions)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.kernel.closed import CLOSED_LISTS
from stolik.kernel.options import OptionKind, resolve

OPTIONS: Final = (
    OptionKind("setup", "SW-SETUP-5", "overtake", ("overtake", "alternate")),
    OptionKind("setup_points", "SW-SETUP-3", 30, lowest=0, highest=99),
    OptionKind("draws", "SW-TURN-7", "before each build", ("before each build", "both first")),
    OptionKind("pilot_dies", "SW-PILOT-14", "as many", ("as many", "more")),
    OptionKind("deflect_itself", "SW-KW-DEFLECT-4", False),
    OptionKind("deflected_counters", "SW-DAMAGE-7", "placed first", ("placed first", "all at the end")),
    OptionKind("overkill_own", "SW-KW-OVERKILL-7", False),
    OptionKind(CLOSED_LISTS, "SW-GOAL-1", False),
)
"""`setup`: who is behind goes on until ahead, or one card each. `draws`: each player draws just before building, or
both before either builds. `pilot_dies`: of as many counters as health, or of more. `deflect_itself`: Deflect may aim at
the unit itself. `deflected_counters`: counters are placed before deflected damage gets its chance, or after all.
`overkill_own`: Overkill may hit a unit of the attacker's own side. `closed_lists`: after the game
deck lists stay closed, but for what was seen."""


class Options:
    """The settings of one game, resolved."""

    __slots__ = (
        "_data", "closed_lists", "deflect_itself", "deflected_counters", "draws", "overkill_own", "pilot_dies", "setup",
        "setup_points",
    )  # fmt: skip

    def __init__(self, values: Mapping[str, int | bool | str]) -> None:
        self.setup = str(values["setup"])
        self.setup_points = int(values["setup_points"])
        self.draws = str(values["draws"])
        self.pilot_dies = str(values["pilot_dies"])
        self.deflect_itself = bool(values["deflect_itself"])
        self.deflected_counters = str(values["deflected_counters"])
        self.overkill_own = bool(values["overkill_own"])
        self.closed_lists = bool(values[CLOSED_LISTS])
        self._data: dict[str, int | bool | str] = {option.key: getattr(self, option.key) for option in OPTIONS}

    def to_data(self) -> dict[str, int | bool | str]:
        """As JSON data."""
        return self._data.copy()


def resolve_options(given: Mapping[str, int | bool | str]) -> Options:
    """Defaults, then what was given. Raises SetupError that names the option and what it may be."""
    return Options(resolve(OPTIONS, given))
