"""Settings and sets: what a game of Token Battle may start from (TB-DECK, TB-END-7, TB-EDITOR-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.kernel.options import OptionKind, resolve
from stolik.kernel.rules import SetupError

from .state import STACKS, Options

PRESETS: Final[dict[str, tuple[int, int]]] = {"page": (1000, 0), "classic": (1000, 50), "late": (500, 40)}
"""Score limit and turn limit (0: none) of each preset (TB-END-7)."""

SMALLEST, LARGEST = 2, 5
"""Cards in a stack (TB-DECK-7)."""


AIMLESS: Final = ("NONE", "OPP_EXTRA", "SWAP", "BONUS")
"""Abilities that name no fields; all others need an area (TB-DECK-5)."""

OPTIONS: Final = (
    OptionKind("preset", "TB-END-7", "page", tuple(PRESETS)),
    OptionKind("score_limit", "TB-END-1", 1000, lowest=1, highest=100_000),
    OptionKind("turn_limit", "TB-END-3", 0, lowest=0, highest=10_000),
    OptionKind("start_value", "TB-BOARD-8", 2, lowest=0, highest=9),
    OptionKind("first", "TB-BOARD-9", "random", ("random", "0", "1")),
    OptionKind("max_copies", "TB-DECK-12", 1, lowest=1, highest=20),
    OptionKind("mirror_offboard", "TB-ABIL-MIRROR-5", "destroy", ("destroy", "stay")),
    OptionKind("strike_spares_friends", "TB-ABIL-STRIKE-3", False),
)


def resolve_options(given: Mapping[str, int | bool | str]) -> Options:
    """Defaults, then the preset, then what was given. Raises SetupError that names the option and what it may be."""
    return _resolved(given) if given else _USUAL


def _resolved(given: Mapping[str, int | bool | str]) -> Options:
    values = resolve(OPTIONS, given)
    limits = dict(zip(("score_limit", "turn_limit"), PRESETS[str(values.pop("preset"))], strict=True))
    return Options(**(values | limits | {key: given[key] for key in limits if key in given}))  # type: ignore[arg-type]


_USUAL: Final = _resolved({})
"""Settings are never written, so that all games without any of their own share these."""


def check_card(name: str, ability: str, area: str) -> None:
    """Raises SetupError for a card whose area and ability don't go together (TB-DECK-5)."""
    if bool(area.split()) == (ability in AIMLESS):
        wrong = f"{ability} has no area, not {area!r}" if area.split() else f"{ability} needs an area of 1 to 8 fields"
        raise SetupError(wrong, "TB-DECK-5", f"card {name!r}")


class Problem:
    """What is wrong with a set: the rule it breaks ("" for a card that does not exist), the stack (1 to 4, 0 for the
    whole set), the card's key, and a number that belongs to it: of a card that does not exist, which of those it is."""

    __slots__ = ("card", "count", "rule", "stack")

    def __init__(self, rule: str, stack: int = 0, card: str = "", count: int = 0) -> None:
        self.rule = rule
        self.stack = stack
        self.card = card
        self.count = count

    @property
    def place(self) -> str:
        """Where, for a message: ", stack 2" or nothing."""
        return f", stack {self.stack}" if self.stack else ""

    @property
    def message(self) -> str:
        """One English sentence; players read the text room's."""
        if self.rule == "TB-DECK-6":
            return f"a set has four stacks, not {self.count}"
        if self.rule == "TB-DECK-7":
            cards = "1 card" if self.count == 1 else f"{self.count} cards"
            return f"the stack has {cards}; it needs {SMALLEST} to {LARGEST}"
        if self.rule == "TB-DECK-12":
            return f"{self.card!r} is in the set {self.count} times"
        return f"there is no card {self.card!r} in the collection"

    def __repr__(self) -> str:
        return f"Problem({self.rule!r}, stack={self.stack}, card={self.card!r}, count={self.count})"


def check_set(stacks: Sequence[Sequence[str]], collection: Mapping[str, int], max_copies: int = 1) -> list[Problem]:
    """All that keeps a set from being played (TB-EDITOR-4); empty when it is valid."""
    found = []
    if len(stacks) != STACKS:
        found.append(Problem("TB-DECK-6", count=len(stacks)))
    copies: dict[str, int] = {}
    unknown = 0
    for n, stack in enumerate(stacks, 1):
        if not SMALLEST <= len(stack) <= LARGEST:
            found.append(Problem("TB-DECK-7", n, count=len(stack)))
        for card in stack:
            if card not in collection:
                unknown += 1
                found.append(Problem("", n, card, unknown))
            copies[card] = copies.get(card, 0) + 1
    found += [Problem("TB-DECK-12", 0, card, n) for card, n in copies.items() if n > max_copies]
    return found
