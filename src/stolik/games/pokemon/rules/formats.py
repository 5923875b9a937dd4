"""The formats as data: how many seats, Prizes and Active Pokémon, what the first turns allow, and the options of a game
(PK-SETUP-1, PK-BENCH-2, PK-DOUBLE; for two against two P2-SETUP, P2-FIELD, P2-TURN, P2-V11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.kernel.closed import CLOSED_LISTS
from stolik.kernel.decision import RuleId
from stolik.kernel.options import OptionKind, resolve


class Format:
    """One way to play: cards in a deck, Prizes laid, Active places and places on the Bench of a side, cards of the
    first hand, and the side each seat plays for. Which decks may be played is told by `cards.pokemon.legality`.

    `trainers_first`, `energy_first`: who starts may play Trainers, or attach Energy, in the first turn. `last_attacks`:
    in the first round only its last player attacks, and who goes first by attacks that say so. `burn_heals`: a Burned
    Pokémon gets its counters, and a coin may end the Burn; otherwise the coin may spare it the counters. `straight`: a
    Pokémon that comes into play while an Active place is free goes straight into it (P2-FIELD-14). `sudden_death`: a
    game that both sides win alike goes on with one Prize each (PK-END-5); otherwise nobody wins it. `cites`: the rules
    of this format that stand in the place of those of the ordinary game."""

    __slots__ = (
        "actives", "bench", "burn_heals", "cites", "deck", "energy_first", "hand", "last_attacks", "name", "prizes",
        "side_of", "straight", "sudden_death", "trainers_first",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        deck: int = 60,
        prizes: int = 6,
        actives: int = 1,
        bench: int = 5,
        hand: int = 7,
        side_of: tuple[int, ...] = (0, 1),
        trainers_first: bool = False,
        energy_first: bool = True,
        last_attacks: bool = False,
        burn_heals: bool = False,
        straight: bool = False,
        sudden_death: bool = True,
        cites: Mapping[RuleId, RuleId] | None = None,
    ) -> None:
        self.name = name
        self.deck = deck
        self.prizes = prizes
        self.actives = actives
        self.bench = bench
        self.hand = hand
        self.side_of = side_of
        self.trainers_first = trainers_first
        self.energy_first = energy_first
        self.last_attacks = last_attacks
        self.burn_heals = burn_heals
        self.straight = straight
        self.sudden_death = sudden_death
        self.cites = dict(cites or {})


SUN_MOON_CITES: Final[Mapping[RuleId, RuleId]] = {"P2-TURN-7": "PK-SM-2", "P2-TURN-35": "PK-SM-5"}
"""What the chapter of Sun & Moon says in the place of the rules of two against two that two players share."""

FORMATS: Final[dict[str, Format]] = {
    "duel": Format("duel"),
    "double": Format("double", actives=2, bench=4),
    "half": Format("half", deck=30, prizes=3),
    "sun-moon": Format("sun-moon", trainers_first=True, last_attacks=True, burn_heals=True, cites=SUN_MOON_CITES),
    "dp-on": Format("dp-on"),
}


OPTIONS: Final = (
    OptionKind("format", "PK-SETUP-1", "duel", tuple(FORMATS)),
    OptionKind("start", "PK-SETUP-3", "coin", ("coin", "die", "0", "1")),
    OptionKind("cut", "PK-SETUP-2", False),
    OptionKind("extra_cards", "PK-SETUP-7", "free", ("free", "bench")),
    OptionKind("supporter_stays", "PK-TRAINER-2", False),
    OptionKind("prizes_by_hand", "PK-KO-2", False),
    OptionKind(CLOSED_LISTS, "PK-SETUP-1", False),
)
"""`start`: who starts is decided by a coin, by dice, or given as a seat. `extra_cards`: "free" is the seed's form
(drawn at once, everything may be laid anew), "bench" the narrower one (drawn once the Prizes lie, only the Bench
grows). `supporter_stays`: it lies beside the Active Pokémon until the turn ends. `prizes_by_hand`: which of the Prizes
that lie face down is taken is asked, although they are all alike. `closed_lists`: after
the game deck lists stay closed, but for what was seen."""


# ---- two against two

TEAMS: Final = (0, 1, 0, 1)
"""The side of each seat: A and C are one team, B and D the other, whichever goes first (P2-SETUP-1)."""

MULTI_CITES: Final[Mapping[RuleId, RuleId]] = {
    "PK-SETUP-5": "P2-SETUP-8",
    "PK-SETUP-8": "P2-SETUP-12",
    "PK-TURN-1": "P2-TURN-1",
    "PK-BENCH-2": "P2-FIELD-2",
    "PK-EVO-5": "P2-TURN-14",
    "PK-EVO-6": "P2-TURN-13",
    "PK-RETREAT-4": "P2-TURN-4",
    "PK-TRAINER-2": "P2-TURN-4",
    "PK-TRAINER-5": "P2-BASE-2",
    "PK-END-1": "P2-END-1",
    "PK-END-2": "P2-END-2",
    "PK-END-3": "P2-END-3",
    "PK-END-4": "P2-END-4",
    "PK-END-6": "P2-END-5",
}
"""What the ledger of two against two says in the place of a rule of the ordinary game."""

WORDS: Final[Mapping[tuple[str, str], tuple[str, RuleId]]] = {
    ("you", "deck"): ("user", "P2-TEXT-2"),
    ("you", "hand"): ("user", "P2-TEXT-8"),
    ("you", "discard"): ("side", "P2-TEXT-9"),
    ("you", "lost"): ("side", "P2-TEXT-9"),
    ("you", "play"): ("side", "P2-TEXT-1"),
    ("you", "prizes"): ("side", "P2-TEXT-10"),
    ("opponent", "deck"): ("one", "P2-TEXT-4"),
    ("opponent", "hand"): ("one", "P2-TEXT-4"),
    ("opponent", "discard"): ("side", "P2-TEXT-3"),
    ("opponent", "lost"): ("side", "P2-TEXT-3"),
    ("opponent", "play"): ("side", "P2-TEXT-3"),
    ("opponent", "prizes"): ("side", "P2-TEXT-10"),
    ("each", "deck"): ("all", "P2-TEXT-5"),
    ("each", "hand"): ("all", "P2-TEXT-5"),
    ("each", "discard"): ("side", "P2-TEXT-5"),
    ("each", "lost"): ("side", "P2-TEXT-5"),
    ("each", "play"): ("all", "P2-TEXT-5"),
    ("each", "prizes"): ("all", "P2-TEXT-5"),
}
"""What the words of a card mean for a zone, and by which rule: the "user" alone, everybody on the "side", "one" player
of it whom the user chooses, or "all" four. In a game of two all of them mean the same."""

MULTI_OPTIONS: Final = (
    OptionKind("version", "P2-V11-6", "1.1", ("1.0", "1.1")),
    OptionKind("bench_limit", "P2-FIELD-2", 4, lowest=4, highest=5),
    OptionKind("deck_out", "P2-END-3", "empty", ("empty", "draw")),
    OptionKind("winner_chooses", "P2-SETUP-5", False),
    OptionKind("first_turn_trainers", "P2-BASE-2", True),
    OptionKind("start", "P2-SETUP-5", "random", ("random", "0", "1")),
    OptionKind("prizes_by_hand", "P2-PRIZE-2", False),
    OptionKind(CLOSED_LISTS, "P2-SETUP-1", False),
)
"""`version`: of the author's rules. `deck_out`: a team loses when a deck of it is empty, or only when its player can't
draw at the start of a turn. `winner_chooses`: who wins the toss says which team goes first. `first_turn_trainers`: A
may play Trainers in round 1. `start`: the team that goes first is drawn by lot, or given as its side."""


class Options:
    """The settings of one game, resolved; those that a game does not have are as it plays without them."""

    __slots__ = (
        "cut", "deck_out", "extra_cards", "format", "prizes_by_hand", "start", "supporter_stays", "values",
        "winner_chooses",
    )  # fmt: skip

    def __init__(self, form: Format, values: Mapping[str, int | bool | str]) -> None:
        self.format = form
        self.values = dict(values)
        self.start = str(values["start"])
        self.cut = bool(values.get("cut", False))
        self.extra_cards = str(values.get("extra_cards", "bench"))
        self.supporter_stays = bool(values.get("supporter_stays", False))
        self.prizes_by_hand = bool(values.get("prizes_by_hand", False))
        self.deck_out = str(values.get("deck_out", "draw"))
        self.winner_chooses = bool(values.get("winner_chooses", False))

    def to_data(self) -> dict[str, int | bool | str]:
        """As JSON data."""
        return dict(self.values)


def resolve_options(given: Mapping[str, int | bool | str]) -> Options:
    """Defaults, then what was given. Raises SetupError that names the option and what it may be."""
    values = resolve(OPTIONS, given)
    return Options(FORMATS[str(values["format"])], values)


def resolve_multi(given: Mapping[str, int | bool | str]) -> Options:
    """The same for two against two."""
    values = resolve(MULTI_OPTIONS, given)
    form = Format(
        "multi",
        deck=30,
        prizes=3,
        actives=2,
        bench=int(values["bench_limit"]),
        side_of=TEAMS,
        trainers_first=bool(values["first_turn_trainers"]),
        energy_first=values["version"] == "1.0",
        last_attacks=True,
        burn_heals=True,
        straight=True,
        sudden_death=False,
        cites=MULTI_CITES,
    )
    return Options(form, values)
