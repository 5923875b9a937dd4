"""The formats as data: how many Prizes and Active Pokémon, and the options of a game (PK-SETUP-1, PK-BENCH-2,
PK-DOUBLE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.kernel.options import OptionKind, resolve


class Format:
    """One way to play: cards in a deck, Prizes laid, Active places and places on the Bench of a side, cards of the
    first hand, and the side each seat plays for. Which decks may be played is told by `cards.pokemon.legality`."""

    __slots__ = ("actives", "bench", "deck", "hand", "name", "prizes", "side_of")

    def __init__(
        self,
        name: str,
        deck: int = 60,
        prizes: int = 6,
        actives: int = 1,
        bench: int = 5,
        hand: int = 7,
        side_of: tuple[int, ...] = (0, 1),
    ) -> None:
        self.name = name
        self.deck = deck
        self.prizes = prizes
        self.actives = actives
        self.bench = bench
        self.hand = hand
        self.side_of = side_of


FORMATS: Final[dict[str, Format]] = {
    "duel": Format("duel"),
    "double": Format("double", actives=2, bench=4),
    "half": Format("half", deck=30, prizes=3),
}


OPTIONS: Final = (
    OptionKind("format", "PK-SETUP-1", "duel", tuple(FORMATS)),
    OptionKind("start", "PK-SETUP-3", "coin", ("coin", "die", "0", "1")),
    OptionKind("cut", "PK-SETUP-2", False),
    OptionKind("extra_cards", "PK-SETUP-7", "free", ("free", "bench")),
    OptionKind("supporter_stays", "PK-TRAINER-2", False),
)
"""`start`: who starts is decided by a coin, by dice, or given as a seat. `extra_cards`: "free" is the seed's form
(drawn at once, everything may be laid anew), "bench" the narrower one (drawn once the Prizes lie, only the Bench
grows). `supporter_stays`: it lies beside the Active Pokémon until the turn ends."""


class Options:
    """The settings of one game, resolved."""

    __slots__ = ("cut", "extra_cards", "format", "start", "supporter_stays")

    def __init__(self, form: Format, start: str, cut: bool, extra_cards: str, supporter_stays: bool) -> None:
        self.format = form
        self.start = start
        self.cut = cut
        self.extra_cards = extra_cards
        self.supporter_stays = supporter_stays

    def to_data(self) -> dict[str, int | bool | str]:
        """As JSON data."""
        return {
            "format": self.format.name,
            "start": self.start,
            "cut": self.cut,
            "extra_cards": self.extra_cards,
            "supporter_stays": self.supporter_stays,
        }


def resolve_options(given: Mapping[str, int | bool | str]) -> Options:
    """Defaults, then what was given. Raises SetupError that names the option and what it may be."""
    values = resolve(OPTIONS, given)
    return Options(
        FORMATS[str(values["format"])],
        str(values["start"]),
        bool(values["cut"]),
        str(values["extra_cards"]),
        bool(values["supporter_stays"]),
    )
